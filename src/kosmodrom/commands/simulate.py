"""Let bots play many games and report scores, wins and lengths, by seat and by bot.

Every game has cards and luck of its own that follow from --seed and its number, so the same line gives the same
results on any number of processes. Games that reach --max-decisions are reported as unfinished and left out of the
figures; it then ends with 1 if no game was finished.

examples:
  kosmodrom simulate race --bots greedy,random --games 200 --rotate
  kosmodrom simulate race --seats 4 --bots greedy --games 100 --seed 7 --json
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from kosmodrom.commands import add_setting, at_least, tell_if_interpreted
from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from kosmodrom.arena.matches import Outcome
    from kosmodrom.arena.simulate import Middle, Plan, Report, Spread, Summary

HELP = "let bots play many games and report the results"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, seats=2)
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="games to play (100)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="a bot for each seat, with commas between them, or one for all seats (random)",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="a number or word that all chance follows from (0)")
    parser.add_argument("--rotate", action="store_true", help="move the bots on by one seat from game to game")
    parser.add_argument("--processes", type=at_least(1), metavar="N", help="processes to play on (one for each core)")
    parser.add_argument(
        "--max-decisions",
        type=at_least(1),
        default=10_000,
        metavar="N",
        help="give a game up as unfinished after so many decisions (10000)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from kosmodrom.arena.simulate import outcomes, report

    plan = plan_of(args)
    tell_if_interpreted()
    processes = min(args.processes or cores(), plan.games)
    start = time.perf_counter()
    found = report(plan, list(with_progress(outcomes(plan, processes), plan.games)))
    took = round(time.perf_counter() - start, 3)
    if args.json:
        print(json.dumps(asdict(found) | {"processes": processes, "seconds": took}))
    else:
        print("\n".join(lines(found)))
        print(f"\n{plan.games} games in {took:.1f} s on {processes} processes")
    return 0 if found.finished else 1


def plan_of(args: argparse.Namespace) -> Plan:
    """What is asked for, or an error that says what there is."""
    from kosmodrom.arena.simulate import Plan
    from kosmodrom.bots.registry import find_bot
    from kosmodrom.games.requests import find_game, find_setting

    game = find_game(args.game)
    options = find_setting(game, args.seats, args.option)
    names = [find_bot(name.strip()).name for name in args.bots.split(",")]
    if len(names) == 1:
        names *= args.seats
    if len(names) != args.seats:
        raise UserError(f"there are {len(names)} bots for {args.seats} seats; name one for each seat, or one for all")
    return Plan(game.name, args.seats, options, tuple(names), args.games, args.seed, args.rotate, args.max_decisions)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def with_progress(played: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The same games, with a bar on the standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(played, "playing", total, console=Console(stderr=True), transient=True)


def lines(found: Report) -> Iterator[str]:
    """The report for a person."""
    from kosmodrom.games.registry import games

    plan = found.plan
    options = ", ".join(games()[plan.game].switched(plan.seats, plan.options)) or "plain"
    yield f"{plan.game}, {plan.seats} seats, {options}, seed {plan.seed}"
    yield f"finished   {found.finished} of {plan.games} games, {found.ties} of them ties"
    if found.unfinished:
        shown = ", ".join(map(str, found.unfinished[:10])) + (", …" if len(found.unfinished) > 10 else "")
        yield f"UNFINISHED {len(found.unfinished)} after {plan.max_decisions} decisions: games {shown}"
    yield f"rounds     {middle(found.rounds)}"
    yield f"decisions  {middle(found.decisions)}"
    yield ""
    yield f"{'':<14} {'games':>6} {'wins':>8} {'share':>7}   {'total':>12} {'median':>7}   parts"
    for seat, summary in enumerate(found.by_seat):
        yield row(f"seat {seat}", summary)
    for number, summary in enumerate(found.by_rival, 1):
        yield row(f"rival {number}", summary)
    for name, summary in found.by_bot.items():
        yield row(name, summary)


def row(name: str, summary: Summary) -> str:
    share = f"{summary.win_share:.1%}" if summary.win_share is not None else "-"
    parts = ", ".join(f"{part} {spread(values)}" for part, values in summary.parts.items())
    median = f"{summary.median:g}" if summary.median is not None else "-"
    won = f"{summary.games:>6} {summary.wins:>8.1f} {share:>7}"
    return f"{name:<14} {won}   {spread(summary.total):>12} {median:>7}   {parts}"


def middle(values: Middle | None) -> str:
    if values is None:
        return "-"
    return f"median {values.median:g}, half of them from {values.lower_quartile:g} to {values.upper_quartile:g}"


def spread(values: Spread | None) -> str:
    return f"{values.mean:.1f} ± {values.sd:.1f}" if values else "-"
