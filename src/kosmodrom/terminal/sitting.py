"""A game at one machine: who sits where, what each of them has seen, and a log that is on the disk at all times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from kosmodrom.bots.registry import BOTS
from kosmodrom.engine import record as records
from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.position import Note
from kosmodrom.engine.record import BadRecord, Record
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session, compare, verify
from kosmodrom.engine.step import Refusal, Refused
from kosmodrom.engine.table import Table, Text
from kosmodrom.errors import UserError
from kosmodrom.terminal import saves
from kosmodrom.terminal.saves import PERSON, Chair, Private


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody knew when answering: the table, and how many chapters there were."""

    chapters: int
    table: Table


@dataclass(frozen=True, slots=True)
class Memory:
    """What somebody knew at the last answer, and at the one from which news were told so far."""

    last: Seen
    told: Seen | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """What an answer led to, and what its author remembered before."""

    notes: list[Note]
    before: Memory | None = None


class Sitting:
    """Plays a game with the people and bots at this machine."""

    def __init__(self, game: Game, session: Session, seed: Seed, chairs: Sequence[Chair], path: Path) -> None:
        self.game = game
        self.session = session
        self.seed = seed
        self.chairs = list(chairs)
        self.path = path
        self.people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
        self.chapters = [Chapter(session.position.journal or [])]
        self.memories: dict[int, Memory] = {}

    @classmethod
    def begin(
        cls, game: Game, chairs: Sequence[Chair], path: Path, seed: Seed, options: Mapping[str, Value] | None = None
    ) -> Sitting:
        """A new game, saved from its first moment."""
        names = [chair.name for chair in chairs]
        sitting = cls(game, Session.begin(game, len(chairs), seed, options, names), seed, chairs, path)
        saves.write_private(path, Private(seed.hex(), list(chairs)))
        sitting.save()
        return sitting

    @classmethod
    def resume(cls, path: Path, games: dict[str, Game]) -> Sitting:
        """A saved game, where it was left: its answers are played again with its seed."""
        try:
            record = records.read(path.read_text(encoding="utf-8"), games)
            if record.seed:
                raise UserError(f"{path} is over; there is nothing left to play")
            private = saves.read_private(path)
            return cls.replay(games[record.game], record, private, path)
        except OSError as error:
            raise UserError(f"{path} cannot be read: {error.strerror}") from error
        except (BadRecord, Refused) as error:
            raise UserError(f"{path} cannot go on: {error}") from error

    @classmethod
    def replay(cls, game: Game, record: Record, private: Private, path: Path) -> Sitting:
        seed = Seed.from_hex(private.seed)
        kinds = {chair.kind for chair in private.chairs}
        if len(private.chairs) != record.seats or kinds - {PERSON, *BOTS}:
            raise UserError(f"{path} cannot go on: those who sit there are not {record.seats} people and bots of ours")
        if seed.commitment() != record.commitment:
            raise UserError(f"{path} cannot go on: the seed in its private file is that of another game")
        session = Session.begin(game, record.seats, seed, record.options, record.names)
        compare(0, record.opening, session.record.opening)
        sitting = cls(game, session, seed, private.chairs, path)
        for number, move in enumerate(record.moves, 1):
            if move.undo:
                sitting.take_back(move.seat)
            else:
                sitting.play(move.seat, move.choice)
                compare(number, move, session.record.moves[-1])
        return sitting

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def bots(self) -> list[tuple[int, Chair]]:
        """The seats of bots with their chairs."""
        return [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.kind != PERSON]

    def over(self) -> bool:
        return self.session.position.over()

    def pending(self) -> list[int]:
        return self.session.position.pending()

    def table(self, viewer: int) -> Table:
        return self.game.table(self.session.position, viewer)

    def answer(self, seat: int, choice: int) -> None:
        """Answer a decision. It is on the disk before anybody sees what it led to."""
        self.play(seat, choice)
        if self.over():
            self.session.finish(self.seed)
        self.save()
        if self.over():
            saves.forget_private(self.path)

    def play(self, seat: int, choice: int) -> None:
        before = self.memories.get(seat)
        seen = Seen(len(self.chapters), self.table(seat)) if seat in self.people else None
        told = self.seen(seat)
        notes = self.session.choose(seat, choice)
        if seen:
            self.memories[seat] = Memory(seen, told)
        self.chapters.append(Chapter(notes, before))

    def undo(self, seat: int) -> None:
        """Take a seat's last answer back, on the disk too."""
        self.take_back(seat)
        self.save()

    def take_back(self, seat: int) -> None:
        self.session.undo(seat)
        before = self.chapters.pop().before
        if before is None:
            self.memories.pop(seat, None)
        else:
            self.memories[seat] = before

    def why_not_undo(self, seat: int) -> Refusal | None:
        return self.session.why_not_undo(seat)

    def seen(self, viewer: int) -> Seen | None:
        """What a viewer has seen already, so that the rest is news.

        Who pays with three cards answers three times and nothing happens in between, so the news stay news as long as
        there are none since the last answer.
        """
        memory = self.memories.get(viewer)
        if memory is None:
            return None
        return memory.last if self.lines(viewer, memory.last.chapters) else memory.told

    def old_and_new(self, viewer: int) -> tuple[list[Text], list[Text]]:
        """The log as a viewer may read it: what is known, and what has happened since the viewer's last decision."""
        seen = self.seen(viewer)
        start = seen.chapters if seen else len(self.chapters)
        return self.lines(viewer, 0, start), self.lines(viewer, start)

    def lines(self, viewer: int, first: int, last: int | None = None) -> list[Text]:
        said = (self.game.line(note, viewer) for chapter in self.chapters[first:last] for note in chapter.notes)
        return [line for line in said if line is not None]

    def save(self) -> None:
        saves.write(self.path, records.write(self.session.record, self.game))

    def check(self) -> None:
        """Whether the finished game follows from its seed, and the seed is the one committed to; BadRecord if not."""
        verify(self.game, self.session.record)
