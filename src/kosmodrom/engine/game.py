"""What a game has to give, so that table, log, bots, laws and environments can use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kosmodrom.engine.edition import Finding
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.position import FORCED, Note, Position
from kosmodrom.engine.rulebook import Rulebook
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import Line, Table, Text

# What an option is set to: on or off, or the name of a choice.
Value = bool | str


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a game, or one of several choices: a variant, a level, or a ruling on which players differ."""

    name: str
    clause: str
    default: Value = False
    seats: tuple[int, ...] = ()  # the numbers of seats for which it means something; empty: all
    choices: tuple[str, ...] = ()  # the names of its choices; empty: it is on or off

    @property
    def values(self) -> tuple[Value, ...]:
        """All that it can be set to."""
        return self.choices or (False, True)

    @property
    def idle(self) -> Value:
        """What it is set to where it means nothing."""
        return self.default if self.choices else False

    @property
    def other(self) -> Value:
        """A value that is not the usual one: the opposite, or the farthest choice."""
        return next(value for value in reversed(self.values) if value != self.default)

    def fits(self, seats: int) -> bool:
        """Whether it means something for a number of seats."""
        return not self.seats or seats in self.seats

    def write(self, value: Value) -> str:
        """A value in a word."""
        return value if isinstance(value, str) else "on" if value else "off"

    def read(self, word: str) -> Value:
        """The value that a word stands for; ValueError for a word that stands for none."""
        for value in self.values:
            if self.write(value) == word:
                return value
        raise ValueError(f"option {self.name} is {' or '.join(map(self.write, self.values))}, not {word!r}")


class BadSetup(Exception):
    """A game cannot be set up as asked; the message says why."""


class Game(ABC):
    """One game: how to set up, load, show and write down its positions."""

    name: str
    title: dict[str, str]  # by language
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    folder: Path
    components: Path  # the file of the edition
    parts: tuple[str, ...]  # the parts of the score, in the order in which they are told

    def setting(self, seats: int, options: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """All options with their values, or BadSetup where the request does not fit the game."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.name: option for option in self.options}
        asked = dict(options or {})
        for name in asked:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        for name, value in asked.items():
            option = known[name]
            if value not in option.values:
                raise BadSetup(f"option {name!r} of {self.name} is {' or '.join(map(option.write, option.values))}")
            if value != option.idle and not option.fits(seats):
                numbers = " or ".join(map(str, option.seats))
                raise BadSetup(f"option {name!r} of {self.name} is for {numbers} players, not {seats}")
        usual = {name: option.default if option.fits(seats) else option.idle for name, option in known.items()}
        return usual | asked

    def switched(self, seats: int, setting: Mapping[str, Value]) -> list[str]:
        """The options that mean something and are not off, in words such as "advanced" and "level=hard"."""
        told = [(option.name, setting[option.name]) for option in self.options if option.fits(seats)]
        return [name if value is True else f"{name}={value}" for name, value in told if value is not False]

    def rivals(self, seats: int) -> int:
        """How many opponents there are that play by themselves, such as a solo game's; they come after the seats."""
        return 0

    def rival_names(self, seats: int) -> list[str]:
        """The messages that name these opponents."""
        return [f"{self.name}-rival"] * self.rivals(seats)

    @abstractmethod
    def deal(self, seats: int, seed: Seed, options: Mapping[str, Value] | None = None) -> Position:
        """A new position, not yet started, so that a journal or a script can be set first."""

    def new(self, seats: int, seed: Seed, options: Mapping[str, Value] | None = None) -> Position:
        """A new position, run on to its first decision."""
        position = self.deal(seats, seed, options)
        position.start()
        return position

    @abstractmethod
    def load(self, data: dict[str, Any]) -> Position:
        """A position from its dump."""

    @abstractmethod
    def table(self, position: Position, seat: int) -> Table:
        """What a seat, or SPECTATOR, may know."""

    def clause(self, note: Note) -> str:
        """The clause that a note is about, or nothing where there is none."""
        return ""

    @abstractmethod
    def seen_by(self, note: Note, seat: int) -> bool:
        """Whether a seat may know the secret part of a note."""

    def line(self, note: Note, seat: int) -> Text | None:
        """What the log says to a seat about a note; None for what it does not mention."""
        if note.code == FORCED:  # what follows from the answer tells itself to the others
            return Text("engine-log-forced", {"seat": seat}) if note.seat == seat else None
        return self.own_line(note, seat)

    @abstractmethod
    def own_line(self, note: Note, seat: int) -> Text | None:
        """What the log says to a seat about a note of the game itself."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """Answers and chance results as text."""

    def write(self, choice: int) -> str:
        return self.notation.write(choice)

    def read(self, text: str) -> int:
        return self.notation.read(text)

    @property
    @abstractmethod
    def channels(self) -> int:
        """How many channels of chance results there are."""

    @property
    @abstractmethod
    def answers(self) -> int:
        """How many answers the vocabulary has: they are numbered from 0."""

    @abstractmethod
    def edition(self) -> str:
        """The fingerprint of the component data, which a record names."""

    @abstractmethod
    def component_names(self, language: str) -> Mapping[str, str]:
        """The names of the components by their keys."""

    @abstractmethod
    def component_lines(self, key: str) -> list[Line]:
        """What the piece with a key says of itself: its sort, its numbers, its powers; nothing for an unknown key."""

    @abstractmethod
    def check_edition(self, data: dict[str, Any]) -> list[Finding]:
        """What is wrong with the form of some component data, or else what each count of the rulebook gave."""

    @abstractmethod
    def rounds(self, position: Position) -> int:
        """How many rounds or turns have begun: how far a bot looks ahead, and how long a game was."""

    @abstractmethod
    def inventory(self, position: Position) -> Mapping[str, int]:
        """How many of each component a position holds: the same at every moment of a game."""

    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.folder / "rules.md")
