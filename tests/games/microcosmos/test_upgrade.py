"""Chapter 7: the upgrades of the ark, what they cost and what they bring."""

from __future__ import annotations

from itertools import permutations

import pytest

from kosmodrom.engine.table import Piece
from kosmodrom.games.microcosmos.notes import BOUGHT, FREED_OUTPOST, UPGRADE_EFFECT
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    GAME,
    answer,
    answers,
    colonise,
    fill_cantina,
    fly,
    hire,
    hold,
    load,
    names,
    own,
    ready,
    refused,
    rows,
    run,
    table,
    tokens,
    upgrades,
)
from tests.games.microcosmos.solo import notes

ENGINEER = "mechanic"
LEADERS = "foreman botanist astronomer"
ALL = ("biomass", "workforce", "minerals", "technology")
# What each upgrade takes, in the rulebook's order.
PRICES = {
    "robotics": ("engineer", {"technology": 2}),
    "biodome": ("engineer", {"biomass": 2}),
    "space-mining": ("engineer", {"minerals": 2}),
    "cargo-holds": ("leader", {"workforce": 1}),
    "scouting-vehicles": ("leader", {"workforce": 1}),
    "leisure-facilities": ("engineer", {"workforce": 1}),
    "mining-vehicles": ("leader", {"minerals": 1}),
    "engines": ("engineer", {"workforce": 1, "technology": 1}),
}
PRICED = [
    pytest.param(key, *price, marks=pytest.mark.clause(clause))
    for clause, (key, price) in zip(
        (
            "microcosmos.7.4",
            "microcosmos.7.5",
            "microcosmos.7.6",
            "microcosmos.7.7",
            "microcosmos.7.8",
            "microcosmos.7.9",
            "microcosmos.7.10",
            "microcosmos.7.11",
        ),
        PRICES.items(),
        strict=True,
    )
]


def upgrading(crew: str = "", **amounts: int) -> Cosmos:
    """The first step of a turn."""
    g = table()
    hire(g, 0, crew)
    load(g, 0, **amounts)
    return g


def full(crew: str = f"{ENGINEER} foreman") -> Cosmos:
    return upgrading(crew, **dict.fromkeys(ALL, 4))


def buy(g: Cosmos, upgrade: str, *paid: str) -> Cosmos:
    """Buy an upgrade at the start of a turn."""
    run(g, "upgrade")
    answer(g, 0, f"buy {upgrade}", *paid)
    return g


# One upgrade at the start of a turn.


@pytest.mark.clause("microcosmos.7.1")
def test_one_upgrade_at_the_start_of_a_turn_and_no_more() -> None:
    g = full()
    run(g, "turn")
    answer(g, 0, "buy robotics")
    assert upgrades(g, 0) == {"robotics"}
    assert answers(g, 0)[0].startswith("go ")  # although a Leader and units for another one are left


@pytest.mark.clause("microcosmos.7.1")
def test_nobody_has_to_upgrade() -> None:
    g = full()
    run(g, "turn")
    answer(g, 0, "pass")
    assert (upgrades(g, 0), hold(g, 0)) == (set(), dict.fromkeys(ALL, 4))
    assert answers(g, 0)[0].startswith("go ")


@pytest.mark.clause("microcosmos.7.1")
def test_another_answer_is_no_upgrade() -> None:
    g = full()
    run(g, "turn")
    assert refused(g, 0, "stop") == "microcosmos.7.1"
    assert refused(g, 0, "go ryugu") == "microcosmos.7.1"


@pytest.mark.clause("microcosmos.7.1")
def test_who_can_pay_for_none_is_not_asked() -> None:
    g = upgrading(ENGINEER, technology=1, minerals=1)
    run(g, "turn")
    assert answers(g, 0)[0].startswith("go ")


# The price.


@pytest.mark.clause("microcosmos.7.2")
@pytest.mark.parametrize(("upgrade", "specialist", "units"), PRICED)
def test_an_upgrade_takes_its_specialist_and_its_units(upgrade: str, specialist: str, units: dict[str, int]) -> None:
    crew = ENGINEER if specialist == "engineer" else "foreman"
    g = buy(upgrading(crew, **units), upgrade)
    assert (hold(g, 0), rows(g, 0), names(CREW, g.crew_discards)) == ({}, ("", ""), crew)
    assert [note.seat for note in notes(g, BOUGHT)] == [0]
    if upgrade != "engines":
        assert (upgrades(g, 0), g.players[0].colony_pool) == ({upgrade}, 1)


