"""Play the same seeded games compiled and interpreted, and compare what comes out. `make parity` runs it.

A game is what has a folder in kosmodrom.games. `python -m kosmodrom.arena.checksum GAME --games N` prints a
JSON line for each seeded game; the lines of both builds have to be equal.
"""

from __future__ import annotations

import argparse
import os
import pkgutil
import subprocess
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from itertools import zip_longest

from kosmodrom import PURE, build, games


def registered() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def start(command: Sequence[str], pure: bool) -> subprocess.Popen[str]:
    """Start the checksums of one build."""
    environment = os.environ | {"KOSMODROM_PURE": "1" if pure else "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def output(process: subprocess.Popen[str]) -> list[str]:
    """The lines that a process prints; it must succeed."""
    text, _ = process.communicate()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return text.splitlines()


def difference(compiled: Sequence[str], interpreted: Sequence[str]) -> str | None:
    """The first pair of lines that differ, for a person."""
    for number, (one, other) in enumerate(zip_longest(compiled, interpreted, fillvalue="(nothing)"), 1):
        if one != other:
            return f"line {number}\n  compiled:    {one}\n  interpreted: {other}"
    return None if compiled else "neither build printed anything"


def compare(command: Sequence[str]) -> tuple[int, str | None]:
    """Run a command in both builds at once: how many lines it printed, and the first difference."""
    processes = [start(command, pure) for pure in (False, True)]
    compiled, interpreted = [output(process) for process in processes]
    return len(compiled), difference(compiled, interpreted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games of each kind (300)")
    args = parser.parse_args()
    if PURE or not build.compiled():
        print("parity: this is the interpreted build, so there is nothing to compare with")
        return 0
    failed = False
    for name in registered():
        command = [sys.executable, "-m", "kosmodrom.arena.checksum", name, "--games", str(args.games)]
        count, found = compare(command)
        print(f"parity: {name}: {count} lines, {found or 'the same in both builds'}", flush=True)
        failed |= found is not None
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
