"""Trading outposts: creating and moving them, points beside a colony, and income on anybody's landing."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import INCOME, OUTPOST, OUTPOST_POINTS
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    PLANETS,
    answer,
    answers,
    colonise,
    finish,
    fly,
    hire,
    hold,
    lay,
    load,
    own,
    planets,
    refused,
    rows,
    run,
    table,
    told,
    trade,
)
from tests.games.microcosmos.solo import FULL, planet


def at_elpis(pool: int = 0, outposts: str = "", seats: int = 2) -> Cosmos:
    """A full galaxy whose first player is on Elpis with outposts in the pool and on planets."""
    g = table(FULL, seats=seats)
    fly(g, 0, "elpis")
    g.players[0].outpost_pool = pool
    trade(g, 0, outposts)
    return g


# Creating and moving.


@pytest.mark.clause("microcosmos.15.1")
@pytest.mark.parametrize("elsewhere", ["", "keyi"])
def test_an_outpost_of_the_pool_goes_onto_the_planet_of_the_ark(elsewhere: str) -> None:
    g = run(at_elpis(1, elsewhere), "act")
    notes = told(g, 0, "do outpost")
    assert planets(g, g.players[0].outposts) == {"elpis", *elsewhere.split()}
    assert g.players[0].outpost_pool == 0
    assert [note.b for note in notes if note.code == OUTPOST] == [-1]


@pytest.mark.clause("microcosmos.15.1")
def test_without_an_unlocked_outpost_there_is_none_to_create() -> None:
    g = run(at_elpis(), "act")
    assert refused(g, 0, "do outpost") == "microcosmos.15.1"


@pytest.mark.clause("microcosmos.15.2")
def test_the_player_chooses_which_outpost_moves() -> None:
    g = run(at_elpis(0, "keyi ryugu"), "act")
    answer(g, 0, "do outpost")
    assert sorted(answers(g, 0)) == ["move keyi", "move ryugu"]
    assert refused(g, 0, "move kijani") == "microcosmos.15.2"
    assert refused(g, 0, "stop") == "microcosmos.15.2"
    notes = told(g, 0, "move ryugu")
    assert planets(g, g.players[0].outposts) == {"keyi", "elpis"}
    assert [PLANETS[note.b] for note in notes if note.code == OUTPOST] == ["ryugu"]


@pytest.mark.clause("microcosmos.15.2")
def test_the_only_outpost_moves_although_the_other_is_still_locked() -> None:
    g = run(at_elpis(0, "keyi"), "act")
    answer(g, 0, "do outpost")
    assert planets(g, g.players[0].outposts) == {"elpis"}


@pytest.mark.clause("microcosmos.15.3", "microcosmos.15.1")
@pytest.mark.parametrize(("colonies", "points"), [("", 0), ("keyi", 0), ("elpis", 2)])
@pytest.mark.parametrize(("pool", "outposts"), [(1, ""), (0, "keyi")])
def test_beside_an_own_colony_creating_and_moving_bring_two_points(
    colonies: str, points: int, pool: int, outposts: str
) -> None:
    g = at_elpis(pool, outposts)
    colonise(g, 0, colonies)
    colonise(g, 1, "elpis")  # that of another player brings nothing
    run(g, "act")
    notes = told(g, 0, "do outpost")
    assert [player.outpost_points for player in g.players] == [points, 0]
    assert [note.a for note in notes if note.code == OUTPOST_POINTS] == ([points] if points else [])
    assert g.scores().parts["ark"] == [points, 0]


@pytest.mark.clause("microcosmos.15.3", "microcosmos.15.2")
def test_an_outpost_that_comes_back_brings_the_points_again() -> None:
    g = at_elpis(1)
    colonise(g, 0, "elpis keyi")
    for place in ("elpis", "keyi", "elpis"):
        fly(g, 0, place)
        run(g, "act")
        answer(g, 0, "do outpost")
    assert g.players[0].outpost_points == 6


@pytest.mark.clause("microcosmos.15.5")
@pytest.mark.parametrize(("pool", "outposts"), [(1, "elpis"), (0, "elpis keyi")])
def test_a_second_outpost_on_the_same_planet_is_refused(pool: int, outposts: str) -> None:
    g = run(at_elpis(pool, outposts), "act")
    assert refused(g, 0, "do outpost") == "microcosmos.15.5"


# Income.


def land_on(g: Cosmos, seat: int, key: str) -> None:
    """Let an ark go to a planet next to it."""
    g.journal = []
    run(g, "travel", seat)
    answer(g, seat, f"go {key}")


def beside_kijani(yellow: str = "kijani", purple: str = "", seats: int = 3) -> Cosmos:
    """All arks next to Kijani, which yields a unit of Biomass; outposts of the first two players."""
    g = table(seats=seats)
    for seat in range(seats):
        fly(g, seat, "star-portal moon" if seat == 2 else "star-portal")
    trade(g, 0, yellow)
    trade(g, 1, purple)
    return g


@pytest.mark.clause("microcosmos.15.1", "microcosmos.15.3", "microcosmos.15.4", "microcosmos.8.8")
def test_the_example_of_an_outpost_and_the_landing_of_another_player() -> None:
    """Beside an own colony it brings two points; Elpis yields a unit of Workforce and one of Biomass."""
    yellow, purple = 0, 1
    g = at_elpis(1)
    colonise(g, yellow, "elpis")
    run(g, "act")
    answer(g, yellow, "do outpost")
    assert g.players[yellow].outpost_points == 2
    assert hold(g, yellow) == {}
    fly(g, purple, "elpis moon")
    land_on(g, purple, "elpis")
    assert hold(g, yellow) == {"biomass": 1, "workforce": 1}
    assert hold(g, purple) == {}


@pytest.mark.clause("microcosmos.15.4")
def test_an_own_landing_brings_income_as_well() -> None:
    g = beside_kijani()
    land_on(g, 0, "kijani")
    assert hold(g, 0) == {"biomass": 1}
    assert [note.seat for note in g.journal or [] if note.code == INCOME] == [0]


@pytest.mark.clause("microcosmos.15.4", "microcosmos.12.12")
def test_a_terraformed_planet_yields_more_and_the_owner_chooses() -> None:
    g = beside_kijani()
    finish(g, "kijani")
    land_on(g, 1, "kijani")
    assert g.pending() == [0]
    assert hold(g, 0) == {"biomass": 1}
    answer(g, 0, "gain minerals")
    assert hold(g, 0) == {"biomass": 1, "minerals": 1}


@pytest.mark.clause("microcosmos.15.4", "microcosmos.4.3", "microcosmos.4.5")
def test_income_needs_room_in_the_hold() -> None:
    g = beside_kijani()
    load(g, 0, biomass=4)
    land_on(g, 1, "kijani")
    assert hold(g, 0) == {"biomass": 4}


@pytest.mark.clause("microcosmos.15.4")
def test_crew_cards_in_the_yield_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """No planet of this edition yields one, so Kijani does for once."""
    g = beside_kijani()
    monkeypatch.setattr(g.edition.planets[planet("kijani")], "front", [0, 0, 0, 0, 0, 1, 0])
    hire(g, 0, "foreman botanist agronomist")
    lay(g, crew="marshal")
    land_on(g, 1, "kijani")
    assert rows(g, 0) == ("foreman botanist agronomist", "marshal")


@pytest.mark.clause("microcosmos.15.5", "microcosmos.15.4")
@pytest.mark.parametrize(("lands", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_several_owners_collect_in_turn_order_from_the_player_who_landed(lands: int, order: list[int]) -> None:
    g = beside_kijani(purple="kijani")
    land_on(g, lands, "kijani")
    assert [note.seat for note in g.journal or [] if note.code == INCOME] == order
    assert [hold(g, seat) for seat in range(3)] == [{"biomass": 1}, {"biomass": 1}, {}]


@pytest.mark.clause("microcosmos.15.5")
def test_an_owner_decides_before_the_next_one_collects() -> None:
    g = beside_kijani(purple="kijani")
    finish(g, "kijani")
    land_on(g, 1, "kijani")
    for owner in (1, 0):
        assert g.pending() == [owner]
        answer(g, owner, "gain technology")
    assert g.over()


@pytest.mark.clause("microcosmos.15.4", "microcosmos.8.8")
def test_no_income_from_a_planet_that_is_passed_or_from_its_moon() -> None:
    g = beside_kijani()
    own(g, 1, "engines engines")
    land_on(g, 1, "kijani moon")
    assert hold(g, 0) == {}


@pytest.mark.clause("microcosmos.15.4")
def test_an_outpost_on_another_planet_collects_nothing() -> None:
    g = beside_kijani("keyi")
    land_on(g, 1, "kijani")
    assert hold(g, 0) == {}
