"""The solo game: its set-up, the turns of a round, its end, the Automa's points and the six levels."""

from __future__ import annotations

import random

import pytest

from kosmodrom.engine.position import CHANCE
from kosmodrom.games.microcosmos.cards import FIELDS
from kosmodrom.games.microcosmos.choices import SPARE
from kosmodrom.games.microcosmos.notes import AUTOMA_DID, AUTOMA_REVEALED, AUTOMA_SKIPPED, AUTOMA_WENT, TURN
from kosmodrom.games.microcosmos.plan import DONE, SKIPPED
from kosmodrom.games.microcosmos.position import AUTOMA_DECK, Cosmos
from kosmodrom.games.microcosmos.setup import load_cosmos
from kosmodrom.games.microcosmos.steps import STEPS
from tests.games.microcosmos.solo import (
    AUTOMA,
    CARDS,
    EDITION,
    HUMAN,
    LEVELS,
    automa,
    begin,
    cell,
    follow,
    hire,
    mark,
    notes,
    own,
    plan,
    play,
    put,
    raise_to,
    spaces,
    table,
    where,
)


def play_on(g: Cosmos, rounds: int, seed: int = 1) -> None:
    """Let chance answer for the player until a number of rounds is over, or the game."""
    chance = random.Random(seed)
    last = g.round + rounds
    while not g.over() and g.round < last:
        g.choose(HUMAN, chance.choice(g.choices(HUMAN)))


# Set-up.


@pytest.mark.clause("microcosmos.1.1", "microcosmos.18.1")
def test_a_single_player_has_an_opponent() -> None:
    g = begin()
    assert (g.seats, len(g.players)) == (1, 2)
    play_on(g, 1)
    assert [g.cells[cell(name)] >= 0 for name in ("north", "west", "east")] == [True] * 3
    assert len(g.cantina) == 3
    assert g.players[HUMAN].crew_count() == 2


@pytest.mark.clause("microcosmos.18.2", "microcosmos.18.3")
def test_its_ark_has_six_upgrades_and_two_colonies_beside_it() -> None:
    g = begin()
    assert [EDITION.upgrades[upgrade].key for upgrade in EDITION.automa_upgrades] == [
        *("biodome", "scouting-vehicles", "space-mining", "leisure-facilities", "cargo-holds", "mining-vehicles"),
    ]
    assert (automa(g).upgrades, automa(g).colony_pool, automa(g).outpost_pool) == (0, 2, 0)


@pytest.mark.clause("microcosmos.18.4")
def test_its_ark_starts_above_the_portal() -> None:
    g = begin()
    assert where(g) == "north"
    assert g.players[HUMAN].ark == cell("centre") * FIELDS


@pytest.mark.clause("microcosmos.18.5")
def test_it_has_a_deck_and_no_crew() -> None:
    g = begin()
    assert sorted(plan(g).deck) == list(range(10))
    assert automa(g).crew_count() == 0


@pytest.mark.clause("microcosmos.18.6")
def test_it_starts_with_nothing_and_has_no_tokens() -> None:
    g = begin()
    assert (automa(g).cargo, automa(g).tokens) == ([0, 0, 0, 0], 0)


@pytest.mark.clause("microcosmos.18.7", "microcosmos.19.1")
def test_in_every_round_the_player_comes_first_and_then_the_automa() -> None:
    g = begin()
    g.journal = []
    play_on(g, 5)
    turns = [note.seat for note in notes(g, TURN)]
    assert turns == [HUMAN, AUTOMA] * 4 + [HUMAN]
    assert g.first == HUMAN


# Levels.


@pytest.mark.clause(
    "microcosmos.22.5",
    "microcosmos.22.6",
    "microcosmos.22.7",
    "microcosmos.22.8",
    "microcosmos.22.9",
    "microcosmos.22.10",
)
@pytest.mark.parametrize(
    ("level", "colonies", "each"),
    [
        ("easy", set(), 0),
        ("easy_plus", {"north"}, 0),
        ("medium", {"north"}, 0),
        ("medium_plus", {"north"}, 1),
        ("hard", {"north"}, 0),
        ("hard_plus", {"north"}, 2),
    ],
)
def test_what_the_automa_starts_with(level: str, colonies: set[str], each: int) -> None:
    g = begin(level)
    assert spaces(automa(g).colonies) == colonies
    assert automa(g).colony_pool == 2 - len(colonies)
    assert automa(g).cargo == [each] * 4


@pytest.mark.clause(
    "microcosmos.22.2",
    "microcosmos.22.5",
    "microcosmos.22.6",
    "microcosmos.22.7",
    "microcosmos.22.8",
    "microcosmos.22.9",
    "microcosmos.22.10",
)
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        (("easy", "easy_plus"), [0, 0, 1, 3, 6, 11, 15]),
        (("medium", "medium_plus"), [0, 0, 2, 5, 10, 17, 25]),
        (("hard", "hard_plus"), [0, 0, 5, 10, 15, 22, 30]),
    ],
)
def test_points_for_upgrades_by_level(levels: tuple[str, str], points: list[int]) -> None:
    order = [EDITION.upgrades[upgrade].key for upgrade in EDITION.automa_upgrades]
    for level in levels:
        found = []
        for number in range(7):
            g = table(level=level)
            own(g, " ".join(order[:number]))
            found.append(g.scores().parts["ark"][AUTOMA])
        assert found == points


# Its turn.


