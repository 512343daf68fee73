"""Chapters 8 and 9: the journey of the ark, landing, and the discovery of planets."""

from __future__ import annotations

import copy

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.games.microcosmos.cards import Edition
from kosmodrom.games.microcosmos.galaxy import PLACES
from kosmodrom.games.microcosmos.notes import DISCOVERED, INCOME, WENT
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    GAME,
    PLANETS,
    answer,
    answers,
    finish,
    fly,
    hire,
    hold,
    lay,
    load,
    merit,
    own,
    raised,
    refused,
    run,
    table,
    trade,
    where,
)
from tests.games.microcosmos.solo import EDITION, FULL, GALAXY, notes, planet

ROCKY = f"{GALAXY} south=raudur"


def travelling(start: str = "star-portal", engines: int = 0, galaxy: str = GALAXY, seats: int = 2) -> Cosmos:
    """The second step of a turn: an ark on a field, its engines upgraded so many times."""
    g = table(galaxy, seats)
    own(g, 0, " ".join(["engines"] * engines))
    fly(g, 0, start)
    return run(g, "travel")


def ways(g: Cosmos) -> dict[str, int]:
    """Where the ark can go, and in how many steps."""
    decision = GAME.table(g, 0).decision
    assert decision is not None
    out = {}
    for choice in decision.choices:
        assert choice.price is not None
        out[choice.notation] = int(choice.price.args["steps"])
    return out


def away(g: Cosmos, steps: int) -> set[str]:
    return {notation for notation, way in ways(g).items() if way == steps}


# How far.


@pytest.mark.clause("microcosmos.8.1")
def test_an_ark_goes_two_spaces_at_most() -> None:
    g = travelling()
    assert away(g, 1) == {"go star-portal moon", "go star-portal station", "go keyi station", "discover south"}
    assert away(g, 2) == {"go keyi", "go kijani", "go ryugu"}
    assert len(ways(g)) == 7


@pytest.mark.clause("microcosmos.8.1")
def test_engines_carry_it_four_and_then_six() -> None:
    g = travelling(engines=1)
    assert away(g, 3) == {
        *("go keyi moon", "go kijani moon", "go kijani station", "go ryugu moon", "go ryugu station"),
        *("discover north-west", "discover north-east"),
    }
    assert away(g, 4) == {"discover south-west", "discover south-east"}
    assert max(ways(g).values()) == 4


@pytest.mark.clause("microcosmos.8.1")
@pytest.mark.parametrize(
    ("engines", "furthest", "beyond"),
    [
        # From Nyekundu past K'Eyi and the portal to Kijani.
        (0, "go keyi", "go keyi station"),
        (1, "go star-portal", "go star-portal moon"),
        (2, "go kijani", "go kijani station"),
    ],
)
def test_each_level_of_the_engines_has_its_limit(engines: int, furthest: str, beyond: str) -> None:
    g = travelling("nyekundu", engines, FULL)
    assert ways(g)[furthest] == 2 * (engines + 1)
    assert refused(g, 0, beyond) == "microcosmos.8.1"
    answer(g, 0, furthest)
    assert where(g, 0) == furthest.removeprefix("go ")
    assert [note.c for note in notes(g, WENT)] == [2 * (engines + 1)]


@pytest.mark.clause("microcosmos.8.1")
def test_an_ark_has_to_move() -> None:
    g = travelling("keyi")
    assert not any(text in answers(g, 0) for text in ("pass", "stop", "go keyi"))
    assert refused(g, 0, "pass") == "microcosmos.8.1"


@pytest.mark.clause("microcosmos.8.1")
def test_an_ark_that_can_go_nowhere_lands_where_it_is() -> None:
    g = table(FULL)
    own(g, 0, "space-mining")
    fly(g, 0, "keyi moon")
    g.near = [0] * PLACES
    run(g, "travel")
    assert (where(g, 0), hold(g, 0), g.over()) == ("keyi moon", {"minerals": 1}, True)


# Along the paths.


@pytest.mark.clause("microcosmos.8.2")
def test_one_space_is_one_line() -> None:
    # K'Eyi's moon and its station each have a line to the planet only.
    assert away(travelling("keyi moon"), 1) == {"go keyi"}
    assert "go keyi station" in away(travelling("keyi moon"), 2)
    # Nyekundu's have one to each other.
    assert {"go nyekundu", "go nyekundu station"} <= away(travelling("nyekundu moon", galaxy=FULL), 1)


