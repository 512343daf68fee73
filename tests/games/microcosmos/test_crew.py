"""Chapter 10: playing crew cards."""

from __future__ import annotations

from collections import Counter

import pytest

from kosmodrom.games.microcosmos.notes import PLAYED, RESHUFFLE, USED
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    GAME,
    answer,
    answers,
    fill_cantina,
    finish,
    fly,
    hire,
    hold,
    lay,
    load,
    names,
    refused,
    rows,
    run,
    table,
)
from tests.games.microcosmos.solo import GALAXY, notes

# A red, a green and a blue planet around the portal, and one with an asteroid below it.
WORLDS = f"{GALAXY} south=raudur"
STORES = "biomass workforce minerals technology"
# The edges of some cards, for the lower row and for the upper one:
# Foreman red and green, Marshal red and space, Spokeswoman space and red, Physicist red and blue.


def playing(place: str, upper: str = "", lower: str = "", units: str = "") -> Cosmos:
    """The third step of a turn, with an ark on a field and units in the hold."""
    g = table(WORLDS)
    hire(g, 0, upper, lower)
    load(g, 0, **Counter(units.split()))
    fly(g, 0, place)
    return run(g, "crew")


def works(g: Cosmos, play: str) -> bool:
    """Play a card: whether its action is offered."""
    answer(g, 0, play)
    return answers(g, 0) == ["use", "forgo"]


# How many, and from where to where.


@pytest.mark.clause("microcosmos.10.1")
def test_two_crew_cards_at_most() -> None:
    g = playing("kijani", lower="marshal gardener archivist")
    answer(g, 0, "up marshal")
    assert "out archivist" in answers(g, 0)
    answer(g, 0, "out archivist")
    assert g.over()
    assert [note.a for note in notes(g, PLAYED)] == [CREW.index("marshal"), CREW.index("archivist")]


@pytest.mark.clause("microcosmos.10.1")
def test_nobody_has_to_play_one() -> None:
    g = playing("kijani", lower="marshal gardener")
    answer(g, 0, "stop")
    assert (g.over(), rows(g, 0)) == (True, ("", "marshal gardener"))
    g = playing("kijani", lower="marshal archivist")
    answer(g, 0, "up marshal", "stop")
    assert (g.over(), rows(g, 0)) == (True, ("marshal", "archivist"))


@pytest.mark.clause("microcosmos.10.1")
def test_only_own_cards_can_be_played() -> None:
    g = playing("kijani", lower="marshal")
    hire(g, 1, lower="veteran")
    for text in ("out veteran", "up veteran", "out botanist", "pass", "take marshal"):
        assert refused(g, 0, text) == "microcosmos.10.1"


@pytest.mark.clause("microcosmos.10.1")
def test_who_has_no_crew_is_not_asked() -> None:
    assert playing("kijani").over()


@pytest.mark.clause("microcosmos.10.4")
def test_a_card_of_the_lower_row_is_discarded_or_moved_up() -> None:
    g = playing("kijani", "veteran", "marshal archivist")
    assert answers(g, 0) == ["up marshal", "up archivist", "out marshal", "out archivist", "out veteran", "stop"]
    answer(g, 0, "up marshal")
    assert (rows(g, 0), g.crew_discards) == (("veteran marshal", "archivist"), [])
    answer(g, 0, "out archivist")
    assert (rows(g, 0), names(CREW, g.crew_discards)) == (("veteran marshal", ""), "archivist")


@pytest.mark.clause("microcosmos.10.5")
def test_a_card_moves_up_only_where_there_is_room() -> None:
    g = playing("kijani", "veteran foreman physicist", "marshal")
    assert answers(g, 0) == ["out marshal", "out veteran", "out foreman", "out physicist", "stop"]
    assert refused(g, 0, "up marshal") == "microcosmos.10.5"
    answer(g, 0, "out veteran", "up marshal")
    assert rows(g, 0) == ("foreman physicist marshal", "")


