"""No game has changed without notice: the counts of decision sequences are those that were written down."""

from __future__ import annotations

import pytest

from kosmodrom.engine.game import Game
from kosmodrom.engine.laws.trial import label, settings_of
from kosmodrom.games.registry import games
from tests.laws import perft
from tests.laws.tiny import TinyGame

CASES = [
    pytest.param(game, seats, options, id=label(game, seats, options))
    for game in (*games().values(), TinyGame())
    for seats, options in settings_of(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_counts_are_those_written_down(game: Game, seats: int, options: dict[str, bool]) -> None:
    assert perft.counts_of(game, seats, options) == perft.golden()[label(game, seats, options)]


def test_nothing_else_is_written_down() -> None:
    assert set(perft.golden()) == {str(case.id) for case in CASES}


def test_a_changed_rule_changes_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    before = perft.counts_of(TinyGame(), 2, {})
    monkeypatch.setattr("tests.laws.tiny.steps.COMFORTS", 1)
    assert perft.counts_of(TinyGame(), 2, {}) != before
