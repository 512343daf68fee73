"""Points at the end of the game [race.10, race.13]."""

from __future__ import annotations

from mypy_extensions import i64

from kosmodrom.games.race.cards import Card, ScoringLine
from kosmodrom.games.race.effects import plain_strength
from kosmodrom.games.race.player import Player

CHIPS_FOR_A_POINT = 3


def card_points(cards: list[Card], player: Player) -> i64:
    """Points printed on the cards of a table [race.3.8]; hand and goods have none [race.10.7]."""
    total: i64 = 0
    for kind in player.tableau:
        total += cards[kind].vp
    return total


def development_points(cards: list[Card], player: Player) -> i64:
    """Points of all 6-cost developments of a table [race.13.1]."""
    total: i64 = 0
    for kind in player.tableau:
        if cards[kind].scoring:
            total += six_cost_points(cards, player, cards[kind])
    return total


def six_cost_points(cards: list[Card], player: Player, six: Card) -> i64:
    """Points of one 6-cost development: each card counts once, by the best line that it fits [race.13.2, race.13.3]."""
    total: i64 = 0
    for kind in player.tableau:
        best: i64 = 0
        for line in six.scoring:
            if line.points > best and fits(line, cards[kind], six):
                best = line.points
        total += best
    for line in six.scoring:
        if line.per == "chips":
            total += line.points * (player.chips // CHIPS_FOR_A_POINT)
        elif line.per == "strength":
            total += line.points * plain_strength(cards, player)
    return total


def fits(line: ScoringLine, card: Card, six: Card) -> bool:
    """Whether a card on the table is of the sort that a scoring line counts."""
    per = line.per
    if per == "card":
        return card.kind == line.card
    if per == "development":
        return not card.world
    if per == "world":
        return card.world
    if per == "production":
        return card.production and card.good == line.good
    if per == "windfall":
        return card.windfall and card.good == line.good
    if per == "military_world":
        return card.military
    if per == "rebel_military":
        return card.military and card.rebel
    if per == "alien":
        return card.alien
    if per == "six_cost":
        return not card.world and card.cost == six.cost
    if per == "explore_development":
        return not card.world and card.has_explore
    if per == "explore_world":
        return card.world and card.has_explore
    if per == "consume_development":
        return not card.world and card.has_consume
    if per == "consume_world":
        return card.world and card.has_consume
    if per == "trade_development":
        return not card.world and card.has_trade
    if per == "trade_world":
        return card.world and card.has_trade
    return False
