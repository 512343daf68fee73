"""Chapter 6: phase III, Settle."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import DRAW, GOOD_LAID, PLACED
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    KEYS,
    ROW,
    ROWS,
    answer,
    answers,
    call,
    count,
    discarded,
    hand,
    laid,
    powers,
    refused,
    table,
    tableau,
)

WORLDS = [row for row in ROWS if row["type"] == "world"]
MILITARY = [row for row in WORLDS if row["military"]]
PEACEFUL = [row for row in WORLDS if not row["military"]]
# Contact Specialist has a test of its own below: it also pays.
GENERAL_STRENGTH = [
    (key, power)
    for key, power in powers("settle.strength")
    if not {"good", "tag"} & set(power) and key != "contact-specialist"
]
# The developments that give so much Strength against everything.
ARMY = {
    1: "expedition-force",
    2: "space-marines",
    3: "drop-ships",
    4: "drop-ships expedition-force",
    5: "drop-ships space-marines",
    6: "drop-ships space-marines expedition-force",
    7: "drop-ships space-marines new-galactic-order",
}


def key_of(row: dict[str, Any]) -> str:
    return str(row["key"])


def settling(hand: str, tableau: str, call: str = "produce", **more: Any) -> Race:
    """One player who could settle; the other has nothing to do."""
    return table("settle", hands=[hand], tableaus=[tableau], calls=[call, "produce"], **more)


def pay_any(g: Race, seat: int = 0) -> None:
    while answers(g, seat):
        answer(g, seat, answers(g, seat)[0])


# Choosing a world, and paying for it.


@pytest.mark.clause("race.6.1")
def test_one_world_or_none() -> None:
    g = settling("gem-world spice-world public-works +1", "")
    assert answers(g, 0) == ["pass", "place gem-world", "place spice-world"]
    answer(g, 0, "pass")
    assert (tableau(g, 0), count(g, 0), g.over()) == ("", 4, True)
    g = settling("gem-world spice-world +1", "")
    answer(g, 0, "place gem-world")
    assert (tableau(g, 0), count(g, 0), g.over()) == ("gem-world", 0, True)


@pytest.mark.clause("race.6.1")
@pytest.mark.parametrize(
    "text",
    [
        "place public-works",  # a development
        "place space-port",  # in nobody's hand
        "place spice-world",  # in another hand
        "place old-earth",  # on the own table
        "stop",
        "ship",
    ],
)
def test_only_a_world_of_the_own_hand(text: str) -> None:
    g = table("settle", hands=["gem-world public-works +4", "spice-world +1"], tableaus=["old-earth"])
    assert refused(g, 0, text) == "race.6.1"


@pytest.mark.clause("race.6.2", "race.11.1")
def test_choice_is_secret_until_all_have_chosen() -> None:
    g = table("settle", hands=["gem-world +3", "spice-world +3"])
    assert g.pending() == [0, 1]
    g.journal = []
    answer(g, 1, "place spice-world")
    seen = GAME.table(g, 0)
    assert (seen.zone("tableau:1").pieces, seen.zone("hand:1").count) == ((), 4)
    assert all(piece.key == "" and piece.tags == () for piece in seen.zone("hand:1").pieces)
    assert all(note.code != PLACED for note in g.journal)
    answer(g, 0, "place gem-world")
    assert [KEYS[note.a] for note in g.journal if note.code == PLACED] == ["gem-world", "spice-world"]


@pytest.mark.clause("race.6.3", "race.3.2")
@pytest.mark.parametrize("row", PEACEFUL, ids=key_of)
def test_world_is_paid_with_as_many_cards_as_it_costs(row: dict[str, Any]) -> None:
    key, cost = row["key"], row["cost"]
    g = settling(f"{key} +{cost + 1}", "")
    answer(g, 0, f"place {key}")
    pay_any(g)
    assert (tableau(g, 0), count(g, 0), len(g.discards)) == (key, 1, cost)


@pytest.mark.clause("race.6.3")
@pytest.mark.parametrize("text", ["pay gem-world", "pay spice-world", "pass", "stop"])
def test_payment_comes_from_the_own_hand_without_the_world_and_is_due_in_full(text: str) -> None:
    g = table("settle", hands=["gem-world +3", "spice-world"])
    answer(g, 0, "place gem-world", "pay rebel-homeworld")
    assert refused(g, 0, text) == "race.6.3"


@pytest.mark.clause("race.6.4")
@pytest.mark.parametrize("row", [row for row in PEACEFUL if row["cost"]], ids=key_of)
def test_world_that_cannot_be_paid_cannot_be_chosen(row: dict[str, Any]) -> None:
    """Beside a world that costs nothing, so that there is a choice in which it is missing."""
    key, cost = row["key"], row["cost"]
    free = "pilgrimage-world"
    g = settling(f"{key} {free} +{cost - 1}", "")
    legal = [f"place {key}"] if cost <= len(g.players[0].hand) - 1 else []
    assert sorted(answers(g, 0)) == sorted(["pass", f"place {free}", *legal])
    if cost > 1:
        g = settling(f"{key} {free} +{cost - 2}", "")
        assert refused(g, 0, f"place {key}") == "race.6.4"
        assert g.why_not(0, GAME.read(f"place {key}")).args["have"] == cost - 1


@pytest.mark.clause("race.6.5", "race.6.6", "race.6.7", "race.2.9")
@pytest.mark.parametrize(("action", "won"), [("settle", 1), ("develop", 0)])
def test_caller_draws_a_card_after_placing(action: str, won: int) -> None:
    g = settling("gem-world +2", "", call=action)
    answer(g, 0, "place gem-world")
    assert count(g, 0) == won
    g = settling("gem-world +2", "", call=action)
    answer(g, 0, "pass")
    assert count(g, 0) == 3


@pytest.mark.clause("race.6.7")
def test_bonus_comes_too_late_to_pay() -> None:
    g = settling("gem-world pilgrimage-world", "galactic-federation", call="settle")
    assert refused(g, 0, "place gem-world") == "race.6.4"
    g = settling("gem-world public-works artist-colony", "", call="settle", script={"0 draw": "spice-world"})
    answer(g, 0, "place gem-world")
    assert (hand(g, 0), discarded(g)) == ("spice-world", "public-works artist-colony")


@pytest.mark.clause("race.6.37", "race.11.2")
def test_payment_is_secret_and_goes_to_the_pile_in_table_order() -> None:
    g = table("settle", hands=["artist-colony public-works +1", "secluded-world drop-ships +1"], first=1)
    answer(g, 0, "place artist-colony")
    answer(g, 1, "place secluded-world")
    assert g.pending() == [0, 1]
    answer(g, 0, "pay public-works")
    seen = GAME.table(g, 1)
    assert (seen.zone("discards").count, seen.zone("hand:0").count) == (0, 2)
    answer(g, 1, "pay drop-ships")
    assert [KEYS[entry % 128] for entry in g.discards] == ["drop-ships", "public-works"]
    known = {viewer: [piece.key for piece in GAME.table(g, viewer).zone("discards").pieces] for viewer in (0, 1, -1)}
    assert known == {0: ["public-works"], 1: ["drop-ships"], SPECTATOR: []}


# Goods.


@pytest.mark.clause("race.6.8", "race.6.10", "race.6.13")
@pytest.mark.parametrize("row", WORLDS, ids=key_of)
def test_windfall_worlds_come_with_a_good_and_no_others(row: dict[str, Any]) -> None:
    key = row["key"]
    army = ARMY[7] + " galactic-imperium alien-tech-institute"
    g = settling(f"{key} +6", army)
    deck = len(g.deck)
    answer(g, 0, f"place {key}")
    pay_any(g)
    assert laid(g, 0) == (key if row["windfall"] else "")
    assert len(g.deck) == deck - row["windfall"]


@pytest.mark.clause("race.6.8", "race.11.3")
def test_goods_are_laid_in_table_order_before_the_payments() -> None:
    g = table("settle", seats=3, hands=["radioactive-world +3", "asteroid-belt +3", "pre-sentient-race +3"], first=2)
    g.journal = []
    for seat, key in enumerate(["radioactive-world", "asteroid-belt", "pre-sentient-race"]):
        answer(g, seat, f"place {key}")
    assert [note.seat for note in g.journal if note.code == GOOD_LAID] == [2, 0, 1]
    assert g.pending() == [0, 1, 2]
    assert [answers(g, seat)[0].split()[0] for seat in range(3)] == ["pay", "pay", "pay"]
    assert [laid(g, seat) != "" for seat in range(3)] == [True, True, True]


@pytest.mark.clause("race.6.9", "race.8.1")
def test_windfall_good_does_not_come_back_by_itself() -> None:
    g = table("produce", tableaus=["radioactive-world gem-world"], calls=["settle", "produce"])
    assert laid(g, 0) == "gem-world"
    g = table("settle", hands=["+1", "gem-world +2"], tableaus=["radioactive-world"])
    answer(g, 1, "place gem-world")
    assert laid(g, 0) == ""
    g = table("produce", tableaus=["radioactive-world"], calls=["produce", "settle"])
    assert laid(g, 0) == "radioactive-world"


# Conquest.


@pytest.mark.clause("race.6.11", "race.6.12")
@pytest.mark.parametrize("row", MILITARY, ids=key_of)
def test_military_world_takes_strength_and_no_cards(row: dict[str, Any]) -> None:
    key, defence = row["key"], row["cost"]
    g = settling(f"{key} +9", ARMY[defence])
    answer(g, 0, f"place {key}")
    assert (tableau(g, 0), count(g, 0), g.discards) == (f"{ARMY[defence]} {key}", 9, [])
    weak = ARMY.get(defence - 1, "")
    g = settling(f"{key} pilgrimage-world +8", weak)
    assert refused(g, 0, f"place {key}") == "race.6.12"
    assert g.why_not(0, GAME.read(f"place {key}")).args["strength"] == defence - 1


@pytest.mark.clause("race.6.11")
def test_military_world_cannot_be_bought() -> None:
    g = settling("outlaw-world +9", "new-military-tactics expedition-force")
    answer(g, 0, "place outlaw-world")
    assert answers(g, 0) == ["conquer", "tactics"]
    assert refused(g, 0, "buy") == "race.6.11"


@pytest.mark.clause("race.6.12")
def test_world_that_is_not_military_cannot_be_conquered() -> None:
    g = settling("gem-world +2", "drop-ships new-military-tactics")
    answer(g, 0, "place gem-world")
    assert answers(g, 0) == ["buy", "tactics"]
    assert refused(g, 0, "conquer") == "race.6.12"


@pytest.mark.clause("race.6.13", "race.6.5", "race.6.36")
def test_conquered_world_brings_good_bonus_and_cards() -> None:
    g = settling("star-nomad-lair", "expedition-force terraforming-robots", call="settle")
    answer(g, 0, "place star-nomad-lair")
    assert (laid(g, 0), count(g, 0)) == ("star-nomad-lair", 2)


@pytest.mark.clause("race.6.14")
def test_strength_is_not_spent() -> None:
    g = table("choose", hands=["rebel-warrior-race pirate-world", "+1"], tableaus=["drop-ships", "old-earth"])
    for world in ("rebel-warrior-race", "pirate-world"):
        call(g, "settle", "produce")
        answer(g, 0, f"place {world}")
    assert tableau(g, 0) == "drop-ships rebel-warrior-race pirate-world"
    assert GAME.table(g, 1).counter("strength:0").value == 3 + 1


@pytest.mark.clause("race.6.15", "race.3.9", "race.3.11")
@pytest.mark.parametrize(("key", "power"), GENERAL_STRENGTH)
def test_every_strength_power_counts(key: str, power: dict[str, Any]) -> None:
    """With Drop Ships' 3 beside it: the worlds of up to that defence can be conquered, those above cannot."""
    own = "" if key == "drop-ships" else key
    total = 3 + (power["amount"] if own else 0)
    worlds = "rebel-homeworld rebel-base rebel-outpost malevolent-lifeforms rebel-underground outlaw-world"
    worlds = " ".join({*worlds.split(), "rebel-miners"} - {key})
    g = settling(worlds, f"drop-ships {own}")
    legal = {text.split()[1] for text in answers(g, 0) if text != "pass"}
    assert legal == {world for world in worlds.split() if ROW[world]["cost"] <= total}


