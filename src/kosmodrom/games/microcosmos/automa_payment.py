"""How the Automa pays with specialists: those asked for if it has them, two others for each that it lacks.

Of its crew cards only the symbols matter [microcosmos.19.6]; they lie in one row without a limit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ANY_LEADER, ASKED, ENGINEER, SPECIALISTS
from kosmodrom.games.microcosmos.choices import SPARE
from kosmodrom.games.microcosmos.notes import PAID_CARD
from kosmodrom.games.microcosmos.payment import discard_crew, serves
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse

HUMAN: Final = 0
ANYBODY: Final = len(ASKED)


class Bill:
    """Specialists to be used: some of one sort, and Engineers and Leaders of any colour."""

    __slots__ = ("any_leaders", "engineers", "others", "sort")

    def __init__(self, sort: i64, others: i64 = 1, engineers: i64 = 0, any_leaders: i64 = 0) -> None:
        # One sort alone may itself be the Engineer or any Leader.
        self.sort = sort if sort < ENGINEER else 0
        self.others = others if sort < ENGINEER else 0
        self.engineers = engineers + others if sort == ENGINEER else engineers
        self.any_leaders = any_leaders + others if sort == ANY_LEADER else any_leaders


def owned(g: Cosmos, seat: i64) -> list[int]:
    """How many specialists of each sort the Automa has."""
    out = [0] * SPECIALISTS
    for card in g.players[seat].upper:
        out[g.edition.crew[card].symbol] += 1
    return out


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def can_pay(g: Cosmos, seat: i64, bill: Bill) -> bool:
    """Whether there are two others for each specialist that is missing [microcosmos.19.7]."""
    have = owned(g, seat)
    engineers = least(bill.engineers, have[ENGINEER])
    others = least(bill.others, have[bill.sort])
    leaders = have[0] + have[1] + have[2] - others
    used = engineers + others + least(bill.any_leaders, leaders)
    lacking = bill.engineers + bill.others + bill.any_leaders - used
    return sum(have) - used >= lacking * g.edition.numbers.substitutes


def pay(g: Cosmos, seat: i64, bill: Bill) -> None:
    """Use the specialists of a bill that can be paid.

    Those of a certain sort go first, then Leaders of any colour, then the substitutes; the player decides which of
    those where there is a choice [microcosmos.19.7, microcosmos.19.8].
    """
    have = owned(g, seat)
    engineers = least(bill.engineers, have[ENGINEER])
    others = least(bill.others, have[bill.sort])
    leaders = least(bill.any_leaders, have[0] + have[1] + have[2] - others)
    for _ in range(engineers):
        use(g, seat, ENGINEER)
    for _ in range(others):
        use(g, seat, bill.sort)
    lacking = bill.engineers + bill.others + bill.any_leaders - engineers - others - leaders
    # The last one asked is answered first.
    g.ask(Spare(HUMAN, seat, ANYBODY, lacking * g.edition.numbers.substitutes))
    g.ask(Spare(HUMAN, seat, ANY_LEADER, leaders))


def use(g: Cosmos, seat: i64, symbol: i64) -> None:
    """Discard the first crew card with a symbol."""
    for card in g.players[seat].upper:
        if g.edition.crew[card].symbol == symbol:
            discard_crew(g, seat, card)
            g.tell(PAID_CARD, seat, card)
            return


def suits(symbol: i64, asked: i64) -> bool:
    return asked == ANYBODY or serves(symbol, asked)


@mypyc_attr(acyclic=True)
class Spare(Step):
    """Let the player decide which specialists party n uses: k of sort m, one by one."""

    def choices(self, g: Cosmos) -> list[int]:
        if self.k == 0:
            return []
        have = owned(g, self.n)
        return [SPARE + symbol for symbol in range(SPECIALISTS) if have[symbol] and suits(symbol, self.m)]

    def take(self, g: Cosmos, choice: i64) -> None:
        use(g, self.n, choice - SPARE)
        g.ask(Spare(self.seat, self.n, self.m, self.k - 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        clause = "microcosmos.19.7" if self.m == ANYBODY else "microcosmos.19.8"
        if SPARE <= choice < SPARE + SPECIALISTS:
            return refuse(clause, "rival-has-none", {"asked": ASKED[choice - SPARE]})
        return not_an_answer(clause)