@pytest.mark.clause("microcosmos.8.2")
@pytest.mark.parametrize(
    ("start", "over"),
    [
        ("star-portal", {"go keyi station", "go elpis"}),
        ("star-portal moon", {"go kijani"}),
        ("star-portal station", {"go ryugu"}),
        ("ryugu moon", {"go nyekundu moon"}),
        ("kijani station", {"go berdea"}),
        ("keyi", {"go nyekundu station", "go gorria station"}),
    ],
)
def test_lines_that_meet_at_an_edge_are_one(start: str, over: set[str]) -> None:
    g = travelling(start, galaxy=FULL)
    card = start.split()[0]
    beyond = {text for text in away(g, 1) if text.split()[1] != card}
    assert beyond == over
    for text in over:
        assert f"go {start}" in away(travelling(text.removeprefix("go "), galaxy=FULL), 1)


@pytest.mark.clause("microcosmos.8.3")
def test_planets_moons_stations_portal_and_asteroids_are_spaces() -> None:
    g = travelling("raudur", 2, ROCKY)
    kinds = {text.split()[2] if len(text.split()) > 2 else "planet" for text in ways(g) if text.startswith("go ")}
    assert kinds == {"planet", "moon", "station", "asteroid"}
    assert ways(g)["go star-portal"] == 2  # past the station in the north
    answer(g, 0, "go raudur asteroid")
    assert where(g, 0) == "raudur asteroid"


@pytest.mark.clause("microcosmos.8.3")
def test_what_is_not_in_the_galaxy_is_no_space() -> None:
    assert refused(travelling(), 0, "go midori") == "microcosmos.8.3"
    assert refused(travelling(), 0, "go midori asteroid") == "microcosmos.8.3"


@pytest.mark.clause("microcosmos.8.4")
@pytest.mark.parametrize("start", ["star-portal", "keyi", "ryugu moon", "kijani station", "raudur asteroid"])
def test_an_ark_does_not_return_to_where_it_began(start: str) -> None:
    g = travelling(start, 2, ROCKY)
    assert f"go {start}" not in answers(g, 0)
    assert refused(g, 0, f"go {start}") == "microcosmos.8.4"


# Other arks.


@pytest.mark.clause("microcosmos.8.5")
def test_an_ark_passes_others() -> None:
    g = table()
    fly(g, 0, "star-portal")
    fly(g, 1, "star-portal station")
    run(g, "travel")
    answer(g, 0, "go ryugu")
    assert (where(g, 0), where(g, 1)) == ("ryugu", "star-portal station")


@pytest.mark.clause("microcosmos.8.6")
@pytest.mark.parametrize(
    ("start", "taken"), [("keyi", "keyi moon"), ("ryugu", "ryugu station"), ("raudur", "raudur asteroid")]
)
def test_an_ark_cannot_stop_beside_another(start: str, taken: str) -> None:
    g = table(ROCKY, 3)
    fly(g, 0, start)
    fly(g, 2, taken)
    run(g, "travel")
    assert f"go {taken}" not in answers(g, 0)
    assert refused(g, 0, f"go {taken}") == "microcosmos.8.6"


@pytest.mark.clause("microcosmos.8.7")
@pytest.mark.parametrize(("start", "place"), [("keyi moon", "keyi"), ("star-portal station", "star-portal")])
def test_planets_and_the_portal_have_room_for_all(start: str, place: str) -> None:
    g = table(seats=4)
    fly(g, 0, start)
    for seat in (1, 2, 3):
        fly(g, seat, place)
    run(g, "travel")
    answer(g, 0, f"go {place}")
    assert [where(g, seat) for seat in range(4)] == [place] * 4


# Landing.


@pytest.mark.clause("microcosmos.8.8")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_owner_of_an_outpost_gains_when_any_ark_lands(owner: int) -> None:
    g = table(seats=3)
    trade(g, owner, "keyi")
    fly(g, 0, "star-portal")
    run(g, "travel")
    answer(g, 0, "go keyi")
    assert [hold(g, seat) for seat in range(3)] == [{"workforce": 1} if seat == owner else {} for seat in range(3)]
    assert [note.seat for note in notes(g, INCOME)] == [owner]


