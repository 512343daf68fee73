"""The rulebook's table of what the cards are, as counts to hold an edition against [race.14]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kosmodrom.games.race.cards import (
    ALIEN,
    CONSUME,
    CONSUME_HAND,
    CONSUME_SELL,
    GENE,
    NOVELTY,
    RARE,
    STRENGTH,
    TACTICS,
    WINDFALL,
    Card,
    Edition,
    Power,
)


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of cards. `A & B` are the cards of both sorts, `A | B` those of either, `~A` the others."""

    test: Callable[[Card], bool]

    def __and__(self, other: Sort) -> Sort:
        return Sort(lambda card: self.test(card) and other.test(card))

    def __or__(self, other: Sort) -> Sort:
        return Sort(lambda card: self.test(card) or other.test(card))

    def __invert__(self) -> Sort:
        return Sort(lambda card: not self.test(card))

    def count(self, edition: Edition) -> int:
        return sum(card.copies for card in edition.cards if self.test(card))


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers that a clause states, and those of an edition."""

    clause: str
    stated: tuple[int, ...]
    found: tuple[int, ...]

    @property
    def agrees(self) -> bool:
        return self.stated == self.found


def tallies(edition: Edition) -> list[Tally]:
    """Every count of the table."""
    return [
        Tally(clause, tuple(number for number, _ in row), tuple(sort.count(edition) for _, sort in row))
        for clause, *row in TABLE
    ]


def with_power(wanted: Callable[[Power], bool]) -> Sort:
    """Cards that have a power of this description in Settle, Consume or Produce."""
    return Sort(lambda card: any(wanted(power) for power in (*card.settle, *card.consume, *card.produce)))


def with_op(*ops: int) -> Sort:
    return with_power(lambda power: power.op in ops)


def costs(number: int) -> Sort:
    """Cards with this cost, or this defence."""
    return Sort(lambda card: card.cost == number)


def copies(number: int) -> Sort:
    """Cards of which there are so many."""
    return Sort(lambda card: card.copies == number)


def of(good: int) -> Sort:
    return Sort(lambda card: card.good == good)


def strength(number: int) -> Sort:
    """Cards that add to general Strength."""
    return with_power(lambda p: p.op == STRENGTH and p.amount == number and p.good == 0 and not p.rebel)


def strength_against(good: int, number: int) -> Sort:
    """Cards that add to Strength against one kind of world."""
    return with_power(lambda p: p.op == STRENGTH and p.amount == number and p.good == good)


ALL: Final = Sort(lambda card: True)
WORLD: Final = Sort(lambda card: card.world)
DEVELOPMENT: Final = ~WORLD
START: Final = Sort(lambda card: card.start >= 0)
MILITARY: Final = Sort(lambda card: card.military)
PEACEFUL: Final = WORLD & ~MILITARY
PAID: Final = ~MILITARY
REBEL: Final = Sort(lambda card: card.rebel)
ALIEN_GOODS: Final = of(ALIEN)
SIX: Final = DEVELOPMENT & costs(6)
WINDFALL_WORLD: Final = Sort(lambda card: card.windfall)
PRODUCER: Final = Sort(lambda card: card.production)
RAISES: Final = with_power(lambda p: p.op == STRENGTH and p.amount > 0 and p.good == 0 and not p.rebel)
GIVES_UP: Final = with_power(lambda p: p.op == TACTICS and p.amount == 3)
AGAINST_REBELS: Final = with_power(lambda p: p.op == STRENGTH and p.amount == 4 and p.rebel)
TAKES_GOODS: Final = with_op(CONSUME, CONSUME_SELL)
TAKES_CARDS: Final = with_op(CONSUME_HAND)
WINDFALL_OF_A_KIND: Final = with_power(lambda p: p.op == WINDFALL and p.good != 0)
WINDFALL_OF_ANY: Final = with_power(lambda p: p.op == WINDFALL and p.good == 0)

Row = tuple[str, *tuple[tuple[int, Sort], ...]]


def defence(clause: str, number: int, *counts: tuple[int, Sort]) -> Row:
    """A row for the military worlds of one defence."""
    return (clause, *((count, MILITARY & costs(number) & sort) for count, sort in counts))


def payment(clause: str, number: int, total: int, developments: int, worlds: int) -> Row:
    """A row for the cards of one cost."""
    sort = PAID & costs(number)
    return (clause, (total, sort), (developments, sort & DEVELOPMENT), (worlds, sort & WORLD))


def goods(clause: str, good: int, sort: Sort, total: int, peaceful: int, military: int) -> Row:
    """A row for the worlds with one kind of good."""
    worlds = sort & of(good)
    return (clause, (total, worlds), (peaceful, worlds & PEACEFUL), (military, worlds & MILITARY))


# Each row: the clause, and its numbers, each with the sort of cards that it counts.
TABLE: Final[tuple[Row, ...]] = (
    ("race.14.1", (114, ALL)),
    ("race.14.2", (5, START), (4, START & PEACEFUL), (1, START & MILITARY)),
    ("race.14.3", (22, MILITARY & ~START)),
    ("race.14.4", (37, PEACEFUL & ~START)),
    ("race.14.5", (12, SIX), (12, SIX & copies(1))),
    ("race.14.6", (38, DEVELOPMENT & ~SIX), (38, DEVELOPMENT & ~SIX & copies(2))),
    ("race.14.7", (23, MILITARY)),
    defence("race.14.8", 1, (6, ALL), (1, REBEL)),
    defence("race.14.9", 2, (7, ALL), (1, ALIEN_GOODS), (1, REBEL), (1, START)),
    defence("race.14.10", 3, (3, ALL), (2, REBEL)),
    defence("race.14.11", 4, (2, ALL), (1, ALIEN_GOODS)),
    defence("race.14.12", 5, (2, ALL), (1, ALIEN_GOODS), (1, REBEL)),
    defence("race.14.13", 6, (2, ALL), (1, ALIEN_GOODS), (1, REBEL)),
    defence("race.14.14", 7, (1, REBEL)),
    ("race.14.15", (4, MILITARY & ALIEN_GOODS)),
    ("race.14.16", (19, RAISES | GIVES_UP)),
    (
        "race.14.17",
        (7, DEVELOPMENT & RAISES),
        (2, DEVELOPMENT & strength(1)),
        (3, DEVELOPMENT & strength(2)),
        (2, DEVELOPMENT & strength(3)),
    ),
    ("race.14.18", (2, DEVELOPMENT & GIVES_UP)),
    (
        "race.14.19",
        (6, MILITARY & ~START & RAISES),
        (4, MILITARY & ~START & strength(1)),
        (1, MILITARY & ~START & strength(2)),
        (1, MILITARY & ~START & strength(3)),
    ),
    ("race.14.20", (2, PEACEFUL & ~START & RAISES), (2, PEACEFUL & ~START & strength(1))),
    ("race.14.21", (2, START & RAISES), (1, START & PEACEFUL & strength(1)), (1, START & MILITARY & strength(2))),
    ("race.14.22", (1, SIX & AGAINST_REBELS), (7, MILITARY & REBEL)),
    (
        "race.14.23",
        (1, DEVELOPMENT & strength_against(ALIEN, 2)),
        (1, WORLD & strength_against(ALIEN, 2)),
        (4, MILITARY & ALIEN_GOODS),
    ),
    ("race.14.24", (1, START & strength_against(RARE, 1)), (3, MILITARY & of(RARE))),
    ("race.14.25", (5, strength(-1))),
    ("race.14.26", (91, PAID)),
    payment("race.14.27", 0, 2, 0, 2),
    payment("race.14.28", 1, 18, 12, 6),
    payment("race.14.29", 2, 23, 12, 11),
    payment("race.14.30", 3, 14, 4, 10),
    payment("race.14.31", 4, 13, 8, 5),
    payment("race.14.32", 5, 7, 2, 5),
    payment("race.14.33", 6, 14, 12, 2),
    ("race.14.34", (25, WINDFALL_WORLD)),
    goods("race.14.35", NOVELTY, WINDFALL_WORLD, 5, 2, 3),
    goods("race.14.36", RARE, WINDFALL_WORLD, 7, 5, 2),
    goods("race.14.37", GENE, WINDFALL_WORLD, 7, 2, 5),
    goods("race.14.38", ALIEN, WINDFALL_WORLD, 6, 3, 3),
    ("race.14.39", (21, PRODUCER)),
    goods("race.14.40", NOVELTY, PRODUCER, 9, 8, 1),
    goods("race.14.41", RARE, PRODUCER, 6, 5, 1),
    goods("race.14.42", GENE, PRODUCER, 4, 3, 1),
    goods("race.14.43", ALIEN, PRODUCER, 2, 1, 1),
    ("race.14.44", (6, DEVELOPMENT & WINDFALL_OF_A_KIND), (2, WORLD & WINDFALL_OF_A_KIND)),
    ("race.14.45", (1, WORLD & WINDFALL_OF_ANY)),
    (
        "race.14.46",
        (33, TAKES_GOODS),
        (16, PEACEFUL & TAKES_GOODS),
        (3, PEACEFUL & START & TAKES_GOODS),
        (2, MILITARY & TAKES_GOODS),
        (15, DEVELOPMENT & TAKES_GOODS),
    ),
    ("race.14.47", (2, DEVELOPMENT & TAKES_CARDS), (1, WORLD & TAKES_CARDS)),
)
