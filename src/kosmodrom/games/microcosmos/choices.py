"""The vocabulary of answers: one range of numbers for each kind of choice."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.microcosmos.cards import FIELDS, RESOURCES, SPECIALISTS

# How many cards there are of each sort; an edition has no more.
PLANETS: Final = 16  # the portal is one of them
CREW_CARDS: Final = 33
SURVIVORS: Final = 15
UPGRADE_SPACES: Final = 8
CELLS: Final = 9

PASS: Final = 0
STOP: Final = 1
USE: Final = 2
FORGO: Final = 3
KEEP: Final = 4
DECLINE: Final = 5
TO_UPPER: Final = 6
TO_LOWER: Final = 7
DRAW_CARD: Final = 8

# With a resource.
GAIN: Final = 9
SPEND: Final = GAIN + RESOURCES
RAISE: Final = SPEND + RESOURCES
# With a specialist's token.
TOKEN: Final = RAISE + RESOURCES
UNLOCK: Final = TOKEN + SPECIALISTS
DO: Final = UNLOCK + SPECIALISTS
DEEDS: Final = 7
BUY: Final = DO + DEEDS
# With a crew card.
PLAY_UP: Final = BUY + UPGRADE_SPACES
PLAY_OUT: Final = PLAY_UP + CREW_CARDS
DISCARD: Final = PLAY_OUT + CREW_CARDS
TAKE: Final = DISCARD + CREW_CARDS
# With a card of survivors.
MEET: Final = TAKE + CREW_CARDS
SETTLE: Final = MEET + SURVIVORS
# With a place: a field of a galaxy card, an empty space of the galaxy, a planet.
GO: Final = SETTLE + SURVIVORS
DISCOVER: Final = GO + PLANETS * FIELDS
MOVE: Final = DISCOVER + CELLS
# With a specialist of the Automa.
SPARE: Final = MOVE + PLANETS
SIZE: Final = SPARE + SPECIALISTS

# What can be done at a destination.
GATHER: Final = 0
TERRAFORM: Final = 1
EXPLORE: Final = 2
SETTLE_SURVIVORS: Final = 3
FOUND_COLONY: Final = 4
PLACE_OUTPOST: Final = 5
GAIN_SPECIALIST: Final = 6
DEED_KEYS: Final = ("gather", "terraform", "explore", "settle", "colony", "outpost", "specialist")