@pytest.mark.clause("microcosmos.8.8")
@pytest.mark.parametrize(("start", "place"), [("keyi", "keyi moon"), ("keyi moon", "keyi station"), ("keyi", "ryugu")])
def test_only_where_the_move_ends_is_landed_on(start: str, place: str) -> None:
    g = table("north=ryugu west=kijani east=keyi")
    own(g, 0, "engines engines space-mining")
    trade(g, 1, "keyi")
    fly(g, 0, start)
    run(g, "travel")
    answer(g, 0, f"go {place}")
    assert (hold(g, 1), notes(g, INCOME)) == ({}, [])


@pytest.mark.clause("microcosmos.8.8")
def test_landing_takes_effect_before_crew_cards_are_played() -> None:
    g = table()
    own(g, 0, "biodome")
    hire(g, 0, lower="foreman")
    fly(g, 0, "keyi")
    run(g, "turn")
    answer(g, 0, "go keyi station")
    assert (hold(g, 0), answers(g, 0)) == ({"workforce": 1}, ["up foreman", "out foreman", "stop"])


@pytest.mark.clause("microcosmos.8.8")
def test_the_owner_decides_about_income_in_the_turn_of_another() -> None:
    g = table("north=ryugu west=kijani east=raudur")
    finish(g, "raudur")
    trade(g, 1, "raudur")
    hire(g, 0, lower="foreman")
    fly(g, 0, "star-portal moon")
    run(g, "turn")
    answer(g, 0, "go raudur")
    assert (g.pending(), len(answers(g, 1))) == ([1], 4)
    answer(g, 1, "gain minerals")
    assert hold(g, 1) == {"workforce": 2, "minerals": 1}
    assert answers(g, 0) == ["up foreman", "out foreman", "stop"]


# Discovery.


@pytest.mark.clause("microcosmos.9.1", "microcosmos.9.3", "microcosmos.9.6", "microcosmos.9.7")
def test_the_example_of_the_discovery_above_keyi() -> None:
    """An ark at K'Eyi follows the line to its upper edge, over which nobody has been, and finds Elpis."""
    g = table("north=ryugu west=keyi east=kijani")
    lay(g, planet="elpis")
    fly(g, 0, "keyi")
    run(g, "travel")
    assert ways(g)["discover north-west"] == 2  # the moon lies between
    answer(g, 0, "discover north-west")
    assert where(g, 0) == "elpis"
    answer(g, 0, "raise minerals")
    assert (raised(g, "elpis"), merit(g, 0, "elpis"), hold(g, 0)) == ({"minerals": 1}, 1, {})
    assert [(note.seat, PLANETS[note.a]) for note in notes(g, DISCOVERED)] == [(0, "elpis")]


@pytest.mark.clause("microcosmos.9.1")
def test_crossing_the_edge_takes_a_space_that_is_left() -> None:
    galaxy = "north=ryugu west=keyi east=kijani"
    assert ways(travelling("keyi moon", galaxy=galaxy))["discover north-west"] == 1
    g = travelling("keyi station", galaxy=galaxy)
    assert "go keyi moon" in away(g, 2)
    assert refused(g, 0, "discover north-west") == "microcosmos.9.1"
    assert ways(travelling("keyi station", 1, galaxy))["discover north-west"] == 3


@pytest.mark.clause("microcosmos.9.1")
def test_only_where_no_card_lies_is_there_something_to_discover() -> None:
    g = travelling("star-portal")
    assert [text for text in answers(g, 0) if text.startswith("discover")] == ["discover south"]
    for known in ("north", "east", "west", "centre"):
        assert refused(g, 0, f"discover {known}") == "microcosmos.9.1"


@pytest.mark.clause("microcosmos.9.2")
def test_the_bottom_card_of_the_deck_is_laid_at_the_edge() -> None:
    found = set()
    for seed in range(40):
        g = table()
        g.chance = Seed.of(seed).stream("cards")
        top = g.planet_top
        deck = set(g.planet_deck)
        run(g, "travel")
        answer(g, 0, "discover south")
        number = g.cells[7]
        assert (number in deck, g.planet_top, len(g.planet_deck)) == (True, top, len(deck) - 1)
        found.add(number)
    assert len(found) > 6


@pytest.mark.clause("microcosmos.9.2")
def test_the_uppermost_card_comes_last() -> None:
    g = table()
    top, g.planet_deck = g.planet_top, []
    run(g, "travel")
    answer(g, 0, "discover south")
    assert (g.cells[7], g.planet_top) == (top, -1)


