"""Terraforming: what it costs, how far it goes, merits and their ranking, and what becomes of a finished planet."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import LAST_ROUND, MERIT, MERIT_POINTS, RAISED, TERRAFORMED
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    answer,
    answers,
    colonise,
    finish,
    fly,
    hold,
    load,
    mark,
    merit,
    on,
    own,
    planets,
    raise_to,
    raised,
    refused,
    rescue,
    run,
    table,
    told,
    trade,
    where,
)
from tests.games.microcosmos.solo import FULL

RICH = {"biomass": 4, "workforce": 4, "minerals": 4, "technology": 4}


def on_keyi(seats: int = 2, **amounts: int) -> Cosmos:
    """A table whose first player is on K'Eyi, which needs 3, 2, 2 and 3 levels, with something in the hold."""
    g = table(seats=seats)
    fly(g, 0, "keyi")
    load(g, 0, **amounts)
    return g


def points(g: Cosmos) -> list[int]:
    return [player.planet_points for player in g.players]


# Levels.


@pytest.mark.clause("microcosmos.12.1")
def test_each_level_costs_a_unit_of_its_resource() -> None:
    g = run(on_keyi(biomass=2, minerals=1), "act")
    answer(g, 0, "do terraform", "raise minerals", "raise biomass")
    assert hold(g, 0) == {"biomass": 1}
    assert raised(g, "keyi") == {"biomass": 1, "minerals": 1}


@pytest.mark.clause("microcosmos.12.1", "microcosmos.4.2")
def test_only_what_is_in_the_hold_can_be_raised() -> None:
    g = run(on_keyi(biomass=2, minerals=1), "act")
    answer(g, 0, "do terraform")
    assert answers(g, 0) == ["raise biomass", "raise minerals"]
    assert refused(g, 0, "raise technology") == "microcosmos.4.2"
    assert refused(g, 0, "stop") == "microcosmos.12.1"  # one level at least, once the action is chosen


@pytest.mark.clause("microcosmos.12.1")
def test_without_anything_that_the_planet_needs_there_is_no_terraforming() -> None:
    g = on_keyi(workforce=3)
    raise_to(g, "keyi", workforce=2)
    run(g, "act")
    assert refused(g, 0, "do terraform") == "microcosmos.12.1"


@pytest.mark.clause("microcosmos.12.2")
def test_a_resource_rises_to_the_end_of_its_track_at_most() -> None:
    g = on_keyi(workforce=3, minerals=1, technology=1)
    raise_to(g, "keyi", workforce=1)
    run(g, "act")
    answer(g, 0, "do terraform", "raise workforce")
    assert answers(g, 0) == ["raise minerals", "raise technology", "stop"]
    assert refused(g, 0, "raise workforce") == "microcosmos.12.2"
    assert raised(g, "keyi") == {"workforce": 2}


@pytest.mark.clause("microcosmos.12.3")
@pytest.mark.parametrize(
    ("raising", "levels"),
    [
        (["raise biomass", "raise biomass"], {"biomass": 2}),
        (["raise biomass", "raise technology"], {"biomass": 1, "technology": 1}),
        (["raise minerals", "stop"], {"minerals": 1}),
    ],
)
def test_one_action_raises_up_to_two_levels(raising: list[str], levels: dict[str, int]) -> None:
    g = run(on_keyi(**RICH), "act")
    answer(g, 0, "do terraform", *raising)
    assert g.over()  # nothing more is asked
    assert raised(g, "keyi") == levels


def levels_of(g: Cosmos) -> int:
    """How many levels an action on K'Eyi can raise."""
    run(g, "act")
    answer(g, 0, "do terraform")
    levels = 0
    while g.pending():
        answer(g, 0, answers(g, 0)[0])
        levels += 1
    return levels


@pytest.mark.clause("microcosmos.12.4")
@pytest.mark.parametrize(
    ("colonies", "outposts", "levels"),
    [("", "", 2), ("ryugu", "", 3), ("", "kijani", 3), ("ryugu kijani", "kijani", 5), ("keyi", "keyi", 4)],
)
def test_each_colony_and_outpost_raises_the_limit(colonies: str, outposts: str, levels: int) -> None:
    g = on_keyi(**RICH)
    colonise(g, 0, colonies)
    trade(g, 0, outposts)
    assert levels_of(g) == levels


