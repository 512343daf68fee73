"""`kosmodrom edition`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.games.registry import games
from tests.commands.conftest import Run

RACE = games()["race"]
Data = dict[str, Any]


@pytest.fixture
def edited(tmp_path: Path) -> Callable[[Callable[[Data], object]], str]:
    """Saves the edition of Race with a change."""

    def save(change: Callable[[Data], object]) -> str:
        data = json.loads(RACE.components.read_text(encoding="utf-8"))
        change(data)
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        return str(path)

    return save


Edited = Callable[[Callable[[Data], object]], str]


def test_our_edition_agrees_with_the_rulebook(run: Run) -> None:
    done = run("edition", "check", "race")
    assert done.code == 0, done.out
    assert "DIFFERS" not in done.out
    assert done.out.splitlines()[-1].endswith("checked, all agree")
    assert "ok       race.14.1 All cards: cards: 114\n" in done.out


def test_check_as_json(run: Run) -> None:
    found = run("edition", "check", "race", "--json").json()
    assert found["ok"] is True
    assert found["file"] == str(RACE.components)
    assert {name for finding in found["findings"] for name in finding} == {"place", "expected", "found", "clause", "ok"}
    assert {finding["clause"] for finding in found["findings"]} >= {f"race.14.{number}" for number in range(1, 48)}


def test_count_that_differs_is_named_with_its_clause_and_both_numbers(run: Run, edited: Edited) -> None:
    done = run("edition", "check", "race", "--file", edited(lambda data: data["cards"][7].update(cost=3)))
    assert done.code == 1
    assert [line for line in done.out.splitlines() if line.startswith("DIFFERS")] == [
        "DIFFERS  race.14.29 Cost 2: expected cards: 23, developments: 12, worlds: 11; "
        "found cards: 22, developments: 12, worlds: 10",
        "DIFFERS  race.14.30 Cost 3: expected cards: 14, developments: 4, worlds: 10; "
        "found cards: 15, developments: 4, worlds: 11",
    ]
    assert done.out.endswith("checked, 2 differ\n")


def test_card_that_cannot_be_read_is_named(run: Run, edited: Edited) -> None:
    path = edited(lambda data: data["cards"][7].update(cost="three"))
    done = run("edition", "check", "race", "--file", path)
    assert done.code == 1
    assert f"WRONG    {path}, card 8 'gem-world': expected cost: a whole number; found \"three\"" in done.out


def test_file_that_is_no_json_is_wrong_at_a_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{\n "game": race}', encoding="utf-8")
    for what in ("check", "show"):
        done = run("edition", what, "race", "--file", str(path))
        assert done.code == 1
        assert f"{path}, line 2, column 10: expected JSON" in done.out


def test_show_lists_every_component_with_its_mark(run: Run) -> None:
    done = run("edition", "show", "race")
    assert done.code == 0
    gem = next(line for line in done.out.splitlines() if "gem-world" in line)
    said = "cards gem-world Gem World certain type world, cost 2, vp 1, copies 1, good novelty"
    assert " ".join(gem.split()) == said
    assert done.out.splitlines()[-1] == "96 certain, 4 reconstructed"
    hand = next(line for line in done.out.splitlines() if line.startswith("start_hands"))
    assert hand.split()[-1] == "reconstructed"


def test_show_in_polish(run: Run) -> None:
    assert "Świat Kryształów" in run("edition", "show", "race", "--lang", "pl").out


def test_show_as_json(run: Run) -> None:
    rows = json.loads(run("edition", "show", "race", "--json").out)
    assert len(rows) == 100
    assert {row["part"] for row in rows} == {"cards", "start_hands", "vp_chips"}
    assert all(row["mark"] for row in rows)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "chess"], "there is no game 'chess'; the games are: race"),
        (["check", "race", "--file", "nothing.json"], "nothing.json cannot be read: No such file or directory"),
        (["burn", "race"], "invalid choice: 'burn'"),
    ],
)
def test_what_is_not_possible_ends_with_2(run: Run, words: list[str], said: str) -> None:
    done = run("edition", *words)
    assert done.code == 2
    assert said in done.err
