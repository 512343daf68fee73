"""Sets of small numbers in one integer."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set that holds only n.

    mypyc compiles a shift of a literal as a 32-bit one, wrong from n = 31, so the one that is shifted
    has to come from a variable that the compiler cannot fold.
    """
    one: i64 = n & 0 | 1
    return one << n


def has(bits: i64, n: i64) -> bool:
    """Whether the set holds n."""
    return (bits >> n) & 1 == 1


def count(bits: i64) -> i64:
    """How many numbers a set holds."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total
