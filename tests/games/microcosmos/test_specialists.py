"""Gaining a specialist on the portal, a moon or a station; and the crew card at the end of the turn."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import UNLOCKED
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    PORTAL,
    answer,
    answers,
    fly,
    hire,
    lay,
    load,
    names,
    new,
    ready,
    refused,
    rows,
    run,
    table,
    tokens,
    told,
)


def at(place: str = "keyi station", *, upper: str = "", lower: str = "", unlocked: str = "") -> Cosmos:
    """The first player with some crew and ready tokens on a field."""
    g = table()
    fly(g, 0, place)
    hire(g, 0, upper, lower)
    ready(g, 0, unlocked)
    return g


# A card for a token.


@pytest.mark.clause("microcosmos.16.1", "microcosmos.16.2")
def test_the_example_of_an_engineer_for_a_green_leader_on_a_station() -> None:
    g = run(at(upper="foundry-engineer", lower="foreman"), "act")
    answer(g, 0, "do specialist")
    assert answers(g, 0) == ["discard foundry-engineer", "discard foreman"]
    answer(g, 0, "discard foundry-engineer")
    assert answers(g, 0) == ["unlock red", "unlock green", "unlock blue"]
    notes = told(g, 0, "unlock green")
    assert tokens(g, 0) == {"green"}
    assert rows(g, 0) == ("", "foreman")
    assert names(CREW, g.crew_discards) == "foundry-engineer"
    assert [(note.seat, note.a) for note in notes if note.code == UNLOCKED] == [(0, 1)]


@pytest.mark.clause("microcosmos.16.1", "microcosmos.11.1")
@pytest.mark.parametrize("place", [PORTAL, "keyi moon", "keyi station", "star-portal moon"])
def test_the_portal_moons_and_stations_allow_it(place: str) -> None:
    g = run(at(place, upper="foreman"), "act")
    assert answers(g, 0) == ["do gather", "do specialist", "stop"]
    answer(g, 0, "do specialist")
    assert tokens(g, 0) == {"engineer"}


@pytest.mark.clause("microcosmos.16.1", "microcosmos.11.2")
def test_a_planet_does_not() -> None:
    g = run(at("keyi", upper="foreman"), "act")
    assert refused(g, 0, "do specialist") == "microcosmos.11.2"


@pytest.mark.clause("microcosmos.16.1")
def test_it_is_left_to_the_player() -> None:
    g = run(at(upper="foreman"), "act")
    answer(g, 0, "do gather", "gain biomass", "stop")
    assert g.over()
    assert (tokens(g, 0), rows(g, 0)) == (set(), ("foreman", ""))


@pytest.mark.clause("microcosmos.16.1")
@pytest.mark.parametrize(
    ("crew", "unlocked"),
    [
        ("", ""),  # nothing to discard
        ("foreman", "engineer"),  # the only token for a Leader is ready
        ("foundry-engineer", "red green blue"),  # those for an Engineer are
        ("foreman foundry-engineer", "red green blue engineer"),
    ],
)
def test_without_a_card_for_a_locked_token_there_is_none_to_gain(crew: str, unlocked: str) -> None:
    g = run(at(upper=crew, unlocked=unlocked), "act")
    assert refused(g, 0, "do specialist") == "microcosmos.16.1"


@pytest.mark.clause("microcosmos.16.1", "microcosmos.6.1")
def test_only_an_own_crew_card_can_be_discarded_for_it() -> None:
    g = at(upper="foreman", lower="botanist")
    hire(g, 1, "astronomer")
    run(g, "act")
    answer(g, 0, "do specialist")
    assert refused(g, 0, "discard astronomer") == "microcosmos.16.1"
    assert refused(g, 0, "stop") == "microcosmos.16.1"


@pytest.mark.clause("microcosmos.16.2")
def test_an_engineer_makes_any_locked_leader_ready_but_no_engineer() -> None:
    g = run(at(upper="foundry-engineer foreman", unlocked="red"), "act")
    answer(g, 0, "do specialist", "discard foundry-engineer")
    assert answers(g, 0) == ["unlock green", "unlock blue"]
    assert refused(g, 0, "unlock engineer") == "microcosmos.16.2"
    assert refused(g, 0, "unlock red") == "microcosmos.16.1"  # it is ready
    assert refused(g, 0, "discard foreman") == "microcosmos.16.1"


@pytest.mark.clause("microcosmos.16.2")
def test_an_engineer_is_no_use_once_all_leaders_are_ready() -> None:
    g = run(at(upper="foreman botanist foundry-engineer", unlocked="red green blue"), "act")
    answer(g, 0, "do specialist")
    assert answers(g, 0) == ["discard foreman", "discard botanist"]
    assert refused(g, 0, "discard foundry-engineer") == "microcosmos.16.2"


@pytest.mark.clause("microcosmos.16.3")
@pytest.mark.parametrize("leader", ["foreman", "botanist", "astronomer"])
def test_a_leader_of_any_colour_makes_the_engineer_ready(leader: str) -> None:
    g = run(at(lower=leader, unlocked="green"), "act")
    answer(g, 0, "do specialist")
    assert tokens(g, 0) == {"green", "engineer"}
    assert rows(g, 0) == ("", "")


@pytest.mark.clause("microcosmos.16.3")
def test_a_leader_is_no_use_once_the_engineer_is_ready() -> None:
    g = run(at(upper="foundry-engineer drive-engineer foreman", unlocked="engineer"), "act")
    answer(g, 0, "do specialist")
    assert refused(g, 0, "discard foreman") == "microcosmos.16.3"


# Tokens.


@pytest.mark.clause("microcosmos.16.4", "microcosmos.6.2")
def test_a_ready_token_pays_like_a_card_and_is_locked_again() -> None:
    g = at("keyi", unlocked="engineer red")
    load(g, 0, technology=2)
    run(g, "upgrade")
    answer(g, 0, "buy robotics")
    assert tokens(g, 0) == {"red"}
    run(g, "upgrade")
    assert g.over()  # without an Engineer nothing that is left can be paid for


@pytest.mark.clause("microcosmos.16.4")
def test_tokens_take_no_room_from_crew_cards() -> None:
    crew = {"upper": "foreman botanist astronomer", "lower": "foundry-engineer marshal"}
    g = at(**crew, unlocked="red green blue engineer")
    assert g.players[0].crew_count() == 5
    lay(g, crew="gardener")
    run(g, "draw")
    answer(g, 0, "draw")
    assert rows(g, 0)[1] == "foundry-engineer marshal gardener"


@pytest.mark.clause("microcosmos.16.1", "microcosmos.2.4")
@pytest.mark.parametrize("ready_specialists", [False, True])
def test_tokens_that_begin_ready_need_no_unlocking(ready_specialists: bool) -> None:
    g = new(2, ready_specialists=ready_specialists)
    every = {"red", "green", "blue", "engineer"}
    assert [tokens(g, seat) for seat in (0, 1)] == [every if ready_specialists else set()] * 2


# A card at the end of the turn.


@pytest.mark.clause("microcosmos.16.5", "microcosmos.5.3")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_a_card_may_be_drawn_into_a_row(row: str) -> None:
    g = at(upper="foreman")
    lay(g, crew="marshal")
    run(g, "draw")
    assert answers(g, 0) == ["draw", "pass"]
    assert refused(g, 0, "stop") == "microcosmos.16.5"
    answer(g, 0, "draw", row)
    assert rows(g, 0) == (("foreman marshal", "") if row == "upper" else ("foreman", "marshal"))


@pytest.mark.clause("microcosmos.16.5")
def test_nobody_has_to_draw() -> None:
    g = run(at(upper="foreman"), "draw")
    answer(g, 0, "pass")
    assert rows(g, 0) == ("foreman", "")
    assert g.over()


@pytest.mark.clause("microcosmos.16.5", "microcosmos.5.2")
def test_with_six_crew_cards_there_is_nothing_to_draw() -> None:
    g = run(at(upper="foreman botanist astronomer", lower="foundry-engineer marshal gardener"), "draw")
    assert g.over()
    assert g.players[0].crew_count() == 6


@pytest.mark.clause("microcosmos.16.5", "microcosmos.5.6")
def test_without_any_card_left_nothing_is_asked() -> None:
    g = at(upper="foreman")
    g.cantina, g.crew_deck = g.crew_deck, []
    run(g, "draw")
    assert g.over()
