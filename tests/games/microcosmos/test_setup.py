"""Chapters 1 to 3: planet cards, the set-up, rounds and turns."""

from __future__ import annotations

from itertools import permutations

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import SPECTATOR, Piece, Table, Zone
from kosmodrom.games.microcosmos.notes import DRAFTED, ROUND, TURN
from kosmodrom.games.microcosmos.position import Cosmos
from tests.games.microcosmos.kit import (
    CREW,
    GAME,
    PLANETS,
    answer,
    answers,
    begun,
    colonise,
    finish,
    fly,
    hire,
    hold,
    load,
    mark,
    names,
    new,
    play_rounds,
    raise_to,
    refused,
    rows,
    run,
    table,
    tokens,
    upgrades,
    where,
)
from tests.games.microcosmos.solo import EDITION, cell, notes

SEATS = (2, 3, 4)
AROUND = ("north", "west", "east")
START = ("keyi", "kijani", "ryugu")
SEEDS = range(60)


def zones(model: Table) -> dict[str, Zone]:
    return {zone.id: zone for zone in model.zones}


def seen(g: Cosmos, id: str, viewer: int = 0) -> tuple[Piece, ...]:
    """What lies in a zone, as a seat sees it."""
    return zones(GAME.table(g, viewer))[id].pieces


def draft(g: Cosmos, seat: int, row: str = "lower") -> str:
    """Discard the first of the dealt crew cards and put the others into a row; the discarded card."""
    first = answers(g, seat)[0]
    answer(g, seat, first, row, row)
    return first.removeprefix("discard ")


def waiting_seat(g: Cosmos) -> int:
    return next(iter(g.pending()))


# Planet cards.


@pytest.mark.clause("microcosmos.1.11")
def test_a_planet_card_shows_what_the_planet_is_and_yields() -> None:
    told = [(line.text.id, line.text.args) for line in GAME.component_lines("elpis")]
    shown = [(id.removeprefix("microcosmos-"), {key: n for key, n in args.items() if n}) for id, args in told]
    assert shown == [
        ("colour", {"colour": "green"}),
        ("tracks", {"biomass": 2, "workforce": 2, "minerals": 2, "technology": 4}),
        ("line-points", {"first": 3, "second": 1}),
        ("gains", {"biomass": 1, "workforce": 1}),
        ("gains", {"biomass": 1, "workforce": 1, "minerals": 1}),
        ("gains", {"minerals": 1, "crew": 1}),
        ("gains", {"technology": 1}),
    ]


@pytest.mark.clause("microcosmos.1.11")
def test_the_terraforming_track_is_as_long_as_the_resource_tracks_together() -> None:
    for number, key in enumerate(PLANETS[:-1]):
        g = table("" if key in START else "north=keyi")
        g.lay_planet(number, cell("south"))
        mark(g, 0, key, 1)
        pieces = seen(g, "space:south")
        tracks = [piece.limit for piece in pieces if piece.kind == "level"]
        assert [piece.limit for piece in pieces if piece.key == "merit"] == [sum(tracks)]
        assert len(tracks) == 4


# Set-up.


