"""The end of a round and of the game [race.9, race.10]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kosmodrom.engine.step import Step
from kosmodrom.games.race.notes import DISCARDED, LAST_ROUND
from kosmodrom.games.race.payment import Discard
from kosmodrom.games.race.position import CLOSING, Race

HAND_LIMIT: Final = 10
FULL_TABLE: Final = 12


@mypyc_attr(acyclic=True)
class EndRound(Step):
    """Cut the hands down to ten, now and not before; all decide at the same time [race.9.1, race.9.2, race.9.3]."""

    def run(self, g: Race) -> None:
        g.phase = CLOSING
        g.agenda.append(CHECK_END)
        for seat in range(g.seats):
            excess = len(g.players[seat].hand) - HAND_LIMIT
            if excess > 0:
                g.ask_secretly(Discard(seat, excess))


@mypyc_attr(acyclic=True)
class CheckEnd(Step):
    """Discards go to the pile; a full table or an empty pool ends the game [race.9.4, race.10.1, race.10.3].

    What has happened in between does not matter, and the round has been played to its end [race.10.2, race.10.4].
    """

    def run(self, g: Race) -> None:
        g.reveal()
        for n in range(g.seats):
            seat = g.in_order(n)
            aside = len(g.players[seat].aside)
            if aside:
                g.tell(DISCARDED, seat, aside)
                g.discard_aside(seat)
        full = any(len(player.tableau) >= FULL_TABLE for player in g.players)
        if full or g.pool <= 0:
            g.ending = True
            g.tell(LAST_ROUND, -1, 1 if full else 0, 1 if g.pool <= 0 else 0)


END_ROUND: Final = EndRound()
CHECK_END: Final = CheckEnd()
