"""The form of a recorded game (FORMAT.md beside the records), and reading a file of them."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, cast

import msgspec
from msgspec import Meta, Struct

from kosmodrom.errors import UserError

STDIN = "-"
GZIP_MAGIC = b"\x1f\x8b"

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Action: TypeAlias = Literal[
    "Explore +5",
    "Explore +1,+1",
    "Develop",
    "Develop (2nd)",
    "Settle",
    "Settle (2nd)",
    "Consume-Trade",
    "Consume-x2",
    "Produce",
]
PhaseName: TypeAlias = Literal["explore", "develop", "develop2", "settle", "settle2", "consume", "produce", "end"]


class BadRecord(Exception):
    """What is there is no recorded game; the message says where and why."""


class Event(Struct, tag_field="e"):
    """One thing that happened, or that was asked."""


class Place(Event, tag="place"):
    p: Seat
    card: str


class Good(Event, tag="good"):
    p: Seat
    world: str
    card: str


class Draw(Event, tag="draw"):
    p: Seat
    card: str
    why: Literal["start", "explore", "trade", "settle_bonus", "power", "consume"]
    src: str = ""


class Discard(Event, tag="discard"):
    p: Seat
    cards: list[str]
    why: Literal["setup", "explore", "end"]


class Pass(Event, tag="pass"):
    p: Seat


class Pay(Event, tag="pay"):
    p: Seat
    card: str
    method: Literal["pay", "conquer", "pay_military"]
    cards: list[str]
    cost: int = 0
    military: int = 0
    defense: int = 0
    specials: list[str] = []
    discarded: list[str] = []


class Trade(Event, tag="trade"):
    p: Seat
    world: str
    good: str
    value: int


class Use(Event, tag="use"):
    p: Seat
    card: str
    power: int


class Consume(Event, tag="consume"):
    p: Seat
    card: str
    power: int
    worlds: list[str]
    vp: int
    draw: int


class ConsumeHand(Event, tag="consume_hand"):
    p: Seat
    card: str
    power: int
    cards: list[str]
    vp: int
    draw: int


class Points(Event, tag="vp"):
    p: Seat
    n: int
    pool: int


class Lucky(Event, tag="lucky"):
    p: Seat
    guess: int
    card: str
    hit: bool


class Produce(Event, tag="produce"):
    p: Seat
    world: str
    by: str


class Reshuffle(Event, tag="reshuffle"):
    n: int


class Ask(Event):
    """A decision, with the options that the other implementation offered."""

    p: Seat


class AskAction(Ask, tag="ask action"):
    ans: list[Action]


class AskDiscard(Ask, tag="ask discard"):
    n: int
    opts: list[str]
    ans: list[str]


class AskPlace(Ask, tag="ask place"):
    opts: list[str]
    ans: str | None


class AskPay(Ask, tag="ask pay"):
    card: str
    specials: list[str]
    ans: list[str]
    use: list[str]


class AskTrade(Ask, tag="ask trade"):
    no_bonus: bool
    opts: list[str]
    ans: str


class AskConsume(Ask, tag="ask consume"):
    optional: bool
    opts: list[tuple[str, int]]
    ans: tuple[str, int] | None


class AskGood(Ask, tag="ask good"):
    card: str
    power: int
    min: int
    max: int
    opts: list[str]
    ans: list[str]


class AskConsumeHand(Ask, tag="ask consume_hand"):
    card: str
    power: int
    max: int
    ans: list[str]


class AskLucky(Ask, tag="ask lucky"):
    ans: int


class AskWindfall(Ask, tag="ask windfall"):
    by: str
    opts: list[str]
    ans: str


AnyEvent: TypeAlias = (
    Place
    | Good
    | Draw
    | Discard
    | Pass
    | Pay
    | Trade
    | Use
    | Consume
    | ConsumeHand
    | Points
    | Lucky
    | Produce
    | Reshuffle
    | AskAction
    | AskDiscard
    | AskPlace
    | AskPay
    | AskTrade
    | AskConsume
    | AskGood
    | AskConsumeHand
    | AskLucky
    | AskWindfall
)


class State(Struct):
    """The table after a phase."""

    hand: list[list[str]]
    tableau: list[list[str]]
    goods: list[dict[str, str]]
    vp: list[int]
    deck: int
    discard: int
    pool: int


class SetUp(Struct):
    events: list[AnyEvent]
    state: State


class Phase(Struct):
    phase: PhaseName
    events: list[AnyEvent]
    state: State


class Round(Struct):
    round: int
    asks: list[AskAction]
    actions: list[list[Action]]
    phases: list[Phase]


class Result(Struct):
    """One seat at the end."""

    chips: int
    cards: int
    bonus_by: dict[str, int]
    bonus: int
    total: int
    hand: int
    goods: int
    tiebreak: int
    winner: bool


class End(Struct):
    rounds: int
    reason: list[Literal["tableau12", "vp_pool", "round30"]]
    players: list[Result]


class Game(Struct):
    game: str
    players: Annotated[int, Meta(ge=2, le=4)]
    advanced: bool
    start_worlds: list[str]
    start_hands: list[list[str]]
    start_discards: list[list[str]]
    setup: SetUp
    rounds: list[Round]
    end: End


class Line(Struct):
    """A line that ought to hold a recorded game, and where it stands."""

    place: str
    text: bytes


def read(path: str) -> Iterator[Line]:
    """The lines of a file that hold something, packed or not; `-` is the standard input."""
    name = "standard input" if path == STDIN else path
    number = 0
    with opened(path, name) as file:
        lines = iter(file)
        while True:
            number += 1
            place = f"{name}, line {number}"
            line = next_line(lines, place)
            if line is None:
                return
            if line.strip():
                yield Line(place, line)


def check_readable(path: str) -> None:
    """Insist that a file can be read, before any other one is."""
    if path != STDIN:
        with opened(path, path):
            pass


@contextmanager
def opened(path: str, name: str) -> Iterator[Iterable[bytes]]:
    """The unpacked bytes of a file."""
    if path == STDIN:
        yield unpacked(cast(BufferedReader, sys.stdin.buffer))
        return
    try:
        with Path(path).open("rb") as file:
            yield unpacked(file)
    except OSError as error:
        raise UserError(f"{name}: {error.strerror or error}") from None


def unpacked(file: BufferedReader) -> Iterable[bytes]:
    """A file's bytes, with the packing off if there is one."""
    return gzip.open(file) if file.peek(len(GZIP_MAGIC)).startswith(GZIP_MAGIC) else file


