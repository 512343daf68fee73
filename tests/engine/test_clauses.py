"""The map from clauses to code and tests, on small sources."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kosmodrom.engine import clauses
from kosmodrom.engine.clauses import Source, clause_map, make_map, spelled_out, written_down
from kosmodrom.engine.rulebook import Rulebook, parse
from kosmodrom.games.registry import games

CODE = '''\
"""Chapter two [toy.2]."""

LIMIT = 7  # [toy.2.3]
TABLE = {
    "toy.2.9": 1,
}


class Step:
    """Do it [toy.2.1,
    toy.2.2 to toy.2.4].
    """

    def why_not(self):
        """No [toy.2.1]; a list[int] and [a.b] name nothing."""
        # Twice in one scope is once: [toy.2.1].
        return refuse("toy.2.6", "toy.2.7 is no id alone")
'''

TESTS = """\
import pytest

@pytest.mark.clause("toy.2.1", "toy.2.2")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.clause("toy.2.3"))])
def test_one(n):
    pass

class TestMore:
    @pytest.mark.clause("toy.2.4")
    def test_two(self):
        pass

@pytest.mark.clause("toy.2.5")
def helper():
    pass
"""


def source(text: str) -> Source:
    return Source("toy.py", text, ast.parse(text))


def test_references_stand_in_brackets_of_docstrings_and_comments() -> None:
    assert set(source(CODE).references()) == {
        ("toy.2", 1),
        ("toy.2.3", 3),
        ("toy.2.1", 10),
        ("toy.2.2", 10),
        ("toy.2.3", 10),
        ("toy.2.4", 10),
        ("toy.2.1", 15),
        ("toy.2.1", 16),
    }


def test_strings_are_those_that_are_an_id() -> None:
    assert set(source(CODE).strings()) == {("toy.2.9", 5), ("toy.2.6", 17)}


def test_places_have_the_names_of_their_scopes() -> None:
    here = source(CODE)
    named = [(id, place.line, place.name) for id, place in here.located(here.references()) if id != "toy.2"]
    assert sorted(named) == [
        ("toy.2.1", 10, "Step"),
        ("toy.2.1", 15, "Step.why_not"),
        ("toy.2.2", 10, "Step"),
        ("toy.2.3", 3, "LIMIT"),
        ("toy.2.3", 10, "Step"),
        ("toy.2.4", 10, "Step"),
    ]
    assert [(id, place.name) for id, place in here.located(here.strings())] == [
        ("toy.2.9", "TABLE"),
        ("toy.2.6", "Step.why_not"),
    ]


def test_marks_of_tests_and_of_their_parameters() -> None:
    here = source(TESTS)
    assert sorted((id, place.name) for id, place in here.located(here.marks())) == [
        ("toy.2.1", "test_one"),
        ("toy.2.2", "test_one"),
        ("toy.2.3", "test_one"),
        ("toy.2.4", "TestMore.test_two"),
    ]


@pytest.mark.parametrize(
    ("first", "last", "all_of_them"),
    [
        ("toy.2.9", None, ["toy.2.9"]),
        ("toy.2.9", "toy.2.11", ["toy.2.9", "toy.2.10", "toy.2.11"]),
    ],
)
def test_ranges(first: str, last: str | None, all_of_them: list[str]) -> None:
    assert spelled_out(first, last) == all_of_them


def test_tests_of_a_checkout_are_read_from_its_sources(tmp_path: Path) -> None:
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "toy" / "test_toy.py").write_text(TESTS)
    (tmp_path / "tests" / "toy" / "kit.py").write_text(TESTS)
    assert {(id, place.path) for id, place in clauses.tests_in(tmp_path)} == {
        (f"toy.2.{number}", "tests/toy/test_toy.py") for number in range(1, 5)
    }


@pytest.mark.parametrize("name", games())
def test_installation_knows_the_tests_from_its_file(name: str, tmp_path: Path) -> None:
    game = games()[name]
    assert clauses.tests_of(game, tmp_path) == clauses.tests_of(game, None)
    assert all(place.line == 0 and place.name.startswith("test_") for _, place in clauses.tests_of(game, None))
    mapped = clause_map(game, None)
    assert written_down(mapped) == (game.folder / "clauses.json").read_text(encoding="utf-8")
    assert all(place.path.startswith("kosmodrom/games/") for entry in mapped.entries.values() for place in entry.code)


def test_gaps_and_unknown_clauses_are_found() -> None:
    page = "## toy.2 Two | Dwa\n" + "".join(f"### toy.2.{n} Clause {n} | Punkt {n}\n" for n in (1, 2, 5, 6, 8))
    here = source(TESTS)
    mapped = make_map(Rulebook(parse(page)), [source(CODE)], here.located(here.marks()))
    assert [(entry.clause.id, entry.gaps) for entry in mapped.gaps()] == [
        ("toy.2.5", ["code", "test"]),
        ("toy.2.6", ["test"]),
        ("toy.2.8", ["code", "test"]),
    ]
    assert sorted({id for id, _ in mapped.unknown}) == ["toy.2.3", "toy.2.4", "toy.2.9"]
    assert [str(place) for place in mapped.entries["toy.2.6"].uses] == ["toy.py:17 Step.why_not"]
