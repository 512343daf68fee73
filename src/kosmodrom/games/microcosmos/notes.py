"""What the journal of a game tells, beside the answers and chance results that the engine notes itself."""

from __future__ import annotations

from typing import Final

ROUND: Final = 8  # a: number
TURN: Final = 9  # seat
FIRST: Final = 10  # seat: the first player
DEALT: Final = 11  # seat; a: how many crew cards
DRAFTED: Final = 12  # seat; a: the crew card that went
ROW: Final = 13  # seat; a: crew card, b: whether it lies in the upper row
GAINED: Final = 14  # seat; a: resource, b: how much
SPENT: Final = 15  # seat; a: resource, b: how much
LOST: Final = 16  # seat; a: resource, b: how much found no room
DREW: Final = 17  # seat; a: crew card from the deck
TOOK: Final = 18  # seat; a: crew card from the Cantina
CANTINA_FILLED: Final = 19  # a: crew card
PAID_CARD: Final = 20  # seat; a: crew card
PAID_TOKEN: Final = 21  # seat; a: specialist
BOUGHT: Final = 22  # seat; a: upgrade
FREED_OUTPOST: Final = 23  # seat; a: points
WENT: Final = 24  # seat; a: planet, b: field, c: steps
DISCOVERED: Final = 25  # seat; a: planet, b: cell
PLAYED: Final = 26  # seat; a: crew card, b: whether it moved up
USED: Final = 27  # seat; a: crew card, b: edge
DEED: Final = 28  # seat; a: what is done at the destination
RAISED: Final = 29  # seat; a: planet, b: resource
MERIT: Final = 30  # seat; a: planet, b: place on the terraforming track
TERRAFORMED: Final = 31  # a: planet, b: how many planets that makes
MERIT_POINTS: Final = 32  # seat; a: planet, b: points
MET: Final = 33  # seat; a: survivors
LEFT: Final = 34  # seat; a: survivors
KEPT: Final = 35  # seat; a: survivors
SETTLED: Final = 36  # seat; a: survivors, b: how many that makes
FOUNDED: Final = 37  # seat; a: planet, b: how many colonies that makes
OUTPOST: Final = 38  # seat; a: planet, b: the planet that it comes from or -1
OUTPOST_POINTS: Final = 39  # seat; a: points
UNLOCKED: Final = 40  # seat; a: specialist
RESHUFFLE: Final = 41  # a: crew cards in the new deck
SURVIVORS_RESHUFFLE: Final = 42  # a: cards of survivors in the new deck
LAST_ROUND: Final = 43  # a: the number of the last round
INCOME: Final = 44  # seat; a: planet
START_PLANET: Final = 45  # a: planet, b: cell
UPGRADE_EFFECT: Final = 46  # seat; a: upgrade
AUTOMA_REVEALED: Final = 47  # seat; a: card of the Automa
AUTOMA_JUMPED: Final = 48  # seat; a: planet
AUTOMA_WENT: Final = 49  # seat; a: planet
AUTOMA_DID: Final = 50  # seat; a: action of the card
AUTOMA_SKIPPED: Final = 51  # seat; a: action of the card
