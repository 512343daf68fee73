"""Phase III: Settle [race.6]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.position import NO_CHOICES
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.cards import ALIEN, COLONY_SHIP, PAY_MILITARY, SETTLE_DRAW_AFTER, Card
from kosmodrom.games.race.choices import (
    BUY,
    CONQUER,
    KEEP_TACTICS,
    KINDS,
    PASS,
    PLACE,
    SETTLE,
    SHIP,
    USE_TACTICS,
)
from kosmodrom.games.race.develop import has_bonus, place_chosen
from kosmodrom.games.race.effects import (
    may_pay_for,
    settle_power,
    settle_sum,
    strength_against,
    tactics_strength,
    usable_ship,
    usable_tactics,
    world_cost,
)
from kosmodrom.games.race.notes import CONQUERED, PAID, PASSED, SPENT, WHY_AFTER_SETTLE, WHY_SETTLE_BONUS
from kosmodrom.games.race.payment import Pay
from kosmodrom.games.race.player import Player
from kosmodrom.games.race.position import SETTLING, Race
from kosmodrom.games.race.refusals import not_an_answer, not_in_hand, refuse, refuse_card, too_expensive, too_weak


@mypyc_attr(acyclic=True)
class Settle(Step):
    """Everybody chooses a world in secret [race.6.1, race.6.2]."""

    def run(self, g: Race) -> None:
        g.agenda.append(REVEAL_WORLDS)
        for seat in range(g.seats):
            g.ask_secretly(ChooseWorld(seat))


@mypyc_attr(acyclic=True)
class ChooseWorld(Step):
    """Choose a world that can be paid for or conquered, or none [race.6.1, race.6.4]."""

    def choices(self, g: Race) -> list[int]:
        player = g.players[self.seat]
        means = means_of(g, player)
        out: list[int] = [PASS]
        for kind in player.hand:
            card = g.edition.cards[kind]
            if card.world and can_place(g, player, card, means):
                out.append(PLACE + kind)
        return out

    def take(self, g: Race, choice: i64) -> None:
        g.players[self.seat].chosen = choice - PLACE if choice != PASS else -1

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if not PLACE <= choice < PLACE + KINDS:
            return not_an_answer("race.6.1")
        kind = choice - PLACE
        if kind not in g.players[self.seat].hand:
            return not_in_hand("race.6.1", g, kind)
        if not g.card(kind).world:
            return refuse_card("race.6.1", "not-a-world", g, kind)
        return cannot_place(g, self.seat, kind)


class Means:
    """What a player can bring to bear on any world: cards to pay with, and the special powers at hand."""

    __slots__ = ("contact", "money", "ship", "tactics")

    def __init__(self, money: i64, contact: bool, ship: bool, tactics: i64) -> None:
        self.money = money
        self.contact = contact
        self.ship = ship
        self.tactics = tactics


def means_of(g: Race, player: Player) -> Means:
    cards = g.edition.cards
    tactics = usable_tactics(cards, player)
    return Means(
        len(player.hand) - 1,
        settle_power(cards, player, PAY_MILITARY) >= 0,
        settle_power(cards, player, COLONY_SHIP) >= 0,
        tactics_strength(cards, tactics) if tactics >= 0 else 0,
    )


def can_place(g: Race, player: Player, world: Card, means: Means) -> bool:
    """Whether a player can place a world by any means at hand [race.6.4, race.6.12, race.6.22, race.6.25]."""
    if world.military:
        if strength_against(g.edition.cards, player, world) + means.tactics >= world.cost:
            return True
        if not means.contact or world.good == ALIEN:
            return False
    if means.ship and world.good != ALIEN:
        return True
    return world_cost(g.edition.cards, player, world) <= means.money


def conquest(g: Race, seat: i64, kind: i64) -> i64:
    """The most strength that a player can bring against a world, New Military Tactics included."""
    cards = g.edition.cards
    player = g.players[seat]
    total = strength_against(cards, player, cards[kind])
    tactics = usable_tactics(cards, player)
    if tactics >= 0:
        total += tactics_strength(cards, tactics)
    return total


def cannot_place(g: Race, seat: i64, kind: i64) -> Refusal:
    """Why a world in hand is out of reach: too weak [race.6.12], or too expensive [race.6.4]."""
    cards = g.edition.cards
    player = g.players[seat]
    world = cards[kind]
    if world.military and not may_pay_for(cards, player, world):
        return too_weak(g, kind, conquest(g, seat, kind))
    return too_expensive("race.6.4", g, kind, world_cost(cards, player, world), len(player.hand) - 1)


@mypyc_attr(acyclic=True)
class RevealWorlds(Step):
    """Place what was chosen, lay windfall goods, then ask how each world is taken [race.6.2, race.6.8, race.6.38]."""

    def run(self, g: Race) -> None:
        g.reveal()
        g.agenda.append(END_SETTLE)
        for n in range(g.seats):
            place_world(g, g.in_order(n))
        rivals = [seat for seat in range(g.seats) if could_discard(g, seat)]
        if len(rivals) < 2:
            rivals = []
        for seat in range(g.seats):
            if seat not in rivals:
                g.ask(TakeWorld(seat))
        for n in range(g.seats - 1, -1, -1):
            seat = g.in_order(n)
            if seat in rivals:
                g.agenda.append(AskInTurn(seat))


def place_world(g: Race, seat: i64) -> None:
    """Place a player's world, with its good if it is a windfall world [race.6.8, race.6.10]."""
    player = g.players[seat]
    if not place_chosen(g, seat):
        g.tell(PASSED, seat, SETTLING)
    elif g.edition.cards[player.placed].windfall:
        g.lay_good(seat, len(player.tableau) - 1)


