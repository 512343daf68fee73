"""Chapter 4: phase I, Explore."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import DRAW, KEPT
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    KEYS,
    answer,
    answers,
    discarded,
    drawn,
    hand,
    powers,
    refused,
    table,
)

FIVE = "gem-world spice-world comet-zone mining-world old-earth"
TWO_EACH = {"0 draw": "gem-world old-earth", "1 draw": "comet-zone earths-lost-colony"}
BONUSES = [("explore-5", 7, 1), ("explore-1-1", 3, 2), ("settle", 2, 1)]  # action, cards drawn, cards kept


@pytest.mark.clause("race.4.1")
def test_two_are_drawn_and_one_is_kept() -> None:
    g = table("explore", calls=["settle", "settle"], script=TWO_EACH)
    assert answers(g, 0) == ["keep old-earth", "keep gem-world"]
    answer(g, 0, "keep gem-world")
    answer(g, 1, "keep comet-zone")
    assert (hand(g, 0), hand(g, 1)) == ("gem-world", "comet-zone")
    assert discarded(g) == "old-earth earths-lost-colony"


@pytest.mark.clause("race.4.2", "race.4.3")
def test_all_have_drawn_before_anybody_discards() -> None:
    # Five cards for the six that three players draw: the discards of this phase are not among them.
    g = table("explore", seats=3, deck=FIVE)
    assert [drawn(g, seat) for seat in range(3)] == [2, 2, 1]
    assert g.pending() == [0, 1]
    answer(g, 1, answers(g, 1)[0])
    assert g.discards == []


@pytest.mark.clause("race.4.3", "race.11.2")
def test_discards_lie_in_table_order() -> None:
    script = {
        "0 draw": "gem-world old-earth",
        "1 draw": "comet-zone earths-lost-colony",
        "2 draw": "space-port tourist-world",
    }
    g = table("explore", seats=3, first=1, script=script)
    for seat, key in ((0, "gem-world"), (2, "space-port"), (1, "comet-zone")):
        answer(g, seat, f"keep {key}")
    assert [KEYS[entry % 128] for entry in g.discards] == ["earths-lost-colony", "tourist-world", "old-earth"]


@pytest.mark.clause("race.4.4")
@pytest.mark.parametrize("text", ["keep new-vinland", "keep comet-zone"])
def test_card_that_was_not_drawn_is_not_kept(text: str) -> None:
    """Neither one from the hand nor one of another player."""
    g = table("explore", hands=["new-vinland"], script=TWO_EACH)
    assert refused(g, 0, text) == "race.4.4"
    answer(g, 0, "keep gem-world")
    answer(g, 1, "keep comet-zone")
    assert hand(g, 0) == "gem-world new-vinland"


@pytest.mark.clause("race.4.1")
@pytest.mark.parametrize("text", ["pass", "stop", "discard new-vinland", "place new-vinland"])
def test_one_card_has_to_be_kept(text: str) -> None:
    g = table("explore", hands=["new-vinland"])
    assert refused(g, 0, text) == "race.4.1"


@pytest.mark.clause("race.4.5")
def test_discards_are_not_seen_by_the_others() -> None:
    g = table("explore", script=TWO_EACH)
    assert [piece.key for piece in GAME.table(g, 1).zone("drawn:0").pieces] == ["", ""]
    answer(g, 0, "keep gem-world")
    answer(g, 1, "keep comet-zone")
    seen = {viewer: [piece.key for piece in GAME.table(g, viewer).zone("discards").pieces] for viewer in (0, 1, -1)}
    assert seen == {0: ["old-earth"], 1: ["earths-lost-colony"], SPECTATOR: []}


@pytest.mark.clause("race.4.6", "race.4.7", "race.2.9")
@pytest.mark.parametrize(("action", "cards", "kept"), BONUSES)
def test_bonuses(action: str, cards: int, kept: int) -> None:
    g = table("explore", calls=[action, "settle"])
    assert drawn(g, 0) == cards
    keep_all(g, 0, kept)
    answer(g, 1, answers(g, 1)[0])
    assert len(g.players[0].hand) == kept
    assert len(g.discards) == cards - kept + 1


def keep_all(g: Race, seat: int, kept: int) -> None:
    """Keep so many cards, and be asked for no more."""
    for _ in range(kept):
        assert answers(g, seat)
        answer(g, seat, answers(g, seat)[0])
    assert answers(g, seat) == []


@pytest.mark.clause("race.4.8", "race.3.11")
@pytest.mark.parametrize(("key", "power"), powers("explore.draw"))
@pytest.mark.parametrize(("action", "cards", "kept"), [("explore-5", 7, 1), ("explore-1-1", 3, 2), ("settle", 2, 1)])
def test_draw_power_adds_to_the_cards_drawn(
    key: str, power: dict[str, Any], action: str, cards: int, kept: int
) -> None:
    g = table("explore", tableaus=[key], calls=[action, "settle"])
    assert drawn(g, 0) == cards + power["amount"]
    keeps = [amount["amount"] for other, amount in powers("explore.keep") if other == key]
    keep_all(g, 0, kept + sum(keeps))


@pytest.mark.clause("race.4.9", "race.4.10")
@pytest.mark.parametrize(("key", "cards", "kept"), [("research-labs", 2, 2), ("galactic-renaissance", 4, 2)])
def test_keep_power_adds_to_the_cards_kept(key: str, cards: int, kept: int) -> None:
    g = table("explore", tableaus=[key], calls=["settle", "settle"])
    answer(g, 1, answers(g, 1)[0])
    if kept < cards:
        assert drawn(g, 0) == cards
        keep_all(g, 0, kept)
    assert len(g.players[0].hand) == kept


@pytest.mark.clause("race.4.9")
def test_powers_of_the_table_of_cards() -> None:
    assert {key for key, _ in powers("explore.keep")} == {"research-labs", "galactic-renaissance"}


@pytest.mark.clause("race.4.10", "race.4.8")
def test_example_of_the_rulebook_draw_four_keep_two() -> None:
    """A card that draws two more and keeps one more, without a bonus: four are drawn, two of them kept."""
    g = table("explore", tableaus=["galactic-renaissance"], calls=["produce", "explore-5"])
    assert drawn(g, 0) == 4
    keep_all(g, 0, 2)


@pytest.mark.clause("race.4.8", "race.4.9", "race.3.11")
def test_powers_and_bonus_add_up() -> None:
    cards = "galactic-survey-seti galactic-renaissance research-labs expedition-force star-nomad-lair"
    g = table("explore", tableaus=[cards], calls=["explore-1-1", "settle"])
    assert drawn(g, 0) == 3 + 2 + 2 + 1 + 1
    keep_all(g, 0, 2 + 1 + 1)


@pytest.mark.clause("race.4.11", "race.9.6")
@pytest.mark.parametrize(
    ("deck", "action", "kept"), [("gem-world", "settle", 1), (FIVE[:21], "explore-1-1", 2), ("", "settle", 0)]
)
def test_who_draws_no_more_than_may_be_kept_keeps_all(deck: str, action: str, kept: int) -> None:
    g = table("explore", tableaus=["old-earth"], calls=[action, "settle"], deck=deck)
    assert g.over()
    assert hand(g, 0) == deck
    assert len(g.players[0].hand) == kept


@pytest.mark.clause("race.4.2", "race.11.3", "race.11.2")
def test_cards_are_drawn_in_table_order() -> None:
    g = table("choose", seats=3, first=2, hands=["+1", "+1", "+1"])
    g.journal = []
    for seat in range(3):
        answer(g, seat, "call explore-1-1")
    assert [note.seat for note in g.journal if note.code == DRAW] == [2, 2, 2, 0, 0, 0, 1, 1, 1]


@pytest.mark.clause("race.4.1", "race.9.7")
def test_log_tells_how_many_were_kept() -> None:
    g = table("explore", calls=["explore-5", "settle"])
    g.journal = []
    for seat in range(2):
        answer(g, seat, answers(g, seat)[0])
    assert [(note.seat, note.a, note.b) for note in g.journal if note.code == KEPT] == [(0, 1, 6), (1, 1, 1)]
