"""Chapter 12: the advanced two-player game."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.engine.game import BadSetup
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import PHASE
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    SEED,
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

ADVANCED = {"advanced": True}


def choosing(hands: list[str], tableaus: list[str], **more: Any) -> Race:
    return table("choose", hands=hands, tableaus=tableaus, options=ADVANCED, **more)


def phases(g: Race, *actions: str) -> list[tuple[int, int]]:
    """The phases that the actions bring, with which of two equal ones each is, as far as nothing is asked."""
    g.journal = []
    call(g, *actions)
    return [(note.a, note.b) for note in g.journal if note.code == PHASE]


@pytest.mark.clause("race.12.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_variant_is_for_two(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, SEED, {"advanced": True})


@pytest.mark.clause("race.12.1")
def test_rest_is_as_in_the_ordinary_game() -> None:
    g = begun(2, advanced=True)
    assert (g.pool, [count(g, seat) for seat in range(2)], len(g.deck)) == (24, [4, 4], len(begun(2).deck))
    assert GAME.setting(2) == {"first_game": False, "advanced": False, "idle_tactics": True}


@pytest.mark.clause("race.12.2", "race.12.3", "race.1.3")
def test_two_of_nine_cards_are_chosen() -> None:
    for first in (text.split()[1] for text in answers(begun(2), 0)):
        g = begun(2, advanced=True)
        seven = answers(g, 0)
        assert len(seven) == 7
        answer(g, 0, f"call {first}")
        assert g.pending() == [0, 1]
        twice = first in ("develop", "settle")
        assert answers(g, 0) == [text for text in seven if twice or text != f"call {first}"]
        if not twice:
            assert refused(g, 0, f"call {first}") == "race.12.3"
        answer(g, 0, answers(g, 0)[0])
        assert g.pending() == [1]


@pytest.mark.clause("race.12.3", "race.2.2", "race.2.3")
def test_both_choices_are_secret_until_all_have_chosen() -> None:
    g = begun(2, advanced=True)
    answer(g, 0, "call settle", "call produce")
    for viewer in (1, SPECTATOR):
        assert GAME.table(g, viewer).zone("actions:0").pieces == ()
    call_second(g, "explore-5", "explore-1-1")
    shown = [piece.key for piece in GAME.table(g, 1).zone("actions:0").pieces]
    assert shown == ["settle", "produce"]


def call_second(g: Race, *actions: str) -> None:
    answer(g, 1, *(f"call {action}" for action in actions))


@pytest.mark.clause("race.12.3")
@pytest.mark.parametrize("text", ["pass", "stop"])
def test_second_action_is_no_less_due_than_the_first(text: str) -> None:
    g = begun(2, advanced=True)
    answer(g, 0, "call settle")
    assert refused(g, 0, text) == "race.2.4"


@pytest.mark.clause("race.12.4")
@pytest.mark.parametrize(("cards", "more", "kept"), [("", 0, 2), ("galactic-renaissance research-labs", 2, 4)])
def test_both_explore_bonuses(cards: str, more: int, kept: int) -> None:
    g = table("explore", calls=["explore-5 explore-1-1", "settle trade"], tableaus=[cards], options=ADVANCED)
    assert [drawn(g, seat) for seat in range(2)] == [8 + more, 2]
    for _ in range(kept):
        answer(g, 0, answers(g, 0)[0])
    assert answers(g, 0) == []


@pytest.mark.clause("race.12.5", "race.2.7")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("develop develop", "produce trade", [(2, 0), (2, 1), (4, 0), (5, 0)]),
        ("develop develop", "develop develop", [(2, 0), (2, 1)]),
        ("develop develop", "develop settle", [(2, 0), (2, 1), (3, 0)]),
        ("settle settle", "produce settle", [(3, 0), (3, 1), (5, 0)]),
        ("develop settle", "settle develop", [(2, 0), (3, 0)]),
        ("trade double", "double produce", [(4, 0), (5, 0)]),
        ("develop develop", "settle settle", [(2, 0), (2, 1), (3, 0), (3, 1)]),
    ],
)
def test_same_phase_twice(one: str, other: str, expected: list[tuple[int, int]]) -> None:
    assert phases(choosing(["+1", "+1"], ["old-earth", "new-sparta"]), one, other) == expected


@pytest.mark.clause("race.12.5")
def test_both_take_part_in_both_phases_and_the_first_is_complete() -> None:
    g = choosing(["public-works expedition-force +3", "investment-credits mining-robots drop-ships +2"], ["", ""])
    call(g, "develop develop", "produce trade")
    answer(g, 0, "place public-works")
    answer(g, 1, "place investment-credits")
    assert (g.instance, g.pending()) == (0, [1])  # the caller pays nothing
    answer(g, 1, "pay drop-ships")
    assert (g.instance, g.pending()) == (1, [0, 1])
    assert [tableau(g, seat) for seat in range(2)] == ["public-works", "investment-credits"]


@pytest.mark.clause("race.12.6", "race.12.5")
def test_bonus_in_both_phases() -> None:
    g = choosing(["drop-ships replicant-robots +6", "+1"], ["", ""])
    call(g, "develop develop", "produce trade")
    for key in ("drop-ships", "replicant-robots"):
        answer(g, 0, f"place {key}")
        for _ in range(3):
            if answers(g, 0) and answers(g, 0)[0].startswith("pay"):
                answer(g, 0, answers(g, 0)[0])
    assert (tableau(g, 0), count(g, 0), len(g.discards)) == ("drop-ships replicant-robots", 0, 6)


@pytest.mark.clause("race.12.6", "race.12.5")
def test_settle_bonus_in_both_phases() -> None:
    g = choosing(["artist-colony pilgrimage-world drop-ships", "+1"], ["", ""], deck="comet-zone new-earth space-port")
    call(g, "settle settle", "develop trade")
    answer(g, 0, "place pilgrimage-world")
    assert (g.instance, count(g, 0)) == (1, 3)
    answer(g, 0, "place artist-colony", "pay drop-ships")
    assert (tableau(g, 0), count(g, 0)) == ("pilgrimage-world artist-colony", 2)


@pytest.mark.clause("race.12.7")
def test_who_chose_it_once_has_the_bonus_in_the_first_phase_only() -> None:
    hands = ["public-works expedition-force +3", "drop-ships replicant-robots +8"]
    g = choosing(hands, ["", ""])
    call(g, "develop develop", "develop trade")
    answer(g, 0, "pass")
    answer(g, 1, "place drop-ships")
    for _ in range(3):
        answer(g, 1, answers(g, 1)[0])
    assert (g.instance, len(g.discards)) == (1, 3)
    answer(g, 0, "pass")
    answer(g, 1, "place replicant-robots")
    for _ in range(4):
        answer(g, 1, answers(g, 1)[0])
    assert (tableau(g, 1), len(g.discards), g.round) == ("drop-ships replicant-robots", 7, 2)


@pytest.mark.clause("race.12.7", "race.6.5")
@pytest.mark.parametrize(("second", "cards"), [(False, [2, 2]), (True, [2, 1])])
def test_settle_bonus_for_who_chose_it_once(second: bool, cards: list[int]) -> None:
    g = table("settle", hands=["pilgrimage-world +1", "refugee-world +1"], calls=["settle settle", "settle trade"],
              second=second, options=ADVANCED)  # fmt: skip
    answer(g, 0, "place pilgrimage-world")
    answer(g, 1, "place refugee-world")
    assert [count(g, seat) for seat in range(2)] == cards


@pytest.mark.clause("race.12.8", "race.3.9")
def test_powers_of_the_first_phase_work_in_the_second() -> None:
    g = choosing(["investment-credits drop-ships +4", "+1"], ["", ""])
    call(g, "develop develop", "produce trade")
    answer(g, 0, "place investment-credits", "place drop-ships")
    for _ in range(2):
        answer(g, 0, answers(g, 0)[0])
    assert (tableau(g, 0), count(g, 0), len(g.discards)) == ("investment-credits drop-ships", 2, 2)


@pytest.mark.clause("race.12.8")
def test_strength_of_a_world_counts_in_the_second_phase() -> None:
    g = choosing(["former-penal-colony rebel-underground pilgrimage-world", "+1"], ["space-marines", "old-earth"])
    call(g, "settle settle", "produce trade")
    assert refused(g, 0, "place rebel-underground") == "race.6.12"
    answer(g, 0, "place former-penal-colony", "place rebel-underground")
    assert tableau(g, 0) == "space-marines former-penal-colony rebel-underground"


@pytest.mark.clause("race.12.9")
def test_once_each_is_one_phase() -> None:
    g = choosing(["public-works +2", "expedition-force +2"], ["", ""])
    assert phases(g, "develop trade", "develop double") == [(2, 0)]
    answer(g, 0, "place public-works")
    answer(g, 1, "place expedition-force")
    assert (g.round, tableau(g, 0), tableau(g, 1)) == (2, "public-works", "expedition-force")
    assert [count(g, seat) for seat in range(2)] == [2, 2]  # both have the bonus


@pytest.mark.clause("race.12.10", "race.7.1", "race.7.25")
def test_trade_and_double() -> None:
    g = table("consume", tableaus=["outlaw-world gem-world new-earth"], goods=["gem-world new-earth"],
              calls=["trade double", "settle produce"], options=ADVANCED)  # fmt: skip
    answer(g, 0, "sell new-earth")
    assert (count(g, 0), chips(g, 0)) == (3, 0)
    answer(g, 0, "use outlaw-world")
    assert (count(g, 0), chips(g, 0), laid(g, 0)) == (4, 2, "")