@pytest.mark.clause("race.6.15", "race.3.9", "race.3.10")
def test_world_does_not_help_to_conquer_itself() -> None:
    g = settling("new-sparta pilgrimage-world", "expedition-force")
    assert refused(g, 0, "place new-sparta") == "race.6.12"


@pytest.mark.clause("race.6.16", "race.6.15")
@pytest.mark.parametrize(("key", "power"), [pair for pair in powers("settle.strength") if pair[1]["amount"] < 0])
def test_negative_strength_counts(key: str, power: dict[str, Any]) -> None:
    g = settling("alien-robot-sentry pilgrimage-world", f"space-marines {key}")
    assert refused(g, 0, "place alien-robot-sentry") == "race.6.12"
    assert power["amount"] == -1
    g = settling("outlaw-world pilgrimage-world", f"space-marines {key}")
    answer(g, 0, "place outlaw-world")
    if answers(g, 0):
        answer(g, 0, "conquer")
    assert (tableau(g, 0), count(g, 0)) == (f"space-marines {key} outlaw-world", 1)


@pytest.mark.clause("race.6.17")
@pytest.mark.parametrize(("key", "power"), [pair for pair in powers("settle.strength") if "good" in pair[1]])
def test_strength_against_a_kind(key: str, power: dict[str, Any]) -> None:
    worlds = {row["key"]: row for row in MILITARY if row["start"] is None}
    g = settling(" ".join(worlds), key)
    legal = {text.split()[1] for text in answers(g, 0) if text != "pass"}
    assert legal == {
        world for world, row in worlds.items() if row["good"] == power["good"] and row["cost"] <= power["amount"]
    }
    assert {worlds[world]["good"] for world in legal} == {power["good"]}


