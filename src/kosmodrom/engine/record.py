"""The log of a game as a file: one line for each thing, readable by a person, enough to replay without a generator.

The format is described in docs/log-format.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kosmodrom.engine.game import Game
from kosmodrom.engine.position import ANSWER, CHANCE, FORCED, Note

VERSION: Final = 1
FIRST_LINE: Final = f"kosmodrom {VERSION}"


class BadRecord(Exception):
    """A log file cannot be read; the message names the line."""


@dataclass(slots=True)
class Move:
    """An answer, or an undo of the seat's last one, and what chance and the engine answered to it."""

    seat: int
    choice: int
    undo: bool = False
    chance: list[tuple[int, int]] = field(default_factory=list)
    forced: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Record:
    """A game from its set-up on."""

    game: str
    seats: int
    options: dict[str, bool]
    edition: str
    commitment: str
    names: list[str] = field(default_factory=list)
    # What chance gave before the first answer, and what the engine answered by itself.
    opening: Move = field(default_factory=lambda: Move(-1, -1))
    moves: list[Move] = field(default_factory=list)
    seed: str = ""
    totals: list[int] = field(default_factory=list)


def move_of(seat: int, choice: int, notes: Iterable[Note]) -> Move:
    """A move from what the journal told about it."""
    move = Move(seat, choice)
    for note in notes:
        if note.code == CHANCE:
            move.chance.append((note.a, note.b))
        elif note.code == FORCED:
            move.forced.append((note.seat, note.a))
        elif note.code == ANSWER:
            assert (note.seat, note.a) == (seat, choice)
    return move


def write(record: Record, game: Game) -> str:
    """The file of a record."""
    return "\n".join(lines(record, game)) + "\n"


def lines(record: Record, game: Game) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game}"
    yield f"edition {record.edition}"
    yield f"seats {record.seats}"
    for name, on in record.options.items():
        yield f"option {name} {'on' if on else 'off'}"
    for seat, name in enumerate(record.names):
        yield f"name {seat} {name}"
    yield f"commitment {record.commitment}"
    yield "begin"
    yield from move_lines(record.opening, game)
    for move in record.moves:
        yield f"{move.seat} undo" if move.undo else f"{move.seat} {game.write(move.choice)}"
        yield from move_lines(move, game)
    if record.totals:
        yield f"end {' '.join(map(str, record.totals))}"
    if record.seed:
        yield f"seed {record.seed}"


def move_lines(move: Move, game: Game) -> Iterator[str]:
    for channel, result in move.chance:
        yield f"* {game.write_chance(channel, result)}"
    for seat, choice in move.forced:
        yield f"! {seat} {game.write(choice)}"


def read(text: str, find_game: dict[str, Game]) -> Record:
    """A record from its file."""
    reader = Reader(find_game)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            reader.line(number, line.strip())
        except (ValueError, IndexError, KeyError) as error:
            raise BadRecord(f"line {number}: {line.strip()!r}: {error}") from error
    if not reader.begun:
        raise BadRecord("the file ends before the game begins")
    return reader.record


class Reader:
    """Reads a file line by line: the head up to "begin", then the moves."""

    def __init__(self, games: dict[str, Game]) -> None:
        self.games = games
        self.record = Record("", 0, {}, "", "")
        self.begun = False
        self.move = self.record.opening

    @property
    def game(self) -> Game:
        return self.games[self.record.game]

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if number == 1:
            if line != FIRST_LINE:
                raise ValueError(f"a log begins with {FIRST_LINE!r}; newer versions need a newer program")
        elif self.begun:
            self.body(line)
        else:
            self.head(line)

    def head(self, line: str) -> None:
        """A line before the game."""
        word, _, rest = line.partition(" ")
        if word == "game":
            if rest not in self.games:
                raise ValueError(f"there is no game {rest!r}; there are {', '.join(self.games)}")
            self.record.game = rest
        elif word == "seats":
            self.record.seats = int(rest)
        elif word == "option":
            name, state = rest.split()
            self.record.options[name] = {"on": True, "off": False}[state]
        elif word == "name":
            self.record.names.append(rest.partition(" ")[2])
        elif word == "edition":
            self.record.edition = rest
        elif word == "commitment":
            self.record.commitment = rest
        elif word == "begin":
            if not self.record.game or not self.record.seats:
                raise ValueError("the head of a log names the game and the number of seats")
            self.begun = True
        else:
            raise ValueError(f"{word!r} means nothing here")

    def body(self, line: str) -> None:
        """A line of the game itself."""
        word, _, rest = line.partition(" ")
        if word == "*":
            self.move.chance.append(self.game.read_chance(rest))
        elif word == "!":
            seat, _, choice = rest.partition(" ")
            self.move.forced.append((self.seat(seat), self.game.read(choice)))
        elif word == "end":
            self.record.totals = [int(total) for total in rest.split()]
        elif word == "seed":
            self.record.seed = rest
        elif rest == "undo":
            self.begin_move(Move(self.seat(word), -1, undo=True))
        else:
            self.begin_move(Move(self.seat(word), self.game.read(rest)))

    def begin_move(self, move: Move) -> None:
        self.move = move
        self.record.moves.append(move)

    def seat(self, text: str) -> int:
        seat = int(text)
        if not 0 <= seat < self.record.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat
