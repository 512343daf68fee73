"""Chapter 11: order."""

from __future__ import annotations

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.games.race.notes import CHIPS, DRAW, GOOD_LAID
from tests.games.race.kit import (
    GAME,
    ROW,
    answer,
    answers,
    call,
    chips,
    count,
    drawn,
    laid,
    new,
    table,
    tableau,
)


@pytest.mark.clause("race.11.1")
def test_all_act_at_the_same_time() -> None:
    everybody = [0, 1, 2]
    assert new(3).pending() == everybody
    assert table("choose", seats=3).pending() == everybody
    assert table("explore", seats=3).pending() == everybody
    hands = ["public-works gem-world +5", "expedition-force spice-world +5", "colony-ship space-port +5"]
    g = table("develop", seats=3, hands=hands)
    assert g.pending() == everybody
    for seat, text in enumerate(hands):
        answer(g, seat, f"place {text.split()[0]}")
    assert g.pending() == everybody
    g = table("settle", seats=3, hands=hands)
    assert g.pending() == everybody
    for seat, text in enumerate(hands):
        answer(g, seat, f"place {text.split()[1]}")
    assert g.pending() == everybody
    assert table("end", seats=3, hands=["+11", "+11", "+11"]).pending() == everybody


@pytest.mark.clause("race.11.2")
@pytest.mark.parametrize("number", range(12))
def test_lowest_start_world_is_first(number: int) -> None:
    g = new(4, Seed.of(number))
    starts = [ROW[tableau(g, seat)]["start"] for seat in range(4)]
    assert g.first == starts.index(min(starts))


@pytest.mark.clause("race.11.2")
@pytest.mark.parametrize("first", range(4))
def test_order_goes_round_from_the_first(first: int) -> None:
    g = table("choose", seats=4, first=first, tableaus=["gem-world", "spice-world", "space-port", "artist-colony"])
    g.journal = []
    call(g, "produce", "produce", "produce", "produce")
    order = [note.seat for note in g.journal if note.code == GOOD_LAID]
    assert order == [(first + n) % 4 for n in range(4)]


@pytest.mark.clause("race.11.3", "race.9.6")
@pytest.mark.parametrize("first", [0, 1])
def test_short_deck_goes_to_the_first_in_order(first: int) -> None:
    g = table("develop", tableaus=["interstellar-bank", "interstellar-bank"], deck="gem-world", first=first)
    assert [count(g, seat) for seat in range(2)] == [1 - first, first]
    g = table("produce", tableaus=["new-vinland", "artist-colony"], deck="gem-world", first=first)
    assert [bool(laid(g, seat)) for seat in range(2)] == [first == 0, first == 1]
    g = table("explore", deck="gem-world comet-zone space-port", first=first)
    assert (drawn(g, first), drawn(g, 1 - first)) == (2, 1)


@pytest.mark.clause("race.11.3", "race.1.10")
@pytest.mark.parametrize("number", range(6))
def test_hands_are_dealt_in_order(number: int) -> None:
    g = GAME.deal(3, Seed.of(number))
    g.journal = []
    g.start()
    order = [note.seat for note in g.journal if note.code == DRAW]
    assert order == [(g.first + n // 6) % 3 for n in range(18)]


@pytest.mark.clause("race.11.4", "race.7.1")
def test_consume_is_played_one_after_another() -> None:
    worlds = ["outlaw-world gem-world space-port", "terraformed-world artist-colony new-vinland"]
    g = table("consume", tableaus=worlds, goods=["gem-world space-port", "artist-colony new-vinland"],
              calls=["trade", "trade"], first=1)  # fmt: skip
    assert g.pending() == [1]
    answer(g, 1, "sell artist-colony")
    assert g.pending() == [1]
    answer(g, 1, "use new-vinland")
    assert (laid(g, 1), g.pending()) == ("", [0])
    answer(g, 0, "sell gem-world")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 1, "")


@pytest.mark.clause("race.11.4", "race.10.5")
@pytest.mark.parametrize("first", [0, 1])
def test_chips_are_taken_in_order(first: int) -> None:
    g = table("choose", hands=["+1", "+1"], tableaus=["terraformed-world gem-world", "outlaw-world space-port"],
              goods=["gem-world", "space-port"], pool=1, first=first)  # fmt: skip
    g.journal = []
    call(g, "double", "produce")
    assert [note.seat for note in g.journal if note.code == CHIPS] == [first, 1 - first]
    assert (chips(g, 0), chips(g, 1), g.over()) == (2, 1, True)


@pytest.mark.clause("race.11.4")
@pytest.mark.parametrize("first", [0, 1])
def test_produce_is_played_one_after_another(first: int) -> None:
    tableaus = [
        "galactic-engineers refugee-world asteroid-belt merchant-guild",
        "expanding-colony former-penal-colony pirate-world rebel-underground",
    ]
    g = table("produce", tableaus=tableaus, first=first)
    assert g.pending() == [first]
    assert count(g, 1 - first) == 0  # the other has not even drawn
    answer(g, first, answers(g, first)[0])
    assert g.pending() == [1 - first]
    answer(g, 1 - first, answers(g, 1 - first)[0])
    assert g.over()
    assert [count(g, seat) for seat in range(2)] == [2, 1]


@pytest.mark.clause("race.11.4", "race.7.1", "race.11.3")
def test_sales_are_part_of_the_turns() -> None:
    g = table("choose", hands=["+1", "+1"], tableaus=["gem-world new-economy", "space-port new-vinland"],
              goods=["gem-world", "space-port"], first=1)  # fmt: skip
    g.journal = []
    call(g, "trade", "trade")
    assert [note.seat for note in g.journal if note.code == DRAW] == [1, 1, 0, 0, 0]