@pytest.mark.clause("race.6.17")
def test_strength_against_a_kind_counts_for_windfall_and_production_worlds() -> None:
    g = settling("rebel-miners runaway-robots +1", "alpha-centauri expedition-force")
    assert answers(g, 0) == ["pass", "place rebel-miners", "place runaway-robots"]
    g = settling(
        "lost-alien-battle-fleet lost-alien-warship +1", "alien-tech-institute alien-rosetta-stone-world space-marines"
    )
    assert answers(g, 0) == ["pass", "place lost-alien-battle-fleet", "place lost-alien-warship"]


@pytest.mark.clause("race.6.18")
def test_strength_against_rebels() -> None:
    worlds = {row["key"]: row for row in MILITARY if row["start"] is None}
    g = settling(" ".join(worlds), "galactic-imperium")
    legal = {text.split()[1] for text in answers(g, 0) if text != "pass"}
    assert legal == {"rebel-fuel-cache", "rebel-miners", "rebel-warrior-race", "rebel-underground"}
    assert legal == {world for world, row in worlds.items() if "rebel" in row["tags"] and row["cost"] <= 4}


# Discounts.


@pytest.mark.clause("race.6.19", "race.3.11", "race.3.14")
@pytest.mark.parametrize("row", PEACEFUL, ids=key_of)
def test_general_discount(row: dict[str, Any]) -> None:
    key, cost = row["key"], max(row["cost"] - 2, 0)
    g = settling(f"{key} +{cost + 1}", "replicant-robots")
    answer(g, 0, f"place {key}")
    pay_any(g)
    assert (count(g, 0), len(g.discards)) == (1, cost)


