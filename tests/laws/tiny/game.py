"""Draw and bid as a game of the platform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from kosmodrom.engine.edition import Finding
from kosmodrom.engine.game import Game, Option, Value
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.position import ANSWER, CHANCE, FORCED, Note, Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import Line, Table, Text
from tests.laws.tiny.position import (
    ANSWERS,
    BID,
    BIDS,
    CHIP,
    DRAW,
    DRAWN,
    PASS,
    PRIZE,
    RANKS,
    SHOW,
    SHOWN,
    STOP,
    TOOK,
    TURNED,
    WON,
    Tiny,
    load_tiny,
)
from tests.laws.tiny.steps import STEPS, Round, SetUp
from tests.laws.tiny.view import table_of

WORDS: Final = {"pass": PASS, "draw": DRAW, "stop": STOP, "chip": CHIP}
VERBS: Final = {"bid": BID, "show": SHOW}
ROUNDS: Final = 4
SHORT_ROUNDS: Final = 2
LINES: Final = {DRAWN: "draws", TURNED: "turned", BIDS: "bids", WON: "wins", SHOWN: "shows", TOOK: "takes"}


class TinyNotation(Notation):
    """The notation of draw and bid."""

    def __init__(self) -> None:
        plain = [(number, word) for word, number in WORDS.items()]
        super().__init__([*plain, *((base + rank, f"{verb} {rank}") for verb, base in VERBS.items() for rank in RANKS)])

    def write_chance(self, channel: int, result: int) -> str:
        return f"prize {result}" if channel == PRIZE else f"{channel} draws {result}"

    def read_chance(self, text: str) -> tuple[int, int]:
        who, _, rank = text.rpartition(" ")
        return (PRIZE if who == "prize" else int(who.removesuffix(" draws"))), int(rank)


NOTATION: Final = TinyNotation()


class TinyGame(Game):
    """Draw and bid; the class of its positions can be replaced by one with a fault."""

    name = "tiny"
    title = {"en": "Draw and bid", "pl": "Dobierz i licytuj"}
    seats = (2, 3)
    options: tuple[Option, ...] = (Option("double", "tiny.2.3"), Option("short", "tiny.1.3", seats=(2,)))
    folder = Path(__file__).parent
    components = folder / "rules.md"  # its few cards stand in the rules
    parts = ("prizes", "chips")

    def __init__(self, kind: type[Tiny] = Tiny) -> None:
        self.kind = kind

    @property
    def notation(self) -> Notation:
        return NOTATION

    def deal(self, seats: int, seed: Seed, options: Mapping[str, Value] | None = None) -> Tiny:
        setting = self.setting(seats, options)
        rounds = SHORT_ROUNDS if setting["short"] else ROUNDS
        return self.kind(seats, seed.stream("cards"), setting["double"] is True, rounds, [Round(), SetUp()], {})

    def load(self, data: dict[str, Any]) -> Position:
        return load_tiny(self.kind, data, STEPS)

    def table(self, position: Position, seat: int) -> Table:
        return table_of(self, cast(Tiny, position), seat)

    def seen_by(self, note: Note, seat: int) -> bool:
        if note.code == CHANCE:
            return False
        return note.seat == seat or note.code not in (ANSWER, FORCED, DRAWN)

    def own_line(self, note: Note, seat: int) -> Text | None:
        if note.code not in LINES:
            return None
        args: dict[str, int | str] = {"seat": note.seat} if note.seat >= 0 else {}
        if note.code == TOOK:
            args["count"] = note.a
        elif self.seen_by(note, seat):
            args["card"] = f"@rank-{note.a}"
        return Text(f"tiny-log-{LINES[note.code]}", args)

    @property
    def channels(self) -> int:
        return PRIZE + 1

    @property
    def answers(self) -> int:
        return ANSWERS

    def edition(self) -> str:
        return "tiny 1"

    def component_names(self, language: str) -> Mapping[str, str]:
        return {f"rank-{rank}": str(rank) for rank in RANKS}

    def component_lines(self, key: str) -> list[Line]:
        return []

    def check_edition(self, data: dict[str, Any]) -> list[Finding]:
        return []

    def rounds(self, position: Position) -> int:
        return cast(Tiny, position).round

    def inventory(self, position: Position) -> Mapping[str, int]:
        g = cast(Tiny, position)
        cards = Counter([*g.deck, *g.discards, *([g.prize] if g.prize else [])])
        for pile in (*g.hands, *g.bids, *g.won):
            cards.update(pile)
        return {**{f"rank-{rank}": cards[rank] for rank in RANKS}, "chips": g.bank + sum(g.chips)}
