"""Play seeded games at random and print what came of each, to compare two builds or two revisions.

A line of JSON for each game: its setting, its number, and a checksum over everything that happened, the scores and
the last position. With --summary there is a line for each setting, over all of its games.

examples:
  python -m kosmodrom.arena.checksum race --games 300
  python -m kosmodrom.arena.checksum race --games 300 --summary
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.playout import play_randomly
from kosmodrom.engine.position import Note
from kosmodrom.engine.seed import Seed
from kosmodrom.errors import UserError
from kosmodrom.games.requests import find_game, settings

LIMIT = 100_000


def game_line(game: Game, seats: int, options: dict[str, Value], number: int) -> dict[str, Any]:
    """What came of one game."""
    seed = Seed.of(f"checksum {number}")
    position = game.deal(seats, seed, options)
    journal: list[Note] = []
    position.journal = journal
    position.start()
    decisions = int(play_randomly(position, seed.stream("answers"), LIMIT))
    scores = position.scores()
    events = [note.dump() for note in journal]
    return {
        "game": game.name,
        "seats": seats,
        "options": game.switched(seats, options),
        "number": number,
        "decisions": decisions,
        "totals": scores.totals,
        "winners": scores.winners,
        "checksum": digest([events, scores.parts, scores.tie_break, position.dump()]),
    }


def digest(data: Any) -> str:
    """A short checksum of plain data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def lines(game: Game, number: int) -> Iterator[dict[str, Any]]:
    """A line for each game of each setting."""
    for seats, options in settings(game):
        for one in range(number):
            yield game_line(game, seats, options, one)


def summaries(game: Game, number: int) -> Iterator[dict[str, Any]]:
    """A line for each setting."""
    for seats, options in settings(game):
        rows = [game_line(game, seats, options, one) for one in range(number)]
        yield {
            "game": game.name,
            "seats": seats,
            "options": game.switched(seats, options),
            "games": number,
            "decisions": sum(row["decisions"] for row in rows),
            "checksum": digest([row["checksum"] for row in rows]),
        }


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m kosmodrom.arena.checksum",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game to play")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each setting (100)")
    parser.add_argument("--summary", action="store_true", help="print a line for each setting, not for each game")
    args = parser.parse_args()
    try:
        game = find_game(args.game)
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    for line in (summaries if args.summary else lines)(game, args.games):
        print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
