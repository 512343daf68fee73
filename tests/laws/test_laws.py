"""Every registered game obeys every law, for every number of seats and with every option."""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.laws import LAWS, Law, check, settings_of
from kosmodrom.engine.laws.trial import label
from kosmodrom.games.registry import games
from tests.laws.tiny import TinyGame


def everyday(game: Game, seats: int, options: Mapping[str, Value]) -> bool:
    """Every number of seats as the rulebook has it, and each option where it first fits."""
    first = next(number for number, asked in settings_of(game) if asked == options)
    return not options or (len(options) == 1 and seats == first)


def cases(*marks: pytest.MarkDecorator) -> list[Any]:
    """Each law for each setting; the marks are for the settings that no everyday check tries."""
    return [
        pytest.param(
            *(law, game, seats, options),
            id=f"{law.__name__}-{label(game, seats, options)}",
            marks=() if everyday(game, seats, options) else marks,
        )
        for game in (*games().values(), TinyGame())
        for law in LAWS
        for seats, options in settings_of(game)
    ]


SEEDS = 2**32
# The same seeds each time, so that a test fails for what has changed; KOSMODROM_EXPLORE=1 tries others.
FAST = settings(max_examples=1, suppress_health_check=list(HealthCheck))
SLOW = settings(FAST, max_examples=10, derandomize=not os.environ.get("KOSMODROM_EXPLORE"))


def judge(law: Law, game: Game, seats: int, options: Mapping[str, bool], how: settings) -> None:
    """Try a law with seeds of hypothesis, which begins with zero: so each case counts from a number of its own."""
    first = zlib.crc32(f"{law.__name__} {label(game, seats, options)}".encode())

    @settings(how)
    @given(st.integers(0, SEEDS))
    def holds(seed: int) -> None:
        check(law, game, seats, options, (first + seed) % SEEDS)

    holds()


@pytest.mark.parametrize(("law", "game", "seats", "options"), cases(pytest.mark.slow, pytest.mark.pure))
def test_law_holds(law: Law, game: Game, seats: int, options: Mapping[str, bool]) -> None:
    judge(law, game, seats, options, FAST)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "seats", "options"), cases())
def test_law_holds_often(law: Law, game: Game, seats: int, options: Mapping[str, bool]) -> None:
    judge(law, game, seats, options, SLOW)
