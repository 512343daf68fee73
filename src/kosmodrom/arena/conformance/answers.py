"""What the seats of a record decided in one phase, as answers to the decisions of our table.

Our table asks card by card and good by good: the answer is something of the recorded one that is still missing on
our table. The option lists of the record are compared with ours as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from kosmodrom.arena.conformance.allowances import ANY_NUMBER, SHIP_LISTED
from kosmodrom.arena.conformance.compare import Differs, check_alike, check_same
from kosmodrom.arena.conformance.consistency import BONUS
from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import (
    AnyEvent,
    Ask,
    AskConsume,
    AskConsumeHand,
    AskDiscard,
    AskGood,
    AskLucky,
    AskPay,
    AskPlace,
    AskTrade,
    AskWindfall,
    Lucky,
    Produce,
)
from kosmodrom.engine.step import Step
from kosmodrom.games.race import choices, consume, develop, explore, payment, produce, settle
from kosmodrom.games.race.cards import ALIEN, COLONY_SHIP, PAY_MILITARY, TACTICS, WINDFALL, Card
from kosmodrom.games.race.position import Race

AskOf = TypeVar("AskOf", bound=Ask)
AskOfPower = TypeVar("AskOfPower", AskGood, AskConsumeHand)


class Answers:
    """The recorded decisions of one phase."""

    def __init__(self, names: Names, events: list[AnyEvent], allow: Callable[[str], None]) -> None:
        self.names = names
        self.cards = names.cards
        self.events = events
        self.allow = allow
        self.asks = [event for event in events if isinstance(event, Ask)]
        # Decisions that our table has not asked for (yet), by identity: two of them may look the same.
        self.open = {id(ask): ask for ask in self.asks}

    def answer(self, table: Race, seat: int) -> int:
        """The recorded answer to a seat's pending decision."""
        step = table.decision(seat)
        return ANSWERS[type(step)](self, table, step)

    # Finding recorded decisions.

    def only(self, kind: type[AskOf], seat: int) -> AskOf:
        """A seat's one decision of a sort in this phase."""
        return self.found(kind, seat, self.asks)

    def next(self, kind: type[AskOf], seat: int) -> AskOf:
        """A seat's first decision of a sort that our table has not asked for yet."""
        return self.found(kind, seat, self.open.values())

    def found(self, kind: type[AskOf], seat: int, asks: Iterable[Ask]) -> AskOf:
        for ask in asks:
            if isinstance(ask, kind) and ask.p == seat:
                self.open.pop(id(ask), None)
                return ask
        raise Differs([f"seat {seat}: our table asks for a decision that the record does not have ({kind.__name__})"])

    def for_power(self, kind: type[AskOfPower], seat: int, slot: int) -> AskOfPower:
        """A seat's decision for a consume power."""
        card, power = self.names.power(slot)
        for ask in self.asks:
            if isinstance(ask, kind) and (ask.p, ask.card, ask.power) == (seat, card, power):
                self.open.pop(id(ask), None)
                return ask
        raise Differs([f"seat {seat}: the record has no decision for power {power} of {card}"])

    # Cards from the hand.

    def missing(self, seat: int, wanted: Counter[int], taken: Iterable[int]) -> int:
        """A wanted card that is not taken yet."""
        left = wanted - Counter(taken)
        if not left:
            raise Differs([f"seat {seat}: the record decides on fewer cards than our table asks for"])
        return min(left)

    def discard(self, table: Race, step: Step) -> int:
        ask = self.only(AskDiscard, step.seat)
        player = table.players[step.seat]
        if not player.aside:
            self.check_discard(step.seat, ask, player.hand, step.n)
        return choices.DISCARD + self.missing(step.seat, self.names.kinds(ask.ans), player.aside)

    def keep(self, table: Race, step: Step) -> int:
        ask = self.only(AskDiscard, step.seat)
        player = table.players[step.seat]
        if not player.aside:
            self.check_discard(step.seat, ask, player.drawn, len(player.drawn) - step.n)
        kept = self.names.kinds(ask.opts) - self.names.kinds(ask.ans)
        return choices.KEEP + self.missing(step.seat, kept, player.aside)

    def check_discard(self, seat: int, ask: AskDiscard, cards: list[int], count: int) -> None:
        check_alike(f"seat {seat} cards to discard from", ask.opts, self.names.sorted(cards))
        check_same(f"seat {seat} cards to discard", [ask.n, len(ask.ans)], [count, count])

    def pay(self, table: Race, step: Step) -> int:
        ask = self.only(AskPay, step.seat)
        aside = table.players[step.seat].aside
        return choices.PAY + self.missing(step.seat, self.names.kinds(ask.ans), aside)

    # Placing cards.

    def check_places(self, table: Race) -> None:
        """Compare what every seat may place at the start of the phase; who is not asked may place nothing."""
        for seat in range(table.seats):
            ask = self.only(AskPlace, seat)
            legal: set[int] = set()
            if table.choices(seat) and isinstance(table.decision(seat), PLACING):
                legal = {choice - choices.PLACE for choice in table.choices(seat) if choice != choices.PASS}
            ours = [kind for kind in table.players[seat].hand if kind in legal]
            check_alike(f"seat {seat} cards to place", ask.opts, self.names.sorted(ours))
            if not legal and ask.ans is not None:
                raise Differs([f"seat {seat} places {ask.ans}, and has nothing to place"])

    def place(self, table: Race, step: Step) -> int:
        card = self.only(AskPlace, step.seat).ans
        return choices.PASS if card is None else choices.PLACE + self.names.kind(card)

    def take_world(self, table: Race, step: Step) -> int:
        player = table.players[step.seat]
        if player.placed < 0:
            # There, New Military Tactics cannot be used without a world [8].
            return choices.KEEP_TACTICS
        world = self.cards[player.placed]
        ask = self.only(AskPay, step.seat)
        if player.tactics < 0:
            self.check_specials(ask, world, table.choices(step.seat))
        used = self.powers(ask.use)
        if TACTICS in used and player.tactics < 0:
            return choices.USE_TACTICS
        if COLONY_SHIP in used:
            return choices.SHIP
        return choices.CONQUER if world.military and PAY_MILITARY not in used else choices.BUY

    def powers(self, names: list[str]) -> set[int]:
        """What the Settle powers of some cards do."""
        return {power.op for name in names for power in self.cards[self.names.kind(name)].settle}

    def check_specials(self, ask: AskPay, world: Card, legal: list[int]) -> None:
        """Compare the cards on offer for taking a world."""
        listed = self.powers(ask.specials) & {TACTICS, COLONY_SHIP, PAY_MILITARY}
        ours: set[int] = set()
        if choices.USE_TACTICS in legal:
            ours.add(TACTICS)
        if choices.SHIP in legal:
            ours.add(COLONY_SHIP)
        if choices.BUY in legal and world.military:
            ours.add(PAY_MILITARY)
        if world.military and COLONY_SHIP in listed - ours:
            self.allow(SHIP_LISTED)
            listed.remove(COLONY_SHIP)
        if world.military and world.good != ALIEN:
            # The record lists Contact Specialist even where the hand cannot pay.
            listed -= {PAY_MILITARY} - ours
        if listed != ours:
            raise Differs([f"seat {ask.p} special cards for {ask.card}: recorded {ask.specials}, ours allows others"])

    # Consuming.

    def sell(self, table: Race, step: Step) -> int:
        ask = self.next(AskTrade, step.seat)
        self.check_worlds(f"seat {step.seat} goods to sell", ask.opts, table, step.seat, choices.SELL)
        check_same(f"seat {step.seat} sale without trade powers", ask.no_bonus, step.n == 0)
        return choices.SELL + self.names.kind(ask.ans)

    def check_worlds(self, what: str, recorded: list[str], table: Race, seat: int, base: int) -> None:
        """Compare the worlds that a seat may choose from."""
        check_alike(what, recorded, [self.names.of[choice - base] for choice in table.choices(seat)])

    def use_power(self, table: Race, step: Step) -> int:
        ask = self.next(AskConsume, step.seat)
        legal = table.choices(step.seat)
        ours = [self.names.power(choice - choices.USE) for choice in legal if choice != choices.STOP]
        check_alike(f"seat {step.seat} consume powers", ask.opts, ours)
        check_same(f"seat {step.seat} may stop", ask.optional, choices.STOP in legal)
        return choices.STOP if ask.ans is None else choices.USE + self.names.slot(*ask.ans)

    def take_goods(self, table: Race, step: Step) -> int:
        ask = self.for_power(AskGood, step.seat, step.m)
        if step.n == step.k:
            self.check_worlds(f"seat {step.seat} goods for {ask.card}", ask.opts, table, step.seat, choices.GOOD)
            check_same(f"seat {step.seat} goods that {ask.card} takes", [ask.min, ask.max], [step.k, step.k])
        return self.good(table, ask)

    def take_different(self, table: Race, step: Step) -> int:
        """Our table offers one kind at a time where all kinds are due, so only the first list is comparable."""
        ask = self.for_power(AskGood, step.seat, step.m)
        if step.k == 0:
            goods = consume.goods_choices(table.players[step.seat], 0)
            check_alike(f"seat {step.seat} goods for {ask.card}", ask.opts, [self.names.of[kind] for kind in goods])
            check_same(f"seat {step.seat} goods that {ask.card} takes", [ask.min, ask.max], [step.n, step.n])
        return self.good(table, ask)

    def good(self, table: Race, ask: AskGood) -> int:
        """A world of a recorded answer whose good our table offers now."""
        for name in ask.ans:
            choice = choices.GOOD + self.names.kind(name)
            if choice in table.choices(ask.p):
                return choice
        raise Differs([f"seat {ask.p}: the goods recorded for {ask.card} are not there, or too few"])

    def spend_cards(self, table: Race, step: Step) -> int:
        ask = self.for_power(AskConsumeHand, step.seat, step.m)
        times = self.names.edition.consumers[step.m][1].times
        check_same(f"seat {step.seat} cards that {ask.card} takes", ask.max, times)
        spent = times - step.n
        return choices.SPEND + self.names.kind(ask.ans[spent]) if spent < len(ask.ans) else choices.STOP

    def name_number(self, table: Race, step: Step) -> int:
        number = self.only(AskLucky, step.seat).ans
        turned = [event for event in self.events if isinstance(event, Lucky) and event.p == step.seat]
        check_same(f"seat {step.seat} number named", [number] * len(turned), [event.guess for event in turned])
        if choices.NAME + number not in table.choices(step.seat):
            self.allow(ANY_NUMBER)
            costs = [self.cards[self.names.kind(event.card)].cost for event in turned]
            return next(choice for choice in table.choices(step.seat) if choice - choices.NAME not in costs)
        return choices.NAME + number

    # Producing.

    def production(self, table: Race, seat: int) -> tuple[int, int]:
        """The next recorded windfall production of a seat: the power's kind of good, and the world."""
        player = table.players[seat]
        for event in self.events:
            if isinstance(event, Produce) and event.p == seat:
                world = self.names.kind(event.world)
                if world in player.tableau and self.cards[world].windfall and not player.good_on(world):
                    return self.windfall_kind(event.by, world), world
        raise Differs([f"seat {seat}: our table asks for a windfall world that the record does not have"])

    def windfall_kind(self, by: str, world: int) -> int:
        """The kind of good of a windfall power; 0 is any."""
        if by == BONUS:
            return 0
        for power in self.cards[self.names.kind(by)].produce:
            if power.op == WINDFALL and power.good in (0, self.cards[world].good):
                return power.good
        raise Differs([f"{by} has no power to produce on {self.names.of[world]}"])

    def use_windfall(self, table: Race, step: Step) -> int:
        return choices.WINDFALL_POWER + self.production(table, step.seat)[0]

    def produce_on(self, table: Race, step: Step) -> int:
        world = self.production(table, step.seat)[1]
        ask = self.next(AskWindfall, step.seat)
        self.check_worlds(f"seat {step.seat} windfall worlds", ask.opts, table, step.seat, choices.PRODUCE_ON)
        check_same(f"seat {step.seat} windfall world", ask.ans, self.names.of[world])
        return choices.PRODUCE_ON + world

    # Decisions that our table took without asking.

    def unasked(self) -> list[str]:
        """The recorded decisions with a choice that our table did not ask for."""
        return [
            f"seat {ask.p}: the record has a decision that our table does not ask for ({type(ask).__name__})"
            for ask in self.open.values()
            if not forced(ask)
        ]


