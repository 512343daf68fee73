"""Whether the events of a record agree with each other, where our table does not look."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from kosmodrom.arena.conformance.compare import differing
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
    Good,
    Pay,
    Produce,
    Trade,
)

Deed: TypeAlias = tuple[object, ...]
NOTHING: Deed = ()


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


def unannounced(names: Names, events: list[AnyEvent]) -> list[str]:
    """Goods of a Produce phase that no production brings, and production worlds that others produce on."""
    announced = Counter((event.p, event.world) for event in events if isinstance(event, Produce))
    laid = Counter((event.p, event.world) for event in events if isinstance(event, Good))
    found = [f"seat {seat} does not produce the good on {world}" for seat, world in laid - announced]
    for event in events:
        if isinstance(event, Produce) and names.cards[names.kind(event.world)].production:
            found += differing(f"what produces on {event.world}", event.by, event.world)
    return found
