"""What goes over the wire besides the engine's table model."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from kosmodrom.engine.table import Line, Result, Table, Text
from kosmodrom.server.match import LogLine
from kosmodrom.server.rows import PlaceKind, TableState

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class OptionInfo(Struct, frozen=True):
    name: str
    clause: str
    default: bool | str
    seats: list[int]
    choices: list[str]


class BotInfo(Struct, frozen=True):
    name: str
    help: str


class GameInfo(Struct, frozen=True):
    name: str
    title: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    parts: list[str]


class Components(Struct, frozen=True):
    """The edition of a game: its data, and what every component is called and says of itself."""

    edition: str
    data: dict[str, Any]
    names: dict[str, dict[str, str]]  # by key and language
    lines: dict[str, list[Line]]


class FindingInfo(Struct, frozen=True):
    """One count that was compared with the rulebook."""

    clause: str
    place: str
    expected: str
    found: str
    ok: bool


class Edition(Struct, frozen=True):
    """Every record of an edition with the part that it stands in, and what the check of its counts gave."""

    edition: str
    records: list[dict[str, Any]]
    findings: list[FindingInfo]


class Proof(Struct, frozen=True):
    """The places in code and tests that belong to a clause."""

    code: list[str]
    uses: list[str]
    tests: list[str]


class Me(Struct, frozen=True):
    name: str
    guest: bool
    account: bool
    language: str


class GuestAsk(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Literal["en", "pl"] = "en"


class AccountAsk(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password
    language: Literal["en", "pl"] = "en"


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class NameAsk(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PasswordAsk(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class LanguageAsk(Struct, frozen=True, forbid_unknown_fields=True):
    language: Literal["en", "pl"]


class SessionInfo(Struct, frozen=True):
    """A way in that can be taken away; its id says nothing about the token."""

    id: str
    kind: str
    label: str
    created: float
    expires: float
    current: bool


class TokenAsk(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenInfo(Struct, frozen=True):
    token: str


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take; a free table has no limit."""

    kind: Literal["free", "live", "slow"] = "free"
    seconds: Annotated[int, Meta(ge=1, le=3600)] | None = None
    hours: Annotated[int, Meta(ge=1, le=720)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, bool | str] = field(default_factory=dict)
    public: bool = True
    pace: Pace = Pace()
    places: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = field(default_factory=list)


class PlaceInfo(Struct, frozen=True):
    seat: int
    name: str
    kind: PlaceKind
    bot: str
    online: bool
    sitting_in: bool
    resigned: bool


class Takeback(Struct, frozen=True):
    """Somebody asks the table to go back; those who have agreed."""

    to: int
    agreed: list[int]


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    seats: int
    options: dict[str, bool | str]
    state: TableState
    public: bool
    places: list[PlaceInfo]
    your_seat: int | None
    host: str
    you_host: bool
    pace: Pace
    created: float
    link: str
    commitment: str
    seq: int
    totals: list[int]
    rematch: str
    takeback: Takeback | None


class Running(Struct, frozen=True):
    """A game of one's own that is on: where it stands, whom it waits for, and until when one has time oneself."""

    table: TableInfo
    heading: Text
    waiting: list[int]
    until: float | None


class PlaceAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to take a place: "open", or "bot:" and the name of a bot."""

    place: Annotated[str, Meta(max_length=40)]


class JoinAsk(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class SeatLink(Struct, frozen=True):
    link: str


class MoveAsk(Struct, frozen=True, forbid_unknown_fields=True):
    seq: Number
    choice: Number
    key: Key


class KeyAsk(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class AgreeAsk(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool = True


class ChatAsk(Struct, frozen=True, forbid_unknown_fields=True):
    text: Said


class Acknowledged(Struct, frozen=True):
    seq: int


class Clock(Struct, frozen=True):
    """Until when a seat may think, in seconds since 1970."""

    seat: int
    until: float


# What the server sends over a socket, a stream or a poll.


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    seq: int
    info: TableInfo


class State(Struct, frozen=True, tag_field="t", tag="state"):
    """The whole table as its viewer may see it, and the log from line `start` on: older lines stay as they were."""

    seq: int
    table: Table
    start: int
    lines: list[LogLine]
    clock: list[Clock]
    undo: bool
    now: float


class Info(Struct, frozen=True, tag_field="t", tag="info"):
    info: TableInfo


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    key: str
    seq: int


class RefusedMove(Struct, frozen=True, tag_field="t", tag="refused"):
    key: str
    clause: str | None
    text: Text
    seq: int


class Why(Struct, frozen=True, tag_field="t", tag="why"):
    choice: int
    clause: str | None
    text: Text


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    id: int
    seat: int
    name: str
    text: str
    at: float


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    reason: str


Event = Hello | State | Info | Ack | RefusedMove | Why | Chat | Bye


class Poll(Struct, frozen=True):
    events: list[Event]


# What a client sends over a socket.


class Choose(Struct, frozen=True, tag_field="t", tag="choose"):
    seq: Number
    choice: Number
    key: Key


class Undo(Struct, frozen=True, tag_field="t", tag="undo"):
    key: Key


class AskWhy(Struct, frozen=True, tag_field="t", tag="why"):
    choice: Number


class Say(Struct, frozen=True, tag_field="t", tag="chat"):
    text: Said


class Agree(Struct, frozen=True, tag_field="t", tag="takeback"):
    agree: bool = True


Request = Choose | Undo | AskWhy | Say | Agree


class Step(Struct, frozen=True):
    """One moment of a finished game, and the answer that led to it, where its viewer may know it."""

    seq: int
    seat: int
    notation: str
    answer: Text | None
    table: Table
    lines: list[LogLine]


class Moment(Struct, frozen=True):
    """How a game stood after a move: in which round, and with how many points by seat."""

    round: int
    points: list[int]


class Review(Struct, frozen=True):
    """A stretch of a finished game, with the course of the whole."""

    game: str
    names: list[str]
    options: dict[str, bool | str]
    result: Result | None
    course: list[Moment]
    total: int
    first: int
    totals: list[int]
    steps: list[Step]


class Imported(Struct, frozen=True):
    id: str


encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
