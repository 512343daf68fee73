"""Chapter 7: phase IV, Consume."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.cards import CONSUME_SELL
from kosmodrom.games.race.notes import CHIPS, DRAW, FLIPPED, SOLD
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    EDITION,
    GAME,
    KEYS,
    ROW,
    answer,
    answers,
    chips,
    count,
    discarded,
    hand,
    laid,
    powers,
    refused,
    table,
    tableau,
    told,
)

# A world without powers in Consume for each kind of good, and what such a good brings.
PLAIN = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "gene": "pre-sentient-race",
    "alien": "deserted-alien-colony",
}
PRICES = {"novelty": 2, "rare": 3, "gene": 4, "alien": 5}
NOVELTIES = ["refugee-world", "gem-world", "space-port", "spice-world"]
RARES = ["asteroid-belt", "destroyed-world", "radioactive-world", "mining-world"]
GENES = ["pre-sentient-race", "empath-world", "distant-world", "lost-species-ark-world"]


def consuming(tableau: str, goods: str = "", call: str = "settle", **more: Any) -> Race:
    """One player with goods; the other has no powers."""
    hands = [more.pop("hand", ""), ""]
    return table("consume", hands=hands, tableaus=[tableau], goods=[goods], calls=[call, "settle"], **more)


def sold_for(cards: str, world: str, call: str = "trade") -> int:
    """How many cards the good of a world brings."""
    g = consuming(f"{cards} {world}" if world not in cards.split() else cards, world, call)
    assert (laid(g, 0), chips(g, 0)) == ("", 0)
    return count(g, 0)


# The sale.


@pytest.mark.clause("race.7.1", "race.7.2")
def test_sale_comes_before_consumption() -> None:
    g = consuming("gem-world new-earth outlaw-world", "gem-world new-earth", "trade")
    assert answers(g, 0) == ["sell gem-world", "sell new-earth"]
    assert refused(g, 0, "use outlaw-world") == "race.7.1"
    answer(g, 0, "sell new-earth")
    assert (count(g, 0), laid(g, 0), chips(g, 0)) == (3, "gem-world", 0)
    assert answers(g, 0) == ["use new-earth", "use outlaw-world"]


@pytest.mark.clause("race.7.2")
@pytest.mark.parametrize("text", ["sell space-port", "sell spice-world", "sell old-earth", "stop", "pass"])
def test_who_chose_trade_has_to_sell_a_good(text: str) -> None:
    """And not one that is not there: on the own table, on another one, on a world that has none."""
    g = table("consume", tableaus=["gem-world mining-world space-port old-earth", "spice-world"],
              goods=["gem-world mining-world", "spice-world"], calls=["trade", "settle"])  # fmt: skip
    assert refused(g, 0, text) == "race.7.2"


@pytest.mark.clause("race.7.2")
def test_exactly_one_good_is_sold() -> None:
    g = consuming("gem-world mining-world artist-colony", "gem-world mining-world artist-colony", "trade")
    answer(g, 0, "sell mining-world")
    assert (g.over(), laid(g, 0), count(g, 0)) == (True, "gem-world artist-colony", 3)
    g = consuming("gem-world", "", "trade")
    assert (g.over(), count(g, 0)) == (True, 0)
    g = consuming("outlaw-world terraformed-world gem-world mining-world space-port",
                  "gem-world mining-world space-port", "trade")  # fmt: skip
    answer(g, 0, "sell mining-world")
    assert refused(g, 0, "sell gem-world") == "race.7.2"


@pytest.mark.clause("race.7.3")
@pytest.mark.parametrize("call", ["settle", "double", "produce"])
def test_nobody_else_sells(call: str) -> None:
    cards = "gem-world spice-world export-duties merchant-world galactic-engineers"
    g = consuming(cards, "gem-world spice-world", call)
    assert (g.over(), laid(g, 0), count(g, 0)) == (True, "gem-world spice-world", 0)
    g = consuming(f"{cards} outlaw-world terraformed-world", "gem-world", call)
    assert refused(g, 0, "sell gem-world") == "race.7.3"


@pytest.mark.clause("race.7.4", "race.7.5")
@pytest.mark.parametrize("good", PLAIN)
def test_prices(good: str) -> None:
    assert sold_for("", PLAIN[good]) == PRICES[good]


@pytest.mark.clause("race.7.6", "race.7.7", "race.7.8", "race.3.11")
@pytest.mark.parametrize(("key", "power"), powers("trade.price"))
@pytest.mark.parametrize("good", PLAIN)
def test_trade_powers(key: str, power: dict[str, Any], good: str) -> None:
    fits = not power.get("this") and power.get("good") in (None, good)
    more = power["amount"] if fits else 0
    if key == "trade-league":  # it would sell by itself; so the sale of the bonus is what is asked about
        g = consuming(f"{key} {PLAIN[good]}", PLAIN[good], "trade")
        assert count(g, 0) == PRICES[good] + more
        return
    assert sold_for(key, PLAIN[good]) == PRICES[good] + more


@pytest.mark.clause("race.7.8")
@pytest.mark.parametrize(("key", "power"), [pair for pair in powers("trade.price") if pair[1].get("this")])
def test_trade_power_of_this_world(key: str, power: dict[str, Any]) -> None:
    assert ROW[key]["good"] == "novelty"
    assert sold_for(key, key) == 2 + power["amount"]
    g = consuming(f"{key} gem-world", f"{key} gem-world", "trade")
    answer(g, 0, "sell gem-world")
    assert count(g, 0) == 2


@pytest.mark.clause("race.7.8", "race.7.9")
def test_trade_power_of_this_world_adds_to_the_others() -> None:
    assert sold_for("pirate-world export-duties spice-world", "pirate-world") == 2 + 3 + 1 + 2


@pytest.mark.clause("race.7.9", "race.3.11")
def test_trade_powers_add_up() -> None:
    cards = "export-duties galactic-engineers merchant-world genetics-lab bio-hazard-mining-world space-port"
    assert sold_for(cards, "pre-sentient-race") == 4 + 1 + 1 + 2 + 1 + 2
    assert sold_for(cards, "asteroid-belt") == 3 + 1 + 1 + 2 + 2
    assert sold_for(cards, "deserted-alien-colony") == 5 + 1 + 1 + 2
    assert sold_for("old-earth spice-world distant-world", "refugee-world") == 2 + 1 + 2 + 3


# Consumption: which powers, which goods, how often.


@pytest.mark.clause("race.7.10", "race.3.15", "race.3.16")
def test_consumption_is_mandatory() -> None:
    g = consuming("outlaw-world terraformed-world gem-world", "gem-world")
    assert answers(g, 0) == ["use outlaw-world", "use terraformed-world"]
    assert refused(g, 0, "stop") == "race.7.10"
    assert refused(g, 0, "pass") == "race.7.10"
    assert refused(g, 0, "use pilgrimage-world") == "race.7.10"
    answer(g, 0, "use outlaw-world")
    assert (chips(g, 0), count(g, 0), g.over()) == (1, 1, True)


@pytest.mark.clause("race.7.10")
def test_optional_powers_do_not_end_the_mandatory_ones() -> None:
    g = consuming("deficit-spending outlaw-world terraformed-world gem-world", "gem-world", hand="+2")
    assert answers(g, 0) == ["use deficit-spending", "use outlaw-world", "use terraformed-world"]
    answer(g, 0, "use outlaw-world")
    assert answers(g, 0) == ["use deficit-spending", "stop"]
    answer(g, 0, "stop")
    assert (g.over(), count(g, 0)) == (True, 3)


@pytest.mark.clause("race.7.11", "race.3.16")
def test_any_order_even_one_that_leaves_goods() -> None:
    # A Novelty power and a power for anything: with one Novelty and one Rare good, the order decides.
    cards, goods = "new-survivalists outlaw-world refugee-world asteroid-belt", "refugee-world asteroid-belt"
    g = consuming(cards, goods)
    answer(g, 0, "use outlaw-world", "good refugee-world")
    assert (g.over(), laid(g, 0)) == (True, "asteroid-belt")
    g = consuming(cards, goods)
    answer(g, 0, "use new-survivalists")
    assert (g.over(), laid(g, 0)) == (True, "")


@pytest.mark.clause("race.7.12")
def test_each_power_is_used_once() -> None:
    worlds = "gem-world space-port spice-world"
    g = consuming(f"outlaw-world terraformed-world galactic-trendsetters {worlds}", worlds)
    answer(g, 0, "use outlaw-world", "good gem-world")
    assert answers(g, 0) == ["use terraformed-world", "use galactic-trendsetters"]
    assert refused(g, 0, "use outlaw-world") == "race.7.12"
    answer(g, 0, "use terraformed-world", "good space-port")
    assert (g.over(), laid(g, 0), chips(g, 0)) == (True, "", 1 + 1 + 2)
    g = consuming("outlaw-world gem-world space-port", "gem-world space-port")
    answer(g, 0, "good gem-world")
    assert (g.over(), laid(g, 0), chips(g, 0)) == (True, "space-port", 1)


@pytest.mark.clause("race.7.12")
def test_powers_can_be_used_again_in_the_next_consume_phase() -> None:
    g = table("choose", hands=["", "+1"], tableaus=["outlaw-world gem-world", "old-earth"], goods=["gem-world"])
    for _ in range(2):
        answer(g, 0, "call produce")
        answer(g, 1, "call double")
    assert chips(g, 0) == 2


@pytest.mark.clause("race.7.13")
def test_good_counts_for_one_power() -> None:
    g = consuming("outlaw-world terraformed-world galactic-trendsetters gem-world spice-world", "gem-world spice-world")
    answer(g, 0, "use galactic-trendsetters", "good gem-world", "use outlaw-world")
    assert (g.over(), chips(g, 0), laid(g, 0), len(g.discards)) == (True, 3, "", 2)


@pytest.mark.clause("race.7.14", "race.7.15")
def test_goods_come_from_any_world_and_the_player_picks_them() -> None:
    g = consuming("galactic-resort gem-world", "galactic-resort gem-world")
    assert answers(g, 0) == ["good galactic-resort", "good gem-world"]
    for text in ("good spice-world", "good new-earth"):
        assert refused(g, 0, text) == "race.7.15"
    assert refused(g, 0, "sell gem-world") == "race.7.15"
    other = g.clone()
    answer(g, 0, "good gem-world")
    answer(other, 0, "good galactic-resort")
    assert (laid(g, 0), laid(other, 0)) == ("galactic-resort", "gem-world")


@pytest.mark.clause("race.7.15")
def test_world_without_a_good_has_none_to_give() -> None:
    g = consuming("outlaw-world gem-world space-port spice-world", "gem-world space-port")
    for text in ("good spice-world", "good outlaw-world", "good comet-zone"):
        assert refused(g, 0, text) == "race.7.15"


@pytest.mark.clause("race.7.16", "race.3.3")
@pytest.mark.parametrize("call", ["trade", "settle"])
def test_goods_leave_without_being_looked_at(call: str) -> None:
    g = consuming("outlaw-world gem-world", "gem-world", call)
    assert g.discards
    for viewer in (0, 1, SPECTATOR):
        pile = GAME.table(g, viewer).zone("discards")
        assert (pile.pieces, pile.count) == ((), 1)


# The powers, each as its card says.


def fitting(power: dict[str, Any]) -> list[str]:
    """Worlds for goods that a power takes."""
    worlds = {"novelty": NOVELTIES, "rare": RARES, "gene": GENES}
    return worlds[power["good"]] if power["good"] else ["refugee-world", "asteroid-belt", "pre-sentient-race"]


# Powers unlike the others have tests of their own.
CONSUMERS = [
    (key, power)
    for key, power in powers("consume.consume")
    if not {"different", "all"} & set(power) and key != "gambling-world"
]


@pytest.mark.clause("race.7.17", "race.7.18", "race.7.19", "race.7.21", "race.7.22", "race.7.25", "race.7.26")
@pytest.mark.parametrize(("key", "power"), CONSUMERS)
@pytest.mark.parametrize("call", ["settle", "double"])
@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_consume_power(key: str, power: dict[str, Any], call: str, spare: int) -> None:
    """With one good too few for its full use, with enough, and with one too many."""
    most = power["goods"] * power["times"]
    worlds = fitting(power)[: most + spare]
    g = consuming(" ".join([key, *worlds]), " ".join(worlds), call)
    while answers(g, 0):
        answer(g, 0, answers(g, 0)[0])
    uses = min(len(worlds) // power["goods"], power["times"])
    assert chips(g, 0) == power["vp"] * uses * (2 if call == "double" else 1)
    assert count(g, 0) == power["cards"] * uses
    assert len(laid(g, 0).split()) == len(worlds) - uses * power["goods"]


@pytest.mark.clause("race.7.18")
@pytest.mark.parametrize(("key", "power"), [pair for pair in CONSUMERS if pair[1]["good"]])
def test_power_with_a_kind_takes_no_other(key: str, power: dict[str, Any]) -> None:
    others = " ".join(world for good, world in PLAIN.items() if good != power["good"])
    g = consuming(f"{key} {others}", others)
    assert (g.over(), chips(g, 0), count(g, 0), laid(g, 0)) == (True, 0, 0, others)
    own = fitting(power)
    both = f"{others} {own[0]} {own[1]} {own[2]} {own[3]}"
    g = consuming(f"{key} {both}", both)
    assert answers(g, 0) == [f"good {world}" for world in own]
    for world in others.split():
        assert refused(g, 0, f"good {world}") == "race.7.18"


@pytest.mark.clause("race.7.17")
def test_power_without_a_good_is_refused() -> None:
    g = consuming("outlaw-world deficit-spending", hand="+1")
    assert answers(g, 0) == ["use deficit-spending", "stop"]
    assert refused(g, 0, "use outlaw-world") == "race.7.17"


@pytest.mark.clause("race.7.18")
def test_power_without_a_good_of_its_kind_is_refused() -> None:
    g = consuming("plague-world deficit-spending gem-world", "gem-world", hand="+1")
    assert refused(g, 0, "use plague-world") == "race.7.18"


@pytest.mark.clause("race.7.19")
def test_power_for_two_goods_needs_both() -> None:
    g = consuming("tourist-world deficit-spending gem-world", "gem-world", hand="+1")
    assert refused(g, 0, "use tourist-world") == "race.7.19"
    for goods in ("gem-world space-port", "gem-world asteroid-belt"):
        g = consuming(f"tourist-world {goods}", goods)
        assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 3, "")
    g = consuming("mining-league gem-world asteroid-belt", "gem-world asteroid-belt")
    assert (g.over(), chips(g, 0)) == (True, 0)
    g = consuming("mining-league radioactive-world asteroid-belt", "radioactive-world asteroid-belt", "double")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 6, "")


@pytest.mark.clause("race.7.19", "race.7.15")
def test_two_goods_out_of_three() -> None:
    worlds = "gem-world asteroid-belt space-port"
    g = consuming(f"tourist-world {worlds}", worlds)
    answer(g, 0, "good space-port", "good gem-world")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 3, "asteroid-belt")


@pytest.mark.clause("race.7.20")
def test_diversified_economy_takes_three_kinds() -> None:
    worlds = list(PLAIN.values())
    for three in permutations(worlds, 3):
        g = consuming(f"diversified-economy {' '.join(three)}", " ".join(three))
        assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 3, "")
    g = consuming("diversified-economy refugee-world gem-world asteroid-belt", "refugee-world gem-world asteroid-belt")
    assert (g.over(), chips(g, 0)) == (True, 0)
    g = consuming("diversified-economy deficit-spending gem-world", "gem-world", hand="+1")
    assert refused(g, 0, "use diversified-economy") == "race.7.20"


@pytest.mark.clause("race.7.20", "race.7.15")
def test_diversified_economy_leaves_the_choice_of_kinds_and_worlds() -> None:
    worlds = " ".join(PLAIN.values())
    g = consuming(f"diversified-economy {worlds} gem-world", f"{worlds} gem-world", "double")
    assert answers(g, 0) == [f"good {world}" for world in (*PLAIN.values(), "gem-world")]
    answer(g, 0, "good gem-world")
    assert answers(g, 0) == ["good asteroid-belt", "good pre-sentient-race", "good deserted-alien-colony"]
    assert refused(g, 0, "good refugee-world") == "race.7.20"
    answer(g, 0, "good deserted-alien-colony", "good pre-sentient-race")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 6, "refugee-world asteroid-belt")


@pytest.mark.clause("race.7.20")
def test_two_worlds_of_a_kind_that_has_to_be_taken() -> None:
    worlds = "refugee-world gem-world asteroid-belt pre-sentient-race"
    g = consuming(f"diversified-economy {worlds}", worlds)
    assert answers(g, 0) == ["good refugee-world", "good gem-world"]
    answer(g, 0, "good refugee-world")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 3, "gem-world")


@pytest.mark.clause("race.7.21", "race.7.22")
def test_up_to_is_used_in_full() -> None:
    g = consuming("old-earth gem-world space-port spice-world", "gem-world space-port spice-world")
    assert refused(g, 0, "stop") == "race.7.22"
    answer(g, 0, "good gem-world")
    assert refused(g, 0, "stop") == "race.7.22"
    answer(g, 0, "good spice-world")
    assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 2, "space-port")


@pytest.mark.clause("race.7.22", "race.7.21")
def test_example_of_the_list_of_powers_two_goods_must_both_go() -> None:
    for key in ("old-earth", "consumer-markets", "free-trade-association"):
        g = consuming(f"{key} gem-world space-port", "gem-world space-port")
        assert (g.over(), chips(g, 0), laid(g, 0)) == (True, 2, "")


@pytest.mark.clause("race.7.22", "race.7.23", "race.3.18", "race.7.21")
def test_example_free_trade_association_and_new_vinland() -> None:
    """Three Novelty goods: the Association, once called, takes all three; New Vinland has to come before it."""
    worlds = "new-vinland gem-world space-port"
    g = consuming(f"free-trade-association {worlds}", worlds)
    assert answers(g, 0) == ["use free-trade-association", "use new-vinland"]
    association = g.clone()
    answer(association, 0, "use free-trade-association")
    assert (association.over(), chips(association, 0), count(association, 0), laid(association, 0)) == (True, 3, 3, "")
    answer(g, 0, "use new-vinland", "good new-vinland")
    assert (g.over(), chips(g, 0), count(g, 0), laid(g, 0)) == (True, 2, 2 + 2, "")


@pytest.mark.clause("race.7.23", "race.3.18")
def test_power_begun_is_finished_before_anything_else() -> None:
    worlds = "new-vinland gem-world space-port spice-world"
    g = consuming(f"free-trade-association {worlds}", worlds)
    answer(g, 0, "use free-trade-association")
    for _ in range(2):
        assert refused(g, 0, "use new-vinland") == "race.7.23"
        assert (chips(g, 0), count(g, 0)) == (0, 0)  # nothing is won before the last good is gone
        answer(g, 0, answers(g, 0)[0])
    answer(g, 0, answers(g, 0)[0])
    assert (chips(g, 0), count(g, 0)) == (3, 3 + 2)


@pytest.mark.clause("race.3.18")
def test_spending_and_selling_are_finished_too() -> None:
    g = consuming("deficit-spending merchant-world", hand="+3")
    answer(g, 0, "use deficit-spending")
    assert refused(g, 0, "use merchant-world") == "race.3.18"
    g = consuming("trade-league outlaw-world gem-world space-port", "gem-world space-port")
    answer(g, 0, "use trade-league")
    for text in ("use outlaw-world", "stop"):
        assert refused(g, 0, text) == "race.3.18"


@pytest.mark.clause("race.7.24", "race.7.25")
@pytest.mark.parametrize("goods", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("call", ["settle", "double"])
def test_pilgrimage_world_takes_all(goods: int, call: str) -> None:
    """The rulebook's example: 3 goods bring 2 points."""
    worlds = " ".join(list(PLAIN.values())[:goods])
    g = consuming(f"pilgrimage-world {worlds}", worlds, call)
    points = max(goods - 1, 0) * (2 if call == "double" else 1)
    assert (g.over(), chips(g, 0), laid(g, 0), len(g.discards)) == (True, points, "", goods)


