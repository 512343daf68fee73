"""Chapters 4 to 6: resources and the hold, crew cards in two rows, specialists."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.gains import DrawCrew, TakeFromCantina
from kosmodrom.games.microcosmos.notes import CANTINA_FILLED, DREW, LOST, RESHUFFLE, TOOK
from kosmodrom.games.microcosmos.payment import PaySpecialist
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    GAME,
    answer,
    answers,
    fill_cantina,
    fly,
    hire,
    hold,
    lay,
    load,
    names,
    own,
    ready,
    refused,
    rows,
    run,
    table,
    tokens,
)
from tests.games.microcosmos.solo import EDITION, notes

RESOURCES = ("biomass", "workforce", "minerals", "technology")
# For each resource a planet that yields a unit of it, and nothing else.
YIELDS = {"biomass": "kijani", "workforce": "keyi", "technology": "ryugu"}
# What may follow on a moon or a station when all that was gathered has its place.
GATHERED = ["do specialist", "stop"]
RICH = "north=keyi west=ryugu east=kijani north-west=raudur north-east=krasnyi south=vihrea south-east=midori"


def gather(g: Cosmos, place: str, seat: int = 0) -> None:
    """Land an ark on a field and let it gather there, when nothing else is wanted where it is."""
    if "stop" in answers(g, seat):
        answer(g, seat, "stop")
    fly(g, seat, place)
    run(g, "act", seat)
    answer(g, seat, "do gather")


# The hold.


@pytest.mark.clause("microcosmos.4.1")
@pytest.mark.parametrize("resource", YIELDS)
def test_gaining_a_unit_moves_its_marker_up_by_one(resource: str) -> None:
    g = table()
    load(g, 0, **{resource: 2})
    gather(g, YIELDS[resource])
    assert hold(g, 0) == {resource: 3}


@pytest.mark.clause("microcosmos.4.1")
@pytest.mark.parametrize("resource", RESOURCES)
def test_any_resource_is_one_of_the_four(resource: str) -> None:
    g = table()
    gather(g, "star-portal")
    assert answers(g, 0) == [f"gain {key}" for key in RESOURCES]
    answer(g, 0, f"gain {resource}")
    assert hold(g, 0) == {resource: 1}


@pytest.mark.clause("microcosmos.4.1")
def test_another_answer_is_no_resource() -> None:
    g = table()
    gather(g, "star-portal")
    assert refused(g, 0, "pass") == "microcosmos.4.1"
    assert refused(g, 0, "spend biomass") == "microcosmos.4.1"


def spending(**amounts: int) -> Cosmos:
    """A card that takes a unit of any resource is played on a red planet."""
    g = table()
    load(g, 0, **amounts)
    hire(g, 0, lower="foreman")
    fly(g, 0, "keyi")
    run(g, "crew")
    answer(g, 0, "out foreman", "use")
    return g


@pytest.mark.clause("microcosmos.4.1")
def test_spending_a_unit_moves_its_marker_down_by_one() -> None:
    g = spending(biomass=3, technology=2)
    answer(g, 0, "spend technology")
    assert hold(g, 0) == {"biomass": 3, "workforce": 2, "technology": 1}


@pytest.mark.clause("microcosmos.4.2")
def test_what_is_not_in_the_hold_cannot_be_spent() -> None:
    g = spending(biomass=3, technology=2)
    assert answers(g, 0) == ["spend biomass", "spend technology"]
    assert refused(g, 0, "spend minerals") == "microcosmos.4.2"
    assert refused(g, 0, "gain minerals") == "microcosmos.4.2"


@pytest.mark.clause("microcosmos.4.2")
def test_only_what_is_there_raises_a_planet() -> None:
    g = table()
    load(g, 0, biomass=1, technology=1)
    fly(g, 0, "keyi")
    run(g, "act")
    answer(g, 0, "do terraform")
    assert refused(g, 0, "raise minerals") == "microcosmos.4.2"


@pytest.mark.clause("microcosmos.4.3")
def test_the_hold_takes_four_units_of_each() -> None:
    g = table()
    load(g, 0, biomass=4, workforce=3)
    gather(g, "star-portal")
    assert answers(g, 0) == ["gain workforce", "gain minerals", "gain technology"]
    assert refused(g, 0, "gain biomass") == "microcosmos.4.3"
    assert [piece.limit for zone in GAME.table(g, 0).zones if zone.id == "hold:0" for piece in zone.pieces] == [4] * 4


@pytest.mark.clause("microcosmos.4.4")
def test_with_cargo_holds_it_takes_six() -> None:
    g = table()
    own(g, 0, "cargo-holds")
    load(g, 0, biomass=6, workforce=5, minerals=4)
    gather(g, "star-portal")
    assert answers(g, 0) == ["gain workforce", "gain minerals", "gain technology"]
    assert refused(g, 0, "gain biomass") == "microcosmos.4.4"
    assert [piece.limit for zone in GAME.table(g, 0).zones if zone.id == "hold:0" for piece in zone.pieces] == [6] * 4


@pytest.mark.clause("microcosmos.4.4")
def test_the_holds_of_others_stay_as_they_are() -> None:
    g = table(RICH)
    own(g, 1, "cargo-holds")
    load(g, 0, workforce=4)
    load(g, 1, workforce=4)
    gather(g, "raudur")
    gather(g, "raudur", 1)
    assert [hold(g, seat) for seat in (0, 1)] == [{"workforce": 4}, {"workforce": 6}]


@pytest.mark.clause("microcosmos.4.5")
def test_units_that_do_not_fit_are_lost() -> None:
    g = table(RICH)
    load(g, 0, workforce=3)
    gather(g, "raudur")
    assert hold(g, 0) == {"workforce": 4}
    assert [(note.seat, note.a, note.b) for note in notes(g, LOST)] == [(0, 1, 1)]


@pytest.mark.clause("microcosmos.4.5")
def test_a_unit_of_any_kind_is_lost_when_no_kind_has_room() -> None:
    g = table()
    load(g, 0, **dict.fromkeys(RESOURCES, 4))
    gather(g, "star-portal")
    assert hold(g, 0) == dict.fromkeys(RESOURCES, 4)
    assert g.over()


# Crew cards.


@pytest.mark.clause("microcosmos.5.1")
def test_an_effect_gives_cards_from_the_deck_or_from_the_cantina() -> None:
    g = table(RICH)
    fill_cantina(g, "foreman botanist veteran")
    gather(g, "raudur station")
    answer(g, 0, "upper", "upper")
    assert ([note.code for note in g.journal or [] if note.code in (DREW, TOOK)], len(g.cantina)) == ([DREW, DREW], 3)
    gather(g, "krasnyi station")
    g.journal = []
    assert answers(g, 0) == ["take foreman", "take botanist", "take veteran"]
    answer(g, 0, "take botanist", "upper")
    assert [note.code for note in g.journal if note.code in (DREW, TOOK)] == [TOOK]
    assert rows(g, 0)[0].split()[2] == "botanist"


@pytest.mark.clause("microcosmos.5.2", "microcosmos.5.5")
@pytest.mark.parametrize(("lower", "comes"), [("marshal gardener archivist", 0), ("marshal gardener", 1)])
def test_nobody_has_more_than_six_crew_cards(lower: str, comes: int) -> None:
    g = table(RICH)
    hire(g, 0, "foreman botanist astronomer", lower)
    gather(g, "raudur station")
    assert len(notes(g, DREW)) == comes
    assert g.players[0].crew_count() == 6


@pytest.mark.clause("microcosmos.5.2", "microcosmos.5.5")
def test_nothing_is_taken_from_the_cantina_without_room() -> None:
    g = table(RICH)
    fill_cantina(g, "physicist analyst veteran")
    hire(g, 0, "foreman botanist astronomer", "marshal gardener archivist")
    gather(g, "krasnyi station")
    assert names(CREW, g.cantina) == "physicist analyst veteran"
    assert answers(g, 0) == GATHERED


@pytest.mark.clause("microcosmos.5.5")
def test_at_the_end_of_a_turn_nothing_is_drawn_without_room() -> None:
    g = table()
    hire(g, 0, "foreman botanist astronomer", "marshal gardener archivist")
    run(g, "draw")
    assert (g.over(), notes(g, DREW)) == (True, [])


@pytest.mark.clause("microcosmos.5.3")
@pytest.mark.parametrize(("row", "rows_then"), [("upper", ("foreman", "")), ("lower", ("", "foreman"))])
def test_a_drawn_card_is_put_into_the_upper_or_the_lower_row(row: str, rows_then: tuple[str, str]) -> None:
    g = table()
    lay(g, crew="foreman")
    gather(g, "star-portal station")
    assert answers(g, 0) == ["upper", "lower"]
    assert refused(g, 0, "take foreman") == "microcosmos.5.3"
    answer(g, 0, row)
    assert rows(g, 0) == rows_then


@pytest.mark.clause("microcosmos.5.3")
def test_rows_lie_face_up_for_everybody() -> None:
    g = table()
    hire(g, 0, "foreman", "veteran")
    shown = {zone.id: [piece.key for piece in zone.pieces] for zone in GAME.table(g, 1).zones}
    assert (shown["upper:0"], shown["lower:0"]) == (["foreman"], ["veteran"])


@pytest.mark.clause("microcosmos.5.3")
@pytest.mark.parametrize(
    ("upper", "lower", "place", "works"),
    [
        # The Foreman's upper edge is red and its lower edge green.
        ("", "foreman", "keyi", True),
        ("", "foreman", "kijani", False),
        ("foreman", "", "keyi", False),
        ("foreman", "", "kijani", True),
    ],
)
def test_the_lower_row_touches_the_hold_with_its_upper_edge(upper: str, lower: str, place: str, works: bool) -> None:
    g = table()
    load(g, 0, technology=1)
    hire(g, 0, upper, lower)
    fly(g, 0, place)
    run(g, "crew")
    answer(g, 0, "out foreman")
    assert (answers(g, 0) == ["use", "forgo"]) == works


@pytest.mark.clause("microcosmos.5.4")
@pytest.mark.parametrize(
    ("upper", "lower", "goes"),
    [("foreman botanist astronomer", "marshal", "lower"), ("marshal", "foreman botanist astronomer", "upper")],
)
def test_a_full_row_takes_no_fourth_card(upper: str, lower: str, goes: str) -> None:
    g = table()
    hire(g, 0, upper, lower)
    lay(g, crew="veteran")
    gather(g, "star-portal station")
    assert answers(g, 0) == GATHERED  # there was no row to choose
    at = ("upper", "lower").index(goes)
    assert rows(g, 0)[at] == f"{(upper, lower)[at]} veteran"
    assert rows(g, 0)[1 - at] == "foreman botanist astronomer"


@pytest.mark.clause("microcosmos.5.6")
def test_a_card_from_the_deck_is_any_that_is_in_it() -> None:
    g = table()
    before = set(g.crew_deck)
    gather(g, "star-portal station")
    card = notes(g, DREW)[0].a
    assert before - set(g.crew_deck) == {card}


@pytest.mark.clause("microcosmos.5.6")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    g = table(RICH)
    g.crew_deck, g.crew_discards = [CREW.index("foreman")], [CREW.index("marshal"), CREW.index("veteran")]
    gather(g, "raudur station")
    answer(g, 0, "upper", "upper")
    assert [note.a for note in notes(g, RESHUFFLE)] == [2]
    first, second = rows(g, 0)[0].split()
    assert (first, second in ("marshal", "veteran")) == ("foreman", True)
    assert (len(g.crew_deck), g.crew_discards) == (1, [])


@pytest.mark.clause("microcosmos.5.6")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    g = table(RICH)
    g.crew_deck = [CREW.index("foreman")]
    gather(g, "raudur station")
    answer(g, 0, "upper")
    assert (rows(g, 0), answers(g, 0)) == (("foreman", ""), GATHERED)


@pytest.mark.clause("microcosmos.5.7")
def test_the_place_of_a_card_from_the_cantina_is_filled_from_the_deck() -> None:
    g = table(RICH)
    fill_cantina(g, "foreman botanist veteran")
    lay(g, crew="marshal")
    gather(g, "krasnyi station")
    assert refused(g, 0, "take marshal") == "microcosmos.5.7"
    assert refused(g, 0, "upper") == "microcosmos.5.7"
    answer(g, 0, "take foreman", "lower")
    assert (rows(g, 0), names(CREW, g.cantina)) == (("", "foreman"), "botanist veteran marshal")


@pytest.mark.clause("microcosmos.5.7")
def test_places_stay_empty_without_cards_for_them() -> None:
    g = table(RICH)
    fill_cantina(g, "foreman botanist veteran")
    g.crew_deck = []
    gather(g, "krasnyi station")
    answer(g, 0, "take foreman", "lower")
    assert names(CREW, g.cantina) == "botanist veteran"
    gather(g, "krasnyi station")
    answer(g, 0, "take veteran", "lower")
    gather(g, "krasnyi station")
    answer(g, 0, "upper")
    gather(g, "krasnyi station")
    assert (rows(g, 0), g.cantina) == (("botanist", "foreman veteran"), [])


def take_two(cantina: str, upper: str = "", lower: str = "") -> Cosmos:
    """A player takes two cards from the Cantina at once."""
    g = table()
    fill_cantina(g, cantina)
    hire(g, 0, upper, lower)
    lay(g, crew="marshal gardener")
    g.agenda = []
    g.ask(TakeFromCantina(0, 2))
    g.advance()
    return g


@pytest.mark.clause("microcosmos.5.8")
def test_several_cards_are_chosen_before_their_places_are_filled() -> None:
    g = take_two("foreman botanist veteran")
    answer(g, 0, "take foreman", "upper")
    assert (answers(g, 0), notes(g, CANTINA_FILLED)) == (["take botanist", "take veteran"], [])
    answer(g, 0, "take veteran", "upper")
    assert (rows(g, 0)[0], names(CREW, g.cantina)) == ("foreman veteran", "botanist marshal gardener")


@pytest.mark.clause("microcosmos.5.8")
def test_places_are_filled_when_there_is_room_for_one_card_only() -> None:
    g = take_two("foreman botanist veteran", "physicist analyst", "shift-manager navigator ecologist")
    answer(g, 0, "take foreman")
    assert (rows(g, 0)[0], names(CREW, g.cantina)) == ("physicist analyst foreman", "botanist veteran marshal")
    assert g.over()


# Specialists.


def pay(asked: str, crew: str = "", ready_tokens: str = "", number: int = 1) -> Cosmos:
    """A player has to use specialists of a sort."""
    g = table()
    hire(g, 0, crew)
    ready(g, 0, ready_tokens)
    g.agenda = []
    g.ask(PaySpecialist(0, ("red", "green", "blue", "engineer", "any_leader").index(asked), number))
    g.advance()
    return g


@pytest.mark.clause("microcosmos.6.1")
def test_crew_cards_and_tokens_stand_for_engineers_and_leaders_in_three_colours() -> None:
    assert {GAME.cards.crew[card].symbol for card in range(33)} == {0, 1, 2, 3}
    crew = {"red": "foreman", "green": "botanist", "blue": "astronomer", "engineer": "mechanic"}
    for symbol, card in crew.items():
        assert answers(pay(symbol, card, symbol), 0) == [f"discard {card}", f"token {symbol}"]


@pytest.mark.clause("microcosmos.6.2")
def test_a_used_crew_card_is_discarded() -> None:
    g = pay("red", "foreman marshal botanist")
    answer(g, 0, "discard marshal")
    assert (rows(g, 0)[0], names(CREW, g.crew_discards)) == ("foreman botanist", "marshal")


@pytest.mark.clause("microcosmos.6.2")
def test_a_used_token_is_locked_again() -> None:
    g = pay("red", "foreman", "red green")
    answer(g, 0, "token red")
    assert (tokens(g, 0), rows(g, 0)[0], g.crew_discards) == ({"green"}, "foreman", [])
    assert g.over()


@pytest.mark.clause("microcosmos.6.2")
@pytest.mark.parametrize(
    ("paid", "cards", "left"),
    [
        (("discard foreman", "discard botanist"), "", {"red", "blue"}),
        (("discard botanist", "token blue"), "foreman", {"red"}),
        (("token red", "token blue"), "foreman botanist", set()),
    ],
)
def test_the_player_chooses_among_all_combinations(paid: tuple[str, str], cards: str, left: set[str]) -> None:
    g = pay("any_leader", "foreman botanist", "red blue", 2)
    answer(g, 0, *paid)
    assert (rows(g, 0)[0], tokens(g, 0), g.over()) == (cards, left, True)


@pytest.mark.clause("microcosmos.6.2")
def test_only_what_the_player_has_can_be_used() -> None:
    g = pay("red", "foreman", "red")
    assert refused(g, 0, "discard marshal") == "microcosmos.6.2"
    assert refused(g, 0, "token green") == "microcosmos.6.2"
    assert refused(g, 0, "pass") == "microcosmos.6.2"


@pytest.mark.clause("microcosmos.6.3")
@pytest.mark.parametrize(
    ("asked", "serve", "fail"),
    [
        ("engineer", "discard mechanic,token engineer", "discard foreman,token red,discard astronomer"),
        (
            "any_leader",
            "discard foreman,discard botanist,discard astronomer,token red,token green,token blue",
            "discard mechanic,token engineer",
        ),
        ("green", "discard botanist,token green", "discard foreman,token blue,discard mechanic,token engineer"),
    ],
)
def test_a_cost_asks_for_an_engineer_any_leader_or_one_in_a_colour(asked: str, serve: str, fail: str) -> None:
    g = pay(asked, "foreman botanist astronomer mechanic", "red green blue engineer")
    assert answers(g, 0) == serve.split(",")
    assert {refused(g, 0, text) for text in fail.split(",")} == {"microcosmos.6.3"}


@pytest.mark.clause("microcosmos.6.3")
@pytest.mark.parametrize(("place", "pays"), [("keyi", "red"), ("kijani", "green"), ("ryugu", "blue")])
def test_a_leader_in_the_colour_of_the_planet_explores_it(place: str, pays: str) -> None:
    g = table()
    ready(g, 0, "red green blue engineer")
    fly(g, 0, place)
    run(g, "act")
    answer(g, 0, "do explore")
    assert tokens(g, 0) == {"red", "green", "blue", "engineer"} - {pays}


def test_drawing_goes_on_as_long_as_there_is_room() -> None:
    g = table()
    hire(g, 0, "foreman botanist astronomer", "marshal")
    lay(g, crew="veteran analyst")
    g.agenda = []
    g.ask(DrawCrew(0, 3))
    g.advance()
    assert rows(g, 0)[1] == "marshal veteran analyst"
    assert EDITION.numbers.hand == g.players[0].crew_count()
