"""One game between bots."""

from __future__ import annotations

import pytest

from kosmodrom.arena.matches import play
from kosmodrom.bots.bot import Bot
from kosmodrom.bots.registry import make
from kosmodrom.bots.window import Window
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import Refused
from kosmodrom.games.registry import games

RACE = games()["race"]


class First(Bot):
    """Always takes the first answer: with such bots everybody explores for ever."""

    name = "first"
    help = "takes the first answer"

    def choose(self, window: Window) -> int:
        return window.choices()[0]


class Wild(Bot):
    name = "wild"
    help = "gives an answer that nobody offered"

    def choose(self, window: Window) -> int:
        return -1


class Watcher(Bot):
    """Plays at random and remembers for whom."""

    name = "watcher"
    help = "remembers its seats"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.seats: set[int] = set()

    def choose(self, window: Window) -> int:
        self.seats.add(window.seat)
        assert window.view().viewer == window.seat
        return self.one_of(window.choices())


def test_finished_game_has_winners_and_scores_that_add_up() -> None:
    outcome = play(RACE, [make("random", 1), make("random", 2)], Seed.of(3))
    assert outcome.finished
    assert list(outcome.parts) == list(RACE.parts)
    assert outcome.totals == [sum(column) for column in zip(*outcome.parts.values(), strict=True)]
    assert outcome.winners
    assert outcome.rounds > 5
    assert outcome.decisions > outcome.rounds


def test_same_seeds_give_the_same_game() -> None:
    first, second = (play(RACE, [make("random", 1), make("random", 2)], Seed.of(3)) for _ in range(2))
    assert first == second


def test_game_that_does_not_end_is_unfinished_and_nobody_has_won() -> None:
    outcome = play(RACE, [First(1), First(2)], Seed.of(3), limit=300)
    assert not outcome.finished
    assert outcome.decisions == 300
    assert outcome.winners == []


def test_game_that_ends_with_the_last_decision_allowed_is_finished() -> None:
    decisions = play(RACE, [make("random", 1), make("random", 2)], Seed.of(3)).decisions
    assert play(RACE, [make("random", 1), make("random", 2)], Seed.of(3), limit=decisions).finished
    assert not play(RACE, [make("random", 1), make("random", 2)], Seed.of(3), limit=decisions - 1).finished


def test_bot_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(Refused):
        play(RACE, [make("random", 1), Wild(2)], Seed.of(3))


def test_every_bot_decides_for_its_own_seat_alone() -> None:
    bots = [Watcher(seed) for seed in range(3)]
    play(RACE, bots, Seed.of(3), limit=200)
    assert [bot.seats for bot in bots] == [{0}, {1}, {2}]
