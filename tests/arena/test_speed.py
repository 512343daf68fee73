"""The measurement of speed."""

from __future__ import annotations

import gc

import pytest

from kosmodrom.arena import speed
from kosmodrom.games.registry import games

RACE = games()["race"]


def test_figures_agree_with_each_other() -> None:
    found = speed.measure(RACE, 2, {}, 0.1)
    assert found.seconds >= 0.1
    assert found.games % speed.BATCH == 0
    rounded = 0.001 / found.cpu_seconds  # the time is told in milliseconds
    assert found.games_per_s == pytest.approx(found.games / found.cpu_seconds, rel=rounded)
    assert found.decisions_per_s == pytest.approx(found.decisions / found.cpu_seconds, rel=rounded)
    assert found.decisions_per_game == pytest.approx(found.decisions / found.games, rel=0.01)
    assert 0 < found.clone_us < 1000


def test_measured_games_are_whole_ones() -> None:
    assert speed.play_one(RACE, 2, {}, 1) == speed.play_one(RACE, 2, {}, 1)
    assert 50 < speed.play_one(RACE, 2, {}, 1) < speed.LIMIT


def test_collector_is_off_while_measuring_and_then_as_before() -> None:
    assert gc.isenabled()
    with speed.without_collector():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_collector_comes_back_after_a_failure() -> None:
    def fail() -> None:
        with speed.without_collector():
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert gc.isenabled()
