"""What the Automa does on its planet: priorities, payments, and the choices that are the player's."""

from __future__ import annotations

import pytest

from kosmodrom.engine.step import Refused
from kosmodrom.games.microcosmos.cards import ENGINEER, GREEN, RED
from kosmodrom.games.microcosmos.choices import MOVE, SPARE
from kosmodrom.games.microcosmos.notes import AUTOMA_SKIPPED, FREED_OUTPOST, LEFT, MET
from kosmodrom.games.microcosmos.plan import DONE, SKIPPED
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.solo import (
    FULL,
    GALAXY,
    HUMAN,
    act,
    automa,
    cell,
    crew,
    fly,
    hire,
    mark,
    notes,
    own,
    planet,
    put,
    raise_to,
    raised,
    spaces,
    table,
    upgrades,
)


def with_hold(biomass: int, workforce: int, minerals: int, technology: int) -> Cosmos:
    """A table whose Automa has something in its hold."""
    g = table()
    automa(g).cargo = [biomass, workforce, minerals, technology]
    return g


# Upgrades.


@pytest.mark.clause("microcosmos.20.1", "microcosmos.20.2")
def test_the_example_of_the_first_upgrade_that_it_can_pay() -> None:
    """It lacks resources for the first and the second; with 2 Minerals and an Engineer it takes the third."""
    g = with_hold(1, 0, 2, 0)
    hire(g, "engineer")
    assert act(g, "upgrade") == [DONE]
    assert upgrades(g) == {"space-mining"}
    assert automa(g).cargo == [1, 0, 0, 0]
    assert crew(g) == ""


@pytest.mark.clause("microcosmos.20.1")
def test_it_leaves_out_what_it_has() -> None:
    g = with_hold(2, 0, 2, 0)
    own(g, "biodome")
    hire(g, "engineer")
    act(g, "upgrade")
    assert upgrades(g) == {"biodome", "space-mining"}


@pytest.mark.clause("microcosmos.20.3")
def test_without_any_specialist_there_is_no_upgrade() -> None:
    g = with_hold(4, 4, 4, 4)
    assert act(g, "upgrade") == [SKIPPED]
    assert len(notes(g, AUTOMA_SKIPPED)) == 1
    assert (upgrades(g), automa(g).cargo) == (set(), [4, 4, 4, 4])


@pytest.mark.clause("microcosmos.20.4")
def test_only_cargo_holds_do_something_for_it() -> None:
    g = with_hold(4, 4, 4, 4)
    own(g, "robotics biodome space-mining scouting-vehicles leisure-facilities mining-vehicles")
    before = g.survivor_deck[:]
    hire(g, "red")
    assert act(g, "gather", "explore") == [DONE, DONE]
    assert len(before) - len(g.survivor_deck) == 1  # no second card to choose from
    assert max(automa(g).cargo) == 4
    own(g, "cargo-holds")
    act(g, "gather", "gather", "gather")
    assert automa(g).cargo[1] == 6


@pytest.mark.clause("microcosmos.20.5")
def test_an_upgrade_frees_its_colony() -> None:
    g = with_hold(2, 0, 0, 0)
    hire(g, "engineer")
    act(g, "upgrade")
    assert automa(g).colony_pool == 3


@pytest.mark.clause("microcosmos.20.6")
def test_opposite_upgrades_free_an_outpost_and_five_points() -> None:
    g = with_hold(0, 1, 0, 0)
    own(g, "biodome scouting-vehicles")
    hire(g, "engineer")
    act(g, "upgrade")
    assert upgrades(g) == {"biodome", "scouting-vehicles", "leisure-facilities"}
    assert (automa(g).outpost_pool, automa(g).outpost_points) == (1, 5)
    assert len(notes(g, FREED_OUTPOST)) == 1


# Crew.


@pytest.mark.clause("microcosmos.19.6", "microcosmos.20.16")
def test_it_draws_crew_without_a_limit() -> None:
    g = table()
    act(g, *["draw_two"] * 4, "draw")
    assert len(automa(g).upper) == 9
    assert len(g.crew_deck) == 33 - 9


