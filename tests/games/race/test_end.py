"""Chapters 9 and 10: the end of the round, cards and chips; the end of the game and scoring."""

from __future__ import annotations

import pytest

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.playout import play_randomly
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.race.notes import LAST_ROUND, RESHUFFLE
from kosmodrom.games.race.position import Race
from tests.games.race.kit import (
    GAME,
    KEYS,
    ROWS,
    SEED,
    answer,
    answers,
    begun,
    call,
    chips,
    count,
    discarded,
    hand,
    laid,
    new,
    refused,
    scored,
    table,
    tableau,
)

TWELVE = " ".join(row["key"] for row in ROWS if row["type"] == "world" and not row["powers"])
ELEVEN = " ".join(TWELVE.split()[:11])


def ended(g: Race) -> bool:
    return g.over() and g.ending


# The hand limit.


@pytest.mark.clause("race.9.1")
@pytest.mark.parametrize("cards", [9, 10, 11, 14])
def test_hand_is_cut_down_to_ten(cards: int) -> None:
    g = table("end", hands=[f"+{cards}", "+10"])
    excess = max(cards - 10, 0)
    for _ in range(excess):
        assert answers(g, 0)[0].startswith("discard ")
        answer(g, 0, answers(g, 0)[0])
    assert answers(g, 0)[0].startswith("call ")
    assert (count(g, 0), len(g.discards)) == (min(cards, 10), excess)


@pytest.mark.clause("race.9.2")
def test_owner_chooses_what_goes_down_to_ten_exactly() -> None:
    g = table("end", hands=["gem-world space-port +10", "spice-world"])
    for text in ("discard spice-world", "pass", "stop", "call develop", "keep gem-world"):
        assert refused(g, 0, text) == "race.9.2"
    answer(g, 0, "discard space-port", "discard gem-world")
    assert (count(g, 0), discarded(g)) == (10, "gem-world space-port")


@pytest.mark.clause("race.9.2", "race.9.4", "race.11.1", "race.11.2")
def test_all_decide_at_the_same_time_and_the_pile_is_in_table_order() -> None:
    g = table("end", seats=3, hands=["gem-world +10", "space-port +10", "spice-world +10"], first=1)
    assert g.pending() == [0, 1, 2]
    answer(g, 0, "discard gem-world")
    assert (g.discards, GAME.table(g, 1).zone("hand:0").count) == ([], 11)
    answer(g, 2, "discard spice-world")
    answer(g, 1, "discard space-port")
    assert [KEYS[entry % 128] for entry in g.discards] == ["space-port", "spice-world", "gem-world"]


@pytest.mark.clause("race.9.3")
def test_hand_may_grow_during_the_round() -> None:
    g = table("round", hands=["+10", "+1"], tableaus=["interstellar-bank merchant-guild", "old-earth"],
              calls=["explore-5", "produce"])  # fmt: skip
    answer(g, 0, answers(g, 0)[0])
    answer(g, 1, answers(g, 1)[0])
    assert (g.phase, count(g, 0)) == (6, 13)
    assert answers(g, 0)[0].startswith("discard ")


@pytest.mark.clause("race.9.4")
def test_discarded_cards_are_hidden_from_the_others() -> None:
    g = table("end", hands=["gem-world +10", "+1"])
    answer(g, 0, "discard gem-world")
    seen = {viewer: [piece.key for piece in GAME.table(g, viewer).zone("discards").pieces] for viewer in (0, 1, -1)}
    assert seen == {0: ["gem-world"], 1: [], SPECTATOR: []}
    assert all(GAME.table(g, viewer).zone("discards").count == 1 for viewer in seen)


# The deck.


@pytest.mark.clause("race.9.5")
@pytest.mark.parametrize(("deck", "left"), [("space-port spice-world", 1), ("space-port", 2)])
def test_pile_becomes_the_deck_as_soon_as_the_last_card_is_gone(deck: str, left: int) -> None:
    g = table("produce", tableaus=["alpha-centauri", "new-vinland"], deck=deck, discards="comet-zone gem-world")
    assert laid(g, 1) == "new-vinland"
    assert (len(g.deck), len(g.discards)) == ((1, 2) if left == 1 else (2, 0))


