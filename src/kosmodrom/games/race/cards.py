"""The cards of an edition: what components.json says, in the form in which the rules read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from kosmodrom.engine.bits import bit

COMPONENTS: Final = Path(__file__).with_name("components.json")

# Kinds of goods [race.3.5]; NO_GOOD also stands for "any kind" in a power.
NO_GOOD: Final = 0
ANY_GOOD: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENE: Final = 3
ALIEN: Final = 4
GOODS: Final = ("", "novelty", "rare", "gene", "alien")

# What a power does.
EXPLORE_DRAW: Final = 0
EXPLORE_KEEP: Final = 1
DEVELOP_DRAW: Final = 2
DEVELOP_REDUCE: Final = 3
DEVELOP_DRAW_AFTER: Final = 4
SETTLE_REDUCE: Final = 5
STRENGTH: Final = 6
COLONY_SHIP: Final = 7
TACTICS: Final = 8
PAY_MILITARY: Final = 9
SETTLE_DRAW_AFTER: Final = 10
PRICE: Final = 11
CONSUME: Final = 12
CONSUME_HAND: Final = 13
CONSUME_SELL: Final = 14
CONSUME_DRAW: Final = 15
GAMBLE: Final = 16
PRODUCE: Final = 17
DRAW_IF: Final = 18
PRODUCE_DRAW: Final = 19
WINDFALL: Final = 20
DRAW_EACH: Final = 21
DRAW_DIFFERENT: Final = 22
DRAW_MOST: Final = 23
DRAW_WORLD: Final = 24

OPS: Final[dict[str, int]] = {
    "explore.draw": EXPLORE_DRAW,
    "explore.keep": EXPLORE_KEEP,
    "develop.draw": DEVELOP_DRAW,
    "develop.reduce": DEVELOP_REDUCE,
    "develop.draw_after": DEVELOP_DRAW_AFTER,
    "settle.reduce": SETTLE_REDUCE,
    "settle.strength": STRENGTH,
    "settle.colony_ship": COLONY_SHIP,
    "settle.tactics": TACTICS,
    "settle.pay_military": PAY_MILITARY,
    "settle.draw_after": SETTLE_DRAW_AFTER,
    "trade.price": PRICE,
    "consume.consume": CONSUME,
    "consume.hand": CONSUME_HAND,
    "consume.sell": CONSUME_SELL,
    "consume.draw": CONSUME_DRAW,
    "consume.gamble": GAMBLE,
    "produce.produce": PRODUCE,
    "produce.draw_if": DRAW_IF,
    "produce.draw": PRODUCE_DRAW,
    "produce.windfall": WINDFALL,
    "produce.draw_each": DRAW_EACH,
    "produce.draw_different": DRAW_DIFFERENT,
    "produce.draw_most": DRAW_MOST,
    "produce.draw_world": DRAW_WORLD,
}
PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")


class Power:
    """One power of a card: an operation, its amount and its conditions; nothing else is in effect [race.3.12]."""

    __slots__ = (
        "all", "amount", "bonus", "cards", "different", "good", "goods", "op", "optional", "rebel", "slot",
        "source", "this", "times", "vp",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.op: i64 = OPS[f"{row['phase']}.{row['op']}"]
        self.amount: i64 = row.get("amount", 0)
        self.good: i64 = GOODS.index(row.get("good") or "")
        self.rebel: bool = row.get("tag") == "rebel"
        self.this: bool = row.get("this", False)
        # Consume powers: goods for one use, how often, and what each use gives.
        self.goods: i64 = row.get("goods", 1)
        self.times: i64 = row.get("times", 1)
        self.vp: i64 = row.get("vp", 0)
        self.cards: i64 = row.get("cards", 0)
        self.different: i64 = row.get("different", 0)
        self.all: bool = row.get("all", False)
        self.bonus: bool = row.get("bonus", False)
        self.optional: bool = row.get("optional", False)
        # A consume power's number among all consume powers of the edition.
        self.slot: i64 = -1
        # The power's number on its card, as recorded games name it.
        self.source: i64 = row.get("source", -1)


class ScoringLine:
    """One line of a 6-cost development: points for each card (or amount) of a sort."""

    __slots__ = ("card", "good", "per", "points")

    def __init__(self, row: dict[str, Any], keys: list[str]) -> None:
        self.points: i64 = row["points"]
        self.per: str = row["per"]
        self.good: i64 = GOODS.index(row.get("good") or "")
        self.card: i64 = keys.index(row["card"]) if "card" in row else -1


class Card:
    """One kind of card. Marks for expansions are not read [race.3.19]."""

    __slots__ = (
        "alien", "consume", "copies", "cost", "develop", "explore", "good", "has_consume", "has_explore",
        "has_trade", "key", "kind", "military", "ops", "produce", "production", "rebel", "scoring", "settle", "start",
        "trade", "vp", "windfall", "world",
    )  # fmt: skip

    def __init__(self, kind: i64, row: dict[str, Any], keys: list[str]) -> None:
        self.kind = kind
        self.key: str = row["key"]
        self.world: bool = row["type"] == "world"
        self.cost: i64 = row["cost"]
        self.vp: i64 = row["vp"] or 0
        self.copies: i64 = row["copies"]
        self.good: i64 = GOODS.index(row["good"] or "")
        self.windfall: bool = row["windfall"]
        self.military: bool = row["military"]
        # A world with a kind of good is one or the other [race.3.6].
        self.production: bool = self.good != NO_GOOD and not self.windfall
        self.start: i64 = -1 if row["start"] is None else row["start"]
        self.rebel: bool = "rebel" in row["tags"]
        self.alien: bool = "alien" in row["tags"]
        powers: dict[str, list[Power]] = {phase: [] for phase in PHASES}
        for power in row["powers"]:
            powers[power["phase"]].append(Power(power))
        self.explore: list[Power] = powers["explore"]
        self.develop: list[Power] = powers["develop"]
        self.settle: list[Power] = powers["settle"]
        self.trade: list[Power] = powers["trade"]
        self.consume: list[Power] = powers["consume"]
        self.produce: list[Power] = powers["produce"]
        self.has_explore: bool = bool(self.explore)
        # The operations of all its powers, as a set: most sums pass over most cards.
        self.ops: i64 = 0
        for rows in powers.values():
            for row_power in rows:
                self.ops |= bit(row_power.op)
        # A sale by a consume power counts as consumption, a price power as trade [race.13.12, race.13.15].
        self.has_trade: bool = bool(self.trade)
        self.has_consume: bool = bool(self.consume)
        self.scoring = [ScoringLine(line, keys) for line in row["scoring"]]


class Edition:
    """All cards of an edition, by their number, and the start hands of a first game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        rows: list[dict[str, Any]] = data["cards"]
        self.keys: list[str] = [row["key"] for row in rows]
        self.cards: list[Card] = [Card(kind, row, self.keys) for kind, row in enumerate(rows)]
        self.copies: list[int] = [card.kind for card in self.cards for _ in range(card.copies)]
        self.start_worlds: list[int] = sorted(
            (card.kind for card in self.cards if card.start >= 0), key=self.start_number
        )
        # Consume powers by their slot: the card's number and the power.
        self.consumers: list[tuple[int, Power]] = []
        for card in self.cards:
            for power in card.consume:
                power.slot = len(self.consumers)
                self.consumers.append((card.kind, power))
        self.start_hands: dict[int, list[int]] = {
            self.keys.index(hand["world"]): [self.keys.index(key) for key in hand["cards"]]
            for hand in data["start_hands"]
        }

    def start_number(self, kind: int) -> int:
        return self.cards[kind].start

    def bag(self) -> list[int]:
        """Every card once for each of its copies."""
        return self.copies[:]


def load_edition(path: Path = COMPONENTS) -> Edition:
    """The edition in a components file."""
    return Edition(json.loads(path.read_text(encoding="utf-8")))
