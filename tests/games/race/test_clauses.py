"""Every clause of the rules has code that names it and a test that proves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kosmodrom.engine.clauses import FILE, clause_map, written_down
from tests.games.race.kit import GAME
from tests.tooling.conftest import ROOT

MAP = clause_map(GAME, ROOT)


def test_no_clause_is_without_code_or_test() -> None:
    assert [(entry.clause.id, entry.gaps) for entry in MAP.gaps()] == []


def test_nothing_names_a_clause_that_does_not_exist() -> None:
    assert [f"{id}: {place}" for id, place in MAP.unknown] == []


def test_every_clause_that_refuses_is_met_in_a_test() -> None:
    others = ("edition.py", "decisions.py", "game.py")  # these hold clauses to check cards, to ask, and to name options
    places = [(id, place.path) for id, entry in MAP.entries.items() for place in entry.uses]
    refusing = {id for id, path in places if not path.endswith(others)}
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {id for id in refusing if f'== "{id}"' not in tests} == set()
    assert len(refusing) > 40


def test_written_map_is_up_to_date() -> None:
    text = (GAME.folder / FILE).read_text(encoding="utf-8")
    assert text == written_down(MAP), "run `kosmodrom rules race --write`"


@pytest.mark.parametrize("id", MAP.entries)
def test_clause_is_complete_in_both_languages(id: str) -> None:
    clause = MAP.entries[id].clause
    assert set(clause.title) == set(clause.text) == {"en", "pl"}
    assert set(clause.ruling) in (set(), {"en", "pl"})


def test_clauses_are_numbered_consecutively() -> None:
    chapters = GAME.rulebook().chapters
    assert [chapter.id for chapter in chapters] == [f"race.{number}" for number in range(1, len(chapters) + 1)]
    for chapter in chapters:
        numbers = [clause.id for clause in chapter.clauses]
        assert numbers == [f"{chapter.id}.{number}" for number in range(1, len(numbers) + 1)]


def test_switches_are_options_and_options_name_a_clause() -> None:
    clauses = {entry.clause.id: entry.clause for entry in MAP.entries.values()}
    options = {option.name for option in GAME.options}
    assert {clause.switch for clause in clauses.values() if clause.switch} == options
    assert all(clauses[option.clause].switch == option.name for option in GAME.options)
