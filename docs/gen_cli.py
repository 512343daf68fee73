"""Write docs/cli.md from the parsers of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from kosmodrom import cli

PAGE = Path(__file__).parent / "cli.md"
HEAD = """\
# Commands

<!-- Made by `make docs` from the commands' own help. -->

Exit codes: `0` done, `1` the command found something wrong, `2` the line or the request is not possible,
`130` interrupted.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(parser) for parser in subparsers(cli.parser()))


def subparsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """The parsers of all subcommands, and of their subcommands, in order."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for sub in action.choices.values():
                yield sub
                yield from subparsers(sub)


def section(parser: argparse.ArgumentParser) -> str:
    """One command: what it does, and its arguments."""
    heading = "#" * len(parser.prog.split())
    rows = [row(parser, action) for action in parser._actions if action.dest != "help"]
    table = ["", "| argument | meaning |", "| --- | --- |", *rows] if rows else []
    return "\n".join(["", f"{heading} {parser.prog}", "", *description(parser), *table, ""])


def description(parser: argparse.ArgumentParser) -> list[str]:
    """What a command tells of itself; its examples as a block of code."""
    text, _, examples = (parser.description or "").partition("\nexamples:\n")
    lines = [line.strip() for line in examples.splitlines()]
    return [text.strip(), *(["", "```sh", *lines, "```"] if lines else [])]


def row(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """A line of the table of arguments."""
    choices = "{" + ",".join(map(str, action.choices or ())) + "}"
    value = str(action.metavar or (choices if action.choices else action.dest))
    options = ", ".join(action.option_strings)
    call = f"{options} {value}" if options and action.nargs != 0 else options or value
    return f"| `{call}` | {parser._get_formatter()._expand_help(action) if action.help else ''} |"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
