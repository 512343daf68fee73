"""How fast a game is played at random on one core, and how long a clone takes.

Rates are per second of the processor's time: what another program takes of the core is not the engine's. On an idle
core that is the time on the wall.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Final

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.playout import clone_often, play_randomly
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import LENGTH, Seed

BATCH: Final = 20  # games between two looks at the clock
WARM_UP: Final = 0.2  # part of the time that is played before measuring
LIMIT: Final = 100_000
CLONED: Final = 25  # games whose middle is cloned
CLONES: Final = 400  # of each


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured. Setting up and dealing are part of a game."""

    seconds: float
    cpu_seconds: float
    games: int
    decisions: int
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    clone_us: float


@contextmanager
def without_collector() -> Iterator[None]:
    """Positions have no cycles, so the garbage collector only costs time (as in a search)."""
    was = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def measure(game: Game, seats: int, options: Mapping[str, Value], seconds: float) -> Speed:
    """Play games for some seconds, after a warm-up."""

    def play(number: int) -> int:
        return play_one(game, seats, options, number)

    with without_collector():
        warm, _ = play_for(play, seconds * WARM_UP, 0)
        start, used = perf_counter(), process_time()
        games, decisions = play_for(play, seconds, warm)
        took, used = perf_counter() - start, process_time() - used
        clone = clone_seconds(game, seats, options, decisions // games // 2)
    return Speed(
        seconds=round(took, 3),
        cpu_seconds=round(used, 3),
        games=games,
        decisions=decisions,
        games_per_s=round(games / used, 2),
        decisions_per_s=round(decisions / used, 1),
        decisions_per_game=round(decisions / games, 2),
        clone_us=round(clone * 1e6, 4),
    )


def play_for(play: Callable[[int], int], seconds: float, first: int) -> tuple[int, int]:
    """Play whole batches of games until the time on the wall is over: games and decisions."""
    games = decisions = 0
    end = perf_counter() + seconds
    while not games or perf_counter() < end:
        for number in range(first + games, first + games + BATCH):
            decisions += play(number)
        games += BATCH
    return games, decisions


def play_one(game: Game, seats: int, options: Mapping[str, Value], number: int) -> int:
    """Play one game at random; how many decisions it had."""
    position = begin(game, seats, options, number)
    return int(play_randomly(position, seeded(number, 1, 2), LIMIT))


def begin(game: Game, seats: int, options: Mapping[str, Value], number: int) -> Position:
    """A game at its first decision. Its seed is its number: `Seed.of` would take another hash to make it."""
    return game.new(seats, Seed(number.to_bytes(LENGTH, "big")), options)


def clone_seconds(game: Game, seats: int, options: Mapping[str, Value], half: int) -> float:
    """How long a clone of a position in the middle of a game takes: the median over some games."""
    times = []
    for number in range(CLONED):
        position = begin(game, seats, options, number)
        play_randomly(position, seeded(number, 3, 4), half)
        start = process_time()
        clone_often(position, CLONES)
        times.append((process_time() - start) / CLONES)
    return median(times)
