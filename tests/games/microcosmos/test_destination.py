"""Chapter 11: the actions of the destination, and gathering."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.choices import DEED_KEYS
from kosmodrom.games.microcosmos.notes import DEED, DREW, TOOK
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    answer,
    answers,
    colonise,
    fill_cantina,
    finish,
    fly,
    hire,
    hold,
    load,
    names,
    own,
    ready,
    refused,
    rescue,
    run,
    table,
    tokens,
    trade,
)
from tests.games.microcosmos.solo import FULL, GALAXY, notes

WORLDS = f"{GALAXY} south=raudur south-east=krasnyi north-west=gorria"
SPECIALS = ["star-portal", "star-portal moon", "star-portal station", "keyi moon", "ryugu station"]
PLANET_DEEDS = ("gather", "terraform", "explore", "settle", "colony", "outpost")


def acting(place: str, galaxy: str = WORLDS, upper: str = "foreman mechanic") -> Cosmos:
    """An ark on a field; its player has all that any action takes."""
    g = table(galaxy)
    hire(g, 0, upper)
    ready(g, 0, "red")
    load(g, 0, biomass=3, workforce=2, technology=2)
    rescue(g, 0, "dockers smelters")
    g.players[0].colony_pool = g.players[0].outpost_pool = 1
    fly(g, 0, place)
    return g


def act(g: Cosmos) -> Cosmos:
    return run(g, "act")


def finish_deed(g: Cosmos) -> None:
    """Answer what an action asks, as the first answer has it."""
    while answers(g, 0) and not any(text.startswith("do ") for text in answers(g, 0)):
        answer(g, 0, answers(g, 0)[0])


# Portal, moons and stations.


@pytest.mark.clause("microcosmos.11.1")
@pytest.mark.parametrize("place", SPECIALS)
@pytest.mark.parametrize("order", [("gather", "specialist"), ("specialist", "gather")])
def test_portal_moons_and_stations_allow_both_actions_in_any_order(place: str, order: tuple[str, str]) -> None:
    g = act(acting(place))
    assert answers(g, 0) == ["do gather", "do specialist", "stop"]
    answer(g, 0, f"do {order[0]}")
    finish_deed(g)
    assert answers(g, 0) == [f"do {order[1]}", "stop"]
    assert refused(g, 0, f"do {order[0]}") == "microcosmos.11.1"
    answer(g, 0, f"do {order[1]}")
    finish_deed(g)
    assert g.over()
    assert [DEED_KEYS[note.a] for note in notes(g, DEED)] == list(order)
    assert len(tokens(g, 0)) == 2


@pytest.mark.clause("microcosmos.11.1")
@pytest.mark.parametrize("place", SPECIALS)
def test_they_allow_no_action_of_a_planet(place: str) -> None:
    g = act(acting(place))
    for deed in ("terraform", "explore", "settle", "colony", "outpost"):
        assert refused(g, 0, f"do {deed}") == "microcosmos.11.1"


# Planets.


@pytest.mark.clause("microcosmos.11.2")
@pytest.mark.parametrize("deed", [deed for deed in PLANET_DEEDS if deed != "settle"])
def test_a_planet_allows_one_action(deed: str) -> None:
    g = act(acting("keyi"))
    assert answers(g, 0) == ["do gather", "do terraform", "do explore", "do colony", "do outpost", "stop"]
    answer(g, 0, f"do {deed}")
    finish_deed(g)
    assert ([DEED_KEYS[note.a] for note in notes(g, DEED)], g.over()) == ([deed], True)


@pytest.mark.clause("microcosmos.11.2")
@pytest.mark.parametrize("deed", [deed for deed in PLANET_DEEDS if deed != "terraform"])
def test_a_terraformed_planet_allows_one_action(deed: str) -> None:
    g = acting("keyi")
    finish(g, "keyi")
    act(g)
    assert answers(g, 0) == ["do gather", "do explore", "do settle", "do colony", "do outpost", "stop"]
    answer(g, 0, f"do {deed}")
    finish_deed(g)
    assert ([DEED_KEYS[note.a] for note in notes(g, DEED)], g.over()) == ([deed], True)


@pytest.mark.clause("microcosmos.11.2")
def test_a_planet_allows_no_action_of_moons_and_stations() -> None:
    assert refused(act(acting("keyi")), 0, "do specialist") == "microcosmos.11.2"


@pytest.mark.clause("microcosmos.11.2")
@pytest.mark.parametrize("upgrades", ["", "robotics"])
def test_without_robotics_and_a_colony_there_is_no_second_action(upgrades: str) -> None:
    g = acting("keyi")
    own(g, 0, upgrades)
    colonise(g, 0, "ryugu" if upgrades else "keyi")
    act(g)
    answer(g, 0, "do gather")
    assert g.over()


def with_robotics() -> Cosmos:
    g = acting("keyi")
    own(g, 0, "robotics")
    colonise(g, 0, "keyi")
    return act(g)


@pytest.mark.clause("microcosmos.11.3")
def test_with_robotics_and_an_own_colony_two_actions_are_allowed() -> None:
    g = with_robotics()
    answer(g, 0, "do gather")
    assert answers(g, 0) == ["do terraform", "do explore", "do outpost", "stop"]
    answer(g, 0, "do outpost")
    assert ([DEED_KEYS[note.a] for note in notes(g, DEED)], g.over()) == (["gather", "outpost"], True)


@pytest.mark.clause("microcosmos.11.3")
def test_the_two_actions_are_different() -> None:
    g = with_robotics()
    answer(g, 0, "do gather")
    assert refused(g, 0, "do gather") == "microcosmos.11.3"
    g = with_robotics()
    answer(g, 0, "do terraform", "raise biomass", "raise biomass", "raise biomass")
    assert refused(g, 0, "do terraform") == "microcosmos.11.3"


@pytest.mark.clause("microcosmos.11.3")
def test_the_colony_of_another_is_not_enough() -> None:
    g = acting("keyi")
    own(g, 0, "robotics")
    colonise(g, 1, "keyi")
    act(g)
    answer(g, 0, "do gather")
    assert g.over()


@pytest.mark.clause("microcosmos.11.3")
def test_robotics_do_nothing_on_moons_and_stations() -> None:
    g = acting("keyi moon")
    own(g, 0, "robotics")
    colonise(g, 0, "keyi")
    act(g)
    answer(g, 0, "do gather", "stop")
    assert g.over()


@pytest.mark.clause("microcosmos.11.4")
def test_an_asteroid_allows_nothing() -> None:
    g = acting("raudur asteroid")
    trade(g, 0, "raudur")
    own(g, 0, "robotics")
    act(g)
    assert (g.over(), notes(g, DEED)) == (True, [])


@pytest.mark.clause("microcosmos.11.5")
@pytest.mark.parametrize("place", ["keyi", *SPECIALS])
def test_nobody_has_to_act(place: str) -> None:
    g = act(acting(place))
    assert refused(g, 0, "pass") == "microcosmos.11.5"
    assert refused(g, 0, "draw") == "microcosmos.11.5"
    before = hold(g, 0)
    answer(g, 0, "stop")
    assert (g.over(), hold(g, 0), notes(g, DEED)) == (True, before, [])


@pytest.mark.clause("microcosmos.11.5")
def test_even_gathering_alone_is_a_choice() -> None:
    g = table()
    fly(g, 0, "keyi")
    act(g)
    assert answers(g, 0) == ["do gather", "stop"]


# Gathering.


def gathering(place: str, galaxy: str = WORLDS, done: str = "", upper: str = "", lower: str = "") -> Cosmos:
    g = table(galaxy)
    finish(g, done)
    hire(g, 0, upper, lower)
    fly(g, 0, place)
    act(g)
    answer(g, 0, "do gather")
    return g


@pytest.mark.clause("microcosmos.11.6")
def test_the_example_of_gathering_on_keyi() -> None:
    """A red planet: 1 Workforce."""
    g = gathering("keyi")
    assert (hold(g, 0), g.over()) == ({"workforce": 1}, True)


@pytest.mark.clause("microcosmos.11.6")
@pytest.mark.parametrize(
    ("place", "brings"),
    [
        ("elpis", {"biomass": 1, "workforce": 1}),
        ("ryugu", {"technology": 1}),
        ("keyi moon", {"minerals": 1}),
        ("sininen moon", {"minerals": 2}),
        ("nyekundu station", {"technology": 1}),
        ("star-portal moon", {"minerals": 1}),
    ],
)
def test_gathering_brings_what_the_field_shows(place: str, brings: dict[str, int]) -> None:
    assert hold(gathering(place, FULL), 0) == brings


@pytest.mark.clause("microcosmos.11.6")
@pytest.mark.parametrize("place", ["star-portal", "kijani station"])
def test_gathering_brings_a_resource_of_any_kind(place: str) -> None:
    g = gathering(place)
    answer(g, 0, "gain technology")
    assert (hold(g, 0), g.over()) == ({"technology": 1}, True)


@pytest.mark.clause("microcosmos.11.6")
def test_gathering_on_a_terraformed_planet_brings_more() -> None:
    assert hold(gathering("elpis", FULL, "elpis"), 0) == {"biomass": 1, "workforce": 1, "minerals": 1}
    g = gathering("raudur", done="raudur")
    answer(g, 0, "gain minerals")
    assert hold(g, 0) == {"workforce": 2, "minerals": 1}


@pytest.mark.clause("microcosmos.11.6")
def test_gathering_brings_crew_cards() -> None:
    g = gathering("gorria moon")
    assert (hold(g, 0), len(notes(g, DREW))) == ({"minerals": 1}, 1)
    g = table(WORLDS)
    fill_cantina(g, "foreman botanist veteran")
    fly(g, 0, "krasnyi station")
    act(g)
    answer(g, 0, "do gather", "take botanist", "lower")
    assert [(note.seat, CREW[note.a]) for note in notes(g, TOOK)] == [(0, "botanist")]


@pytest.mark.clause("microcosmos.11.7")
@pytest.mark.parametrize(
    ("lower", "drawn"), [("gardener", 2), ("gardener archivist", 1), ("gardener archivist veteran", 0)]
)
def test_only_as_many_cards_are_gathered_as_there_is_room_for(lower: str, drawn: int) -> None:
    g = gathering("raudur station", upper="foreman botanist astronomer", lower=lower)
    assert len(notes(g, DREW)) == drawn
    assert g.players[0].crew_count() == 6
    assert names(CREW, g.players[0].upper) == "foreman botanist astronomer"