def could_discard(g: Race, seat: i64) -> bool:
    """Whether a player could discard New Military Tactics or Colony Ship in this phase [race.6.38]."""
    cards = g.edition.cards
    player = g.players[seat]
    if player.placed < 0:
        return g.idle_tactics and usable_tactics(cards, player) >= 0
    return usable_tactics(cards, player) >= 0 or usable_ship(cards, player, cards[player.placed]) >= 0


@mypyc_attr(acyclic=True)
class AskInTurn(Step):
    """Ask a player when those before have decided [race.6.38]."""

    def run(self, g: Race) -> None:
        g.ask(TakeWorld(self.seat))


@mypyc_attr(acyclic=True)
class TakeWorld(Step):
    """Decide how the revealed world is taken, and what is discarded for it [race.6.11, race.6.12, race.6.35].

    It is paid in full or conquered in full, as its owner likes where both can be done [race.6.21, race.6.34].
    Conquest takes no cards and uses up no Strength [race.6.14].
    """

    def choices(self, g: Race) -> list[int]:
        cards = g.edition.cards
        player = g.players[self.seat]
        tactics = usable_tactics(cards, player)
        if player.placed < 0:
            return [KEEP_TACTICS, USE_TACTICS] if tactics >= 0 and g.idle_tactics else NO_CHOICES
        world = cards[player.placed]
        out: list[int] = []
        if may_pay_for(cards, player, world):
            if world_cost(cards, player, world) <= len(player.hand):
                out.append(BUY)
            if usable_ship(cards, player, world) >= 0:
                out.append(SHIP)
        if world.military and strength_against(cards, player, world) >= world.cost:
            out.append(CONQUER)
        if tactics >= 0:
            out.append(USE_TACTICS)
        return out

    def take(self, g: Race, choice: i64) -> None:
        cards = g.edition.cards
        player = g.players[self.seat]
        if choice == BUY:
            g.ask_secretly(Pay(self.seat, world_cost(cards, player, cards[player.placed])))
        elif choice == SHIP:
            player.ship = settle_power(cards, player, COLONY_SHIP)
            self.spend(g, player.ship)
        elif choice == USE_TACTICS:
            player.tactics = usable_tactics(cards, player)
            player.strength += tactics_strength(cards, player.tactics)
            self.spend(g, player.tactics)
            g.ask(TakeWorld(self.seat))
        elif choice == CONQUER:
            world = cards[player.placed]
            g.tell(CONQUERED, self.seat, world.kind, strength_against(cards, player, world), world.cost)

    def spend(self, g: Race, kind: i64) -> None:
        """Take a development off the table; it reaches the discard pile when the phase ends."""
        g.remove_from_table(self.seat, kind)
        g.tell(SPENT, self.seat, kind)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        cards = g.edition.cards
        player = g.players[self.seat]
        if player.placed < 0:
            return refuse("race.6.25", "no-ship") if choice == SHIP else not_an_answer("race.6.23")
        world = cards[player.placed]
        if choice == BUY:
            return self.why_not_buy(g, world)
        if choice == CONQUER and world.military:
            return too_weak(g, world.kind, strength_against(cards, player, world))
        if choice == CONQUER:
            return refuse_card("race.6.12", "not-military", g, world.kind)
        if choice == SHIP and world.good == ALIEN:
            return refuse("race.6.26", "alien-excluded")
        if choice == SHIP:
            closed = not may_pay_for(cards, player, world)
            return refuse("race.6.29" if closed else "race.6.25", "no-ship")
        if choice == USE_TACTICS:
            return refuse("race.6.22", "no-tactics")
        if choice == PASS:
            return refuse("race.6.35", "must-place")
        return not_an_answer("race.6.35")

    def why_not_buy(self, g: Race, world: Card) -> Refusal:
        """Not for sale, or a payment out of reach, so that an optional power has to be used [race.3.17]."""
        cards = g.edition.cards
        player = g.players[self.seat]
        if may_pay_for(cards, player, world):
            return too_expensive("race.3.17", g, world.kind, world_cost(cards, player, world), len(player.hand))
        if world.good == ALIEN:
            return refuse("race.6.31", "alien-excluded")
        return refuse("race.6.11", "not-for-sale")


@mypyc_attr(acyclic=True)
class EndSettle(Step):
    """Discards and payments go to the pile, then bonus and draws, in table order [race.6.7, race.6.36, race.6.37].

    Temporary Strength is gone, and the placed cards have their powers from then on [race.6.24, race.12.8].
    """

    def run(self, g: Race) -> None:
        g.reveal()
        for n in range(g.seats):
            finish_settling(g, g.in_order(n))
        for player in g.players:
            player.placed = -1
            player.strength = 0
            player.ship = -1
            player.tactics = -1


def finish_settling(g: Race, seat: i64) -> None:
    """Pay, and draw for having placed a world, paid or conquered [race.6.5, race.6.6, race.6.13]."""
    player = g.players[seat]
    if player.tactics >= 0:
        g.discard_openly(player.tactics)
    if player.ship >= 0:
        g.discard_openly(player.ship)
    if player.placed < 0:
        return
    if player.aside:
        g.tell(PAID, seat, player.placed, len(player.aside))
        g.discard_aside(seat)
    if has_bonus(g, seat, SETTLE):
        g.draw(seat, 1, WHY_SETTLE_BONUS)
    g.draw(seat, settle_sum(g.edition.cards, player, SETTLE_DRAW_AFTER), WHY_AFTER_SETTLE)


REVEAL_WORLDS: Final = RevealWorlds()
END_SETTLE: Final = EndSettle()
