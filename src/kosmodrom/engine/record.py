"""The log of a game as a file: one line for each thing, readable by a person, enough to replay without a generator.

The format is described in docs/log-format.md.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from kosmodrom.engine.game import BadSetup, Game, Value
from kosmodrom.engine.position import ANSWER, CHANCE, FORCED, Note

VERSION: Final = 1
FIRST_LINE: Final = f"kosmodrom {VERSION}"
UNDO: Final = "undo"
ONCE: Final = ("game", "edition", "seats", "commitment")
HASH: Final = re.compile("[0-9a-f]{64}")
NUMBER: Final = re.compile("[0-9]{1,9}")
# What a name cannot hold, because it would not come back from the file: controls, line ends, half characters.
UNWRITABLE: Final = ("Cc", "Cs", "Zl", "Zp")


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
    options: dict[str, Value]
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


def bad_name(name: str) -> str | None:
    """Why a player's name cannot stand in a log, or None if it can."""
    if not name.strip():
        return "a player's name is empty"
    if name != name.strip() or any(unicodedata.category(sign) in UNWRITABLE for sign in name):
        return f"the name {name!r} has a space at its end, or signs that do not fit on a line"
    return None


def bad_names(names: list[str], seats: int) -> str | None:
    """Why the names of the players cannot stand in a log, or None if they can."""
    if names and len(names) != seats:
        return f"there are {len(names)} names for {seats} seats"
    return next((why for why in map(bad_name, names) if why), None)


def write(record: Record, game: Game) -> str:
    """The file of a record."""
    if record.game != game.name:
        raise BadRecord(f"a game of {record.game} cannot be written in the notation of {game.name}")
    if why := bad_names(record.names, record.seats):
        raise BadRecord(why)
    return "\n".join(lines(record, game)) + "\n"


def lines(record: Record, game: Game) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game}"
    yield f"edition {record.edition}"
    yield f"seats {record.seats}"
    for option in game.options:
        if option.name in record.options:
            yield f"option {option.name} {option.write(record.options[option.name])}"
    for seat, name in enumerate(record.names):
        yield f"name {seat} {name}"
    yield f"commitment {record.commitment}"
    yield "begin"
    yield from move_lines(record.opening, game)
    for move in record.moves:
        yield f"{move.seat} {UNDO}" if move.undo else f"{move.seat} {game.write(move.choice)}"
        yield from move_lines(move, game)
    if record.totals:
        yield f"end {' '.join(map(str, record.totals))}"
    if record.seed:
        yield f"seed {record.seed}"


def move_lines(move: Move, game: Game) -> Iterator[str]:
    for channel, result in move.chance:
        yield f"* {game.notation.write_chance(channel, result)}"
    for seat, choice in move.forced:
        yield f"! {seat} {game.write(choice)}"


def read(text: str, find_game: Mapping[str, Game]) -> Record:
    """A record from its file."""
    reader = Reader(find_game)
    for number, line in enumerate(text.split("\n"), 1):
        try:
            reader.line(line.strip())
        except (ValueError, IndexError, KeyError, BadSetup) as error:
            raise BadRecord(f"line {number}: {line.strip()!r}: {error}") from error
    if not reader.begun:
        raise BadRecord("the file ends before the game begins")
    return reader.record


