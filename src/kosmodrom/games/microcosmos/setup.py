"""Setting up a game [microcosmos.2]."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit
from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import NO_CHOICES, Position, load_openers, load_stack, load_steps
from kosmodrom.engine.step import NO_STEP, Refusal, Step
from kosmodrom.games.microcosmos.cards import FIELDS, RESOURCES, SPECIALISTS, Edition
from kosmodrom.games.microcosmos.choices import CELLS, CREW_CARDS, DISCARD
from kosmodrom.games.microcosmos.gains import GainAny, LayCrew, fill_cantina
from kosmodrom.games.microcosmos.galaxy import ABOVE, CENTRE, EMPTY, LEFT, RIGHT, routes
from kosmodrom.games.microcosmos.notes import DEALT, DRAFTED, FIRST, ROW, START_PLANET
from kosmodrom.games.microcosmos.plan import load_plan, new_plan
from kosmodrom.games.microcosmos.player import load_player, new_player
from kosmodrom.games.microcosmos.position import (
    CREW_DECK,
    DRAFTING,
    FIRST_SEAT,
    LOADING,
    NO_CARD,
    NOBODY,
    PLANET_DECK,
    START_PLANETS,
    Cosmos,
)
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse_crew
from kosmodrom.games.microcosmos.round import ROUND_STEP

START_CELLS: Final = (ABOVE, LEFT, RIGHT)


@mypyc_attr(acyclic=True)
class SetUp(Step):
    """Lay out the galaxy and the Cantina and deal the first crew [microcosmos.2.5 to microcosmos.2.11]."""

    def run(self, g: Cosmos) -> None:
        start = [number for number in g.planet_deck if g.edition.planets[number].start]
        for cell in START_CELLS:
            number = g.pick(start, START_PLANETS)
            g.planet_deck.remove(number)
            g.lay_planet(number, cell)
            g.tell(START_PLANET, NOBODY, number, cell)
        g.planet_top = g.pick(g.planet_deck, PLANET_DECK)
        fill_cantina(g)
        for seat in range(g.seats):
            hand = g.players[seat].hand
            for _ in range(g.edition.numbers.dealt):
                hand.append(g.pick(g.crew_deck, CREW_DECK))
            hand.sort()
            g.tell(DEALT, seat, len(hand))
            g.ask_secretly(DiscardFirst(seat))


@mypyc_attr(acyclic=True)
class DiscardFirst(Step):
    """Discard one of the dealt crew cards and lay the others into rows, unseen by the others [microcosmos.2.11]."""

    def choices(self, g: Cosmos) -> list[int]:
        return [DISCARD + card for card in g.players[self.seat].hand]

    def take(self, g: Cosmos, choice: i64) -> None:
        player = g.players[self.seat]
        player.hand.remove(choice - DISCARD)
        player.aside.append(choice - DISCARD)
        for card in reversed(player.hand):
            g.ask(LayCrew(self.seat, card))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if DISCARD <= choice < DISCARD + CREW_CARDS:
            return refuse_crew("microcosmos.2.11", "not-dealt", g, choice - DISCARD)
        return not_an_answer("microcosmos.2.11")


@mypyc_attr(acyclic=True)
class ShowCrew(Step):
    """Show the first crew of everybody; the discards go to the pile in table order [microcosmos.2.11]."""

    def run(self, g: Cosmos) -> None:
        g.reveal()
        for seat in range(g.seats):
            player = g.players[seat]
            for card in player.aside:
                g.crew_discards.append(card)
                g.tell(DRAFTED, seat, card)
            player.aside = []
            for card in player.upper:
                g.tell(ROW, seat, card, 1)
            for card in player.lower:
                g.tell(ROW, seat, card, 0)


@mypyc_attr(acyclic=True)
class LoadHolds(Step):
    """Let everybody choose the first resources [microcosmos.2.12]."""

    def run(self, g: Cosmos) -> None:
        g.phase = LOADING
        for seat in range(g.seats):
            g.ask(GainAny(seat, g.edition.numbers.start_resources))


@mypyc_attr(acyclic=True)
class ChooseFirst(Step):
    """Let chance decide who is the first player [microcosmos.2.13]."""

    def run(self, g: Cosmos) -> None:
        if g.seats > 1:
            g.first = g.pick(list(range(g.seats)), FIRST_SEAT)
        g.tell(FIRST, g.first)


def deal(edition: Edition, seats: i64, chance: Chance, long: bool, ready_specialists: bool, level: i64) -> Cosmos:
    """A new game, not yet started: start() runs it on to the first decisions.

    The level is that of the Automa in a solo game.
    """
    table = empty_table(edition, seats, chance, long, ready_specialists)
    if seats == 1:
        seat_automa(table, level)
    table.agenda = [ROUND_STEP, ChooseFirst(), LoadHolds(), ShowCrew(), SetUp()]
    return table


def seat_automa(g: Cosmos, level: i64) -> None:
    """Give the single player an opponent of a level.

    [microcosmos.18.1 to microcosmos.18.6, microcosmos.22.5 to microcosmos.22.10]
    """
    edition = g.edition
    g.plan = new_plan(level, len(edition.automa_cards))
    automa = new_player(ABOVE * FIELDS, 0)
    automa.colony_pool = edition.automa_colonies
    if edition.levels[level].colony:
        automa.colony_pool -= 1
        automa.colonies = bit(ABOVE)
    automa.cargo = [edition.levels[level].resources] * RESOURCES
    g.players.append(automa)


def empty_table(edition: Edition, seats: i64, chance: Chance, long: bool, ready_specialists: bool) -> Cosmos:
    """A table with nothing but the portal laid out and nothing on its agenda [microcosmos.2.1 to microcosmos.2.5]."""
    cells = [EMPTY] * CELLS
    cells[CENTRE] = edition.portal
    tokens = bit(SPECIALISTS) - 1 if ready_specialists else 0
    return Cosmos(
        seats,
        chance,
        [],
        [NO_STEP for _ in range(seats)],
        [NO_STEP for _ in range(seats)],
        [NO_CHOICES for _ in range(seats)],
        0,
        0,
        edition,
        [new_player(CENTRE * FIELDS, tokens) for _ in range(seats)],
        cells,
        routes(edition, cells),
        [0] * (CELLS * RESOURCES),
        0,
        list(range(len(edition.crew))),
        [],
        [],
        list(range(len(edition.survivors))),
        [],
        [number for number in range(len(edition.planets)) if number != edition.portal],
        NO_CARD,
        0,
        0,
        0,
        0,
        DRAFTING,
        long,
        ready_specialists,
        None,
    )


def load_cosmos(data: dict[str, Any], edition: Edition, classes: dict[str, type[Step]]) -> Position:
    """A saved table."""
    machine = data["machine"]
    players = [load_player(row) for row in data["players"]]
    seats = len(machine["asked"])
    planet_top, done, first, turn, round_number, last_round, phase = data["numbers"]
    crew_deck, crew_discards, cantina = data["crew"]
    survivor_deck, survivor_discards = data["survivors"]
    long, ready_specialists = data["flags"]
    cells = data["cells"][:]
    a, b, c, drawn = machine["chance"]
    position = Cosmos(
        seats,
        Chance(a, b, c, drawn),
        load_steps(machine["agenda"], classes),
        [load_stack(rows, classes) for rows in machine["asked"]],
        load_openers(machine["openers"], classes, seats),
        [NO_CHOICES for _ in range(seats)],
        0,
        machine["revealed"],
        edition,
        players,
        cells,
        routes(edition, cells),
        data["levels"][:],
        done,
        crew_deck[:],
        crew_discards[:],
        cantina[:],
        survivor_deck[:],
        survivor_discards[:],
        data["planets"][:],
        planet_top,
        first,
        turn,
        round_number,
        last_round,
        phase,
        long,
        ready_specialists,
        load_plan(data["plan"]),
    )
    for seat in range(seats):
        position.offer(seat)
    return position
