"""What the cards on a table add up to: discounts, strength, prices, extra cards.

Powers add up [race.3.11]. A card placed in the current phase has no power in it yet, not even for itself, so each sum
passes over the player's placed card [race.3.9, race.3.10].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kosmodrom.engine.bits import has
from kosmodrom.games.race.cards import (
    ALIEN,
    COLONY_SHIP,
    PAY_MILITARY,
    PRICE,
    SETTLE_REDUCE,
    STRENGTH,
    TACTICS,
    Card,
)
from kosmodrom.games.race.player import Player

PRICES: Final = (0, 2, 3, 4, 5)


def explore_sum(cards: list[Card], player: Player, op: i64) -> i64:
    """Extra cards to draw or to keep while exploring."""
    if not has(player.ops, op):
        return 0
    total: i64 = 0
    for kind in player.tableau:
        card = cards[kind]
        if has(card.ops, op):
            for power in card.explore:
                if power.op == op:
                    total += power.amount
    return total


def develop_sum(cards: list[Card], player: Player, op: i64) -> i64:
    """What the powers of one sort in Develop add up to."""
    if not has(player.ops, op):
        return 0
    total: i64 = 0
    for kind in player.tableau:
        card = cards[kind]
        if has(card.ops, op) and kind != player.placed:
            for power in card.develop:
                if power.op == op:
                    total += power.amount
    return total


def settle_sum(cards: list[Card], player: Player, op: i64) -> i64:
    """What the unconditional powers of one sort in Settle add up to."""
    if not has(player.ops, op):
        return 0
    total: i64 = 0
    for kind in player.tableau:
        card = cards[kind]
        if has(card.ops, op) and kind != player.placed:
            for power in card.settle:
                if power.op == op:
                    total += power.amount
    return total


def settle_power(cards: list[Card], player: Player, op: i64) -> i64:
    """The card with a Settle power of this sort in effect, or -1."""
    if not has(player.ops, op):
        return -1
    for kind in player.tableau:
        if has(cards[kind].ops, op) and kind != player.placed:
            return kind
    return -1


def strength_against(cards: list[Card], player: Player, world: Card) -> i64:
    """Strength against a world, with what counts only against its sort and what lasts for this phase.

    Negative Strength is part of the sum [race.6.15 to race.6.18].
    """
    total = player.strength
    if not has(player.ops, STRENGTH):
        return total
    for kind in player.tableau:
        card = cards[kind]
        if has(card.ops, STRENGTH) and kind != player.placed:
            for power in card.settle:
                if (
                    power.op == STRENGTH
                    and (power.good == 0 or power.good == world.good)
                    and (not power.rebel or world.rebel)
                ):
                    total += power.amount
    return total


def plain_strength(cards: list[Card], player: Player) -> i64:
    """Strength without what counts only against one sort of world."""
    total: i64 = 0
    for kind in player.tableau:
        for power in cards[kind].settle:
            if power.op == STRENGTH and power.good == 0 and not power.rebel:
                total += power.amount
    return total


def world_cost(cards: list[Card], player: Player, world: Card) -> i64:
    """Cards due for a world that is paid for, a military one through Contact Specialist.

    Strength has no part in it [race.6.19, race.6.20, race.6.30, race.6.32, race.6.33].
    """
    cost = world.cost
    if not has(player.ops, SETTLE_REDUCE) and not has(player.ops, PAY_MILITARY):
        return cost
    for kind in player.tableau:
        card = cards[kind]
        if (has(card.ops, SETTLE_REDUCE) or has(card.ops, PAY_MILITARY)) and kind != player.placed:
            for power in card.settle:
                if (power.op == SETTLE_REDUCE and (power.good == 0 or power.good == world.good)) or (
                    power.op == PAY_MILITARY and world.military
                ):
                    cost -= power.amount
    return cost if cost > 0 else 0


def may_pay_for(cards: list[Card], player: Player, world: Card) -> bool:
    """Whether a world may be paid for at all: a military one only through Contact Specialist, never an Alien one."""
    if not world.military:
        return True
    return world.good != ALIEN and settle_power(cards, player, PAY_MILITARY) >= 0


def usable_ship(cards: list[Card], player: Player, world: Card) -> i64:
    """The Colony Ship that could take a world for nothing, or -1: never a world of Alien goods.

    Alien Rosetta Stone World has no goods, and what the world costs does not matter [race.6.27, race.6.28].
    """
    if world.good == ALIEN or not may_pay_for(cards, player, world):
        return -1
    return settle_power(cards, player, COLONY_SHIP)


def usable_tactics(cards: list[Card], player: Player) -> i64:
    """The New Military Tactics that the player could discard now, or -1."""
    return settle_power(cards, player, TACTICS)


def tactics_strength(cards: list[Card], kind: i64) -> i64:
    """Temporary strength of a New Military Tactics."""
    for power in cards[kind].settle:
        if power.op == TACTICS:
            return power.amount
    return 0


def price(cards: list[Card], player: Player, kind: i64, bonus: bool) -> i64:
    """Cards for selling the good on a world, with or without trade powers [race.7.5 to race.7.9]."""
    good = cards[kind].good
    total: i64 = PRICES[good]
    if not bonus:
        return total
    for other in player.tableau:
        for power in cards[other].trade:
            if power.op == PRICE:
                if power.this:
                    if other == kind:
                        total += power.amount
                elif power.good == 0 or power.good == good:
                    total += power.amount
    return total
