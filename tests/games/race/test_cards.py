"""Chapter 3: cards and powers; and that every card does what its data say, and nothing else."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.playout import play_randomly
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.cards import GOODS, OPS
from kosmodrom.games.race.game import RaceGame
from kosmodrom.games.race.notes import GOOD_LAID
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    EDITION,
    GAME,
    KEYS,
    ROWS,
    SEED,
    answer,
    answers,
    call,
    chips,
    count,
    discarded,
    drawn,
    laid,
    new,
    refused,
    scored,
    table,
    tableau,
)

PHASES = ("explore", "develop", "settle", "consume", "produce")


# What a card is for.


@pytest.mark.clause("race.3.1")
def test_three_uses_of_a_card() -> None:
    g = table("settle", hands=["gem-world +2"])
    answer(g, 0, "place gem-world")
    assert tableau(g, 0) == "gem-world"
    g = table("settle", hands=["gem-world artist-colony +1"])
    answer(g, 0, "place artist-colony", "pay gem-world")
    assert discarded(g) == "gem-world"
    g = table("produce", tableaus=["space-port"], script={"0 good": "gem-world"})
    assert (laid(g, 0), g.players[0].goods) == ("space-port", [KEYS.index("gem-world")])


@pytest.mark.clause("race.3.2")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["key"]))
def test_every_card_pays_one(row: dict[str, Any]) -> None:
    world = "artist-colony" if row["key"] != "artist-colony" else "secluded-world"
    g = table("settle", hands=[f"{row['key']} {world} +1"])
    answer(g, 0, f"place {world}", f"pay {row['key']}")
    assert (discarded(g), count(g, 0), g.over()) == (row["key"], 1, True)


@pytest.mark.clause("race.3.3")
def test_nobody_learns_which_card_a_good_is() -> None:
    g = table("choose", hands=["+1", "+1"], tableaus=["new-vinland", "old-earth"])
    g.journal = []
    call(g, "produce", "explore-5")
    answer(g, 0, answers(g, 0)[0])
    answer(g, 1, answers(g, 1)[0])
    for viewer in (0, 1, SPECTATOR):
        pieces = GAME.table(g, viewer).zone("tableau:0").pieces
        assert [(piece.kind, piece.key) for piece in pieces] == [("card", "new-vinland"), ("good", "novelty")]
    assert [(note.a, note.b, note.c) for note in g.journal if note.code == GOOD_LAID] == [
        (KEYS.index("new-vinland"), 0, 0)
    ]
    before = len(g.discards)
    call(g, "double", "double")
    for viewer in (0, 1, SPECTATOR):
        known = GAME.table(g, viewer).zone("discards")
        assert known.count == before + 1
        assert len(known.pieces) <= before


@pytest.mark.clause("race.3.4")
def test_kind_of_a_good_is_that_of_its_world() -> None:
    # The card is a Gene world, the world beneath it one of Novelty goods: it sells for 2, not for 4.
    g = table("round", hands=["+1", "+1"], tableaus=["space-port", "old-earth"], calls=["produce", "produce"],
              script={"0 good": "plague-world"})  # fmt: skip
    g.script = None
    call(g, "trade", "trade")
    assert (count(g, 0), discarded(g)) == (3, "plague-world")


@pytest.mark.clause("race.3.5")
def test_four_kinds_of_goods() -> None:
    assert GOODS == ("", "novelty", "rare", "gene", "alien")
    assert {row["good"] for row in ROWS} == {None, *GOODS[1:]}


@pytest.mark.clause("race.3.6")
def test_world_with_a_kind_is_windfall_or_production() -> None:
    for card in EDITION.cards:
        assert (card.windfall or card.production) == (card.good != 0)
        assert not (card.windfall and card.production)
        assert card.world or card.good == 0


@pytest.mark.clause("race.3.6", "race.3.7")
@pytest.mark.parametrize("number", range(3))
def test_goods_lie_only_where_they_may(number: int) -> None:
    g = new(3)
    chance = seeded(number, 5, 7)
    while not g.over():
        play_randomly(g, chance, 25)
        for player in g.players:
            assert len(player.goods) == len(player.tableau)
            for kind, good in zip(player.tableau, player.goods, strict=True):
                assert good < 0 or ROWS[kind]["good"]


@pytest.mark.clause("race.3.7")
def test_world_with_a_good_gets_no_other() -> None:
    g = table("produce", tableaus=["galactic-engineers refugee-world asteroid-belt pre-sentient-race"],
              goods=["refugee-world"])  # fmt: skip
    assert refused(g, 0, "produce refugee-world") == "race.3.7"


@pytest.mark.clause("race.3.8")
def test_cards_in_play_and_no_others_have_their_points() -> None:
    assert scored("cards", "rebel-base gem-world", hand="rebel-homeworld") == 7


# When powers count.


@pytest.mark.clause("race.3.9")
def test_power_begins_with_the_next_phase() -> None:
    # Expedition Force is placed in Develop: it helps in Settle of the same round, and explores in the next.
    g = table("round", hands=["expedition-force outlaw-world", "+1"], calls=["develop", "settle"],
              tableaus=["", "old-earth"])  # fmt: skip
    answer(g, 0, "place expedition-force", "place outlaw-world")
    assert tableau(g, 0) == "expedition-force outlaw-world"
    call(g, "explore-5", "produce")
    assert drawn(g, 0) == 8


@pytest.mark.clause("race.3.9", "race.3.10")
def test_power_does_not_count_in_the_phase_in_which_its_card_comes() -> None:
    g = table("settle", hands=["alien-rosetta-stone-world +3", "+1"], tableaus=["terraforming-robots", "gem-world"])
    answer(g, 0, "place alien-rosetta-stone-world")
    assert (count(g, 0), len(g.discards)) == (1, 3)
    # Imperium Armaments World's Strength is not there for whoever discards tactics beside it.
    g = table("settle", hands=["former-penal-colony", "+1"], tableaus=["space-marines new-military-tactics"])
    answer(g, 0, "place former-penal-colony")
    assert answers(g, 0) == ["conquer", "tactics"]


@pytest.mark.clause("race.3.10")
@pytest.mark.parametrize(
    ("key", "cost"), [("imperium-armaments-world", 4), ("blaster-gem-mines", 3), ("alien-rosetta-stone-world", 3)]
)
def test_world_does_not_cheapen_itself(key: str, cost: int) -> None:
    g = table("settle", hands=[f"{key} +{cost}"])
    answer(g, 0, f"place {key}")
    assert len(g.discards) == cost


@pytest.mark.clause("race.3.11")
def test_powers_add_up_in_every_phase() -> None:
    g = table("explore", tableaus=["expedition-force galactic-survey-seti"], calls=["settle", "settle"])
    assert drawn(g, 0) == 2 + 1 + 2
    g = table("develop", hands=["drop-ships +1"], tableaus=["investment-credits galactic-federation"])
    answer(g, 0, "place drop-ships")
    assert count(g, 0) == 0
    g = table("settle", hands=["rebel-base"], tableaus=["drop-ships space-marines expedition-force"])
    answer(g, 0, "place rebel-base")
    assert tableau(g, 0).endswith("rebel-base")
    g = table("produce", tableaus=["merchant-guild rebel-underground"])
    assert count(g, 0) == 3


# A card has no effect where its data name no power: each phase is played with the card and without it.


TABLE = "space-port mining-world asteroid-belt"
HAND = "public-works investment-credits pilgrimage-world artist-colony outlaw-world"
MOVES = {"develop": "place public-works", "settle": "place pilgrimage-world", "consume": "sell space-port"}


def outcome(g: Race) -> list[Any]:
    """What can be counted on a table, but for the deck, which lacks the card in question."""
    counts = [(count(g, n), drawn(g, n), chips(g, n), len(laid(g, n).split())) for n in range(2)]
    return [counts, len(g.discards), g.pool, [len(answers(g, n)) for n in range(2)], g.over()]


def play_phase(phase: str, cards: str) -> list[Any]:
    """A phase of one player who has these cards, beside some that give every phase something to do."""
    g = table(phase, hands=[f"{HAND} +4", "+2"], tableaus=[f"{TABLE} {cards}", "gem-world"],
              goods=["space-port mining-world", "gem-world"], calls=["trade", "explore-5"])  # fmt: skip
    seen = outcome(g)
    if phase in MOVES:
        answer(g, 0, MOVES[phase])
        seen += outcome(g)
    return seen


NEUTRAL = {phase: play_phase(phase, "") for phase in PHASES}


@pytest.mark.clause("race.3.12", "race.3.19")
@pytest.mark.parametrize(
    "row", [row for row in ROWS if row["key"] not in f"{TABLE} {HAND} gem-world"], ids=lambda row: str(row["key"])
)
def test_card_changes_only_the_phases_of_its_powers(row: dict[str, Any]) -> None:
    of_powers = {"consume" if power["phase"] == "trade" else power["phase"] for power in row["powers"]}
    changed = {phase for phase in PHASES if play_phase(phase, row["key"]) != NEUTRAL[phase]}
    assert changed <= of_powers


@pytest.mark.clause("race.3.13")
def test_drawn_card_goes_straight_into_the_hand() -> None:
    moments: list[tuple[Race, int]] = [
        (table("develop", tableaus=["interstellar-bank"]), 1),
        (table("consume", tableaus=["new-economy"]), 1),
        (table("consume", tableaus=["gem-world"], goods=["gem-world"], calls=["trade", "settle"]), 2),
        (table("produce", tableaus=["merchant-guild"]), 2),
    ]
    for g, cards in moments:
        assert (g.over(), count(g, 0), drawn(g, 0), g.discards[1:]) == (True, cards, 0, [])


@pytest.mark.clause("race.3.14")
def test_no_cost_goes_below_zero() -> None:
    g = table("settle", hands=["destroyed-world artist-colony +1"], tableaus=["replicant-robots mining-robots"])
    answer(g, 0, "place destroyed-world")
    assert (count(g, 0), g.discards) == (2, [])
    refusal = table("settle", hands=["new-earth pilgrimage-world"], tableaus=["replicant-robots"])
    assert refused(refusal, 0, "place new-earth") == "race.6.4"
    assert refusal.why_not(0, GAME.read("place new-earth")).args["cost"] == 3


@pytest.mark.clause("race.3.15")
def test_powers_that_do_not_say_may_are_not_asked_about() -> None:
    assert table("develop", tableaus=["interstellar-bank"]).over()
    assert table("produce", tableaus=["merchant-guild mining-robots asteroid-belt"]).over()
    g = table("consume", tableaus=["outlaw-world gem-world"], goods=["gem-world"])
    assert (g.over(), chips(g, 0)) == (True, 1)


@pytest.mark.clause("race.3.16")
def test_order_of_the_own_powers_is_free() -> None:
    g = table("consume", tableaus=["outlaw-world terraformed-world gem-world"], goods=["gem-world"])
    assert answers(g, 0) == ["use outlaw-world", "use terraformed-world"]
    g = table("produce", tableaus=["mining-robots galactic-engineers asteroid-belt refugee-world"])
    assert answers(g, 0) == ["windfall any", "windfall rare"]


@pytest.mark.clause("race.3.17")
def test_optional_power_that_is_needed_is_used_without_asking() -> None:
    g = table("settle", hands=["pirate-world new-earth", "+1"], tableaus=["new-military-tactics", ""])
    answer(g, 0, "place pirate-world")
    assert (tableau(g, 0), g.over()) == ("pirate-world", True)
    g = table("settle", hands=["new-earth", "+1"], tableaus=["colony-ship contact-specialist", ""])
    answer(g, 0, "place new-earth")
    assert (tableau(g, 0), g.over()) == ("contact-specialist new-earth", True)


@pytest.mark.clause("race.3.19")
def test_marks_for_expansions_have_no_effect(tmp_path: Path) -> None:
    """The same games are played where the marks are taken off and the start numbers have another colour."""
    data = copy.deepcopy(EDITION.data)
    for row in data["cards"]:
        row["tags"] = [tag for tag in row["tags"] if tag in ("alien", "rebel")]
    assert data != EDITION.data
    path = tmp_path / "plain.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    plain = RaceGame(path)
    ends = []
    for game in (GAME, plain):
        g = game.new(2, SEED)
        play_randomly(g, seeded(1, 2, 3), 10_000)
        ends.append(g.dump())
    assert ends[0] == ends[1]


# That no power of the data has been forgotten.


PROVED_ELSEWHERE = {
    "explore": "test_explore.py",
    "develop": "test_develop.py",
    "settle": "test_settle.py",
    "trade": "test_consume.py",
    "consume": "test_consume.py",
    "produce": "test_produce.py",
}


def test_every_operation_has_a_test_over_all_cards_that_have_it() -> None:
    used = {f"{power['phase']}.{power['op']}" for row in ROWS for power in row["powers"]}
    assert used == set(OPS)
    for op in used - {"produce.produce"}:
        text = (Path(__file__).parent / PROVED_ELSEWHERE[op.partition(".")[0]]).read_text(encoding="utf-8")
        named = [row["key"] for row in ROWS for power in row["powers"] if f"{power['phase']}.{power['op']}" == op]
        assert f'powers("{op}")' in text or all(key in text for key in named), op


def test_every_special_card_is_named_in_a_test() -> None:
    special = {"settle.colony_ship", "settle.tactics", "settle.pay_military", "consume.gamble", "consume.draw"}
    special |= {"consume.sell", "consume.hand", "produce.draw_most", "produce.draw_world", "produce.draw_different"}
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for row in ROWS:
        if any(f"{power['phase']}.{power['op']}" in special for power in row["powers"]):
            assert f"{row['key']} " in text or f'{row["key"]}"' in text, row["key"]
