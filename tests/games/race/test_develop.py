"""Chapter 5: phase II, Develop."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import PLACED
from tests.games.race.kit import (
    GAME,
    KEYS,
    ROWS,
    answer,
    answers,
    count,
    discarded,
    hand,
    powers,
    refused,
    table,
    tableau,
    told,
)

DEVELOPMENTS = [row for row in ROWS if row["type"] == "development"]


@pytest.mark.clause("race.5.1")
def test_one_development_or_none() -> None:
    g = table("develop", hands=["public-works gem-world new-sparta +4", "+1"], calls=["settle", "settle"])
    assert answers(g, 0) == ["pass", "place public-works"]
    answer(g, 0, "place public-works", "pay gem-world")
    assert g.over()
    assert tableau(g, 0) == "public-works"
    g = table("develop", hands=["public-works +4", "+1"])
    answer(g, 0, "pass")
    assert (tableau(g, 0), count(g, 0), g.over()) == ("", 5, True)


@pytest.mark.clause("race.5.1")
@pytest.mark.parametrize(
    "text",
    [
        "place gem-world",  # a world
        "place colony-ship",  # in nobody's hand
        "place drop-ships",  # in another hand
        "place mining-league",  # on the own table
        "stop",
        "pay gem-world",
    ],
)
def test_only_a_development_of_the_own_hand(text: str) -> None:
    g = table("develop", hands=["public-works gem-world +4", "drop-ships +6"], tableaus=["mining-league"])
    assert refused(g, 0, text) == "race.5.1"


@pytest.mark.clause("race.5.2", "race.11.1")
def test_choice_is_secret_until_all_have_chosen() -> None:
    g = table("develop", hands=["public-works +4", "drop-ships +6"])
    assert g.pending() == [0, 1]
    g.journal = []
    answer(g, 1, "place drop-ships")
    assert all(note.code != PLACED for note in g.journal)
    seen = GAME.table(g, 0)
    assert (seen.zone("tableau:1").pieces, seen.zone("hand:1").count) == ((), 7)
    assert all(piece.key == "" and piece.tags == () for piece in seen.zone("hand:1").pieces)
    answer(g, 0, "place public-works")
    assert [(note.seat, KEYS[note.a]) for note in g.journal if note.code == PLACED] == [
        (0, "public-works"),
        (1, "drop-ships"),
    ]
    assert g.pending() == [0, 1]


@pytest.mark.clause("race.5.3", "race.3.2")
@pytest.mark.parametrize("row", DEVELOPMENTS, ids=lambda row: str(row["key"]))
def test_development_is_paid_with_as_many_cards_as_it_costs(row: dict[str, Any]) -> None:
    cost = row["cost"]
    g = table("develop", hands=[f"{row['key']} +{cost + 1}"], calls=["settle", "settle"])
    answer(g, 0, f"place {row['key']}")
    for _ in range(cost):
        answer(g, 0, answers(g, 0)[0])
    assert (tableau(g, 0), count(g, 0), len(g.discards), g.over()) == (row["key"], 1, cost, True)


@pytest.mark.clause("race.5.3")
@pytest.mark.parametrize("text", ["pay gem-world", "pass", "stop", "spend rebel-homeworld"])
def test_payment_comes_from_the_own_hand_and_is_due_in_full(text: str) -> None:
    g = table("develop", hands=["drop-ships +6", "gem-world"])
    answer(g, 0, "place drop-ships", "pay rebel-homeworld")
    assert refused(g, 0, text) == "race.5.3"


@pytest.mark.clause("race.5.4")
def test_card_does_not_pay_for_itself() -> None:
    g = table("develop", hands=["public-works +2"])
    answer(g, 0, "place public-works")
    assert refused(g, 0, "pay public-works") == "race.5.4"
    # A second copy in the hand is another card.
    g = table("develop", hands=["public-works public-works +1"])
    answer(g, 0, "place public-works", "pay public-works")
    assert (tableau(g, 0), discarded(g)) == ("public-works", "public-works")


@pytest.mark.clause("race.5.5", "race.5.4")
@pytest.mark.parametrize("row", DEVELOPMENTS, ids=lambda row: str(row["key"]))
def test_only_what_can_be_paid_in_full(row: dict[str, Any]) -> None:
    """With a development beside it that can be paid, so that there is a choice in which it is missing."""
    key, cost = row["key"], row["cost"]
    enough = table("develop", hands=[f"{key} +{cost}", "public-works +2"])
    assert answers(enough, 0) == ["pass", f"place {key}"]
    if cost > 1:
        cheap = "investment-credits" if key != "investment-credits" else "public-works"
        short = table("develop", hands=[f"{key} {cheap} +{cost - 2}" if cost > 2 else f"{key} +{cost - 1}", "+1"])
        legal = [f"place {cheap}"] if cost > 2 else []
        assert answers(short, 0) == (["pass", *legal] if legal else [])


@pytest.mark.clause("race.5.5")
def test_refusal_counts_the_hand_without_the_card() -> None:
    g = table("develop", hands=["drop-ships public-works +2"])
    assert refused(g, 0, "place drop-ships") == "race.5.5"
    refusal = g.why_not(0, GAME.read("place drop-ships"))
    assert refusal.args == {"card": "@drop-ships", "cost": 4, "have": 3}


@pytest.mark.clause("race.5.6")
def test_caller_pays_one_less() -> None:
    g = table("develop", hands=["drop-ships +4", "replicant-robots +4"], calls=["develop", "settle"])
    answer(g, 0, "place drop-ships")
    answer(g, 1, "place replicant-robots")  # the whole hand, so nothing is asked
    for _ in range(3):
        answer(g, 0, answers(g, 0)[0])
    assert [count(g, seat) for seat in range(2)] == [1, 0]
    assert len(g.discards) == 7


@pytest.mark.clause("race.5.6")
def test_bonus_makes_a_development_payable() -> None:
    g = table("develop", hands=["drop-ships +3", "replicant-robots public-works +2"], calls=["develop", "settle"])
    assert answers(g, 0) == ["pass", "place drop-ships"]
    assert refused(g, 1, "place replicant-robots") == "race.5.5"


@pytest.mark.clause("race.5.7", "race.3.14", "race.5.11")
@pytest.mark.parametrize("tables", ["galactic-federation", "galactic-federation investment-credits"])
def test_cost_stops_at_zero_and_nothing_is_given_back(tables: str) -> None:
    g = table("develop", hands=["public-works colony-ship"], tableaus=[tables], calls=["develop", "settle"])
    answer(g, 0, "place public-works")
    assert (hand(g, 0), tableau(g, 0), g.discards) == ("colony-ship", f"{tables} public-works", [])


@pytest.mark.clause("race.5.8")
def test_no_second_copy_on_the_table() -> None:
    g = table("develop", hands=["public-works colony-ship +4"], tableaus=["public-works"])
    assert answers(g, 0) == ["pass", "place colony-ship"]
    assert refused(g, 0, "place public-works") == "race.5.8"


@pytest.mark.clause("race.5.8")
def test_copy_on_another_table_does_not_matter() -> None:
    g = table("develop", hands=["public-works +4"], tableaus=["", "public-works"])
    assert answers(g, 0) == ["pass", "place public-works"]


@pytest.mark.clause("race.5.9", "race.6.24")
def test_development_that_left_the_table_may_be_placed_again() -> None:
    g = table("choose", hands=["colony-ship gem-world +3", "+1"],
              tableaus=["colony-ship", "old-earth"])  # fmt: skip
    for seat in range(2):
        answer(g, seat, "call settle")
    answer(g, 0, "place gem-world", "ship")
    assert tableau(g, 0) == "gem-world"
    for seat in range(2):
        answer(g, seat, "call develop")
    answer(g, 0, "place colony-ship")
    assert tableau(g, 0) == "gem-world colony-ship"


@pytest.mark.clause("race.5.10", "race.3.13")
def test_card_drawn_at_the_start_can_be_placed_or_paid_with() -> None:
    g = table("develop", hands=["+1"], tableaus=["interstellar-bank"], script={"0 draw": "public-works"})
    assert answers(g, 0) == ["pass", "place public-works"]
    g = table("develop", hands=["public-works"], tableaus=["interstellar-bank"], script={"0 draw": "gem-world"})
    answer(g, 0, "place public-works")
    assert (hand(g, 0), discarded(g)) == ("", "gem-world")


@pytest.mark.clause("race.5.10")
@pytest.mark.parametrize(("key", "power"), powers("develop.draw"))
def test_draw_power(key: str, power: dict[str, Any]) -> None:
    g = table("develop", hands=["", "+1"], tableaus=[key, "old-earth"], calls=["settle", "settle"])
    assert [count(g, seat) for seat in range(2)] == [power["amount"], 1]


@pytest.mark.clause("race.5.11", "race.3.11")
@pytest.mark.parametrize(("key", "power"), powers("develop.reduce"))
def test_reduction(key: str, power: dict[str, Any]) -> None:
    cost = 4 - power["amount"]
    g = table("develop", hands=[f"drop-ships +{cost}"], tableaus=[key])
    answer(g, 0, "place drop-ships")
    assert (count(g, 0), len(g.discards)) == (0, cost)


@pytest.mark.clause("race.5.11", "race.3.11", "race.5.6")
def test_reductions_and_bonus_add_up() -> None:
    g = table("develop", hands=["new-economy +2"], tableaus=["galactic-federation investment-credits"],
              calls=["develop", "settle"])  # fmt: skip
    answer(g, 0, "place new-economy")
    assert (count(g, 0), len(g.discards)) == (0, 2)


@pytest.mark.clause("race.5.11", "race.3.12")
def test_reduction_of_developments_leaves_worlds_alone() -> None:
    g = table("settle", hands=["gem-world +2"], tableaus=["galactic-federation investment-credits"])
    answer(g, 0, "place gem-world")
    assert len(g.discards) == 2


@pytest.mark.clause("race.3.9", "race.3.10", "race.5.11")
@pytest.mark.parametrize(("key", "power"), powers("develop.reduce"))
def test_reduction_does_not_cheapen_itself(key: str, power: dict[str, Any]) -> None:
    g = table("develop", hands=[f"{key} +6"])
    answer(g, 0, f"place {key}")
    if answers(g, 0):
        answer(g, 0, answers(g, 0)[0])
    assert len(g.discards) + len(g.players[0].aside) == {"investment-credits": 1, "galactic-federation": 6}[key]


@pytest.mark.clause("race.5.12", "race.3.13")
@pytest.mark.parametrize(("key", "power"), powers("develop.draw_after"))
def test_draw_after_placing(key: str, power: dict[str, Any]) -> None:
    g = table("develop", hands=["investment-credits +1", "+1"], tableaus=[key, "old-earth"])
    answer(g, 0, "place investment-credits")
    assert count(g, 0) == power["amount"]
    g = table("develop", hands=["investment-credits +1", "+1"], tableaus=[key, "old-earth"])
    answer(g, 0, "pass")
    assert count(g, 0) == 2


@pytest.mark.clause("race.5.12")
def test_card_for_placing_comes_too_late_to_pay() -> None:
    g = table("develop", hands=["drop-ships investment-credits +2"], tableaus=["public-works"])
    assert answers(g, 0) == ["pass", "place investment-credits"]
    assert refused(g, 0, "place drop-ships") == "race.5.5"


@pytest.mark.clause("race.3.9", "race.3.10", "race.5.12")
def test_public_works_draw_nothing_for_themselves() -> None:
    g = table("develop", hands=["public-works +1"])
    answer(g, 0, "place public-works")
    assert (count(g, 0), tableau(g, 0)) == (0, "public-works")


@pytest.mark.clause("race.5.13", "race.11.2")
def test_payment_is_secret_and_goes_to_the_pile_in_table_order() -> None:
    g = table("develop", hands=["public-works gem-world +1", "contact-specialist old-earth +1"], first=1)
    answer(g, 0, "place public-works")
    answer(g, 1, "place contact-specialist")
    assert g.pending() == [0, 1]
    answer(g, 0, "pay gem-world")
    seen = GAME.table(g, 1)
    assert (seen.zone("discards").count, seen.zone("hand:0").count) == (0, 2)
    answer(g, 1, "pay old-earth")
    assert [KEYS[entry % 128] for entry in g.discards] == ["old-earth", "gem-world"]
    known = {viewer: [piece.key for piece in GAME.table(g, viewer).zone("discards").pieces] for viewer in (0, 1, -1)}
    assert known == {0: ["gem-world"], 1: ["old-earth"], SPECTATOR: []}


@pytest.mark.clause("race.2.8", "race.2.9", "race.5.2", "race.5.3", "race.5.6")
def test_example_of_the_introduction() -> None:
    """One player calls Develop; all place at once and pay, the caller one card less."""
    g = table("choose", seats=3, hands=["drop-ships +4", "space-marines +2", "gem-world +3"])
    for seat, action in enumerate(["develop", "produce", "produce"]):
        answer(g, seat, f"call {action}")
    answer(g, 0, "place drop-ships")
    notes = told(g, 1, "place space-marines")
    assert [KEYS[note.a] for note in notes if note.code == PLACED] == ["drop-ships", "space-marines"]
    for _ in range(3):
        answer(g, 0, answers(g, 0)[0])
    assert [count(g, seat) for seat in range(3)] == [1, 0, 4]
    assert [tableau(g, seat) for seat in range(3)] == ["drop-ships", "space-marines", ""]
