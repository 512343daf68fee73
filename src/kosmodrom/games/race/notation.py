"""Answers and chance results in words that a person can read and type: "place gem-world", "pay drop-ships"."""

from __future__ import annotations

from typing import Final

from kosmodrom.engine.notation import Notation
from kosmodrom.games.race import choices
from kosmodrom.games.race.cards import GAMBLE, GOODS, Edition
from kosmodrom.games.race.position import CHANNELS_A_SEAT

WORDS: Final = {
    "pass": choices.PASS,
    "stop": choices.STOP,
    "buy": choices.BUY,
    "conquer": choices.CONQUER,
    "ship": choices.SHIP,
    "tactics": choices.USE_TACTICS,
    "keep-tactics": choices.KEEP_TACTICS,
}
CARD_VERBS: Final = {
    "discard": choices.DISCARD,
    "keep": choices.KEEP,
    "place": choices.PLACE,
    "pay": choices.PAY,
    "sell": choices.SELL,
    "good": choices.GOOD,
    "spend": choices.SPEND,
    "produce": choices.PRODUCE_ON,
}
PURPOSES: Final = ("draw", "good", "flip", "start")
ANY: Final = "any"


class RaceNotation(Notation):
    """The notation of an edition: its cards' keys are the names."""

    def __init__(self, edition: Edition) -> None:
        self.keys = edition.keys
        self.kinds = {key: kind for kind, key in enumerate(edition.keys)}
        super().__init__(self.all_answers(edition))

    def all_answers(self, edition: Edition) -> list[tuple[int, str]]:
        """Every answer of the vocabulary with its text."""
        out = [(number, word) for word, number in WORDS.items()]
        for verb, base in CARD_VERBS.items():
            out += [(base + kind, f"{verb} {key}") for kind, key in enumerate(edition.keys)]
        out += [(choices.ACTION + number, f"call {key}") for number, key in enumerate(choices.ACTION_KEYS)]
        out += [(choices.NAME + number, f"name {number}") for number in range(1, 8)]
        out += [(choices.WINDFALL_POWER + good, f"windfall {key or ANY}") for good, key in enumerate(GOODS)]
        for slot, (kind, power) in enumerate(edition.consumers):
            # Gambling World has two consume powers, so its game needs a name of its own.
            name = "gamble" if power.op == GAMBLE else edition.keys[kind]
            out.append((choices.USE + slot, f"use {name}"))
        return out

    def write_chance(self, channel: int, kind: int) -> str:
        seat, purpose = divmod(channel, CHANNELS_A_SEAT)
        return f"{seat} {PURPOSES[purpose]} {self.keys[kind]}"

    def read_chance(self, text: str) -> tuple[int, int]:
        seat, purpose, key = text.split()
        return int(seat) * CHANNELS_A_SEAT + PURPOSES.index(purpose), self.kinds[key]
