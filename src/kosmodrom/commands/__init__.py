"""The subcommands of `kosmodrom`, a module each.

A module here becomes a subcommand of the same name by being here. It holds

- a docstring: what `kosmodrom NAME --help` tells, with examples;
- `HELP`: one line for the list of commands;
- `arguments(parser)`: adds its arguments to an argparse parser;
- `run(args)`: does the work and returns the exit code.

All modules are imported to list them, so what is slow to import is imported inside `run`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable


def add_setting(parser: argparse.ArgumentParser, seats: int, game: str = "the game, for example race") -> None:
    """The arguments that say which game is set up, and how."""
    parser.add_argument("game", help=game)
    parser.add_argument("--seats", type=int, default=seats, metavar="N", help=f"seats at the table ({seats})")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="set an option of the game: NAME, NAME=off or NAME=CHOICE; can be given several times",
    )


def at_least(least: float, kind: Callable[[str], float] = int) -> Callable[[str], float]:
    """A number on the command line that must not be below another one."""

    def parse(text: str) -> float:
        try:
            number = kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"has to be {least} or more, not {text}")
        return number

    return parse


def tell_if_interpreted() -> None:
    """Say so where the engine runs interpreted and nobody asked for it: pip has hidden what the build said."""
    from kosmodrom import PURE, build

    if not PURE and not build.compiled():
        print("kosmodrom: the engine runs interpreted, about ten times slower; see `kosmodrom doctor`", file=sys.stderr)