@pytest.mark.clause("race.7.24", "race.7.10")
def test_pilgrimage_world_is_mandatory_for_a_single_good() -> None:
    g = consuming("pilgrimage-world deficit-spending gem-world", "gem-world", hand="+1")
    assert refused(g, 0, "stop") == "race.7.10"


@pytest.mark.clause("race.7.25", "race.7.26", "race.2.9")
def test_double_doubles_points_and_no_cards() -> None:
    g = consuming("outlaw-world gem-world", "gem-world", "double")
    assert (chips(g, 0), count(g, 0)) == (2, 1)
    g = consuming("new-vinland", "new-vinland", "double")
    assert (chips(g, 0), count(g, 0)) == (0, 2)
    g = consuming("trade-league gem-world", "gem-world", "double")
    assert (chips(g, 0), count(g, 0)) == (0, 3)
    g = consuming("new-economy", "", "double")
    assert (chips(g, 0), count(g, 0)) == (0, 1)


@pytest.mark.clause("race.7.25", "race.2.9")
def test_double_is_for_its_caller_alone() -> None:
    g = table("consume", tableaus=["outlaw-world gem-world", "terraformed-world space-port"],
              goods=["gem-world", "space-port"], calls=["double", "trade"])  # fmt: skip
    assert [chips(g, seat) for seat in range(2)] == [2, 0]
    g = table("consume", tableaus=["outlaw-world gem-world", "terraformed-world space-port"],
              goods=["gem-world", "space-port"], calls=["double", "settle"])  # fmt: skip
    assert [chips(g, seat) for seat in range(2)] == [2, 1]