@pytest.mark.clause("race.6.20", "race.3.14")
@pytest.mark.parametrize(("key", "power"), [pair for pair in powers("settle.reduce") if "good" in pair[1]])
@pytest.mark.parametrize("world", ["comet-zone", "radioactive-world", "deserted-alien-colony", "alien-robotic-factory",
                                   "destroyed-world", "gem-world", "distant-world"])  # fmt: skip
def test_discount_on_a_kind(key: str, power: dict[str, Any], world: str) -> None:
    row = ROW[world]
    cost = max(row["cost"] - power["amount"], 0) if row["good"] == power["good"] else row["cost"]
    g = settling(f"{world} +{cost + 1}", key)
    answer(g, 0, f"place {world}")
    pay_any(g)
    assert (count(g, 0), len(g.discards)) == (1, cost)


@pytest.mark.clause("race.6.20")
@pytest.mark.parametrize("key", ["alien-tech-institute"])
def test_alien_discount_does_not_cover_rosetta_stone(key: str) -> None:
    g = settling("alien-rosetta-stone-world +3", key)
    answer(g, 0, "place alien-rosetta-stone-world")
    assert len(g.discards) == 3


@pytest.mark.clause("race.6.20", "race.6.19", "race.3.11")
def test_discounts_add_up() -> None:
    g = settling("new-earth +1", "alpha-centauri mining-robots replicant-robots")
    answer(g, 0, "place new-earth")
    assert (count(g, 0), len(g.discards)) == (0, 1)


@pytest.mark.clause("race.6.21")
def test_strength_and_money_do_not_mix() -> None:
    # 3 Strength and two cards: the defence of 6 is within reach of neither.
    g = settling("rebel-base pilgrimage-world +1", "drop-ships contact-specialist")
    assert refused(g, 0, "place rebel-base") == "race.6.4"
    assert g.why_not(0, GAME.read("place rebel-base")).args == {"card": "@rebel-base", "cost": 5, "have": 2}
    # Discounts do not help to conquer, and Strength makes no world cheaper.
    g = settling("rebel-fuel-cache pilgrimage-world", "replicant-robots mining-robots")
    assert refused(g, 0, "place rebel-fuel-cache") == "race.6.12"
    g = settling("gem-world pilgrimage-world", "drop-ships space-marines")
    assert refused(g, 0, "place gem-world") == "race.6.4"


# New Military Tactics.


