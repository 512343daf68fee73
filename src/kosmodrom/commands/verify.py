"""Replay games that another implementation has recorded, and compare them with our rules.

A file holds one game a line (JSON), packed with gzip or not; `-` is the standard input. After every phase the
hands, tables, goods, points, deck and pool have to be as recorded, and at the end the scores and their parts. What
the other implementation is known to do otherwise is allowed by name, and listed. It ends with 1 if a game differs.

examples:
  kosmodrom verify race games.jsonl.gz
  zcat *.jsonl.gz | kosmodrom verify race -
"""

from __future__ import annotations

import argparse
from collections import Counter

from kosmodrom.errors import UserError

HELP = "compare recorded games with our rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=["race"], help="the game that was played")
    parser.add_argument("files", nargs="+", metavar="FILE", help="recorded games; - is the standard input")


def run(args: argparse.Namespace) -> int:
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
    """Replay the games of a file: how many there are, and how many differ."""
    from kosmodrom.arena.conformance.names import Names, NoSuchCard
    from kosmodrom.arena.conformance.record import read
    from kosmodrom.arena.conformance.replay import Replay
    from kosmodrom.games.race.cards import load_edition

    names = Names(load_edition())
    games = different = 0
    for line in read(path):
        games += 1
        game = line.game.game
        try:
            verdict = Replay(names, line.game).run()
        except NoSuchCard as error:
            raise UserError(f"{line.place}: {error}") from None
        for name, where in verdict.allowances:
            print(f"allowance: {name} (game {game}, {where})")
            allowances[name] += 1
        for what in verdict.differences:
            print(f"difference: game {game}, {what}")
        different += bool(verdict.differences)
    return games, different
