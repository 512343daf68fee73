"""Messages become sentences: arguments, names, plural forms, and what happens when something is missing."""

from __future__ import annotations

import pytest

from kosmodrom.engine.table import Text
from kosmodrom.words import Unsaid, Words, language_of

NAMES = {"gem-world": "Świat Kryształów"}


def words(language: str = "pl") -> Words:
    return Words(language, ("engine", "race"), NAMES, ["Ola", "Bartek"])


def test_component_is_called_by_its_name() -> None:
    assert words().say(Text("race-choice-place", {"card": "@gem-world"})) == "Wyłóż: Świat Kryształów"


def test_seat_is_called_by_the_name_of_who_sits_there() -> None:
    assert words().say(Text("race-log-passes", {"seat": 1})) == "Bartek niczego nie wykłada"


def test_values_stand_in_the_sentence_without_marks() -> None:
    said = words("en").say(Text("race-log-places", {"seat": 0, "card": "@gem-world"}))
    assert said == "Ola places Świat Kryształów"


@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (0, "0 kart"), (1, "1 kartę"), (2, "2 karty"), (4, "4 karty"), (5, "5 kart"), (12, "12 kart"),
        (21, "21 kart"), (22, "22 karty"), (25, "25 kart"),
    ],
)  # fmt: skip
def test_polish_has_three_forms_of_number(count: int, cards: str) -> None:
    assert words().tell("race-log-discards", seat=0, count=count) == f"Ola odrzuca {cards}"


@pytest.mark.parametrize(("price", "text"), [(0, "free"), (1, "1 card"), (2, "2 cards")])
def test_english_has_two_and_a_price_of_nothing_is_free(price: int, text: str) -> None:
    assert words("en").tell("race-price-cost", cost=price) == text


@pytest.mark.parametrize(
    ("id", "args"),
    [
        ("race-no-such-message", {}),
        ("race-log-discards", {"seat": 0}),
        ("race-log-discards", {"seat": 2, "count": 1}),
        ("race-log-discards", {"seat": -1, "count": 1}),
        ("race-choice-place", {"card": "@no-such-card"}),
    ],
)
def test_what_cannot_be_said_is_an_error_in_tests_and_an_id_at_the_table(
    id: str, args: dict[str, int | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Unsaid, match=id):
        words().say(Text(id, args))
    monkeypatch.setattr(Words, "strict", False)
    assert words().say(Text(id, args)) == f"[{id}]"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