# Powers unlike the others.


@pytest.mark.clause("race.7.27", "race.7.28", "race.7.29")
@pytest.mark.parametrize(("key", "power"), powers("consume.hand"))
@pytest.mark.parametrize("call", ["settle", "double"])
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_cards_for_points(key: str, power: dict[str, Any], call: str, spent: int) -> None:
    g = consuming(key, "", call, hand="+4")
    assert answers(g, 0) == [f"use {key}", "stop"]
    answer(g, 0, f"use {key}")
    for _ in range(spent):
        answer(g, 0, answers(g, 0)[1])
    if spent < power["times"]:
        answer(g, 0, "stop")
    assert (g.over(), chips(g, 0), count(g, 0), len(g.discards)) == (True, spent, 4 - spent, spent)


@pytest.mark.clause("race.7.28")
def test_cards_for_points_can_be_left_alone() -> None:
    g = consuming("merchant-world", hand="+2")
    answer(g, 0, "stop")
    assert (g.over(), chips(g, 0), count(g, 0)) == (True, 0, 2)


@pytest.mark.clause("race.7.27")
def test_cards_for_points_come_from_the_own_hand() -> None:
    g = consuming("deficit-spending", hand="gem-world +1")
    answer(g, 0, "use deficit-spending")
    for text in ("spend space-port", "pass", "discard gem-world"):
        assert refused(g, 0, text) == "race.7.27"
    answer(g, 0, "spend gem-world")
    assert discarded(g) == "gem-world"


