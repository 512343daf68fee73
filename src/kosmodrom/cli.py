"""The command `kosmodrom`: finds the subcommands, parses the line, and turns errors into messages.

Exit codes: 0 done, 1 the command found something wrong, 2 the line or the request is not possible,
130 interrupted.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from kosmodrom import commands
from kosmodrom.errors import UserError

DESCRIPTION = "Five space board games at one table."
EPILOG = "`kosmodrom COMMAND --help` tells more about a command, `kosmodrom doctor` what is missing here."


class Command(Protocol):
    """What a module of kosmodrom.commands holds."""

    __doc__: str | None
    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int: ...


class Version(argparse.Action):
    """Prints the version, which is looked up only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and end")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"kosmodrom {version('kosmodrom')}")
        parser.exit()


def names() -> list[str]:
    """The names of all subcommands."""
    return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))


def command(name: str) -> Command:
    return cast(Command, importlib.import_module(f"{commands.__name__}.{name}"))


def parser(only: str | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command, or one that knows a single subcommand and is quicker to make."""
    top = argparse.ArgumentParser(prog="kosmodrom", description=DESCRIPTION, epilog=EPILOG)
    top.add_argument("--version", action=Version)
    subcommands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [only] if only else names():
        module = command(name)
        sub = subcommands.add_parser(
            name,
            help=module.HELP,
            description=(module.__doc__ or module.HELP).strip(),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(sub)
        sub.set_defaults(run=module.run, refuse=sub.error)
    return top


def main(line: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code."""
    words = list(sys.argv[1:] if line is None else line)
    args, unknown = parser(words[0] if words and words[0] in names() else None).parse_known_args(words)
    if unknown:
        # parse_args would show how to use the command as a whole, not the subcommand.
        args.refuse(f"unknown arguments: {' '.join(unknown)}")
    try:
        code = int(args.run(args))
        sys.stdout.flush()  # here, where a reader that has gone is no surprise
        return code
    except UserError as error:
        print(f"kosmodrom: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Who read our output, `head` for example, has seen enough. Python flushes again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
