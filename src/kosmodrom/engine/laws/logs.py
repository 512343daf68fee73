"""Logs: they replay, come back from their files, and let answers be taken back."""

from __future__ import annotations

import marshal
from typing import Any

from kosmodrom.engine import record as records
from kosmodrom.engine.laws.trial import ENGINE_CLAUSES, Trial, play, state
from kosmodrom.engine.position import Position
from kosmodrom.engine.record import BadRecord, Record
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session, replay, verify


def replay_follows(trial: Trial) -> None:
    """A log, undos included, leads through the same positions, with no generator."""
    session = follower = trial.session()
    steps: list[bytes] = []
    for session in trial.logged(undos=0.1):
        steps.append(traced(session.position))
    trial.move = 0
    try:
        for follower, logged in zip(replay(trial.game, session.record), steps, strict=True):
            found = traced(follower.position)
            if found != logged:
                (position, choices), (before, offered) = marshal.loads(found), marshal.loads(logged)
                trial.same("replayed choices", choices, offered)
                trial.same("replayed position", unordered(position), unordered(before))
            trial.move += 1
    except BadRecord as error:
        raise trial.broken(f"the log does not replay: {error}") from error
    for viewer in trial.viewers():
        tables = [trial.game.table(one.position, viewer) for one in (follower, session)]
        trial.same(f"table for {viewer} after the replay", *tables)


def traced(position: Position) -> bytes:
    """A position without the state of its generator, which a replay cannot know; and what it offers."""
    data = position.dump()
    data["machine"] = {**data["machine"], "chance": None}
    return marshal.dumps([data, [position.choices(seat) for seat in range(position.seats)]], 2)


def unordered(data: Any) -> Any:
    """Data with every list of plain numbers in order: which of two equal cards left a bag changes the bag's order."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, list):
        if all(type(item) is int for item in data):
            return sorted(data)
        return [unordered(item) for item in data]
    return data


def log_round_trips(trial: Trial) -> None:
    """The file of a log says all that the log does, and passes its own checks, while it lasts and when it is over."""
    stop = trial.dice.randrange(60)
    for session in trial.logged(undos=0.1):
        if trial.move == stop:
            file_round_trips(trial, session.record)
    if session.position.over():
        session.finish(Seed.of(trial.seed))
    file_round_trips(trial, session.record)


def file_round_trips(trial: Trial, record: Record) -> None:
    text = records.write(record, trial.game)
    try:
        back = records.read(text, {trial.game.name: trial.game})
        trial.same("log read from its file", back, record)
        trial.same("file of the log that was read", records.write(back, trial.game), text)
        verify(trial.game, back)
    except BadRecord as error:
        raise trial.broken(f"the log is not accepted: {error}") from error


def undo_restores(trial: Trial) -> None:
    """An answer that is taken back has never been given: the position is the one before, and so on further back."""
    before: list[bytes] = []
    session = trial.session()
    players = trial.players()
    now = state(session.position)
    while trial.move < trial.far and (answer := play(session, players)):
        trial.move += 1
        before.append(now)
        while players.random() < 0.5 and session.why_not_undo(answer[0]) is None:
            count = len(session.record.moves)
            session.undo(answer[0])
            trial.same("position after undo", state(session.position), before.pop())
            trial.need(len(session.record.moves) == count + 1, "the log does not tell of the undo")
            if not before or players.random() < 0.3:
                break
        now = state(session.position)


def undo_stops(trial: Trial) -> None:
    """Nobody takes back what somebody has built on, or an answer after which something came to light."""
    session = trial.session()
    for seat in range(trial.seats):
        undo_is_refused(trial, session, seat, "before its first answer")
    players = trial.players()
    answered: set[int] = set()
    while trial.move < trial.far and (answer := play(session, players)):
        seat = answer[0]
        trial.move += 1
        drawn = session.record.moves[-1].chance
        if drawn:
            undo_is_refused(trial, session, seat, f"after chance gave {drawn}")
        elif session.past[-1].position.revealed == session.position.revealed:
            refusal = session.why_not_undo(seat)
            trial.need(refusal is None, f"seat {seat} cannot undo an answer that showed nothing: {refusal}")
        for other in answered - {seat}:
            undo_is_refused(trial, session, other, f"after seat {seat} has answered")
        answered.add(seat)


def undo_is_refused(trial: Trial, session: Session, seat: int, when: str) -> None:
    refusal = session.why_not_undo(seat)
    if refusal is None:
        raise trial.broken(f"seat {seat} can take back its answer {when}")
    trial.need(refusal.clause in ENGINE_CLAUSES, f"an undo {when} is refused by {refusal.clause!r}, which is no clause")
