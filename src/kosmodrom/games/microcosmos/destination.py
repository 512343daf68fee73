"""Step 4 of a turn: the actions of the destination; gathering and gaining a specialist."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, count, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ASTEROID, ENGINEER, FIELDS, PLANET, ROBOTICS, SPECIALISTS, SYMBOLS
from kosmodrom.games.microcosmos.choices import (
    CREW_CARDS,
    DEED_KEYS,
    DEEDS,
    DISCARD,
    DO,
    EXPLORE,
    FOUND_COLONY,
    GAIN_SPECIALIST,
    GATHER,
    PLACE_OUTPOST,
    SETTLE_SURVIVORS,
    STOP,
    TERRAFORM,
    UNLOCK,
)
from kosmodrom.games.microcosmos.colony import (
    ask_outpost,
    begin_colony,
    can_found,
    can_place_outpost,
    why_no_colony,
    why_no_outpost,
)
from kosmodrom.games.microcosmos.gains import gain
from kosmodrom.games.microcosmos.notes import DEED, UNLOCKED
from kosmodrom.games.microcosmos.payment import discard_crew
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import ACTING, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse, refuse_crew
from kosmodrom.games.microcosmos.survivors import (
    SettleOne,
    begin_exploration,
    can_explore,
    can_settle,
    why_no_exploration,
    why_no_settlement,
)
from kosmodrom.games.microcosmos.terraform import Terraform, can_terraform, most_levels
from kosmodrom.games.microcosmos.travel import planet_yield

PLANET_DEEDS: Final = 6


@mypyc_attr(acyclic=True)
class Act(Step):
    """Let the player act where the ark has landed; asteroids allow nothing [microcosmos.11.4]."""

    def run(self, g: Cosmos) -> None:
        g.phase = ACTING
        if g.kind_of(g.players[self.seat].ark) != ASTEROID:
            g.ask(ChooseDeed(self.seat))


@mypyc_attr(acyclic=True)
class ChooseDeed(Step):
    """Choose the next action, or none [microcosmos.11.5]; n is the set of those that are done.

    A planet allows one, with Robotics and an own colony there two different ones [microcosmos.11.2, microcosmos.11.3];
    the other fields allow both of their two [microcosmos.11.1].
    """

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        out: list[int] = []
        if not g.on_planet(player.ark):
            if not has(self.n, GATHER):
                out.append(DO + GATHER)
            if not has(self.n, GAIN_SPECIALIST) and can_gain_specialist(g, player):
                out.append(DO + GAIN_SPECIALIST)
        elif may_act_again(g, player, self.n):
            for deed in range(PLANET_DEEDS):
                if not has(self.n, deed) and can_do(g, player, deed):
                    out.append(DO + deed)
        if out:
            out.append(STOP)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == STOP:
            return
        deed = choice - DO
        g.tell(DEED, self.seat, deed)
        g.ask(ChooseDeed(self.seat, self.n | bit(deed)))
        begin(g, self.seat, deed)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not DO <= choice < DO + DEEDS:
            return not_an_answer("microcosmos.11.5")
        deed = choice - DO
        player = g.players[self.seat]
        on_planet = g.on_planet(player.ark)
        if on_planet and deed == GAIN_SPECIALIST:
            return refuse("microcosmos.11.2", "not-here", {"deed": DEED_KEYS[deed]})
        if not on_planet and deed not in (GATHER, GAIN_SPECIALIST):
            return refuse("microcosmos.11.1", "not-here", {"deed": DEED_KEYS[deed]})
        if has(self.n, deed):
            clause = "microcosmos.11.3" if on_planet else "microcosmos.11.1"
            return refuse(clause, "already-done", {"deed": DEED_KEYS[deed]})
        return why_no_deed(g, player, deed)


def deeds_at(g: Cosmos, place: i64) -> list[int]:
    """The actions that a place offers at all [microcosmos.11.1, microcosmos.11.2]."""
    if g.on_planet(place):
        return list(range(PLANET_DEEDS))
    return [GATHER, GAIN_SPECIALIST]


def may_act_again(g: Cosmos, player: Player, deeds: i64) -> bool:
    """Whether a planet allows an action after those that are done.

    A colony that has just been founded counts [microcosmos.11.2, microcosmos.11.3, microcosmos.14.6].
    """
    if deeds == 0:
        return True
    return count(deeds) == 1 and player.has_upgrade(ROBOTICS) and has(player.colonies, player.ark // FIELDS)


def can_do(g: Cosmos, player: Player, deed: i64) -> bool:
    """Whether an action is possible on the planet where the ark is."""
    cell = player.ark // FIELDS
    if deed == GATHER:
        return True
    if deed == TERRAFORM:
        return can_terraform(g, player, cell)
    if deed == EXPLORE:
        return can_explore(g, player, cell)
    if deed == SETTLE_SURVIVORS:
        return can_settle(g, player, cell)
    if deed == FOUND_COLONY:
        return can_found(g, player, cell)
    return can_place_outpost(player, cell)


def why_no_deed(g: Cosmos, player: Player, deed: i64) -> Refusal:
    """Why an action is not possible on the planet where the ark is, or on the moon or station."""
    cell = player.ark // FIELDS
    if deed == TERRAFORM:
        if g.is_done(cell):
            return refuse("microcosmos.12.12", "already-terraformed")
        return refuse("microcosmos.12.1", "nothing-to-raise")
    if deed == EXPLORE:
        return why_no_exploration(g, player, cell)
    if deed == SETTLE_SURVIVORS:
        return why_no_settlement(g, player, cell)
    if deed == FOUND_COLONY:
        return why_no_colony(g, player, cell)
    if deed == PLACE_OUTPOST:
        return why_no_outpost(player, cell)
    return refuse("microcosmos.16.1", "no-token-to-unlock")


def begin(g: Cosmos, seat: i64, deed: i64) -> None:
    """Begin an action that is possible."""
    player = g.players[seat]
    cell = player.ark // FIELDS
    if deed == GATHER:
        gain(g, seat, gathered(g, player.ark))
    elif deed == TERRAFORM:
        g.ask(Terraform(seat, cell, most_levels(g, player)))
    elif deed == EXPLORE:
        begin_exploration(g, seat, cell)
    elif deed == SETTLE_SURVIVORS:
        g.ask(SettleOne(seat, cell))
    elif deed == FOUND_COLONY:
        begin_colony(g, seat, cell)
    elif deed == PLACE_OUTPOST:
        ask_outpost(g, seat, cell)
    else:
        g.ask(GiveCrew(seat))


def gathered(g: Cosmos, place: i64) -> list[int]:
    """What gathering brings at a place [microcosmos.11.6]."""
    if g.kind_of(place) == PLANET:
        return planet_yield(g, place // FIELDS)
    return g.card_at(place).gains[place % FIELDS]


def exchanges(player: Player, symbol: i64) -> list[int]:
    """The tokens that a crew card of a symbol can make ready [microcosmos.16.2, microcosmos.16.3]."""
    return [
        other
        for other in range(SPECIALISTS)
        if not has(player.tokens, other) and (other == ENGINEER) != (symbol == ENGINEER)
    ]


def can_gain_specialist(g: Cosmos, player: Player) -> bool:
    """Whether some crew card could make a token ready."""
    return any(exchanges(player, g.edition.crew[card].symbol) for card in player.crew())


@mypyc_attr(acyclic=True)
class GiveCrew(Step):
    """Discard a crew card to make a token ready [microcosmos.16.1]."""

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        return [DISCARD + card for card in player.crew() if exchanges(player, g.edition.crew[card].symbol)]

    def take(self, g: Cosmos, choice: i64) -> None:
        card = choice - DISCARD
        discard_crew(g, self.seat, card)
        g.ask(UnlockToken(self.seat, g.edition.crew[card].symbol))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not DISCARD <= choice < DISCARD + CREW_CARDS:
            return not_an_answer("microcosmos.16.1")
        card = choice - DISCARD
        if card not in g.players[self.seat].crew():
            return refuse_crew("microcosmos.16.1", "not-your-crew", g, card)
        clause = "microcosmos.16.2" if g.edition.crew[card].symbol == ENGINEER else "microcosmos.16.3"
        return refuse(clause, "no-token-for-it")


@mypyc_attr(acyclic=True)
class UnlockToken(Step):
    """Make a token ready for a discarded card of symbol n [microcosmos.16.2, microcosmos.16.3]."""

    def choices(self, g: Cosmos) -> list[int]:
        return [UNLOCK + symbol for symbol in exchanges(g.players[self.seat], self.n)]

    def take(self, g: Cosmos, choice: i64) -> None:
        g.players[self.seat].tokens |= bit(choice - UNLOCK)
        g.tell(UNLOCKED, self.seat, choice - UNLOCK)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not UNLOCK <= choice < UNLOCK + SPECIALISTS:
            return not_an_answer("microcosmos.16.1")
        symbol = choice - UNLOCK
        if has(g.players[self.seat].tokens, symbol):
            return refuse("microcosmos.16.1", "token-ready", {"specialist": SYMBOLS[symbol]})
        return refuse("microcosmos.16.2", "leaders-only")
