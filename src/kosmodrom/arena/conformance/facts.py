"""What happened in a phase, in sentences that the events of a record and our journal have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import (
    AnyEvent,
    Consume,
    ConsumeHand,
    Discard,
    Draw,
    Good,
    Lucky,
    Pass,
    Pay,
    Place,
    Points,
    Reshuffle,
    Trade,
    Use,
)
from kosmodrom.engine.position import Note
from kosmodrom.games.race import notes
from kosmodrom.games.race.cards import GOODS

# The records tell two sorts of draws apart that are one for us, and the other way round.
POWER = "for powers"
REASONS_RECORDED = {
    "start": "for the start",
    "explore": "to explore",
    "trade": "for a sale",
    "settle_bonus": "for the Settle bonus",
    "power": POWER,
    "consume": POWER,
}
REASONS_NOTED = {
    notes.WHY_START: "for the start",
    notes.WHY_EXPLORE: "to explore",
    notes.WHY_SALE: "for a sale",
    notes.WHY_SETTLE_BONUS: "for the Settle bonus",
    notes.WHY_DEVELOP: POWER,
    notes.WHY_AFTER_DEVELOP: POWER,
    notes.WHY_AFTER_SETTLE: POWER,
    notes.WHY_CONSUME: POWER,
    notes.WHY_PRODUCE: POWER,
}


def recorded_facts(events: list[AnyEvent]) -> Counter[str]:
    """The facts that the events of a record tell."""
    facts = Counter(sentence for event in events for sentence in tell_event(event))
    draws = Counter((event.p, REASONS_RECORDED[event.why]) for event in events if isinstance(event, Draw))
    facts.update(counted(draws))
    return facts


def counted(draws: Counter[tuple[int, str]]) -> Iterator[str]:
    """A sentence for each seat's draws of each sort."""
    for (seat, sort), count in draws.items():
        yield f"seat {seat} draws {count} cards {sort}"


def tell_event(event: AnyEvent) -> Iterable[str]:
    """An event in sentences; none for what the state after the phase shows."""
    match event:
        case Place(p=seat, card=card):
            return [f"seat {seat} places {card}"]
        case Pass(p=seat):
            return [f"seat {seat} places nothing"]
        case Pay():
            return tell_payment(event)
        case Trade(p=seat, world=world, good=good, value=value):
            return [f"seat {seat} sells the {good.lower()} good of {world} for {value}"]
        case Use(p=seat, card=card, power=power):
            return [f"seat {seat} uses power {power} of {card}"]
        case Consume(p=seat, card=card, power=power, worlds=worlds, vp=points):
            goods = [f"seat {seat} consumes the good of {world} for {card}" for world in worlds]
            return [*goods, *tell_points(seat, points, card, power)]
        case ConsumeHand(p=seat, card=card, power=power, vp=points):
            return tell_points(seat, points, card, power)
        case Points(p=seat, n=points, pool=pool):
            return [win(seat, points, pool)]
        case Lucky(p=seat, card=card, hit=hit):
            return [f"seat {seat} turns up {card}, a {'hit' if hit else 'miss'}"]
        case Good(p=seat, world=world):
            return [f"seat {seat} gets a good on {world}"]
        case Reshuffle(n=count) if count:
            return [f"{count} cards are reshuffled"]
        case _:
            return []


def tell_payment(event: Pay) -> list[str]:
    """How a card was paid for or conquered; a card that costs nothing tells nothing."""
    told = [f"seat {event.p} gives up {card}" for card in event.discarded]
    if event.method == "conquer":
        told.append(conquest(event.p, event.card, event.military, event.defense))
    elif event.cost:
        told.append(payment(event.p, event.card, event.cost))
    return told


def conquest(seat: int, card: str, strength: int, defence: int) -> str:
    return f"seat {seat} conquers {card} with {strength} against {defence}"


def payment(seat: int, card: str, cost: int) -> str:
    return f"seat {seat} pays {cost} for {card}"


def win(seat: int, points: int, pool: int) -> str:
    return f"seat {seat} wins {points} points and leaves {pool} in the pool"


def tell_points(seat: int, points: int, card: str, power: int) -> list[str]:
    """Points won with a power, if there were any."""
    return [f"seat {seat} wins {points} points with power {power} of {card}"] if points else []


def noted_facts(names: Names, journal: list[Note]) -> Counter[str]:
    """The facts that our journal tells."""
    facts = Counter(sentence for note in journal for sentence in tell_note(names, note))
    draws = Counter((note.seat, REASONS_NOTED[note.b]) for note in journal if note.code == notes.DRAW)
    facts.update(counted(draws))
    by_power: Counter[tuple[int, int]] = Counter()
    pool: dict[tuple[int, int], int] = {}
    slot = -1
    for note in journal:
        if note.code == notes.USED:
            slot = note.b
        elif note.code == notes.CHIPS:
            by_power[note.seat, slot] += note.a
            pool[note.seat, slot] = note.b
    for (seat, used), points in by_power.items():
        facts.update([win(seat, points, pool[seat, used]), *tell_points(seat, points, *names.power(used))])
    return facts


def tell_note(names: Names, note: Note) -> Iterable[str]:
    """A note in sentences; none for what the records do not tell, or only in sums."""
    seat, a, b, c = note.seat, note.a, note.b, note.c
    match note.code:
        case notes.PLACED:
            return [f"seat {seat} places {names.of[a]}"]
        case notes.PASSED:
            return [f"seat {seat} places nothing"]
        case notes.SPENT:
            return [f"seat {seat} gives up {names.of[a]}"]
        case notes.CONQUERED:
            return [conquest(seat, names.of[a], b, c)]
        case notes.PAID if b:
            return [payment(seat, names.of[a], b)]
        case notes.SOLD:
            good = GOODS[names.edition.cards[a].good]
            return [f"seat {seat} sells the {good} good of {names.of[a]} for {b}"]
        case notes.USED:
            return [f"seat {seat} uses power {names.power(b)[1]} of {names.of[a]}"]
        case notes.CONSUMED:
            return [f"seat {seat} consumes the good of {names.of[a]} for {names.of[b]}"]
        case notes.FLIPPED:
            return [f"seat {seat} turns up {names.of[a]}, a {'hit' if c else 'miss'}"]
        case notes.GOOD_LAID:
            return [f"seat {seat} gets a good on {names.of[a]}"]
        case notes.RESHUFFLE:
            return [f"{a} cards are reshuffled"]
        case _:
            return []


def hand_after(events: list[AnyEvent], seat: int, before: Iterable[str]) -> Counter[str]:
    """What the events make of a hand, told card by card; below zero is a card that leaves without having been there."""
    hand = Counter(before)
    for event in events:
        if isinstance(event, Reshuffle) or event.p != seat:
            continue
        match event:
            case Draw(card=card) | Lucky(card=card, hit=True):
                hand[card] += 1
            case Place(card=card):
                hand[card] -= 1
            case Discard(cards=cards) | Pay(cards=cards) | ConsumeHand(cards=cards):
                hand.subtract(cards)
    return hand
