"""Both builds play the same games, and the comparison that says so does find differences."""

from __future__ import annotations

import sys

import pytest

from kosmodrom.games.registry import games
from tests import parity


def script(code: str) -> list[str]:
    return [sys.executable, "-c", f"import os; pure = os.environ['KOSMODROM_PURE']; {code}"]


def test_equal_output_has_no_difference() -> None:
    assert parity.compare(script("print(1); print(2)")) == (2, None)


def test_first_line_that_differs_is_shown() -> None:
    _, found = parity.compare(script("print('same'); print('build', pure); print(pure)"))
    assert found == "line 2\n  compiled:    build 0\n  interpreted: build 1"


def test_missing_line_differs() -> None:
    _, found = parity.compare(script("print('same'); pure == '0' and print('more')"))
    assert found == "line 2\n  compiled:    more\n  interpreted: (nothing)"


def test_nothing_printed_is_no_proof() -> None:
    assert parity.compare(script("pass")) == (0, "neither build printed anything")


def test_command_that_fails_is_no_proof() -> None:
    _, found = parity.compare(script("print(1); raise SystemExit(int(pure))"))
    assert found
    assert found.startswith("failed: ")


@pytest.mark.slow
@pytest.mark.compiler
@pytest.mark.parametrize("game", games())
def test_both_builds_play_the_same_games(game: str) -> None:
    count, found = parity.compare(parity.checksums(game, parity.GAMES))
    assert found is None
    assert count >= parity.GAMES