@pytest.mark.clause("race.7.27", "race.7.10")
def test_cards_for_points_need_a_card() -> None:
    assert consuming("deficit-spending").over()
    g = consuming("deficit-spending outlaw-world terraformed-world gem-world", "gem-world")
    assert refused(g, 0, "use deficit-spending") == "race.7.27"


@pytest.mark.clause("race.7.27", "race.7.12")
def test_both_cards_for_points_work_one_after_the_other() -> None:
    g = consuming("deficit-spending merchant-world", hand="+5")
    for key in ("merchant-world", "deficit-spending"):
        answer(g, 0, f"use {key}")
        for _ in range(2):
            answer(g, 0, answers(g, 0)[1])
    assert (chips(g, 0), count(g, 0), g.over()) == (4, 1, True)


@pytest.mark.clause("race.7.30", "race.7.32", "race.3.12")
@pytest.mark.parametrize("good", PLAIN)
@pytest.mark.parametrize("call", ["settle", "double"])
def test_black_market_sells_at_the_plain_price(good: str, call: str) -> None:
    assert sold_for("black-market-trading-world export-duties merchant-world", PLAIN[good], call) == PRICES[good]


@pytest.mark.clause("race.7.31", "race.7.32")
@pytest.mark.parametrize("good", PLAIN)
@pytest.mark.parametrize("call", ["settle", "double"])
def test_trade_league_sells_with_all_trade_powers(good: str, call: str) -> None:
    assert sold_for("trade-league", PLAIN[good], call) == PRICES[good] + 1
    assert sold_for("trade-league export-duties galactic-engineers", PLAIN[good], call) == PRICES[good] + 3


