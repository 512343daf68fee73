"""Print the rules of a game, clause by clause, with our rulings, and what implements and proves each of them.

A clause is named as race.6.22 or 6.22, a chapter as 6. With `--map` each clause has the places in the code that
name it, those that hold it to refuse an answer or to check something, and the tests that prove it. `--gaps` lists the
clauses that no code names or no test proves, and ends with 1 if there are any.

examples:
  kosmodrom rules race 6.22
  kosmodrom rules race --search "Colony Ship"
  kosmodrom rules race 7 --lang pl --map
  kosmodrom rules race --gaps
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from rich.text import Text

    from kosmodrom.engine.clauses import ClauseMap, Entry, Place
    from kosmodrom.engine.game import Game
    from kosmodrom.engine.rulebook import Chapter, Clause, Rulebook

HELP = "print the rules, and which code and tests belong to each"
LABELS: Final = {
    "en": {"ruling": "Ruling", "switch": "Option", "code": "code", "uses": "holds it", "tests": "tests"},
    "pl": {"ruling": "Rozstrzygnięcie", "switch": "Opcja", "code": "kod", "uses": "zawiera", "tests": "testy"},
}
INDENT: Final = "  "
NARROW: Final = 60
WIDE: Final = 100  # longer lines are hard to read


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, for example race")
    parser.add_argument("clause", nargs="?", help="a clause or a chapter (all)")
    parser.add_argument("--search", metavar="TEXT", help="only clauses with this in their title, text or ruling")
    parser.add_argument("--lang", choices=("en", "pl"), help="the language (that of the environment)")
    parser.add_argument("--map", action="store_true", help="say which code and which tests belong to each clause")
    parser.add_argument("--gaps", action="store_true", help="list the clauses without code or without a test")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--write", action="store_true", help="note in the package which test proves what (in a checkout)"
    )


def run(args: argparse.Namespace) -> int:
    from kosmodrom.build import checkout
    from kosmodrom.engine.clauses import clause_map
    from kosmodrom.games.requests import find_game
    from kosmodrom.words import language_of

    game = find_game(args.game)
    project = checkout()
    language = args.lang or language_of(os.environ)
    if args.write:
        return write_down(game, project)
    if args.gaps:
        return print_gaps(clause_map(game, project), language, args.json)
    chapters = list(chosen(game.rulebook(), args.clause, args.search))
    if not chapters:
        raise UserError(f"no clause of {game.name} says {args.search!r}")
    if args.json:
        entries = clause_map(game, project).entries
        found = [about(entries[clause.id]) for _, clauses in chapters for clause in clauses]
        print_json({"game": game.name, "clauses": found})
    else:
        print_clauses(chapters, language, clause_map(game, project) if args.map else None)
    return 0


def write_down(game: Game, project: Path | None) -> int:
    """Note in the package which test proves what, for installations, which have no tests."""
    from kosmodrom.engine.clauses import FILE, clause_map, written_down

    if project is None:
        raise UserError("an installed package has no tests to take note of: --write needs a checkout")
    (game.folder / FILE).write_text(written_down(clause_map(game, project)), encoding="utf-8")
    return 0


def chosen(rulebook: Rulebook, wanted: str | None, search: str | None) -> Iterator[tuple[Chapter, list[Clause]]]:
    """The chapters with those clauses that were asked for."""
    id = full_id(rulebook, wanted) if wanted else ""
    for chapter in rulebook.chapters:
        own = [clause for clause in chapter.clauses if not id or id in (chapter.id, clause.id)]
        found = [clause for clause in own if not search or search.casefold() in everything_said(clause)]
        if found:
            yield chapter, found


def full_id(rulebook: Rulebook, wanted: str) -> str:
    """The id of a clause or chapter, which may be given without the game."""
    known = {id for chapter in rulebook.chapters for id in (chapter.id, *(clause.id for clause in chapter.clauses))}
    prefix = rulebook.chapters[0].id.partition(".")[0]
    id = wanted if wanted in known else f"{prefix}.{wanted}"
    if id not in known:
        raise UserError(f"there is no clause {wanted!r}; the chapters are 1 to {len(rulebook.chapters)}")
    return id


def everything_said(clause: Clause) -> str:
    """All that a clause says, in all languages, to search in."""
    return "\n".join([*clause.title.values(), *clause.text.values(), *clause.ruling.values()]).casefold()


def print_clauses(chapters: list[tuple[Chapter, list[Clause]]], language: str, mapped: ClauseMap | None) -> None:
    """Print clauses for a person."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=False)
    width = min(max(console.width, NARROW), WIDE)
    for chapter, clauses in chapters:
        console.print(Text(f"\n{chapter.id}  {chapter.title[language]}", style="bold underline"))
        for clause in clauses:
            console.print(Text(f"\n{clause.id}  {clause.title[language]}", style="bold cyan"))
            for paragraph in paragraphs(clause, language):
                console.print(Padding(paragraph, (0, 0, 0, len(INDENT)), expand=False), width=width)
            if mapped is not None:
                for line in place_lines(mapped.entries[clause.id], language):
                    console.print(Text(INDENT + line, style="dim"), soft_wrap=True)


def paragraphs(clause: Clause, language: str) -> Iterator[Text]:
    """What a clause says, with our ruling and its switch."""
    from rich.text import Text

    labels = LABELS[language]
    yield Text(clause.text[language])
    if clause.ruling:
        yield Text.assemble((f"{labels['ruling']}: ", "yellow"), clause.ruling[language])
    if clause.switch:
        yield Text.assemble((f"{labels['switch']}: ", "yellow"), clause.switch.replace("_", "-"))


def place_lines(entry: Entry, language: str) -> Iterator[str]:
    """The places that belong to a clause, a line each."""
    for what, places in places_of(entry).items():
        for place in places:
            yield f"{LABELS[language][what]}: {place}"


def places_of(entry: Entry) -> dict[str, list[Place]]:
    return {"code": entry.code, "uses": entry.uses, "tests": entry.tests}


def about(entry: Entry) -> dict[str, Any]:
    """All that is known of a clause."""
    from dataclasses import asdict

    places = {what: [asdict(place) for place in places] for what, places in places_of(entry).items()}
    return {**asdict(entry.clause), **places, "gaps": entry.gaps}


def print_gaps(mapped: ClauseMap, language: str, as_json: bool) -> int:
    """Print what lacks code or a test, and what names a clause that does not exist; 1 if there is anything."""
    gaps = mapped.gaps()
    if as_json:
        print_json(
            {
                "clauses": len(mapped.entries),
                "gaps": {entry.clause.id: entry.gaps for entry in gaps},
                "unknown": [{"clause": id, "place": str(place)} for id, place in mapped.unknown],
            }
        )
    else:
        for entry in gaps:
            print(f"{entry.clause.id} {entry.clause.title[language]}: no {', no '.join(entry.gaps)}")
        for id, place in mapped.unknown:
            print(f"{id} does not exist: {place}")
        print(f"{len(mapped.entries)} clauses, {len(gaps)} with a gap, {len(mapped.unknown)} wrong references")
    return 1 if gaps or mapped.unknown else 0


def print_json(value: Any) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False))
