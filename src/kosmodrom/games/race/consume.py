"""Phase IV: Consume [race.7]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.position import NO_CHOICES
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.cards import (
    ALIEN,
    CONSUME,
    CONSUME_DRAW,
    CONSUME_HAND,
    CONSUME_SELL,
    GAMBLE,
    GENE,
    NOVELTY,
    RARE,
    Power,
)
from kosmodrom.games.race.choices import (
    DOUBLE,
    GOOD,
    KINDS,
    NAME,
    SELL,
    SPEND,
    STOP,
    TRADE,
    USE,
    USES,
)
from kosmodrom.games.race.effects import price
from kosmodrom.games.race.notes import (
    CONSUMED,
    FLIPPED,
    SOLD,
    SPENT_HAND,
    USED,
    WHY_CONSUME,
    WHY_SALE,
)
from kosmodrom.games.race.player import Player, digit, kinds_of, put, take_out
from kosmodrom.games.race.position import FOR_FLIP, Race
from kosmodrom.games.race.refusals import not_an_answer, not_in_hand, refuse, refuse_card

NUMBERS: Final = [NAME + number for number in range(1, 8)]


@mypyc_attr(acyclic=True)
class Consume(Step):
    """Seat by seat in table order: the sale, then the consume powers [race.11.4, race.7.1]."""

    def run(self, g: Race) -> None:
        for n in range(g.seats - 1, -1, -1):
            g.agenda.append(ConsumeTurn(g.in_order(n)))


@mypyc_attr(acyclic=True)
class ConsumeTurn(Step):
    """One player's sale and powers [race.7.1, race.7.2, race.7.3, race.12.10]."""

    def run(self, g: Race) -> None:
        player = g.players[self.seat]
        player.used = 0
        g.ask(UsePowers(self.seat))
        if player.called(TRADE) and player.goods_of(g.edition.cards, 0):
            g.ask(Sell(self.seat, 1))


@mypyc_attr(acyclic=True)
class Sell(Step):
    """Choose the good to sell; n is 1 if trade powers add to its price [race.7.2, race.7.4, race.7.5, race.7.30]."""

    def choices(self, g: Race) -> list[int]:
        return goods_choices(g.players[self.seat], SELL)

    def take(self, g: Race, choice: i64) -> None:
        world = choice - SELL
        cards = price(g.edition.cards, g.players[self.seat], world, self.n == 1)
        g.discard_good(self.seat, world)
        g.tell(SOLD, self.seat, world, cards)
        g.draw(self.seat, cards, WHY_SALE)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        by_power = g.players[self.seat].used != 0
        if SELL <= choice < SELL + KINDS:
            clause = "race.7.2" if not by_power else "race.7.31" if self.n else "race.7.30"
            return refuse_card(clause, "no-good-there", g, choice - SELL)
        if by_power:
            return refuse("race.3.18", "power-in-use")
        return refuse("race.7.1" if USE <= choice < USE + USES else "race.7.2", "must-sell")


def goods_choices(player: Player, base: i64) -> list[int]:
    """One choice for each good of a player."""
    out: list[int] = []
    for index, laid in enumerate(player.goods):
        if laid >= 0:
            out.append(base + player.tableau[index])
    return out


@mypyc_attr(acyclic=True)
class UsePowers(Step):
    """Choose the next consume power, until none is left that must or may be used [race.7.10, race.7.11, race.7.12].

    Powers are mandatory unless they are marked as optional [race.3.15]; a card may have two of them [race.7.36].
    """

    def choices(self, g: Race) -> list[int]:
        player = g.players[self.seat]
        stock = player.stock(g.edition.cards)
        out: list[int] = []
        optional = True
        for kind in player.tableau:
            for power in g.edition.cards[kind].consume:
                if not has(player.used, power.slot) and usable(player, power, stock):
                    out.append(USE + power.slot)
                    optional = optional and power.optional
        if out and optional:
            out.append(STOP)
        return out

    def take(self, g: Race, choice: i64) -> None:
        if choice == STOP:
            return
        slot = choice - USE
        kind, power = g.edition.consumers[slot]
        g.players[self.seat].used |= bit(slot)
        g.tell(USED, self.seat, kind, slot)
        g.ask(UsePowers(self.seat))
        use(g, self.seat, power)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if choice == STOP:
            return refuse("race.7.10", "must-use-mandatory")
        if SELL <= choice < SELL + KINDS:
            return not_an_answer("race.7.2" if g.players[self.seat].called(TRADE) else "race.7.3")
        if not USE <= choice < USE + len(g.edition.consumers):
            return not_an_answer("race.7.10")
        kind, power = g.edition.consumers[choice - USE]
        player = g.players[self.seat]
        if kind not in player.tableau:
            return refuse_card("race.7.10", "not-on-table", g, kind)
        if has(player.used, power.slot):
            return refuse_card("race.7.12", "power-used", g, kind)
        return refuse_card(needs_clause(power), "power-needs-good", g, kind)


