"""Giving up cards from the hand: to pay, or to discard."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.position import NO_CHOICES
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.choices import DISCARD, KINDS, PAY
from kosmodrom.games.race.player import kinds_of, take_out
from kosmodrom.games.race.position import DEVELOPING, Race
from kosmodrom.games.race.refusals import not_an_answer, not_in_hand


@mypyc_attr(acyclic=True)
class Pay(Step):
    """Pick the cards that pay, n of them still to go [race.3.2, race.5.3, race.6.3].

    A whole hand that is due goes without asking.
    """

    def choices(self, g: Race) -> list[int]:
        hand = g.players[self.seat].hand
        if self.n == 0 or self.n == len(hand):
            return NO_CHOICES
        return kinds_of(hand, PAY)

    def take(self, g: Race, choice: i64) -> None:
        player = g.players[self.seat]
        take_out(player.hand, choice - PAY)
        player.aside.append(choice - PAY)
        if self.n > 1:
            g.ask(Pay(self.seat, self.n - 1))

    def run(self, g: Race) -> None:
        if self.n:
            player = g.players[self.seat]
            player.aside.extend(player.hand)
            player.hand = []

    def why_not(self, g: Race, choice: i64) -> Refusal:
        clause = "race.5.3" if g.phase == DEVELOPING else "race.6.3"
        if not PAY <= choice < PAY + KINDS:
            return not_an_answer(clause)
        kind = choice - PAY
        if g.phase == DEVELOPING and kind == g.players[self.seat].placed:
            clause = "race.5.4"
        return not_in_hand(clause, g, kind)


@mypyc_attr(acyclic=True)
class Discard(Step):
    """Pick cards to discard, n of them still to go: of the first six, or above the hand limit [race.1.11, race.9.2]."""

    def choices(self, g: Race) -> list[int]:
        return kinds_of(g.players[self.seat].hand, DISCARD) if self.n else NO_CHOICES

    def take(self, g: Race, choice: i64) -> None:
        player = g.players[self.seat]
        take_out(player.hand, choice - DISCARD)
        player.aside.append(choice - DISCARD)
        if self.n > 1:
            g.ask(Discard(self.seat, self.n - 1))

    def why_not(self, g: Race, choice: i64) -> Refusal:
        clause = "race.9.2" if g.round else "race.1.11"
        if DISCARD <= choice < DISCARD + KINDS:
            return not_in_hand(clause, g, choice - DISCARD)
        return not_an_answer(clause)
