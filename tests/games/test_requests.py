"""What people ask for when they ask for a game."""

from __future__ import annotations

import pytest

from kosmodrom.errors import UserError
from kosmodrom.games.registry import games
from kosmodrom.games.requests import find_game, find_setting, settings

RACE = games()["race"]


def test_game_by_its_name() -> None:
    assert find_game("race") is RACE
    with pytest.raises(UserError, match="there is no game 'Race'; the games are: race"):
        find_game("Race")


@pytest.mark.parametrize(
    ("asked", "on"),
    [
        ([], {"idle_tactics"}),
        (["advanced"], {"advanced", "idle_tactics"}),
        (["advanced=on", "idle-tactics=off"], {"advanced"}),
        (["advanced", "advanced=off"], {"idle_tactics"}),
    ],
)
def test_options_in_words(asked: list[str], on: set[str]) -> None:
    assert {name for name, value in find_setting(RACE, 2, asked).items() if value} == on


def test_every_setting_can_be_dealt_and_each_option_is_switched() -> None:
    found = settings(RACE)
    assert [seats for seats, options in found if options == RACE.setting(seats)] == [2, 3, 4]
    switched = [
        (seats, name) for seats, options in found for name in options if options[name] != RACE.setting(seats)[name]
    ]
    assert switched == [
        *((2, "first_game"), (2, "advanced"), (2, "idle_tactics")),
        *((3, "first_game"), (3, "idle_tactics")),
        *((4, "first_game"), (4, "idle_tactics")),
    ]