@pytest.mark.clause("race.7.30")
def test_black_market_without_a_good_is_refused() -> None:
    g = consuming("black-market-trading-world deficit-spending", hand="+1")
    assert refused(g, 0, "use black-market-trading-world") == "race.7.30"
    g = consuming("black-market-trading-world gem-world space-port spice-world", "gem-world space-port")
    assert refused(g, 0, "sell spice-world") == "race.7.30"


@pytest.mark.clause("race.7.31")
def test_trade_league_without_a_good_is_refused() -> None:
    g = consuming("trade-league deficit-spending", hand="+1")
    assert refused(g, 0, "use trade-league") == "race.7.31"
    g = consuming("trade-league gem-world space-port spice-world", "gem-world space-port")
    assert refused(g, 0, "sell spice-world") == "race.7.31"


@pytest.mark.clause("race.7.32", "race.7.2")
def test_sale_by_power_comes_on_top_of_the_sale_by_action() -> None:
    worlds = "gem-world asteroid-belt pre-sentient-race"
    g = consuming(f"trade-league black-market-trading-world {worlds}", worlds, "trade")
    answer(g, 0, "sell gem-world")
    assert count(g, 0) == 3
    answer(g, 0, "use trade-league", "sell asteroid-belt")
    assert (g.over(), count(g, 0), laid(g, 0)) == (True, 3 + 4 + 4, "")


