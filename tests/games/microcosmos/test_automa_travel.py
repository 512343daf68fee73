"""The Automa's journey: direction, jump, what it looks for, discoveries, and sharing a planet."""

from __future__ import annotations

import pytest

from kosmodrom.engine.bits import bit
from kosmodrom.engine.step import Refused
from kosmodrom.games.microcosmos.cards import FIELDS, MINERALS
from kosmodrom.games.microcosmos.choices import GO
from kosmodrom.games.microcosmos.notes import AUTOMA_JUMPED, AUTOMA_WENT, DISCOVERED
from kosmodrom.games.microcosmos.travel import ChooseDestination
from tests.games.microcosmos.solo import (
    AUTOMA,
    FULL,
    GALAXY,
    HUMAN,
    automa,
    cell,
    fly,
    notes,
    plan,
    planet,
    play,
    put,
    raised,
    table,
    where,
)

RING = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


@pytest.mark.clause("microcosmos.21.3")
@pytest.mark.parametrize("start", range(8))
def test_it_goes_around_the_portal_both_ways(start: int) -> None:
    for direction, step in (("clockwise", 1), ("anticlockwise", -1)):
        g = table(FULL)
        fly(g, RING[start])
        play(g, f"{direction} to_terraform")
        assert where(g) == RING[(start + step) % 8]


@pytest.mark.clause("microcosmos.21.1")
def test_it_moves_over_planets_only_and_unseen_spaces_are_none() -> None:
    g = table()
    play(g, "clockwise to_terraform")
    assert where(g) == "east"
    play(g, "clockwise to_terraform")
    assert where(g) == "west"
    assert [note.a for note in notes(g, AUTOMA_WENT)] == [planet("kijani"), planet("ryugu")]


@pytest.mark.clause("microcosmos.21.6")
def test_a_planet_without_a_colony() -> None:
    g = table()
    automa(g).colonies = put("east west")
    play(g, "clockwise no_colony")
    assert where(g) == "north"


@pytest.mark.clause("microcosmos.21.7")
def test_a_planet_to_terraform() -> None:
    g = table()
    g.done = put("east")
    play(g, "clockwise to_terraform")
    assert where(g) == "west"


@pytest.mark.clause("microcosmos.21.4")
@pytest.mark.parametrize(
    ("start", "across"),
    [("north", "south"), ("north-east", "south-west"), ("east", "west"), ("south-east", "north-west")],
)
def test_a_jump_leads_across_the_portal(start: str, across: str) -> None:
    for one, other in ((start, across), (across, start)):
        g = table(FULL)
        fly(g, one)
        play(g, "jump clockwise to_terraform")
        assert where(g) == RING[(RING.index(other) + 1) % 8]
        assert [note.a for note in notes(g, AUTOMA_JUMPED)] == [g.cells[cell(other)]]


@pytest.mark.clause("microcosmos.21.4", "microcosmos.21.7")
def test_the_example_of_a_jump_and_a_move_clockwise_to_a_planet_to_terraform() -> None:
    """From the north it leaps to the south; the planet to the south-west is terraformed, so it lands in the west."""
    g = table(f"{GALAXY} south=elpis south-west=sininen")
    g.done = put("south-west")
    play(g, "jump clockwise to_terraform")
    assert where(g) == "west"


@pytest.mark.clause("microcosmos.21.5")
def test_without_a_planet_across_the_jump_is_left_out() -> None:
    g = table()
    play(g, "jump anticlockwise to_terraform")
    assert where(g) == "west"
    assert notes(g, AUTOMA_JUMPED) == []


@pytest.mark.clause("microcosmos.21.10")
def test_it_may_end_where_it_was() -> None:
    g = table()
    g.done = put("east west")
    play(g, "clockwise to_terraform")
    assert where(g) == "north"
    g = table()
    fly(g, "east")
    automa(g).colonies = put("north")
    play(g, "jump clockwise no_colony")
    assert where(g) == "east"


