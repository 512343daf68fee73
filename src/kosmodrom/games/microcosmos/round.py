"""Rounds and turns: five steps each, and a card at the end [microcosmos.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.automa import AutomaTurn
from kosmodrom.games.microcosmos.choices import DRAW_CARD, PASS
from kosmodrom.games.microcosmos.crew import PlayCrew
from kosmodrom.games.microcosmos.destination import Act
from kosmodrom.games.microcosmos.gains import DrawCrew, has_room
from kosmodrom.games.microcosmos.notes import ROUND, TURN
from kosmodrom.games.microcosmos.position import DRAWING, NOBODY, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer
from kosmodrom.games.microcosmos.scoring import RIVAL
from kosmodrom.games.microcosmos.travel import Travel
from kosmodrom.games.microcosmos.upgrade import Upgrade


@mypyc_attr(acyclic=True)
class Round(Step):
    """One round after another, a turn for everybody in each, until the last one is over.

    After each the player to the left is first [microcosmos.3.1, microcosmos.3.2, microcosmos.17.1].
    """

    def run(self, g: Cosmos) -> None:
        if g.round and g.round == g.last_round:
            return
        if g.round and g.plan is None:  # the human is always first [microcosmos.18.7]
            g.first = g.in_order(g.first, 1)
        g.round += 1
        g.tell(ROUND, NOBODY, g.round)
        g.agenda.append(ROUND_STEP)
        # The agenda is a stack: the last turn goes down first [microcosmos.19.1].
        if g.plan is not None:
            g.agenda.append(AutomaTurn(RIVAL))
        for n in range(g.seats - 1, -1, -1):
            g.agenda.append(Turn(g.in_order(g.first, n)))


@mypyc_attr(acyclic=True)
class Turn(Step):
    """A player's turn in its five steps [microcosmos.3.3]."""

    def run(self, g: Cosmos) -> None:
        g.turn = self.seat
        g.tell(TURN, self.seat)
        g.agenda.append(DrawLast(self.seat))
        g.agenda.append(Act(self.seat))
        g.agenda.append(PlayCrew(self.seat))
        g.agenda.append(Travel(self.seat))
        g.agenda.append(Upgrade(self.seat))


@mypyc_attr(acyclic=True)
class DrawLast(Step):
    """Offer the card at the end of a turn."""

    def run(self, g: Cosmos) -> None:
        g.phase = DRAWING
        g.ask(MayDraw(self.seat))


@mypyc_attr(acyclic=True)
class MayDraw(Step):
    """Draw a crew card, or not; without room for it there is no choice [microcosmos.16.5]."""

    def choices(self, g: Cosmos) -> list[int]:
        if has_room(g, g.players[self.seat]) and g.may_draw_crew():
            return [DRAW_CARD, PASS]
        return []

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == DRAW_CARD:
            g.ask(DrawCrew(self.seat, 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        return not_an_answer("microcosmos.16.5")


ROUND_STEP: Final = Round()
