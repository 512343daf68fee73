"""Setting up a game [race.1]."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import NO_CHOICES, Position, load_openers, load_stack, load_steps
from kosmodrom.engine.step import NO_STEP, Step
from kosmodrom.games.race.cards import Edition
from kosmodrom.games.race.choices import KINDS
from kosmodrom.games.race.notes import DISCARDED, HANDS_DEALT, PLACED, WHY_START
from kosmodrom.games.race.payment import Discard
from kosmodrom.games.race.player import load_player, new_player, put
from kosmodrom.games.race.position import CHANNELS_A_SEAT, FOR_START, Race
from kosmodrom.games.race.round import ROUND_STEP

START_HAND: Final = 6
START_DISCARDS: Final = 2
CHIPS_A_PLAYER: Final = 12  # the chips of 10 are no part of the pool [race.1.5, race.1.6]


@mypyc_attr(acyclic=True)
class SetUp(Step):
    """Deal start worlds and hands [race.1.7, race.1.10, race.1.14, race.1.15].

    All other cards are the deck, unused start worlds among them [race.1.9, race.1.12, race.1.16].
    """

    def run(self, g: Race) -> None:
        self.deal_worlds(g)
        if g.first_game:
            self.give_first_hands(g)
        else:
            g.agenda.append(END_DISCARDS)
            for n in range(g.seats):
                seat = g.in_order(n)
                g.draw(seat, START_HAND, WHY_START)
                g.ask_secretly(Discard(seat, START_DISCARDS))

    def deal_worlds(self, g: Race) -> None:
        """A start world for everybody; in a first game those numbered from 1 [race.1.7, race.1.8, race.1.14]."""
        worlds = g.edition.start_worlds[:]
        if g.first_game:
            worlds = worlds[1 : g.seats + 1]
        lowest = KINDS
        for seat in range(g.seats):
            kind = g.pick(worlds, seat * CHANNELS_A_SEAT + FOR_START)
            g.deck.remove(kind)
            g.players[seat].lay(kind, g.card(kind))
            g.tell(PLACED, seat, kind)
            if g.card(kind).start < lowest:
                lowest = g.card(kind).start
                g.first = seat

    def give_first_hands(self, g: Race) -> None:
        """The four numbered cards of each start world [race.1.15]."""
        for seat in range(g.seats):
            player = g.players[seat]
            for kind in g.edition.start_hands[player.tableau[0]]:
                g.deck.remove(kind)
                put(player.hand, kind)
            g.tell(HANDS_DEALT, seat, len(player.hand))


@mypyc_attr(acyclic=True)
class EndDiscards(Step):
    """Put the discards on the pile, then Alpha Centauri's good [race.1.11, race.1.13]."""

    def run(self, g: Race) -> None:
        g.reveal()
        for n in range(g.seats):
            seat = g.in_order(n)
            g.tell(DISCARDED, seat, len(g.players[seat].aside))
            g.discard_aside(seat)


@mypyc_attr(acyclic=True)
class LayStartGood(Step):
    """A windfall start world begins with a good [race.1.13]."""

    def run(self, g: Race) -> None:
        for seat in range(g.seats):
            if g.card(g.players[seat].tableau[0]).windfall:
                g.lay_good(seat, 0)


END_DISCARDS: Final = EndDiscards()


def deal(edition: Edition, seats: i64, chance: Chance, advanced: bool, first_game: bool, idle_tactics: bool) -> Race:
    """A new game, not yet started: start() runs it on to the first decisions."""
    table = empty_table(edition, seats, chance, advanced, first_game, idle_tactics)
    table.agenda = [ROUND_STEP, LayStartGood(), SetUp()]
    return table


def empty_table(
    edition: Edition, seats: i64, chance: Chance, advanced: bool, first_game: bool, idle_tactics: bool
) -> Race:
    """A table with nothing dealt yet and nothing on its agenda."""
    return Race(
        seats,
        chance,
        [],
        [NO_STEP for _ in range(seats)],
        [NO_STEP for _ in range(seats)],
        [NO_CHOICES for _ in range(seats)],
        0,
        0,
        edition,
        [new_player() for _ in range(seats)],
        edition.bag(),
        [],
        CHIPS_A_PLAYER * seats,
        0,
        0,
        0,
        0,
        False,
        advanced,
        first_game,
        idle_tactics,
    )


def load_race(data: dict[str, Any], edition: Edition, classes: dict[str, type[Step]]) -> Position:
    """A saved table."""
    machine = data["machine"]
    pool, first, round_number, phase, instance = data["numbers"]
    ending, advanced, first_game, idle_tactics = data["flags"]
    players = [load_player(row) for row in data["players"]]
    a, b, c, count = machine["chance"]
    position = Race(
        len(players),
        Chance(a, b, c, count),
        load_steps(machine["agenda"], classes),
        [load_stack(rows, classes) for rows in machine["asked"]],
        load_openers(machine["openers"], classes, len(players)),
        [NO_CHOICES for _ in players],
        0,
        machine["revealed"],
        edition,
        players,
        data["deck"][:],
        data["discards"][:],
        pool,
        first,
        round_number,
        phase,
        instance,
        ending,
        advanced,
        first_game,
        idle_tactics,
    )
    for seat in range(len(players)):
        position.offer(seat)
    return position
