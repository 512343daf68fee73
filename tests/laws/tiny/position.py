"""The table of draw and bid, and what is hidden on it."""

from __future__ import annotations

from typing import Any, Final, Self

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import FIRST_NOTE, NO_CHOICES, Position, Scores, load_openers, load_stack, load_steps
from kosmodrom.engine.step import Step

RANKS: Final = (1, 2, 3, 4, 5)
COPIES: Final = 3
CHIPS: Final = 40
HAND: Final = 2

# Answers.
PASS: Final = 0
DRAW: Final = 1
STOP: Final = 2
CHIP: Final = 3
BID: Final = 8  # + rank
SHOW: Final = 16  # + rank
ANSWERS: Final = 24

# Notes.
DRAWN: Final = FIRST_NOTE  # seat; a: rank
TURNED: Final = FIRST_NOTE + 1  # a: rank
BIDS: Final = FIRST_NOTE + 2  # seat; a: sum
WON: Final = FIRST_NOTE + 3  # seat; a: rank
SHOWN: Final = FIRST_NOTE + 4  # seat; a: rank
TOOK: Final = FIRST_NOTE + 5  # seat; a: chips

# Channels: each seat draws on its own, the prize comes after them.
PRIZE: Final = 3


class Tiny(Position):
    """A table of draw and bid."""

    def __init__(
        self, seats: int, chance: Chance, double: bool, rounds: int, agenda: list[Step], machine: dict[str, Any]
    ) -> None:
        super().__init__(
            seats,
            chance,
            agenda,
            machine.get("asked", [None] * seats),
            machine.get("openers", [None] * seats),
            machine.get("options", [NO_CHOICES] * seats),
            machine.get("waiting", 0),
            machine.get("revealed", 0),
        )
        self.double = double
        self.rounds = rounds
        self.round = 0
        self.bidding = False
        self.prize = 0
        self.bank = CHIPS
        self.deck = sorted(RANKS * COPIES)
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.chips = [0] * seats

    def clone(self) -> Self:
        machine = {
            "asked": self.asked[:],
            "openers": self.openers[:],
            "options": self.options[:],
            "waiting": self.waiting,
            "revealed": self.revealed,
        }
        copy = type(self)(self.seats, self.chance.clone(), self.double, self.rounds, self.agenda[:], machine)
        copy.restore(self.table())
        return copy

    # What lies on the table.

    def table(self) -> dict[str, Any]:
        return {
            "numbers": [self.round, int(self.bidding), self.prize, self.bank],
            "deck": self.deck[:],
            "discards": self.discards[:],
            "hands": [hand[:] for hand in self.hands],
            "bids": [bids[:] for bids in self.bids],
            "won": [won[:] for won in self.won],
            "chips": self.chips[:],
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.round, bidding, self.prize, self.bank = data["numbers"]
        self.bidding = bool(bidding)
        self.deck = data["deck"][:]
        self.discards = data["discards"][:]
        self.hands = [hand[:] for hand in data["hands"]]
        self.bids = [bids[:] for bids in data["bids"]]
        self.won = [won[:] for won in data["won"]]
        self.chips = data["chips"][:]

    def dump(self) -> dict[str, Any]:
        return {"machine": self.dump_machine(), "options": [self.double, self.rounds], **self.table()}

    # Cards.

    def draw(self, seat: int) -> None:
        """Draw a card, if the deck has one."""
        if self.deck:
            rank = self.pick(self.deck, seat)
            put(self.hands[seat], rank)
            self.tell(DRAWN, seat, rank)

    def refill(self) -> None:
        """Make the discards the new deck when it is empty."""
        if not self.deck:
            self.deck, self.discards = self.discards, []

    def take_chips(self, seat: int, count: int) -> None:
        self.chips[seat] += count
        self.bank -= count
        self.tell(TOOK, seat, count)

    # The end.

    def scores(self) -> Scores:
        parts = {"prizes": [sum(won) for won in self.won], "chips": self.chips[:]}
        return Scores(parts, [sum(hand) for hand in self.hands])

    def appraise(self, seat: int) -> float:
        return float(sum(self.won[seat]) + self.chips[seat] + sum(self.hands[seat]) / 4)

    # What a seat cannot know.

    def resample(self, seat: int, chance: Chance) -> Self:
        copy = self.clone()
        copy.chance = chance.clone()
        busy = copy.pending()
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            copy.take_back(other)
        unseen = sorted([*copy.deck, *(rank for other in others for rank in copy.hands[other])])
        for other in others:
            copy.deal_hand(other, unseen, other in busy)
        copy.deck = unseen
        for other in others:
            if copy.openers[other] is not None and other not in busy:
                copy.decide_anew(other)
        return copy

    def take_back(self, seat: int) -> None:
        """Put a seat back to where its secret decision began."""
        if self.openers[seat] is not None:
            self.hands[seat] = sorted(self.hands[seat] + self.bids[seat])
            self.bids[seat] = []
            self.asked[seat] = self.openers[seat]
            self.options[seat] = NO_CHOICES
            self.waiting &= ~(1 << seat)

    def deal_hand(self, seat: int, unseen: list[int], busy: bool) -> None:
        """Deal a hand anew; who visibly decides has to have a real decision."""
        count = len(self.hands[seat])
        while True:
            self.hands[seat] = sorted(self.chance.draw(unseen) for _ in range(count))
            if not busy:
                return
            self.options[seat] = NO_CHOICES
            self.offer(seat)
            if self.options[seat]:
                return
            unseen.extend(self.hands[seat])
            unseen.sort()

    def decide_anew(self, seat: int) -> None:
        """Decide at random what a player has already decided in secret."""
        self.settle(seat)
        while self.options[seat]:
            options = self.options[seat]
            self.answer(seat, options[self.chance.below(len(options))])


def put(cards: list[int], rank: int) -> None:
    """Put a card into a sorted list."""
    cards.append(rank)
    cards.sort()


def load_tiny(kind: type[Tiny], data: dict[str, Any], classes: dict[str, type[Step]]) -> Tiny:
    """A saved table."""
    saved = data["machine"]
    machine = {
        "asked": [load_stack(rows, classes) for rows in saved["asked"]],
        "openers": load_openers(saved["openers"], classes),
        "revealed": saved["revealed"],
    }
    double, rounds = data["options"]
    agenda = load_steps(saved["agenda"], classes)
    position = kind(len(data["hands"]), Chance(*saved["chance"]), double, rounds, agenda, machine)
    position.restore(data)
    for seat in range(position.seats):
        position.offer(seat)
    return position
