"""Games that are over, looked at again step by step, through the eyes of a seat or of all."""

from __future__ import annotations

from dataclasses import replace

from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Note, Position
from kosmodrom.engine.record import BadRecord, Move, Record, move_of, read, write
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session, check, compare, feed, verify
from kosmodrom.engine.table import SPECTATOR, Table, Text
from kosmodrom.games.registry import games
from kosmodrom.server.match import LogLine
from kosmodrom.server.models import Moment, Review, Step
from kosmodrom.server.problems import Problem

ALL: int = -2
MOST_STEPS: int = 100


def eyes_of(text: str, seats: int) -> int:
    """The viewer that "all", "spectator" or the number of a seat stands for."""
    if text == "all":
        return ALL
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdecimal() and int(text) < seats:
        return int(text)
    raise Problem(400, "server-bad-eyes")


def seen(game: Game, position: Position, eyes: int) -> Table:
    """The table through some eyes; through all of them each seat's zones are as that seat sees them."""
    if eyes != ALL:
        return game.table(position, eyes)
    table = game.table(position, SPECTATOR)
    zones = [zone for zone in table.zones if zone.owner == SPECTATOR]
    for seat in range(table.seats):
        zones += [zone for zone in game.table(position, seat).zones if zone.owner == seat]
    return replace(table, zones=tuple(zones))


def read_log(text: str) -> Record:
    """A log file that replays to its end; Problem where it does not."""
    try:
        record = read(text, games())
        verify(games()[record.game], record)
    except (BadRecord, ValueError, KeyError, IndexError) as error:
        raise Problem(422, "server-bad-log", why=str(error)) from None
    return record


def log_of(session: Session) -> str:
    return write(session.record, session.game)


class Walk:
    """Replays a log and writes down the steps of one stretch of it."""

    def __init__(self, game: Game, record: Record, eyes: int) -> None:
        check(game, record)
        self.game = game
        self.record = record
        self.eyes = eyes
        names = record.names[:]
        head = Record(game.name, record.seats, dict(record.options), record.edition, record.commitment, names)
        self.session = Session(game, head, game.deal(record.seats, Seed.of(0), record.options))
        self.n = 0
        self.course: list[Moment] = []

    def steps(self, first: int, most: int) -> list[Step]:
        """The steps of the stretch; the course is that of the whole game."""
        feed(self.session, 0, self.record.opening)
        notes = self.session.start()
        self.session.record.opening = move_of(-1, -1, notes)
        self.remember()
        out = [self.step(0, -1, "", None, notes)] if first == 0 else self.count(notes)
        for number, move in enumerate(self.record.moves, 1):
            feed(self.session, number, move)
            shown = first <= number < first + most
            said = self.answer(move) if shown else None
            if move.undo:
                self.session.undo(move.seat)
                notes = []
            else:
                notes = self.session.choose(move.seat, move.choice)
            compare(number, move, self.session.record.moves[-1])
            self.remember()
            if not shown:
                self.count(notes)
            else:
                notation = "undo" if move.undo else self.game.write(move.choice)
                out.append(self.step(number, move.seat, notation, said, notes))
        return out

    def remember(self) -> None:
        position = self.session.position
        self.course.append(Moment(self.game.rounds(position), position.scores().totals))

    def answer(self, move: Move) -> Text | None:
        """What a choice says that these eyes may see being made."""
        if move.undo or self.eyes not in (ALL, move.seat):
            return None
        decision = self.game.table(self.session.position, move.seat).decision
        choices = decision.choices if decision else ()
        return next((choice.text for choice in choices if choice.number == move.choice), None)

    def step(self, seq: int, seat: int, notation: str, said: Text | None, notes: list[Note]) -> Step:
        table = seen(self.game, self.session.position, self.eyes)
        return Step(seq, seat, notation, said, table, self.lines(notes))

    def count(self, notes: list[Note]) -> list[Step]:
        """Pass a step over; its lines still have their numbers."""
        self.lines(notes)
        return []

    def lines(self, notes: list[Note]) -> list[LogLine]:
        """What the log said, to the seat concerned where all eyes look."""
        out: list[LogLine] = []
        for note in notes:
            text = self.game.line(note, note.seat if self.eyes == ALL else self.eyes)
            if text is not None:
                out.append(LogLine(self.n, text, note.seat, self.game.clause(note)))
                self.n += 1
        return out


def review(record: Record, eyes: str, first: int, most: int) -> Review:
    """A stretch of a finished game."""
    game = games()[record.game]
    walk = Walk(game, record, eyes_of(eyes, record.seats))
    steps = walk.steps(first, max(1, min(most, MOST_STEPS)))
    result = game.table(walk.session.position, SPECTATOR).result
    total = len(record.moves) + 1
    return Review(
        record.game, record.names, dict(record.options), result, walk.course, total, first, record.totals, steps
    )
