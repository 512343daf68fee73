"""The checksums that compare two builds."""

from __future__ import annotations

import json
import sys

import pytest

from kosmodrom.arena import checksum
from kosmodrom.games.registry import games
from kosmodrom.games.requests import settings

RACE = games()["race"]


def printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "argv", ["checksum", *words])
    assert checksum.main() == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_each_game_of_each_setting_has_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = printed(monkeypatch, capsys, "race", "--games", "2")
    assert len(rows) == 2 * len(settings(RACE))
    assert {row["seats"] for row in rows} == {2, 3, 4}
    assert [row["number"] for row in rows[:4]] == [0, 1, 0, 1]
    assert len({row["checksum"] for row in rows}) == len(rows)


def test_summary_has_a_line_for_each_setting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = printed(monkeypatch, capsys, "race", "--games", "2", "--summary")
    assert [(row["seats"], row["games"]) for row in rows] == [(seats, 2) for seats, _ in settings(RACE)]
    assert len({row["checksum"] for row in rows}) == len(rows)


def test_same_game_has_the_same_checksum_and_another_one_another() -> None:
    options = RACE.setting(3)
    first, again, other = (checksum.game_line(RACE, 3, options, number) for number in (5, 5, 6))
    assert first == again
    assert first["checksum"] != other["checksum"]


def test_checksum_is_about_everything_that_happened() -> None:
    assert checksum.digest([[1, 2], {"a": 1}]) != checksum.digest([[2, 1], {"a": 1}])
    assert checksum.digest([[1, 2], {"a": 1}]) != checksum.digest([[1, 2], {"a": 2}])


def test_unknown_game_ends_with_2(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["checksum", "chess"])
    assert checksum.main() == 2
    assert "the games are: race" in capsys.readouterr().err
