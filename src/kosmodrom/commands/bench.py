"""Measure how fast a game is played: random play on one core, set-up included, and the cost of a clone.

The figures of two runs at different times say little; `make bench` measures two revisions side by side.

examples:
  kosmodrom bench race
  kosmodrom bench race --seats 2 --option advanced --seconds 10 --json
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

HELP = "measure how fast a game is played"
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
    add_setting(parser, seats=3)
    parser.add_argument("--seconds", type=at_least(0, float), default=5, metavar="S", help="how long to measure (5)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")


def run(args: argparse.Namespace) -> int:
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
    build = "compiled" if here.compiled else "interpreted: about ten times slower than compiled"
    rows = {
        "games": f"{speed.games_per_s:,.0f} a second",
        "decisions": f"{speed.decisions_per_s:,.0f} a second, {speed.decisions_per_game:.0f} a game",
        "clone": f"{speed.clone_us:.2f} microseconds",
        "measured": f"{speed.games:,} games in {speed.seconds:.1f} s",
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
