"""What the table of Micro Cosmos holds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import NO_CHOICES, Position, Scores
from kosmodrom.engine.step import NO_STEP, Step
from kosmodrom.games.microcosmos.cards import (
    CARGO_HOLDS,
    FIELDS,
    PLANET,
    Edition,
    Planet,
)
from kosmodrom.games.microcosmos.galaxy import routes
from kosmodrom.games.microcosmos.notes import GAINED, LOST, RESHUFFLE, SPENT, SURVIVORS_RESHUFFLE
from kosmodrom.games.microcosmos.plan import Plan
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.scoring import (
    POINT,
    ark_points,
    colony_points,
    rounds_left,
    settled_points,
    tie_break,
    unfinished_points,
    worth,
)

# Channels of chance results.
FIRST_SEAT: Final = 0
START_PLANETS: Final = 1
PLANET_DECK: Final = 2
CREW_DECK: Final = 3
SURVIVOR_DECK: Final = 4
AUTOMA_DECK: Final = 5
CHANNELS: Final = 6

# What the table is busy with; the steps of a turn have the rulebook's own numbers.
DRAFTING: Final = 0
UPGRADING: Final = 1
TRAVELLING: Final = 2
PLAYING: Final = 3
ACTING: Final = 4
DRAWING: Final = 5
LOADING: Final = 6
AUTOMA: Final = 7

NOBODY: Final = -1
NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class Cosmos(Position):
    """A table of Micro Cosmos. The decks are bags: they have no order, a draw picks at random.

    Nothing is hidden but those orders, and the crew cards that are dealt at the start until all have chosen.
    """

    __slots__ = (
        "cantina",
        "cells",
        "crew_deck",
        "crew_discards",
        "done",
        "edition",
        "first",
        "last_round",
        "levels",
        "long",
        "near",
        "phase",
        "plan",
        "planet_deck",
        "planet_top",
        "players",
        "ready_specialists",
        "round",
        "survivor_deck",
        "survivor_discards",
        "turn",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        agenda: list[Step],
        asked: list[Step],
        openers: list[Step],
        options: list[list[int]],
        waiting: i64,
        revealed: i64,
        edition: Edition,
        players: list[Player],
        cells: list[int],
        near: list[int],
        levels: list[int],
        done: i64,
        crew_deck: list[int],
        crew_discards: list[int],
        cantina: list[int],
        survivor_deck: list[int],
        survivor_discards: list[int],
        planet_deck: list[int],
        planet_top: i64,
        first: i64,
        turn: i64,
        round: i64,
        last_round: i64,
        phase: i64,
        long: bool,
        ready_specialists: bool,
        plan: Plan | None,
    ) -> None:
        super().__init__(seats, chance, agenda, asked, openers, options, waiting, revealed)
        self.edition = edition
        self.players = players
        self.cells = cells  # by space of the galaxy: its card, or -1
        self.near = near  # by place: those one step away; made anew when a card comes, so clones share it
        self.levels = levels  # by space and resource
        self.done = done  # spaces whose planets are fully terraformed, as a set
        self.crew_deck = crew_deck
        self.crew_discards = crew_discards
        self.cantina = cantina
        self.survivor_deck = survivor_deck
        self.survivor_discards = survivor_discards
        self.planet_deck = planet_deck  # without the uppermost card
        self.planet_top = planet_top  # everybody sees it; cards are drawn from the bottom, so it is the last
        self.first = first
        self.turn = turn
        self.round = round
        self.last_round = last_round  # 0: not yet known
        self.phase = phase
        self.long = long
        self.ready_specialists = ready_specialists
        self.plan = plan  # the Automa's, in a solo game

    def clone(self) -> Cosmos:
        return Cosmos(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.asked[:],
            self.openers[:],
            self.options[:],
            self.waiting,
            self.revealed,
            self.edition,
            [player.clone() for player in self.players],
            self.cells[:],
            self.near,
            self.levels[:],
            self.done,
            self.crew_deck[:],
            self.crew_discards[:],
            self.cantina[:],
            self.survivor_deck[:],
            self.survivor_discards[:],
            self.planet_deck[:],
            self.planet_top,
            self.first,
            self.turn,
            self.round,
            self.last_round,
            self.phase,
            self.long,
            self.ready_specialists,
            None if self.plan is None else self.plan.clone(),
        )

    # Order.

    def sides(self) -> i64:
        """How many arks there are: one for each seat, and the Automa's in a solo game."""
        return len(self.players)

    def in_order(self, first: i64, n: i64) -> i64:
        """The n-th player clockwise from a first one."""
        return (first + n) % self.sides()

    # The galaxy.

    def card_at(self, place: i64) -> Planet:
        """The galaxy card that a place is on."""
        return self.edition.planets[self.cells[place // FIELDS]]

    def kind_of(self, place: i64) -> i64:
        """What a place is: a planet, a moon and so on."""
        return self.card_at(place).kinds[place % FIELDS]

    def on_planet(self, place: i64) -> bool:
        return self.kind_of(place) == PLANET

    def is_done(self, cell: i64) -> bool:
        """Whether the planet of a space is fully terraformed."""
        return has(self.done, cell)

    def place_of(self, number: i64, field: i64) -> i64:
        """The place of a field of a galaxy card, or -1 if that is not there."""
        for cell, card in enumerate(self.cells):
            if card == number:
                return cell * FIELDS + field if field < len(self.edition.planets[number].kinds) else -1
        return -1

    def cell_of(self, number: i64) -> i64:
        """The space of a galaxy card, or -1 if it is not in the galaxy."""
        for cell, card in enumerate(self.cells):
            if card == number:
                return cell
        return -1

    def lay_planet(self, number: i64, cell: i64) -> None:
        """Put a card into the galaxy; its paths join those around it."""
        self.cells[cell] = number
        self.near = routes(self.edition, self.cells)

    def planets_to_end(self) -> i64:
        numbers = self.edition.numbers
        return numbers.planets_to_end_long if self.long else numbers.planets_to_end

    # The hold.

    def capacity(self, player: Player) -> i64:
        """The most units of each resource that fit into a hold; the Automa gains by this too [microcosmos.20.4]."""
        numbers = self.edition.numbers
        return numbers.cargo_upgraded if player.has_upgrade(CARGO_HOLDS) else numbers.cargo

    def add(self, seat: i64, resource: i64, amount: i64) -> None:
        """Take units of a resource into the hold; what finds no room is lost."""
        player = self.players[seat]
        room = self.capacity(player) - player.cargo[resource]
        fits = amount if amount <= room else room
        if fits > 0:
            player.cargo[resource] += fits
            self.tell(GAINED, seat, resource, fits)
        if fits < amount:
            self.tell(LOST, seat, resource, amount - fits)

    def spend(self, seat: i64, resource: i64, amount: i64) -> None:
        """Spend units of a resource that are there."""
        if amount:
            self.players[seat].cargo[resource] -= amount
            self.tell(SPENT, seat, resource, amount)

    # Decks.

    def may_draw_crew(self) -> bool:
        return len(self.crew_deck) > 0 or len(self.crew_discards) > 0

    def draw_crew(self) -> i64:
        """A crew card from the deck, or -1 if there is none; an empty deck is made anew of the discards."""
        if not self.crew_deck:
            if not self.crew_discards:
                return NO_CARD
            self.crew_deck = self.crew_discards
            self.crew_discards = []
            self.tell(RESHUFFLE, NOBODY, len(self.crew_deck))
        return self.pick(self.crew_deck, CREW_DECK)

    def may_draw_survivors(self) -> bool:
        return len(self.survivor_deck) > 0 or len(self.survivor_discards) > 0

    def draw_survivors(self) -> i64:
        """A card of survivors from the deck, or -1 if there is none; an empty deck is made anew of the discards."""
        if not self.survivor_deck:
            if not self.survivor_discards:
                return NO_CARD
            self.survivor_deck = self.survivor_discards
            self.survivor_discards = []
            self.tell(SURVIVORS_RESHUFFLE, NOBODY, len(self.survivor_deck))
        return self.pick(self.survivor_deck, SURVIVOR_DECK)

    def draw_planet(self) -> i64:
        """The planet at the bottom of the deck, or -1 if there is none; the uppermost one comes last."""
        if self.planet_deck:
            return self.pick(self.planet_deck, PLANET_DECK)
        number = self.planet_top
        self.planet_top = NO_CARD
        return number

    # The end.

    def scores(self) -> Scores:
        """Points by part, and the resources in the hold for ties; the most points win [microcosmos.3.4]."""
        players = self.players
        return Scores(
            {
                "planets": [player.planet_points for player in players],
                "unfinished": [unfinished_points(player) for player in players],
                "ark": [ark_points(self.edition, self.plan, side, player) for side, player in enumerate(players)],
                "survivors": [settled_points(self.edition, player) for player in players],
                "colonies": [colony_points(self.edition, player) for player in players],
            },
            [tie_break(self.plan, side, player) for side, player in enumerate(players)],
        )

    def appraise(self, seat: i64) -> float:
        """Points so far, and a rule of thumb for what the ark, the hold and the crew will bring."""
        hundredths: int = worth(self.edition, self.players[seat], rounds_left(self.round, self.last_round))
        return hundredths / POINT

    # What a seat cannot know.

    def resample(self, seat: i64, chance: Chance) -> Cosmos:
        """Deal anew all that a seat cannot see: the first crew cards of the others, and the order of the decks."""
        copy = self.clone()
        copy.chance = chance.clone()
        busy = copy.waiting
        drafting = [other for other in range(copy.seats) if other != seat and copy.openers[other] is not NO_STEP]
        for other in drafting:
            copy.take_back_draft(other)
        copy.crew_deck.sort()
        copy.survivor_deck.sort()
        copy.planet_deck.sort()
        if copy.plan is not None:
            copy.plan.deck.sort()
        for other in drafting:
            dealt = [copy.chance.draw(copy.crew_deck) for _ in range(copy.edition.numbers.dealt)]
            copy.players[other].hand = sorted(dealt)
            copy.offer(other)
        for other in drafting:
            if not has(busy, other):
                copy.decide_anew(other)
        return copy

    def take_back_draft(self, seat: i64) -> None:
        """Put a player's first crew cards back into the deck, and the player back to where the draft began."""
        player = self.players[seat]
        self.crew_deck.extend(player.hand)
        self.crew_deck.extend(player.aside)
        self.crew_deck.extend(player.crew())
        player.hand = []
        player.aside = []
        player.upper = []
        player.lower = []
        self.asked[seat] = self.openers[seat]
        self.options[seat] = NO_CHOICES
        self.waiting &= ~bit(seat)

    def decide_anew(self, seat: i64) -> None:
        """Decide at random what a player has already decided in secret."""
        while self.options[seat]:
            options = self.options[seat]
            self.answer(seat, options[self.chance.below(len(options))])

    # Saving.

    def dump(self) -> dict[str, Any]:
        return {
            "machine": self.dump_machine(),
            "players": [player.dump() for player in self.players],
            "cells": self.cells[:],
            "levels": self.levels[:],
            "crew": [self.crew_deck[:], self.crew_discards[:], self.cantina[:]],
            "survivors": [self.survivor_deck[:], self.survivor_discards[:]],
            "planets": self.planet_deck[:],
            "numbers": [
                self.planet_top,
                self.done,
                self.first,
                self.turn,
                self.round,
                self.last_round,
                self.phase,
            ],
            "flags": [self.long, self.ready_specialists],
            "plan": None if self.plan is None else self.plan.dump(),
        }
