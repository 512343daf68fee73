"""The table of draw and bid, and what is hidden on it."""

from __future__ import annotations

from typing import Any, Final, Self

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import FIRST_NOTE, NO_CHOICES, Position, Scores, load_openers, load_stack, load_steps
from kosmodrom.engine.step import NO_STEP, Step

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
            machine.get("asked", [NO_STEP] * seats),
            machine.get("openers", [NO_STEP] * seats),
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
        return Scores(parts, [len(hand) for hand in self.hands])

    def appraise(self, seat: int) -> float:
        return float(sum(self.won[seat]) + self.chips[seat] + sum(self.hands[seat]) / 4)

    # What a seat cannot know.

    def resample(self, seat: int, chance: Chance) -> Self:
        """Deal the others anew until all who visibly decide have a real decision."""
        stream = chance.clone()
        while True:
            copy = self.clone()
            copy.chance = stream
            if copy.deal_anew([other for other in range(self.seats) if other != seat], self.pending()):
                return copy

    def deal_anew(self, others: list[int], busy: list[int]) -> bool:
        """Deal the hands of others, and let those who have decided in secret decide anew."""
        for other in others:
            self.take_back(other)
        unseen = self.gather(others)
        for other in others:
            self.hands[other] = sorted(self.chance.draw(unseen) for _ in self.hands[other])
        self.deck = unseen
        for other in others:
            if other in busy:
                self.options[other] = NO_CHOICES
                self.settle(other)
            elif self.openers[other] is not NO_STEP:
                self.decide_anew(other)
        return self.pending() == busy

    def gather(self, others: list[int]) -> list[int]:
        """The cards that nobody else can tell apart, sorted, so that their order tells nothing."""
        return sorted([*self.deck, *(rank for other in others for rank in self.hands[other])])

    def take_back(self, seat: int) -> None:
        """Put a seat back to where its secret decision began."""
        if self.openers[seat] is not NO_STEP:
            self.hands[seat] = sorted(self.hands[seat] + self.bids[seat])
            self.bids[seat] = []
            self.asked[seat] = self.openers[seat]
            self.options[seat] = NO_CHOICES
            self.waiting &= ~(1 << seat)

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
        "openers": load_openers(saved["openers"], classes, len(data["hands"])),
        "revealed": saved["revealed"],
    }
    double, rounds = data["options"]
    agenda = load_steps(saved["agenda"], classes)
    position = kind(len(data["hands"]), Chance(*saved["chance"]), double, rounds, agenda, machine)
    position.restore(data)
    for seat in range(position.seats):
        position.offer(seat)
    return position
