"""What the bots choose."""

from __future__ import annotations

from collections import Counter

import pytest

from kosmodrom.arena.simulate import Plan, outcomes, report
from kosmodrom.bots import greedy
from kosmodrom.bots.bot import Bot
from kosmodrom.bots.greedy import Greedy
from kosmodrom.bots.registry import BOTS, make
from kosmodrom.bots.uniform import Uniform
from kosmodrom.bots.window import Window
from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games


@pytest.fixture
def window() -> Window:
    return window_on(games()["race"])


def window_on(game: Game, seats: int = 2, seed: int = 1) -> Window:
    return Window(game, game.new(seats, Seed.of(seed)), 0)


def answers(bot: type[Bot], window: Window, number: int) -> Counter[int]:
    """What bots of many seeds answer."""
    return Counter(bot(seed).choose(window) for seed in range(number))


def test_registry_makes_every_bot_and_says_what_it_does() -> None:
    assert list(BOTS) == ["random", "greedy"]
    for name, kind in BOTS.items():
        assert type(make(name, 1)) is kind
        assert kind.help[0].islower()
        assert kind.help[-1] != "."


def test_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UserError, match="there is no bot 'deep'; the bots are: random, greedy"):
        make("deep", 1)


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_gives_the_same_answers(name: str) -> None:
    for seed in range(10):
        window = window_on(games()["race"], seed=seed)
        assert len({make(name, "x").choose(window) for _ in range(2)}) == 1


def test_random_bot_takes_every_answer_about_as_often(window: Window) -> None:
    found = answers(Uniform, window, 1200)
    assert sorted(found) == window.choices()
    expected = 1200 / len(found)
    assert all(0.75 * expected < count < 1.25 * expected for count in found.values())


def test_greedy_takes_what_is_worth_most(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = window.choices()[-2]
    monkeypatch.setattr(greedy, "worth", lambda window, sample, choice, luck: float(choice == wanted))
    assert set(answers(Greedy, window, 20)) == {wanted}


def test_greedy_breaks_ties_at_random(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "worth", lambda *_: 1.0)
    assert sorted(answers(Greedy, window, 200)) == window.choices()


def test_greedy_compares_all_answers_on_the_same_samples(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: dict[int, list[Position]] = {}

    def note(window: Window, sample: Position, choice: int, luck: object) -> float:
        tried.setdefault(choice, []).append(sample)
        return 0.0

    monkeypatch.setattr(greedy, "worth", note)
    Greedy(1).choose(window)
    assert sorted(tried) == window.choices()
    first = tried[window.choices()[0]]
    assert all(samples == first for samples in tried.values())
    assert len(first) == max(greedy.FEWEST, min(greedy.MOST, greedy.WORK // len(tried)))


def test_try_ends_with_the_round(window: Window) -> None:
    sample = window.resample(Greedy(1).fork())
    greedy.finish_rounds(window.game, sample, 0, Greedy(2).fork())
    assert window.game.rounds(sample) == 1
    assert sample.pending() == [0, 1]


def test_try_that_does_not_end_is_given_up(window: Window) -> None:
    sample = window.resample(Greedy(1).fork())
    greedy.finish_rounds(window.game, sample, 10_000, Greedy(2).fork())
    assert not sample.over()


@pytest.mark.parametrize(("games_played", "least"), [(16, 0.8), pytest.param(300, 0.9, marks=pytest.mark.slow)])
def test_greedy_beats_random_clearly(games_played: int, least: float) -> None:
    plan = Plan("race", 2, {}, ("greedy", "random"), games_played, "strength", rotate=True)
    found = report(plan, list(outcomes(plan, 1)))
    assert found.unfinished == []
    assert found.by_bot["greedy"].win_share is not None
    assert found.by_bot["greedy"].win_share >= least


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_table_of_greedy_bots_does_not_stall(seats: int) -> None:
    plan = Plan("race", seats, {}, ("greedy",) * seats, 1, f"stall {seats}", max_decisions=1500)
    assert report(plan, list(outcomes(plan, 1))).unfinished == []
