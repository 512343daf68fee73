"""Every clause of the rules has code that names it and a test that proves it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kosmodrom.engine.clauses import FILE, clause_map, written_down
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from tests.games.race.kit import GAME
from tests.tooling.conftest import ROOT

MAP = clause_map(GAME, ROOT)


def test_no_clause_is_without_code_or_test() -> None:
    assert [(entry.clause.id, entry.gaps) for entry in MAP.gaps()] == []


def test_nothing_names_a_clause_that_does_not_exist() -> None:
    assert [f"{id}: {place}" for id, place in MAP.unknown] == []


def test_every_clause_that_refuses_is_met_in_a_test() -> None:
    # These hold clauses to check cards, to ask, to name options, and to tell what a line of the log is about.
    others = ("edition.py", "decisions.py", "game.py", "lines.py")
    places = [(id, place.path) for id, entry in MAP.entries.items() for place in entry.uses]
    refusing = {id for id, path in places if not path.endswith(others)}
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {id for id in refusing if f'== "{id}"' not in tests} == set()
    assert len(refusing) > 40


def test_every_line_of_the_log_is_about_a_clause() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(20):
        session = Session.begin(GAME, 2 + seed % 3, Seed.of(seed))
        rng = random.Random(seed)
        while pending := session.position.pending():
            seat = rng.choice(pending)
            for note in session.choose(seat, rng.choice(session.position.choices(seat))):
                line = GAME.line(note, seat)
                if line is not None and (id := GAME.clause(note)):
                    told.setdefault(line.id.removeprefix("race-log-"), set()).add(id)
    assert {id for ids in told.values() for id in ids} <= set(MAP.entries)
    assert told["places"] == {"race.5.1", "race.6.1"}
    assert told["pays"] == {"race.5.3", "race.6.3"}
    assert told["good"] == {"race.6.8", "race.8.1"}
    assert told["conquers"] == {"race.6.12"}
    assert told["phase"] == {"race.4.1", "race.5.1", "race.6.1", "race.7.1", "race.8.1"}
    assert told["end-table"] == told["end-pool"] == {"race.10.1"}


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
