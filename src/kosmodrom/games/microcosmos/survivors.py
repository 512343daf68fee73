"""Exploring a planet for survivors, and settling them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import COLOURS, SCOUTING_VEHICLES
from kosmodrom.games.microcosmos.choices import DECLINE, KEEP, MEET, SETTLE, SURVIVORS
from kosmodrom.games.microcosmos.gains import gain
from kosmodrom.games.microcosmos.notes import KEPT, LEFT, MET, SETTLED
from kosmodrom.games.microcosmos.payment import PaySpecialist, specialists
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse

DRAWN_CARDS: Final = 1
SCOUTED_CARDS: Final = 2


def can_explore(g: Cosmos, player: Player, cell: i64) -> bool:
    """Whether there is a Leader in the planet's colour and a card to reveal [microcosmos.13.1, microcosmos.13.6]."""
    return g.may_draw_survivors() and specialists(g, player, colour_of(g, cell)) > 0


def colour_of(g: Cosmos, cell: i64) -> i64:
    return g.edition.planets[g.cells[cell]].colour


def why_no_exploration(g: Cosmos, player: Player, cell: i64) -> Refusal:
    if not g.may_draw_survivors():
        return refuse("microcosmos.13.6", "no-survivors-left")
    return refuse("microcosmos.13.1", "no-leader", {"colour": COLOURS[colour_of(g, cell)]})


def begin_exploration(g: Cosmos, seat: i64, cell: i64) -> None:
    g.ask(RevealSurvivors(seat, cell))
    g.ask(PaySpecialist(seat, colour_of(g, cell), 1))


@mypyc_attr(acyclic=True)
class RevealSurvivors(Step):
    """Reveal the survivors met on the planet of space n, two cards with Scouting Vehicles [microcosmos.13.7]."""

    def run(self, g: Cosmos) -> None:
        player = g.players[self.seat]
        number = SCOUTED_CARDS if player.has_upgrade(SCOUTING_VEHICLES) else DRAWN_CARDS
        for _ in range(number):
            card = g.draw_survivors()
            if card >= 0:
                player.found.append(card)
                g.tell(MET, self.seat, card)
        g.ask(ChooseSurvivors(self.seat, self.n))


@mypyc_attr(acyclic=True)
class ChooseSurvivors(Step):
    """Choose which of the revealed cards counts; the other is discarded [microcosmos.13.7]."""

    def choices(self, g: Cosmos) -> list[int]:
        return [MEET + card for card in g.players[self.seat].found]

    def take(self, g: Cosmos, choice: i64) -> None:
        player = g.players[self.seat]
        card = choice - MEET
        for other in player.found:
            if other != card:
                leave(g, self.seat, other)
        player.found = [card]
        # Its resources come first, and whether the card is kept or not [microcosmos.13.2].
        g.ask(KeepSurvivors(self.seat, self.n, card))
        gain(g, self.seat, g.edition.survivors[card].gain)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if MEET <= choice < MEET + SURVIVORS:
            return refuse("microcosmos.13.7", "not-revealed")
        return not_an_answer("microcosmos.13.7")


def leave(g: Cosmos, seat: i64, card: i64) -> None:
    """Put a card that is not kept on the survivors' discards [microcosmos.13.5]."""
    g.survivor_discards.append(card)
    g.tell(LEFT, seat, card)


@mypyc_attr(acyclic=True)
class KeepSurvivors(Step):
    """Keep card m of the planet of space n, or leave it; only a card of the planet's colour can be kept.

    Nobody has more than three open ones [microcosmos.13.3, microcosmos.13.4].
    """

    def choices(self, g: Cosmos) -> list[int]:
        same = g.edition.survivors[self.m].colour == colour_of(g, self.n)
        if same and len(g.players[self.seat].survivors) < g.edition.numbers.open_survivors:
            return [KEEP, DECLINE]
        return []

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == DECLINE:
            self.run(g)
            return
        player = g.players[self.seat]
        player.found = []
        player.survivors.append(self.m)
        g.tell(KEPT, self.seat, self.m)

    def run(self, g: Cosmos) -> None:
        g.players[self.seat].found = []
        leave(g, self.seat, self.m)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        return not_an_answer("microcosmos.13.3")


def can_settle(g: Cosmos, player: Player, cell: i64) -> bool:
    """Whether an open card of survivors fits a terraformed planet [microcosmos.13.8]."""
    return g.is_done(cell) and len(fitting(g, player, cell)) > 0


def fitting(g: Cosmos, player: Player, cell: i64) -> list[int]:
    """The open cards of survivors in the colour of a planet."""
    colour = colour_of(g, cell)
    return [card for card in player.survivors if g.edition.survivors[card].colour == colour]


def why_no_settlement(g: Cosmos, player: Player, cell: i64) -> Refusal:
    if not g.is_done(cell):
        return refuse("microcosmos.13.8", "not-terraformed")
    return refuse("microcosmos.13.8", "no-fitting-survivors", {"colour": COLOURS[colour_of(g, cell)]})


@mypyc_attr(acyclic=True)
class SettleOne(Step):
    """Settle one card of survivors on the planet of space n [microcosmos.13.9]."""

    def choices(self, g: Cosmos) -> list[int]:
        return [SETTLE + card for card in fitting(g, g.players[self.seat], self.n)]

    def take(self, g: Cosmos, choice: i64) -> None:
        player = g.players[self.seat]
        player.survivors.remove(choice - SETTLE)
        player.settled.append(choice - SETTLE)
        g.tell(SETTLED, self.seat, choice - SETTLE, len(player.settled))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not SETTLE <= choice < SETTLE + SURVIVORS:
            return not_an_answer("microcosmos.13.9")
        if choice - SETTLE in g.players[self.seat].survivors:
            return refuse("microcosmos.13.8", "wrong-colour", {"colour": COLOURS[colour_of(g, self.n)]})
        return refuse("microcosmos.13.8", "not-your-survivors")
