"""The vocabulary of answers: one range of numbers for each kind of choice."""

from __future__ import annotations

from typing import Final

KINDS: Final = 95

PASS: Final = 0
STOP: Final = 1
BUY: Final = 2
CONQUER: Final = 3
SHIP: Final = 4
USE_TACTICS: Final = 5
KEEP_TACTICS: Final = 6

ACTION: Final = 7
NAME: Final = 13  # + 1..7
WINDFALL_POWER: Final = 21  # + kind of good, 0 for any
USE: Final = 26  # + slot of a consume power
USES: Final = 48

# The most frequent answers come first: Python keeps the numbers up to 256 ready made.
PAY: Final = USE + USES
KEEP: Final = PAY + KINDS
PLACE: Final = KEEP + KINDS
GOOD: Final = PLACE + KINDS
DISCARD: Final = GOOD + KINDS
SELL: Final = DISCARD + KINDS
SPEND: Final = SELL + KINDS
PRODUCE_ON: Final = SPEND + KINDS
SIZE: Final = PRODUCE_ON + KINDS

# Actions, in the order in which a phase is played.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
DOUBLE: Final = 5
PRODUCE: Final = 6
ACTIONS: Final = 7
ACTION_KEYS: Final = ("explore-5", "explore-1-1", "develop", "settle", "trade", "double", "produce")
