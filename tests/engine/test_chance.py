"""The generator is sfc32, it is fair, and it copies and saves like other data."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.engine.chance import MASK, WARM_UP, Chance, seeded, take_at

WORD = 2**32
WORDS = st.integers(0, MASK)
# Made with a program in C around the published algorithm: numbers 1 to 4 after the warm-up, and number 1001.
KNOWN = {
    (1, 2, 3): ([1936341825, 3001364500, 1029104839, 3987121759], 2595427331),
    (0, 0, 0): ([1363572419, 145230303, 808754475, 4216505632], 3270521438),
    (MASK, MASK, MASK): ([4273276651, 3768204794, 412274996, 163292757], 3354269888),
    (0x12345678, 0x9ABCDEF0, 0xDEADBEEF): ([2691404532, 4096678673, 3648049100, 870770526], 1294447891),
}


def reference(a: int, b: int, c: int, count: int) -> list[int]:
    """sfc32 in the words of its author: the first numbers from a seed."""
    counter = 1
    out: list[int] = []
    for _ in range(count):
        number = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b = b ^ b // 2**9, (c + c * 2**3) % WORD
        c = (c * 2**21 % WORD + c // 2**11 + number) % WORD
        out.append(number)
    return out


@pytest.mark.parametrize(("seed", "numbers"), KNOWN.items())
def test_known_numbers(seed: tuple[int, int, int], numbers: tuple[list[int], int]) -> None:
    chance = seeded(*seed)
    assert [chance.next() for _ in range(4)] == numbers[0]
    later = [chance.next() for _ in range(997)]
    assert later[-1] == numbers[1]


@given(WORDS, WORDS, WORDS)
def test_any_seed_gives_the_numbers_of_the_algorithm(a: int, b: int, c: int) -> None:
    chance = seeded(a, b, c)
    assert [chance.next() for _ in range(20)] == reference(a, b, c, WARM_UP + 20)[WARM_UP:]


@given(WORDS, WORDS, WORDS)
def test_state_stays_in_four_words(a: int, b: int, c: int) -> None:
    chance = Chance(a, b, c, MASK)
    chance.next()
    assert all(0 <= word <= MASK for word in chance.dump())
    assert chance.dump()[3] == 0


def test_clone_gives_the_same_numbers_and_is_another() -> None:
    chance = seeded(1, 2, 3)
    copy = chance.clone()
    assert copy.dump() == chance.dump()
    numbers = [copy.next() for _ in range(5)]
    assert copy.dump() != chance.dump()
    assert [chance.next() for _ in range(5)] == numbers


def test_state_can_be_saved() -> None:
    chance = seeded(1, 2, 3)
    chance.next()
    a, b, c, count = chance.dump()
    assert Chance(a, b, c, count).next() == chance.next()


@given(st.integers(1, 10_000), WORDS)
def test_below_divides_the_words_as_evenly_as_can_be(n: int, seed: int) -> None:
    chance = seeded(seed, 0, 0)
    word = chance.clone().next()
    found = chance.below(n)
    assert 0 <= found < n
    # The words that give a number lie in one stretch, and no two stretches differ by more than one word.
    first, after = -(-found * WORD // n), -(-(found + 1) * WORD // n)
    assert first <= word < after
    assert after - first in (WORD // n, WORD // n + 1)


@pytest.mark.parametrize("n", [2, 3, 7, 114])
def test_below_is_uniform(n: int) -> None:
    rolls = 400 * n
    chance = seeded(n, 0, 0)
    counts = Counter(chance.below(n) for _ in range(rolls))
    assert set(counts) == set(range(n))
    square = sum((count - 400) ** 2 / 400 for count in counts.values())
    # Chi-squared has the mean n - 1 and the variance 2(n - 1); five deviations are one in millions.
    assert square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@given(st.lists(st.integers(0, 9), min_size=1), WORDS)
def test_draw_takes_one_item_out(bag: list[int], seed: int) -> None:
    before = Counter(bag)
    drawn = seeded(seed, 0, 0).draw(bag)
    assert before == Counter(bag) + Counter([drawn])


def test_every_item_is_drawn_as_often() -> None:
    chance = seeded(1, 2, 3)
    counts = Counter(chance.draw([0, 1, 2, 3]) for _ in range(4000))
    assert all(abs(counts[item] - 1000) < 140 for item in range(4))


@pytest.mark.parametrize("index", range(4))
def test_take_at_removes_the_item_at_the_index(index: int) -> None:
    bag = [10, 11, 12, 13]
    assert take_at(bag, index) == 10 + index
    assert sorted(bag) == sorted({10, 11, 12, 13} - {10 + index})
