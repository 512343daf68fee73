"""What people do at a table while a game is on: answer, take back, resign, come back, talk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from kosmodrom.engine.step import Refusal, Refused
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.server import metrics
from kosmodrom.server.bus import TABLE
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.match import Match
from kosmodrom.server.problems import Problem, Stale
from kosmodrom.server.rows import ActionRow, PersonRow
from kosmodrom.server.writer import Conflict, WriterClosed

# How often one action may meet another process's.
TRIES: Final = 8

Deed = Callable[[Match, str], ActionRow]


def seat_at(desk: Desk, person: PersonRow) -> int:
    """The seat of a person who may answer for it."""
    seat = desk.seat_of(person.id)
    if seat == SPECTATOR:
        raise Problem(403, "server-not-your-table")
    if desk.match is None:
        raise Problem(409, "server-not-started")
    return seat


async def act(hall: Hall, desk: Desk, seat: int, key: str, seq: int | None, deed: Deed) -> int:
    """Carry out something that goes into the log, durably, and give its number.

    A key that is there already is the same request come twice, and gets the same answer. An answer (`seq` is given)
    has to be about the decision that its seat has now; what others did meanwhile does not matter. A client that goes
    away in the middle stops nothing.
    """
    begun = time.perf_counter()
    task = asyncio.create_task(written(hall, desk, seat, f"{seat}:{key}", seq, deed))
    # Who has gone away hears of no refusal; that is no mistake of the server's.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    number = await asyncio.shield(task)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)
    return number


async def written(hall: Hall, desk: Desk, seat: int, key: str, seq: int | None, deed: Deed) -> int:
    """Try until the action is written, or another one has made it pointless."""
    async with desk.lock:
        for _ in range(TRIES):
            match = desk.match
            assert match is not None
            if seq is not None and seq > match.seq:
                await hall.catch_up(desk)
            if key in match.keys:
                return match.keys[key]
            if seq is not None and not match.since[seat] <= seq <= match.seq:
                raise Stale(match.seq)
            row = deed(match, key)
            try:
                await hall.write(desk, row)
            except Conflict:
                continue  # another process was first, perhaps with this very request: look again
            except WriterClosed:
                raise Problem(503, "server-closing") from None
            break
        else:
            raise Stale(desk.seq)
        desk.moved()
    metrics.MOVES.inc()
    await told(hall, desk, match)
    return row.seq


async def told(hall: Hall, desk: Desk, match: Match) -> None:
    """After an action is durable, here and elsewhere."""
    if match.over:
        metrics.GAMES.inc()
        await hall.changed(desk)  # the result stands in the table's row
    else:
        await hall.bus.tell(TABLE, desk.row.id)
        hall.wake(desk)


async def choose(hall: Hall, desk: Desk, person: PersonRow, seq: int, choice: int, key: str) -> int:
    """Answer a decision. Who answers has come back, if a bot sat in."""
    seat = seat_at(desk, person)
    number = await act(hall, desk, seat, key, seq, lambda match, own: match.choose(seat, choice, own))
    await sit(hall, desk, person)
    return number


async def undo(hall: Hall, desk: Desk, person: PersonRow, key: str) -> int:
    seat = seat_at(desk, person)
    return await act(hall, desk, seat, key, None, lambda match, own: match.undo(seat, own))


async def why(desk: Desk, person: PersonRow, choice: int) -> Refusal | None:
    """The clause that forbids an answer to the present decision, None where it is allowed."""
    seat = seat_at(desk, person)
    async with desk.lock:
        assert desk.match is not None
        position = desk.match.session.position
        if choice in position.choices(seat):
            return None
        return position.why_not(seat, choice)


async def sit(hall: Hall, desk: Desk, person: PersonRow) -> None:
    """Take the seat back from the bot that sits in."""
    for place in desk.places:
        if place.person == person.id and place.sitting_in:
            await hall.store.change_place(desk.row.id, place.seat, sitting_in=False)
            await hall.changed(desk)


async def resign(hall: Hall, desk: Desk, person: PersonRow) -> None:
    """Give the game up: a bot plays on, so that the others have their game."""
    seat = seat_at(desk, person)
    if not desk.playing:
        raise Problem(409, "server-not-started")
    await hall.store.change_place(desk.row.id, seat, resigned=True, sitting_in=False)
    await hall.changed(desk)


async def takeback(hall: Hall, desk: Desk, person: PersonRow, agree: bool) -> None:
    """Ask the table to take one's last answer back, agree to what somebody asks, or refuse it."""
    seat = seat_at(desk, person)
    match = desk.match
    assert match is not None
    if match.over:
        raise Refused(Refusal("engine.4", "engine-something-was-revealed"))
    id = desk.row.id
    if not agree:
        await hall.store.forget_agreement(id)
        await hall.changed(desk)
        return
    asked = [place.agrees_to for place in desk.places if place.agrees_to >= 0]
    to = asked[0] if asked else match.last_answer_of(seat)
    if to is None:
        raise Refused(Refusal("engine.3", "engine-nothing-to-undo"))
    await hall.store.change_place(id, seat, agrees_to=to)
    await hall.changed(desk)
    waiting = [place for place in desk.people() if place.agrees_to < 0 and not place.sitting_in]
    if not waiting:
        key = f"takeback {to} {match.seq}"
        await act(hall, desk, seat, key, None, lambda match, own: match.takeback(seat, to, own))
        await hall.store.forget_agreement(id)
        await hall.changed(desk)


async def chat(hall: Hall, desk: Desk, person: PersonRow, text: str) -> None:
    """Say something at a table. Who only looks on may not talk, so as not to give advice."""
    said = " ".join(text.split())
    seats = [place.seat for place in desk.places if place.person == person.id]
    if not seats:
        raise Problem(403, "server-not-your-table")
    if not said:
        raise Problem(400, "server-nothing-said")
    await hall.store.add_chat(desk.row.id, seats[0], desk.places[seats[0]].name, said)
    await hall.changed(desk)
