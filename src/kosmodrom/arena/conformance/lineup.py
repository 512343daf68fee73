"""Which phases of a round are played, under which names, and who has no bonus in them."""

from __future__ import annotations

from dataclasses import dataclass

from kosmodrom.arena.conformance.allowances import COPIES_APART, SECOND_COPY_NAME
from kosmodrom.arena.conformance.record import Action
from kosmodrom.engine.step import Step
from kosmodrom.games.race import choices
from kosmodrom.games.race.ending import EndRound
from kosmodrom.games.race.position import CONSUMING, DEVELOPING, EXPLORING, PRODUCING, SETTLING, Race
from kosmodrom.games.race.round import Phase

PRODUCE = "produce"
END = "end"
SECOND = "2"
NAMES = {EXPLORING: "explore", DEVELOPING: "develop", SETTLING: "settle", CONSUMING: "consume", PRODUCING: PRODUCE}
# The actions of which the two-player game has two copies, and both copies' names, by phase.
COPIES: dict[int, tuple[int, Action, Action]] = {
    DEVELOPING: (choices.DEVELOP, "Develop", "Develop (2nd)"),
    SETTLING: (choices.SETTLE, "Settle", "Settle (2nd)"),
}


@dataclass
class Planned:
    """A phase to play."""

    step: Step
    name: str
    # Seats whose call of this action is left out of this phase, and an allowance that this takes.
    action: int = -1
    not_calling: tuple[int, ...] = ()
    allowance: str = ""


def line_up(steps: list[Step], actions: list[list[Action]]) -> list[Planned]:
    """The phases of a round, from our own steps, with what has to be allowed for."""
    planned: list[Planned] = []
    for step in steps:
        if isinstance(step, EndRound):
            planned.append(Planned(step, END))
        elif step.n in COPIES and second_alone(step.n, actions):
            # Our second phase of two is among those that the first one is replaced with.
            planned += by_copy(step, actions) if step.m == 0 else []
        else:
            planned.append(Planned(step, NAMES[step.n] + (SECOND if step.m else "")))
    return planned


def second_alone(phase: int, actions: list[list[Action]]) -> bool:
    """Whether somebody has chosen the second copy of an action without the first."""
    _, first, second = COPIES[phase]
    return any(second in chosen and first not in chosen for chosen in actions)


def by_copy(step: Step, actions: list[list[Action]]) -> list[Planned]:
    """The phases that the copies of an action call for the other implementation."""
    action, *copies = COPIES[step.n]
    name = NAMES[step.n]
    without = [tuple(seat for seat, chosen in enumerate(actions) if copy not in chosen) for copy in copies]
    if len(without[0]) == len(actions):
        return [Planned(step, name + SECOND, allowance=SECOND_COPY_NAME)]
    return [
        Planned(Phase(-1, step.n), phase, action, seats, COPIES_APART)
        for phase, seats in zip((name, name + SECOND), without, strict=True)
    ]


class Uncalled:
    """Leaves calls of some seats out while a phase is played."""

    def __init__(self, table: Race, planned: Planned) -> None:
        self.players = [table.players[seat] for seat in planned.not_calling]
        self.action = planned.action
        self.calls = [(player.first_action, player.second_action) for player in self.players]

    def __enter__(self) -> None:
        for player, (first, second) in zip(self.players, self.calls, strict=True):
            player.first_action = -1 if first == self.action else first
            player.second_action = -1 if second == self.action else second

    def __exit__(self, *_: object) -> None:
        for player, calls in zip(self.players, self.calls, strict=True):
            player.first_action, player.second_action = calls
