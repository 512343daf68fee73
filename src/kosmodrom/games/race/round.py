"""A round: secret choice of actions, the chosen phases, the end [race.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.choices import (
    ACTION,
    ACTIONS,
    DEVELOP,
    DOUBLE,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    TRADE,
)
from kosmodrom.games.race.consume import Consume
from kosmodrom.games.race.develop import Develop
from kosmodrom.games.race.ending import END_ROUND
from kosmodrom.games.race.explore import Explore
from kosmodrom.games.race.notes import ACTIONS_SHOWN, PHASE, ROUND
from kosmodrom.games.race.position import (
    CHOOSING,
    CONSUMING,
    DEVELOPING,
    EXPLORING,
    PRODUCING,
    SETTLING,
    Race,
)
from kosmodrom.games.race.produce import Produce
from kosmodrom.games.race.refusals import not_an_answer, refuse
from kosmodrom.games.race.settle import Settle

ALL_ACTIONS: Final = [ACTION + action for action in range(ACTIONS)]


@mypyc_attr(acyclic=True)
class Round(Step):
    """One round after another until the game ends [race.2.1].

    All choose at the same time [race.2.2, race.11.1]; then come the phases, and the end of the round [race.2.11].
    """

    def run(self, g: Race) -> None:
        if g.ending:
            return
        g.round += 1
        g.phase = CHOOSING
        g.tell(ROUND, -1, g.round)
        g.agenda.append(ROUND_STEP)
        g.agenda.append(END_ROUND)
        g.agenda.append(REVEAL_ACTIONS)
        for seat in range(g.seats):
            player = g.players[seat]
            player.first_action = -1
            player.second_action = -1
            g.ask_secretly(ChooseAction(seat))


@mypyc_attr(acyclic=True)
class ChooseAction(Step):
    """Choose an action in secret; n is 1 for the second one of the two-player game [race.2.2, race.12.3].

    All have the same actions, each of them in every round [race.1.3, race.2.5].
    """

    def choices(self, g: Race) -> list[int]:
        if self.n == 0:
            return ALL_ACTIONS
        first = g.players[self.seat].first_action
        return [ACTION + action for action in range(ACTIONS) if action != first or twice(action)]

    def take(self, g: Race, choice: i64) -> None:
        player = g.players[self.seat]
        if self.n:
            player.second_action = choice - ACTION
            return
        player.first_action = choice - ACTION
        if g.advanced:
            g.ask(ChooseAction(self.seat, 1))

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if ACTION <= choice < ACTION + ACTIONS:
            return refuse("race.12.3", "already-chosen")
        return not_an_answer("race.2.4")


def twice(action: i64) -> bool:
    """Whether the two-player game has two cards of an action [race.12.2]."""
    return action in (DEVELOP, SETTLE)


@mypyc_attr(acyclic=True)
class RevealActions(Step):
    """Show the actions and line up the phases that somebody called [race.2.3, race.2.6, race.2.7].

    However many have called a phase, it is played once; twice only if one player did so [race.2.10, race.12.9].
    """

    def run(self, g: Race) -> None:
        g.reveal()
        for seat in range(g.seats):
            player = g.players[seat]
            g.tell(ACTIONS_SHOWN, seat, player.first_action, player.second_action)
        once, twice_called = calls(g)
        # The agenda is a stack: the last phase goes down first.
        if has(once, PRODUCE):
            g.agenda.append(PHASE_PRODUCE)
        if has(once, TRADE) or has(once, DOUBLE):
            g.agenda.append(PHASE_CONSUME)
        # A phase called twice by one player is played twice [race.12.5].
        if has(twice_called, SETTLE):
            g.agenda.append(PHASE_SETTLE_AGAIN)
        if has(once, SETTLE):
            g.agenda.append(PHASE_SETTLE)
        if has(twice_called, DEVELOP):
            g.agenda.append(PHASE_DEVELOP_AGAIN)
        if has(once, DEVELOP):
            g.agenda.append(PHASE_DEVELOP)
        if has(once, EXPLORE_5) or has(once, EXPLORE_1_1):
            g.agenda.append(PHASE_EXPLORE)


def calls(g: Race) -> tuple[i64, i64]:
    """The actions that somebody has called, and those that one player has called twice."""
    once: i64 = 0
    twice_called: i64 = 0
    for player in g.players:
        once |= bit(player.first_action)
        if player.second_action >= 0:
            once |= bit(player.second_action)
            if player.second_action == player.first_action:
                twice_called |= bit(player.first_action)
    return once, twice_called


@mypyc_attr(acyclic=True)
class Phase(Step):
    """Begin phase n, for the second time this round if m is 1 [race.2.8]."""

    def run(self, g: Race) -> None:
        g.phase = self.n
        g.instance = self.m
        g.tell(PHASE, -1, self.n, self.m)
        if self.n == EXPLORING:
            g.agenda.append(EXPLORE)
        elif self.n == DEVELOPING:
            g.agenda.append(DEVELOP_STEP)
        elif self.n == SETTLING:
            g.agenda.append(SETTLE_STEP)
        elif self.n == CONSUMING:
            g.agenda.append(CONSUME_STEP)
        else:
            g.agenda.append(PRODUCE_STEP)


PHASE_EXPLORE: Final = Phase(-1, EXPLORING)
PHASE_DEVELOP: Final = Phase(-1, DEVELOPING)
PHASE_DEVELOP_AGAIN: Final = Phase(-1, DEVELOPING, 1)
PHASE_SETTLE: Final = Phase(-1, SETTLING)
PHASE_SETTLE_AGAIN: Final = Phase(-1, SETTLING, 1)
PHASE_CONSUME: Final = Phase(-1, CONSUMING)
PHASE_PRODUCE: Final = Phase(-1, PRODUCING)
ROUND_STEP: Final = Round()
REVEAL_ACTIONS: Final = RevealActions()
EXPLORE: Final = Explore()
DEVELOP_STEP: Final = Develop()
SETTLE_STEP: Final = Settle()
CONSUME_STEP: Final = Consume()
PRODUCE_STEP: Final = Produce()
