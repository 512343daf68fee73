"""Whether a record agrees with itself, and with the table before each phase, where our table does not look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from kosmodrom.arena.conformance.compare import differing, unlike
from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import (
    AnyEvent,
    AskConsumeHand,
    AskDiscard,
    AskGood,
    AskPay,
    AskTrade,
    AskWindfall,
    Consume,
    ConsumeHand,
    Discard,
    Draw,
    Good,
    Pay,
    Place,
    Produce,
    Trade,
    Use,
)
from kosmodrom.games.race import choices
from kosmodrom.games.race.cards import ALIEN, COLONY_SHIP, PAY_MILITARY, TACTICS, WINDFALL, Card
from kosmodrom.games.race.position import Race

Deed: TypeAlias = tuple[object, ...]
NOTHING: Deed = ()
BONUS = "bonus"
SETUP = "setup"
EXPLORE = "explore"


def inconsistent(names: Names, before: Race, phase: str, events: list[AnyEvent]) -> list[str]:
    """In what the events of any phase contradict each other."""
    found = [*undone(events), *offers(names, before, events), *sales(names, events)]
    if phase != SETUP:
        placed = [(event.p, event.card) for event in events if isinstance(event, Place)]
        paid = [(event.p, event.card) for event in events if isinstance(event, Pay)]
        found += unlike("cards placed, as paid for", paid, placed)
    for event in events:
        match event:
            case AskDiscard(p=seat, n=count, opts=recorded, ans=answer):
                drawn = [each.card for each in events if isinstance(each, Draw) and each.p == seat]
                held = [] if phase == EXPLORE else names.sorted(before.players[seat].hand)
                found += unlike(f"seat {seat} cards to discard from", recorded, [*held, *drawn])
                found += differing(f"seat {seat} cards to discard", len(answer), count)
            case Discard(p=seat, why=why):
                found += differing(f"reason of seat {seat} to discard", why, phase)
            case Draw(p=seat, src=card) if card and names.kind(card) not in before.players[seat].tableau:
                found.append(f"seat {seat} draws for {card}, which is not on its table")
            case Consume() | ConsumeHand():
                found += reward(names, event, events)
    return found


def reward(names: Names, event: Consume | ConsumeHand, events: list[AnyEvent]) -> list[str]:
    """The cards that a consume power gives: those that it promises, or fewer where there were no more."""
    power = names.edition.consumers[names.slot(event.card, event.power)][1]
    uses = 0
    if isinstance(event, Consume):
        uses = 1 if power.different else len(event.worlds) // power.goods
    due = power.cards * uses
    drawn = sum(isinstance(each, Draw) and (each.p, each.src) == (event.p, event.card) for each in events)
    if event.draw == min(due, drawn):
        return []
    return differing(f"cards of seat {event.p} for power {event.power} of {event.card}", event.draw, due)


def sales(names: Names, events: list[AnyEvent]) -> list[str]:
    """Trade powers count for the sale that comes before all consume powers, and for those that say so."""
    found: list[str] = []
    using: dict[int, bool] = {}
    for event in events:
        match event:
            case Use(p=seat, card=card, power=power):
                using[seat] = not names.edition.consumers[names.slot(card, power)][1].bonus
            case AskTrade(p=seat, no_bonus=recorded):
                found += differing(f"seat {seat} sale without trade powers", recorded, using.get(seat, False))
    return found


def offers(names: Names, before: Race, events: list[AnyEvent]) -> list[str]:
    """The special cards that are on offer with a payment, and payments that nobody was asked for."""
    found: list[str] = []
    asked = {(event.p, event.card) for event in events if isinstance(event, AskPay)}
    for event in events:
        match event:
            case AskPay(p=seat, card=card, specials=recorded):
                tableau = [names.cards[kind] for kind in before.players[seat].tableau]
                ours = [names.of[card.kind] for card in special(tableau, names.cards[names.kind(card)])]
                found += unlike(f"seat {seat} special cards for {card}", recorded, ours)
            case Pay(p=seat, card=card) if (seat, card) not in asked and (event.cards or event.specials):
                found.append(f"seat {seat} was not asked how to pay for {card}")
    return found


def special(tableau: list[Card], placed: Card) -> Iterator[Card]:
    """The cards on a table that the other implementation lists for taking a world."""
    for card in tableau:
        for power in card.settle if placed.world else []:
            if (
                power.op == TACTICS
                or (power.op == COLONY_SHIP and placed.good != ALIEN)
                or (power.op == PAY_MILITARY and placed.good != ALIEN and placed.military)
            ):
                yield card


def undone(events: list[AnyEvent]) -> list[str]:
    """Decisions that were not carried out. What needs no decision is carried out without one."""
    decided = Counter(decision(event) for event in events)
    done = Counter(effect(event) for event in events)
    del decided[NOTHING]
    return [f"seat {deed[0]} decides what is not done: {deed[1:]}" for deed in (decided - done).elements()]


def decision(event: AnyEvent) -> Deed:
    match event:
        case AskDiscard(ans=cards) if cards:
            return (event.p, "discard", *sorted(cards))
        case AskPay():
            return (event.p, "pay for", event.card, *sorted(event.ans), "using", *sorted(event.use))
        case AskTrade():
            return (event.p, "sell", event.ans)
        case AskGood():
            return (event.p, "consume for", event.card, event.power, *sorted(event.ans))
        case AskConsumeHand():
            return (event.p, "spend for", event.card, event.power, *sorted(event.ans))
        case AskWindfall():
            return (event.p, "produce", event.ans, event.by)
        case _:
            return NOTHING


def effect(event: AnyEvent) -> Deed:
    match event:
        case Discard():
            return (event.p, "discard", *sorted(event.cards))
        case Pay():
            return (event.p, "pay for", event.card, *sorted(event.cards), "using", *sorted(event.specials))
        case Trade():
            return (event.p, "sell", event.world)
        case Consume():
            return (event.p, "consume for", event.card, event.power, *sorted(event.worlds))
        case ConsumeHand():
            return (event.p, "spend for", event.card, event.power, *sorted(event.cards))
        case Produce():
            return (event.p, "produce", event.world, event.by)
        case _:
            return NOTHING


def produced(names: Names, before: Race, events: list[AnyEvent], dry: bool) -> list[str]:
    """Goods of a Produce phase that no production brings, and productions that nothing allows.

    Where the cards have run out (dry), a production may bring no good.
    """
    announced = Counter((event.p, event.world) for event in events if isinstance(event, Produce))
    laid = Counter((event.p, event.world) for event in events if isinstance(event, Good))
    found = [f"seat {seat} does not produce the good on {world}" for seat, world in laid - announced]
    if not dry:
        found += [f"seat {seat} gets no good on {world}" for seat, world in announced - laid]
    used = Counter((event.p, event.by) for event in events if isinstance(event, Produce))
    for event in events:
        if isinstance(event, Produce):
            world = names.cards[names.kind(event.world)]
            if world.production:
                found += differing(f"what produces on {event.world}", event.by, event.world)
            elif used[event.p, event.by] > windfalls(names, before, event.p, event.by, world):
                found.append(f"seat {event.p} cannot produce on {event.world} by {event.by}")
    return found


def windfalls(names: Names, before: Race, seat: int, by: str, world: Card) -> int:
    """How often the bonus, or a card, lets a seat produce on a windfall world in one phase."""
    player = before.players[seat]
    if by == BONUS:
        return player.called(choices.PRODUCE)
    kind = names.kind(by)
    powers = names.cards[kind].produce if kind in player.tableau else []
    return sum(power.op == WINDFALL and power.good in (0, world.good) for power in powers)