@pytest.mark.clause("race.7.30", "race.7.31", "race.7.5")
def test_alien_goods_bring_five_everywhere() -> None:
    for cards, price in (("", 5), ("black-market-trading-world", 5), ("trade-league", 6)):
        assert sold_for(cards, "deserted-alien-colony", "settle" if cards else "trade") == price


@pytest.mark.clause("race.7.30", "race.7.31")
def test_only_two_cards_sell_by_a_power() -> None:
    sellers = {KEYS[kind] for kind, power in EDITION.consumers if power.op == CONSUME_SELL}
    assert sellers == {"black-market-trading-world", "trade-league"}


@pytest.mark.clause("race.7.33", "race.3.13")
def test_new_economy_gives_a_card_for_nothing() -> None:
    g = consuming("new-economy gem-world", "gem-world")
    assert (g.over(), count(g, 0), laid(g, 0), chips(g, 0)) == (True, 1, "gem-world", 0)


@pytest.mark.clause("race.7.34", "race.3.15")
def test_number_from_1_to_7_has_to_be_named() -> None:
    g = consuming("gambling-world")
    assert answers(g, 0) == [f"name {number}" for number in range(1, 8)]
    for text in ("stop", "pass", "use gambling-world"):
        assert refused(g, 0, text) == "race.7.34"