@pytest.mark.clause("microcosmos.7.2")
@pytest.mark.parametrize(("upgrade", "specialist", "units"), PRICED)
def test_one_unit_less_is_too_little(upgrade: str, specialist: str, units: dict[str, int]) -> None:
    for short in units:
        g = full()
        load(g, 0, **{short: units[short] - 1})
        run(g, "upgrade")
        assert f"buy {upgrade}" not in answers(g, 0)
        assert refused(g, 0, f"buy {upgrade}") == "microcosmos.7.2"


@pytest.mark.clause("microcosmos.7.2")
@pytest.mark.parametrize(("upgrade", "specialist", "units"), PRICED)
def test_the_wrong_specialist_is_none(upgrade: str, specialist: str, units: dict[str, int]) -> None:
    g = full(LEADERS if specialist == "engineer" else ENGINEER)
    run(g, "upgrade")
    assert f"buy {upgrade}" not in answers(g, 0)
    assert refused(g, 0, f"buy {upgrade}") == "microcosmos.7.2"


@pytest.mark.clause("microcosmos.7.2")
def test_a_refusal_tells_what_is_missing() -> None:
    g = full(ENGINEER)
    load(g, 0, technology=1)
    run(g, "upgrade")
    decision = GAME.table(g, 0).decision
    assert decision is not None
    blocked = {row.notation: (row.clause, row.text.id, row.text.args) for row in decision.blocked}
    assert blocked["buy robotics"] == (
        "microcosmos.7.2",
        "microcosmos-no-too-few-resources",
        {"resource": "technology", "cost": 2, "have": 1},
    )
    assert blocked["buy cargo-holds"] == (
        "microcosmos.7.2",
        "microcosmos-no-no-specialist",
        {"asked": "any_leader"},
    )


@pytest.mark.clause("microcosmos.7.2", "microcosmos.7.7")
@pytest.mark.parametrize("upgrade", ["cargo-holds", "scouting-vehicles", "mining-vehicles"])
def test_a_leader_of_any_colour_does_but_no_engineer(upgrade: str) -> None:
    g = full(f"{LEADERS} {ENGINEER}")
    ready(g, 0, "green engineer")
    buy(g, upgrade)
    assert answers(g, 0) == ["discard foreman", "discard botanist", "discard astronomer", "token green"]
    assert refused(g, 0, f"discard {ENGINEER}") == "microcosmos.6.3"
    answer(g, 0, "token green")
    assert (tokens(g, 0), upgrades(g, 0)) == ({"engineer"}, {upgrade})


# For the rest of the game.


@pytest.mark.clause("microcosmos.7.3")
@pytest.mark.parametrize("upgrade", [key for key in PRICES if key != "engines"])
def test_an_upgrade_is_unlocked_once(upgrade: str) -> None:
    g = full()
    own(g, 0, upgrade)
    run(g, "upgrade")
    assert f"buy {upgrade}" not in answers(g, 0)
    assert refused(g, 0, f"buy {upgrade}") == "microcosmos.7.3"


@pytest.mark.clause("microcosmos.7.3")
def test_an_upgrade_works_turn_after_turn_and_for_its_owner_only() -> None:
    g = buy(upgrading(ENGINEER, minerals=2), "space-mining")
    for units in (1, 2, 3):
        land(g, "keyi", "keyi moon")
        assert hold(g, 0) == {"minerals": units}
    fly(g, 1, "ryugu")
    run(g, "travel", 1)
    answer(g, 1, "go ryugu moon")
    assert hold(g, 1) == {}


# What landing brings.


def land(g: Cosmos, start: str, place: str) -> None:
    """Fly from one field to another."""
    fly(g, 0, start)
    run(g, "travel")
    answer(g, 0, f"go {place}")


