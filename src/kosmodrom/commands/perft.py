"""Count the sequences of answers from the start of a game: figures that change only if the rules do.

Seats answer in their order; a game that is over before the depth is reached counts as one sequence. Each depth takes
several times as long as the one before it.

examples:
  kosmodrom perft race --seats 2 --depth 4 --seed 1
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from kosmodrom.commands import add_setting, at_least, tell_if_interpreted

HELP = "count the sequences of answers to a depth"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, seats=2)
    parser.add_argument("--depth", type=at_least(1), default=4, metavar="D", help="how many answers deep (4)")
    parser.add_argument("--seed", default="0", metavar="S", help="the seed of the game (0)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")


def run(args: argparse.Namespace) -> int:
    from kosmodrom.engine.playout import perft
    from kosmodrom.engine.seed import Seed
    from kosmodrom.games.requests import find_game, find_setting

    game = find_game(args.game)
    options = find_setting(game, args.seats, args.option)
    position = game.new(args.seats, Seed.of(args.seed), options)
    tell_if_interpreted()
    rows = []
    for depth in range(1, args.depth + 1):
        start = perf_counter()
        count = int(perft(position, depth))
        rows.append({"depth": depth, "count": count, "seconds": round(perf_counter() - start, 6)})
        if not args.json:
            print("{depth:>5} {count:>16,} {seconds:>10.3f} s".format(**rows[-1]), flush=True)
    if args.json:
        what = {"game": game.name, "seats": args.seats, "options": game.switched(args.seats, options)}
        print(json.dumps(what | {"seed": args.seed, "depths": rows}))
    return 0