class Reader:
    """Reads a file line by line: the head up to "begin", then the moves."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.record = Record("", 0, {}, "", "")
        self.versioned = False
        self.begun = False
        self.seen: set[str] = set()
        self.move = self.record.opening

    @property
    def game(self) -> Game:
        return self.games[self.record.game]

    def line(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if not self.versioned:
            if line != FIRST_LINE:
                raise ValueError(f"a log begins with {FIRST_LINE!r}; a newer version needs a newer program")
            self.versioned = True
        elif self.begun:
            self.body(line)
        else:
            self.head(line)

    def head(self, line: str) -> None:
        """A line before the game."""
        word, _, rest = line.partition(" ")
        if not self.record.game and word != "game":
            raise ValueError("the line after the version names the game")
        if word in ONCE and word in self.seen:
            raise ValueError(f"{word!r} stands here for the second time")
        self.seen.add(word)
        if word == "game":
            if rest not in self.games:
                raise ValueError(f"there is no game {rest!r}; there are {', '.join(self.games)}")
            self.record.game = rest
        elif word == "seats":
            self.record.seats = number_of(rest)
        elif word == "option":
            self.option(rest)
        elif word == "name":
            seat, _, name = rest.partition(" ")
            if number_of(seat) != len(self.record.names):
                raise ValueError(f"the next name is that of seat {len(self.record.names)}")
            self.record.names.append(name)
        elif word == "edition":
            self.record.edition = rest
        elif word == "commitment":
            self.record.commitment = hash_of(rest)
        elif word == "begin":
            self.begin()
        else:
            raise ValueError(f"{word!r} means nothing before the game")

    def option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        known = {option.name: option for option in self.game.options}
        if name not in known:
            raise ValueError(f"{self.game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        if name in self.record.options:
            raise ValueError(f"option {name!r} stands here for the second time")
        self.record.options[name] = known[name].read(value)

    def begin(self) -> None:
        """The end of the head: it has to be complete, and fit the game as it is here."""
        missing = [word for word in ONCE if word not in self.seen]
        missing += [f"option {option.name}" for option in self.game.options if option.name not in self.record.options]
        if missing:
            raise ValueError(f"the head does not tell: {', '.join(missing)}")
        check_head(self.game, self.record)
        self.begun = True

    def body(self, line: str) -> None:
        """A line of the game itself."""
        word, _, rest = line.partition(" ")
        if self.record.seed or (self.record.totals and word != "seed"):
            raise ValueError("after the end of a game stands nothing but its seed")
        if word == "*":
            self.answered().chance.append(self.chance(rest))
        elif word == "!":
            seat, _, choice = rest.partition(" ")
            self.answered().forced.append((self.seat(seat), self.game.read(choice)))
        elif word == "end":
            self.record.totals = [int(total) for total in rest.split()]
            parties = self.record.seats + self.game.rivals(self.record.seats)
            if len(self.record.totals) != parties:
                raise ValueError(f"the result has {parties} numbers")
        elif word == "seed":
            self.record.seed = hash_of(rest)
        elif rest == UNDO:
            self.begin_move(Move(self.seat(word), -1, undo=True))
        else:
            self.begin_move(Move(self.seat(word), self.game.read(rest)))

    def begin_move(self, move: Move) -> None:
        self.move = move
        self.record.moves.append(move)

    def answered(self) -> Move:
        """The move that the line belongs to."""
        if self.move.undo:
            raise ValueError("nothing follows from taking an answer back")
        return self.move

    def chance(self, text: str) -> tuple[int, int]:
        channel, result = self.game.notation.read_chance(text)
        if not 0 <= channel < self.game.channels:
            raise ValueError(f"there is no channel {channel}")
        return channel, result

    def seat(self, text: str) -> int:
        seat = number_of(text)
        if seat >= self.record.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat


def number_of(text: str) -> int:
    """A number in plain digits."""
    if not NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def hash_of(text: str) -> str:
    if not HASH.fullmatch(text):
        raise ValueError(f"{text!r} is not written in 64 signs of 0 to 9 and a to f")
    return text


def check_head(game: Game, record: Record) -> None:
    """A log belongs to this game, in this edition, with all its options; ValueError or BadSetup if it does not."""
    if record.game != game.name:
        raise ValueError(f"this is a game of {record.game}, not of {game.name}")
    if record.edition != game.edition():
        raise ValueError(f"it was played with edition {record.edition!r}, and this is edition {game.edition()!r}")
    setting = game.setting(record.seats, record.options)
    if setting != record.options:
        raise ValueError(f"it does not tell the options {', '.join(setting.keys() - record.options.keys())}")
    if why := bad_names(record.names, record.seats):
        raise ValueError(why)