@pytest.mark.clause("microcosmos.19.6")
def test_a_card_from_the_cantina_comes_from_the_deck() -> None:
    g = table(f"{GALAXY} south=vihrea")
    g.cantina = [g.crew_deck.pop() for _ in range(3)]
    shown = g.cantina[:]
    g.edition.planets[planet("vihrea")].front[6] = 1
    fly(g, "south")
    try:
        act(g, "gather")
    finally:
        g.edition.planets[planet("vihrea")].front[6] = 0
    assert g.cantina == shown


@pytest.mark.clause("microcosmos.19.7")
def test_two_others_stand_in_for_a_missing_specialist() -> None:
    g = with_hold(2, 0, 0, 0)
    hire(g, "red red")
    assert act(g, "upgrade") == [DONE]
    assert (upgrades(g), crew(g)) == ({"biodome"}, "")


@pytest.mark.clause("microcosmos.19.7")
def test_one_other_is_not_enough() -> None:
    g = with_hold(2, 0, 0, 0)
    hire(g, "red")
    assert act(g, "upgrade") == [SKIPPED]
    assert crew(g) == "red"


@pytest.mark.clause("microcosmos.19.7")
def test_the_player_chooses_the_substitutes_where_there_is_a_choice() -> None:
    g = with_hold(2, 0, 0, 0)
    hire(g, "red red green")
    act(g, "upgrade")
    assert g.choices(HUMAN) == [SPARE + RED, SPARE + GREEN]
    with pytest.raises(Refused) as refused:
        g.choose(HUMAN, SPARE + ENGINEER)
    assert refused.value.refusal.clause == "microcosmos.19.7"
    assert upgrades(g) == set()
    g.choose(HUMAN, SPARE + GREEN)  # the other one can only be red
    assert (upgrades(g), crew(g)) == ({"biodome"}, "red")


@pytest.mark.clause("microcosmos.19.7")
def test_who_is_asked_for_is_used_before_substitutes() -> None:
    g = with_hold(2, 0, 0, 0)
    hire(g, "red red engineer")
    act(g, "upgrade")
    assert (upgrades(g), crew(g)) == ({"biodome"}, "red red")


@pytest.mark.clause("microcosmos.19.8")
def test_the_player_chooses_any_leader() -> None:
    g = with_hold(0, 1, 0, 0)
    hire(g, "red green engineer")
    act(g, "upgrade")  # scouting vehicles
    assert g.choices(HUMAN) == [SPARE + RED, SPARE + GREEN]
    with pytest.raises(Refused) as refused:
        g.choose(HUMAN, SPARE + ENGINEER)
    assert refused.value.refusal.clause == "microcosmos.19.8"
    g.choose(HUMAN, SPARE + RED)
    assert (upgrades(g), crew(g)) == ({"scouting-vehicles"}, "engineer green")


@pytest.mark.clause("microcosmos.19.8")
def test_one_leader_alone_is_no_choice() -> None:
    g = with_hold(0, 1, 0, 0)
    hire(g, "blue blue engineer")
    act(g, "upgrade")
    assert (upgrades(g), crew(g)) == ({"scouting-vehicles"}, "blue engineer")


# Resources.


@pytest.mark.clause("microcosmos.19.9", "microcosmos.20.16")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([2, 1, 2, 2], [2, 2, 2, 2]),
        ([1, 1, 1, 1], [2, 1, 1, 1]),
        ([2, 2, 1, 1], [2, 2, 2, 1]),
        ([3, 2, 3, 2], [3, 3, 3, 2]),
        ([4, 4, 4, 4], [4, 4, 4, 4]),
    ],
)
def test_of_any_resources_it_takes_what_it_has_least_of(before: list[int], after: list[int]) -> None:
    g = table()
    automa(g).cargo = before[:]
    act(g, "resource")
    assert automa(g).cargo == after


@pytest.mark.clause("microcosmos.20.7")
def test_it_gathers_all_that_its_planet_yields_and_that_fits() -> None:
    g = table(f"{GALAXY} south=raudur")
    fly(g, "south")
    act(g, "gather")
    assert automa(g).cargo == [0, 2, 0, 0]
    act(g, "gather", "gather")
    assert automa(g).cargo == [0, 4, 0, 0]
    g.done = put("south")
    act(g, "gather")  # two Workforce that do not fit, and one of any kind
    assert automa(g).cargo == [1, 4, 0, 0]


