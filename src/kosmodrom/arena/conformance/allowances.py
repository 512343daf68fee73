"""What the other implementation is known to do otherwise, and this verifier lets pass.

The numbers are those of DIVERGENCES.md beside the records.
"""

from __future__ import annotations

from typing import Final

# 1: its games end after round 30 whatever happens.
ROUND_CAP: Final = "round cap 30"
# 4: it produces from the newest card to the oldest, mixing draws and goods, so a reshuffle may come between other
# cards of the phase than at our table. Nothing is discarded in this phase: what comes out is the same.
PRODUCE_ORDER: Final = "order of production around a reshuffle"
# 2, 4: where deck and discard pile run out in Produce, that order decides which worlds and hands come too late.
CARDS_RAN_OUT: Final = "order of production as the cards run out"
# 9: it lists Colony Ship for a military world that cannot be paid for; choosing it so is not legal.
SHIP_LISTED: Final = "Colony Ship listed for a military world"
# 10: it takes any number for Gambling World; one beyond 1 to 7 is a miss.
ANY_NUMBER: Final = "number out of range for Gambling World"

# Not among the numbered divergences, and against FORMAT.md, which says that the second copy of Develop or Settle is
# never chosen without the first: random players of the two-player game do so. For the other implementation each
# copy calls a phase of its own. Where nobody has chosen the first copy, that is a matter of the phase's name alone.
SECOND_COPY_NAME: Final = "phase named for the second copy"
# Where one player has chosen the first copy and another only the second, it plays two phases, each with the bonus for
# who has chosen its copy. By the rulebook a phase is played twice only if one player has called it twice
# [race.12.5, race.12.7, race.12.9]: these phases are played here as the record has them, against our rules.
COPIES_APART: Final = "each copy played as a phase of its own"
