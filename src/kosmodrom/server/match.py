"""A game in progress, made of the rows of its log: the same rows always make the same game.

Besides what the engine's session does it knows since when each seat has its decision, so that an answer to an older
one can be told from one that only crossed somebody else's; and it can go back further than the engine's undo, where
the table has agreed to that.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Note
from kosmodrom.engine.record import Move, Record, move_of
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.engine.step import Refused
from kosmodrom.engine.table import Table, Text
from kosmodrom.server.rows import CHOOSE, TAKEBACK, UNDO, ActionRow, TableRow

# How many positions are kept to undo to; a seat takes back its own last answers only.
KEPT: Final = 12

Decision = tuple[int, ...]


class BadLog(Exception):
    """The rows of a game and the rules disagree: the game was played with another version."""


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log in words."""

    n: int
    text: Text
    seat: int
    clause: str = ""


class Match:
    """One game that is played, or was."""

    def __init__(self, game: Game, table: TableRow, names: Sequence[str], seed: Seed) -> None:
        self.game = game
        self.id = table.id
        self.names = list(names)
        self.setting = dict(table.options)
        self.seats = table.seats
        self.began = table.changed
        self.seed = seed
        self.rows: list[ActionRow] = []
        self.keys: dict[str, int] = {}
        self.restart()
        self.since = [0] * table.seats  # by seat, the action that brought its decision
        self.depth = [len(self.notes)]  # by action, how many answers stood after it

    def restart(self) -> None:
        """Deal the first position again."""
        record = Record(self.game.name, self.seats, self.setting, self.game.edition(), self.seed.commitment())
        record.names = self.names
        self.session = Session(self.game, record, self.game.deal(self.seats, self.seed, self.setting))
        opening = self.session.start()
        record.opening = move_of(-1, -1, opening)
        self.notes: list[list[Note]] = [opening]
        self.said: dict[int, list[list[LogLine]]] = {}  # by viewer and answer

    @classmethod
    def load(cls, game: Game, table: TableRow, names: Sequence[str], seed: Seed, rows: Sequence[ActionRow]) -> Match:
        """The game that the rows tell."""
        if table.edition != game.edition() or seed.commitment() != table.commitment:
            raise BadLog(f"table {table.id} was played with another edition, or with another seed")
        match = cls(game, table, names, seed)
        for row in rows:
            match.follow(row)
        return match

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def over(self) -> bool:
        return self.session.position.over()

    def decisions(self) -> list[tuple[object, ...]]:
        """What each seat has to decide, so that two moments can be compared."""
        position = self.session.position
        return [(position.asked[seat].dump(), position.options[seat][:]) for seat in range(self.seats)]

    # Answers.

    def choose(self, seat: int, choice: int, key: str) -> ActionRow:
        """Answer a decision, and give the row that has to be written; Refused where it is not legal."""
        before = self.decisions()
        notes = self.session.choose(seat, choice)
        move = self.session.record.moves[-1]
        row = self.row(CHOOSE, seat, choice, key, move)
        self.notes.append(notes)
        del self.session.past[:-KEPT]
        self.enter(row, before)
        return row

    def undo(self, seat: int, key: str) -> ActionRow:
        """Take a seat's last answer back as the engine allows."""
        before = self.decisions()
        self.session.undo(seat)
        self.drop(len(self.notes) - 1)
        row = self.row(UNDO, seat, -1, key, Move(seat, -1))
        self.enter(row, before)
        return row

    def takeback(self, seat: int, to: int, key: str) -> ActionRow:
        """Go back to the game as it stood after an action; who is asked for consent is the table's affair."""
        before = self.decisions()
        self.rewind(to)
        row = self.row(TAKEBACK, seat, to, key, Move(seat, -1))
        self.enter(row, before)
        return row

    def follow(self, row: ActionRow) -> None:
        """Do what a row of the database says, which has to lead to what it led to before."""
        if row.seq != self.seq + 1:
            raise BadLog(f"table {self.id}: action {row.seq} comes after {self.seq}")
        try:
            if row.kind == CHOOSE:
                again = self.choose(row.seat, row.choice, row.key)
            elif row.kind == UNDO:
                again = self.undo(row.seat, row.key)
            else:
                again = self.takeback(row.seat, row.choice, row.key)
        except Refused as refused:
            raise BadLog(f"table {self.id}: action {row.seq}: {refused}") from refused
        if (again.chance, again.forced) != (row.chance, row.forced):
            raise BadLog(f"table {self.id}: the rules give something else at action {row.seq}")
        self.rows[-1] = row

    def row(self, kind: str, seat: int, choice: int, key: str, move: Move) -> ActionRow:
        chance, forced = [list(pair) for pair in move.chance], [list(pair) for pair in move.forced]
        return ActionRow(self.id, self.seq + 1, kind, seat, choice, chance, forced, key, time.time())

    def enter(self, row: ActionRow, before: list[tuple[object, ...]]) -> None:
        """Count an action that has been carried out."""
        self.rows.append(row)
        self.keys[row.key] = row.seq
        self.depth.append(len(self.notes))
        after = self.decisions()
        for seat in range(self.seats):
            if seat == row.seat or before[seat] != after[seat]:
                self.since[seat] = row.seq
        if self.over:
            self.session.finish(self.seed)

    def drop(self, kept: int) -> None:
        """Forget what was said about answers that no longer stand."""
        del self.notes[kept:]
        for said in self.said.values():
            del said[kept:]

    def rewind(self, to: int) -> None:
        """Play again what stood after an action."""
        rows = standing(self.rows[:to])
        self.restart()
        for row in rows:
            if row.kind == UNDO:
                self.session.undo(row.seat)
                self.drop(len(self.notes) - 1)
            else:
                self.notes.append(self.session.choose(row.seat, row.choice))
                del self.session.past[:-KEPT]

    def last_answer_of(self, seat: int) -> int | None:
        """The action just before the last standing answer of a seat, to go back to; None where it gave none."""
        answers: list[ActionRow] = []
        for row in standing(self.rows):
            if row.kind == UNDO:
                answers.pop()
            else:
                answers.append(row)
        own = [row.seq for row in answers if row.seat == seat]
        return own[-1] - 1 if own else None

    # What leaves.

    def table(self, viewer: int) -> Table:
        return self.game.table(self.session.position, viewer)

    def can_undo(self, seat: int) -> bool:
        return seat >= 0 and not self.over and self.session.why_not_undo(seat) is None

    def lines(self, viewer: int, since: int) -> tuple[int, list[LogLine]]:
        """How many lines stay of those that a viewer had after an action, and those that come after them."""
        said = self.said.setdefault(viewer, [])
        n = sum(map(len, said))
        for notes in self.notes[len(said) :]:
            group: list[LogLine] = []
            for note in notes:
                text = self.game.line(note, viewer)
                if text is not None:
                    group.append(LogLine(n, text, note.seat, self.game.clause(note)))
                    n += 1
            said.append(group)
        kept = min(self.depth[since:]) if 0 <= since < len(self.depth) else 0
        return sum(map(len, said[:kept])), [line for group in said[kept:] for line in group]

    def decided_at(self, seat: int) -> float:
        """When the decision that a seat has now was put to it."""
        seq = self.since[seat]
        return self.rows[seq - 1].at if seq else self.began


def standing(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """The answers, and undos, that are left when all that was taken back by consent is left out."""
    left: list[ActionRow] = []
    for row in rows:
        if row.kind == TAKEBACK:
            left = standing(rows[: row.choice])
        else:
            left.append(row)
    return left