@pytest.mark.clause("microcosmos.19.3")
def test_it_reveals_a_card_and_makes_a_new_deck_of_the_old_one() -> None:
    g = table()
    follow(g, *CARDS[:1])
    assert [note.a for note in notes(g, AUTOMA_REVEALED)] == [0]
    assert (plan(g).card, plan(g).deck, plan(g).discards) == (0, [], [])
    drawn = [note.b for note in notes(g, CHANCE) if note.a == AUTOMA_DECK]
    assert drawn == [0]


@pytest.mark.clause("microcosmos.19.3")
def test_every_card_comes_once_before_one_comes_again() -> None:
    g = begin(seed=3)
    g.journal = []
    play_on(g, 21)
    revealed = [note.a for note in notes(g, AUTOMA_REVEALED)]
    assert sorted(revealed[:10]) == sorted(revealed[10:20]) == list(range(10))


@pytest.mark.clause("microcosmos.19.4")
def test_it_acts_from_top_to_bottom_and_leaves_out_what_is_not_possible() -> None:
    g = table()
    play(g, "clockwise no_colony", "terraform", "gather", "colony or outpost", "resource")
    assert plan(g).outcomes == [SKIPPED, DONE, SKIPPED, DONE]
    done = [note.code for note in g.journal or [] if note.code in (AUTOMA_WENT, AUTOMA_DID, AUTOMA_SKIPPED)]
    assert done == [AUTOMA_WENT, AUTOMA_SKIPPED, AUTOMA_DID, AUTOMA_SKIPPED, AUTOMA_DID]


@pytest.mark.clause("microcosmos.19.4")
def test_an_action_comes_after_the_players_answer_to_the_one_above() -> None:
    g = table()
    automa(g).cargo = [0, 1, 0, 0]
    hire(g, "red green")
    play(g, "clockwise no_colony", "upgrade", "resource")
    assert len(notes(g, AUTOMA_DID)) == 1
    g.choose(HUMAN, SPARE)
    assert len(notes(g, AUTOMA_DID)) == 2


# The end.


def two_done(g: Cosmos) -> None:
    """Two planets are terraformed, and the third lacks one level of Technology."""
    g.done = put("east west")
    raise_to(g, "north", [3, 2, 2, 2])


@pytest.mark.clause("microcosmos.19.2", "microcosmos.17.1")
def test_the_automa_finishing_the_third_planet_brings_one_more_round() -> None:
    g = begin()
    play_on(g, 1)
    g.journal = []
    assert g.round == 1
    g.done = put("east west")
    number = g.cells[cell("north")]
    tracks = EDITION.planets[number].tracks
    raise_to(g, "north", [*tracks[:3], tracks[3] - 1])
    automa(g).cargo = [0, 0, 0, 4]
    plan(g).deck = [CARDS.index("public-works")]  # to the nearest planet to terraform, gather, terraform
    while not g.over():
        g.choose(HUMAN, g.choices(HUMAN)[0])
    assert g.last_round == 2
    assert [note.seat for note in notes(g, TURN)] == [AUTOMA, HUMAN, AUTOMA]


@pytest.mark.clause("microcosmos.22.1", "microcosmos.22.2")
def test_it_scores_colonies_and_unfinished_planets_but_no_survivors() -> None:
    g = table("north=keyi west=ryugu east=kijani south=elpis", "medium")
    automa(g).colonies = put("north east west")
    mark(g, AUTOMA, "north", 4)
    mark(g, AUTOMA, "east", 2)
    own(g, "biodome space-mining")
    automa(g).planet_points = 7
    parts = g.scores().parts
    assert {name: column[AUTOMA] for name, column in parts.items()} == {
        "planets": 7,
        "unfinished": 6,
        "ark": 2,
        "survivors": 0,
        "colonies": 9,
    }


@pytest.mark.clause("microcosmos.22.3", "microcosmos.22.4")
@pytest.mark.parametrize(("human", "winner"), [(5, AUTOMA), (6, AUTOMA), (7, HUMAN)])
def test_the_player_needs_more_points_than_the_automa(human: int, winner: int) -> None:
    g = table()
    g.players[HUMAN].planet_points = human
    g.players[HUMAN].cargo = [4, 4, 4, 4]  # which decide nothing here
    automa(g).planet_points = 6
    assert g.scores().winners == [winner]


@pytest.mark.clause("microcosmos.20.8", "microcosmos.12.8", "microcosmos.12.9")
def test_it_ranks_like_any_player_when_a_planet_is_complete() -> None:
    g = table()
    two_done(g)
    mark(g, HUMAN, "north", 5)
    mark(g, AUTOMA, "north", 5)
    automa(g).cargo = [0, 0, 0, 1]
    play(g, "clockwise to_terraform", "terraform")
    assert (automa(g).planet_points, g.players[HUMAN].planet_points) == (6 + 3, 5 + 1)


# The machine.


@pytest.mark.parametrize("level", LEVELS)
def test_a_solo_game_is_saved_and_loaded_whole(level: str) -> None:
    g = begin(level, seed=5)
    play_on(g, 6, seed=5)
    classes = {step.__name__: step for step in STEPS}
    loaded = load_cosmos(g.dump(), EDITION, classes)
    assert loaded.dump() == g.dump()
    assert loaded.choices(HUMAN) == g.choices(HUMAN)


def test_a_clone_of_a_solo_game_goes_its_own_way() -> None:
    g = begin("hard")
    play_on(g, 3)
    before = g.dump()
    copy = g.clone()
    play_on(copy, 5)
    assert g.dump() == before


def test_the_order_of_its_deck_is_dealt_anew_for_a_search() -> None:
    g = begin()
    play_on(g, 4)
    again = g.resample(HUMAN, g.chance.clone())
    assert again.plan is not None
    assert sorted(again.plan.deck) == sorted(plan(g).deck)
    assert again.plan.card == plan(g).card
