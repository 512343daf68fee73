"""`kosmodrom simulate`."""

from __future__ import annotations

import pytest

import kosmodrom
from kosmodrom import build
from tests.commands.conftest import Run

SHORT = ("simulate", "race", "--games", "4", "--processes", "1")


def test_json_has_the_whole_report(run: Run) -> None:
    found = run(*SHORT, "--bots", "greedy,random", "--seed", "s", "--rotate", "--json").json()
    assert set(found) == {
        *("plan", "finished", "unfinished", "ties", "rounds", "decisions", "by_seat", "by_rival", "by_bot"),
        *("processes", "seconds"),
    }
    assert found["plan"] == {
        "game": "race",
        "seats": 2,
        "options": {"first_game": False, "advanced": False, "idle_tactics": True},
        "bots": ["greedy", "random"],
        "games": 4,
        "seed": "s",
        "rotate": True,
        "max_decisions": 10_000,
    }
    assert set(found["rounds"]) == {"lower_quartile", "median", "upper_quartile"}
    assert [set(seat) for seat in found["by_seat"]] == [{"games", "wins", "win_share", "total", "median", "parts"}] * 2
    assert found["by_rival"] == []
    assert set(found["by_bot"]) == {"greedy", "random"}
    assert set(found["by_bot"]["greedy"]["parts"]) == {"cards", "chips", "developments"}
    assert set(found["by_bot"]["greedy"]["total"]) == {"mean", "sd"}
    assert found["finished"] == 4
    assert sum(bot["wins"] for bot in found["by_bot"].values()) == 4


def test_processes_change_nothing_but_the_time(run: Run) -> None:
    alone, together = (run(*SHORT, "--processes", number, "--json").json() for number in ("1", "2"))
    assert (alone.pop("processes"), together.pop("processes")) == (1, 2)
    assert alone.pop("seconds") != together.pop("seconds")
    assert alone == together


def test_person_gets_a_table(run: Run) -> None:
    done = run(*SHORT, "--seats", "3")
    assert done.code == 0
    assert "race, 3 seats, idle_tactics, seed 0" in done.out
    assert "finished   4 of 4 games" in done.out
    assert "UNFINISHED" not in done.out
    assert all(f"\n{name}" in done.out for name in ("seat 0", "seat 1", "seat 2", "random", "rounds", "decisions"))
    assert "playing" not in done.err  # no bar where nobody looks


def test_unfinished_games_are_told_and_none_finished_is_an_error(run: Run) -> None:
    done = run(*SHORT, "--max-decisions", "9")
    assert done.code == 1
    assert "finished   0 of 4 games" in done.out
    assert "UNFINISHED 4 after 9 decisions: games 0, 1, 2, 3" in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'; the games are: race"),
        (["race", "--bots", "deep"], "there is no bot 'deep'; the bots are: random, greedy"),
        (["race", "--bots", "random,random", "--seats", "3"], "there are 2 bots for 3 seats"),
        (["race", "--seats", "1"], "race is for 2 to 4 players, not 1"),
        (["race", "--games", "0"], "argument --games: has to be 1 or more, not 0"),
        (["race", "--games", "1.5"], "argument --games: '1.5' is not a number"),
    ],
)
def test_what_is_not_possible_ends_with_2_and_says_what_there_is(run: Run, words: list[str], said: str) -> None:
    done = run("simulate", *words)
    assert done.code == 2
    assert said in done.err
    assert done.out == ""


def test_interpreted_engine_is_told_of_unless_it_was_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for pure, compiled, told in ((False, False, True), (True, False, False), (False, True, False)):
        monkeypatch.setattr(kosmodrom, "PURE", pure)
        monkeypatch.setattr(build, "compiled", lambda compiled=compiled: compiled)
        done = run(*SHORT, "--json")
        assert ("runs interpreted" in done.err) == told
        assert done.json()["finished"] == 4
