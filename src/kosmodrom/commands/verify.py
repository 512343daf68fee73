"""Replay games that another implementation has recorded, and compare them with our rules.

A file holds one game a line (JSON), packed with gzip or not; `-` is the standard input. After every phase the
hands, tables, goods, points, deck and pool have to be as recorded, and at the end the scores and their parts. What
the other implementation is known to do otherwise is allowed by name, and listed. A line that holds no game counts as
one that differs. It ends with 1 if a game differs.

examples:
  kosmodrom verify race games.jsonl.gz
  zcat *.jsonl.gz | kosmodrom verify race -
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING

from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from kosmodrom.arena.conformance.names import Names
    from kosmodrom.arena.conformance.record import Line

HELP = "compare recorded games with our rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=["race"], help="the game that was played")
    parser.add_argument("files", nargs="+", metavar="FILE", help="recorded games; - is the standard input")


def run(args: argparse.Namespace) -> int:
    from kosmodrom.arena.conformance.record import check_readable

    for path in args.files:
        check_readable(path)
    verified = differing = 0
    allowances: Counter[str] = Counter()
    for path in args.files:
        games, different = verify_file(path, allowances)
        print(f"{path}: {games} games, {games - different} identical, {different} differing")
        verified += games
        differing += different
    if verified == 0:
        raise UserError(f"there is no game in {', '.join(args.files)}")
    for name, count in sorted(allowances.items()):
        print(f"allowed: {name}: {count}")
    print(f"{verified} games, {verified - differing} identical, {differing} differing")
    return 1 if differing else 0


def verify_file(path: str, allowances: Counter[str]) -> tuple[int, int]:
    """Replay the games of a file: how many there are, and how many differ. What cannot be read is one that differs."""
    from kosmodrom.arena.conformance.names import Names
    from kosmodrom.arena.conformance.record import BadRecord, read
    from kosmodrom.games.race.cards import load_edition

    names = Names(load_edition())
    games = different = 0
    try:
        for line in read(path):
            games += 1
            different += not identical(names, line, allowances)
    except BadRecord as fault:
        print(f"difference: {fault}")
        return games + 1, different + 1
    return games, different


def identical(names: Names, line: Line, allowances: Counter[str]) -> bool:
    """Whether a line holds a game that goes the same way at our table; in what it differs is printed."""
    from kosmodrom.arena.conformance.names import NoSuchCard
    from kosmodrom.arena.conformance.record import BadRecord, decode
    from kosmodrom.arena.conformance.replay import Replay

    try:
        game = decode(line)
        verdict = Replay(names, game).run()
    except BadRecord as fault:
        print(f"difference: {fault}")
        return False
    except NoSuchCard as fault:
        print(f"difference: {line.place}: {fault}")
        return False
    for name, where in verdict.allowances:
        print(f"allowance: {name} (game {game.game}, {where})")
        allowances[name] += 1
    for what in verdict.differences:
        print(f"difference: game {game.game}, {what}")
    return not verdict.differences