@pytest.mark.clause("microcosmos.21.8")
@pytest.mark.parametrize(("direction", "found"), [("clockwise", "north-east"), ("anticlockwise", "north-west")])
def test_it_discovers_the_nearest_unseen_space(direction: str, found: str) -> None:
    g = table()
    bottom = set(g.planet_deck)
    play(g, f"{direction} discover")
    assert where(g) == found
    assert g.cells[cell(found)] in bottom
    assert [(note.seat, note.b) for note in notes(g, DISCOVERED)] == [(AUTOMA, cell(found))]


@pytest.mark.clause("microcosmos.21.8", "microcosmos.21.4")
def test_it_discovers_after_a_jump() -> None:
    g = table()
    fly(g, "west")
    play(g, "jump clockwise discover")
    assert where(g) == "south-east"


@pytest.mark.clause("microcosmos.21.9")
def test_a_discovery_brings_a_mineral_and_a_level_of_minerals() -> None:
    g = table()
    play(g, "clockwise discover")
    assert automa(g).cargo == [0, 0, 1, 0]
    assert raised(g, "north-east") == [0, 0, 1, 0]
    assert automa(g).mark_place(cell("north-east")) == 1


@pytest.mark.clause("microcosmos.21.9")
def test_the_mineral_of_a_discovery_needs_room() -> None:
    g = table()
    automa(g).cargo[MINERALS] = 4
    play(g, "clockwise discover")
    assert automa(g).cargo == [0, 0, 4, 0]


@pytest.mark.clause("microcosmos.21.11")
def test_with_nothing_left_to_discover_it_looks_for_a_planet_to_terraform() -> None:
    g = table(FULL)
    g.done = put("north-east")
    play(g, "clockwise discover")
    assert where(g) == "east"


@pytest.mark.clause("microcosmos.21.11")
def test_with_nothing_to_terraform_it_goes_to_the_next_planet() -> None:
    g = table()
    g.done = put("north east west")
    play(g, "anticlockwise to_terraform")
    assert where(g) == "west"


@pytest.mark.clause("microcosmos.21.2")
def test_it_may_land_where_the_player_is() -> None:
    g = table()
    g.players[HUMAN].ark = cell("east") * FIELDS
    play(g, "clockwise to_terraform")
    assert where(g) == "east"
    assert g.players[HUMAN].ark == automa(g).ark


@pytest.mark.clause("microcosmos.21.2")
def test_the_player_cannot_land_where_it_is_but_can_pass() -> None:
    g = table()
    human = g.players[HUMAN]
    human.engines = 2
    g.ask(ChooseDestination(HUMAN))
    g.advance()
    keyi, moon = GO + planet("keyi") * FIELDS, GO + planet("keyi") * FIELDS + 1
    assert keyi not in g.choices(HUMAN)
    assert moon in g.choices(HUMAN)  # three steps away, past the planet
    with pytest.raises(Refused) as refused:
        g.choose(HUMAN, keyi)
    assert refused.value.refusal.clause == "microcosmos.21.2"


@pytest.mark.clause("microcosmos.8.7")
def test_on_the_portal_there_is_room_although_there_is_an_automa() -> None:
    g = table()
    g.players[HUMAN].ark = cell("east") * FIELDS
    g.ask(ChooseDestination(HUMAN))
    g.advance()
    assert GO + g.edition.portal * FIELDS in g.choices(HUMAN)


@pytest.mark.clause("microcosmos.20.15", "microcosmos.8.8")
def test_its_landing_brings_income_to_the_owners_of_outposts() -> None:
    g = table()
    automa(g).outposts = put("east")
    g.players[HUMAN].outposts = put("east")
    play(g, "clockwise to_terraform")
    yields = [1, 0, 0, 0]  # kijani: a unit of Biomass
    assert automa(g).cargo == yields
    assert g.players[HUMAN].cargo == yields


@pytest.mark.clause("microcosmos.20.15")
def test_the_players_landing_brings_income_to_its_outposts() -> None:
    g = table()
    automa(g).outposts = put("east")
    g.done = bit(cell("east"))  # kijani yields Biomass and a unit of any kind now
    automa(g).cargo = [2, 1, 1, 1]
    g.ask(ChooseDestination(HUMAN))
    g.advance()
    g.choose(HUMAN, GO + planet("kijani") * FIELDS)
    assert automa(g).cargo == [3, 2, 1, 1]
    assert plan(g).card == -1
