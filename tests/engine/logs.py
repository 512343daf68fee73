"""Games with a log, for the tests of logs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kosmodrom.engine.record import Record, read, write
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from tests.laws.tiny import TinyGame

TINY = TinyGame()
SEED = Seed.of("log 1")
NAMES = ["Ada", "Stanisław Lem"]


def begin(seats: int = 2, **options: bool) -> Session:
    return Session.begin(TINY, seats, SEED, options, NAMES[:seats] if seats == 2 else None)


def random_answer(session: Session, players: Random) -> int:
    """A random seat answers; which."""
    seat = players.choice(session.position.pending())
    session.choose(seat, players.choice(session.position.choices(seat)))
    return seat


def play_until(session: Session, enough: Callable[[Session], bool], number: int = 1) -> Session:
    """Answer at random until something is so."""
    players = Random(number)
    while not enough(session):
        random_answer(session, players)
    return session


def played(number: int = 1) -> Session:
    """A whole game, with its first answer that can be taken back taken back."""
    session = begin()
    players = Random(number)
    undone = False
    while not session.position.over():
        seat = random_answer(session, players)
        if not undone and session.why_not_undo(seat) is None:
            session.undo(seat)
            undone = True
    session.finish(SEED)
    return session


def text_of(session: Session) -> str:
    return write(session.record, TINY)


def read_tiny(text: str) -> Record:
    return read(text, {TINY.name: TINY})