@pytest.mark.clause("race.6.22", "race.6.35", "race.3.17")
def test_tactics_give_three_strength() -> None:
    g = settling("rebel-warrior-race pirate-world rebel-outpost malevolent-lifeforms", "new-military-tactics")
    assert answers(g, 0) == ["pass", "place rebel-warrior-race", "place pirate-world"]
    answer(g, 0, "place pirate-world")  # the only way, so nothing is asked
    assert (tableau(g, 0), discarded(g), laid(g, 0)) == ("pirate-world", "new-military-tactics", "pirate-world")


@pytest.mark.clause("race.6.22")
def test_tactics_add_to_the_other_strength() -> None:
    g = settling("rebel-base +1", "new-military-tactics drop-ships")
    answer(g, 0, "place rebel-base")
    assert (tableau(g, 0), count(g, 0)) == ("drop-ships rebel-base", 1)


@pytest.mark.clause("race.6.22", "race.6.12")
def test_world_beyond_the_tactics_is_refused_with_all_the_strength_there_is() -> None:
    g = settling("rebel-outpost pilgrimage-world", "new-military-tactics expedition-force")
    assert refused(g, 0, "place rebel-outpost") == "race.6.12"
    assert g.why_not(0, GAME.read("place rebel-outpost")).args == {
        "card": "@rebel-outpost",
        "strength": 4,
        "defence": 5,
    }


@pytest.mark.clause("race.6.22")
def test_no_tactics_no_discarding() -> None:
    g = settling("outlaw-world +2", "expedition-force contact-specialist drop-ships")
    answer(g, 0, "place outlaw-world")
    assert answers(g, 0) == ["buy", "conquer"]
    assert refused(g, 0, "tactics") == "race.6.22"


@pytest.mark.clause("race.6.22", "race.3.9")
def test_tactics_just_used_are_gone() -> None:
    g = settling("outlaw-world +2", "contact-specialist drop-ships new-military-tactics")
    answer(g, 0, "place outlaw-world", "tactics")
    assert answers(g, 0) == ["buy", "conquer"]
    assert refused(g, 0, "tactics") == "race.6.22"
    answer(g, 0, "conquer")
    assert discarded(g) == "new-military-tactics"


@pytest.mark.clause("race.6.23")
def test_tactics_may_be_discarded_without_need() -> None:
    g = settling("outlaw-world", "drop-ships new-military-tactics")
    answer(g, 0, "place outlaw-world")
    assert answers(g, 0) == ["conquer", "tactics"]
    answer(g, 0, "tactics")
    assert (tableau(g, 0), g.over()) == ("drop-ships outlaw-world", True)
    g = settling("gem-world +2", "new-military-tactics")
    answer(g, 0, "place gem-world", "tactics")
    assert (tableau(g, 0), count(g, 0)) == ("gem-world", 0)


@pytest.mark.clause("race.6.23")
@pytest.mark.parametrize("idle", [True, False])
def test_tactics_without_a_world(idle: bool) -> None:
    g = settling("gem-world +2", "new-military-tactics", options={"idle_tactics": idle})
    answer(g, 0, "pass")
    if not idle:
        assert g.over()
        return
    assert answers(g, 0) == ["keep-tactics", "tactics"]
    assert refused(g, 0, "buy") == "race.6.23"
    kept = g.clone()
    answer(kept, 0, "keep-tactics")
    assert (tableau(kept, 0), kept.over(), kept.discards) == ("new-military-tactics", True, [])
    answer(g, 0, "tactics")
    assert (tableau(g, 0), g.over(), discarded(g)) == ("", True, "new-military-tactics")


@pytest.mark.clause("race.6.23")
def test_tactics_with_a_world_need_no_switch() -> None:
    g = settling("outlaw-world", "drop-ships new-military-tactics", options={"idle_tactics": False})
    answer(g, 0, "place outlaw-world")
    assert answers(g, 0) == ["conquer", "tactics"]


@pytest.mark.clause("race.6.24")
def test_strength_of_tactics_ends_with_the_phase() -> None:
    g = table("choose", hands=["pilgrimage-world pirate-world gem-world +1", "+1"],
              tableaus=["new-military-tactics", "old-earth"], options={"advanced": True})  # fmt: skip
    call(g, "settle settle", "produce trade")
    answer(g, 0, "place pilgrimage-world", "tactics")
    assert (g.phase, g.instance, answers(g, 0)) == (3, 1, ["pass", "place gem-world"])
    assert refused(g, 0, "place pirate-world") == "race.6.12"
    assert GAME.table(g, 1).counter("strength:0").value == 0


# Colony Ship.


