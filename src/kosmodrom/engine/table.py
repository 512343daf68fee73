"""The table model: what one seat may know of a position, in a form that every game shares.

Browser, terminal and screen reader draw this model, bots read it, and nothing else leaves the engine. It holds
no sentences: a Text names a message of the catalogues and its arguments. An argument that begins with "@" is the
key of a component, whose name depends on the language; an argument called "seat" is a seat's number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from kosmodrom.engine.position import Scores

SPECTATOR: Final = -1

StageState = Literal["past", "now", "next", "out"]


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogues with its arguments."""

    id: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of what a component says: the text, and the part of the game that it belongs to, where there is one."""

    text: Text
    label: Text | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table: a card, a token, a marker. Its id is the same wherever it goes.

    It is called by the name of its component, or by the message <game>-<kind>-<key> where its key is no component's;
    a piece without a face by <game>-<kind>-hidden.
    """

    id: str
    kind: str
    key: str = ""  # the component, or empty where its face is hidden
    tags: tuple[str, ...] = ()
    on: str = ""  # the piece that it lies on
    owner: int = SPECTATOR  # the seat whose token it is
    value: int = 0  # where a marker stands on its track
    limit: int = 0  # how long that track is; 0: there is none
    links: tuple[str, ...] = ()  # on a map: the pieces that a route joins to it


@dataclass(frozen=True, slots=True)
class Zone:
    """A place that holds pieces: a hand, a tableau, a pile."""

    id: str
    kind: str
    label: Text
    owner: int = SPECTATOR
    pieces: tuple[Piece, ...] = ()
    count: int = 0  # all pieces, shown or hidden
    limit: int = 0  # 0: none
    at: tuple[int, int] | None = None  # on a map: its column and row


@dataclass(frozen=True, slots=True)
class Counter:
    """A number on the table."""

    id: str
    label: Text
    value: int
    owner: int = SPECTATOR
    limit: int = 0
    is_seat: bool = False  # the number is that of a seat


@dataclass(frozen=True, slots=True)
class Stage:
    """One part of the round or turn, and whether it is over, running, still to come or left out."""

    id: str
    label: Text
    state: StageState
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer: its number, its notation, what it says, and the pieces that it touches.

    Its role is what it does, in a word of the game; "pass" and "stop" are the words for doing nothing more.
    """

    number: int
    notation: str
    text: Text
    role: str
    pieces: tuple[str, ...] = ()
    price: Text | None = None
    follows: tuple[Text, ...] = ()  # what the price is made of, and what else comes of the answer
    # With this answer, or when the others have given theirs too, hidden information comes to light: no way back then.
    final: bool = False


@dataclass(frozen=True, slots=True)
class Blocked:
    """An answer that a player might try and that is not legal, with the clause that forbids it."""

    number: int
    notation: str
    piece: str
    clause: str
    text: Text
    missing: int = 0  # by how much it falls short, where that is a number
    hint: Text | None = None  # what the seat has that would help


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat has to decide now."""

    prompt: Text
    clause: str
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...] = ()
    detail: Text | None = None
    take: int = 1  # so many answers follow each other, and may be picked together


@dataclass(frozen=True, slots=True)
class Result:
    """The final scores: parts by name, totals, tie-break and winners, each by seat, then by rival."""

    parts: dict[str, tuple[int, ...]]
    totals: tuple[int, ...]
    tie_break: tuple[int, ...]
    winners: tuple[int, ...]

    @staticmethod
    def of(scores: Scores) -> Result:
        """The final scores of a position, for everybody."""
        return Result(
            parts={name: tuple(column) for name, column in scores.parts.items()},
            totals=tuple(scores.totals),
            tie_break=tuple(scores.tie_break),
            winners=tuple(scores.winners),
        )


@dataclass(frozen=True, slots=True)
class Table:
    """All that one seat, or a spectator, may know."""

    game: str
    viewer: int
    seats: int
    heading: Text
    stages: tuple[Stage, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    waiting: tuple[int, ...]  # the seats that still have to decide
    decision: Decision | None = None
    result: Result | None = None
    rivals: int = 0  # opponents that play by themselves; they come after the seats

    @property
    def parties(self) -> int:
        """All who have something on the table."""
        return self.seats + self.rivals

    def zone(self, id: str) -> Zone:
        """The zone of an id."""
        return next(zone for zone in self.zones if zone.id == id)

    def counter(self, id: str) -> Counter:
        """The counter of an id."""
        return next(counter for counter in self.counters if counter.id == id)


def together(lines: Iterable[Text]) -> list[Text]:
    """Lines of the log, those that follow each other and differ in their count alone added up to one."""
    out: list[Text] = []
    for line in lines:
        count = line.args.get("count")
        before = out[-1] if out else line
        counted = before.args.get("count")
        alike = out and before.id == line.id and {**before.args, "count": 0} == {**line.args, "count": 0}
        if alike and isinstance(count, int) and isinstance(counted, int):
            out[-1] = replace(before, args={**before.args, "count": counted + count})
        else:
            out.append(line)
    return out