@pytest.mark.clause("microcosmos.12.4")
def test_those_in_the_pool_and_those_of_others_do_not_count() -> None:
    g = on_keyi(**RICH)
    g.players[0].colony_pool = 3
    g.players[0].outpost_pool = 2
    colonise(g, 1, "keyi ryugu")
    trade(g, 1, "kijani")
    assert levels_of(g) == 2


# Merits.


@pytest.mark.clause("microcosmos.12.5")
def test_the_marker_moves_as_far_as_levels_were_raised() -> None:
    g = run(on_keyi(**RICH), "act")
    notes = told(g, 0, "do terraform", "raise biomass", "raise minerals")
    assert merit(g, 0, "keyi") == 2
    assert [(note.seat, note.b) for note in notes if note.code == MERIT] == [(0, 2)]
    assert len([note for note in notes if note.code == RAISED]) == 2
    run(g, "act")
    answer(g, 0, "do terraform", "raise biomass", "stop")
    assert merit(g, 0, "keyi") == 3
    assert merit(g, 1, "keyi") == merit(g, 0, "ryugu") == 0


def finish_keyi(g: Cosmos) -> None:
    """Let the first player raise the last level of K'Eyi."""
    raise_to(g, "keyi", biomass=3, workforce=2, minerals=2, technology=2)
    load(g, 0, technology=1)
    fly(g, 0, "keyi")
    run(g, "act")
    answer(g, 0, "do terraform")


@pytest.mark.clause("microcosmos.12.6", "microcosmos.12.9")
@pytest.mark.parametrize(
    ("arriving", "scored"),
    [
        # Who comes to a space later lies on top and ranks higher.
        ([(1, 4), (2, 4)], [1, 4 + 1, 4 + 3, 0]),
        ([(2, 4), (1, 4)], [1, 4 + 3, 4 + 1, 0]),
        ([(3, 4), (1, 4), (2, 4)], [1, 4 + 1, 4 + 3, 4]),
        # The lower one goes on first, so on the next space it is the lower one again.
        ([(1, 2), (2, 2), (1, 1), (2, 1)], [1, 3 + 1, 3 + 3, 0]),
        # Further on counts more than on top.
        ([(1, 5), (2, 4)], [1, 5 + 3, 4 + 1, 0]),
    ],
)
def test_the_marker_on_top_ranks_higher(arriving: list[tuple[int, int]], scored: list[int]) -> None:
    g = table(seats=4)
    for seat, levels in arriving:
        mark(g, seat, "keyi", levels)
    finish_keyi(g)
    assert points(g) == scored


@pytest.mark.clause("microcosmos.12.6")
def test_the_last_level_puts_a_marker_on_top_too() -> None:
    g = table(seats=4)
    for seat in (3, 2, 1):
        mark(g, seat, "keyi", 2)
    mark(g, 0, "keyi", 1)
    finish_keyi(g)
    assert points(g) == [2 + 3, 2 + 1, 2, 2]


# The finished planet.


@pytest.mark.clause("microcosmos.12.3", "microcosmos.12.4", "microcosmos.12.7", "microcosmos.12.8", "microcosmos.12.9")
def test_the_example_with_nine_three_and_two_points() -> None:
    """Two colonies and an outpost would allow five levels, but two complete the planet: 6 + 3, 2 + 1 and 2 points."""
    yellow, white, purple = 0, 1, 2
    g = on_keyi(seats=3, **RICH)
    colonise(g, yellow, "ryugu kijani")
    trade(g, yellow, "ryugu")
    raise_to(g, "keyi", biomass=2, workforce=2, minerals=2, technology=2)
    mark(g, yellow, "keyi", 4)
    mark(g, white, "keyi", 2)
    mark(g, purple, "keyi", 2)
    run(g, "act")
    notes = told(g, yellow, "do terraform", "raise biomass", "raise technology")
    assert points(g) == [9, 2, 3]
    assert [(note.seat, note.b) for note in notes if note.code == MERIT_POINTS] == [(0, 9), (1, 2), (2, 3)]
    assert [note.b for note in notes if note.code == TERRAFORMED] == [1]
    assert hold(g, yellow) == {"biomass": 3, "workforce": 4, "minerals": 4, "technology": 3}
    assert g.scores().totals == [9 + 5, 2, 3]  # and five for two colonies


