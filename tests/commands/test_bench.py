"""`kosmodrom bench`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from bench.compare import MEASURES
from kosmodrom import PURE, build
from kosmodrom.commands import bench
from tests.commands.conftest import Run


def test_json_has_every_figure(run: Run) -> None:
    found = run("bench", "race", "--seats", "2", "--seconds", "0.05", "--option", "advanced", "--json").json()
    types: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "seats": int,
        "options": list,
        "seconds": float,
        "cpu_seconds": float,
        "games": int,
        "decisions": int,
        "games_per_s": float,
        "decisions_per_s": float,
        "decisions_per_game": float,
        "clone_us": float,
        "compiled": bool,
        "python": str,
        "cpu": str,
        "kosmodrom": str,
        "commit": (str, type(None)),
    }
    assert list(found) == list(types)
    assert [name for name, kind in types.items() if not isinstance(found[name], kind)] == []
    assert (found["game"], found["seats"], found["options"]) == ("race", 2, ["advanced", "idle_tactics"])
    assert found["compiled"] is (build.compiled() and not PURE)


def test_comparison_finds_its_measures(run: Run) -> None:
    found = run("bench", "race", "--seconds", "0.05", "--json").json()
    assert MEASURES.keys() <= found.keys()


def test_person_gets_lines(run: Run) -> None:
    done = run("bench", "race", "--seconds", "0.05")
    assert done.code == 0
    assert "games" in done.out
    assert " a second" in done.out
    assert "microseconds" in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'; the games are: race"),
        (["race", "--seats", "7"], "race is for 2 to 4 players, not 7"),
        (["race", "--seats", "3", "--option", "advanced"], "option 'advanced' of race is for 2 players, not 3"),
        (["race", "--option", "fast"], "race has no option 'fast'; it has first_game, advanced, idle_tactics"),
        (["race", "--option", "advanced=maybe"], "option advanced is off or on, not 'maybe'"),
        (["race", "--seconds", "soon"], "argument --seconds: 'soon' is not a number"),
    ],
)
def test_what_is_not_possible_ends_with_2_and_says_what_there_is(run: Run, words: list[str], said: str) -> None:
    done = run("bench", *words)
    assert done.code == 2
    assert said in done.err
    assert done.out == ""


def test_commit_is_known_in_a_checkout_and_nowhere_else(tmp_path: Path) -> None:
    assert bench.commit(None) is None
    assert bench.commit(tmp_path) is None
    user = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "--quiet"], [*user, "commit", "--quiet", "--allow-empty", "--message", "a commit"]):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    assert re.fullmatch("[0-9a-f]{12}", bench.commit(tmp_path) or "")


def test_processor_has_a_name_on_every_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CPUINFO", tmp_path / "cpuinfo")
    assert bench.processor()
    (tmp_path / "cpuinfo").write_text("vendor_id\t: Us\nmodel name\t: Abacus 9\nmodel name\t: Abacus 9\n")
    assert bench.processor() == "Abacus 9"
