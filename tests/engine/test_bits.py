"""Sets of small numbers, in both builds: compiled, a shift is easily done in 32 bits."""

from __future__ import annotations

import pytest

from kosmodrom.engine.bits import bit, has

NUMBERS = range(63)


@pytest.mark.parametrize("n", NUMBERS)
def test_bit_is_a_power_of_two(n: int) -> None:
    assert bit(n) == 2**n


@pytest.mark.parametrize("n", NUMBERS)
def test_set_has_what_was_put_in_and_nothing_else(n: int) -> None:
    assert [m for m in NUMBERS if has(bit(n), m)] == [n]
    everything = 2**63 - 1
    assert [m for m in NUMBERS if not has(everything & ~bit(n), m)] == [n]


def test_empty_set_has_nothing() -> None:
    assert not any(has(0, n) for n in NUMBERS)