def needs_clause(power: Power) -> str:
    """The clause that says what a consume power needs."""
    if power.op == CONSUME_HAND:
        return "race.7.27"
    if power.op == CONSUME_SELL:
        return "race.7.30" if not power.bonus else "race.7.31"
    if power.different:
        return "race.7.20"
    if power.goods > 1:
        return "race.7.19"
    return "race.7.18" if power.good else "race.7.17"


def usable(player: Player, power: Power, stock: i64) -> bool:
    """Whether a consume power can be used with the goods in stock [race.7.18, race.7.19, race.7.20].

    A power that only draws always can, even where there is no card to be had [race.9.6].
    """
    if power.op == CONSUME:
        if power.different:
            return count_kinds(kinds_of_goods(stock)) >= power.different
        return digit(stock, power.good) >= power.goods
    if power.op == CONSUME_HAND:
        return len(player.hand) > 0
    if power.op == CONSUME_SELL:
        return stock > 0
    return True


def kinds_of_goods(stock: i64) -> i64:
    """The set of kinds that are in a stock."""
    kinds: i64 = 0
    for good in range(NOVELTY, ALIEN + 1):
        if digit(stock, good):
            kinds |= bit(good)
    return kinds


def count_kinds(kinds: i64) -> i64:
    """How many kinds are in a set."""
    return (kinds >> NOVELTY & 1) + (kinds >> RARE & 1) + (kinds >> GENE & 1) + (kinds >> ALIEN & 1)


def use(g: Race, seat: i64, power: Power) -> None:
    """Carry out a consume power; what it consumes is asked where there is a choice [race.7.32, race.7.33]."""
    player = g.players[seat]
    if power.op == CONSUME:
        if power.different:
            g.ask(TakeDifferent(seat, power.different, power.slot))
        else:
            count = goods_to_take(g, player, power)
            g.ask(TakeGoods(seat, count, power.slot, count))
    elif power.op == CONSUME_HAND:
        g.ask(SpendCards(seat, power.times, power.slot))
    elif power.op == CONSUME_SELL:
        g.ask(Sell(seat, 1 if power.bonus else 0))
    elif power.op == CONSUME_DRAW:
        g.draw(seat, power.amount, WHY_CONSUME)
    elif power.op == GAMBLE:
        g.ask(NameNumber(seat))


def goods_to_take(g: Race, player: Player, power: Power) -> i64:
    """How many goods a power takes: all that fit, up to its number [race.7.22, race.7.24]."""
    there = player.goods_of(g.edition.cards, power.good)
    if power.all:
        return there
    most = power.goods * power.times
    return there if there < most else most


def reward(g: Race, seat: i64, power: Power, uses: i64) -> None:
    """Chips, doubled for who chose to, and cards, for each use of a consume power [race.7.21, race.7.25, race.7.26]."""
    player = g.players[seat]
    points = power.vp * uses
    g.win_chips(seat, points * 2 if player.called(DOUBLE) else points)
    g.draw(seat, power.cards * uses, WHY_CONSUME)


def consume_good(g: Race, seat: i64, world: i64, slot: i64) -> None:
    """Discard one good for a power [race.7.13, race.7.16]."""
    g.discard_good(seat, world)
    g.tell(CONSUMED, seat, world, g.edition.consumers[slot][0])