def next_line(lines: Iterator[bytes], place: str) -> bytes | None:
    """The next line, or None after the last one."""
    try:
        return next(lines, None)
    except (OSError, EOFError, zlib.error) as error:
        raise BadRecord(f"{place}: {error}") from None


def decode(line: Line) -> Game:
    """The game on a line."""
    try:
        data = msgspec.json.decode(line.text)
        mark_asks(data)
        game = msgspec.convert(data, Game)
        check_seats(game)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"{line.place}: {error}") from None
    return game


def mark_asks(data: object) -> None:
    """Make `ask` and the kind of decision one tag, so that each kind has a form of its own."""
    if isinstance(data, list):
        for item in data:
            mark_asks(item)
    elif isinstance(data, dict):
        if data.get("e") == "ask":
            data["e"] = f"ask {data.get('t')}"
        for item in data.values():
            mark_asks(item)


def check_seats(game: Game) -> None:
    """Every list by seat has one entry for each player, and no event names another seat."""
    for name in ("start_worlds", "start_hands", "start_discards"):
        check_length(game, getattr(game, name), f"$.{name}")
    check_length(game, game.end.players, "$.end.players")
    check_state(game, game.setup.state, "$.setup.state")
    check_events(game, game.setup.events, "$.setup.events")
    for number, recorded in enumerate(game.rounds):
        place = f"$.rounds[{number}]"
        check_length(game, recorded.actions, f"{place}.actions")
        check_events(game, recorded.asks, f"{place}.asks")
        for index, phase in enumerate(recorded.phases):
            check_state(game, phase.state, f"{place}.phases[{index}].state")
            check_events(game, phase.events, f"{place}.phases[{index}].events")


def check_state(game: Game, state: State, place: str) -> None:
    for name in ("hand", "tableau", "goods", "vp"):
        check_length(game, getattr(state, name), f"{place}.{name}")


def check_length(game: Game, by_seat: Sequence[object], place: str) -> None:
    if len(by_seat) != game.players:
        raise ValueError(f"{len(by_seat)} entries for {game.players} players - at `{place}`")


def check_events(game: Game, events: list[AnyEvent] | list[AskAction], place: str) -> None:
    for index, event in enumerate(events):
        if not isinstance(event, Reshuffle) and event.p >= game.players:
            raise ValueError(f"there is no seat {event.p} - at `{place}[{index}].p`")