@pytest.mark.clause("race.7.35", "race.7.34")
@pytest.mark.parametrize(
    ("card", "number", "hit"),
    [
        ("gem-world", 2, True),  # a cost
        ("gem-world", 3, False),
        ("rebel-outpost", 5, True),  # a defence
        ("rebel-homeworld", 7, True),
        ("drop-ships", 4, True),  # a development
        ("drop-ships", 1, False),
        ("pilgrimage-world", 1, False),  # no number is 0
    ],
)
def test_card_is_kept_if_cost_or_defence_is_the_number(card: str, number: int, hit: bool) -> None:
    g = consuming("gambling-world", script={"0 flip": card})
    notes = told(g, 0, f"name {number}")
    assert (hand(g, 0), discarded(g)) == ((card, "") if hit else ("", card))
    assert [(KEYS[note.a], note.b, note.c) for note in notes if note.code == FLIPPED] == [(card, number, hit)]


@pytest.mark.clause("race.7.35")
@pytest.mark.parametrize(("number", "zone"), [(2, "hand:0"), (3, "discards")])
def test_card_turned_up_is_seen_by_all(number: int, zone: str) -> None:
    g = consuming("gambling-world", script={"0 flip": "gem-world"}, hand="+1")
    answer(g, 0, f"name {number}")
    for viewer in (1, SPECTATOR):
        assert "gem-world" in [piece.key for piece in GAME.table(g, viewer).zone(zone).pieces]


