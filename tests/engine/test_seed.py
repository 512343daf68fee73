"""The seed: nobody can guess it, everybody can check it, and it is told nowhere by accident."""

from __future__ import annotations

import hashlib

import pytest

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.seed import LENGTH, Seed

VALUE = bytes(range(LENGTH))


def test_commitment_is_a_hash_that_anybody_can_make() -> None:
    assert Seed(VALUE).commitment() == hashlib.sha256(b"kosmodrom commitment " + VALUE).hexdigest()


def test_commitments_differ() -> None:
    assert len({Seed.of(number).commitment() for number in range(100)}) == 100


def test_new_seeds_differ() -> None:
    assert len({Seed.new().value for _ in range(100)}) == 100


def test_test_seed_is_made_of_its_number() -> None:
    assert Seed.of(7) == Seed.of("7")
    assert Seed.of(7) != Seed.of(8)
    assert len(Seed.of(7).value) == LENGTH


def test_hex_round_trips() -> None:
    assert Seed.from_hex(Seed(VALUE).hex()) == Seed(VALUE)


@pytest.mark.parametrize("value", [b"", VALUE[1:], VALUE + b"\0"])
def test_seed_of_another_length_is_refused(value: bytes) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Seed(value)


@pytest.mark.parametrize("text", ["", "00", "zz" * LENGTH, "00" * (LENGTH + 1)])
def test_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a seed has|non-hexadecimal"):
        Seed.from_hex(text)


def test_message_about_a_seed_does_not_tell_it() -> None:
    assert VALUE.hex() not in repr(Seed(VALUE))
    assert repr(VALUE) not in repr(Seed(VALUE))


def test_streams_of_a_seed_are_unlike() -> None:
    seed = Seed(VALUE)
    streams = [seed.stream(purpose) for purpose in ("cards", "map", "tokens", "", "cards ")]
    numbers = [tuple(stream.next() for _ in range(50)) for stream in streams]
    for index, one in enumerate(numbers):
        for other in numbers[index + 1 :]:
            assert sum(a == b for a, b in zip(one, other, strict=True)) == 0


def test_stream_is_the_same_each_time() -> None:
    assert Seed(VALUE).stream("cards").dump() == Seed(VALUE).stream("cards").dump()


def test_drawing_from_one_stream_does_not_touch_another() -> None:
    seed = Seed(VALUE)
    cards, tokens = seed.stream("cards"), seed.stream("tokens")
    before = tokens.dump()
    for _ in range(10):
        cards.next()
    assert tokens.dump() == before


def test_stream_is_made_of_seed_and_purpose() -> None:
    digest = hashlib.sha256(b"kosmodrom stream cards " + VALUE).digest()
    a, b, c = (int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8))
    assert Seed(VALUE).stream("cards").dump() == seeded(a, b, c).dump()
