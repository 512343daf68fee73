"""No bot knows more than its seat: on positions that the seat cannot tell apart it answers the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.registry import BOTS
from kosmodrom.bots.window import Window
from kosmodrom.engine.chance import seeded
from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from kosmodrom.games.requests import settings

EVERY = 11  # decisions between two looks


class Cheat(Bot):
    """Answers by what chance will give, which nobody may see: what the test has to find."""

    name = "cheat"
    help = "reads the random stream"

    def choose(self, window: Window) -> int:
        position: Position = getattr(window, "_Window__position")  # noqa: B009 (mypy knows no such name)
        seen: int = sum(position.dump()["machine"]["chance"])
        return window.choices()[seen % len(window.choices())]


def looks(game: Game) -> Iterator[tuple[Position, int]]:
    """Positions of random games in all settings, with a seat that decides, first or not."""
    chance = seeded(5, 6, 7)
    for number, (seats, options) in enumerate(settings(game)):
        position = game.new(seats, Seed.of(f"honest {number}"), options)
        count = 0
        while not position.over():
            pending = position.pending()
            seat = pending[chance.below(len(pending))]
            if count % EVERY == 0:
                yield position, seat
            choices = position.choices(seat)
            position.choose(seat, choices[chance.below(len(choices))])
            count += 1


def differing(bot: type[Bot], game: Game) -> int:
    """How often a bot answers otherwise after all that it cannot see has been dealt anew."""
    count = 0
    for number, (position, seat) in enumerate(looks(game)):
        other = position.resample(seat, seeded(number, 1, 1))
        answers = {bot(number).choose(Window(game, table, seat)) for table in (position, other)}
        count += len(answers) > 1
    return count


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_bot_answers_by_what_its_seat_knows(bot: type[Bot], game: Game) -> None:
    assert differing(bot, game) == 0


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_cheat_is_found(game: Game) -> None:
    assert differing(Cheat, game) > 10
