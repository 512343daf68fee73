"""What comes of an answer before it is given, and what would help where it cannot be given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kosmodrom.engine.step import Refusal
from kosmodrom.engine.table import Text
from kosmodrom.games.race.cards import (
    DEVELOP_DRAW_AFTER,
    DEVELOP_REDUCE,
    GOODS,
    SETTLE_DRAW_AFTER,
    SETTLE_REDUCE,
    STRENGTH,
    Card,
    Power,
)
from kosmodrom.games.race.choices import SETTLE
from kosmodrom.games.race.develop import due, has_bonus
from kosmodrom.games.race.effects import develop_sum, may_pay_for, settle_sum, strength_against, world_cost
from kosmodrom.games.race.position import Race

TOO_WEAK: Final = "race-no-too-weak"
TOO_EXPENSIVE: Final = "race-no-too-expensive"


def follows(g: Race, seat: int, kind: int) -> tuple[Text, ...]:
    """What placing a card comes to: how its price is made up, and what it brings."""
    card = g.card(kind)
    return tuple(world_follows(g, seat, card) if card.world else development_follows(g, seat, card))


def development_follows(g: Race, seat: int, card: Card) -> Iterator[Text]:
    yield from reduced(card.cost, due(g, seat, card.kind))
    yield from drawn(develop_sum(g.edition.cards, g.players[seat], DEVELOP_DRAW_AFTER))


def world_follows(g: Race, seat: int, card: Card) -> Iterator[Text]:
    cards, player = g.edition.cards, g.players[seat]
    strength = strength_against(cards, player, card)
    if card.military and strength >= card.cost:
        yield Text("race-follow-conquest", {"strength": strength, "defence": card.cost})
    elif may_pay_for(cards, player, card):
        yield from reduced(card.cost, world_cost(cards, player, card))
    if card.windfall:
        yield Text("race-follow-good", {"good": GOODS[card.good]})
    yield from drawn(settle_sum(cards, player, SETTLE_DRAW_AFTER) + has_bonus(g, seat, SETTLE))


def reduced(printed: int, cost: int) -> Iterator[Text]:
    """The sum, where powers or the bonus have made a card cheaper."""
    if cost != printed:
        yield Text("race-follow-cost", {"printed": printed, "less": printed - cost, "due": cost})


def drawn(amount: int) -> Iterator[Text]:
    if amount:
        yield Text("race-follow-draw", {"amount": amount})


def missing(refusal: Refusal) -> int:
    """How much Strength, or how many cards, there would have to be more."""
    args = refusal.args
    if refusal.message == TOO_WEAK:
        return int(args["defence"]) - int(args["strength"])
    if refusal.message == TOO_EXPENSIVE:
        return int(args["cost"]) - int(args["have"])
    return 0


def hint(g: Race, seat: int, refusal: Refusal) -> Text | None:
    """The own hand card that would help most, or where more cards come from."""
    if refusal.message not in (TOO_WEAK, TOO_EXPENSIVE):
        return None
    key = str(refusal.args["card"]).removeprefix("@")
    target = g.edition.cards[g.edition.keys.index(key)]
    weak = refusal.message == TOO_WEAK
    helps = [(help_of(g.card(kind), target, weak), kind) for kind in g.players[seat].hand if kind != target.kind]
    amount, kind = max(helps, default=(0, -1))
    if amount > 0:
        id = "race-hint-strength" if weak else "race-hint-discount"
        return Text(id, {"card": f"@{g.edition.keys[kind]}", "amount": amount})
    return None if weak else Text("race-hint-cards")


def help_of(card: Card, target: Card, weak: bool) -> int:
    """By how much a card on the table would bring another one nearer."""
    if not target.world:
        return sum(power.amount for power in card.develop if power.op == DEVELOP_REDUCE)
    op = STRENGTH if weak else SETTLE_REDUCE
    return sum(power.amount for power in card.settle if power.op == op and counts_for(power, target))


def counts_for(power: Power, world: Card) -> bool:
    return power.good in (0, world.good) and (not power.rebel or world.rebel)