@pytest.mark.clause("microcosmos.20.8", "microcosmos.20.9")
def test_it_raises_the_leftmost_track_that_it_can() -> None:
    g = with_hold(1, 3, 0, 2)
    assert act(g, "terraform") == [DONE]
    assert raised(g, "north") == [1, 1, 0, 0]
    assert automa(g).cargo == [0, 2, 0, 2]
    assert automa(g).mark_place(cell("north")) == 2


@pytest.mark.clause("microcosmos.20.8")
def test_colonies_and_outposts_raise_its_limit() -> None:
    g = with_hold(3, 2, 2, 3)
    automa(g).colonies = put("east west")
    automa(g).outposts = put("east")
    act(g, "terraform")
    assert raised(g, "north") == [3, 2, 0, 0]
    assert automa(g).cargo == [0, 0, 2, 3]


@pytest.mark.clause("microcosmos.20.8", "microcosmos.20.9")
def test_a_full_track_is_passed_over_and_a_complete_planet_ends_the_action() -> None:
    g = with_hold(4, 4, 0, 4)
    raise_to(g, "north", [3, 1, 2, 3])
    mark(g, HUMAN, "north", 9)
    act(g, "terraform")
    assert g.done == put("north")
    assert automa(g).cargo == [4, 3, 0, 4]
    assert (automa(g).planet_points, g.players[HUMAN].planet_points) == (1 + 1, 9 + 3)


@pytest.mark.clause("microcosmos.19.4", "microcosmos.20.8")
@pytest.mark.parametrize("obstacle", ["nothing in the hold", "terraformed"])
def test_it_leaves_out_terraforming_that_is_not_possible(obstacle: str) -> None:
    g = with_hold(0, 0, 0, 0) if obstacle == "nothing in the hold" else with_hold(4, 4, 4, 4)
    g.done = put("north") if obstacle == "terraformed" else 0
    assert act(g, "terraform") == [SKIPPED]
    assert automa(g).mark_place(cell("north")) == 0


@pytest.mark.clause("microcosmos.20.10")
def test_it_explores_for_resources_alone() -> None:
    g = table()
    g.survivor_deck = [0]  # dockers: two Workforce, red like the planet
    hire(g, "red")
    assert act(g, "explore") == [DONE]
    assert automa(g).cargo == [0, 2, 0, 0]
    assert (g.survivor_discards, automa(g).survivors, crew(g)) == ([0], [], "")
    assert [len(notes(g, code)) for code in (MET, LEFT)] == [1, 1]


@pytest.mark.clause("microcosmos.20.10")
def test_it_needs_a_leader_in_the_planets_colour_to_explore() -> None:
    g = table()
    hire(g, "green")
    assert act(g, "explore") == [SKIPPED]
    hire(g, "green")  # two others stand in
    assert act(g, "explore") == [DONE]
    assert crew(g) == ""


@pytest.mark.clause("microcosmos.20.10", "microcosmos.13.6", "microcosmos.19.4")
def test_without_any_survivors_left_it_does_not_explore() -> None:
    g = table()
    g.players[HUMAN].settled, g.survivor_deck = g.survivor_deck, []
    hire(g, "red")
    assert act(g, "explore") == [SKIPPED]
    assert crew(g) == "red"


# Colonies and outposts.


@pytest.mark.clause("microcosmos.20.11")
def test_it_founds_a_colony_for_the_usual_price() -> None:
    g = table()
    hire(g, "engineer blue")
    assert act(g, "colony") == [DONE]
    assert spaces(automa(g).colonies) == {"north"}
    assert (automa(g).colony_pool, crew(g)) == (1, "")


@pytest.mark.clause("microcosmos.20.11", "microcosmos.19.10")
@pytest.mark.parametrize(
    ("hold", "left"), [([1, 3, 3, 0], [1, 2, 3, 0]), ([2, 2, 2, 2], [1, 2, 2, 2]), ([0, 0, 0, 1], [0, 0, 0, 0])]
)
def test_for_a_colony_it_spends_what_it_has_most_of(hold: list[int], left: list[int]) -> None:
    g = table()
    automa(g).cargo = hold[:]
    automa(g).colonies = put("east")
    hire(g, "engineer blue")
    assert act(g, "colony") == [DONE]
    assert automa(g).cargo == left


