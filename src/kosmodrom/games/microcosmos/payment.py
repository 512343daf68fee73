"""What is paid: specialists, by crew cards or by tokens, and resources of the payer's choice."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ANY_LEADER, ASKED, ENGINEER, GAINS, RESOURCES, SPECIALISTS, SYMBOLS
from kosmodrom.games.microcosmos.choices import CREW_CARDS, DISCARD, SPEND, TOKEN
from kosmodrom.games.microcosmos.notes import PAID_CARD, PAID_TOKEN
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse, refuse_crew


def serves(symbol: i64, asked: i64) -> bool:
    """Whether a specialist is one that is asked for: a certain one, or any Leader [microcosmos.6.3]."""
    return symbol == asked or (asked == ANY_LEADER and symbol != ENGINEER)


def specialists(g: Cosmos, player: Player, asked: i64) -> i64:
    """How many specialists of a sort a player has: crew cards and ready tokens [microcosmos.6.1, microcosmos.16.4]."""
    crew = g.edition.crew
    total: i64 = 0
    for card in player.upper:
        if serves(crew[card].symbol, asked):
            total += 1
    for card in player.lower:
        if serves(crew[card].symbol, asked):
            total += 1
    for symbol in range(SPECIALISTS):
        if has(player.tokens, symbol) and serves(symbol, asked):
            total += 1
    return total


def discard_crew(g: Cosmos, seat: i64, card: i64) -> None:
    """Put a crew card from a player's row on the discard pile."""
    g.players[seat].discard_crew(card)
    g.crew_discards.append(card)


@mypyc_attr(acyclic=True)
class PaySpecialist(Step):
    """Use m specialists of sort n, each by a crew card or a token, as the player likes [microcosmos.6.2]."""

    def choices(self, g: Cosmos) -> list[int]:
        if self.m == 0:
            return []
        player = g.players[self.seat]
        crew = g.edition.crew
        out = [DISCARD + card for card in player.crew() if serves(crew[card].symbol, self.n)]
        for symbol in range(SPECIALISTS):
            if has(player.tokens, symbol) and serves(symbol, self.n):
                out.append(TOKEN + symbol)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice >= DISCARD:
            discard_crew(g, self.seat, choice - DISCARD)
            g.tell(PAID_CARD, self.seat, choice - DISCARD)
        else:
            g.players[self.seat].tokens &= ~bit(choice - TOKEN)
            g.tell(PAID_TOKEN, self.seat, choice - TOKEN)
        if self.m > 1:
            g.ask(PaySpecialist(self.seat, self.n, self.m - 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        player = g.players[self.seat]
        asked = ASKED[self.n]
        if DISCARD <= choice < DISCARD + CREW_CARDS:
            card = choice - DISCARD
            if card not in player.crew():
                return refuse_crew("microcosmos.6.2", "not-your-crew", g, card)
            return refuse("microcosmos.6.3", "wrong-specialist", {"asked": asked})
        if TOKEN <= choice < TOKEN + SPECIALISTS:
            if not has(player.tokens, choice - TOKEN):
                return refuse("microcosmos.6.2", "token-locked", {"specialist": SYMBOLS[choice - TOKEN]})
            return refuse("microcosmos.6.3", "wrong-specialist", {"asked": asked})
        return not_an_answer("microcosmos.6.2")


@mypyc_attr(acyclic=True)
class SpendAny(Step):
    """Spend n units of any resources, one by one."""

    def choices(self, g: Cosmos) -> list[int]:
        if self.n == 0:
            return []
        cargo = g.players[self.seat].cargo
        return [SPEND + resource for resource in range(RESOURCES) if cargo[resource] > 0]

    def take(self, g: Cosmos, choice: i64) -> None:
        g.spend(self.seat, choice - SPEND, 1)
        if self.n > 1:
            g.ask(SpendAny(self.seat, self.n - 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if SPEND <= choice < SPEND + RESOURCES:
            return refuse("microcosmos.4.2", "none-in-hold", {"resource": GAINS[choice - SPEND]})
        return not_an_answer("microcosmos.4.2")