LANDING = {
    # Upgrade: where it works, and what it brings there.
    "biodome": ("station", {"workforce": 1}),
    "leisure-facilities": ("station", {}),
    "space-mining": ("moon", {"minerals": 1}),
    "mining-vehicles": ("moon", {}),
}
LANDED = [
    pytest.param("biodome", marks=pytest.mark.clause("microcosmos.7.5")),
    pytest.param("space-mining", marks=pytest.mark.clause("microcosmos.7.6")),
    pytest.param("leisure-facilities", marks=pytest.mark.clause("microcosmos.7.9")),
    pytest.param("mining-vehicles", marks=pytest.mark.clause("microcosmos.7.10")),
]


@pytest.mark.parametrize("upgrade", LANDED)
@pytest.mark.parametrize(
    ("start", "place"),
    [
        ("keyi", "keyi moon"),
        ("ryugu", "ryugu station"),
        ("star-portal", "star-portal moon"),
        ("star-portal", "star-portal station"),
        ("keyi moon", "keyi"),
        ("star-portal moon", "star-portal"),
        ("raudur", "raudur asteroid"),
    ],
)
def test_an_upgrade_works_where_it_should_and_nowhere_else(upgrade: str, start: str, place: str) -> None:
    g = table("north=keyi west=ryugu east=kijani south=raudur")
    fill_cantina(g, "foreman botanist veteran")
    own(g, 0, upgrade)
    land(g, start, place)
    field, units = LANDING[upgrade]
    works = place.endswith(field)
    assert hold(g, 0) == (units if works else {})
    takes = works and not units
    assert answers(g, 0) == (["take foreman", "take botanist", "take veteran"] if takes else [])
    assert len(notes(g, UPGRADE_EFFECT)) == works
    if takes:
        answer(g, 0, "take veteran", "lower")
        assert (rows(g, 0), len(g.cantina)) == (("", "veteran"), 3)


@pytest.mark.clause("microcosmos.7.5", "microcosmos.7.9")
def test_both_upgrades_for_stations_work_together() -> None:
    g = table()
    fill_cantina(g, "foreman botanist veteran")
    own(g, 0, "biodome leisure-facilities")
    land(g, "ryugu", "ryugu station")
    answer(g, 0, "take foreman", "upper")
    assert (hold(g, 0), rows(g, 0)[0]) == ({"workforce": 1}, "foreman")


@pytest.mark.clause("microcosmos.7.5")
def test_upgrades_do_nothing_where_an_ark_only_passes() -> None:
    g = table()
    own(g, 0, "biodome space-mining")
    land(g, "star-portal", "ryugu")  # by the station of the portal
    assert hold(g, 0) == {}


@pytest.mark.clause("microcosmos.7.5")
def test_units_for_which_there_is_no_room_are_lost() -> None:
    g = table()
    load(g, 0, workforce=4)
    own(g, 0, "biodome")
    land(g, "ryugu", "ryugu station")
    assert hold(g, 0) == {"workforce": 4}


# The others.


@pytest.mark.clause("microcosmos.7.4")
def test_robotics_allow_a_second_action() -> None:
    for upgrade, then in (("robotics", True), ("biodome", False)):
        g = table()
        own(g, 0, upgrade)
        colonise(g, 0, "keyi")
        load(g, 0, biomass=2)
        fly(g, 0, "keyi")
        run(g, "act")
        answer(g, 0, "do gather")
        assert ("do terraform" in answers(g, 0)) == then


@pytest.mark.clause("microcosmos.7.7")
def test_cargo_holds_have_room_at_once() -> None:
    g = upgrading("foreman", workforce=4)
    run(g, "turn")
    answer(g, 0, "buy cargo-holds", "go star-portal moon")
    assert g.capacity(g.players[0]) == 6
    assert g.capacity(g.players[1]) == 4


@pytest.mark.clause("microcosmos.7.8")
@pytest.mark.parametrize(("owned", "cards"), [("", 1), ("scouting-vehicles", 2)])
def test_scouting_vehicles_reveal_two_cards(owned: str, cards: int) -> None:
    g = table()
    own(g, 0, owned)
    ready(g, 0, "red")
    fly(g, 0, "keyi")
    run(g, "act")
    answer(g, 0, "do explore")
    assert 15 - len(g.survivor_deck) == cards
    assert sum(text.startswith("meet ") for text in answers(g, 0)) == (2 if cards == 2 else 0)


# The engines.