@pytest.mark.clause("race.6.25")
@pytest.mark.parametrize("row", [row for row in PEACEFUL if row["good"] != "alien"], ids=key_of)
def test_ship_places_a_world_for_nothing(row: dict[str, Any]) -> None:
    key = row["key"]
    g = settling(f"{key} +9", "colony-ship")
    answer(g, 0, f"place {key}")
    assert answers(g, 0) == ["buy", "ship"]
    answer(g, 0, "ship")
    assert (tableau(g, 0), count(g, 0), discarded(g)) == (key, 9, "colony-ship")
    assert laid(g, 0) == (key if row["windfall"] else "")


@pytest.mark.clause("race.6.25", "race.6.35", "race.3.17")
def test_ship_has_to_be_used_where_the_world_takes_it() -> None:
    g = settling("new-earth", "colony-ship")
    answer(g, 0, "place new-earth")
    assert (tableau(g, 0), g.over()) == ("new-earth", True)
    g = settling("new-earth +1", "colony-ship new-military-tactics")
    answer(g, 0, "place new-earth")
    assert answers(g, 0) == ["ship", "tactics"]
    assert refused(g, 0, "buy") == "race.3.17"
    assert refused(g, 0, "pass") == "race.6.35"


@pytest.mark.clause("race.6.25")
def test_no_ship_no_world_for_nothing() -> None:
    g = settling("gem-world +2", "new-military-tactics")
    answer(g, 0, "place gem-world")
    assert refused(g, 0, "ship") == "race.6.25"
    g = settling("gem-world +2", "colony-ship new-military-tactics")
    answer(g, 0, "pass")
    assert refused(g, 0, "ship") == "race.6.25"


@pytest.mark.clause("race.6.26")
@pytest.mark.parametrize("row", [row for row in PEACEFUL if row["good"] == "alien"], ids=key_of)
def test_ship_does_not_place_alien_worlds(row: dict[str, Any]) -> None:
    key, cost = row["key"], row["cost"]
    g = settling(f"{key} pilgrimage-world +{cost - 2}", "colony-ship")
    assert refused(g, 0, f"place {key}") == "race.6.4"
    g = settling(f"{key} +{cost}", "colony-ship new-military-tactics")
    answer(g, 0, f"place {key}")
    assert answers(g, 0) == ["buy", "tactics"]
    assert refused(g, 0, "ship") == "race.6.26"


@pytest.mark.clause("race.6.27")
def test_ship_places_rosetta_stone() -> None:
    g = settling("alien-rosetta-stone-world", "colony-ship")
    answer(g, 0, "place alien-rosetta-stone-world")
    assert tableau(g, 0) == "alien-rosetta-stone-world"


@pytest.mark.clause("race.6.28")
def test_ship_may_be_used_for_a_world_that_costs_nothing() -> None:
    g = settling("pilgrimage-world +1", "colony-ship")
    answer(g, 0, "place pilgrimage-world")
    assert answers(g, 0) == ["buy", "ship"]
    answer(g, 0, "ship")
    assert (tableau(g, 0), discarded(g)) == ("pilgrimage-world", "colony-ship")


@pytest.mark.clause("race.6.29")
def test_ship_alone_places_no_military_world() -> None:
    g = settling("outlaw-world pilgrimage-world +5", "colony-ship")
    assert refused(g, 0, "place outlaw-world") == "race.6.12"
    g = settling("outlaw-world +5", "colony-ship expedition-force new-military-tactics")
    answer(g, 0, "place outlaw-world")
    assert answers(g, 0) == ["conquer", "tactics"]
    assert refused(g, 0, "ship") == "race.6.29"


@pytest.mark.clause("race.6.29", "race.6.25")
@pytest.mark.parametrize("row", MILITARY, ids=key_of)
def test_ship_and_contact_specialist_place_a_military_world_for_nothing(row: dict[str, Any]) -> None:
    key = row["key"]
    g = settling(f"{key} pilgrimage-world", "colony-ship contact-specialist")
    if row["good"] == "alien":
        assert refused(g, 0, f"place {key}") == "race.6.12"
        return
    answer(g, 0, f"place {key}")
    if answers(g, 0):  # a defence of 1 or 2 can be paid as well
        assert answers(g, 0) == ["buy", "ship"]
        answer(g, 0, "ship")
    assert (tableau(g, 0), count(g, 0), discarded(g)) == (f"contact-specialist {key}", 1, "colony-ship")


# Contact Specialist.


