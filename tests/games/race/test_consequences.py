"""What the table says of an answer before it is given: its price, what comes of it, and what would help."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.engine.table import Blocked, Choice, Text
from kosmodrom.games.race.position import Race
from tests.games.race.kit import GAME, table


def choice(g: Race, text: str) -> Choice:
    decision = GAME.table(g, 0).decision
    assert decision is not None
    return next(one for one in decision.choices if one.notation == text)


def blocked(g: Race, text: str) -> Blocked:
    decision = GAME.table(g, 0).decision
    assert decision is not None
    return next(one for one in decision.blocked if one.notation == text)


def test_price_of_a_development_is_made_up_of_its_cost_and_what_is_taken_off() -> None:
    g = table("develop", hands=["mining-robots +3"], tableaus=["investment-credits galactic-federation"])
    assert choice(g, "place mining-robots").follows == (
        Text("race-follow-cost", {"printed": 2, "less": 2, "due": 0}),
    )  # fmt: skip
    assert choice(g, "pass").follows == ()


def test_windfall_world_brings_its_good_and_the_bonus_a_card() -> None:
    g = table("settle", hands=["pre-sentient-race +3"], calls=["settle"])
    follows = choice(g, "place pre-sentient-race").follows
    assert follows == (Text("race-follow-good", {"good": "gene"}), Text("race-follow-draw", {"amount": 1}))


def test_conquest_compares_strength_and_defence() -> None:
    g = table("settle", hands=["rebel-miners +1"], tableaus=["space-marines"])
    assert choice(g, "place rebel-miners").follows[0] == Text("race-follow-conquest", {"strength": 2, "defence": 2})


def test_what_is_missing_comes_as_a_number_with_the_own_card_that_helps_most() -> None:
    g = table("settle", hands=["rebel-outpost space-marines drop-ships gem-world +2"], tableaus=["new-sparta"])
    why = blocked(g, "place rebel-outpost")
    assert (why.clause, why.missing) == ("race.6.12", 3)
    assert why.hint == Text("race-hint-strength", {"card": "@drop-ships", "amount": 3})


def test_too_dear_a_world_points_to_a_discount_or_to_more_cards() -> None:
    hand = "new-earth pilgrimage-world"
    why = blocked(table("settle", hands=[hand]), "place new-earth")
    assert (why.missing, why.hint) == (4, Text("race-hint-cards"))
    helped = blocked(table("settle", hands=[f"{hand} mining-robots"]), "place new-earth")
    assert helped.hint == Text("race-hint-discount", {"card": "@mining-robots", "amount": 1})


def test_a_card_of_the_wrong_sort_misses_nothing() -> None:
    g = table("settle", hands=["gem-world space-marines +3"])
    why = blocked(g, "place space-marines")
    assert (why.missing, why.hint) == (0, None)


def test_payments_and_discards_are_picked_together() -> None:
    g = table("end", hands=["+13"])
    decision = GAME.table(g, 0).decision
    assert decision is not None
    assert (decision.take, {one.final for one in decision.choices}) == (3, {True})


@pytest.mark.parametrize("seed", range(3))
def test_final_says_beforehand_what_undo_says_when_all_have_decided(seed: int) -> None:
    session = Session.begin(GAME, 3, Seed.of(seed))
    rng = random.Random(seed)
    finals = Counter[bool]()
    while not session.position.over():
        seat = rng.choice(session.position.pending())
        decision = GAME.table(session.position, seat).decision
        assert decision is not None
        answer = rng.choice(decision.choices)
        if decision.take == 1:
            finals[answer.final] += 1
            assert answer.final == no_way_back(session, seat, answer.number, rng)
        session.choose(seat, answer.number)
    assert finals[True] > 20
    assert finals[False]


def no_way_back(session: Session, seat: int, number: int, rng: random.Random) -> bool:
    """Whether an answer, given when all others that are asked have given theirs, can't be taken back."""
    trial = Session(GAME, replace(session.record, moves=[]), session.position.clone())
    for other in trial.position.pending():
        while other != seat and trial.position.choices(other):
            trial.choose(other, rng.choice(trial.position.choices(other)))
    trial.choose(seat, number)
    return trial.why_not_undo(seat) is not None


def test_final_does_not_tell_who_has_answered() -> None:
    g = table("choose", seats=3, hands=["+4"] * 3)
    before = [finals(g, seat) for seat in range(3)]
    assert before == [{True}] * 3
    g.choose(1, g.choices(1)[0])
    g.choose(0, g.choices(0)[0])
    assert finals(g, 2) == before[2]


def finals(g: Race, seat: int) -> set[bool]:
    decision = GAME.table(g, seat).decision
    assert decision is not None
    return {one.final for one in decision.choices}
