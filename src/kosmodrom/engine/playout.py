"""Play by uniform chance, and counts of decision sequences: the compiled loops around a position."""

from __future__ import annotations

from mypy_extensions import i64

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import Position


def play_randomly(position: Position, chance: Chance, limit: i64) -> i64:
    """Answer every decision at random until the game ends or the limit is reached; how many were answered."""
    count: i64 = 0
    while count < limit:
        seat = position.first_pending()
        if seat < 0:
            break
        options = position.options[seat]
        position.go_on(seat, options[chance.below(len(options))])
        count += 1
    return count


def perft(position: Position, depth: i64) -> i64:
    """How many sequences of answers there are to a depth, seats in canonical order.

    A game that ends earlier counts as one sequence.
    """
    seat = position.first_pending()
    if depth == 0 or seat < 0:
        return 1
    options = position.options[seat]
    if depth == 1:
        return len(options)
    total: i64 = 0
    for option in options:
        after = position.clone()
        after.choose(seat, option)
        total += perft(after, depth - 1)
    return total


def clone_often(position: Position, times: i64) -> Position:
    """Clone a position many times, for measuring."""
    copy = position
    for _ in range(times):
        copy = position.clone()
    return copy
