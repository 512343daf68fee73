"""`kosmodrom rules`."""

from __future__ import annotations

import pytest

from kosmodrom import build
from kosmodrom.games.registry import games
from tests.commands.conftest import Run


@pytest.mark.parametrize("name", ["6.23", "race.6.23"])
def test_one_clause_with_its_ruling_and_its_option(run: Run, name: str) -> None:
    done = run("rules", "race", name)
    assert done.code == 0
    assert "race.6  Phase III: Settle" in done.out
    assert "race.6.23  Tactics without need" in done.out
    assert "  Ruling: The text simply says" in done.out
    assert "  Option: idle-tactics" in done.out
    assert "race.6.24" not in done.out
    assert "tests:" not in done.out


def test_chapter_and_language(run: Run) -> None:
    done = run("rules", "race", "12", "--lang", "pl")
    assert done.out.count("race.12.") == 10
    assert "race.12.3  Dwa wybory na rundę" in done.out
    assert "Rozstrzygnięcie:" in done.out


def test_all_clauses(run: Run) -> None:
    done = run("rules", "race")
    assert all(f"\n{clause.id}  " in done.out for clause in games()["race"].rulebook().clauses())


def test_search_in_title_text_and_ruling_of_both_languages(run: Run) -> None:
    for words in ("colony ship", "Statku Kolonizacyjnego", "ROSETTA"):
        assert "race.6.27  Colony Ship: Rosetta Stone" in run("rules", "race", "--search", words).out
    done = run("rules", "race", "6", "--search", "the headline speaks of 12")
    assert [line.split()[0] for line in done.out.splitlines() if line.startswith("race.6.")] == ["race.6.15"]


def test_map_names_code_and_tests(run: Run) -> None:
    done = run("rules", "race", "6.22", "--map")
    assert "  code: src/kosmodrom/games/race/settle.py:" in done.out
    assert "  holds it: src/kosmodrom/games/race/settle.py:" in done.out
    assert "  tests: tests/games/race/test_settle.py:" in done.out


def test_json(run: Run) -> None:
    found = run("rules", "race", "6.22", "--json").json()
    (clause,) = found["clauses"]
    assert (found["game"], clause["id"], clause["title"]["pl"]) == ("race", "race.6.22", "Nowa Taktyka Wojenna")
    assert {"code", "uses", "tests", "gaps", "text", "ruling", "switch"} < set(clause)
    assert clause["tests"][0]["path"] == "tests/games/race/test_settle.py"


@pytest.mark.parametrize("name", games())
def test_no_gaps(run: Run, name: str) -> None:
    count = len(games()[name].rulebook().clauses())
    done = run("rules", name, "--gaps")
    assert (done.code, done.out) == (0, f"{count} clauses, 0 with a gap, 0 wrong references\n")
    assert run("rules", name, "--gaps", "--json").json() == {"clauses": count, "gaps": {}, "unknown": []}


def test_gaps_are_listed_and_end_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without tests and without the file that names them, every clause lacks a test."""
    monkeypatch.setattr("kosmodrom.engine.clauses.FILE", "no-such-file.json")
    monkeypatch.setattr(build, "checkout", lambda: None)
    done = run("rules", "race", "--gaps")
    assert done.code == 1
    assert "race.6.22 New Military Tactics: no test\n" in done.out
    assert done.out.endswith("257 clauses, 257 with a gap, 0 wrong references\n")
    assert run("rules", "race", "--gaps", "--json").code == 1


def test_what_tests_prove_is_noted_in_a_checkout_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "checkout", lambda: None)
    done = run("rules", "race", "--write")
    assert done.code == 2
    assert "needs a checkout" in done.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["race", "99"], "there is no clause '99'; the chapters are 1 to 14"),
        (["race", "6.99"], "there is no clause '6.99'"),
        (["race", "--search", "zeppelin"], "no clause of race says 'zeppelin'"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_what_is_not_there(run: Run, words: list[str], message: str) -> None:
    done = run("rules", *words)
    assert done.code == 2
    assert message in done.err
