"""Counts of decision sequences from fixed seeds: the guard against silent change.

When a rule has changed on purpose, write them anew: `KOSMODROM_PURE=1 .venv/bin/python -m tests.laws.perft`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.laws.trial import label, settings_of
from kosmodrom.engine.playout import perft, play_randomly
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from tests.laws.tiny import TinyGame

FILE: Final = Path(__file__).with_name("perft.json")
# After how many random answers to count, and how many sequences at most to follow.
MOVES: Final = (0, 10, 40, 80, 160)
SEQUENCES: Final = 2000
DEEPEST: Final = 7

Counts = dict[str, dict[str, list[int]]]


def counts(position: Position) -> list[int]:
    """Counts by depth, as far as they are quick."""
    out = [1]
    while len(out) <= DEEPEST and out[-1] <= SEQUENCES:
        out.append(perft(position, len(out)))
    return out


def counts_of(game: Game, seats: int, options: Mapping[str, Value]) -> dict[str, list[int]]:
    """Counts from the start of a game and from further on."""
    out: dict[str, list[int]] = {}
    for move in MOVES:
        position = game.new(seats, Seed.of("perft"), options)
        if play_randomly(position, seeded(seats, move, 1), move) == move and not position.over():
            out[str(move)] = counts(position)
    return out


def golden() -> Counts:
    """The counts of every game, as they should be."""
    found: Counts = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def every_count() -> Counts:
    """The counts of every game, as they are."""
    playable = (*games().values(), TinyGame())
    return {
        label(game, seats, options): counts_of(game, seats, options)
        for game in playable
        for seats, options in settings_of(game)
    }


if __name__ == "__main__":
    text = json.dumps(every_count(), indent=1)
    FILE.write_text(text.replace("\n   ", " ").replace("\n  ]", " ]") + "\n", encoding="utf-8")
