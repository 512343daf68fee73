"""Games with a log: what can be taken back, what replays, and what a log that was changed gives away."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from kosmodrom.engine.game import BadSetup
from kosmodrom.engine.laws.trial import state
from kosmodrom.engine.position import ANSWER, ScriptError
from kosmodrom.engine.record import BadRecord, Move, Record
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import (
    NOTHING_TO_UNDO,
    OTHERS_ANSWERED,
    SEEN_SINCE,
    Session,
    check,
    replay,
    resume,
    verify,
)
from kosmodrom.engine.step import Refused
from tests.engine.logs import NAMES, SEED, TINY, begin, play_until, played, read_tiny, text_of
from tests.laws.tiny.position import BID, CHIP, DRAW

# Setting up.


def test_log_begins_with_the_setting_and_what_was_dealt() -> None:
    record = begin(double=True).record
    assert (record.game, record.seats, record.edition, record.names) == ("tiny", 2, "tiny 1", NAMES)
    assert record.options == {"double": True, "short": False}
    assert record.commitment == SEED.commitment()
    assert [channel for channel, _ in record.opening.chance] == [0, 0, 1, 1, 3]
    assert record.seed == ""


@pytest.mark.parametrize(
    ("seats", "options", "names", "message"),
    [
        (4, {}, None, "tiny is for 2 to 3 players, not 4"),
        (2, {"triple": True}, None, "tiny has no option 'triple'"),
        (3, {"short": True}, None, "option 'short' of tiny is for 2 players, not 3"),
        (2, {}, ["Ada"], "there are 1 names for 2 seats"),
        (2, {}, ["Ada", "Bob\n0 pass"], "signs that do not fit on a line"),
        (2, {}, ["Ada", ""], "a player's name is empty"),
    ],
)
def test_game_that_cannot_be_set_up(seats: int, options: dict[str, bool], names: list[str], message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        Session.begin(TINY, seats, SEED, options, names)


def test_refused_answer_is_not_in_the_log() -> None:
    session = begin()
    before = state(session.position)
    with pytest.raises(Refused):
        session.choose(0, CHIP)
    assert session.record.moves == []
    assert session.past == []
    assert state(session.position) == before


def test_answer_tells_what_happened() -> None:
    session = begin()
    session.choose(0, session.position.choices(0)[0])
    notes = session.choose(1, session.position.choices(1)[0])
    assert notes[0].code == ANSWER
    assert len(notes) > 1


# Taking back.


def aftermath() -> Session:
    """Seat 0 has lost an auction and may take chips while seat 1 may draw."""
    session = begin()
    for number in range(100):
        session = play_until(begin(), lambda session: DRAW in session.position.choices(1), number)
        if session.position.pending() == [0, 1]:
            return session
    raise AssertionError("no game comes to an open decision of both")


def refusal_of(session: Session, seat: int) -> str:
    refusal = session.why_not_undo(seat)
    assert refusal is not None
    before, count = state(session.position), len(session.record.moves)
    with pytest.raises(Refused) as found:
        session.undo(seat)
    assert found.value.refusal.clause == refusal.clause
    assert (state(session.position), len(session.record.moves)) == (before, count)
    return refusal.clause


def test_answer_is_taken_back() -> None:
    session = aftermath()
    before = state(session.position)
    session.choose(0, CHIP)
    assert state(session.position) != before
    assert session.why_not_undo(0) is None
    session.undo(0)
    assert state(session.position) == before
    assert session.record.moves[-1] == Move(0, -1, undo=True)
    session.choose(0, CHIP)
    assert session.record.moves[-1] == Move(0, CHIP)


def test_answers_are_taken_back_one_by_one() -> None:
    session = begin(double=True)
    before = state(session.position)
    session.choose(0, session.position.choices(0)[0])
    between = state(session.position)
    session.choose(0, session.position.choices(0)[-1])
    session.undo(0)
    assert state(session.position) == between
    session.undo(0)
    assert state(session.position) == before
    assert refusal_of(session, 0) == NOTHING_TO_UNDO


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    session = begin()
    assert refusal_of(session, 0) == NOTHING_TO_UNDO
    session.choose(1, session.position.choices(1)[0])
    assert refusal_of(session, 0) == NOTHING_TO_UNDO


def test_answer_stays_once_another_seat_has_answered() -> None:
    session = aftermath()
    session.choose(0, CHIP)
    session.choose(1, 2)
    assert refusal_of(session, 0) == OTHERS_ANSWERED
    session.undo(1)
    assert session.why_not_undo(0) is None


def test_answer_stays_once_chance_has_spoken() -> None:
    session = aftermath()
    session.choose(1, DRAW)
    assert refusal_of(session, 1) == SEEN_SINCE


def test_answer_stays_once_something_is_shown() -> None:
    session = begin()
    session.choose(0, session.position.choices(0)[0])
    session.choose(1, session.position.choices(1)[0])
    assert refusal_of(session, 1) == SEEN_SINCE


def test_nothing_is_taken_back_when_the_seed_is_told() -> None:
    session = played()
    assert {refusal_of(session, seat) for seat in (0, 1)} == {SEEN_SINCE}


# The end.


def test_finish_writes_result_and_seed() -> None:
    session = played()
    assert session.record.totals == session.position.scores().totals
    assert session.record.seed == SEED.hex()


def test_finish_does_not_tell_the_seed_of_an_open_game() -> None:
    with pytest.raises(ValueError, match="the game is not over"):
        begin().finish(SEED)


def test_finish_takes_no_other_seed() -> None:
    session = play_until(begin(), lambda session: session.position.over())
    with pytest.raises(ValueError, match="not the seed that was committed to"):
        session.finish(Seed.of("another"))
    assert session.record.seed == ""


# Replaying.


def test_replay_goes_through_every_position_without_the_generator() -> None:
    session = begin()
    players = Random(3)
    hands = [session.position.dump()["hands"]]
    while not session.position.over():
        seat = players.choice(session.position.pending())
        session.choose(seat, players.choice(session.position.choices(seat)))
        hands.append(session.position.dump()["hands"])
    followers = replay(TINY, session.record)
    assert [follower.position.dump()["hands"] for follower in followers] == hands


def test_replayed_game_cannot_draw_beyond_its_log() -> None:
    session = aftermath()
    follower = verify(TINY, session.record)
    assert follower.position.pending() == [0, 1]
    with pytest.raises(ScriptError, match="no further chance result"):
        follower.choose(1, DRAW)


def test_resumed_game_goes_on_as_if_never_left() -> None:
    session = aftermath()
    again = resume(TINY, read_tiny(text_of(session)), SEED)
    assert state(again.position) == state(session.position)
    assert again.record == session.record
    for each in (session, again):
        play_until(each, lambda session: session.position.over())
    assert text_of(again) == text_of(session)


def test_game_is_resumed_with_its_own_seed_only() -> None:
    with pytest.raises(BadRecord, match="the seed is not the one that was committed to"):
        resume(TINY, begin().record, Seed.of("another"))


def test_game_is_resumed_only_as_chance_gave_it() -> None:
    record = begin().record
    record.opening.chance[0] = (0, 1 + record.opening.chance[0][1] % 5)
    with pytest.raises(BadRecord, match="move 0: the log and the rules disagree"):
        resume(TINY, record, SEED)


# Logs that do not fit the game.


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "race"}, "this is a game of race, not of tiny"),
        ({"edition": "tiny 0"}, "it was played with edition 'tiny 0', and this is edition 'tiny 1'"),
        ({"seats": 4}, "tiny is for 2 to 3 players, not 4"),
        ({"options": {"double": False}}, "it does not tell the options short"),
        ({"options": {"double": False, "short": False, "more": True}}, "tiny has no option 'more'"),
        ({"names": ["Ada"]}, "there are 1 names for 2 seats"),
    ],
)
def test_head_that_does_not_fit(change: dict[str, object], message: str) -> None:
    record = replace(begin().record, **change)  # type: ignore[arg-type]
    for call in (check, verify, lambda game, record: resume(game, record, SEED)):
        with pytest.raises(BadRecord, match=re.escape(message)):
            call(TINY, record)


# Logs that were changed.


def other_rank(move: Move) -> Move:
    channel, rank = move.chance[-1]
    return replace(move, chance=[*move.chance[:-1], (channel, 1 + rank % 5)])


def with_chance(record: Record) -> int:
    return next(number for number, move in enumerate(record.moves) if move.chance)


def change_chance(record: Record) -> None:
    number = with_chance(record)
    record.moves[number] = other_rank(record.moves[number])


def change_opening(record: Record) -> None:
    record.opening = other_rank(record.opening)


def add_chance(record: Record) -> None:
    record.moves[-1].chance.append((0, 1))


def drop_chance(record: Record) -> None:
    record.moves[with_chance(record)].chance.pop()


def wrong_channel(record: Record) -> None:
    record.moves[with_chance(record)].chance[0] = (99, 1)


def change_answer(record: Record) -> None:
    record.moves[0].choice = CHIP


def change_seat(record: Record) -> None:
    record.moves.insert(1, replace(record.moves[0]))


def change_forced(record: Record) -> None:
    move = next(move for move in record.moves if move.forced)
    move.forced[0] = (move.forced[0][0], BID + 7)


def drop_answer(record: Record) -> None:
    record.moves.pop()


def undo_nothing(record: Record) -> None:
    record.moves.insert(0, Move(0, -1, undo=True))


def change_result(record: Record) -> None:
    record.totals[0] += 1


def change_seed(record: Record) -> None:
    record.seed = Seed.of("another").hex()


def spoil_seed(record: Record) -> None:
    record.seed = "no seed"


def change_commitment(record: Record) -> None:
    record.commitment = Seed.of("another").commitment()


TAMPERED = [
    (change_chance, "move \\d+: |channel"),
    (change_opening, "move 0: the log and the rules disagree|which is not there"),
    (add_chance, "disagree on what follows it"),
    (drop_chance, "no further chance result"),
    (wrong_channel, "move \\d+: there is no channel 99"),
    (change_answer, r"move 1: tiny-no-bid \[tiny.2.1\]"),
    (change_seat, r"move 2: engine-not-your-decision \[engine.1\]"),
    (change_forced, "disagree on what follows it"),
    (drop_answer, "the result is still open, the log says"),
    (undo_nothing, r"move 1: engine-nothing-to-undo \[engine.3\]"),
    (change_result, r"the result is \[\d+, \d+\], the log says \[\d+, \d+\]"),
    (change_seed, "the seed is not the one that was committed to"),
    (spoil_seed, "the log holds no seed but 'no seed'"),
    (change_commitment, "the seed is not the one that was committed to"),
]


@pytest.mark.parametrize(("change", "message"), TAMPERED, ids=lambda value: getattr(value, "__name__", ""))
def test_changed_log_is_found_out(change: Callable[[Record], None], message: str) -> None:
    record = played().record
    verify(TINY, record)
    change(record)
    with pytest.raises(BadRecord, match=message):
        verify(TINY, record)


def test_shuffle_that_was_not_honest_is_found_out_with_the_seed() -> None:
    """A log that fits the rules, but whose cards are not those of the seed."""
    honest = played().record
    forged = played(2).record
    other = Session.begin(TINY, 2, Seed.of("loaded dice"), None, NAMES)
    play_until(other, lambda session: session.position.over())
    forged.opening, forged.moves = other.record.opening, other.record.moves
    forged.totals = other.position.scores().totals
    verify(TINY, replace(forged, seed=""))
    verify(TINY, honest)
    with pytest.raises(BadRecord, match="move 0: the log and the rules disagree"):
        verify(TINY, forged)