@mypyc_attr(acyclic=True)
class TakeGoods(Step):
    """Choose the goods for a power: n still to go, m the power's slot, k in all [race.7.14, race.7.15, race.7.23]."""

    def choices(self, g: Race) -> list[int]:
        player = g.players[self.seat]
        good = g.edition.consumers[self.m][1].good
        if player.goods_of(g.edition.cards, good) == self.n or self.n == 0:
            return NO_CHOICES
        return fitting_goods(g, player, good)

    def take(self, g: Race, choice: i64) -> None:
        consume_good(g, self.seat, choice - GOOD, self.m)
        g.ask(TakeGoods(self.seat, self.n - 1, self.m, self.k))

    def run(self, g: Race) -> None:
        """Take all that is left to take, then give the reward."""
        power = g.edition.consumers[self.m][1]
        if self.n:
            for choice in fitting_goods(g, g.players[self.seat], power.good):
                consume_good(g, self.seat, choice - GOOD, self.m)
        reward(g, self.seat, power, self.k - 1 if power.all else self.k // power.goods)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        return wrong_good(g, self.seat, choice, "race.7.18")


def fitting_goods(g: Race, player: Player, good: i64) -> list[int]:
    """One choice for each good of a kind, or of any kind."""
    out: list[int] = []
    for index, laid in enumerate(player.goods):
        kind = player.tableau[index]
        if laid >= 0 and (good == 0 or g.edition.cards[kind].good == good):
            out.append(GOOD + kind)
    return out


def wrong_good(g: Race, seat: i64, choice: i64, clause: str) -> Refusal:
    """Why a good cannot be taken for the power in use; the clause is the one on the kinds that it takes."""
    if choice == STOP:
        return refuse("race.7.22", "must-use-fully")
    if USE <= choice < USE + USES:
        return refuse("race.7.23", "power-in-use")
    if not GOOD <= choice < GOOD + KINDS:
        return not_an_answer("race.7.15")
    kind = choice - GOOD
    player = g.players[seat]
    if kind not in player.tableau or not player.good_on(kind):
        return refuse_card("race.7.15", "no-good-there", g, kind)
    return refuse_card(clause, "wrong-kind", g, kind)


@mypyc_attr(acyclic=True)
class TakeDifferent(Step):
    """Choose goods of different kinds: n still to go, m the power's slot, k the kinds taken so far [race.7.20]."""

    def choices(self, g: Race) -> list[int]:
        if self.n == 0:
            return NO_CHOICES
        player = g.players[self.seat]
        open_kinds = kinds_of_goods(player.stock(g.edition.cards)) & ~self.k
        if count_kinds(open_kinds) == self.n:
            # Every kind left has to be taken, so only the choice within a kind is one.
            open_kinds = lowest_kind(open_kinds)
        out: list[int] = []
        for choice in goods_choices(player, GOOD):
            if has(open_kinds, g.edition.cards[choice - GOOD].good):
                out.append(choice)
        return out

    def take(self, g: Race, choice: i64) -> None:
        world = choice - GOOD
        consume_good(g, self.seat, world, self.m)
        g.ask(TakeDifferent(self.seat, self.n - 1, self.m, self.k | bit(g.edition.cards[world].good)))

    def run(self, g: Race) -> None:
        reward(g, self.seat, g.edition.consumers[self.m][1], 1)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        return wrong_good(g, self.seat, choice, "race.7.20")


def lowest_kind(kinds: i64) -> i64:
    """The set with only the lowest kind of a set."""
    return kinds & -kinds


@mypyc_attr(acyclic=True)
class SpendCards(Step):
    """Discard cards from the hand for points, n at most: not doubled, not forced [race.7.27, race.7.28, race.7.29]."""

    def choices(self, g: Race) -> list[int]:
        hand = g.players[self.seat].hand
        if self.n == 0 or not hand:
            return NO_CHOICES
        return [STOP, *kinds_of(hand, SPEND)]

    def take(self, g: Race, choice: i64) -> None:
        if choice == STOP:
            return
        player = g.players[self.seat]
        kind = choice - SPEND
        take_out(player.hand, kind)
        player.discarded_unseen()
        g.discard_from(self.seat, kind)
        g.tell(SPENT_HAND, self.seat, kind)
        g.win_chips(self.seat, g.edition.consumers[self.m][1].vp)
        g.ask(SpendCards(self.seat, self.n - 1, self.m))

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if SPEND <= choice < SPEND + KINDS:
            return not_in_hand("race.7.27", g, choice - SPEND)
        if USE <= choice < USE + USES:
            return refuse("race.3.18", "power-in-use")
        return not_an_answer("race.7.27")


@mypyc_attr(acyclic=True)
class NameNumber(Step):
    """Name a number, turn up a card, keep it if its cost or defence is the number [race.7.34, race.7.35]."""

    def choices(self, g: Race) -> list[int]:
        return NUMBERS

    def take(self, g: Race, choice: i64) -> None:
        kind = g.take(self.seat, FOR_FLIP)
        if kind < 0:
            return
        player = g.players[self.seat]
        hit = g.edition.cards[kind].cost == choice - NAME
        g.tell(FLIPPED, self.seat, kind, choice - NAME, 1 if hit else 0)
        if hit:
            put(player.hand, kind)
            player.shown = kind
        else:
            g.discard_openly(kind)

    def why_not(self, g: Race, choice: i64) -> Refusal:
        return refuse("race.7.34", "not-a-number")
