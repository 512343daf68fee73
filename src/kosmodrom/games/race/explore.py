"""Phase I: Explore [race.4]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.position import NO_CHOICES
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.cards import EXPLORE_DRAW, EXPLORE_KEEP
from kosmodrom.games.race.choices import EXPLORE_1_1, EXPLORE_5, KEEP, KINDS
from kosmodrom.games.race.effects import explore_sum
from kosmodrom.games.race.notes import DRAW, KEPT, WHY_EXPLORE
from kosmodrom.games.race.player import kinds_of, put, take_out
from kosmodrom.games.race.position import FOR_HAND, Race
from kosmodrom.games.race.refusals import not_an_answer, refuse_card

DRAWN: Final = 2
KEPT_CARDS: Final = 1
BONUS_DRAWN: Final = 5


@mypyc_attr(acyclic=True)
class Explore(Step):
    """All draw before anybody decides what to keep [race.4.1, race.4.2, race.4.3]."""

    def run(self, g: Race) -> None:
        g.agenda.append(END_EXPLORE)
        for n in range(g.seats):
            seat = g.in_order(n)
            draw_to_explore(g, seat)
            g.ask_secretly(Keep(seat, cards_to_keep(g, seat)))


def cards_to_draw(g: Race, seat: i64) -> i64:
    """Cards drawn, with bonuses, both of them in the two-player game, and powers [race.4.6 to race.4.8, race.12.4]."""
    player = g.players[seat]
    powers = explore_sum(g.edition.cards, player, EXPLORE_DRAW)
    return DRAWN + BONUS_DRAWN * player.called(EXPLORE_5) + player.called(EXPLORE_1_1) + powers


def cards_to_keep(g: Race, seat: i64) -> i64:
    """Cards kept, with bonus and powers [race.4.7, race.4.9, race.4.10, race.12.4]."""
    player = g.players[seat]
    return KEPT_CARDS + player.called(EXPLORE_1_1) + explore_sum(g.edition.cards, player, EXPLORE_KEEP)


def draw_to_explore(g: Race, seat: i64) -> None:
    player = g.players[seat]
    for _ in range(cards_to_draw(g, seat)):
        kind = g.take(seat, FOR_HAND)
        if kind < 0:
            return
        put(player.drawn, kind)
        g.tell(DRAW, seat, kind, WHY_EXPLORE)


@mypyc_attr(acyclic=True)
class Keep(Step):
    """Choose the cards to keep, n of them still to go; who drew no more than that keeps all [race.4.4, race.4.11]."""

    def choices(self, g: Race) -> list[int]:
        drawn = g.players[self.seat].drawn
        if self.n == 0 or self.n >= len(drawn):
            return NO_CHOICES
        return kinds_of(drawn, KEEP)

    def take(self, g: Race, choice: i64) -> None:
        player = g.players[self.seat]
        take_out(player.drawn, choice - KEEP)
        player.aside.append(choice - KEEP)
        if self.n > 1:
            g.ask(Keep(self.seat, self.n - 1))

    def run(self, g: Race) -> None:
        if self.n:
            player = g.players[self.seat]
            player.aside.extend(player.drawn)
            player.drawn = []

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if KEEP <= choice < KEEP + KINDS:
            return refuse_card("race.4.4", "not-drawn", g, choice - KEEP)
        return not_an_answer("race.4.1")


@mypyc_attr(acyclic=True)
class EndExplore(Step):
    """Kept cards go to the hand, the others face down to the discard pile, in table order [race.4.5]."""

    def run(self, g: Race) -> None:
        g.reveal()
        for n in range(g.seats):
            seat = g.in_order(n)
            player = g.players[seat]
            g.tell(KEPT, seat, len(player.aside), len(player.drawn))
            for kind in player.aside:
                put(player.hand, kind)
            for kind in player.drawn:
                g.discard_from(seat, kind)
            player.aside = []
            player.drawn = []


END_EXPLORE: Final = EndExplore()
