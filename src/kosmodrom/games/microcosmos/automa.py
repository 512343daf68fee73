"""The Automa's turn: its card, its journey, and the entries of the card one by one [microcosmos.19, microcosmos.21].

It decides nothing: its steps run by themselves. Where the rules leave a choice to the player, the player is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import has
from kosmodrom.engine.step import Step
from kosmodrom.games.microcosmos.automa_actions import act
from kosmodrom.games.microcosmos.cards import DISCOVER, FIELDS, MINERALS, NO_COLONY, TO_TERRAFORM, AutomaCard
from kosmodrom.games.microcosmos.galaxy import CENTRE, EMPTY
from kosmodrom.games.microcosmos.notes import AUTOMA_JUMPED, AUTOMA_REVEALED, AUTOMA_SKIPPED, AUTOMA_WENT, TURN
from kosmodrom.games.microcosmos.plan import AHEAD, DONE, SKIPPED, Plan
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import AUTOMA, AUTOMA_DECK, Cosmos
from kosmodrom.games.microcosmos.terraform import add_merit, raise_level
from kosmodrom.games.microcosmos.travel import discover, land

# The spaces around the portal, clockwise from the one above it.
RING: Final = [1, 2, 5, 8, 7, 6, 3, 0]
ACROSS: Final = 2 * CENTRE  # what a space's number and that of the one across the portal add up to
NOWHERE: Final = -1


def plan_of(g: Cosmos) -> Plan:
    """The Automa's plan; there is one in every solo game."""
    plan = g.plan
    assert plan is not None
    return plan


@mypyc_attr(acyclic=True)
class AutomaTurn(Step):
    """Reveal the top card and carry it out from top to bottom [microcosmos.19.3, microcosmos.19.4]."""

    def run(self, g: Cosmos) -> None:
        g.turn = self.seat
        g.phase = AUTOMA
        g.tell(TURN, self.seat)
        plan = plan_of(g)
        plan.put_away()
        plan.card = g.pick(plan.deck, AUTOMA_DECK)
        g.tell(AUTOMA_REVEALED, self.seat, plan.card)
        entries = len(g.edition.automa_cards[plan.card].actions)
        plan.outcomes = [AHEAD] * entries
        # The agenda is a stack: the last entry goes down first.
        for entry in range(entries - 1, -1, -1):
            g.agenda.append(AutomaEntry(self.seat, entry))
        g.agenda.append(AutomaTravel(self.seat))


@mypyc_attr(acyclic=True)
class AutomaEntry(Step):
    """Carry out entry n of the card: the first of its actions that is possible, or none [microcosmos.19.5]."""

    def run(self, g: Cosmos) -> None:
        plan = plan_of(g)
        actions = g.edition.automa_cards[plan.card].actions[self.n]
        for number, action in enumerate(actions):
            if act(g, self.seat, action):
                plan.outcomes[self.n] = DONE + number
                return
        plan.outcomes[self.n] = SKIPPED
        g.tell(AUTOMA_SKIPPED, self.seat, actions[0])


@mypyc_attr(acyclic=True)
class AutomaTravel(Step):
    """Move the ark from planet to planet as the card says, and land [microcosmos.21.1, microcosmos.21.2]."""

    def run(self, g: Cosmos) -> None:
        card = g.edition.automa_cards[plan_of(g).card]
        automa = g.players[self.seat]
        start = automa.ark // FIELDS
        if card.jump and g.cells[ACROSS - start] != EMPTY:  # [microcosmos.21.4, microcosmos.21.5]
            start = ACROSS - start
            g.tell(AUTOMA_JUMPED, self.seat, g.cells[start])
        cell = target(g, automa, card, start)
        if g.cells[cell] == EMPTY:
            discover(g, self.seat, cell)
            take_discovery(g, self.seat, cell)
        else:
            automa.ark = cell * FIELDS
            g.tell(AUTOMA_WENT, self.seat, g.cells[cell])
        land(g, self.seat)


def target(g: Cosmos, automa: Player, card: AutomaCard, start: i64) -> i64:
    """The space where the ark lands: the nearest that the card looks for.

    If there is none, the nearest planet to terraform, or else the next planet [microcosmos.21.11].
    """
    ahead = way(start, card.clockwise)
    for goal in (card.goal, TO_TERRAFORM):
        found = nearest(g, automa, ahead, goal)
        if found != NOWHERE:
            return found
    return next(cell for cell in ahead if g.cells[cell] != EMPTY)


def way(start: i64, clockwise: bool) -> list[int]:
    """The spaces around the portal in the order in which they come; the start is the last [microcosmos.21.3]."""
    at = RING.index(start)
    onward = RING[at + 1 :] + RING[: at + 1]
    if clockwise:
        return onward
    return onward[-2::-1] + onward[-1:]


def nearest(g: Cosmos, automa: Player, ahead: list[int], goal: i64) -> i64:
    """The first space that is as wanted, or NOWHERE [microcosmos.21.10]."""
    for cell in ahead:
        if is_wanted(g, automa, cell, goal):
            return cell
    return NOWHERE


def is_wanted(g: Cosmos, automa: Player, cell: i64, goal: i64) -> bool:
    """Whether a space is what a card looks for [microcosmos.21.6, microcosmos.21.7, microcosmos.21.8]."""
    if goal == DISCOVER:
        return g.cells[cell] == EMPTY
    if g.cells[cell] == EMPTY:
        return False
    if goal == NO_COLONY:
        return not has(automa.colonies, cell)
    return not g.is_done(cell)


def take_discovery(g: Cosmos, seat: i64, cell: i64) -> None:
    """A Mineral for the discovery, and the planet's Minerals rise to 1 for nothing [microcosmos.21.9]."""
    g.add(seat, MINERALS, 1)
    if g.edition.planets[g.cells[cell]].tracks[MINERALS]:
        raise_level(g, seat, cell, MINERALS)
        add_merit(g, seat, cell, 1)
