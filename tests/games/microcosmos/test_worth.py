"""The rule of thumb by which the greedy bot plays: it has to want the end of the game when its time has come."""

from __future__ import annotations

import pytest

from kosmodrom.arena.matches import play
from kosmodrom.bots.registry import make
from kosmodrom.engine.seed import Seed
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.scoring import ROUNDS
from tests.games.microcosmos.kit import (
    GAME,
    answer,
    colonise,
    finish,
    fly,
    hire,
    load,
    own,
    raise_to,
    ready,
    rescue,
    run,
    table,
)
from tests.games.microcosmos.solo import FULL

TYPICAL = 60  # no game of good players has more rounds


def with_all(round: int) -> Cosmos:
    """A table in some round whose first player has a bit of everything and no points but for a colony."""
    g = table(FULL)
    g.round = round
    load(g, 0, biomass=4, workforce=4, minerals=4, technology=4)
    hire(g, 0, "foreman", "botanist")
    ready(g, 0, "engineer")
    own(g, 0, "robotics cargo-holds")
    colonise(g, 0, "keyi")
    rescue(g, 0, "farmers")
    return g


@pytest.mark.parametrize("round", [1, ROUNDS // 2, ROUNDS, 2 * ROUNDS])
@pytest.mark.parametrize("lost", ["hold", "crew", "tokens", "survivors"])
def test_what_is_at_hand_keeps_some_worth(round: int, lost: str) -> None:
    g = with_all(round)
    before = g.appraise(0)
    player = g.players[0]
    player.cargo = [3, 4, 4, 4] if lost == "hold" else player.cargo
    player.upper = [] if lost == "crew" else player.upper
    player.tokens = 0 if lost == "tokens" else player.tokens
    player.survivors = [] if lost == "survivors" else player.survivors
    assert g.appraise(0) < before


def test_what_may_still_come_shrinks_from_round_to_round_to_almost_nothing() -> None:
    worths = [with_all(round).appraise(0) for round in range(1, ROUNDS + 1)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] - worths[-1] > 10
    assert with_all(2 * ROUNDS).appraise(0) == worths[-1]


def test_in_the_last_round_only_points_count_and_the_hold_for_ties() -> None:
    g = with_all(9)
    g.last_round = 10
    assert g.appraise(0) == pytest.approx(2 + 0.16)


def test_late_in_the_game_the_last_planet_is_worth_finishing_with_a_full_hold() -> None:
    """Two more levels, three points for the first place: more than what was to be hoped for."""
    g = with_all(ROUNDS)
    finish(g, "ryugu kijani")
    raise_to(g, "keyi", biomass=2, workforce=2, minerals=2, technology=2)
    fly(g, 0, "keyi")
    run(g, "act")
    rather = g.clone()
    answer(rather, 0, "stop")
    answer(g, 0, "do terraform", "raise biomass", "raise technology")
    assert g.last_round
    assert g.appraise(0) > rather.appraise(0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_players_end_their_games(seats: int) -> None:
    outcome = play(GAME, [make("greedy", f"{seat}") for seat in range(seats)], Seed.of("end"), limit=3000)
    assert outcome.finished
    assert outcome.rounds < TYPICAL
