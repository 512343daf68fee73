"""The log of a game in words: for each note of the journal, what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.position import Note
from kosmodrom.engine.table import Text
from kosmodrom.games.microcosmos import notes
from kosmodrom.games.microcosmos.cards import ACTIONS, FIELD_KINDS, GAINS, SYMBOLS, Edition
from kosmodrom.games.microcosmos.choices import DEED_KEYS
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS

Args = dict[str, int | str]
Teller = Callable[[Note], Args]


class Lines:
    """Log lines of an edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        # By the code of a note: the message, and the arguments that it has beside the seat.
        self.tellers: Final[dict[int, tuple[str, Teller]]] = {
            notes.ROUND: ("round", lambda note: {"number": note.a}),
            notes.TURN: ("turn", lambda note: {}),
            notes.FIRST: ("first", lambda note: {}),
            notes.DEALT: ("dealt", lambda note: {"count": note.a}),
            notes.DRAFTED: ("drafted", self.crew),
            notes.ROW: ("row", lambda note: {**self.crew(note), "row": "upper" if note.b else "lower"}),
            notes.GAINED: ("gains", resource),
            notes.SPENT: ("spends", resource),
            notes.LOST: ("loses", resource),
            notes.DREW: ("draws", self.crew),
            notes.TOOK: ("takes", self.crew),
            notes.CANTINA_FILLED: ("cantina", self.crew),
            notes.PAID_CARD: ("pays-card", self.crew),
            notes.PAID_TOKEN: ("pays-token", lambda note: {"specialist": SYMBOLS[note.a]}),
            notes.BOUGHT: ("upgrades", lambda note: {"upgrade": f"@{edition.upgrades[note.a].key}"}),
            notes.FREED_OUTPOST: ("frees-outpost", points),
            notes.WENT: ("goes", self.went),
            notes.DISCOVERED: ("discovers", lambda note: {**self.planet(note), "space": CELL_KEYS[note.b]}),
            notes.PLAYED: ("plays", lambda note: {**self.crew(note), "moves": "up" if note.b else "out"}),
            notes.USED: ("uses", self.crew),
            notes.DEED: ("acts", lambda note: {"deed": DEED_KEYS[note.a]}),
            notes.RAISED: ("raises", lambda note: {**self.planet(note), "resource": GAINS[note.b]}),
            notes.MERIT: ("merit", lambda note: {**self.planet(note), "place": note.b}),
            notes.TERRAFORMED: ("terraformed", lambda note: {**self.planet(note), "number": note.b}),
            notes.MERIT_POINTS: ("merit-points", lambda note: {**self.planet(note), "points": note.b}),
            notes.MET: ("meets", self.survivors),
            notes.LEFT: ("leaves", self.survivors),
            notes.KEPT: ("keeps", self.survivors),
            notes.SETTLED: ("settles", lambda note: {**self.survivors(note), "number": note.b}),
            notes.FOUNDED: ("founds", lambda note: {**self.planet(note), "number": note.b}),
            notes.OUTPOST: ("outpost", self.outpost),
            notes.OUTPOST_POINTS: ("outpost-points", points),
            notes.UNLOCKED: ("unlocks", lambda note: {"specialist": SYMBOLS[note.a]}),
            notes.RESHUFFLE: ("reshuffle", lambda note: {"count": note.a}),
            notes.SURVIVORS_RESHUFFLE: ("survivors-reshuffle", lambda note: {"count": note.a}),
            notes.LAST_ROUND: ("last-round", lambda note: {"number": note.a}),
            notes.INCOME: ("income", self.planet),
            notes.START_PLANET: ("start-planet", lambda note: {**self.planet(note), "space": CELL_KEYS[note.b]}),
            notes.UPGRADE_EFFECT: ("effect", lambda note: {"upgrade": f"@{edition.upgrades[note.a].key}"}),
            notes.AUTOMA_REVEALED: ("plan", lambda note: {"plan": f"@{edition.automa_cards[note.a].key}"}),
            notes.AUTOMA_JUMPED: ("jumps", self.planet),
            notes.AUTOMA_WENT: ("flies", self.planet),
            notes.AUTOMA_DID: ("does", lambda note: {"action": ACTIONS[note.a]}),
            notes.AUTOMA_SKIPPED: ("skips", lambda note: {"action": ACTIONS[note.a]}),
        }

    def line(self, note: Note) -> Text | None:
        """What the log says about a note; all that it tells is seen by everybody."""
        if note.code not in self.tellers:
            return None
        id, teller = self.tellers[note.code]
        seat: Args = {"seat": note.seat} if note.seat >= 0 else {}
        if note.code == notes.OUTPOST and note.b >= 0:
            id = "outpost-moves"
        return Text(f"microcosmos-log-{id}", {**seat, **teller(note)})

    def crew(self, note: Note) -> Args:
        return {"card": f"@{self.edition.crew[note.a].key}"}

    def survivors(self, note: Note) -> Args:
        return {"card": f"@{self.edition.survivors[note.a].key}"}

    def planet(self, note: Note) -> Args:
        return {"planet": f"@{self.edition.planets[note.a].key}"}

    def went(self, note: Note) -> Args:
        kind = self.edition.planets[note.a].kinds[note.b]
        return {**self.planet(note), "field": FIELD_KINDS[kind], "steps": note.c}

    def outpost(self, note: Note) -> Args:
        origin: Args = {"origin": f"@{self.edition.planets[note.b].key}"} if note.b >= 0 else {}
        return {**self.planet(note), **origin}


def resource(note: Note) -> Args:
    return {"resource": GAINS[note.a], "count": note.b}


def points(note: Note) -> Args:
    return {"points": note.a}
