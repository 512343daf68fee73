"""The end of the game, the points that come with it, ties, and what a solo game scores."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import LAST_ROUND, ROUND, TERRAFORMED, TURN
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos import solo
from tests.games.microcosmos.kit import (
    GAME,
    SURVIVORS,
    answer,
    answers,
    colonise,
    finish,
    fly,
    load,
    mark,
    new,
    play_rounds,
    raise_to,
    rescue,
    table,
)
from tests.games.microcosmos.solo import AUTOMA, FULL, HUMAN, LEVELS

LATE = 20  # no round of these tests has such a number
# All planets of the full galaxy.
PLANETS = ["keyi", "ryugu", "kijani", "nyekundu", "gorria", "sininen", "elpis", "berdea"]


def idle(g: Cosmos, seat: int = -1, until: str = "") -> None:
    """Let everybody do nothing but travel, until a seat may answer something, or to the end."""
    while g.pending() and not (g.pending()[0] == seat and until in answers(g, seat)):
        assert g.round < LATE
        idle_once(g)


def idle_once(g: Cosmos) -> None:
    seat = g.pending()[0]
    offered = answers(g, seat)
    answer(g, seat, next((text for text in ("stop", "pass") if text in offered), offered[0]))


def about_to_finish(g: Cosmos, done: str) -> None:
    """Begin the second round: some planets are done, Elpis lacks a level, and the first seat can raise it."""
    finish(g, done)
    raise_to(g, "elpis", biomass=2, workforce=2, minerals=2, technology=3)
    load(g, 0, technology=1)
    fly(g, 0, "elpis moon")
    play_rounds(g)


def one_level_missing(seats: int, first: int, done: str, *, long: bool = False) -> Cosmos:
    """A table in its second round, before Elpis is complete; who was first in the round before is given."""
    g = table(FULL, seats=seats, long=long)
    g.first = first
    about_to_finish(g, done)
    return g


def complete(g: Cosmos, seat: int, key: str) -> None:
    """Play on until a seat has landed on a planet and raised its last level."""
    idle(g, seat, f"go {key}")
    answer(g, seat, f"go {key}")
    idle(g, seat, "do terraform")
    answer(g, seat, "do terraform")


def told(g: Cosmos, code: int) -> list[tuple[int, int, int]]:
    """Seat and numbers of what the journal tells of a sort."""
    return [(note.seat, note.a, note.b) for note in g.journal or [] if note.code == code]


# The end.


@pytest.mark.clause("microcosmos.17.1", "microcosmos.3.1", "microcosmos.3.2")
@pytest.mark.parametrize(("long", "done"), [(False, "keyi ryugu"), (True, "keyi ryugu nyekundu")])
@pytest.mark.parametrize(
    ("seats", "first", "turns"),
    [
        # The player after the first one of the round before begins. The first seat completes the planet.
        (2, 1, [0, 1, 1, 0]),
        (2, 0, [1, 0, 0, 1]),
        (3, 0, [1, 2, 0, 2, 0, 1]),
        (4, 2, [3, 0, 1, 2, 0, 1, 2, 3]),
    ],
)
def test_the_round_is_finished_and_one_more_is_played(
    seats: int, first: int, turns: list[int], long: bool, done: str
) -> None:
    g = one_level_missing(seats, first, done, long=long)
    complete(g, 0, "elpis")
    idle(g)
    assert g.over()
    assert [seat for seat, _, _ in told(g, TURN)] == turns
    assert [number for _, number, _ in told(g, ROUND)] == [2, 3]
    assert [number for _, _, number in told(g, TERRAFORMED)] == [4 if long else 3]
    assert [number for _, number, _ in told(g, LAST_ROUND)] == [3]


@pytest.mark.clause("microcosmos.17.1")
def test_a_further_planet_in_the_meantime_changes_nothing() -> None:
    g = one_level_missing(2, 1, "keyi ryugu")
    complete(g, 0, "elpis")
    idle(g, 1, "draw")  # at the end of the round; the last one begins with the same player
    fly(g, 1, "kijani moon")
    raise_to(g, "kijani", biomass=2, workforce=3, minerals=2, technology=2)
    load(g, 1, technology=1)
    complete(g, 1, "kijani")
    idle(g)
    assert [number for _, _, number in told(g, TERRAFORMED)] == [3, 4]
    assert g.round == 3


@pytest.mark.clause("microcosmos.17.1", "microcosmos.3.5")
def test_three_planets_do_not_end_the_longer_game() -> None:
    g = one_level_missing(2, 1, "keyi ryugu", long=True)
    complete(g, 0, "elpis")
    while g.round < 9:
        idle_once(g)
    assert g.last_round == 0


@pytest.mark.clause("microcosmos.19.2", "microcosmos.17.1", "microcosmos.18.7")
@pytest.mark.parametrize(("long", "done"), [(False, "keyi ryugu"), (True, "keyi ryugu nyekundu")])
def test_in_a_solo_game_both_have_one_more_turn(long: bool, done: str) -> None:
    g = solo.table(FULL)
    g.long = long
    about_to_finish(g, done)
    complete(g, HUMAN, "elpis")
    idle(g)
    assert g.over()
    assert [party for party, _, _ in told(g, TURN)] == [HUMAN, AUTOMA, HUMAN, AUTOMA]
    assert [number for _, number, _ in told(g, LAST_ROUND)] == [3]


# Points.


@pytest.mark.clause("microcosmos.17.2")
@pytest.mark.parametrize(("settled", "points"), list(enumerate([0, 5, 12, 20, 30, 40, 40, 40])))
def test_points_for_settled_survivors(settled: int, points: int) -> None:
    g = table()
    rescue(g, 1, settled=" ".join(SURVIVORS[:settled]))
    rescue(g, 0, " ".join(SURVIVORS[-3:]))  # open ones are worth nothing
    assert g.scores().parts["survivors"] == [0, points]


@pytest.mark.clause("microcosmos.17.3")
@pytest.mark.parametrize(("founded", "points"), list(enumerate([0, 2, 5, 9, 14, 20, 27, 35, 45])))
def test_points_for_founded_colonies(founded: int, points: int) -> None:
    g = table(FULL)
    colonise(g, 1, " ".join(PLANETS[:founded]))
    g.players[0].colony_pool = 3  # those in the pool are worth nothing
    assert g.scores().parts["colonies"] == [0, points]


@pytest.mark.clause("microcosmos.17.4")
def test_unfinished_planets_score_the_places_of_the_markers_alone() -> None:
    g = table(FULL, seats=3)
    for seat, key, place in ((0, "elpis", 7), (1, "elpis", 7), (2, "elpis", 1), (1, "keyi", 3)):
        mark(g, seat, key, place)
    assert g.scores().parts["unfinished"] == [7, 10, 1]
    assert g.scores().parts["planets"] == [0, 0, 0]


@pytest.mark.clause("microcosmos.17.4", "microcosmos.12.10")
def test_a_finished_planet_is_not_scored_twice() -> None:
    g = one_level_missing(2, 1, "")
    mark(g, 0, "elpis", 7)
    mark(g, 1, "elpis", 2)
    mark(g, 1, "keyi", 4)
    complete(g, 0, "elpis")
    assert g.scores().parts["planets"] == [8 + 3, 2 + 1]
    assert g.scores().parts["unfinished"] == [0, 4]


@pytest.mark.clause("microcosmos.3.4")
def test_whoever_has_most_points_wins() -> None:
    g = table(FULL, seats=3)
    load(g, 0, biomass=4)  # which counts in a tie only
    colonise(g, 0, "keyi ryugu")
    mark(g, 1, "elpis", 6)
    rescue(g, 2, settled="dockers")
    assert g.scores().totals == [5, 6, 5]
    assert g.scores().winners == [1]


@pytest.mark.clause("microcosmos.17.5")
def test_a_tie_goes_to_the_fuller_hold() -> None:
    g = table(seats=3)
    for seat in range(3):
        g.players[seat].planet_points = 9 if seat else 8
    load(g, 0, biomass=4, workforce=4)
    load(g, 1, biomass=1, workforce=1, technology=1)
    load(g, 2, minerals=2)
    assert g.scores().winners == [1]


@pytest.mark.clause("microcosmos.17.6", "microcosmos.17.5")
def test_with_equal_holds_too_the_victory_is_shared() -> None:
    g = table(seats=3)
    for seat in range(3):
        g.players[seat].planet_points = 9
    load(g, 0, biomass=3)
    load(g, 1, biomass=1)
    load(g, 2, minerals=1, technology=2)
    assert g.scores().winners == [0, 2]


# Levels of the solo game.


@pytest.mark.clause(
    "microcosmos.22.5",
    "microcosmos.22.6",
    "microcosmos.22.7",
    "microcosmos.22.8",
    "microcosmos.22.9",
    "microcosmos.22.10",
)
@pytest.mark.parametrize(
    ("level", "colony", "each", "points"),
    [
        ("easy", 0, 0, [0, 0, 1, 3, 6, 11, 15]),
        ("easy_plus", 2, 0, [0, 0, 1, 3, 6, 11, 15]),
        ("medium", 2, 0, [0, 0, 2, 5, 10, 17, 25]),
        ("medium_plus", 2, 1, [0, 0, 2, 5, 10, 17, 25]),
        ("hard", 2, 0, [0, 0, 5, 10, 15, 22, 30]),
        ("hard_plus", 2, 2, [0, 0, 5, 10, 15, 22, 30]),
    ],
)
def test_the_option_chooses_the_level(level: str, colony: int, each: int, points: list[int]) -> None:
    g = new(1, level=level)
    automa = g.players[AUTOMA]
    assert automa.cargo == [each] * 4
    assert g.scores().totals == [0, colony]
    for number, upgrade in enumerate(GAME.cards.automa_upgrades, 1):
        automa.upgrades |= 1 << upgrade
        assert g.scores().totals == [0, colony + points[number]]
    g.players[HUMAN].upgrades = automa.upgrades  # the player scores nothing for those
    assert g.scores().parts["ark"][HUMAN] == 0


def test_every_level_of_the_edition_can_be_chosen() -> None:
    option = next(option for option in GAME.options if option.name == "level")
    assert list(option.choices) == LEVELS