def engines(g: Cosmos) -> Piece:
    zone = next(zone for zone in GAME.table(g, 0).zones if zone.id == "upgrades:0")
    return next(piece for piece in zone.pieces if piece.key == "engines")


@pytest.mark.clause("microcosmos.7.11")
def test_engines_carry_four_fields_after_the_first_time() -> None:
    g = upgrading(ENGINEER, workforce=1, technology=1)
    assert engines(g).value == 2
    buy(g, "engines")
    assert (engines(g).value, engines(g).tags) == (4, ())
    # The colony stays on the engines.
    assert (upgrades(g, 0), g.players[0].colony_pool, GAME.inventory(g)["colonies 0"]) == (set(), 0, 8)


@pytest.mark.clause("microcosmos.7.12")
def test_engines_carry_six_fields_after_the_second_time_and_give_their_colony() -> None:
    g = upgrading(f"{ENGINEER} drive-engineer", workforce=2, technology=2)
    buy(buy(g, "engines", "discard mechanic"), "engines")
    assert (engines(g).value, engines(g).tags) == (6, ("unlocked",))
    assert (upgrades(g, 0), g.players[0].colony_pool, GAME.inventory(g)["colonies 0"]) == ({"engines"}, 1, 8)
    assert (hold(g, 0), rows(g, 0)) == ({}, ("", ""))


@pytest.mark.clause("microcosmos.7.12")
def test_the_second_time_costs_the_same() -> None:
    for short in ("workforce", "technology"):
        g = full()
        own(g, 0, "engines")
        load(g, 0, **{short: 0})
        run(g, "upgrade")
        assert refused(g, 0, "buy engines") == "microcosmos.7.2"


@pytest.mark.clause("microcosmos.7.3", "microcosmos.7.12")
def test_there_is_no_third_time() -> None:
    g = full()
    own(g, 0, "engines engines")
    run(g, "upgrade")
    assert "buy engines" not in answers(g, 0)
    assert refused(g, 0, "buy engines") == "microcosmos.7.3"


# Opposite upgrades.

PAIRS = [("leisure-facilities", "biodome"), ("mining-vehicles", "space-mining")]


@pytest.mark.clause("microcosmos.7.13", "microcosmos.7.14")
def test_the_example_of_the_biodome_opposite_leisure_facilities() -> None:
    """The player has Leisure Facilities and unlocks the Biodome for an Engineer and 2 Biomass."""
    g = upgrading(f"{ENGINEER} foreman", biomass=3)
    own(g, 0, "leisure-facilities")
    buy(g, "biodome")
    assert upgrades(g, 0) == {"biodome", "leisure-facilities"}
    assert (g.players[0].outpost_pool, g.players[0].colony_pool) == (1, 1)
    assert (hold(g, 0), rows(g, 0)[0]) == ({"biomass": 1}, "foreman")
    assert (g.scores().parts["ark"], g.scores().totals) == ([5, 0], [5, 0])
    assert [(note.seat, note.a) for note in notes(g, FREED_OUTPOST)] == [(0, 5)]


@pytest.mark.clause("microcosmos.7.13")
@pytest.mark.parametrize(("has", "buys"), [pair for pair in permutations(PRICES, 2) if pair[1] != "engines"])
def test_only_upgrades_that_lie_opposite_free_an_outpost(has: str, buys: str) -> None:
    g = full()
    own(g, 0, "engines engines" if has == "engines" else has)
    buy(g, buys)
    paired = (has, buys) in PAIRS or (buys, has) in PAIRS
    assert (g.players[0].outpost_pool, g.scores().totals[0]) == ((1, 5) if paired else (0, 0))


@pytest.mark.clause("microcosmos.7.13", "microcosmos.7.14")
def test_two_pairs_make_two_outposts_at_most() -> None:
    g = full(f"{ENGINEER} drive-engineer foreman")
    own(g, 0, "biodome space-mining")
    buy(buy(g, "leisure-facilities", f"discard {ENGINEER}"), "mining-vehicles")
    assert (g.players[0].outpost_pool, g.scores().parts["ark"][0]) == (2, 10)
    buy(g, "robotics")
    assert (g.players[0].outpost_pool, g.scores().parts["ark"][0]) == (2, 10)
    assert GAME.inventory(g)["outposts 0"] == 2
