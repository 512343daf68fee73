"""Exploring: its price, what the survivors bring, who may be kept; and settling them."""

from __future__ import annotations

import pytest

from kosmodrom.games.microcosmos.notes import KEPT, LEFT, MET, SETTLED, SURVIVORS_RESHUFFLE
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    SURVIVORS,
    answer,
    answers,
    colonise,
    finish,
    fly,
    hire,
    hold,
    lay,
    load,
    names,
    own,
    ready,
    refused,
    rescue,
    rows,
    run,
    table,
    tokens,
    told,
)

GREEN_GALAXY = "north=keyi west=ryugu east=kijani south=elpis"


def at_elpis(survivors: str = "", **given: str) -> Cosmos:
    """The first player is on Elpis, which is green, with a ready green Leader, and will meet certain survivors."""
    g = table(GREEN_GALAXY)
    fly(g, 0, "elpis")
    ready(g, 0, given.pop("token", "green"))
    lay(g, survivors=survivors, **given)
    return g


def found(g: Cosmos) -> tuple[str, str]:
    """The first player's open survivors, and the discarded ones; none is left in between."""
    assert g.players[0].found == []
    return names(SURVIVORS, g.players[0].survivors), names(SURVIVORS, g.survivor_discards)


# The price.


@pytest.mark.clause("microcosmos.13.1", "microcosmos.13.3", "microcosmos.6.2")
def test_the_example_of_an_exploration_paid_with_a_token() -> None:
    """Without a crew card that fits, the green token goes back; the survivors are green and may stay."""
    g = at_elpis("farmers")
    hire(g, 0, "foreman", "foundry-engineer")
    run(g, "act")
    notes = told(g, 0, "do explore")
    assert tokens(g, 0) == set()
    assert rows(g, 0) == ("foreman", "foundry-engineer")
    assert answers(g, 0) == ["keep", "decline"]
    answer(g, 0, "keep")
    assert found(g) == ("farmers", "")
    assert [SURVIVORS[note.a] for note in notes if note.code == MET] == ["farmers"]


@pytest.mark.clause("microcosmos.13.1", "microcosmos.6.2")
def test_a_crew_card_pays_as_well_and_the_player_chooses() -> None:
    g = at_elpis("dockers")
    hire(g, 0, "botanist", "agronomist foreman")
    run(g, "act")
    answer(g, 0, "do explore")
    assert answers(g, 0) == ["discard botanist", "discard agronomist", "token green"]
    assert refused(g, 0, "discard foreman") == "microcosmos.6.3"
    answer(g, 0, "discard agronomist")
    assert rows(g, 0) == ("botanist", "foreman")
    assert tokens(g, 0) == {"green"}


@pytest.mark.clause("microcosmos.13.1")
def test_no_other_specialist_will_do() -> None:
    g = at_elpis(token="red blue engineer")
    hire(g, 0, "foreman navigator", "foundry-engineer")
    run(g, "act")
    assert refused(g, 0, "do explore") == "microcosmos.13.1"


# What they bring.


@pytest.mark.clause("microcosmos.13.2")
@pytest.mark.parametrize(
    ("survivors", "choosing", "gained"),
    [
        ("foresters", [], {"biomass": 1, "minerals": 1}),
        ("pilots", ["gain technology"], {"minerals": 1, "technology": 1}),  # blue: they cannot be kept
        ("orchard-keepers", ["gain workforce", "gain biomass"], {"workforce": 1, "biomass": 1}),
    ],
)
def test_survivors_bring_resources_whether_or_not_they_are_kept(
    survivors: str, choosing: list[str], gained: dict[str, int]
) -> None:
    g = run(at_elpis(survivors), "act")
    answer(g, 0, "do explore", *choosing)
    assert hold(g, 0) == gained
    if g.pending():
        answer(g, 0, "decline")
    assert hold(g, 0) == gained


@pytest.mark.clause("microcosmos.13.3", "microcosmos.13.5")
def test_a_card_that_is_refused_is_discarded() -> None:
    g = run(at_elpis("farmers"), "act")
    answer(g, 0, "do explore")
    assert refused(g, 0, "stop") == "microcosmos.13.3"
    notes = told(g, 0, "decline")
    assert found(g) == ("", "farmers")
    assert [note.code for note in notes if note.code in (KEPT, LEFT)] == [LEFT]


@pytest.mark.clause("microcosmos.13.3", "microcosmos.13.5")
def test_a_card_of_another_colour_cannot_be_kept() -> None:
    g = run(at_elpis("dockers"), "act")
    notes = told(g, 0, "do explore")
    assert g.over()
    assert found(g) == ("", "dockers")
    assert [note.code for note in notes if note.code in (MET, KEPT, LEFT)] == [MET, LEFT]


@pytest.mark.clause("microcosmos.13.4", "microcosmos.13.2")
def test_with_three_open_cards_exploring_keeps_nothing() -> None:
    g = at_elpis("farmers")
    rescue(g, 0, "dockers scholars healers", settled="cadets")
    run(g, "act")
    answer(g, 0, "do explore")
    assert g.over()
    assert hold(g, 0) == {"biomass": 2}
    assert found(g) == ("dockers scholars healers", "farmers")


@pytest.mark.clause("microcosmos.13.4")
def test_a_third_open_card_is_allowed() -> None:
    g = at_elpis("farmers")
    rescue(g, 0, "dockers scholars", settled="cadets healers")  # settled ones do not count
    run(g, "act")
    answer(g, 0, "do explore", "keep")
    assert found(g) == ("dockers scholars farmers", "")


# The deck.