def forced(ask: Ask) -> bool:
    """Whether a recorded decision left no choice."""
    match ask:
        case AskDiscard():
            return len(set(ask.opts)) <= 1 or len(ask.ans) in (0, len(ask.opts))
        case AskTrade() | AskWindfall():
            return ask.opts == [ask.ans]
        case AskGood():
            return sorted(ask.opts) == sorted(ask.ans) and ask.min == ask.max == len(ask.ans)
        case AskConsumeHand():
            return not ask.ans
        case _:
            return isinstance(ask, AskPay)


PLACING = (develop.ChooseDevelopment, settle.ChooseWorld)
ANSWERS: dict[type[Step], Callable[[Answers, Race, Step], int]] = {
    payment.Discard: Answers.discard,
    payment.Pay: Answers.pay,
    explore.Keep: Answers.keep,
    develop.ChooseDevelopment: Answers.place,
    settle.ChooseWorld: Answers.place,
    settle.TakeWorld: Answers.take_world,
    consume.Sell: Answers.sell,
    consume.UsePowers: Answers.use_power,
    consume.TakeGoods: Answers.take_goods,
    consume.TakeDifferent: Answers.take_different,
    consume.SpendCards: Answers.spend_cards,
    consume.NameNumber: Answers.name_number,
    produce.ProduceWindfalls: Answers.use_windfall,
    produce.ProduceOn: Answers.produce_on,
}