@pytest.mark.clause("race.6.30", "race.6.31", "race.6.11")
@pytest.mark.parametrize("row", MILITARY, ids=key_of)
def test_contact_specialist_pays_defence_less_one(row: dict[str, Any]) -> None:
    key, cost = row["key"], row["cost"] - 1
    g = settling(f"{key} pilgrimage-world +{cost}", "contact-specialist")
    if row["good"] == "alien":
        assert refused(g, 0, f"place {key}") == "race.6.12"
        return
    answer(g, 0, f"place {key}")
    pay_any(g)
    assert (tableau(g, 0), count(g, 0), len(g.discards)) == (f"contact-specialist {key}", 1, cost)
    assert laid(g, 0) == (key if row["windfall"] else "")
    if cost > 1:
        g = settling(f"{key} pilgrimage-world +{cost - 2}", "contact-specialist")
        assert refused(g, 0, f"place {key}") == "race.6.4"


@pytest.mark.clause("race.6.31", "race.6.26")
def test_contact_specialist_does_not_pay_for_alien_worlds() -> None:
    g = settling("alien-robot-sentry +5", "contact-specialist colony-ship drop-ships new-military-tactics")
    answer(g, 0, "place alien-robot-sentry")
    assert answers(g, 0) == ["conquer", "tactics"]
    assert refused(g, 0, "buy") == "race.6.31"
    assert refused(g, 0, "ship") == "race.6.26"


@pytest.mark.clause("race.6.32", "race.3.11", "race.3.14")
@pytest.mark.parametrize(
    ("world", "table_cards", "cost"),
    [
        ("rebel-outpost", "replicant-robots", 5 - 1 - 2),
        ("rebel-miners", "mining-robots", 2 - 1 - 1),
        ("rebel-miners", "replicant-robots mining-robots alpha-centauri", 0),
        ("malevolent-lifeforms", "mining-robots", 4 - 1),
        ("rebel-homeworld", "replicant-robots", 7 - 1 - 2),
    ],
)
def test_discounts_apply_to_what_contact_specialist_pays(world: str, table_cards: str, cost: int) -> None:
    g = settling(f"{world} +{cost + 1}", f"contact-specialist {table_cards}")
    answer(g, 0, f"place {world}")
    pay_any(g)
    assert (count(g, 0), len(g.discards)) == (1, cost)


@pytest.mark.clause("race.6.33", "race.6.21")
def test_strength_does_not_change_what_contact_specialist_pays() -> None:
    for army in ("", "drop-ships", "refugee-world empath-world"):
        g = settling("rebel-outpost +5", f"contact-specialist {army}")
        answer(g, 0, "place rebel-outpost")
        pay_any(g)
        assert len(g.discards) == 4


@pytest.mark.clause("race.6.30", "race.3.12")
def test_contact_specialist_does_not_cheapen_other_worlds() -> None:
    g = settling("gem-world +2", "contact-specialist")
    answer(g, 0, "place gem-world")
    assert (count(g, 0), len(g.discards)) == (0, 2)


@pytest.mark.clause("race.6.34", "race.6.30")
def test_world_that_could_be_conquered_may_be_paid_for() -> None:
    g = settling("rebel-miners +2", "contact-specialist drop-ships")
    answer(g, 0, "place rebel-miners")
    assert answers(g, 0) == ["buy", "conquer"]
    answer(g, 0, "buy", "pay rebel-homeworld")
    assert (count(g, 0), tableau(g, 0)) == (1, "contact-specialist drop-ships rebel-miners")


@pytest.mark.clause("race.6.12")
def test_too_weak_is_refused_with_the_strength() -> None:
    g = settling("rebel-outpost +5", "contact-specialist new-military-tactics")
    answer(g, 0, "place rebel-outpost")
    assert answers(g, 0) == ["buy", "tactics"]
    assert refused(g, 0, "conquer") == "race.6.12"
    assert g.why_not(0, GAME.read("conquer")).args == {"card": "@rebel-outpost", "strength": -1, "defence": 5}


@pytest.mark.clause("race.6.35")
@pytest.mark.parametrize("text", ["pass", "stop", "keep-tactics", "place pilgrimage-world"])
def test_revealed_world_has_to_be_placed(text: str) -> None:
    g = settling("gem-world pilgrimage-world +4", "colony-ship new-military-tactics")
    answer(g, 0, "place gem-world")
    assert answers(g, 0) == ["buy", "ship", "tactics"]
    assert refused(g, 0, text) == "race.6.35"


