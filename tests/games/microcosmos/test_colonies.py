"""Founding colonies: markers, rising costs, where they go, and the second action with Robotics."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import FOUNDED
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    answer,
    answers,
    colonise,
    fly,
    hire,
    hold,
    load,
    own,
    planets,
    ready,
    refused,
    rows,
    run,
    table,
    tokens,
    told,
)
from tests.games.microcosmos.solo import FULL

# All other planets of the full galaxy, in the order in which the tests found colonies there.
OTHERS = ["keyi", "ryugu", "kijani", "nyekundu", "gorria", "sininen", "berdea"]


def at_elpis(colonies: int = 0, pool: int = 1) -> Cosmos:
    """A full galaxy whose first player is on Elpis, which is green, with some colonies elsewhere."""
    g = table(FULL)
    fly(g, 0, "elpis")
    colonise(g, 0, " ".join(OTHERS[:colonies]))
    g.players[0].colony_pool = pool
    return g


# Markers.


@pytest.mark.clause("microcosmos.14.1")
def test_a_colony_comes_from_the_pool() -> None:
    g = at_elpis(pool=2)
    ready(g, 0, "red engineer")
    run(g, "act")
    answer(g, 0, "do colony")
    assert g.players[0].colony_pool == 1


@pytest.mark.clause("microcosmos.14.1")
def test_without_a_colony_in_the_pool_none_is_founded() -> None:
    g = at_elpis(pool=0)
    ready(g, 0, "red engineer")
    run(g, "act")
    assert refused(g, 0, "do colony") == "microcosmos.14.1"


@pytest.mark.clause("microcosmos.14.4")
def test_the_colony_goes_onto_the_planet_of_the_ark() -> None:
    g = at_elpis()
    ready(g, 0, "red engineer")
    run(g, "act")
    notes = told(g, 0, "do colony")
    assert planets(g, g.players[0].colonies) == {"elpis"}
    assert [(note.seat, note.b) for note in notes if note.code == FOUNDED] == [(0, 1)]
    assert g.players[1].colonies == 0


@pytest.mark.clause("microcosmos.14.5")
def test_a_second_colony_on_the_same_planet_is_refused() -> None:
    g = at_elpis(pool=2)
    colonise(g, 0, "elpis")
    load(g, 0, biomass=1)
    ready(g, 0, "red engineer")
    run(g, "act")
    assert refused(g, 0, "do colony") == "microcosmos.14.5"


@pytest.mark.clause("microcosmos.14.5")
def test_a_colony_of_another_player_keeps_nobody_away() -> None:
    g = at_elpis()
    colonise(g, 1, "elpis")
    ready(g, 0, "red engineer")
    run(g, "act")
    answer(g, 0, "do colony")
    assert planets(g, g.players[0].colonies) == planets(g, g.players[1].colonies) == {"elpis"}


# Costs.


@pytest.mark.clause("microcosmos.14.2")
def test_the_first_colony_costs_an_engineer_and_any_leader() -> None:
    g = at_elpis()
    load(g, 0, biomass=3)
    ready(g, 0, "engineer blue")
    hire(g, 0, "foreman", "foundry-engineer")
    run(g, "act")
    answer(g, 0, "do colony")
    assert answers(g, 0) == ["discard foundry-engineer", "token engineer"]
    assert refused(g, 0, "token blue") == "microcosmos.6.3"
    answer(g, 0, "token engineer")
    assert answers(g, 0) == ["discard foreman", "token blue"]
    assert refused(g, 0, "discard foundry-engineer") == "microcosmos.6.3"
    assert planets(g, g.players[0].colonies) == set()  # not before it is paid for
    answer(g, 0, "discard foreman")
    assert planets(g, g.players[0].colonies) == {"elpis"}
    assert (rows(g, 0), tokens(g, 0)) == (("", "foundry-engineer"), {"blue"})
    assert hold(g, 0) == {"biomass": 3}


@pytest.mark.clause("microcosmos.14.2")
@pytest.mark.parametrize("specialists", ["engineer", "red green blue"])
def test_without_engineer_or_leader_there_is_no_first_colony(specialists: str) -> None:
    g = at_elpis()
    ready(g, 0, specialists)
    run(g, "act")
    assert refused(g, 0, "do colony") == "microcosmos.14.2"


@pytest.mark.clause("microcosmos.14.3", "microcosmos.17.3")
def test_the_example_of_the_third_colony() -> None:
    """On a green planet it takes an Engineer, a green Leader and any Leader, and three colonies score nine."""
    g = at_elpis(2)
    hire(g, 0, "foreman botanist", "agronomist foundry-engineer")
    load(g, 0, technology=2)
    run(g, "act")
    answer(g, 0, "do colony")
    assert answers(g, 0) == ["discard botanist", "discard agronomist"]  # the Engineer has gone by itself
    assert refused(g, 0, "discard foreman") == "microcosmos.6.3"
    answer(g, 0, "discard botanist")
    assert answers(g, 0) == ["discard foreman", "discard agronomist"]
    answer(g, 0, "discard foreman")
    assert rows(g, 0) == ("", "agronomist")
    assert hold(g, 0) == {"technology": 2}
    assert planets(g, g.players[0].colonies) == {*OTHERS[:2], "elpis"}
    assert g.scores().parts["colonies"] == [9, 0]


# By number of the colony: the Leaders in the planet's colour, the Leaders of any colour, the resources.
COSTS = [(0, 1, 0), (0, 1, 1), (1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3), (1, 1, 4), (2, 1, 5)]
GREEN = ["botanist", "agronomist"]
RED = ["foreman", "marshal", "veteran"]


def staff(g: Cosmos, engineer: int, green: int, red: int, units: int) -> None:
    """Give the first player an Engineer or none, green and red Leaders, and units of different resources."""
    hire(g, 0, " ".join(GREEN[:green]), " ".join(["foundry-engineer"][:engineer]))
    hire(g, 0, "", " ".join(RED[:red]))
    for unit in range(units):
        g.players[0].cargo[unit % 4] += 1


@pytest.mark.clause("microcosmos.14.2", "microcosmos.14.3")
@pytest.mark.parametrize("number", range(1, 9))
def test_each_colony_takes_exactly_what_the_table_says(number: int) -> None:
    g = at_elpis(number - 1)
    staff(g, 1, *COSTS[number - 1])
    run(g, "act")
    answer(g, 0, "do colony")
    while g.pending():
        answer(g, 0, answers(g, 0)[0])
    assert len(planets(g, g.players[0].colonies)) == number
    assert (rows(g, 0), hold(g, 0)) == (("", ""), {})


ONE_LESS = [
    *((number, (0, green, red, units)) for number, (green, red, units) in enumerate(COSTS, 1)),
    *((number, (1, green, red - 1, units)) for number, (green, red, units) in enumerate(COSTS, 1)),
    # A Leader of another colour instead of one of the planet's.
    *((number, (1, green - 1, red + 1, units)) for number, (green, red, units) in enumerate(COSTS, 1) if green),
    *((number, (1, green, red, units - 1)) for number, (green, red, units) in enumerate(COSTS, 1) if units),
]


@pytest.mark.clause("microcosmos.14.2", "microcosmos.14.3")
@pytest.mark.parametrize(("number", "owned"), ONE_LESS)
def test_one_thing_less_is_not_enough(number: int, owned: tuple[int, int, int, int]) -> None:
    g = at_elpis(number - 1)
    staff(g, *owned)
    run(g, "act")
    assert refused(g, 0, "do colony") == ("microcosmos.14.2" if number == 1 else "microcosmos.14.3")


@pytest.mark.clause("microcosmos.14.3", "microcosmos.4.2")
def test_the_player_chooses_which_resources_go() -> None:
    g = at_elpis(4)
    staff(g, 1, 1, 1, 0)
    load(g, 0, biomass=1, minerals=2)
    run(g, "act")
    answer(g, 0, "do colony")
    assert answers(g, 0) == ["spend biomass", "spend minerals"]
    assert refused(g, 0, "spend workforce") == "microcosmos.4.2"
    answer(g, 0, "spend biomass")
    assert hold(g, 0) == {"minerals": 1}


@pytest.mark.clause("microcosmos.14.3", "microcosmos.16.4")
def test_tokens_pay_for_colonies_too() -> None:
    g = at_elpis(2)
    ready(g, 0, "green blue engineer")
    run(g, "act")
    answer(g, 0, "do colony")
    assert len(planets(g, g.players[0].colonies)) == 3
    assert tokens(g, 0) == set()


# Robotics.


@pytest.mark.clause("microcosmos.14.6", "microcosmos.11.3")
def test_with_robotics_a_second_action_follows_the_founding() -> None:
    g = at_elpis(pool=2)
    own(g, 0, "robotics")
    ready(g, 0, "red engineer")
    load(g, 0, biomass=3)
    run(g, "act")
    answer(g, 0, "do colony")
    assert answers(g, 0) == ["do gather", "do terraform", "stop"]
    assert refused(g, 0, "do colony") == "microcosmos.11.3"
    answer(g, 0, "do terraform", "raise biomass")
    assert g.over()  # and no third one


@pytest.mark.clause("microcosmos.14.6")
def test_without_robotics_the_founding_is_the_only_action() -> None:
    g = at_elpis()
    ready(g, 0, "red engineer")
    run(g, "act")
    answer(g, 0, "do colony")
    assert g.over()


@pytest.mark.clause("microcosmos.14.6")
def test_after_another_action_robotics_needs_a_colony_that_is_there_already() -> None:
    g = at_elpis()
    own(g, 0, "robotics")
    ready(g, 0, "red engineer")
    run(g, "act")
    answer(g, 0, "do gather")
    assert g.over()
