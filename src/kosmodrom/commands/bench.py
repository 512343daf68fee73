"""Measure how fast a game is played: random play on one core, set-up included, and the cost of a clone.

The figures of two runs at different times say little; `make bench` measures two revisions side by side.

`bench server` starts a server with an empty SQLite database and lets people play at many tables, two at each, over
real sockets from other processes. It tells moves a second, the time from an answer to its acknowledgement, what the
server takes of processor and memory, and errors. With `--think 0` everybody looks on and nobody plays.

examples:
  kosmodrom bench race
  kosmodrom bench race --seats 2 --option advanced --seconds 10 --json
  kosmodrom bench server --tables 500 --seconds 30
  kosmodrom bench server --tables 1000 --think 0 --json
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kosmodrom.commands import add_setting, at_least

if TYPE_CHECKING:
    from kosmodrom.arena.speed import Speed
    from kosmodrom.server.load import Load

HELP = "measure how fast a game is played, or how much a server carries"
SERVER = "server"
CPUINFO = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Machine:
    """What ran, and on what."""

    compiled: bool
    python: str
    cpu: str
    kosmodrom: str
    commit: str | None


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, seats=3, game=f"the game, for example race, or {SERVER!r}")
    parser.add_argument("--tables", type=at_least(1), default=100, metavar="N", help="tables of a server (100)")
    parser.add_argument(
        "--think", type=at_least(0, float), default=5, metavar="S", help="how long people of a server think (5)"
    )
    parser.add_argument("--seconds", type=at_least(0, float), default=5, metavar="S", help="how long to measure (5)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")


def run(args: argparse.Namespace) -> int:
    return server(args) if args.game == SERVER else play(args)


def server(args: argparse.Namespace) -> int:
    from kosmodrom.server.load import measure

    load = measure("race", args.tables, args.seconds, args.think)
    if args.json:
        print(json.dumps(asdict(load) | asdict(machine())))
    else:
        print("\n".join(server_lines(load, machine())))
    return 1 if load.errors else 0


def play(args: argparse.Namespace) -> int:
    from kosmodrom.arena.speed import measure
    from kosmodrom.games.requests import find_game, find_setting

    game = find_game(args.game)
    options = find_setting(game, args.seats, args.option)
    speed = measure(game, args.seats, options, args.seconds)
    if args.json:
        what = {"game": game.name, "seats": args.seats, "options": game.switched(args.seats, options)}
        print(json.dumps(what | asdict(speed) | asdict(machine())))
    else:
        print(f"{game.name}, {args.seats} seats, {', '.join(game.switched(args.seats, options)) or 'plain'}")
        print("\n".join(lines(speed, machine())))
    return 0


def lines(speed: Speed, here: Machine) -> list[str]:
    """The figures for a person."""
    return table(
        {
            "games": f"{speed.games_per_s:,.0f} a second",
            "decisions": f"{speed.decisions_per_s:,.0f} a second, {speed.decisions_per_game:.0f} a game",
            "clone": f"{speed.clone_us:.2f} microseconds",
            "measured": f"{speed.games:,} games in {speed.seconds:.1f} s",
        },
        here,
    )


def server_lines(load: Load, here: Machine) -> list[str]:
    """The figures of a server for a person."""
    return table(
        {
            "tables": f"{load.tables} of {load.game}, {load.clients} players who think {load.think_seconds:g} s",
            "moves": f"{load.moves_per_s:,.0f} a second, {load.moves:,} in {load.seconds:.1f} s",
            "answered": f"half in {load.p50_ms} ms, 95 % in {load.p95_ms} ms, 99 % in {load.p99_ms} ms",
            "processor": f"{load.server_cpu:.2f} cores",
            "memory": f"{load.memory_mb:.0f} MB, {load.memory_per_table_kb:.0f} kB for each table",
            "errors": f"{load.errors} {'; '.join(load.error_examples)}",
        },
        here,
    )


def table(rows: dict[str, str], here: Machine) -> list[str]:
    """Figures, and what they were measured with."""
    build = "compiled" if here.compiled else "interpreted: about ten times slower than compiled"
    rows |= {
        "build": f"kosmodrom {here.kosmodrom} {here.commit or ''}, {build}".replace(" ,", ","),
        "machine": f"Python {here.python}, {here.cpu}",
    }
    return [f"{name:<10} {value}" for name, value in rows.items()]


def machine() -> Machine:
    """Look at what runs here."""
    from importlib.metadata import version

    from kosmodrom import build

    return Machine(
        compiled=build.compiled(),
        python=platform.python_version(),
        cpu=processor(),
        kosmodrom=version("kosmodrom"),
        commit=commit(build.checkout()),
    )


def processor() -> str:
    """The name of this machine's processor."""
    listing = CPUINFO.read_text(encoding="utf-8") if CPUINFO.is_file() else ""
    models = [line.split(":", 1)[1].strip() for line in listing.splitlines() if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def commit(checkout: Path | None) -> str | None:
    """The revision that runs, with "-dirty" if its files have changed since; None outside a checkout."""
    if checkout is None:
        return None
    command = ["git", "-C", str(checkout), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None