@pytest.mark.clause("microcosmos.10.6")
def test_a_card_of_the_upper_row_is_discarded() -> None:
    g = playing("kijani", "veteran", "marshal")
    assert refused(g, 0, "up veteran") == "microcosmos.10.6"
    answer(g, 0, "out veteran")
    assert (rows(g, 0), names(CREW, g.crew_discards)) == (("", "marshal"), "veteran")


# Edges and destinations.


@pytest.mark.clause("microcosmos.10.2")
def test_a_crew_card_shows_two_edges_and_a_specialist() -> None:
    lines = GAME.component_lines("foundry-engineer")
    shown = [
        ({key: n for key, n in line.text.args.items() if n}, line.label.args if line.label else {}) for line in lines
    ]
    assert shown == [
        ({"specialist": "engineer"}, {}),
        ({"workforce": 1, "crew": 1}, {"on": "red"}),
        ({"cost-technology": 1, "workforce": 2, "minerals": 1, "crew": 1}, {"on": "green"}),
    ]


@pytest.mark.clause("microcosmos.10.3")
@pytest.mark.parametrize("place", ["keyi", "kijani", "ryugu"])
@pytest.mark.parametrize(
    ("upper", "lower", "on"),
    [
        ("", "foreman", "keyi"),
        ("foreman", "", "kijani"),
        ("", "physicist", "keyi"),
        ("physicist", "", "ryugu"),
        ("", "botanist", "kijani"),
        ("", "astronomer", "ryugu"),
    ],
)
def test_an_action_is_offered_where_the_edge_has_the_colour_of_the_planet(
    place: str, upper: str, lower: str, on: str
) -> None:
    g = playing(place, upper, lower, "biomass")
    assert works(g, f"out {upper}{lower}") == (place == on)
    if place == on:
        assert refused(g, 0, "stop") == "microcosmos.10.3"


@pytest.mark.clause("microcosmos.10.3")
def test_the_action_may_be_left() -> None:
    g = playing("keyi", lower="marshal")
    answer(g, 0, "out marshal", "forgo")
    assert (hold(g, 0), notes(g, USED), g.over()) == ({}, [], True)


@pytest.mark.clause("microcosmos.10.3")
def test_a_terraformed_planet_keeps_its_colour() -> None:
    g = playing("keyi", lower="marshal")
    finish(g, "keyi")
    assert works(g, "out marshal")


@pytest.mark.clause("microcosmos.10.3")
def test_the_table_marks_the_cards_whose_action_would_work() -> None:
    g = playing("keyi", "physicist spokeswoman", "marshal gardener", "technology")
    marked = [piece.key for zone in GAME.table(g, 0).zones for piece in zone.pieces if "works" in piece.tags]
    assert marked == ["spokeswoman", "marshal"]


@pytest.mark.clause("microcosmos.10.9")
@pytest.mark.parametrize(("play", "upper"), [("up gardener", "gardener"), ("out gardener", "")])
def test_a_card_whose_edge_does_not_match_is_played_without_its_action(play: str, upper: str) -> None:
    g = playing("keyi", lower="gardener marshal")
    answer(g, 0, play)
    assert (hold(g, 0), rows(g, 0)) == ({}, (upper, "marshal"))
    assert "out marshal" in answers(g, 0)  # the next play


@pytest.mark.clause("microcosmos.10.9")
@pytest.mark.parametrize(
    ("card", "units", "offered"),
    [
        ("mechanic", "workforce", True),
        ("mechanic", "technology technology", False),
        ("foreman", "technology", True),
        ("foreman", "", False),
    ],
)
def test_an_action_that_cannot_be_paid_is_left_out(card: str, units: str, offered: bool) -> None:
    g = playing("keyi", lower=card, units=units)
    assert works(g, f"out {card}") == offered