@pytest.mark.clause("microcosmos.12.7")
def test_a_planet_is_complete_only_when_every_track_is_full() -> None:
    g = on_keyi(**RICH)
    raise_to(g, "keyi", biomass=3, workforce=2, minerals=2)
    run(g, "act")
    answer(g, 0, "do terraform", "raise technology")  # the first level, the only possible one, has raised itself
    assert not g.done
    assert points(g) == [0, 0]
    run(g, "act")
    answer(g, 0, "do terraform")
    assert planets(g, g.done) == {"keyi"}


@pytest.mark.clause("microcosmos.12.8", "microcosmos.12.9")
def test_who_did_not_help_scores_nothing_and_who_was_alone_leaves_the_second_place_empty() -> None:
    g = on_keyi(seats=4)
    mark(g, 2, "ryugu", 5)
    finish_keyi(g)
    assert points(g) == [1 + 3, 0, 0, 0]
    assert [note.seat for note in g.journal or [] if note.code == MERIT_POINTS] == [0]


@pytest.mark.clause("microcosmos.12.9")
def test_a_third_place_brings_nothing_more() -> None:
    g = on_keyi(seats=4)
    for seat, place in ((1, 4), (2, 3), (3, 2)):
        mark(g, seat, "keyi", place)
    finish_keyi(g)
    assert points(g) == [1, 4 + 3, 3 + 1, 2]


@pytest.mark.clause("microcosmos.12.10")
def test_markers_come_back() -> None:
    g = on_keyi(seats=3)
    mark(g, 1, "keyi", 5)
    mark(g, 1, "ryugu", 2)
    finish_keyi(g)
    assert raised(g, "keyi") == {}
    assert [merit(g, seat, "keyi") for seat in range(3)] == [0, 0, 0]
    assert merit(g, 1, "ryugu") == 2


@pytest.mark.clause("microcosmos.12.11")
def test_arks_colonies_and_outposts_stay_on_the_turned_card() -> None:
    g = on_keyi()
    colonise(g, 0, "keyi")
    trade(g, 1, "keyi")
    fly(g, 1, "keyi moon")
    finish_keyi(g)
    assert g.done == on(g, "keyi")
    assert planets(g, g.players[0].colonies) == planets(g, g.players[1].outposts) == {"keyi"}
    assert [where(g, seat) for seat in (0, 1)] == ["keyi", "keyi moon"]


@pytest.mark.clause("microcosmos.12.12")
def test_a_terraformed_planet_yields_more() -> None:
    g = on_keyi()
    run(g, "act")
    answer(g, 0, "do gather")
    assert hold(g, 0) == {"workforce": 1}
    finish(g, "keyi")
    run(g, "act")
    answer(g, 0, "do gather", "gain technology")
    assert hold(g, 0) == {"workforce": 2, "technology": 1}


@pytest.mark.clause("microcosmos.12.12")
def test_it_cannot_be_terraformed_again_but_all_else_stays_possible() -> None:
    g = on_keyi(**RICH)
    finish(g, "keyi")
    own(g, 0, "scouting-vehicles")
    g.players[0].colony_pool = g.players[0].outpost_pool = 1
    g.players[0].tokens = 0b1111
    rescue(g, 0, "dockers")
    run(g, "act")
    assert answers(g, 0) == ["do gather", "do explore", "do settle", "do colony", "do outpost", "stop"]
    assert refused(g, 0, "do terraform") == "microcosmos.12.12"


@pytest.mark.clause("microcosmos.12.7", "microcosmos.12.12")
def test_a_planet_that_is_just_complete_can_be_settled_with_robotics() -> None:
    g = on_keyi()
    colonise(g, 0, "keyi")
    own(g, 0, "robotics")
    rescue(g, 0, "dockers")
    finish_keyi(g)
    assert answers(g, 0) == ["do gather", "do settle", "stop"]
    answer(g, 0, "do settle")
    assert len(g.players[0].settled) == 1


@pytest.mark.clause("microcosmos.17.1")
@pytest.mark.parametrize(
    ("long", "done", "last"),
    [
        (False, "ryugu", 0),
        (False, "ryugu kijani", 2),
        (True, "ryugu kijani", 0),
        (True, "ryugu kijani elpis", 2),
    ],
)
def test_the_third_planet_brings_the_last_round_near_in_the_longer_game_the_fourth(
    long: bool, done: str, last: int
) -> None:
    g = table(FULL, long=long)
    finish(g, done)
    finish_keyi(g)
    assert g.last_round == last
    assert [note.a for note in g.journal or [] if note.code == LAST_ROUND] == ([last] if last else [])
