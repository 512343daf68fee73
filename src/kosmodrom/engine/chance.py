"""Chance: one small generator per purpose, cheap to copy.

The generator is sfc32 (32-bit adds, shifts and xors): its state is four numbers, so a position that holds one
clones and saves like any other data, and it gives the same sequence compiled and interpreted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of random numbers."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def clone(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.count)

    def next(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        return (self.next() * n) >> 32

    def draw(self, bag: list[int]) -> i64:
        """Take a random item out of a bag; the bag's order means nothing and is not kept."""
        return take_at(bag, self.below(len(bag)))

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]


def take_at(bag: list[int], index: i64) -> i64:
    """Remove the item at an index from an unordered bag by putting the last one in its place."""
    out: i64 = bag[index]
    last = bag.pop()
    if index < len(bag):
        bag[index] = last
    return out


def seeded(a: i64, b: i64, c: i64) -> Chance:
    """A generator from three numbers of 32 bits, warmed up so that near seeds give unlike sequences."""
    chance = Chance(a & MASK, b & MASK, c & MASK, 1)
    for _ in range(WARM_UP):
        chance.next()
    return chance