@pytest.mark.clause("race.9.5")
def test_card_just_taken_is_not_shuffled_in() -> None:
    g = table("consume", tableaus=["gambling-world"], deck="space-port", discards="gem-world")
    g.journal = []
    answer(g, 0, "name 7")
    assert (keys_of(g.deck), discarded(g)) == ("gem-world", "space-port")
    assert [note.a for note in g.journal if note.code == RESHUFFLE] == [1]


def keys_of(cards: list[int]) -> str:
    return " ".join(KEYS[card] for card in cards)


@pytest.mark.clause("race.9.5", "race.9.4")
def test_nobody_knows_what_lies_in_the_new_deck() -> None:
    g = table("end", hands=["gem-world +10", "+1"], tableaus=["interstellar-bank", "old-earth"], deck="space-port")
    answer(g, 0, "discard gem-world")
    call(g, "develop", "produce")
    assert (keys_of(g.deck), g.discards) == ("gem-world", [])
    assert GAME.table(g, 0).zone("deck").pieces == ()


@pytest.mark.clause("race.9.6")
def test_what_cannot_be_taken_is_not_taken() -> None:
    g = table("produce", tableaus=["gem-world merchant-guild", "comet-zone"], deck="space-port")
    assert (hand(g, 0), laid(g, 0), laid(g, 1)) == ("space-port", "", "")
    g = table("consume", tableaus=["new-economy gem-world"], goods=["gem-world"], calls=["trade", "settle"], deck="")
    # The good that was sold is the only card there is.
    assert (count(g, 0), laid(g, 0), g.discards) == (1, "", [])
    g = table("settle", hands=["asteroid-belt"], tableaus=["replicant-robots"], calls=["settle", "settle"], deck="")
    answer(g, 0, "place asteroid-belt")
    assert (tableau(g, 0), laid(g, 0), hand(g, 0)) == ("replicant-robots asteroid-belt", "", "")
    g = table("develop", tableaus=["interstellar-bank"], deck="")
    assert (g.over(), hand(g, 0)) == (True, "")


# Counts and chips.


@pytest.mark.clause("race.9.7")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_counts_are_public(viewer: int) -> None:
    g = table("choose", hands=["gem-world +3", "+5"], tableaus=["spice-world old-earth", "comet-zone"],
              goods=["spice-world", ""], chips=[7, 3])  # fmt: skip
    seen = GAME.table(g, viewer)
    assert [seen.zone(f"hand:{seat}").count for seat in range(2)] == [4, 5]
    assert [seen.counter(f"chips:{seat}").value for seat in range(2)] == [7, 3]
    goods = [(piece.on, piece.key) for piece in seen.zone("tableau:0").pieces if piece.kind == "good"]
    assert goods == [("spice-world", "novelty")]
    assert all(piece.kind != "good" for piece in seen.zone("tableau:1").pieces)


@pytest.mark.clause("race.9.8")
def test_only_the_total_of_the_chips_counts() -> None:
    # Five points won one by one, or at once: nothing tells them apart.
    g = table("consume", tableaus=["outlaw-world gem-world", "old-earth"],
              goods=["gem-world"], chips=[4, 0], pool=20)  # fmt: skip
    other = table("consume", tableaus=["old-earth"], chips=[5, 0], pool=19)
    assert (chips(g, 0), g.pool) == (chips(other, 0), other.pool) == (5, 19)
    assert GAME.inventory(g)["chips"] == GAME.inventory(other)["chips"] == 24


# The end of the game.


@pytest.mark.clause("race.10.1")
@pytest.mark.parametrize(("cards", "over"), [(ELEVEN, False), (TWELVE, True)])
def test_twelve_cards_end_the_game(cards: str, over: bool) -> None:
    assert len(ELEVEN.split()) == 11
    g = table("end", tableaus=["old-earth", " ".join(cards.split()[:12])])
    assert ended(g) == over
    assert g.pending() == ([] if over else [0, 1])


