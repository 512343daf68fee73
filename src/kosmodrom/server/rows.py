"""The rows of the database as values."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

TableState = Literal["open", "playing", "finished"]
PlaceKind = Literal["open", "person", "bot"]

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
PERSON: Final = "person"
BOT: Final = "bot"

CHOOSE = "choose"
UNDO = "undo"
TAKEBACK = "takeback"


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who has signed in."""

    id: str
    name: str
    skeleton: str | None
    password: str | None
    language: str
    created: float

    @property
    def guest(self) -> bool:
        return self.skeleton is None


class SessionRow(msgspec.Struct, frozen=True):
    """A way in: a browser, a program's token or a seat link that was used."""

    hash: str
    person: str
    kind: str
    label: str
    created: float
    expires: float


class TableRow(msgspec.Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    game: str
    seats: int
    options: dict[str, bool | str]
    public: bool
    pace: str
    seconds: int
    host: str
    state: TableState
    created: float
    changed: float
    edition: str
    commitment: str
    totals: list[int]
    rematch: str


class PlaceRow(msgspec.Struct, frozen=True):
    """A seat and who has it."""

    table_id: str
    seat: int
    kind: PlaceKind
    person: str | None
    name: str
    bot: str
    sitting_in: bool = False
    resigned: bool = False
    link: int = 0
    agrees_to: int = -1

    @property
    def by_bot(self) -> bool:
        """Whether a program decides here at the moment."""
        return self.kind == BOT or self.sitting_in or self.resigned


class ActionRow(msgspec.Struct, frozen=True):
    """One entry of the log."""

    table_id: str
    seq: int
    kind: str
    seat: int
    choice: int
    chance: list[list[int]]
    forced: list[list[int]]
    key: str
    at: float


class ChatRow(msgspec.Struct, frozen=True):
    """What somebody said at a table."""

    id: int
    table_id: str
    seat: int
    name: str
    text: str
    at: float