@pytest.mark.clause("race.7.35")
@pytest.mark.parametrize("placed", [True, False])
def test_card_won_is_known_until_it_is_placed(placed: bool) -> None:
    g = table("round", hands=["gem-world +2", "+1"], tableaus=["gambling-world", "old-earth"],
              calls=["double", "produce"], script={"0 flip": "public-works"})  # fmt: skip
    answer(g, 0, "name 1")
    for seat in range(2):
        answer(g, seat, "call develop")
    answer(g, 0, "place public-works" if placed else "pass")
    seen = [piece.key for piece in GAME.table(g, 1).zone("hand:0").pieces]
    assert sorted(seen) == (["", "", ""] if placed else ["", "", "", "public-works"])


@pytest.mark.clause("race.7.35", "race.9.6")
def test_nothing_to_turn_up() -> None:
    g = consuming("gambling-world", deck="")
    answer(g, 0, "name 2")
    assert (g.over(), hand(g, 0)) == (True, "")
    g = consuming("gambling-world", deck="", discards="gem-world")
    answer(g, 0, "name 2")
    assert hand(g, 0) == "gem-world"


@pytest.mark.clause("race.7.36")
@pytest.mark.parametrize("first", ["use gambling-world", "gamble"])
def test_gambling_world_has_two_powers(first: str) -> None:
    g = consuming("gambling-world gem-world", "gem-world", script={"0 flip": "space-port"})
    assert answers(g, 0) == ["use gambling-world", "use gamble"]
    if first == "gamble":
        answer(g, 0, "use gamble", "name 2")
    else:
        answer(g, 0, "use gambling-world", "name 2")
    assert (g.over(), chips(g, 0), hand(g, 0), laid(g, 0)) == (True, 1, "space-port", "")


@pytest.mark.clause("race.7.37")
def test_points_come_from_the_pool_at_once() -> None:
    worlds = "gem-world space-port spice-world"
    g = consuming(f"outlaw-world galactic-trendsetters {worlds}", worlds, "double", pool=10)
    notes = told(g, 0, "use galactic-trendsetters", "good gem-world")
    assert (chips(g, 0), g.pool) == (4, 6)
    assert [(note.a, note.b) for note in notes if note.code == CHIPS] == [(4, 6)]
    answer(g, 0, answers(g, 0)[0])
    assert (chips(g, 0), g.pool) == (6, 4)


@pytest.mark.clause("race.7.5", "race.9.7")
def test_log_tells_the_sale_to_all_and_the_cards_to_the_seller() -> None:
    g = table("choose", hands=["+1", "+1"], tableaus=["gem-world", "old-earth"], goods=["gem-world"])
    answer(g, 0, "call trade")
    notes = told(g, 1, "call settle")
    sold = [note for note in notes if note.code == SOLD]
    assert [(note.seat, KEYS[note.a], note.b) for note in sold] == [(0, "gem-world", 2)]
    drawn = [note for note in notes if note.code == DRAW]
    assert [(GAME.seen_by(note, 0), GAME.seen_by(note, 1)) for note in drawn] == [(True, False)] * 2
    assert tableau(g, 0) == "gem-world"
