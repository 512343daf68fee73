"""Whatever is changed in a recorded game, the verifier finds it: every field of every sort of event and state."""

from __future__ import annotations

import copy
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import pytest

from kosmodrom.arena.conformance.names import NoSuchCard
from kosmodrom.arena.conformance.record import BadRecord
from tests.conformance.kit import GAMES, NAMES, Raw, verdict

Place: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = Callable[[Any, random.Random], Any]

TRIES: Final = 3  # for each sort of place

# Labels, which say nothing of the game.
LABELS: Final = ("game", "seed", "policy", "policy.#", "format")
# Lists whose order tells nothing: what is offered, and several cards given up or goods consumed at once.
UNORDERED: Final = ("opts", "ans", "cards", "events", "asks", "specials", "use", "discarded", "worlds", "reason")


def another_number(value: int, chance: random.Random) -> int:
    return value + chance.choice((-1, 1))


def another_word(value: str, chance: random.Random) -> str:
    if value in NAMES.numbers:
        return chance.choice([name for name in NAMES.of if name != value])
    return value + "?"


def one_less(value: list[Any], chance: random.Random) -> list[Any]:
    gone = chance.randrange(len(value))
    return value[:gone] + value[gone + 1 :]


def one_twice(value: list[Any], chance: random.Random) -> list[Any]:
    return [*value, chance.choice(value)]


def another_order(value: list[Any], _: random.Random) -> list[Any]:
    return value[::-1]


def changes(place: Place, value: object) -> Iterator[Change]:
    """The ways in which a value can be made a wrong one."""
    if isinstance(value, bool):
        yield lambda flag, _: not flag
    elif isinstance(value, int):
        yield another_number
    elif isinstance(value, str):
        yield another_word
    elif isinstance(value, list) and value:
        yield one_less
        yield one_twice
        if value[::-1] != value and place[-1] not in UNORDERED:
            yield another_order
    elif value == [] or value is None:
        yield lambda _, chance: chance.choice(NAMES.of) if value is None else [chance.choice(NAMES.of)]


def places(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every place in a record, and what stands there."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*place, key), part
        yield from places(part, (*place, key))


def sort_of(raw: Raw, place: Place) -> str:
    """What a place is, whichever round, event, seat or card it belongs to."""
    words: list[str] = []
    value: Any = raw
    for key in place:
        value = value[key]
        named = isinstance(key, int) or (words and words[-1] in ("goods", "bonus_by", "#") and key in NAMES.numbers)
        words.append("#" if named else str(key))
        if isinstance(value, dict) and "e" in value:
            words[-1] = " ".join(("#", value["e"], value.get("t", ""))).strip()
    return ".".join(words)


def samples() -> Iterator[tuple[str, str, Place]]:
    """For every sort of place some that lie in different games."""
    found: dict[str, list[tuple[str, Place]]] = defaultdict(list)
    for name, raw in GAMES.items():
        for place, _ in places(raw):
            found[sort_of(raw, place)].append((name, place))
    for sort, there in sorted(found.items()):
        if sort not in LABELS:
            for name, place in random.Random(sort).sample(there, min(TRIES, len(there))):
                yield sort, name, place


def at(raw: Raw, place: Place) -> Any:
    """What stands at a place."""
    value: Any = raw
    for key in place:
        value = value[key]
    return value


def is_found(raw: Raw) -> bool:
    """Whether the verifier does not take a record for an identical game."""
    try:
        return bool(verdict(raw).differences)
    except (BadRecord, NoSuchCard):
        return True


BY_SORT: Final[dict[str, list[tuple[str, Place]]]] = defaultdict(list)
for _sort, _name, _place in samples():
    BY_SORT[_sort].append((_name, _place))


@pytest.mark.parametrize("sort", BY_SORT)
def test_no_change_goes_unnoticed(sort: str) -> None:
    chance = random.Random(sort)
    for name, place in BY_SORT[sort]:
        original = at(GAMES[name], place)
        for change in changes(place, original):
            raw = copy.deepcopy(GAMES[name])
            at(raw, place[:-1])[place[-1]] = change(original, chance)
            assert is_found(raw), f"{name} {json.dumps(place)}: {original} -> changed by {change.__name__}"