@pytest.mark.clause("microcosmos.10.10")
@pytest.mark.parametrize(
    ("place", "matches"),
    [
        ("keyi moon", True),
        ("kijani station", True),
        ("star-portal moon", True),
        ("ryugu moon", True),
        ("keyi", False),
        ("raudur asteroid", False),
    ],
)
def test_one_colour_stands_for_moons_and_stations(place: str, matches: bool) -> None:
    assert works(playing(place, lower="ecologist"), "out ecologist") == matches
    assert works(playing(place, "archivist"), "out archivist") == matches


@pytest.mark.clause("microcosmos.10.10")
def test_no_edge_matches_an_asteroid() -> None:
    for card in CREW:
        assert not works(playing("raudur asteroid", lower=card, units=STORES), f"out {card}")
        assert not works(playing("raudur asteroid", card, units=STORES), f"out {card}")


@pytest.mark.clause("microcosmos.10.11")
def test_on_the_portal_one_card_can_be_played_and_every_edge_matches() -> None:
    for card in CREW:
        assert works(playing("star-portal", lower=card, units=STORES), f"out {card}")
        assert works(playing("star-portal", card, units=STORES), f"out {card}")
    g = playing("star-portal", lower="marshal gardener")
    answer(g, 0, "up gardener", "use")
    assert (hold(g, 0), g.over()) == ({"biomass": 2}, True)


@pytest.mark.clause("microcosmos.10.11")
def test_on_the_portal_an_action_still_has_its_price() -> None:
    assert not works(playing("star-portal", lower="mechanic"), "out mechanic")


# Actions.


@pytest.mark.clause("microcosmos.10.8")
@pytest.mark.parametrize(
    ("place", "upper", "lower", "answered", "units", "then"),
    [
        # Resources for nothing.
        ("keyi", "", "marshal", "", "minerals", "minerals workforce workforce"),
        ("keyi moon", "", "spokeswoman", "gain technology", "", "technology"),
        # Resources for others: of a certain kind, or of any.
        ("keyi", "beekeeper", "", "", "minerals minerals", "biomass minerals workforce workforce"),
        ("kijani station", "", "drilling-engineer", "", "biomass", "minerals minerals"),
        (
            "kijani station",
            "",
            "drilling-engineer",
            "spend technology",
            "biomass technology",
            "biomass minerals minerals",
        ),
    ],
)
def test_an_action_brings_or_exchanges_resources(
    place: str, upper: str, lower: str, answered: str, units: str, then: str
) -> None:
    g = playing(place, upper, lower, units)
    answer(g, 0, f"out {upper}{lower}", "use", *filter(None, [answered]))
    assert (hold(g, 0), g.over()) == (Counter(then.split()), True)


@pytest.mark.clause("microcosmos.10.8")
def test_an_action_brings_crew_cards() -> None:
    g = playing("ryugu", lower="pump-engineer")
    lay(g, crew="veteran analyst")
    answer(g, 0, "out pump-engineer", "use", "upper", "lower")
    assert rows(g, 0) == ("veteran", "analyst")


@pytest.mark.clause("microcosmos.10.8")
def test_an_action_brings_a_card_from_the_cantina() -> None:
    g = playing("keyi moon", "mechanic")
    fill_cantina(g, "veteran analyst botanist")
    lay(g, crew="beekeeper")
    answer(g, 0, "out mechanic", "use", "take veteran", "lower")
    assert (rows(g, 0), names(CREW, g.cantina)) == (("", "veteran"), "analyst botanist beekeeper")


@pytest.mark.clause("microcosmos.10.8")
def test_the_example_of_any_resource_for_two_technology_and_a_card() -> None:
    """The Spokeswoman in the upper row, on a red planet; once a play, however much there is to exchange."""
    g = playing("keyi", "spokeswoman", units="biomass biomass minerals minerals")
    lay(g, crew="veteran")
    answer(g, 0, "out spokeswoman", "use", "spend minerals", "upper")
    assert (hold(g, 0), rows(g, 0)) == ({"biomass": 2, "minerals": 1, "technology": 2}, ("veteran", ""))


