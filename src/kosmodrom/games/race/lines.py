"""The log of a game in words: for each note of the journal, what it says to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.position import Note
from kosmodrom.engine.table import Text
from kosmodrom.games.race.cards import GOODS, Edition
from kosmodrom.games.race.choices import ACTION_KEYS
from kosmodrom.games.race.notes import (
    ACTIONS_SHOWN,
    CHIPS,
    CONQUERED,
    CONSUMED,
    DISCARDED,
    DRAW,
    FLIPPED,
    GOOD_LAID,
    HANDS_DEALT,
    KEPT,
    LAST_ROUND,
    PAID,
    PASSED,
    PHASE,
    PLACED,
    PRODUCED,
    RESHUFFLE,
    ROUND,
    SOLD,
    SPENT,
    SPENT_HAND,
    USED,
)

PHASES: Final = ("choosing", "explore", "develop", "settle", "consume", "produce", "closing")
WHYS: Final = (
    "start", "explore", "develop", "after-develop", "settle-bonus", "after-settle", "sale", "consume", "produce",
)  # fmt: skip

# Notes whose card only the player concerned may know.
SECRET: Final = (DRAW, SPENT_HAND)

# The clause that a line of the log is about; lines about a card's placing and paying depend on the card.
CLAUSES: Final = {
    ROUND: "race.2.1",
    ACTIONS_SHOWN: "race.2.3",
    KEPT: "race.4.1",
    CONQUERED: "race.6.12",
    SPENT: "race.6.22",
    SOLD: "race.7.5",
    USED: "race.7.10",
    CONSUMED: "race.7.15",
    SPENT_HAND: "race.7.27",
    CHIPS: "race.7.37",
    FLIPPED: "race.7.35",
    DISCARDED: "race.9.2",
    LAST_ROUND: "race.10.1",
}
PHASE_CLAUSES: Final = ("race.2.2", "race.4.1", "race.5.1", "race.6.1", "race.7.1", "race.8.1", "race.9.1")
# About developments, about worlds.
CARD_CLAUSES: Final = {PLACED: ("race.5.1", "race.6.1"), PAID: ("race.5.3", "race.6.3")}

Args = dict[str, int | str]


class Lines:
    """Log lines of an edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.tellers: dict[int, Callable[[Note], Text | None]] = {
            ROUND: lambda note: Text("race-log-round", {"number": note.a}),
            PHASE: self.phase,
            ACTIONS_SHOWN: self.actions,
            KEPT: lambda note: Text("race-log-keeps", {"seat": note.seat, "kept": note.a, "discarded": note.b}),
            PLACED: lambda note: self.with_card("places", note),
            PASSED: lambda note: Text("race-log-passes", {"seat": note.seat}),
            PAID: self.paid,
            CONQUERED: self.conquered,
            SPENT: lambda note: self.with_card("gives-up", note),
            GOOD_LAID: lambda note: self.with_good("good", note),
            SOLD: lambda note: self.with_good("sells", note, price=note.b),
            USED: lambda note: self.with_card("uses", note),
            CONSUMED: self.consumed,
            CHIPS: lambda note: Text("race-log-chips", {"seat": note.seat, "points": note.a, "left": max(note.b, 0)}),
            FLIPPED: self.flipped,
            PRODUCED: lambda note: None,  # the good that is laid says it
            DISCARDED: lambda note: Text("race-log-discards", {"seat": note.seat, "count": note.a}),
            RESHUFFLE: lambda note: Text("race-log-reshuffle", {"count": note.a}),
            LAST_ROUND: self.last_round,
            HANDS_DEALT: lambda note: Text("race-log-hand", {"seat": note.seat, "count": note.a}),
        }

    def line(self, note: Note, seat: int) -> Text | None:
        """What the log says to a seat about a note."""
        if note.code == DRAW:
            return self.drawn(note, note.seat == seat)
        if note.code == SPENT_HAND:
            return self.spent_hand(note, note.seat == seat)
        teller = self.tellers.get(note.code)
        return teller(note) if teller else None

    def clause(self, note: Note) -> str:
        """The clause that a note is about, or nothing."""
        if note.code == PHASE:
            return PHASE_CLAUSES[note.a]
        if note.code in CARD_CLAUSES:
            return CARD_CLAUSES[note.code][self.edition.cards[note.a].world]
        if note.code == GOOD_LAID:
            return "race.6.8" if self.edition.cards[note.a].windfall else "race.8.1"
        return CLAUSES.get(note.code, "")

    def name(self, kind: int) -> str:
        return "@" + self.edition.keys[kind]

    def with_card(self, id: str, note: Note) -> Text:
        return Text(f"race-log-{id}", {"seat": note.seat, "card": self.name(note.a)})

    def with_good(self, id: str, note: Note, **more: int) -> Text:
        good = GOODS[self.edition.cards[note.a].good]
        args: Args = {"seat": note.seat, "card": self.name(note.a), "good": good, **more}
        return Text(f"race-log-{id}", args)

    def phase(self, note: Note) -> Text:
        return Text("race-log-phase-again" if note.b else "race-log-phase", {"phase": PHASES[note.a]})

    def actions(self, note: Note) -> Text:
        args: Args = {"seat": note.seat, "action": ACTION_KEYS[note.a]}
        if note.b < 0:
            return Text("race-log-action", args)
        return Text("race-log-actions", {**args, "second": ACTION_KEYS[note.b]})

    def drawn(self, note: Note, own: bool) -> Text:
        args: Args = {"seat": note.seat, "why": WHYS[note.b]}
        if own:
            return Text("race-log-draws-known", {**args, "card": self.name(note.a)})
        return Text("race-log-draws", {**args, "count": 1})

    def spent_hand(self, note: Note, own: bool) -> Text:
        if own:
            return self.with_card("spends-known", note)
        return Text("race-log-spends", {"seat": note.seat, "count": 1})

    def paid(self, note: Note) -> Text | None:
        if not note.b:
            return None
        military = self.edition.cards[note.a].military
        args: Args = {"seat": note.seat, "card": self.name(note.a), "count": note.b}
        return Text("race-log-buys" if military else "race-log-pays", args)

    def conquered(self, note: Note) -> Text:
        args: Args = {"seat": note.seat, "card": self.name(note.a), "strength": note.b, "defence": note.c}
        return Text("race-log-conquers", args)

    def consumed(self, note: Note) -> Text:
        args: Args = {"seat": note.seat, "world": self.name(note.a), "card": self.name(note.b)}
        return Text("race-log-consumes", args)

    def flipped(self, note: Note) -> Text:
        args: Args = {"seat": note.seat, "card": self.name(note.a), "number": note.b}
        return Text("race-log-gamble-hit" if note.c else "race-log-gamble-miss", args)

    def last_round(self, note: Note) -> Text:
        if note.a and note.b:
            return Text("race-log-end-both")
        return Text("race-log-end-table" if note.a else "race-log-end-pool")
