"""What the journal of a game tells, beside the answers and chance results that the engine notes itself."""

from __future__ import annotations

from typing import Final

ROUND: Final = 8  # a: number
ACTIONS_SHOWN: Final = 9  # seat; a: action, b: second action or -1
PHASE: Final = 10  # a: phase, b: which of two equal phases
DRAW: Final = 11  # seat; a: card, b: why
KEPT: Final = 12  # seat; a: cards kept, b: cards discarded
PLACED: Final = 13  # seat; a: card
PASSED: Final = 14  # seat; a: phase
PAID: Final = 15  # seat; a: card, b: cards paid
CONQUERED: Final = 16  # seat; a: card, b: strength, c: defence
SPENT: Final = 17  # seat; a: development discarded from the table
GOOD_LAID: Final = 18  # seat; a: world
SOLD: Final = 19  # seat; a: world, b: price
USED: Final = 20  # seat; a: card, b: slot
CONSUMED: Final = 21  # seat; a: world, b: card of the power
CHIPS: Final = 22  # seat; a: points, b: points left in the pool
SPENT_HAND: Final = 23  # seat; a: card discarded from the hand
FLIPPED: Final = 24  # seat; a: card, b: number named, c: whether it was hit
PRODUCED: Final = 25  # seat; a: world
DISCARDED: Final = 26  # seat; a: how many cards
RESHUFFLE: Final = 27  # a: cards in the new deck
LAST_ROUND: Final = 28  # a: whether a table has 12 cards, b: whether the pool is empty
HANDS_DEALT: Final = 29  # seat; a: how many cards

# Why a card is drawn.
WHY_START: Final = 0
WHY_EXPLORE: Final = 1
WHY_DEVELOP: Final = 2
WHY_AFTER_DEVELOP: Final = 3
WHY_SETTLE_BONUS: Final = 4
WHY_AFTER_SETTLE: Final = 5
WHY_SALE: Final = 6
WHY_CONSUME: Final = 7
WHY_PRODUCE: Final = 8