@pytest.mark.clause("microcosmos.13.6")
def test_the_discards_become_a_new_deck_when_a_card_is_wanted() -> None:
    g = at_elpis("farmers")
    g.survivor_discards, g.survivor_deck = g.survivor_deck, []
    run(g, "act")
    notes = told(g, 0, "do explore", "decline")
    assert len(g.survivor_deck) == 14
    assert found(g) == ("", "farmers")
    assert [note.a for note in notes if note.code == SURVIVORS_RESHUFFLE] == [15]


@pytest.mark.clause("microcosmos.13.6")
def test_without_any_card_there_is_no_exploration() -> None:
    g = at_elpis()
    g.players[1].settled, g.survivor_deck = g.survivor_deck, []
    run(g, "act")
    assert refused(g, 0, "do explore") == "microcosmos.13.6"


# Scouting Vehicles.


@pytest.mark.clause("microcosmos.13.7", "microcosmos.13.2", "microcosmos.13.5", "microcosmos.7.8")
def test_with_scouting_vehicles_one_of_two_cards_counts() -> None:
    g = at_elpis("farmers scholars")
    own(g, 0, "scouting-vehicles")
    run(g, "act")
    answer(g, 0, "do explore")
    assert hold(g, 0) == {}
    assert answers(g, 0) == ["meet farmers", "meet scholars"]
    assert refused(g, 0, "meet dockers") == "microcosmos.13.7"
    assert refused(g, 0, "keep") == "microcosmos.13.7"
    answer(g, 0, "meet scholars")  # blue
    assert hold(g, 0) == {"technology": 2}
    assert found(g) == ("", "farmers scholars")


@pytest.mark.clause("microcosmos.13.7", "microcosmos.13.3")
def test_of_two_cards_the_chosen_one_may_be_kept_and_the_other_not() -> None:
    g = at_elpis("farmers healers")
    own(g, 0, "scouting-vehicles")
    run(g, "act")
    answer(g, 0, "do explore", "meet healers", "keep")
    assert hold(g, 0) == {"biomass": 1, "technology": 1}
    assert found(g) == ("healers", "farmers")


@pytest.mark.clause("microcosmos.13.7", "microcosmos.13.6")
def test_the_second_card_may_come_from_a_new_deck() -> None:
    g = at_elpis("farmers scholars")
    own(g, 0, "scouting-vehicles")
    g.survivor_discards = [card for card in g.survivor_deck if SURVIVORS[card] != "farmers"]
    g.survivor_deck = [SURVIVORS.index("farmers")]
    run(g, "act")
    answer(g, 0, "do explore")
    assert answers(g, 0) == ["meet farmers", "meet scholars"]


# Settling.


@pytest.mark.clause("microcosmos.13.8", "microcosmos.13.9")
def test_the_example_of_settling_one_of_two_on_a_green_planet() -> None:
    g = at_elpis()
    finish(g, "elpis")
    rescue(g, 0, "farmers dockers healers")
    run(g, "act")
    answer(g, 0, "do settle")
    assert answers(g, 0) == ["settle farmers", "settle healers"]
    assert refused(g, 0, "settle dockers") == "microcosmos.13.8"  # red
    assert refused(g, 0, "settle scholars") == "microcosmos.13.8"  # not the player's
    assert refused(g, 0, "stop") == "microcosmos.13.9"
    notes = told(g, 0, "settle healers")
    assert names(SURVIVORS, g.players[0].settled) == "healers"
    assert found(g) == ("farmers dockers", "")
    assert [note.b for note in notes if note.code == SETTLED] == [1]
    assert g.over()


@pytest.mark.clause("microcosmos.13.9")
def test_a_later_action_settles_another_one_on_the_same_planet() -> None:
    g = at_elpis()
    finish(g, "elpis")
    rescue(g, 0, "farmers healers", settled="dockers")
    for settled in (2, 3):
        run(g, "act")
        answer(g, 0, "do settle", *(["settle farmers"] if settled == 2 else []))
        assert len(g.players[0].settled) == settled
    assert found(g) == ("", "")


@pytest.mark.clause("microcosmos.13.9", "microcosmos.11.3")
def test_robotics_does_not_settle_two_in_a_turn() -> None:
    g = at_elpis()
    finish(g, "elpis")
    colonise(g, 0, "elpis")
    own(g, 0, "robotics")
    rescue(g, 0, "farmers healers")
    run(g, "act")
    answer(g, 0, "do settle", "settle farmers")
    assert refused(g, 0, "do settle") == "microcosmos.11.3"


@pytest.mark.clause("microcosmos.13.8")
@pytest.mark.parametrize(
    ("done", "survivors"),
    [
        ("ryugu", "farmers"),  # another planet is terraformed
        ("elpis", "scholars"),  # another colour
        ("elpis", ""),
    ],
)
def test_settling_takes_a_terraformed_planet_and_survivors_in_its_colour(done: str, survivors: str) -> None:
    g = at_elpis()
    finish(g, done)
    rescue(g, 0, survivors)
    rescue(g, 1, "healers")  # those of another player do not settle for this one
    run(g, "act")
    assert refused(g, 0, "do settle") == "microcosmos.13.8"


@pytest.mark.clause("microcosmos.13.4", "microcosmos.13.8")
def test_settling_makes_room_for_another_open_card() -> None:
    g = at_elpis("foresters")
    finish(g, "elpis")
    load(g, 0, biomass=4)
    rescue(g, 0, "farmers healers dockers")
    run(g, "act")
    answer(g, 0, "do settle", "settle farmers")
    run(g, "act")
    answer(g, 0, "do explore", "keep")
    assert found(g) == ("healers dockers foresters", "")
    assert hold(g, 0) == {"biomass": 4, "minerals": 1}
