"""Show the components of a game, or check a file of components against the rulebook.

`show` lists every component with its mark: certain (the rulebook or the printed card says so), likely (it follows), or
reconstructed (the printed one is not public, and this one fits all the counts). `check` compares the data with every
count and table of the rulebook, clause by clause, and ends with 1 if anything differs, or if the file does not have
the form that the engine reads.

examples:
  kosmodrom edition show race
  kosmodrom edition check race
  kosmodrom edition check race --file my-cards.json
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from rich.table import Table

    from kosmodrom.engine.edition import Finding
    from kosmodrom.engine.game import Game

HELP = "show the components of a game, or check them against the rulebook"
STYLES: Final = {"certain": "green", "likely": "yellow", "reconstructed": "magenta"}
WIDE: Final = 160
TEXTS: Final = ("key", "en", "pl", "mark", "world")  # what has a column of its own, or names the record


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("show", "check"), help="what to do")
    parser.add_argument("game", help="the game, for example race")
    parser.add_argument("--file", metavar="F", help="the components in this file (those of this installation)")
    parser.add_argument("--lang", choices=("en", "pl"), help="the language (that of the environment)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from kosmodrom.engine.edition import read_data
    from kosmodrom.games.requests import find_game
    from kosmodrom.words import language_of

    game = find_game(args.game)
    path = Path(args.file) if args.file else game.components
    data, wrong = read_data(read(path))
    language = args.lang or language_of(os.environ)
    if args.what == "show" and not wrong:
        show(data, language, args.json)
        return 0
    findings = wrong or game.check_edition(data)
    told = json_lines(findings, path) if args.json else lines(findings, path, game, language)
    print("\n".join(told))
    return 0 if all(finding.ok for finding in findings) else 1


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise UserError(f"{path} cannot be read: {reason}") from error


def show(data: dict[str, Any], language: str, as_json: bool) -> None:
    """Print every record that has a mark."""
    from kosmodrom.engine.edition import records

    rows = list(records(data))
    if as_json:
        print(json.dumps([{"part": part} | row for part, row in rows], ensure_ascii=False))
        return
    from rich.console import Console

    # A pipe has no width: a wide line is better for grep than a broken one.
    Console(highlight=False, width=None if sys.stdout.isatty() else WIDE).print(table(rows, language))
    counts = Counter(str(row["mark"]) for _, row in rows)
    print(", ".join(f"{counts[mark]} {mark}" for mark in STYLES if counts[mark]))


def table(rows: Iterable[tuple[str, dict[str, Any]]], language: str) -> Table:
    """The records with their marks, and their numbers in one column, because each part has numbers of its own."""
    from rich.table import Table

    out = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("part", "component", "name", "mark", "says"):
        out.add_column(column, no_wrap=column == "mark")
    for part, row in rows:
        mark = str(row["mark"])
        key = str(row.get("key") or row.get("world") or part)
        style = STYLES.get(mark, "red")
        out.add_row(part, key, str(row.get(language, "")), f"[{style}]{mark}[/]", ", ".join(numbers(row)))
    return out


def numbers(row: dict[str, Any]) -> Iterator[str]:
    """The plain values of a record: no reasons, which are long, and nothing that is not so."""
    for name, value in row.items():
        plain = isinstance(value, (bool, int, str)) and value is not False
        if plain and name not in TEXTS and not name.startswith("why"):
            yield name if value is True else f"{name} {value}"


def json_lines(findings: Iterable[Finding], path: Path) -> list[str]:
    rows = [asdict(finding) | {"ok": finding.ok} for finding in findings]
    return [json.dumps({"file": str(path), "ok": all(row["ok"] for row in rows), "findings": rows}, ensure_ascii=False)]


def lines(findings: list[Finding], path: Path, game: Game, language: str) -> Iterator[str]:
    """The findings for a person: each clause, and what differs with both numbers."""
    titles = {clause.id: clause.title[language] for clause in game.rulebook().clauses()}
    for finding in findings:
        about = f"{finding.clause} {titles[finding.clause]}" if finding.clause else str(path)
        about = f"{about}, {finding.place}" if finding.place else about
        if finding.ok:
            yield f"ok       {about}: {finding.found}"
        else:
            verdict = "DIFFERS" if finding.clause else "WRONG"
            yield f"{verdict:<8} {about}: expected {finding.expected}; found {finding.found}"
    bad = sum(not finding.ok for finding in findings)
    yield f"{path}: {len(findings)} checked, {bad} differ" if bad else f"{path}: {len(findings)} checked, all agree"