@pytest.mark.clause("microcosmos.2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_an_ark_a_hold_and_places_beside_the_bridge(seats: int) -> None:
    shown = zones(GAME.table(begun(seats), SPECTATOR))
    for seat in range(seats):
        assert [piece.key for piece in shown[f"upgrades:{seat}"].pieces] == [row.key for row in EDITION.upgrades]
        assert [piece.key for piece in shown[f"hold:{seat}"].pieces] == [
            *("biomass", "workforce", "minerals", "technology"),
        ]
        assert {f"survivors:{seat}", f"settled:{seat}"} <= shown.keys()
    assert f"hold:{seats}" not in shown


@pytest.mark.clause("microcosmos.2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_colonies_and_outposts_lie_on_the_ark_and_nobody_has_points(seats: int) -> None:
    g = new(seats)
    for seat in range(seats):
        player = g.players[seat]
        assert (upgrades(g, seat), player.engines, player.colony_pool, player.outpost_pool) == (set(), 0, 0, 0)
        assert (player.colonies, player.outposts) == (0, 0)
        assert (GAME.inventory(g)[f"colonies {seat}"], GAME.inventory(g)[f"outposts {seat}"]) == (8, 2)
    assert g.scores().totals == [0] * seats


@pytest.mark.clause("microcosmos.2.3")
def test_holds_are_empty_before_the_first_resources() -> None:
    g = new(4)
    assert [hold(g, seat) for seat in range(4)] == [{}] * 4


@pytest.mark.clause("microcosmos.2.4")
def test_the_four_specialist_tokens_begin_locked() -> None:
    g = begun(2)
    for seat in range(2):
        pieces = seen(g, f"tokens:{seat}")
        assert [piece.key for piece in pieces] == ["red", "green", "blue", "engineer"]
        assert {piece.tags for piece in pieces} == {("locked",)}


@pytest.mark.clause("microcosmos.2.4")
def test_the_switch_makes_them_ready_at_the_start() -> None:
    g = begun(2, ready_specialists=True)
    for seat in range(2):
        assert {piece.tags for piece in seen(g, f"tokens:{seat}")} == {("ready",)}
        assert tokens(g, seat) == {"red", "green", "blue", "engineer"}


@pytest.mark.clause("microcosmos.2.4")
@pytest.mark.parametrize("ready_specialists", [False, True])
def test_only_ready_tokens_pay_for_an_upgrade(ready_specialists: bool) -> None:
    g = table(ready_specialists=ready_specialists)
    load(g, 0, technology=2)
    run(g, "upgrade")
    assert answers(g, 0) == (["buy robotics", "pass"] if ready_specialists else [])


@pytest.mark.clause("microcosmos.2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_all_arks_start_on_the_portal_in_the_middle(seats: int) -> None:
    g = new(seats)
    assert PLANETS[g.cells[cell("centre")]] == "star-portal"
    assert [where(g, seat) for seat in range(seats)] == ["star-portal"] * seats


@pytest.mark.clause("microcosmos.2.6")
def test_the_start_planets_lie_at_random_above_left_and_right_of_the_portal() -> None:
    laid = set()
    for seed in SEEDS:
        g = new(2, seed)
        laid.add(tuple(PLANETS[g.cells[cell(name)]] for name in AROUND))
        assert sum(number >= 0 for number in g.cells) == 4
    assert laid == set(permutations(START))


@pytest.mark.clause("microcosmos.2.7")
def test_the_other_planets_are_a_shuffled_deck_whose_top_is_seen() -> None:
    tops = set()
    for seed in SEEDS:
        g = new(2, seed)
        deck = [*g.planet_deck, g.planet_top]
        assert {PLANETS[number] for number in deck} == set(PLANETS) - {*START, "star-portal"}
        shown = zones(GAME.table(g, 0))["planet-deck"]
        assert ([piece.key for piece in shown.pieces], shown.count) == ([PLANETS[g.planet_top]], 12)
        tops.add(g.planet_top)
    assert len(tops) > 6


@pytest.mark.clause("microcosmos.2.8")
def test_the_survivors_are_a_face_down_deck_in_random_order() -> None:
    g = new(2)
    shown = zones(GAME.table(g, 0))["survivor-deck"]
    assert (shown.pieces, shown.count) == ((), 15)
    drawn = {new(2, seed).draw_survivors() for seed in SEEDS}
    assert len(drawn) > 8


@pytest.mark.clause("microcosmos.2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_crew_is_a_face_down_deck_in_random_order(seats: int) -> None:
    g = new(seats)
    shown = zones(GAME.table(g, 0))["crew-deck"]
    assert (shown.pieces, shown.count) == ((), 33 - 3 - 3 * seats)
    drawn = {new(seats, seed).draw_crew() for seed in SEEDS}
    assert len(drawn) > 15


@pytest.mark.clause("microcosmos.2.10")
def test_three_crew_cards_lie_face_up_in_the_cantina() -> None:
    first = set()
    for seed in SEEDS:
        g = new(2, seed)
        assert names(CREW, g.cantina).split() == [piece.key for piece in seen(g, "cantina", SPECTATOR)]
        assert len(g.cantina) == 3
        first.update(g.cantina)
    assert len(first) > 25


@pytest.mark.clause("microcosmos.2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_three_crew_cards_and_discards_one(seats: int) -> None:
    g = new(seats)
    assert g.pending() == list(range(seats))
    for seat in range(seats):
        dealt = [text.removeprefix("discard ") for text in answers(g, seat)]
        assert len(dealt) == 3
        answer(g, seat, f"discard {dealt[1]}", "upper", "lower")
        assert sorted(" ".join(rows(g, seat)).split()) == sorted([dealt[0], dealt[2]])
        assert [len(row.split()) for row in rows(g, seat)] == [1, 1]


@pytest.mark.clause("microcosmos.2.11")
@pytest.mark.parametrize(("row", "number"), [("upper", 0), ("lower", 1)])
def test_both_first_cards_may_go_into_the_same_row(row: str, number: int) -> None:
    g = new(2)
    draft(g, 0, row)
    assert len(rows(g, 0)[number].split()) == 2


@pytest.mark.clause("microcosmos.2.11")
def test_only_a_dealt_card_can_be_discarded() -> None:
    g = new(2)
    other = answers(g, 1)[0]
    assert refused(g, 0, other) == "microcosmos.2.11"
    assert refused(g, 0, "pass") == "microcosmos.2.11"


@pytest.mark.clause("microcosmos.2.11")
def test_the_discards_go_to_the_pile_in_table_order_whoever_decides_first() -> None:
    g = new(3)
    g.journal = []
    gone = {seat: draft(g, seat) for seat in (2, 0)}
    assert g.crew_discards == []
    gone[1] = draft(g, 1)
    assert names(CREW, g.crew_discards).split() == [gone[0], gone[1], gone[2]]
    assert [note.seat for note in notes(g, DRAFTED)] == [0, 1, 2]


@pytest.mark.clause("microcosmos.2.11")
def test_nobody_sees_the_first_crew_of_others_before_all_have_decided() -> None:
    g = new(3)
    draft(g, 1)
    for viewer in (0, 2, SPECTATOR):
        assert [piece.key for piece in seen(g, "hand:1", viewer)] == [""] * 3
        assert (seen(g, "lower:1", viewer), seen(g, "upper:1", viewer)) == ((), ())
    assert len(seen(g, "lower:1", 1)) == 2
    draft(g, 0)
    draft(g, 2)
    assert [len(seen(g, "lower:1", viewer)) for viewer in (0, 2, SPECTATOR)] == [2] * 3


@pytest.mark.clause("microcosmos.2.11")
def test_to_a_seat_the_others_may_hold_any_first_crew() -> None:
    g = new(2)
    draft(g, 1)
    dealt = set()
    for seed in range(20):
        other = g.resample(0, Seed.of(seed).stream("chance"))
        assert answers(other, 0) == answers(g, 0)
        dealt.add(rows(other, 1))
    assert len(dealt) > 15


@pytest.mark.clause("microcosmos.2.12")
def test_everybody_gets_two_units_of_any_resources_at_the_same_time() -> None:
    g = new(2)
    draft(g, 0)
    draft(g, 1)
    assert g.pending() == [0, 1]
    assert answers(g, 1) == ["gain biomass", "gain workforce", "gain minerals", "gain technology"]
    answer(g, 1, "gain minerals", "gain minerals")
    assert g.pending() == [0]
    answer(g, 0, "gain biomass", "gain technology")
    assert (hold(g, 0), hold(g, 1)) == ({"biomass": 1, "technology": 1}, {"minerals": 2})
    assert g.round == 1


@pytest.mark.clause("microcosmos.2.13")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_decides_who_is_first(seats: int) -> None:
    begun_games = [begun(seats, seed) for seed in range(40)]
    assert {g.first for g in begun_games} == set(range(seats))
    assert all(g.turn == g.first and g.pending() == [g.first] for g in begun_games)


# Rounds and turns.


def rounds_of_four(rounds: int) -> list[list[int]]:
    """Whose turns came in the first rounds of a game of four, in which player 2 is first."""
    g = table(seats=4)
    g.first, g.round = 2, 0
    play_rounds(g)
    while g.round <= rounds:
        seat = waiting_seat(g)
        answer(g, seat, answers(g, seat)[-1])
    out: list[list[int]] = []
    for note in g.journal or []:
        if note.code == ROUND:
            out.append([])
        elif note.code == TURN:
            out[-1].append(note.seat)
    return out[:rounds]


@pytest.mark.clause("microcosmos.3.1")
def test_each_round_everybody_has_one_turn_from_the_first_player_to_the_left() -> None:
    assert rounds_of_four(1) == [[2, 3, 0, 1]]


@pytest.mark.clause("microcosmos.3.2")
def test_after_each_round_the_player_to_the_left_is_first() -> None:
    assert [turns[0] for turns in rounds_of_four(5)] == [2, 3, 0, 1, 2]
    assert rounds_of_four(2)[1] == [3, 0, 1, 2]


def running(g: Cosmos) -> str:
    """The step of the turn that the table shows as running."""
    return next(stage.id for stage in GAME.table(g, 0).stages if stage.state == "now")


@pytest.mark.clause("microcosmos.3.3")
def test_a_turn_has_five_steps_in_order() -> None:
    g = table()
    load(g, 0, technology=2)
    hire(g, 0, lower="foundry-engineer foreman")
    run(g, "turn")
    steps = []
    for text in ("buy robotics", "go star-portal moon", "stop", "do gather", "stop", "draw", "upper"):
        steps.append(running(g))
        assert text in answers(g, 0)
        answer(g, 0, text)
    assert steps == ["upgrade", "travel", "crew", "act", "act", "draw", "draw"]
    assert g.over()


# The aim, and the longer game.


@pytest.mark.clause("microcosmos.3.4")
def test_whoever_has_the_most_points_wins() -> None:
    g = table(seats=3)
    colonise(g, 0, "keyi")
    colonise(g, 1, "keyi ryugu")
    mark(g, 2, "kijani", 4)
    assert (g.scores().totals, g.scores().winners) == ([2, 5, 4], [1])
    mark(g, 2, "kijani", 2)
    assert (g.scores().totals, g.scores().winners) == ([2, 5, 6], [2])


def terraform_last(done: str, long: bool) -> Cosmos:
    """Some planets are terraformed; then K'Eyi gets its last level."""
    g = table("west=ryugu east=kijani south=keyi north=elpis", long=long)
    finish(g, done)
    raise_to(g, "keyi", biomass=3, workforce=2, minerals=2, technology=2)
    load(g, 0, technology=1)
    fly(g, 0, "keyi")
    run(g, "act")
    answer(g, 0, "do terraform")
    assert g.is_done(g.cell_of(PLANETS.index("keyi")))
    return g


@pytest.mark.clause("microcosmos.3.5")
@pytest.mark.parametrize(
    ("long", "done", "ends"),
    [
        (False, "ryugu", False),
        (False, "ryugu kijani", True),
        (True, "ryugu kijani", False),
        (True, "ryugu kijani elpis", True),
    ],
)
def test_the_longer_game_ends_with_the_fourth_planet(long: bool, done: str, ends: bool) -> None:
    g = terraform_last(done, long)
    assert g.last_round == (2 if ends else 0)
    assert [counter.limit for counter in GAME.table(g, 0).counters if counter.id == "terraformed"] == [3 + long]


@pytest.mark.clause("microcosmos.3.5")
def test_the_longer_game_is_agreed_before_the_start() -> None:
    assert [begun(2, long=long).planets_to_end() for long in (False, True)] == [3, 4]
