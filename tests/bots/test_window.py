"""What a bot gets to see, and what it does not."""

from __future__ import annotations

import pytest

from kosmodrom.bots.window import Window
from kosmodrom.engine.chance import seeded
from kosmodrom.engine.game import Game
from kosmodrom.engine.playout import play_randomly
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games


@pytest.fixture
def game() -> Game:
    return games()["race"]


@pytest.fixture
def position(game: Game) -> Position:
    return game.new(2, Seed.of(1))


def test_window_offers_these_things_and_nothing_else(game: Game, position: Position) -> None:
    window = Window(game, position, 0)
    public = {name for name in dir(window) if not name.startswith("_")}
    assert public == {"game", "seat", "view", "choices", "why_not", "resample"}


def test_no_public_name_leads_to_the_position(game: Game, position: Position) -> None:
    window = Window(game, position, 1)
    assert window.seat == 1
    assert window.game is game
    given = [window.game, window.seat, window.view(), window.choices(), window.resample(seeded(1, 2, 3))]
    assert all(thing is not position for thing in given)


def test_view_and_choices_are_those_of_the_seat(game: Game, position: Position) -> None:
    window = Window(game, position, 1)
    assert window.view() == game.table(position, 1)
    assert window.choices() == position.choices(1)
    assert window.why_not(0).clause == position.why_not(1, 0).clause


def test_bot_that_changes_its_list_of_choices_changes_no_rule(game: Game, position: Position) -> None:
    before = position.choices(0)[:]
    Window(game, position, 0).choices().append(7)
    assert position.choices(0) == before


def test_bot_that_plays_on_a_sample_does_not_touch_the_table(game: Game, position: Position) -> None:
    before = position.dump()
    sample = Window(game, position, 0).resample(seeded(1, 2, 3))
    assert play_randomly(sample, seeded(4, 5, 6), 100) == 100
    assert position.dump() == before


def test_sample_asks_the_seat_the_same_question(game: Game, position: Position) -> None:
    sample = Window(game, position, 1).resample(seeded(4, 5, 6))
    assert sample.choices(1) == position.choices(1)
    assert game.table(sample, 1) == game.table(position, 1)
