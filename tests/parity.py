"""Play the same seeded games compiled and interpreted, and compare what comes out. `make parity` runs it.

`python -m kosmodrom.arena.checksum GAME --games N` prints a JSON line for each of N seeded games with every number of
seats and every option; the lines of both builds have to be equal, for every registered game.
"""

from __future__ import annotations

import argparse
import math
import os
import shlex
import subprocess
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from kosmodrom import PURE, build
from kosmodrom.games.registry import games
from kosmodrom.games.requests import settings

GAMES: Final = 600


def start(command: Sequence[str], pure: bool) -> subprocess.Popen[str]:
    """Start the checksums of one build."""
    environment = os.environ | {"KOSMODROM_PURE": "1" if pure else "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def difference(compiled: Sequence[str], interpreted: Sequence[str]) -> str | None:
    """The first pair of lines that differ, for a person."""
    for number, (one, other) in enumerate(zip_longest(compiled, interpreted, fillvalue="(nothing)"), 1):
        if one != other:
            return f"line {number}\n  compiled:    {one}\n  interpreted: {other}"
    return None if compiled else "neither build printed anything"


def compare(command: Sequence[str]) -> tuple[int, str | None]:
    """Run a command in both builds at once: how many lines it printed, and the first difference."""
    processes = [start(command, pure) for pure in (False, True)]
    compiled, interpreted = [process.communicate()[0].splitlines() for process in processes]
    if any(process.returncode for process in processes):
        return 0, f"failed: {shlex.join(command)}"
    return len(compiled), difference(compiled, interpreted)


def checksums(name: str, number: int) -> list[str]:
    """The command that plays seeded games and prints what came of them: so many in all, as many with each setting."""
    each = math.ceil(number / len(settings(games()[name])))
    return [sys.executable, "-m", "kosmodrom.arena.checksum", name, "--games", str(each)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"seeded games of each game ({GAMES})")
    args = parser.parse_args()
    if PURE or not build.compiled():
        print("parity: this is the interpreted build, so there is nothing to compare with")
        return 0
    failed = False
    for name in games():
        count, found = compare(checksums(name, args.games))
        print(f"parity: {name}: {count} lines, {found or 'the same in both builds'}", flush=True)
        failed |= found is not None
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
