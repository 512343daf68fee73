"""Chapter 8: phase V, Produce."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import DRAW, GOOD_LAID
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    ROW,
    ROWS,
    answer,
    answers,
    call,
    count,
    hand,
    laid,
    powers,
    refused,
    table,
)

WORLDS = [row for row in ROWS if row["type"] == "world"]
PRODUCERS = [row["key"] for row in WORLDS if row["good"] and not row["windfall"]]
WINDFALLS = [row["key"] for row in WORLDS if row["windfall"]]
PLAIN_WINDFALL = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "gene": "pre-sentient-race",
    "alien": "deserted-alien-colony",
}
DRAW_IF = {key: power["amount"] for key, power in powers("produce.draw_if")}


def producing(tableau: str, goods: str = "", call: str = "settle", other: str = "", **more: Any) -> Race:
    """One player's table and another's."""
    return table("produce", tableaus=[tableau, other], goods=[goods], calls=[call, "settle"], **more)


# Goods.


@pytest.mark.clause("race.8.1", "race.6.9")
@pytest.mark.parametrize("row", WORLDS, ids=lambda row: str(row["key"]))
def test_production_worlds_produce_and_no_others(row: dict[str, Any]) -> None:
    key = row["key"]
    g = producing(key)
    assert laid(g, 0) == (key if key in PRODUCERS else "")


@pytest.mark.clause("race.8.1")
def test_data_and_good_agree_on_which_worlds_produce() -> None:
    assert sorted(key for key, _ in powers("produce.produce")) == sorted(PRODUCERS)


@pytest.mark.clause("race.8.1", "race.2.8")
def test_all_production_worlds_of_all_players_produce() -> None:
    g = producing("gem-world comet-zone old-earth", other="distant-world spice-world")
    assert [laid(g, seat) for seat in range(2)] == ["gem-world comet-zone", "distant-world spice-world"]


@pytest.mark.clause("race.8.2", "race.3.3")
def test_goods_are_laid_unseen() -> None:
    g = producing("gem-world")
    for viewer in (0, 1, SPECTATOR):
        good = next(piece for piece in GAME.table(g, viewer).zone("tableau:0").pieces if piece.kind == "good")
        assert good.key == "novelty"


@pytest.mark.clause("race.8.3", "race.3.7")
def test_no_second_good() -> None:
    g = producing("gem-world imperium-armaments-world", "gem-world", deck="space-port spice-world")
    assert (laid(g, 0), len(g.deck), len(g.discards)) == ("gem-world imperium-armaments-world", 1, 0)


# The bonus and windfall powers.


@pytest.mark.clause("race.8.4", "race.2.9")
@pytest.mark.parametrize("key", WINDFALLS)
def test_bonus_produces_on_a_windfall_world(key: str) -> None:
    assert laid(producing(key, call="produce"), 0) == key
    assert laid(producing(key), 0) == ""
    assert laid(producing("old-earth", other=key, call="produce"), 1) == ""


@pytest.mark.clause("race.8.4", "race.8.8")
def test_bonus_is_one_good() -> None:
    g = producing("refugee-world asteroid-belt", call="produce")
    answer(g, 0, "produce refugee-world")
    assert (g.over(), laid(g, 0)) == (True, "refugee-world")
    g = producing("refugee-world", "refugee-world", call="produce")
    assert (g.over(), laid(g, 0)) == (True, "refugee-world")


@pytest.mark.clause("race.8.5")
def test_owner_chooses_the_windfall_world() -> None:
    g = producing("refugee-world asteroid-belt pre-sentient-race", "asteroid-belt", "produce")
    assert answers(g, 0) == ["produce refugee-world", "produce pre-sentient-race"]
    for text in ("produce deserted-alien-colony", "stop", "pass", "windfall any"):
        assert refused(g, 0, text) == "race.8.5"
    assert refused(g, 0, "produce asteroid-belt") == "race.3.7"
    answer(g, 0, "produce pre-sentient-race")
    assert laid(g, 0) == "asteroid-belt pre-sentient-race"


@pytest.mark.clause("race.8.4", "race.3.6")
@pytest.mark.parametrize("key", ["old-earth", "gem-world"])
def test_bonus_is_for_windfall_worlds_only(key: str) -> None:
    g = producing(f"{key} refugee-world asteroid-belt", call="produce")
    assert refused(g, 0, f"produce {key}") == "race.8.4"


@pytest.mark.clause("race.8.6", "race.8.7")
@pytest.mark.parametrize(("key", "power"), powers("produce.windfall"))
def test_windfall_power(key: str, power: dict[str, Any]) -> None:
    for good, world in PLAIN_WINDFALL.items():
        g = producing(f"{key} {world}")
        assert laid(g, 0) == (world if power["good"] in (None, good) else "")


@pytest.mark.clause("race.8.6")
def test_windfall_power_of_a_kind_leaves_the_choice_within_the_kind() -> None:
    g = producing("mining-robots asteroid-belt radioactive-world refugee-world")
    assert answers(g, 0) == ["produce asteroid-belt", "produce radioactive-world"]
    assert refused(g, 0, "produce refugee-world") == "race.8.6"
    answer(g, 0, "produce radioactive-world")
    assert (g.over(), laid(g, 0)) == (True, "radioactive-world")


@pytest.mark.clause("race.8.7", "race.8.5")
def test_galactic_engineers_produce_on_any_windfall_world() -> None:
    g = producing("galactic-engineers refugee-world asteroid-belt pre-sentient-race deserted-alien-colony")
    assert len(answers(g, 0)) == 4
    answer(g, 0, "produce deserted-alien-colony")
    assert (g.over(), laid(g, 0)) == (True, "deserted-alien-colony")


@pytest.mark.clause("race.8.8", "race.8.18", "race.3.16", "race.3.15")
def test_windfall_powers_are_used_once_each_in_any_order() -> None:
    worlds = "asteroid-belt radioactive-world refugee-world"
    g = producing(f"mining-robots galactic-engineers {worlds}", call="produce")
    assert answers(g, 0) == ["windfall any", "windfall rare"]
    answer(g, 0, "windfall any", "produce refugee-world")
    assert answers(g, 0) == ["windfall any", "windfall rare"]
    answer(g, 0, "windfall rare", "produce asteroid-belt")
    assert (g.over(), laid(g, 0)) == (True, worlds)
    g = producing("mining-robots mining-league asteroid-belt radioactive-world destroyed-world")
    answer(g, 0, "produce asteroid-belt", "produce radioactive-world")
    assert (g.over(), laid(g, 0)) == (True, "asteroid-belt radioactive-world")


@pytest.mark.clause("race.8.8", "race.3.15", "race.3.16")
def test_order_may_leave_a_power_without_a_world() -> None:
    g = producing("mining-robots galactic-engineers asteroid-belt refugee-world")
    answer(g, 0, "windfall any", "produce asteroid-belt")
    assert (g.over(), laid(g, 0)) == (True, "asteroid-belt")
    g = producing("mining-robots galactic-engineers asteroid-belt refugee-world")
    answer(g, 0, "windfall rare")
    assert (g.over(), laid(g, 0)) == (True, "asteroid-belt refugee-world")


@pytest.mark.clause("race.8.8")
@pytest.mark.parametrize("text", ["stop", "pass", "produce asteroid-belt"])
def test_windfall_production_is_mandatory(text: str) -> None:
    g = producing("mining-robots galactic-engineers asteroid-belt refugee-world")
    assert refused(g, 0, text) == "race.8.8"


@pytest.mark.clause("race.8.6", "race.8.4")
def test_power_that_is_not_there_is_refused() -> None:
    g = producing("mining-robots genetics-lab asteroid-belt pre-sentient-race refugee-world")
    assert answers(g, 0) == ["windfall rare", "windfall gene"]
    assert refused(g, 0, "windfall novelty") == "race.8.6"
    assert refused(g, 0, "windfall any") == "race.8.4"


@pytest.mark.clause("race.8.6", "race.6.9")
def test_example_genetics_lab_produces_on_a_windfall_world() -> None:
    g = producing("genetics-lab avian-uplift-race gem-world")
    assert laid(g, 0) == "avian-uplift-race gem-world"


# Cards.


@pytest.mark.clause("race.8.9", "race.3.13")
@pytest.mark.parametrize(("key", "power"), powers("produce.draw"))
def test_draw_power(key: str, power: dict[str, Any]) -> None:
    g = producing(key)
    assert [count(g, seat) for seat in range(2)] == [power["amount"], 0]


@pytest.mark.clause("race.8.10", "race.8.11", "race.3.13")
@pytest.mark.parametrize("key", [key for key in DRAW_IF if key in PRODUCERS])
def test_card_for_producing_here(key: str) -> None:
    assert count(producing(key), 0) == DRAW_IF[key]
    assert count(producing(key, key), 0) == 0


@pytest.mark.clause("race.8.12", "race.8.10", "race.8.11")
@pytest.mark.parametrize("key", [key for key in DRAW_IF if key in WINDFALLS])
def test_windfall_world_that_draws(key: str) -> None:
    assert count(producing(key, call="produce"), 0) == DRAW_IF[key]
    assert count(producing(f"{key} mining-robots"), 0) == DRAW_IF[key]
    assert count(producing(key), 0) == 0
    assert count(producing(key, key, "produce"), 0) == 0


@pytest.mark.clause("race.8.10", "race.8.11")
def test_example_gem_world_draws_only_with_a_new_good() -> None:
    assert (hand(producing("gem-world", "gem-world"), 0), count(producing("gem-world"), 0)) == ("", 1)


@pytest.mark.clause("race.8.13", "race.8.14")
@pytest.mark.parametrize(
    ("key", "worlds", "goods", "call", "cards"),
    [
        ("consumer-markets", "new-vinland artist-colony space-port new-earth", "", "settle", 3),
        ("consumer-markets", "new-vinland artist-colony", "artist-colony", "settle", 1),
        ("consumer-markets", "refugee-world", "", "produce", 1),
        ("consumer-markets", "refugee-world", "refugee-world", "produce", 0),
        ("consumer-markets", "distant-world alien-robotic-factory", "", "settle", 0),
        ("research-labs", "alien-robotic-factory lost-alien-battle-fleet deserted-alien-colony", "", "produce", 3),
        ("research-labs", "alien-robotic-factory", "alien-robotic-factory", "settle", 0),
        ("research-labs", "new-vinland distant-world", "", "settle", 0),
    ],
)
def test_card_for_each_good_of_a_kind(key: str, worlds: str, goods: str, call: str, cards: int) -> None:
    assert count(producing(f"{key} {worlds}", goods, call), 0) == cards


@pytest.mark.clause("race.8.13")
def test_only_two_cards_draw_for_each_good_of_a_kind() -> None:
    found = {(key, power["good"], power["amount"]) for key, power in powers("produce.draw_each")}
    assert found == {("consumer-markets", "novelty", 1), ("research-labs", "alien", 1)}


@pytest.mark.clause("race.8.13", "race.8.14")
def test_what_an_earlier_phase_produced_does_not_count() -> None:
    cards = "consumer-markets artist-colony diversified-economy"
    g = table("choose", hands=["", "+1"], tableaus=[cards, "old-earth"])
    call(g, "produce", "produce")
    assert count(g, 0) == 1 + 1
    call(g, "produce", "produce")  # the good still lies there
    assert count(g, 0) == 1 + 1


@pytest.mark.clause("race.8.15", "race.8.14")
@pytest.mark.parametrize(
    ("worlds", "goods", "call", "cards"),
    [
        ("", "", "settle", 0),
        ("new-vinland artist-colony", "", "settle", 1),
        ("new-vinland distant-world imperium-armaments-world alien-robotic-factory", "", "settle", 4),
        ("new-vinland distant-world asteroid-belt", "", "produce", 3),
        ("new-vinland distant-world", "distant-world", "settle", 1),
    ],
)
def test_card_for_each_different_kind(worlds: str, goods: str, call: str, cards: int) -> None:
    assert count(producing(f"diversified-economy {worlds}", goods, call), 0) == cards


RARE = ["imperium-armaments-world", "rebel-miners", "new-earth", "bio-hazard-mining-world"]


@pytest.mark.clause("race.8.16", "race.8.14")
@pytest.mark.parametrize(("own", "other", "cards"), [(0, 0, 0), (1, 0, 2), (2, 1, 2), (1, 1, 0), (1, 2, 0), (2, 2, 0)])
def test_cards_for_the_most_rare_elements(own: int, other: int, cards: int) -> None:
    """Strictly the most: a tie brings nothing, nor does producing none."""
    g = producing(" ".join(["mining-conglomerate", *RARE[:own]]), other=" ".join(["old-earth", *RARE[2 : 2 + other]]))
    assert [count(g, seat) for seat in range(2)] == [cards, 0]


@pytest.mark.clause("race.8.16", "race.8.14")
def test_only_what_was_produced_now_counts_for_the_most() -> None:
    g = producing("mining-conglomerate new-earth rebel-miners", "rebel-miners", other="imperium-armaments-world")
    assert count(g, 0) == 0
    g = producing("mining-conglomerate asteroid-belt new-earth", call="produce", other="imperium-armaments-world")
    assert count(g, 0) == 2


@pytest.mark.clause("race.8.16", "race.8.18")
def test_most_is_compared_when_everybody_has_produced() -> None:
    g = table("choose", hands=["+1", "+1"], tableaus=["mining-conglomerate new-earth", "galactic-engineers"])
    g.journal = []
    call(g, "produce", "settle")
    codes = [(note.code, note.seat) for note in g.journal if note.code in (DRAW, GOOD_LAID)]
    assert codes == [(GOOD_LAID, 0), (DRAW, 0), (DRAW, 0)]
    g = table("choose", hands=["+1", "+1"], tableaus=["mining-conglomerate new-earth", "gem-world"], first=0)
    g.journal = []
    call(g, "produce", "settle")
    codes = [(note.code, note.seat) for note in g.journal if note.code in (DRAW, GOOD_LAID)]
    assert codes == [(GOOD_LAID, 0), (GOOD_LAID, 1), (DRAW, 1), (DRAW, 0), (DRAW, 0)]


@pytest.mark.clause("race.8.17")
@pytest.mark.parametrize(
    ("worlds", "goods", "cards"),
    [
        ("", "", 0),
        ("gem-world asteroid-belt", "gem-world", 0),
        ("pre-sentient-race distant-world plague-world", "", 3),
        ("pre-sentient-race distant-world", "pre-sentient-race distant-world", 2),
        ("avian-uplift-race malevolent-lifeforms", "", 2),
    ],
)
def test_pan_galactic_league_draws_for_gene_worlds(worlds: str, goods: str, cards: int) -> None:
    """The rulebook's example: with or without goods, windfall or production."""
    g = producing(f"pan-galactic-league {worlds}", goods)
    draws_here = sum(DRAW_IF[key] for key in worlds.split() if key in DRAW_IF and key not in goods.split())
    assert count(g, 0) == cards + draws_here
    assert all(ROW[key]["good"] == "gene" for key in worlds.split()) == (cards == len(worlds.split()))


@pytest.mark.clause("race.8.18", "race.8.9")
def test_sequence_within_a_turn() -> None:
    """Fixed draws, then production worlds, then windfall powers, then what depends on the production."""
    tableau = "consumer-markets gem-world galactic-engineers merchant-guild refugee-world asteroid-belt"
    g = table("choose", hands=["+1", "+1"], tableaus=[tableau, "old-earth"])
    g.journal = []
    call(g, "produce", "settle")
    assert [note.code for note in g.journal if note.code in (DRAW, GOOD_LAID)] == [DRAW, DRAW, GOOD_LAID, DRAW]
    answer(g, 0, "produce refugee-world")
    codes = [note.code for note in g.journal if note.code in (DRAW, GOOD_LAID)][4:]
    assert codes == [GOOD_LAID, GOOD_LAID, DRAW, DRAW]
    assert laid(g, 0) == "gem-world refugee-world asteroid-belt"


@pytest.mark.clause("race.8.1", "race.9.6")
def test_without_cards_nothing_is_produced_and_nothing_drawn_for_it() -> None:
    g = producing("gem-world consumer-markets refugee-world", call="produce", deck="")
    assert (laid(g, 0), hand(g, 0)) == ("", "")
