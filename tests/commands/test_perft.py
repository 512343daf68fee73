"""`kosmodrom perft`."""

from __future__ import annotations

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from tests.commands.conftest import Run


def test_counts_are_those_of_a_walk_through_all_answers(run: Run) -> None:
    found = run("perft", "race", "--depth", "3", "--seed", "5", "--json").json()
    walks = [games()["race"].new(2, Seed.of(5))]
    for row in found["depths"]:
        after = []
        for position in walks:
            seat = position.first_pending()
            for choice in position.choices(seat):
                copy = position.clone()
                copy.choose(seat, choice)
                after.append(copy)
        assert row["count"] == len(after)
        walks = after
    assert [row["depth"] for row in found["depths"]] == [1, 2, 3]
    assert all(row["seconds"] >= 0 for row in found["depths"])


def test_seed_decides_and_is_named(run: Run) -> None:
    one, again, other = (
        run("perft", "race", "--depth", "4", "--seed", seed, "--option", "first-game", "--json").json()
        for seed in "112"
    )
    counts = [[row["count"] for row in found["depths"]] for found in (one, again, other)]
    assert counts[0] == counts[1]
    assert counts[0] != counts[2]
    assert (other["game"], other["options"], other["seed"]) == ("race", ["first_game", "idle_tactics"], "2")


def test_person_gets_a_line_for_each_depth(run: Run) -> None:
    done = run("perft", "race", "--depth", "2", "--seats", "4")
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()] == ["1", "2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["go"], "there is no game 'go'; the games are: race"),
        (["race", "--depth", "0"], "argument --depth: has to be 1 or more, not 0"),
        (["race", "--seats", "5"], "race is for 2 to 4 players, not 5"),
    ],
)
def test_what_is_not_possible_ends_with_2(run: Run, words: list[str], said: str) -> None:
    done = run("perft", *words)
    assert done.code == 2
    assert said in done.err