@pytest.mark.clause("microcosmos.10.8")
def test_what_is_paid_makes_room_for_what_is_gained() -> None:
    g = playing("ryugu", lower="systems-engineer", units="technology " * 4 + "biomass " * 4)
    answer(g, 0, "out systems-engineer", "use", "upper")
    assert hold(g, 0) == {"technology": 3, "biomass": 4}
    g = playing("keyi", "spokeswoman", units="technology " * 4)
    answer(g, 0, "out spokeswoman", "use", "upper")
    assert hold(g, 0) == {"technology": 4}


# The same card twice.


def example(units: str) -> Cosmos:
    """The example of the rulebook: on a green planet, two cards in the upper row and one in the lower."""
    g = playing("kijani", "programmer marshal", "foundry-engineer", units)
    lay(g, crew="veteran")
    return g


@pytest.mark.clause("microcosmos.10.7", "microcosmos.10.9", "microcosmos.10.12")
@pytest.mark.parametrize(("row", "then"), [("upper", ("programmer marshal veteran", "")), ("lower", None)])
def test_the_example_of_the_two_rows(row: str, then: tuple[str, str] | None) -> None:
    """The card's red edge does not match, so it only moves up; then its green one exchanges a Technology."""
    g = example("biomass biomass biomass technology")
    answer(g, 0, "up foundry-engineer")
    assert rows(g, 0) == ("programmer marshal foundry-engineer", "")
    assert (hold(g, 0), notes(g, USED)) == ({"biomass": 3, "technology": 1}, [])
    answer(g, 0, "out foundry-engineer", "use")
    assert answers(g, 0) == ["upper", "lower"]  # the card that was played has left its place
    answer(g, 0, row)
    assert rows(g, 0) == (then or ("programmer marshal", "veteran"))
    assert hold(g, 0) == {"biomass": 3, "workforce": 2, "minerals": 1}
    assert (names(CREW, g.crew_discards), g.over()) == ("foundry-engineer", True)


@pytest.mark.clause("microcosmos.4.5", "microcosmos.10.3")
def test_the_example_of_the_card_that_is_not_played() -> None:
    """The green edge in the upper row would bring 2 Biomass, of which without Cargo Holds only one has room."""
    g = example("biomass biomass biomass")
    answer(g, 0, "out programmer", "use")
    assert hold(g, 0) == {"biomass": 4}


@pytest.mark.clause("microcosmos.10.7")
def test_both_edges_of_a_card_may_work_in_one_turn() -> None:
    g = playing("keyi moon", lower="marshal")
    answer(g, 0, "up marshal", "out marshal", "use")
    assert (hold(g, 0), names(CREW, g.crew_discards)) == ({"minerals": 1}, "marshal")
    # On the portal both edges match, but the card cannot be played again.
    g = playing("star-portal", lower="marshal")
    answer(g, 0, "up marshal", "use")
    assert (hold(g, 0), rows(g, 0), g.over()) == ({"workforce": 2}, ("marshal", ""), True)


# The place of a played card.


@pytest.mark.clause("microcosmos.10.12")
def test_a_card_that_moves_up_makes_room_in_the_lower_row() -> None:
    g = playing("ryugu", "foreman botanist", "pump-engineer marshal gardener")
    lay(g, crew="veteran analyst")
    answer(g, 0, "up pump-engineer", "use")
    # Six cards are the most, so the second does not come.
    assert rows(g, 0) == ("foreman botanist pump-engineer", "marshal gardener veteran")


@pytest.mark.clause("microcosmos.10.12")
def test_a_discarded_card_is_among_the_discards_before_its_action_draws() -> None:
    g = playing("ryugu", lower="pump-engineer")
    g.crew_deck = []
    answer(g, 0, "out pump-engineer", "use", "lower")
    assert ([note.a for note in notes(g, RESHUFFLE)], rows(g, 0)) == ([1], ("", "pump-engineer"))
