"""Every clause of every game has code that names it and a test that proves it."""

from __future__ import annotations

from typing import Final

import pytest

from kosmodrom.engine.clauses import FILE, ClauseMap, clause_map, written_down
from kosmodrom.games.registry import games
from tests.tooling.conftest import ROOT

MAPS: Final[dict[str, ClauseMap]] = {name: clause_map(game, ROOT) for name, game in games().items()}
# These hold clauses to check cards, to ask, to name options, and to tell what a line of the log is about.
REFUSE_NOTHING: Final = ("edition.py", "decisions.py", "game.py", "lines.py")

each_game = pytest.mark.parametrize("name", MAPS)


@each_game
def test_no_clause_is_without_code_or_test(name: str) -> None:
    assert [(entry.clause.id, entry.gaps) for entry in MAPS[name].gaps()] == []


@each_game
def test_nothing_names_a_clause_that_does_not_exist(name: str) -> None:
    assert [f"{id}: {place}" for id, place in MAPS[name].unknown] == []


def compared(name: str) -> str:
    """The lines of a game's tests but for their marks: where a refusal is compared with its clause."""
    paths = (ROOT / "tests" / "games" / name).glob("test_*.py")
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if "mark.clause(" not in line)


@each_game
def test_every_clause_that_refuses_is_met_in_a_test(name: str) -> None:
    places = [(id, place.path) for id, entry in MAPS[name].entries.items() for place in entry.uses]
    refusing = {id for id, path in places if not path.endswith(REFUSE_NOTHING)}
    tests = compared(name)
    assert {id for id in refusing if f'"{id}"' not in tests} == set()
    assert len(refusing) > 40


@each_game
def test_written_map_is_up_to_date(name: str) -> None:
    text = (games()[name].folder / FILE).read_text(encoding="utf-8")
    assert text == written_down(MAPS[name]), f"run `kosmodrom rules {name} --write`"


@pytest.mark.parametrize(("name", "id"), [(name, id) for name, mapped in MAPS.items() for id in mapped.entries])
def test_clause_is_complete_in_both_languages(name: str, id: str) -> None:
    clause = MAPS[name].entries[id].clause
    assert set(clause.title) == set(clause.text) == {"en", "pl"}
    assert set(clause.ruling) in (set(), {"en", "pl"})


@each_game
def test_clauses_are_numbered_consecutively(name: str) -> None:
    chapters = games()[name].rulebook().chapters
    assert [chapter.id for chapter in chapters] == [f"{name}.{number}" for number in range(1, len(chapters) + 1)]
    for chapter in chapters:
        numbers = [clause.id for clause in chapter.clauses]
        assert numbers == [f"{chapter.id}.{number}" for number in range(1, len(numbers) + 1)]


@each_game
def test_switches_are_options_and_options_name_a_clause(name: str) -> None:
    game = games()[name]
    clauses = {entry.clause.id: entry.clause for entry in MAPS[name].entries.values()}
    options = {option.name for option in game.options}
    assert {clause.switch for clause in clauses.values() if clause.switch} == options
    assert all(clauses[option.clause].switch == option.name for option in game.options)
