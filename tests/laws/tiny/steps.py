"""The rules of draw and bid."""

from __future__ import annotations

from typing import Final

from kosmodrom.engine.step import Refusal, Step
from tests.laws.tiny.position import (
    BID,
    BIDS,
    CHIP,
    DRAW,
    HAND,
    PASS,
    PRIZE,
    RANKS,
    SHOW,
    SHOWN,
    STOP,
    TURNED,
    WON,
    Tiny,
    put,
)

DRAWS: Final = 2
COMFORTS: Final = 2


def ranks_of(hand: list[int], base: int) -> list[int]:
    """One answer for each rank of a hand."""
    return [base + rank for rank in sorted(set(hand))]


class SetUp(Step):
    """Deal the hands [tiny.1.2]."""

    def run(self, g: Tiny) -> None:
        for seat in range(g.seats):
            for _ in range(HAND):
                g.draw(seat)


class Round(Step):
    """Turn up a prize and ask all for a bid [tiny.1.3, tiny.2.1]."""

    def run(self, g: Tiny) -> None:
        if g.round == g.rounds:
            return
        g.round += 1
        g.agenda += [Round(), Refill(), Reveal()]
        g.refill()
        if g.deck:
            g.prize = g.pick(g.deck, PRIZE)
            g.tell(TURNED, -1, g.prize)
        g.bidding = True
        for seat in range(g.seats):
            g.ask_secretly(Bid(seat))


class Bid(Step):
    """Bid a card in secret; n is 1 for the second of a double bid [tiny.2.1, tiny.2.2, tiny.2.3]."""

    def choices(self, g: Tiny) -> list[int]:
        hand = g.hands[self.seat]
        return [PASS, *ranks_of(hand, BID)] if self.n and hand else ranks_of(hand, BID)

    def take(self, g: Tiny, choice: int) -> None:
        if choice == PASS:
            return
        g.hands[self.seat].remove(choice - BID)
        g.bids[self.seat].append(choice - BID)
        if g.double and not self.n:
            g.ask(Bid(self.seat, 1))

    def why_not(self, g: Tiny, choice: int) -> Refusal:
        if choice - BID in RANKS:
            return Refusal("tiny.2.2", "tiny-no-such-card", {"rank": choice - BID})
        return Refusal("tiny.2.1", "tiny-no-bid")


class Reveal(Step):
    """Show the bids and award the prize, then ask all what they take [tiny.2.4, tiny.3.1, tiny.3.2]."""

    def run(self, g: Tiny) -> None:
        g.reveal()
        g.bidding = False
        sums = [sum(bids) for bids in g.bids]
        best = [seat for seat in range(g.seats) if sums[seat] == max(sums)]
        winner = best[0] if len(best) == 1 else -1
        for seat in range(g.seats):
            g.tell(BIDS, seat, sums[seat])
            for rank in g.bids[seat]:
                put(g.discards, rank)
            g.bids[seat] = []
            g.ask(Draw(seat, DRAWS) if seat == winner else Comfort(seat, COMFORTS))
        if g.prize:
            put(g.discards if winner < 0 else g.won[winner], g.prize)
            g.tell(WON, winner, g.prize)
        g.prize = 0


class Draw(Step):
    """Draw up to n cards [tiny.3.1]."""

    def choices(self, g: Tiny) -> list[int]:
        return [DRAW, STOP] if self.n else []

    def take(self, g: Tiny, choice: int) -> None:
        if choice == DRAW:
            g.draw(self.seat)
            g.ask(Draw(self.seat, self.n - 1))

    def why_not(self, g: Tiny, choice: int) -> Refusal:
        return Refusal("tiny.3.1", "tiny-draw-or-stop")


class Comfort(Step):
    """Take a chip, or show a card for two, n times [tiny.3.2]."""

    def choices(self, g: Tiny) -> list[int]:
        return [CHIP, *ranks_of(g.hands[self.seat], SHOW)] if self.n else []

    def take(self, g: Tiny, choice: int) -> None:
        if choice == CHIP:
            g.take_chips(self.seat, 1)
        else:
            g.reveal()
            g.hands[self.seat].remove(choice - SHOW)
            put(g.discards, choice - SHOW)
            g.tell(SHOWN, self.seat, choice - SHOW)
            g.take_chips(self.seat, 2)
        g.ask(Comfort(self.seat, self.n - 1))

    def why_not(self, g: Tiny, choice: int) -> Refusal:
        if choice - SHOW in RANKS:
            return Refusal("tiny.3.2", "tiny-no-such-card", {"rank": choice - SHOW})
        return Refusal("tiny.3.2", "tiny-chip-or-card")


class Refill(Step):
    """All draw up to the size of a hand [tiny.3.3]."""

    def run(self, g: Tiny) -> None:
        for seat in range(g.seats):
            while len(g.hands[seat]) < HAND and (g.deck or g.discards):
                g.refill()
                g.draw(seat)


STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step for step in (SetUp, Round, Bid, Reveal, Draw, Comfort, Refill)
}