@pytest.mark.clause("race.6.36", "race.3.13", "race.3.10")
@pytest.mark.parametrize(("key", "power"), powers("settle.draw_after"))
def test_draw_after_placing(key: str, power: dict[str, Any]) -> None:
    g = settling("gem-world +2", key)
    answer(g, 0, "place gem-world")
    assert count(g, 0) == power["amount"]
    g = settling("gem-world +2", key)
    answer(g, 0, "pass")
    assert count(g, 0) == 3
    g = table("settle", hands=["gem-world +2", "spice-world +2"], tableaus=[key])
    answer(g, 0, "place gem-world")
    answer(g, 1, "place spice-world")
    assert [count(g, seat) for seat in range(2)] == [power["amount"], 0]


@pytest.mark.clause("race.6.36", "race.6.5", "race.11.3")
def test_cards_for_placing_are_drawn_in_table_order() -> None:
    g = table("settle", seats=3, hands=["gem-world +2", "spice-world +2", "space-port +2"], first=1,
              tableaus=["", "terraforming-robots", ""], calls=["settle", "produce", "settle"])  # fmt: skip
    g.journal = []
    for seat, world in enumerate(["gem-world", "spice-world", "space-port"]):
        answer(g, seat, f"place {world}")
    assert [note.seat for note in g.journal if note.code == DRAW] == [1, 2, 0]


# Who decides first.


@pytest.mark.clause("race.6.38", "race.11.2")
def test_rivals_decide_in_table_order() -> None:
    hands = ["gem-world +3", "spice-world +3", "outlaw-world", "space-port +3"]
    tableaus = ["colony-ship", "old-earth", "expedition-force new-military-tactics", "colony-ship"]
    g = table("settle", seats=4, first=2, hands=hands, tableaus=tableaus)
    for seat, world in enumerate(["gem-world", "spice-world", "outlaw-world", "space-port"]):
        answer(g, seat, f"place {world}")
    # Who has nothing to discard pays at the same time as the first of the others decides.
    assert g.pending() == [1]
    pay_any(g, 1)
    assert g.pending() == [2]
    answer(g, 2, "tactics")
    assert tableau(g, 2) == "expedition-force outlaw-world"
    assert (g.pending(), answers(g, 3)) == ([3], ["buy", "ship"])
    answer(g, 3, "ship")
    assert g.pending() == [0]
    answer(g, 0, "ship")
    assert g.over()


@pytest.mark.clause("race.6.38")
def test_single_owner_decides_at_the_same_time_as_the_others() -> None:
    g = table("settle", hands=["gem-world +3", "spice-world +3"], tableaus=["colony-ship", "old-earth"], first=1)
    answer(g, 0, "place gem-world")
    answer(g, 1, "place spice-world")
    assert g.pending() == [0, 1]


@pytest.mark.clause("race.6.38", "race.6.29")
def test_ship_that_is_of_no_use_makes_no_rival() -> None:
    hands = ["outlaw-world", "spice-world +3", "gem-world +3"]
    g = table("settle", seats=3, hands=hands, tableaus=["colony-ship expedition-force", "colony-ship", "old-earth"])
    for seat, world in enumerate(["outlaw-world", "spice-world", "gem-world"]):
        answer(g, seat, f"place {world}")
    assert g.pending() == [1, 2]


@pytest.mark.clause("race.6.38", "race.6.23")
@pytest.mark.parametrize("idle", [True, False])
def test_tactics_without_a_world_make_a_rival_only_if_they_may_be_discarded(idle: bool) -> None:
    g = table("settle", hands=["gem-world +3", "spice-world +3"], tableaus=["colony-ship", "new-military-tactics"],
              first=1, options={"idle_tactics": idle})  # fmt: skip
    answer(g, 0, "place gem-world")
    answer(g, 1, "pass")
    assert g.pending() == ([1] if idle else [0])


# Worked examples.


@pytest.mark.clause("race.6.29", "race.6.32", "race.6.33")
def test_two_separate_ways_to_place_a_military_world() -> None:
    """Replicant and Mining Robots lower the payment, Colony Ship makes it nothing, Strength plays no part in it."""
    g = settling("rebel-fuel-cache +3", "contact-specialist mining-robots replicant-robots colony-ship drop-ships")
    answer(g, 0, "place rebel-fuel-cache")
    assert answers(g, 0) == ["buy", "ship", "conquer"]
    answer(g, 0, "buy")
    assert (count(g, 0), g.discards) == (3, [])


@pytest.mark.clause("race.6.16", "race.6.15")
def test_empath_world_lowers_strength() -> None:
    g = settling("rebel-warrior-race pilgrimage-world", "drop-ships empath-world")
    assert refused(g, 0, "place rebel-warrior-race") == "race.6.12"
    assert refused(g, 0, "place rebel-homeworld") == "race.6.1"
