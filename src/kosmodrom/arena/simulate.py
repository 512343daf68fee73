"""Many games between bots, on several processes. What comes out depends on the seed alone, not on their number."""

from __future__ import annotations

import signal
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from statistics import fmean, median, quantiles, stdev
from typing import Final

from kosmodrom.arena.matches import Outcome, play
from kosmodrom.bots.registry import make
from kosmodrom.engine.game import Value
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games

PORTIONS_A_PROCESS: Final = 16
MOST_AT_A_TIME: Final = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played. With `rotate` the bots move on by one seat from game to game."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # by seat
    games: int
    seed: str
    rotate: bool = False
    max_decisions: int = 10_000

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        if not self.rotate:
            return self.bots
        return tuple(self.bots[(seat - number) % self.seats] for seat in range(self.seats))


def play_one(plan: Plan, number: int) -> Outcome:
    """A game by its number: its cards and its bots' luck come from the plan's seed and that number."""
    own = f"simulate {plan.seed} {number}"
    bots = [make(name, f"{own} {seat}") for seat, name in enumerate(plan.seating(number))]
    return play(games()[plan.game], bots, Seed.of(own), plan.options, plan.max_decisions)


def outcomes(plan: Plan, processes: int) -> Generator[Outcome]:
    """The games of a plan in their order, as they become ready."""
    one = partial(play_one, plan)
    if processes == 1:
        yield from map(one, range(plan.games))
        return
    # A spawned process starts afresh, on every system alike, and takes over no state.
    with get_context("spawn").Pool(processes, initializer=ignore_interrupts) as pool:
        yield from pool.imap(one, range(plan.games), chunksize=portion(plan.games, processes))


def ignore_interrupts() -> None:
    """Ctrl-C reaches all processes, but it is the first one that ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def portion(games: int, processes: int) -> int:
    """Games that a process takes at a time: enough not to wait for each other, few enough to end together."""
    return max(1, min(MOST_AT_A_TIME, games // (processes * PORTIONS_A_PROCESS)))


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and standard deviation of a sample."""

    mean: float
    sd: float


@dataclass(frozen=True, slots=True)
class Middle:
    """Median and quartiles of a sample."""

    lower_quartile: float
    median: float
    upper_quartile: float


@dataclass(slots=True)
class Results:
    """The results of one party, or of one bot, over the finished games."""

    games: int = 0
    wins: float = 0.0  # a shared win is split
    totals: list[int] = field(default_factory=list)
    parts: dict[str, list[int]] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.totals.append(outcome.totals[seat])
        for part, column in outcome.parts.items():
            self.parts.setdefault(part, []).append(column[seat])
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)

    def summary(self) -> Summary:
        return Summary(
            games=self.games,
            wins=round(self.wins, 6),
            win_share=round(self.wins / self.games, 6) if self.games else None,
            total=spread(self.totals),
            median=median(self.totals) if self.totals else None,
            parts={part: spread(values) for part, values in self.parts.items()},
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """Games, wins and scores of one seat, or of one bot."""

    games: int
    wins: float
    win_share: float | None
    total: Spread | None
    median: float | None  # of the totals
    parts: dict[str, Spread | None]


@dataclass(frozen=True, slots=True)
class Report:
    """What came of all games. Scores, rounds and decisions are those of the finished games."""

    plan: Plan
    finished: int
    unfinished: list[int]  # the numbers of the games that reached the limit of decisions
    ties: int
    rounds: Middle | None
    decisions: Middle | None
    by_seat: list[Summary]
    by_rival: list[Summary]  # opponents that play by themselves
    by_bot: dict[str, Summary]


def report(plan: Plan, played: list[Outcome]) -> Report:
    """Add up the games of a plan, given in their order."""
    parties = plan.seats + games()[plan.game].rivals(plan.seats)
    results = [Results() for _ in range(parties)]
    bots = {name: Results() for name in dict.fromkeys(plan.bots)}
    for number, outcome in enumerate(played):
        if outcome.finished:
            for party in range(parties):
                results[party].add(outcome, party)
            for seat, name in enumerate(plan.seating(number)):
                bots[name].add(outcome, seat)
    finished = [outcome for outcome in played if outcome.finished]
    return Report(
        plan=plan,
        finished=len(finished),
        unfinished=[number for number, outcome in enumerate(played) if not outcome.finished],
        ties=sum(len(outcome.winners) > 1 for outcome in finished),
        rounds=middle([outcome.rounds for outcome in finished]),
        decisions=middle([outcome.decisions for outcome in finished]),
        by_seat=[one.summary() for one in results[: plan.seats]],
        by_rival=[one.summary() for one in results[plan.seats :]],
        by_bot={name: one.summary() for name, one in bots.items()},
    )


def spread(values: list[int]) -> Spread | None:
    """Mean and standard deviation, None of nothing."""
    if not values:
        return None
    return Spread(round(fmean(values), 6), round(stdev(values), 6) if len(values) > 1 else 0.0)


def middle(values: list[int]) -> Middle | None:
    """Median and quartiles, None of nothing."""
    if not values:
        return None
    if len(values) == 1:
        return Middle(values[0], values[0], values[0])
    return Middle(*quantiles(values, n=4, method="inclusive"))