@pytest.mark.clause("race.10.2", "race.10.1")
def test_more_than_twelve_cards_are_allowed() -> None:
    g = table("round", hands=["colony-ship pilgrimage-world drop-ships", ""], tableaus=[ELEVEN, "old-earth"],
              calls=["develop", "settle"])  # fmt: skip
    answer(g, 0, "place colony-ship", "pay drop-ships", "place pilgrimage-world", "buy")
    assert (len(g.players[0].tableau), ended(g)) == (13, True)


@pytest.mark.clause("race.10.2", "race.6.25")
def test_card_that_has_left_the_table_does_not_count() -> None:
    own = " ".join(["colony-ship", *ELEVEN.split()[:10]])
    g = table("round", hands=["gem-world +4", "+1"], tableaus=[own, "old-earth"], calls=["settle", "settle"])
    answer(g, 0, "place gem-world", "ship")
    assert (len(g.players[0].tableau), g.over(), g.round) == (11, False, 2)


@pytest.mark.clause("race.10.3")
@pytest.mark.parametrize(("pool", "over"), [(2, False), (1, True), (0, True)])
def test_last_chip_ends_the_game(pool: int, over: bool) -> None:
    g = table("round", hands=["+1", "+1"], tableaus=["terraformed-world gem-world", "old-earth"], goods=["gem-world"],
              calls=["produce", "trade"], pool=pool)  # fmt: skip
    assert (chips(g, 0), g.pool, ended(g)) == (1, pool - 1, over)


@pytest.mark.clause("race.10.3", "race.10.1")
@pytest.mark.parametrize(
    ("cards", "pool", "full", "dry"), [(TWELVE, 5, 1, 0), ("old-earth", 0, 0, 1), (TWELVE, 0, 1, 1)]
)
def test_log_tells_why_the_game_ends(cards: str, pool: int, full: int, dry: int) -> None:
    g = table("end", hands=["+11"], tableaus=[cards, "new-sparta"], pool=pool)
    g.journal = []
    answer(g, 0, answers(g, 0)[0])
    assert [(note.a, note.b) for note in g.journal if note.code == LAST_ROUND] == [(full, dry)]


@pytest.mark.clause("race.10.4", "race.2.11")
def test_last_round_is_played_to_its_end() -> None:
    # The twelfth card comes in Settle; Consume, Produce and the hand limit still follow.
    hands, tableaus = ["pilgrimage-world +10", "+1", "+1"], [ELEVEN, "outlaw-world gem-world", ""]
    calls = ["settle", "double", "produce"]
    g = table("round", seats=3, hands=hands, tableaus=tableaus, goods=["", "gem-world"], calls=calls)
    answer(g, 0, "place pilgrimage-world")
    assert len(g.players[0].tableau) == 12
    assert (chips(g, 1), laid(g, 1)) == (2, "gem-world")
    assert answers(g, 0)[0].startswith("discard ")
    while answers(g, 0):
        answer(g, 0, answers(g, 0)[0])
    assert (ended(g), count(g, 0)) == (True, 10)


@pytest.mark.clause("race.10.5", "race.10.3")
def test_every_point_won_in_the_last_round_is_paid() -> None:
    worlds = "galactic-trendsetters gem-world"
    g = table("round", hands=["+1", "+1"], tableaus=[worlds, "terraformed-world space-port"],
              goods=["gem-world", "space-port"], calls=["double", "produce"], pool=2)  # fmt: skip
    assert ([chips(g, 0), chips(g, 1)], g.pool, ended(g)) == ([4, 1], -3, True)
    assert GAME.table(g, 0).counter("pool").value == 0
    assert g.scores().parts["chips"] == [4, 1]


# Scoring.


@pytest.mark.clause("race.10.6", "race.3.8")
@pytest.mark.parametrize("row", [row for row in ROWS if row["vp"] is not None], ids=lambda row: str(row["key"]))
def test_printed_points(row: dict[str, int]) -> None:
    assert scored("cards", str(row["key"])) == row["vp"]


