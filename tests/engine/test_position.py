"""The agenda machine: the order in which steps run and seats are asked, what is forced, and what is secret."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.playout import clone_often, perft, play_randomly
from kosmodrom.engine.position import (
    ANSWER,
    CHANCE,
    FIRST_NOTE,
    FORCED,
    NOT_YOUR_DECISION,
    PUBLIC,
    Note,
    Position,
    Scores,
    ScriptError,
)
from kosmodrom.engine.step import NO_STEP, Refusal, Refused, Step
from tests.engine.board import CHANNEL, CHANNELS, AskAll, AskTwice, Board, Choose, Draw, Push, Say, Shout, load, started

# The agenda.


def test_agenda_is_a_stack() -> None:
    board = Board(2, [Say(n=1), Say(n=2), Say(n=3)])
    board.start()
    assert board.done == ["say 3", "say 2", "say 1"]
    assert board.over()


def test_what_a_step_pushes_runs_before_the_rest() -> None:
    board = started(Push(), Say(n=3))
    assert board.done == ["push", "say 1", "say 2", "say 3"]


def test_agenda_waits_for_a_decision() -> None:
    board = started(AskTwice(1, 2, 3), Say(n=9))
    assert board.done == []
    assert (board.pending(), board.first_pending(), board.waiting, board.over()) == ([1], 1, 2, False)
    board.choose(1, 3)
    assert board.done == ["1 takes 3"]
    board.choose(1, 1)
    assert board.done == ["1 takes 3", "1 takes 1", "say 9"]
    assert (board.pending(), board.first_pending(), board.waiting, board.over()) == ([], -1, 0, True)


def test_what_was_asked_last_is_decided_first() -> None:
    board = started(AskTwice(0, 2, 3))
    assert board.choices(0) == [1, 2, 3]
    board.choose(0, 1)
    assert board.choices(0) == [1, 2]


def test_nothing_is_over_when_there_is_nothing_to_do() -> None:
    assert started().over()


# Forced answers.


def test_single_choice_is_taken_and_noted() -> None:
    board = started(AskTwice(0, 2, 1))
    assert board.done == ["0 takes 1"]
    assert board.pending() == [0]
    assert [note.dump() for note in board.journal or ()] == [[FORCED, 0, 1, 0, 0]]


def test_no_choice_runs_the_step() -> None:
    board = started(AskTwice(0, 1, 0))
    assert board.done == ["0 has no choice", "0 takes 1"]
    assert board.over()


def test_forced_answer_after_an_answer_is_noted_after_it() -> None:
    board = started(AskTwice(1, 1, 2))
    board.choose(1, 2)
    assert [note.dump() for note in board.journal or ()] == [[ANSWER, 1, 2, 0, 0], [FORCED, 1, 1, 0, 0]]


def test_answer_may_ask_the_same_seat_again() -> None:
    board = started(AskAll(n=2, m=3))
    board.choose(0, 2)
    assert board.choices(0) == [1, 2, 3]
    board.choose(0, 1)
    assert board.pending() == [1]


# Simultaneous decisions.


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_seats_answer_in_any_order_and_the_agenda_waits_for_all(order: tuple[int, int, int]) -> None:
    board = started(AskAll(n=2), Say(n=1), seats=3)
    assert board.pending() == [0, 1, 2]
    for seat in order[:2]:
        board.choose(seat, 1)
    assert board.pending() == [order[2]]
    assert "say 1" not in board.done
    board.choose(order[2], 1)
    assert board.done[-1] == "say 1"


def test_lowest_seat_is_first_in_the_canonical_order() -> None:
    board = started(AskAll(n=2), seats=3)
    assert board.first_pending() == 0
    board.choose(0, 1)
    assert board.first_pending() == 1
    board.choose(2, 1)
    assert board.first_pending() == 1


def test_choices_of_a_seat_without_a_decision_are_empty() -> None:
    board = started(AskTwice(1, 2, 2))
    assert board.choices(0) == []
    assert board.choices(1) == [1, 2]


# Secret decisions.


def holding(board: Board) -> list[int]:
    """The seats with a secret decision of the moment."""
    return [seat for seat in range(board.seats) if board.openers[seat] is not NO_STEP]


def test_secret_decisions_are_kept_as_first_asked_until_all_have_answered() -> None:
    board = started(AskAll(n=2, m=3, k=1), Say(n=1))
    board.choose(0, 2)
    board.choose(0, 1)
    assert board.pending() == [1]
    assert holding(board) == [0, 1]
    assert board.openers[0].dump() == ["Choose", 0, 2, 3, 0]
    board.choose(1, 1)
    assert holding(board) == []


def test_open_decisions_are_not_kept() -> None:
    assert holding(started(AskAll(n=2))) == []


# Refusals.


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_seat_without_a_decision_is_refused(seat: int) -> None:
    board = started(AskTwice(1, 2, 2), journal=False)
    before = board.dump()
    with pytest.raises(Refused) as found:
        board.choose(seat, 1)
    assert found.value.refusal.clause == NOT_YOUR_DECISION
    assert board.dump() == before


@pytest.mark.parametrize("choice", [-1, 0, 3, 1000])
def test_answer_that_is_not_offered_is_refused_with_the_reason_of_the_step(choice: int) -> None:
    board = started(AskAll(n=2))
    before = board.dump()
    with pytest.raises(Refused) as found:
        board.choose(0, choice)
    refusal = found.value.refusal
    assert (refusal.clause, refusal.message, refusal.args) == ("board.1.1", "board-no", {"choice": choice})
    assert board.why_not(0, choice).args == refusal.args
    assert str(found.value) == f"board-no [board.1.1] {{'choice': {choice}}}"
    assert board.dump() == before
    assert board.journal == []
    assert board.choices(0) == [1, 2]


def test_when_the_game_is_over_nobody_answers() -> None:
    board = started(Say(n=1))
    with pytest.raises(Refused, match=r"engine-not-your-decision \[engine\.1\]"):
        board.choose(0, 1)


# Chance and notes.


def test_draws_come_from_the_generator_and_are_noted() -> None:
    board = started(Draw(n=4))
    expected = seeded(1, 2, 3)
    bag = [3, 1, 2, 2]
    drawn = [expected.draw(bag) for _ in range(4)]
    assert board.done == [f"draws {item}" for item in drawn]
    assert [note.dump() for note in board.journal or ()] == [[CHANCE, PUBLIC, CHANNEL, item, 0] for item in drawn]
    assert board.bag == []
    assert board.revealed == 4


def scripted(*results: int) -> Board:
    board = Board(2, [Draw(n=2)])
    board.script = [[] for _ in range(CHANNELS)]
    board.script[CHANNEL] = list(results)
    return board


def test_draws_come_from_the_script_if_there_is_one() -> None:
    board = scripted(2, 3)
    before = board.chance.dump()
    board.start()
    assert board.done == ["draws 2", "draws 3"]
    assert sorted(board.bag) == [1, 2]
    assert board.chance.dump() == before


@pytest.mark.parametrize(
    ("results", "message"),
    [((2,), "holds no further chance result on channel 2"), ((2, 7), "draws 7, which is not")],
)
def test_script_that_does_not_fit(results: tuple[int, ...], message: str) -> None:
    with pytest.raises(ScriptError, match=message):
        scripted(*results).start()


def test_notes_are_told_where_a_journal_is_kept() -> None:
    board = started(Shout(1, FIRST_NOTE))
    assert [note.dump() for note in board.journal or ()] == [[FIRST_NOTE, 1, 1, 2, 3]]
    assert board.revealed == 1
    assert started(Shout(1, FIRST_NOTE), journal=False).journal is None


def test_note_has_no_numbers_unless_told() -> None:
    assert Note(FIRST_NOTE, 1).dump() == [FIRST_NOTE, 1, 0, 0, 0]


# Copies.


def test_clone_goes_its_own_way() -> None:
    board = started(AskAll(n=2, m=3, k=1), Draw(n=2))
    board.choose(0, 2)
    before = board.dump()
    copy = board.clone()
    assert copy.dump() == before
    assert copy.options == board.options
    play_randomly(copy, seeded(1, 1, 1), 100)
    assert copy.over()
    assert board.dump() == before
    assert clone_often(board, 3).dump() == before


def test_saved_board_goes_on_as_it_was() -> None:
    board = started(AskAll(n=2, m=3, k=1), AskTwice(1, 2, 3), Draw(n=2), journal=False)
    board.choose(0, 2)
    copy = load(json.loads(json.dumps(board.dump())))
    assert copy.dump() == board.dump()
    assert copy.options == board.options
    assert copy.waiting == board.waiting
    for each in (board, copy):
        play_randomly(each, seeded(1, 1, 1), 100)
    assert copy.dump() == board.dump()


def test_stack_of_asked_steps_is_saved_with_the_uppermost_last() -> None:
    board = started(AskTwice(0, 2, 3))
    assert board.dump()["machine"]["asked"] == [[["Choose", 0, 2, 0, 0], ["Choose", 0, 3, 0, 0]], []]


def test_step_is_saved_as_its_name_and_numbers() -> None:
    assert Choose(1, 2, 3, 4).dump() == ["Choose", 1, 2, 3, 4]
    assert Say().dump() == ["Say", 0, 0, 0, 0]


# Counting and playing.


def test_perft_counts_sequences_in_canonical_order() -> None:
    board = started(AskAll(n=2, m=3))
    # Each seat: 1, or 2 and then one of three. A game that ends earlier counts once.
    assert [perft(board, depth) for depth in range(6)] == [1, 2, 1 * 2 + 3, (1 + 3) + 3 * 2, 4 * 4, 16]


def test_perft_of_a_game_that_is_over() -> None:
    assert [perft(started(), depth) for depth in range(3)] == [1, 1, 1]


def test_random_play_stops_at_its_limit_or_at_the_end() -> None:
    board = started(AskAll(n=2), AskAll(n=2), AskAll(n=2))
    assert play_randomly(board, seeded(1, 2, 3), 4) == 4
    assert board.pending() == [0, 1]
    assert play_randomly(board, seeded(1, 2, 3), 100) == 2
    assert board.over()


# What a game has to give.


@pytest.mark.parametrize(
    "call",
    [
        lambda board: Position.clone(board),
        lambda board: board.resample(0, seeded(1, 2, 3)),
        lambda board: board.scores(),
        lambda board: board.appraise(0),
        lambda board: Position.dump(board),
        lambda board: Step().take(board, 1),
        lambda board: Step().why_not(board, 1),
    ],
)
def test_what_a_game_has_to_give_is_missing_in_the_engine(call: Callable[[Board], object]) -> None:
    with pytest.raises(NotImplementedError):
        call(Board())


def test_plain_step_does_nothing() -> None:
    step = Step(1, 2)
    assert step.choices(Board()) == []
    step.run(Board())
    assert repr(Refusal("a.1.1", "no")) == "Refusal(a.1.1, no, {})"


# Scores.


def test_scores_total_and_winners() -> None:
    scores = Scores({"cards": [3, 5, 4], "chips": [2, 0, 1]}, [1, 2, 2])
    assert scores.totals == [5, 5, 5]
    assert scores.winners == [1, 2]


def test_more_points_win_before_the_tie_break() -> None:
    assert Scores({"cards": [3, 4]}, [9, 0]).winners == [1]
