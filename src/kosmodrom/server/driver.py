"""Moves the tables on where no person does: bots answer, and a clock that runs out lets a bot sit in."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from typing import Final

import structlog

from kosmodrom.bots.registry import BOTS
from kosmodrom.engine.step import Refused
from kosmodrom.server import metrics
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.play import act
from kosmodrom.server.problems import Problem, Stale
from kosmodrom.server.thinkers import BotFailed
from kosmodrom.server.worker import Question

# The bot that always has an answer at once, for one that crashes.
SUBSTITUTE: Final = "random"
SITS_IN: Final = "greedy"

log = structlog.get_logger(__name__)


def wake(hall: Hall, desk: Desk) -> None:
    """Look whether a bot has to think, and when the next clock runs out."""
    hall.rest(desk)
    if not desk.playing or desk.match is None:
        return
    pending = desk.match.session.position.pending()
    if any(desk.places[seat].by_bot for seat in pending) and desk.driver is None:
        task = asyncio.create_task(drive(hall, desk), name=f"bots of {desk.row.id}")
        desk.driver = task
        hall.tasks.add(task)
        task.add_done_callback(lambda done: finished(hall, desk, done))
    ends = [until for seat in pending if (until := desk.until(seat)) is not None]
    if ends:
        loop = asyncio.get_running_loop()
        delay = max(0.0, min(ends) - time.time())
        desk.timer = loop.call_later(delay, lambda: hall.spawn(time_out(hall, desk)))


def finished(hall: Hall, desk: Desk, task: asyncio.Task[None]) -> None:
    desk.driver = None
    hall.ended(task)
    # What changed while the last bot thought may need another look, unless looking is what failed.
    if not hall.closing and not task.cancelled() and task.exception() is None:
        hall.wake(desk)


async def drive(hall: Hall, desk: Desk) -> None:
    """Let bots answer until none has anything to decide."""
    while desk.playing and not hall.closing:
        async with desk.lock:
            question = next_question(hall, desk)
            seq = desk.seq
        if question is None:
            return
        choice = await think(hall, desk, question)
        await answer(hall, desk, question, seq, choice)


def next_question(hall: Hall, desk: Desk) -> Question | None:
    """What the first bot that has to decide is asked."""
    match = desk.match
    assert match is not None
    position = match.session.position
    for seat in position.pending():
        if desk.places[seat].by_bot:
            luck = hmac.new(hall.secret, f"bot {match.id} {seat} {match.seq}".encode(), hashlib.sha256).hexdigest()
            return Question(desk.row.game, position.dump(), seat, bot_of(desk, seat), luck)
    return None


def bot_of(desk: Desk, seat: int) -> str:
    """Who decides for a seat without a person."""
    return desk.places[seat].bot or (SITS_IN if SITS_IN in BOTS else SUBSTITUTE)


async def think(hall: Hall, desk: Desk, question: Question) -> int:
    """A bot's answer. One that fails twice is replaced, from now on where it had the seat for itself."""
    for _ in range(2):
        try:
            return await hall.thinkers.ask(question)
        except BotFailed as error:
            metrics.BOT_FAILURES.labels(question.bot).inc()
            log.warning("a bot failed", bot=question.bot, table=desk.row.id, error=str(error))
    await replace(hall, desk, question.seat)
    try:
        question.bot = SUBSTITUTE
        return await hall.thinkers.ask(question)
    except BotFailed:
        # Even without any worker the table goes on.
        async with desk.lock:
            assert desk.match is not None
            return (desk.match.session.position.choices(question.seat) or [0])[0]


async def replace(hall: Hall, desk: Desk, seat: int) -> None:
    await hall.store.change_place(desk.row.id, seat, bot=SUBSTITUTE)
    await hall.changed(desk)


async def answer(hall: Hall, desk: Desk, question: Question, seq: int, choice: int) -> None:
    """Put a bot's answer into the log, if it is still asked for."""
    seat = question.seat
    if not desk.places[seat].by_bot:
        return  # the player is back
    try:
        await act(hall, desk, seat, f"bot {seq}", seq, lambda match, own: match.choose(seat, choice, own))
    except Stale:
        return
    except Refused:
        log.warning("a bot gave an answer that is not legal", bot=question.bot, choice=choice)
        await replace(hall, desk, seat)
    except Problem as problem:
        if problem.status != 503:
            raise


async def time_out(hall: Hall, desk: Desk) -> None:
    """Let a bot sit in wherever the time is up."""
    match = desk.match
    if match is None or not desk.playing:
        return
    now = time.time()
    for seat in match.session.position.pending():
        until = desk.until(seat)
        if until is not None and until <= now + 0.01:
            await hall.store.change_place(desk.row.id, seat, sitting_in=True)
    await hall.changed(desk)
