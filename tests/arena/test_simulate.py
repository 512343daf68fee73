"""Many games between bots, and what is reported of them."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children

import pytest

from kosmodrom.arena.matches import Outcome
from kosmodrom.arena.simulate import Middle, Plan, Spread, middle, outcomes, portion, report, spread

PLAN = Plan("race", 2, {}, ("random", "greedy"), 6, "7", max_decisions=2000)
QUICK = replace(PLAN, bots=("random", "random"), games=8)


def outcome(*totals: int, winners: list[int], finished: bool = True, rounds: int = 10) -> Outcome:
    return Outcome(finished, 100, rounds, {"cards": list(totals)}, list(totals), winners)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(outcomes(QUICK, 1))
    assert list(outcomes(QUICK, 2)) == alone
    assert len({tuple(one.totals) for one in alone}) > 1


def test_results_follow_from_the_seed() -> None:
    assert list(outcomes(QUICK, 1)) == list(outcomes(QUICK, 1))
    assert list(outcomes(QUICK, 1)) != list(outcomes(replace(QUICK, seed="8"), 1))


def test_first_games_are_the_same_in_a_longer_run() -> None:
    assert list(outcomes(QUICK, 1))[:3] == list(outcomes(replace(QUICK, games=3), 1))


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    plan = Plan("race", 3, {}, ("a", "b", "c"), 4, "1", rotate=True)
    assert [plan.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert replace(plan, rotate=False).seating(2) == ("a", "b", "c")


def test_shared_win_is_split() -> None:
    played = [outcome(5, 5, winners=[0, 1]), outcome(7, 4, winners=[0])]
    found = report(replace(PLAN, games=2), played)
    assert found.ties == 1
    assert [seat.wins for seat in found.by_seat] == [1.5, 0.5]
    assert [seat.win_share for seat in found.by_seat] == [0.75, 0.25]


def test_wins_follow_a_bot_to_its_seats() -> None:
    played = [outcome(5, 9, winners=[1]), outcome(9, 5, winners=[0])]
    found = report(replace(PLAN, games=2, rotate=True), played)
    assert found.by_bot["greedy"].wins == 2
    assert found.by_bot["greedy"].total == Spread(9, 0)
    assert found.by_bot["random"].total == Spread(5, 0)
    assert [seat.wins for seat in found.by_seat] == [1, 1]


def test_one_bot_in_both_seats_is_counted_twice() -> None:
    found = report(replace(QUICK, games=1), [outcome(5, 9, winners=[1])])
    assert found.by_bot["random"].games == 2
    assert found.by_bot["random"].win_share == 0.5
    assert found.by_bot["random"].parts == {"cards": Spread(7, 2.828427)}


def test_unfinished_games_are_named_and_left_out() -> None:
    played = [
        outcome(5, 9, winners=[1], rounds=8),
        outcome(90, 0, winners=[], finished=False, rounds=500),
        outcome(6, 2, winners=[0], rounds=10),
    ]
    found = report(replace(PLAN, games=3), played)
    assert (found.finished, found.unfinished) == (2, [1])
    assert found.rounds == Middle(8.5, 9, 9.5)
    assert found.by_seat[0].games == 2
    assert found.by_seat[0].total == Spread(5.5, 0.707107)
    assert found.by_seat[0].median == 5.5


def test_limit_of_decisions_leaves_games_unfinished() -> None:
    plan = replace(QUICK, games=2, max_decisions=5)
    found = report(plan, list(outcomes(plan, 1)))
    assert (found.finished, found.unfinished) == (0, [0, 1])
    assert found.rounds is None
    assert found.by_seat[0].total is None
    assert found.by_seat[0].median is None
    assert found.by_seat[0].win_share is None


def test_all_wins_add_up_to_the_finished_games() -> None:
    found = report(PLAN, list(outcomes(PLAN, 1)))
    assert found.finished == 6
    assert sum(seat.wins for seat in found.by_seat) == 6
    assert sum(bot.wins for bot in found.by_bot.values()) == 6
    assert set(found.by_seat[0].parts) == {"cards", "chips", "developments"}


def test_quartiles_and_spreads() -> None:
    assert middle([1, 2, 3, 4, 5]) == Middle(2, 3, 4)
    assert middle([4]) == Middle(4, 4, 4)
    assert middle([]) is None
    assert spread([2, 4, 9]) == Spread(5, 3.605551)
    assert spread([2]) == Spread(2, 0)
    assert spread([]) is None


def test_portions_are_small_enough_to_share() -> None:
    assert [portion(games, 2) for games in (1, 31, 64, 640, 10_000)] == [1, 1, 2, 20, 20]


def test_interrupted_run_leaves_no_process_behind() -> None:
    running = outcomes(replace(QUICK, games=200), 2)
    next(running)
    with pytest.raises(KeyboardInterrupt):
        running.throw(KeyboardInterrupt)
    assert active_children() == []
