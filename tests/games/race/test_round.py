"""Chapter 2: the round and choosing actions."""

from __future__ import annotations

import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.choices import ACTION_KEYS
from kosmodrom.games.race.notes import ACTIONS_SHOWN, DRAW, PHASE
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    answer,
    answers,
    begun,
    call,
    chips,
    count,
    drawn,
    laid,
    refused,
    table,
    tableau,
)

PHASES_OF = {"explore-5": 1, "explore-1-1": 1, "develop": 2, "settle": 3, "trade": 4, "double": 4, "produce": 5}


def phases_of_round(g: Race, *actions: str) -> list[int]:
    """The phases that come of the actions, everybody taking the first answer that is there."""
    g.journal = []
    this = g.round
    call(g, *actions)
    while g.round == this and not g.over():
        seat = g.pending()[0]
        answer(g, seat, answers(g, seat)[0])
    phases = [note.a for note in g.journal if note.code == PHASE]
    g.journal = None
    return phases


@pytest.mark.clause("race.2.1")
def test_round_follows_round() -> None:
    g = begun(2)
    for number in range(1, 6):
        assert g.round == number
        assert phases_of_round(g, "explore-5", "produce") == [1, 5]
    assert g.round == 6


@pytest.mark.clause("race.2.2", "race.2.3", "race.11.1")
def test_actions_are_chosen_at_the_same_time_in_secret_and_shown_together() -> None:
    g = begun(3)
    assert g.pending() == [0, 1, 2]
    g.journal = []
    answer(g, 1, "call produce")
    assert g.pending() == [0, 2]
    for viewer in (0, 2, SPECTATOR):
        assert GAME.table(g, viewer).zone("actions:1").pieces == ()
    assert [piece.key for piece in GAME.table(g, 1).zone("actions:1").pieces] == ["produce"]
    answer(g, 0, "call explore-5")
    assert all(note.code != ACTIONS_SHOWN for note in g.journal)
    answer(g, 2, "call settle")
    shown = [ACTION_KEYS[note.a] for note in g.journal if note.code == ACTIONS_SHOWN]
    assert shown == ["explore-5", "produce", "settle"]
    assert [piece.key for piece in GAME.table(g, SPECTATOR).zone("actions:1").pieces] == ["produce"]


@pytest.mark.clause("race.2.2")
def test_one_action_and_no_more() -> None:
    g = begun(2)
    answer(g, 0, "call develop")
    assert answers(g, 0) == []
    with pytest.raises(Exception, match=r"engine\.1"):
        answer(g, 0, "call settle")


@pytest.mark.clause("race.2.4")
@pytest.mark.parametrize("text", ["pass", "discard gem-world", "stop"])
def test_nothing_but_an_action_may_be_chosen(text: str) -> None:
    assert refused(begun(2), 0, text) == "race.2.4"


@pytest.mark.clause("race.2.5")
@pytest.mark.parametrize("action", ACTION_KEYS)
def test_every_action_may_be_chosen_again(action: str) -> None:
    g = begun(2)
    all_seven = answers(g, 0)
    for _ in range(3):
        assert answers(g, 0) == answers(g, 1) == all_seven
        phases_of_round(g, action, action)


@pytest.mark.clause("race.2.6", "race.2.7")
@pytest.mark.parametrize("actions", [(a, b) for a in ACTION_KEYS for b in ACTION_KEYS])
def test_only_chosen_phases_are_played_and_in_their_order(actions: tuple[str, str]) -> None:
    g = table("choose", hands=["+4", "+4"], tableaus=["old-earth", "new-sparta"])
    assert phases_of_round(g, *actions) == sorted({PHASES_OF[action] for action in actions})


@pytest.mark.clause("race.2.7")
def test_all_five_phases_of_four_players_and_two() -> None:
    g = begun(4)
    assert phases_of_round(g, "produce", "double", "settle", "develop") == [2, 3, 4, 5]
    assert phases_of_round(g, "produce", "explore-1-1", "settle", "develop") == [1, 2, 3, 5]
    g = begun(2, advanced=True)
    assert phases_of_round(g, "produce trade", "settle explore-5") == [1, 3, 4, 5]


@pytest.mark.clause("race.2.8")
def test_everybody_plays_a_phase_that_one_called() -> None:
    g = table("round", hands=["+2", "+2"], tableaus=["old-earth", "new-sparta"], calls=["explore-5", "explore-1-1"])
    assert g.pending() == [0, 1]
    g = table("round", hands=["public-works +2", "colony-ship +3"], calls=["develop", "produce"])
    assert g.pending() == [0, 1]
    g = table("round", hands=["gem-world +2", "spice-world +3"], calls=["settle", "produce"])
    assert g.pending() == [0, 1]
    g = table("consume", tableaus=["gem-world outlaw-world", "spice-world terraformed-world"],
              goods=["gem-world", "spice-world"], calls=["double", "settle"])  # fmt: skip
    assert [chips(g, seat) for seat in range(2)] == [2, 1]
    g = table("produce", tableaus=["gem-world", "spice-world"], calls=["produce", "settle"])
    assert [laid(g, seat) for seat in range(2)] == ["gem-world", "spice-world"]


@pytest.mark.clause("race.2.9")
def test_only_the_callers_have_the_bonus() -> None:
    g = table("explore", seats=3, calls=["explore-5", "explore-1-1", "settle"])
    assert [drawn(g, seat) for seat in range(3)] == [7, 3, 2]
    g = table("settle", hands=["gem-world +2", "spice-world +2"], calls=["settle", "produce"])
    for seat, world in enumerate(["gem-world", "spice-world"]):
        answer(g, seat, f"place {world}")
    assert [count(g, seat) for seat in range(2)] == [1, 0]


@pytest.mark.clause("race.2.10")
def test_phase_called_by_all_is_played_once_with_the_bonus_for_each() -> None:
    g = table("choose", seats=3, hands=["gem-world +2", "spice-world +2", "comet-zone +4"])
    g.journal = []
    call(g, "settle", "settle", "settle")
    for seat, world in enumerate(["gem-world", "spice-world", "comet-zone"]):
        answer(g, seat, f"place {world}")
    answer(g, 2, *answers(g, 2)[:1])
    answer(g, 2, *answers(g, 2)[:1])
    answer(g, 2, *answers(g, 2)[:1])
    assert [note.a for note in g.journal if note.code == PHASE] == [3]
    assert [note.seat for note in g.journal if note.code == DRAW] == [0, 1, 2]
    assert g.round == 2


@pytest.mark.clause("race.2.11")
def test_round_closes_with_the_hand_limit_and_then_the_check_for_the_end() -> None:
    g = table("choose", hands=["+11", "+2"], tableaus=["old-earth", "new-sparta"], pool=0)
    call(g, "produce", "produce")
    assert (g.pending(), g.ending) == ([0], False)
    assert answers(g, 0)[0].startswith("discard ")
    answer(g, 0, answers(g, 0)[0])
    assert (g.over(), g.ending) == (True, True)


@pytest.mark.clause("race.2.11", "race.2.1")
def test_next_round_follows_when_nothing_ends_the_game() -> None:
    g = table("end", hands=["+3", "+3"], tableaus=["old-earth", "new-sparta"])
    assert (g.round, g.pending(), tableau(g, 0)) == (2, [0, 1], "old-earth")
