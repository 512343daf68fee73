"""Chapter 1: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from kosmodrom.engine.game import BadSetup
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import DRAW, GOOD_LAID
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    EDITION,
    GAME,
    ROW,
    ROWS,
    answer,
    answers,
    call,
    chips,
    count,
    discard_two,
    hand,
    laid,
    new,
    refused,
    tableau,
)

SEEDS = [Seed.of(number) for number in range(40)]
STARTS = [row["key"] for row in sorted(ROWS, key=lambda row: row["start"] or 0) if row["start"] is not None]
FIRST_HANDS = {entry["world"]: entry["cards"] for entry in EDITION.data["start_hands"]}


def start_of(g: Race, seat: int) -> str:
    return tableau(g, seat).split()[0]


@pytest.mark.clause("race.1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)
    for allowed in (2, 3, 4):
        assert new(allowed).pending() == list(range(allowed))


@pytest.mark.clause("race.1.2")
def test_114_cards_five_of_them_start_worlds() -> None:
    assert sum(row["copies"] for row in ROWS) == 114
    assert [ROW[key]["start"] for key in STARTS] == [0, 1, 2, 3, 4]
    assert sum(row["copies"] for row in ROWS if row["start"] is None) == 109


@pytest.mark.clause("race.1.2")
def test_all_cards_have_the_same_back() -> None:
    g = new(2)
    backs = GAME.table(g, SPECTATOR).zone("hand:0").pieces
    assert {(back.kind, back.key, back.tags) for back in backs} == {("card", "", ())}


@pytest.mark.clause("race.1.3", "race.2.4")
def test_everybody_has_the_same_seven_actions() -> None:
    g = new(3)
    discard_two(g)
    seven = [f"call {key}" for key in ("explore-5", "explore-1-1", "develop", "settle", "trade", "double", "produce")]
    assert [answers(g, seat) for seat in range(3)] == [seven, seven, seven]


@pytest.mark.clause("race.1.4", "race.1.5", "race.1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pool_holds_twelve_a_player_in_chips_of_1_and_5(seats: int) -> None:
    chips = {row["value"]: row["count"] for row in EDITION.data["vp_chips"]["chips"]}
    assert chips == {1: 18, 5: 6, 10: 4}
    g = new(seats)
    assert g.pool == 12 * seats
    # Four players use every chip but those of 10, fewer players fewer of them.
    assert 1 * chips[1] + 5 * chips[5] == 12 * 4


@pytest.mark.clause("race.1.7", "race.1.8")
def test_everybody_gets_one_of_five_start_worlds_face_up() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        g = new(3, seed)
        faces = [GAME.table(g, SPECTATOR).zone(f"tableau:{seat}").pieces[0].key for seat in range(3)]
        assert len(set(faces)) == 3
        assert all(len(g.players[seat].tableau) == 1 for seat in range(3))
        seen.update(faces)
    assert set(seen) == set(STARTS)
    assert min(seen.values()) > 10


@pytest.mark.clause("race.1.9", "race.1.12")
def test_start_worlds_that_nobody_got_are_among_the_cards() -> None:
    in_hands = 0
    for seed in SEEDS:
        g = new(2, seed)
        unused = set(STARTS) - {start_of(g, 0), start_of(g, 1)}
        dealt = set(f"{hand(g, 0)} {hand(g, 1)}".split())
        in_hands += len(unused & dealt)
        assert unused - dealt <= {EDITION.keys[card] for card in g.deck}
        assert len(g.deck) == 114 - 2 - 12
    assert in_hands > 0


@pytest.mark.clause("race.1.10", "race.1.11", "race.11.1")
def test_six_cards_of_which_two_go() -> None:
    g = new(4)
    assert [count(g, seat) for seat in range(4)] == [6, 6, 6, 6]
    assert g.pending() == [0, 1, 2, 3]
    before = hand(g, 2).split()
    answer(g, 2, f"discard {before[0]}", f"discard {before[3]}")
    assert g.pending() == [0, 1, 3]
    assert g.discards == []
    discard_two(g)
    assert [count(g, seat) for seat in range(4)] == [4, 4, 4, 4]
    assert hand(g, 2).split() == [before[1], before[2], before[4], before[5]]
    assert len(g.discards) == 8


@pytest.mark.clause("race.1.11")
def test_first_discards_are_shown_to_nobody_and_lie_in_table_order() -> None:
    g = new(2)
    own = [hand(g, seat).split()[:2] for seat in range(2)]
    discard_two(g)
    in_order = own[g.first] + own[1 - g.first]
    assert [EDITION.keys[entry % 128] for entry in g.discards] == in_order
    for seat in range(2):
        known = [piece.key for piece in GAME.table(g, seat).zone("discards").pieces]
        assert sorted(known) == sorted(own[seat])
    assert GAME.table(g, SPECTATOR).zone("discards").pieces == ()


@pytest.mark.clause("race.1.11")
@pytest.mark.parametrize("text", ["discard {other}", "call develop", "stop"])
def test_first_discards_come_from_the_own_six(text: str) -> None:
    g = new(2)
    other = next(key for key in hand(g, 1).split() if key not in hand(g, 0).split())
    assert refused(g, 0, text.format(other=other)) == "race.1.11"


@pytest.mark.clause("race.1.12")
def test_deck_is_face_down() -> None:
    g = new(2)
    for viewer in (0, 1, SPECTATOR):
        deck = GAME.table(g, viewer).zone("deck")
        assert (deck.pieces, deck.count) == ((), 100)


@pytest.mark.clause("race.1.13", "race.6.10")
@pytest.mark.parametrize("first_game", [False, True])
def test_alpha_centauri_gets_a_good_after_the_hands(first_game: bool) -> None:
    owners = 0
    for seed in SEEDS:
        g = GAME.deal(3, seed, {"first_game": first_game})
        g.journal = []
        g.start()
        if not first_game:
            assert all(laid(g, seat) == "" for seat in range(3))
            discard_two(g)
        for seat in range(3):
            assert laid(g, seat) == ("alpha-centauri" if start_of(g, seat) == "alpha-centauri" else "")
            owners += bool(laid(g, seat))
        codes = [note.code for note in g.journal if note.code in (DRAW, GOOD_LAID)]
        assert codes == sorted(codes, key=[DRAW, GOOD_LAID].index)
    assert owners > 10


@pytest.mark.clause("race.1.14")
@pytest.mark.parametrize(("seats", "numbers"), [(2, {1, 2}), (3, {1, 2, 3}), (4, {1, 2, 3, 4})])
def test_first_game_uses_the_start_worlds_from_1_on(seats: int, numbers: set[int]) -> None:
    owners: list[set[int]] = [set() for _ in range(seats)]
    for seed in SEEDS:
        g = new(seats, seed, first_game=True)
        starts = [ROW[start_of(g, seat)]["start"] for seat in range(seats)]
        assert set(starts) == numbers
        for seat, number in enumerate(starts):
            owners[seat].add(number)
    assert owners == [numbers] * seats


@pytest.mark.clause("race.1.15", "race.1.16")
def test_first_game_gives_each_start_world_its_four_cards() -> None:
    g = new(3, first_game=True)
    for seat in range(3):
        assert sorted(hand(g, seat).split()) == sorted(FIRST_HANDS[start_of(g, seat)])
        assert answers(g, seat)[0] == "call explore-5"
    assert g.discards == []
    on_table_or_in_hand = 3 * 5 + 1  # Alpha Centauri, which is in play with three, has a good
    assert len(g.deck) == 114 - on_table_or_in_hand
    cards = [EDITION.keys[card] for card in g.deck]
    assert {"old-earth", "earths-lost-colony"} <= set(cards)


@pytest.mark.clause("race.1.15")
def test_first_hands_hold_four_cards_each_and_none_twice() -> None:
    assert sorted(FIRST_HANDS) == sorted(STARTS[1:])
    given = [card for cards in FIRST_HANDS.values() for card in cards]
    assert len(given) == len(set(given)) == 16


@pytest.mark.clause("race.1.8", "race.1.13")
def test_nobody_begins_with_chips_and_the_first_round_can_be_played() -> None:
    g = new(2)
    discard_two(g)
    assert [chips(g, seat) for seat in range(2)] == [0, 0]
    call(g, "explore-5", "produce")
    assert g.phase == 1