@pytest.mark.clause("microcosmos.9.2")
def test_the_new_card_lies_upright_and_its_lines_join_the_others() -> None:
    g = table()
    lay(g, planet="elpis")
    run(g, "travel")
    answer(g, 0, "discover south", "raise minerals")
    run(g, "travel")
    # Elpis: the planet has the lines to the north and the east, its moon that to the south, its station to the west.
    assert away(g, 1) == {"go elpis moon", "go elpis station", "go star-portal", "discover south-east"}
    assert "discover south-west" in away(g, 2)


@pytest.mark.clause("microcosmos.9.3")
def test_a_discovery_ends_the_move_and_the_turn_goes_on() -> None:
    g = table()
    own(g, 0, "engines engines")
    lay(g, planet="elpis")
    hire(g, 0, lower="botanist")
    run(g, "turn")
    answer(g, 0, "discover south", "raise biomass")
    assert (where(g, 0), answers(g, 0)) == ("elpis", ["up botanist", "out botanist", "stop"])
    answer(g, 0, "stop")
    assert "do gather" in answers(g, 0)


@pytest.mark.clause("microcosmos.9.4")
def test_no_line_leads_out_of_three_rows_of_three() -> None:
    # K'Eyi lies above the portal; the line of its moon leads up, out of the galaxy.
    assert ways(travelling("keyi moon")) == {
        **{"go keyi": 1, "go keyi station": 2},
        **{"discover north-west": 2, "discover north-east": 2},
    }


@pytest.mark.clause("microcosmos.9.4")
def test_rows_do_not_join_at_their_ends() -> None:
    # Kijani has a line to the east, where the galaxy ends; the next space in reading order is in the row below.
    assert away(travelling("kijani", galaxy=FULL), 1) == {"go kijani moon", "go kijani station", "go star-portal moon"}


@pytest.mark.clause("microcosmos.9.5")
def test_after_five_discoveries_the_galaxy_is_complete() -> None:
    g = table()
    own(g, 0, "engines engines")
    for space in ("north-west", "north-east", "south-west", "south-east"):
        fly(g, 0, "star-portal")
        run(g, "travel")
        answer(g, 0, f"discover {space}", "raise minerals")
    fly(g, 0, "star-portal")
    run(g, "travel")
    answer(g, 0, "discover south", "raise minerals")
    assert len(notes(g, DISCOVERED)) == 5
    run(g, "travel")
    assert [text for text in answers(g, 0) if text.startswith("discover")] == []
    for space in ("south", "north-west"):
        assert refused(g, 0, f"discover {space}") == "microcosmos.9.5"


def discovering(tracks: dict[str, int] | None = None, **amounts: int) -> Cosmos:
    """An ark discovers Elpis, which may have other tracks than in our edition."""
    g = table()
    if tracks is not None:
        data = copy.deepcopy(EDITION.data)
        data["planets"][planet("elpis")]["tracks"] = tracks
        g.edition = Edition(data)
    load(g, 0, **amounts)
    lay(g, planet="elpis")
    run(g, "travel")
    answer(g, 0, "discover south")
    return g


@pytest.mark.clause("microcosmos.9.6")
@pytest.mark.parametrize("resource", ["biomass", "workforce", "minerals", "technology"])
def test_the_discoverer_raises_any_resource_for_nothing(resource: str) -> None:
    g = discovering(biomass=2)
    assert answers(g, 0) == ["raise biomass", "raise workforce", "raise minerals", "raise technology"]
    answer(g, 0, f"raise {resource}")
    assert (raised(g, "elpis"), hold(g, 0), g.over()) == ({resource: 1}, {"biomass": 2}, True)


@pytest.mark.clause("microcosmos.9.6")
def test_only_what_the_planet_has_a_track_for() -> None:
    g = discovering({"minerals": 3, "technology": 4})
    assert answers(g, 0) == ["raise minerals", "raise technology"]
    assert refused(g, 0, "raise biomass") == "microcosmos.9.6"
    assert refused(g, 0, "stop") == "microcosmos.9.6"


@pytest.mark.clause("microcosmos.9.7")
def test_the_discoverer_has_the_first_merit_which_counts_like_any_other() -> None:
    g = discovering(minerals=1)
    answer(g, 0, "raise minerals")
    assert (merit(g, 0, "elpis"), merit(g, 1, "elpis")) == (1, 0)
    assert g.scores().parts["unfinished"] == [1, 0]
    run(g, "act")
    answer(g, 0, "do terraform")
    assert (raised(g, "elpis"), merit(g, 0, "elpis")) == ({"minerals": 2}, 2)
