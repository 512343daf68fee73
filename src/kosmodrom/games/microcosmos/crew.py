"""Step 3 of a turn: playing crew cards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ANY, BOTTOM, MOON, PLANET, PORTAL, RESOURCES, SPACE, STATION, TOP
from kosmodrom.games.microcosmos.choices import CREW_CARDS, FORGO, PLAY_OUT, PLAY_UP, STOP, USE
from kosmodrom.games.microcosmos.gains import gain
from kosmodrom.games.microcosmos.notes import PLAYED, USED
from kosmodrom.games.microcosmos.payment import SpendAny, discard_crew
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import PLAYING, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse, refuse_crew


@mypyc_attr(acyclic=True)
class PlayCrew(Step):
    """Let the player play crew cards: two, on the portal one [microcosmos.10.1, microcosmos.10.11]."""

    def run(self, g: Cosmos) -> None:
        g.phase = PLAYING
        numbers = g.edition.numbers
        on_portal = g.kind_of(g.players[self.seat].ark) == PORTAL
        g.ask(ChooseCrew(self.seat, numbers.plays_on_portal if on_portal else numbers.plays))


@mypyc_attr(acyclic=True)
class ChooseCrew(Step):
    """Play one of n crew cards: from the lower row up or out, from the upper row out.

    A card moves before its action brings others, so its place is free for them [microcosmos.10.12].
    """

    def choices(self, g: Cosmos) -> list[int]:
        if self.n == 0:
            return []
        player = g.players[self.seat]
        out: list[int] = []
        if len(player.upper) < g.edition.numbers.row:  # [microcosmos.10.5]
            for card in player.lower:
                out.append(PLAY_UP + card)
        for card in player.lower:  # [microcosmos.10.4]
            out.append(PLAY_OUT + card)
        for card in player.upper:  # [microcosmos.10.6]
            out.append(PLAY_OUT + card)
        if out:
            out.append(STOP)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == STOP:
            return
        player = g.players[self.seat]
        moves_up = choice < PLAY_OUT
        card = choice - (PLAY_UP if moves_up else PLAY_OUT)
        edge: i64 = BOTTOM if card in player.upper else TOP
        if moves_up:
            player.lower.remove(card)
            player.upper.append(card)
        else:
            discard_crew(g, self.seat, card)
        g.tell(PLAYED, self.seat, card, 1 if moves_up else 0)
        g.ask(ChooseCrew(self.seat, self.n - 1))
        if works(g, player, card, edge):
            g.ask(UseCrew(self.seat, card, edge))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not PLAY_UP <= choice < PLAY_OUT + CREW_CARDS:
            return not_an_answer("microcosmos.10.1")
        player = g.players[self.seat]
        card = choice - (PLAY_UP if choice < PLAY_OUT else PLAY_OUT)
        if card in player.upper:
            return refuse_crew("microcosmos.10.6", "already-up", g, card)
        if card in player.lower:
            return refuse("microcosmos.10.5", "upper-row-full")
        return refuse_crew("microcosmos.10.1", "not-your-crew", g, card)


def works(g: Cosmos, player: Player, card: i64, edge: i64) -> bool:
    """Whether the action at an edge of a card could be carried out now; a card without one can be played too.

    [microcosmos.10.9]
    """
    return matches(g, player, card, edge) and can_pay(g, player, card, edge)


def matches(g: Cosmos, player: Player, card: i64, edge: i64) -> bool:
    """Whether an edge of a card matches the destination [microcosmos.10.3, microcosmos.10.10, microcosmos.10.11]."""
    kind = g.kind_of(player.ark)
    if kind == PORTAL:
        return True
    on = g.edition.crew[card].on[edge]
    if kind == PLANET:
        return on == g.card_at(player.ark).colour
    return on == SPACE and kind in (MOON, STATION)


def can_pay(g: Cosmos, player: Player, card: i64, edge: i64) -> bool:
    """Whether the player has what the action at an edge takes."""
    cost = g.edition.crew[card].cost[edge]
    for resource in range(RESOURCES):
        if player.cargo[resource] < cost[resource]:
            return False
    total: i64 = 0
    for resource in range(ANY + 1):
        total += cost[resource]
    return total <= player.resources()


@mypyc_attr(acyclic=True)
class UseCrew(Step):
    """Carry out the action at edge m of card n, or leave it [microcosmos.10.3]."""

    def choices(self, g: Cosmos) -> list[int]:
        return [USE, FORGO]

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == FORGO:
            return
        crew = g.edition.crew[self.n]
        cost = crew.cost[self.m]
        g.tell(USED, self.seat, self.n, self.m)
        for resource in range(RESOURCES):
            g.spend(self.seat, resource, cost[resource])
        g.ask(CrewGain(self.seat, self.n, self.m))
        if cost[ANY]:
            g.ask(SpendAny(self.seat, cost[ANY]))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        return not_an_answer("microcosmos.10.3")


@mypyc_attr(acyclic=True)
class CrewGain(Step):
    """Gain what the action at edge m of card n brings, when it is paid [microcosmos.10.8]."""

    def run(self, g: Cosmos) -> None:
        gain(g, self.seat, g.edition.crew[self.n].gain[self.m])