@pytest.mark.clause("microcosmos.19.10")
def test_several_units_are_spent_one_by_one() -> None:
    g = table(FULL)
    automa(g).cargo = [3, 0, 2, 0]
    automa(g).colonies = put("east west south south-west")  # the fifth costs two resources
    hire(g, "engineer red green")
    assert act(g, "colony") == [DONE]
    assert automa(g).cargo == [1, 0, 2, 0]


@pytest.mark.clause("microcosmos.20.11")
@pytest.mark.parametrize("obstacle", ["supply", "here", "specialists", "resources"])
def test_it_leaves_out_a_colony_that_is_not_possible(obstacle: str) -> None:
    g = table()
    hire(g, "engineer blue" if obstacle != "specialists" else "blue")
    if obstacle == "supply":
        automa(g).colony_pool = 0
    if obstacle == "here":
        automa(g).colonies = put("north")
        automa(g).cargo = [1, 0, 0, 0]
    if obstacle == "resources":
        automa(g).colonies = put("east")
    before = automa(g).colonies
    assert act(g, "colony") == [SKIPPED]
    assert automa(g).colonies == before


@pytest.mark.clause("microcosmos.20.11", "microcosmos.19.7")
def test_the_leader_of_the_planets_colour_is_not_given_away() -> None:
    """For the third colony it needs an Engineer, a red Leader and any Leader: red is used first for its own place."""
    g = table()
    automa(g).colonies = put("east west")
    hire(g, "engineer red green blue")
    act(g, "colony")
    assert g.choices(HUMAN) == [SPARE + GREEN, SPARE + 2]
    g.choose(HUMAN, SPARE + GREEN)
    assert (spaces(automa(g).colonies), crew(g)) == ({"north", "east", "west"}, "blue")


@pytest.mark.clause("microcosmos.20.12")
@pytest.mark.parametrize(("colonies", "points"), [("", 0), ("north", 2)])
def test_it_creates_an_outpost_of_its_supply(colonies: str, points: int) -> None:
    g = table()
    automa(g).outpost_pool = 1
    automa(g).outposts = put("east")
    automa(g).colonies = put(colonies) if colonies else 0
    assert act(g, "outpost") == [DONE]
    assert spaces(automa(g).outposts) == {"north", "east"}
    assert (automa(g).outpost_pool, automa(g).outpost_points) == (0, points)


@pytest.mark.clause("microcosmos.20.13")
def test_it_moves_its_only_outpost() -> None:
    g = table()
    automa(g).outposts = put("east")
    automa(g).colonies = put("north")
    assert act(g, "outpost") == [DONE]
    assert spaces(automa(g).outposts) == {"north"}
    assert automa(g).outpost_points == 2


@pytest.mark.clause("microcosmos.20.14")
def test_the_player_decides_which_of_two_outposts_moves() -> None:
    g = table()
    automa(g).outposts = put("east west")
    act(g, "outpost")
    assert sorted(g.choices(HUMAN)) == sorted([MOVE + planet("kijani"), MOVE + planet("ryugu")])
    with pytest.raises(Refused) as refused:
        g.choose(HUMAN, MOVE + planet("keyi"))
    assert refused.value.refusal.clause == "microcosmos.20.14"
    g.choose(HUMAN, MOVE + planet("ryugu"))
    assert spaces(automa(g).outposts) == {"north", "east"}


@pytest.mark.clause("microcosmos.19.4", "microcosmos.20.12")
@pytest.mark.parametrize("obstacle", ["none", "here"])
def test_it_leaves_out_an_outpost_that_is_not_possible(obstacle: str) -> None:
    g = table()
    automa(g).outposts = put("north") if obstacle == "here" else 0
    automa(g).outpost_pool = 1 if obstacle == "here" else 0
    assert act(g, "outpost") == [SKIPPED]


@pytest.mark.clause("microcosmos.19.5")
def test_of_two_actions_it_takes_the_first_that_is_possible() -> None:
    g = table()
    automa(g).outpost_pool = 1
    assert act(g, "colony or outpost") == [DONE + 1]
    assert (spaces(automa(g).colonies), spaces(automa(g).outposts)) == (set(), {"north"})
    g = table()
    automa(g).outpost_pool = 1
    hire(g, "engineer red")
    assert act(g, "colony or outpost") == [DONE]
    assert (spaces(automa(g).colonies), spaces(automa(g).outposts)) == ({"north"}, set())
    g = table()
    assert act(g, "colony or outpost") == [SKIPPED]
