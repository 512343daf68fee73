"""Trials: the same game each time, the settings that try everything, and differences that people can read."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kosmodrom.engine.game import BadSetup
from kosmodrom.engine.laws.trial import LawBroken, Trial, difference, label, parts, settings_of, state
from tests.laws.tiny import TinyGame


def trial(seed: int = 1, far: int = 100) -> Trial:
    return Trial(TinyGame(), 2, {"double": True}, seed, "some_law", far)


def test_walk_is_the_same_each_time() -> None:
    one = trial()
    walks = [[state(position) for position in one.walk()] for _ in range(2)]
    assert walks[0] == walks[1]
    assert len(set(walks[0])) == one.move + 1
    assert walks[0] != [state(position) for position in trial(2).walk()]


def test_dice_of_the_law_do_not_change_the_game() -> None:
    one, other = trial(), trial()
    one.dice.random()
    assert [state(position) for position in one.walk()] == [state(position) for position in other.walk()]


def test_walk_goes_no_further_than_it_should() -> None:
    assert len(list(trial(far=5).walk())) == 6


def test_walk_ends_with_the_game() -> None:
    assert [position.over() for position in trial().walk()][-2:] == [False, True]


def test_last_answer_leads_from_one_position_to_the_next() -> None:
    one = trial()
    copy = one.new()
    for position in one.walk():
        if one.move:
            copy.choose(*one.last)
        assert state(copy) == state(position)


def test_spots_are_some_positions_and_the_last() -> None:
    one = trial()
    moves = [(one.move, position.over()) for position in one.spots(4)]
    assert len(moves) in (4, 5)
    assert moves == sorted(moves)
    assert moves[-1][1]


def test_spots_where_something_is_so() -> None:
    found = [len(position.pending()) for position in trial().spots(6, lambda position: len(position.pending()) == 2)]
    assert found
    assert set(found) == {2}
    assert list(trial().spots(6, lambda position: False)) == []


def test_finish_plays_to_the_end() -> None:
    one = trial()
    assert one.finish(one.new()).over()


def test_logged_game_is_the_game_of_the_walk() -> None:
    one = trial()
    assert [state(session.position) for session in one.logged()] == [state(position) for position in one.walk()]


def test_logged_game_takes_answers_back() -> None:
    *_, session = trial(far=1000).logged(undos=0.5)
    assert any(move.undo for move in session.record.moves)
    assert session.position.over()


def test_trial_needs_a_setting_that_the_game_has() -> None:
    with pytest.raises(BadSetup):
        Trial(TinyGame(), 3, {"short": True}, 1)


def test_need_and_same_tell_what_is_broken() -> None:
    one = trial()
    one.need(True, "never told")
    one.same("never told", [1], [1])
    with pytest.raises(LawBroken, match=r"^some_law: tiny for 2 with double, seed 1, move 0: it is so$"):
        one.need(False, "it is so")
    with pytest.raises(LawBroken, match=r"some_law: .*: cards: \[1\]: 2 is not 3$"):
        one.same("cards", [1, 2], [1, 3])


def test_settings_try_each_option_and_all_of_them() -> None:
    assert settings_of(TinyGame()) == [
        (2, {}),
        (2, {"double": True}),
        (2, {"short": True}),
        (2, {"double": True, "short": True}),
        (3, {}),
        (3, {"double": True}),
    ]


def test_label_names_seats_and_options() -> None:
    assert label(TinyGame(), 2, {"double": True, "short": False}) == "tiny-2-double-no_short"


@dataclass(frozen=True)
class Pair:
    left: int
    right: list[int]


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (1, 2, "1 is not 2"),
        ([1, 2], [1, 3], "[1]: 2 is not 3"),
        ([1], [1, 3], "[1]: '(nothing)' is not 3"),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, "['a']['b']: 1 is not 2"),
        ({"a": 1}, {}, "['a']: 1 is not '(nothing)'"),
        ((1, "x"), (1, "y"), "[1]: 'x' is not 'y'"),
        (Pair(1, [2]), Pair(1, [3]), ".right[0]: 2 is not 3"),
        (1, [1], "1 is not [1]"),
    ],
)
def test_first_difference_is_told_with_its_place(one: object, other: object, told: str) -> None:
    assert difference(one, other) == told


def test_difference_of_positions_is_told_by_their_parts() -> None:
    one, other = trial().new(), trial().new()
    other.revealed += 1
    told = difference(state(one), state(other))
    assert told == f"[0]['machine']['revealed']: {one.revealed} is not {other.revealed}"


def test_values_of_other_sorts_have_no_parts_in_common() -> None:
    assert list(parts([1], {"a": 1})) == []


def test_state_stays_when_the_position_moves_on() -> None:
    one = trial()
    position = one.new()
    before = state(position)
    one.finish(position)
    assert before == state(one.new()) != state(position)
