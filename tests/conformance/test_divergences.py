"""Rare situations that the records may hold, and what the verifier allows for: single phases at tables made for them.

Seat 0 owns Old Earth and whatever the test is about, seat 1 New Sparta alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from kosmodrom.arena.conformance import allowances
from kosmodrom.arena.conformance.compare import Differs
from kosmodrom.arena.conformance.record import AnyEvent, Line, State, decode, mark_asks
from kosmodrom.arena.conformance.replay import Part, Replay
from kosmodrom.engine.step import Step
from kosmodrom.games.race.choices import ACTION_KEYS
from kosmodrom.games.race.round import PHASE_CONSUME, PHASE_PRODUCE, PHASE_SETTLE
from tests.conformance.kit import GAMES, NAMES, Raw

STEPS: dict[str, Step] = {"settle": PHASE_SETTLE, "consume": PHASE_CONSUME, "produce": PHASE_PRODUCE}


def at_table(
    tableau: Sequence[str] = (),
    goods: Sequence[str] = (),
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    call: str = "explore-5",
    pool: int = 24,
) -> Replay:
    """A replay in the middle of a game. Every good is a Gem World."""
    replay = Replay(NAMES, decode(Line("here", msgspec.json.encode(GAMES["ai_2p_0000"]))))
    table = replay.table
    for player, cards in zip(table.players, [["Old Earth", *tableau], ["New Sparta"]], strict=True):
        for name in cards:
            player.lay(NAMES.kind(name), NAMES.cards[NAMES.kind(name)])
            if name in goods:
                player.goods[-1] = NAMES.kind("Gem World")
        player.first_action = ACTION_KEYS.index(call)
    table.players[0].hand = sorted(NAMES.kinds(hand).elements())
    table.players[1].first_action = ACTION_KEYS.index("explore-5")
    table.deck = list(NAMES.kinds(deck).elements())
    table.discards = list(NAMES.kinds(discards).elements())
    table.round, table.pool = 1, pool
    return replay


def play(replay: Replay, name: str, events: list[Raw], **state: object) -> list[str]:
    """Play a phase with recorded events of seat 0 on to a recorded state; the allowances that it took."""
    told = [{"p": 0} | event for event in events]
    mark_asks(told)
    whole: dict[str, object] = {"tableau": ["Old Earth"], "hand": [], "goods": {}, "vp": 0}
    whole |= {"deck": 0, "discard": 0, "pool": 24} | state
    others = {"tableau": ["New Sparta"], "hand": [], "goods": {}, "vp": 0}
    for part, other in others.items():
        whole[part] = [whole[part], other]
    recorded = msgspec.convert(told, list[AnyEvent])
    replay.play_phase(1, Part(name, [STEPS[name]], recorded, msgspec.convert(whole, State)))
    return [allowance for allowance, _ in replay.verdict.allowances]


def draw(card: str, why: str = "power") -> Raw:
    return {"e": "draw", "card": card, "why": why}


def good(world: str, card: str) -> Raw:
    return {"e": "good", "world": world, "card": card}


def produce(world: str, by: str) -> Raw:
    return {"e": "produce", "world": world, "by": by}


def use(card: str, power: int) -> Raw:
    return {"e": "use", "card": card, "power": power}


# Consume.


def name_number(number: int, turned: list[Raw]) -> list[Raw]:
    return [use("Gambling World", 1), {"e": "ask", "t": "lucky", "ans": number}, *turned]


def turned_up(number: int, card: str, hit: bool = False) -> list[Raw]:
    return [{"e": "lucky", "guess": number, "card": card, "hit": hit}]


GAMBLER = ["Old Earth", "Gambling World"]


def test_number_hit() -> None:
    replay = at_table(["Gambling World"], deck=["Gem World", "New Vinland"])
    events = name_number(2, turned_up(2, "New Vinland", hit=True))
    assert play(replay, "consume", events, tableau=GAMBLER, hand=["New Vinland"], deck=1) == []


def test_number_out_of_range_is_a_miss() -> None:
    replay = at_table(["Gambling World"], deck=["Gem World", "New Vinland"])
    events = name_number(0, turned_up(0, "New Vinland"))
    used = play(replay, "consume", events, tableau=GAMBLER, deck=1, discard=1)
    assert used == [allowances.ANY_NUMBER]


def test_number_out_of_range_never_hits() -> None:
    replay = at_table(["Gambling World"], deck=["Gem World", "New Vinland"])
    events = name_number(0, turned_up(0, "New Vinland", hit=True))
    with pytest.raises(Differs, match="a hit"):
        play(replay, "consume", events, tableau=GAMBLER, hand=["New Vinland"], deck=1)


@pytest.mark.clause("race.9.6")
def test_no_card_to_turn_up() -> None:
    assert play(at_table(["Gambling World"]), "consume", name_number(4, []), tableau=GAMBLER) == []


@pytest.mark.clause("race.9.6")
def test_drawing_power_used_without_cards_is_used_up() -> None:
    """It is not called again when a good has come to the discard pile in the meantime."""
    replay = at_table(["New Economy", "Gem World"], goods=["Gem World"])
    powers = [["New Economy", 0], ["Old Earth", 1]]
    events: list[Raw] = [
        {"e": "ask", "t": "consume", "optional": False, "opts": powers, "ans": powers[0]},
        use("New Economy", 0),
        use("Old Earth", 1),
        {"e": "consume", "card": "Old Earth", "power": 1, "worlds": ["Gem World"], "vp": 1, "draw": 0},
        {"e": "vp", "n": 1, "pool": 23},
    ]
    tableau = ["Old Earth", "New Economy", "Gem World"]
    assert play(replay, "consume", events, tableau=tableau, vp=1, discard=1, pool=23) == []


def test_several_reshuffles_in_a_phase() -> None:
    worlds = ["Gem World", "New Vinland"]
    replay = at_table(worlds, goods=worlds, deck=["Public Works"], call="trade")
    powers = [["New Vinland", 0], ["Old Earth", 1]]
    events: list[Raw] = [
        {"e": "ask", "t": "trade", "no_bonus": False, "opts": worlds, "ans": "Gem World"},
        {"e": "trade", "world": "Gem World", "good": "NOVELTY", "value": 3},
        draw("Public Works", "trade"),
        {"e": "reshuffle", "n": 1},
        # The good just sold; for the third card of the price there is none.
        draw("Gem World", "trade"),
        {"e": "ask", "t": "consume", "optional": False, "opts": powers, "ans": powers[0]},
        use("New Vinland", 0),
        {"e": "consume", "card": "New Vinland", "power": 0, "worlds": ["New Vinland"], "vp": 0, "draw": 2},
        {"e": "reshuffle", "n": 1},
        draw("Gem World", "consume"),
    ]
    hand = ["Gem World", "Gem World", "Public Works"]
    assert play(replay, "consume", events, tableau=["Old Earth", *worlds], hand=hand) == []


def spend(ans: list[str]) -> list[Raw]:
    """Deficit Spending with some cards."""
    power: Raw = {"card": "Deficit Spending", "power": 0}
    return [
        {
            "e": "ask",
            "t": "consume",
            "optional": True,
            "opts": [["Deficit Spending", 0]],
            "ans": ["Deficit Spending", 0],
        },
        {"e": "use", **power},
        {"e": "ask", "t": "consume_hand", "max": 2, "ans": ans, **power},
        {"e": "consume_hand", "cards": ans, "vp": len(ans), "draw": 0, **power},
    ]


SPENDER = ["Old Earth", "Deficit Spending"]


def test_optional_power_used_with_no_card() -> None:
    replay = at_table(["Deficit Spending"], hand=["Gem World"])
    assert play(replay, "consume", spend([]), tableau=SPENDER, hand=["Gem World"]) == []


def test_optional_power_used_with_one_card_is_not_doubled() -> None:
    replay = at_table(["Deficit Spending"], hand=["Gem World", "New Vinland"], call="double")
    events = [*spend(["New Vinland"]), {"e": "vp", "n": 1, "pool": 23}]
    assert play(replay, "consume", events, tableau=SPENDER, hand=["Gem World"], vp=1, discard=1, pool=23) == []


def test_optional_power_left_unused() -> None:
    replay = at_table(["Deficit Spending"], hand=["Gem World"])
    events: list[Raw] = [{"e": "ask", "t": "consume", "optional": True, "opts": [["Deficit Spending", 0]], "ans": None}]
    assert play(replay, "consume", events, tableau=SPENDER, hand=["Gem World"]) == []


# Settle.


def settle(world: str, specials: list[str], used: list[str], payment: Raw) -> list[Raw]:
    """A world from a hand that holds nothing else that can be placed."""
    cards = payment.get("cards", [])
    return [
        {"e": "ask", "t": "place", "opts": [world], "ans": world},
        {"e": "ask", "p": 1, "t": "place", "opts": [], "ans": None},
        {"e": "place", "card": world},
        {"e": "pass", "p": 1},
        {"e": "ask", "t": "pay", "card": world, "specials": specials, "ans": cards, "use": used},
        {"e": "pay", "card": world, "cards": cards, "specials": used} | payment,
    ]


def test_tactics_discarded_while_paying_for_a_world_without_defence() -> None:
    tactics = ["New Military Tactics"]
    replay = at_table(tactics, hand=["Expanding Colony", "Public Works"])
    payment: Raw = {"method": "pay", "cost": 1, "cards": ["Public Works"], "discarded": tactics}
    events = settle("Expanding Colony", tactics, tactics, payment)
    assert play(replay, "settle", events, tableau=["Old Earth", "Expanding Colony"], discard=2) == []


def test_tactics_of_a_seat_that_places_nothing_stay() -> None:
    replay = at_table(["New Military Tactics"])
    events: list[Raw] = [{"e": "ask", "p": seat, "t": "place", "opts": [], "ans": None} for seat in range(2)] + [
        {"e": "pass", "p": seat} for seat in range(2)
    ]
    assert play(replay, "settle", events, tableau=["Old Earth", "New Military Tactics"]) == []


def test_contact_specialist_for_a_world_within_reach() -> None:
    tableau = ["Contact Specialist", "Space Marines"]
    replay = at_table(tableau, hand=["New Survivalists"])
    payment: Raw = {"method": "pay_military", "cost": 0}
    events = settle("New Survivalists", ["Contact Specialist"], ["Contact Specialist"], payment)
    assert play(replay, "settle", events, tableau=["Old Earth", *tableau, "New Survivalists"]) == []


def test_colony_ship_for_a_world_that_costs_nothing() -> None:
    ship = ["Colony Ship"]
    replay = at_table(ship, hand=["Gambling World"])
    payment: Raw = {"method": "pay", "cost": 0, "discarded": ship}
    replay.table.players[0].lay(NAMES.kind("Replicant Robots"), NAMES.cards[NAMES.kind("Replicant Robots")])
    events = settle("Gambling World", ship, ship, payment)
    tableau = ["Old Earth", "Replicant Robots", "Gambling World"]
    assert play(replay, "settle", events, tableau=tableau, discard=1) == []


def conquer_with_ship_listed(used: list[str]) -> list[Raw]:
    payment: Raw = {"method": "conquer", "military": 2, "defense": 1, "discarded": used}
    return settle("New Survivalists", ["Colony Ship"], used, payment)


def test_colony_ship_listed_for_a_military_world() -> None:
    tableau = ["Colony Ship", "Space Marines"]
    replay = at_table(tableau, hand=["New Survivalists"])
    # Our table has nothing to ask; with New Military Tactics it has.
    settled = ["Old Earth", *tableau, "New Survivalists"]
    assert play(replay, "settle", conquer_with_ship_listed([]), tableau=settled) == []


def test_colony_ship_used_for_a_military_world_is_refused() -> None:
    tableau = ["Colony Ship", "Space Marines", "New Military Tactics"]
    replay = at_table(tableau, hand=["New Survivalists"])
    events = settle("New Survivalists", ["Colony Ship", "New Military Tactics"], ["Colony Ship"], {"method": "conquer"})
    with pytest.raises(Differs, match="our table refuses ship"):
        play(replay, "settle", events, tableau=["Old Earth", *tableau[1:], "New Survivalists"], discard=1)
    assert replay.verdict.allowances == [(allowances.SHIP_LISTED, "round 1, phase settle")]


# Produce.


WORLDS = ["Gem World", "Spice World", "Asteroid Belt"]


def test_reshuffle_between_other_cards_of_a_phase() -> None:
    """Here the newest world produces first, so the card for the oldest comes out of the discard pile."""
    replay = at_table(["New Vinland", "Spice World"], deck=["Public Works"], discards=["Export Duties"])
    events: list[Raw] = [
        produce("Spice World", "Spice World"),
        good("Spice World", "Public Works"),
        {"e": "reshuffle", "n": 1},
        produce("New Vinland", "New Vinland"),
        good("New Vinland", "Export Duties"),
    ]
    goods = {"New Vinland": "Export Duties", "Spice World": "Public Works"}
    used = play(replay, "produce", events, tableau=["Old Earth", "New Vinland", "Spice World"], goods=goods)
    assert used == [allowances.PRODUCE_ORDER]


def run_out(goods: dict[str, str], call: str = "produce") -> list[str]:
    """Production on the worlds of seat 0, one of them a windfall world, with a single card for them."""
    replay = at_table(WORLDS, deck=["Public Works"], call=call, hand=["New Vinland"])
    announced = {"Asteroid Belt": "bonus"}
    events = [
        event
        for world, card in goods.items()
        for event in (produce(world, announced.get(world, world)), good(world, card))
    ]
    tableau = ["Old Earth", *WORLDS]
    return play(replay, "produce", events, tableau=tableau, goods=goods, hand=["New Vinland"])


def test_cards_run_out_in_our_order() -> None:
    assert run_out({"Gem World": "Public Works"}) == []


@pytest.mark.parametrize("world", WORLDS[1:])
def test_cards_run_out_in_another_order(world: str) -> None:
    assert run_out({world: "Public Works"}) == [allowances.CARDS_RAN_OUT]


def test_cards_that_run_out_have_to_be_those_of_the_deck() -> None:
    with pytest.raises(Differs, match="which is not there"):
        run_out({"Spice World": "Export Duties"})


def test_cards_that_run_out_need_a_power_for_a_windfall_world() -> None:
    with pytest.raises(Differs, match="gets a good on Asteroid Belt"):
        run_out({"Asteroid Belt": "Public Works"}, call="explore-5")


def test_cards_that_run_out_need_a_world_for_goods() -> None:
    with pytest.raises(Differs, match="gets a good on Old Earth"):
        run_out({"Old Earth": "Public Works"})