@pytest.mark.clause("race.10.6")
def test_score_is_cards_chips_and_developments() -> None:
    g = table("produce", tableaus=["galactic-imperium outlaw-world rebel-base old-earth"], chips=[9, 0])
    scores = g.scores()
    assert {part: column[0] for part, column in scores.parts.items()} == {
        "cards": 1 + 6 + 2,
        "chips": 9,
        "developments": 3,
    }
    assert scores.totals == [21, 0]
    assert tuple(scores.parts) == GAME.parts


@pytest.mark.clause("race.10.7")
def test_hand_and_goods_score_nothing() -> None:
    g = table("produce", hands=["rebel-homeworld drop-ships", ""], tableaus=["gem-world", ""])
    assert laid(g, 0) == "gem-world"
    assert g.scores().totals == [1, 0]


@pytest.mark.clause("race.10.8")
def test_most_points_win() -> None:
    g = table("end", seats=3, tableaus=["old-earth", "rebel-homeworld", "gem-world"], chips=[3, 0, 5], pool=0)
    assert ended(g)
    assert (g.scores().totals, g.scores().winners) == ([5, 7, 6], [1])
    result = GAME.table(g, SPECTATOR).result
    assert result is not None
    assert (result.totals, result.winners) == ((5, 7, 6), (1,))


@pytest.mark.clause("race.10.9")
@pytest.mark.parametrize(
    ("hands", "goods", "winner"),
    [
        (["+3", "+2"], ["", ""], 0),
        (["+1", "+2"], ["gem-world", ""], None),
        (["", "+1"], ["gem-world comet-zone", ""], 0),
    ],
)
def test_tie_goes_to_more_cards_and_goods(hands: list[str], goods: list[str], winner: int | None) -> None:
    g = table("end", hands=hands, tableaus=["gem-world comet-zone", "space-port mining-world"], goods=goods, pool=0)
    scores = g.scores()
    assert scores.totals == [3, 3]
    assert scores.winners == ([winner] if winner is not None else [0, 1])


@pytest.mark.clause("race.10.9", "race.9.1")
def test_tie_is_broken_after_the_hand_limit() -> None:
    g = table("end", hands=["+13", "+10"], tableaus=["gem-world", "space-port"], goods=["", "space-port"], pool=0)
    while answers(g, 0):
        answer(g, 0, answers(g, 0)[0])
    assert (g.scores().tie_break, g.scores().winners) == ([10, 11], [1])


@pytest.mark.clause("race.10.10")
def test_all_who_are_still_tied_win() -> None:
    g = table("end", seats=4, hands=["+2", "+1", "+1", "+2"], goods=["", "space-port", "spice-world", ""], pool=0,
              tableaus=["gem-world", "space-port", "spice-world", "artist-colony"], chips=[0, 0, 0, 0])  # fmt: skip
    assert (g.scores().totals, g.scores().tie_break) == ([1, 1, 1, 1], [2, 2, 2, 2])
    assert g.scores().winners == [0, 1, 2, 3]


@pytest.mark.clause("race.10.8", "race.10.9", "race.10.10")
def test_tie_break_is_only_among_the_best() -> None:
    g = table("end", seats=3, hands=["+9", "+1", "+1"], tableaus=["gem-world", "rebel-base", "terraformed-world"],
              chips=[0, 0, 1], pool=0)  # fmt: skip
    assert (g.scores().totals, g.scores().winners) == ([1, 6, 6], [1, 2])


@pytest.mark.clause("race.9.1", "race.9.6", "race.10.1", "race.10.3", "race.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_for_one_of_the_two_reasons(seats: int) -> None:
    g = new(seats, SEED)
    play_randomly(g, seeded(seats, 2, 3), 100_000)
    assert ended(g)
    assert g.pool <= 0 or any(len(player.tableau) >= 12 for player in g.players)
    assert all(len(player.hand) <= 10 for player in g.players)
    assert begun(seats).over() is False
