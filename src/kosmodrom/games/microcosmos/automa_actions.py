"""What the Automa does on its planet, each action by its own priorities [microcosmos.20]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.automa_payment import Bill, can_pay, pay
from kosmodrom.games.microcosmos.cards import (
    ANY,
    COLONY,
    CREW,
    DRAW,
    DRAW_TWO,
    EXPLORE,
    FIELDS,
    GAINS,
    GATHER,
    OUTPOST,
    RESOURCES,
    TERRAFORM,
    UPGRADE,
)
from kosmodrom.games.microcosmos.choices import CELLS, MOVE, PLANETS
from kosmodrom.games.microcosmos.colony import found_colony, move_outpost, next_colony, place_outpost
from kosmodrom.games.microcosmos.gains import gain, gain_by_rule
from kosmodrom.games.microcosmos.notes import AUTOMA_DID, LEFT, MET
from kosmodrom.games.microcosmos.position import NO_CARD, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse_planet
from kosmodrom.games.microcosmos.survivors import colour_of
from kosmodrom.games.microcosmos.terraform import (
    add_merit,
    can_terraform,
    complete,
    is_complete,
    missing,
    most_levels,
    raise_level,
)
from kosmodrom.games.microcosmos.travel import planet_yield
from kosmodrom.games.microcosmos.upgrade import is_bought, lacking, unlock

HUMAN: Final = 0
NO_UPGRADE: Final = -1


def act(g: Cosmos, seat: i64, action: i64) -> bool:
    """Carry out an action if it is possible; if not, nothing happens [microcosmos.19.4]."""
    if action == UPGRADE:
        return act_upgrade(g, seat)
    if action == TERRAFORM:
        return act_terraform(g, seat)
    if action == COLONY:
        return act_colony(g, seat)
    if action == OUTPOST:
        return act_outpost(g, seat)
    if action == EXPLORE:
        return act_explore(g, seat)
    return act_gain(g, seat, action)


def begin(g: Cosmos, seat: i64, action: i64) -> i64:
    """Tell that an action begins; the space where the ark is."""
    g.tell(AUTOMA_DID, seat, action)
    return g.players[seat].ark // FIELDS


def act_gain(g: Cosmos, seat: i64, action: i64) -> bool:
    """Gather what the planet yields, or take what the card shows [microcosmos.20.7, microcosmos.20.16]."""
    cell = begin(g, seat, action)
    if action == GATHER:
        gain(g, seat, planet_yield(g, cell))
    else:
        shown = [0] * len(GAINS)
        shown[CREW if action in (DRAW, DRAW_TWO) else ANY] = 2 if action == DRAW_TWO else 1
        gain(g, seat, shown)
    return True


# Upgrades.


def act_upgrade(g: Cosmos, seat: i64) -> bool:
    """Unlock the first upgrade in its order that it can pay for [microcosmos.20.1 to microcosmos.20.3]."""
    upgrade = first_upgrade(g, seat)
    if upgrade == NO_UPGRADE:
        return False
    begin(g, seat, UPGRADE)
    row = g.edition.upgrades[upgrade]
    for resource in range(RESOURCES):
        g.spend(seat, resource, row.cost[resource])
    g.agenda.append(AutomaUnlock(seat, upgrade))
    pay(g, seat, Bill(row.specialist))
    return True


def first_upgrade(g: Cosmos, seat: i64) -> i64:
    automa = g.players[seat]
    for upgrade in g.edition.automa_upgrades:
        affordable = lacking(g, automa, upgrade) < 0 and can_pay(g, seat, Bill(g.edition.upgrades[upgrade].specialist))
        if affordable and not is_bought(g, automa, upgrade):
            return upgrade
    return NO_UPGRADE


@mypyc_attr(acyclic=True)
class AutomaUnlock(Step):
    """Unlock upgrade n, which is paid for [microcosmos.20.5, microcosmos.20.6]."""

    def run(self, g: Cosmos) -> None:
        unlock(g, self.seat, self.n)


# Terraforming.


def act_terraform(g: Cosmos, seat: i64) -> bool:
    """Raise levels up to the limit, each on the leftmost track that can be [microcosmos.20.8, microcosmos.20.9]."""
    automa = g.players[seat]
    cell = automa.ark // FIELDS
    if not can_terraform(g, automa, cell):
        return False
    begin(g, seat, TERRAFORM)
    most = most_levels(g, automa)
    levels: i64 = 0
    while levels < most and can_terraform(g, automa, cell):
        resource = leftmost(g, seat, cell)
        g.spend(seat, resource, 1)
        raise_level(g, seat, cell, resource)
        levels += 1
    add_merit(g, seat, cell, levels)
    if is_complete(g, cell):
        complete(g, cell)
    return True


def leftmost(g: Cosmos, seat: i64, cell: i64) -> i64:
    """The leftmost track that is not full and whose resource is in the hold, where there is one."""
    cargo = g.players[seat].cargo
    resource: i64 = 0
    while cargo[resource] == 0 or missing(g, cell, resource) == 0:
        resource += 1
    return resource


# Exploring.


def act_explore(g: Cosmos, seat: i64) -> bool:
    """Explore for the resources of the survivors alone [microcosmos.20.10]."""
    cell = g.players[seat].ark // FIELDS
    bill = Bill(colour_of(g, cell))
    if not g.may_draw_survivors() or not can_pay(g, seat, bill):
        return False
    begin(g, seat, EXPLORE)
    g.agenda.append(AutomaExplore(seat))
    pay(g, seat, bill)
    return True


@mypyc_attr(acyclic=True)
class AutomaExplore(Step):
    """Reveal the top survivors, take their resources and discard them."""

    def run(self, g: Cosmos) -> None:
        card = g.draw_survivors()
        g.tell(MET, self.seat, card)
        gain_by_rule(g, self.seat, g.edition.survivors[card].gain)
        g.survivor_discards.append(card)
        g.tell(LEFT, self.seat, card)


# Colonies and outposts.


def act_colony(g: Cosmos, seat: i64) -> bool:
    """Found a colony for the usual price [microcosmos.20.11]."""
    automa = g.players[seat]
    cell = automa.ark // FIELDS
    if automa.colony_pool == 0 or has(automa.colonies, cell):
        return False
    row = next_colony(g, automa)
    bill = colony_bill(g, seat, cell)
    if automa.resources() < row.resources or not can_pay(g, seat, bill):
        return False
    begin(g, seat, COLONY)
    for _ in range(row.resources):
        g.spend(seat, most_owned(automa.cargo), 1)
    g.agenda.append(AutomaFound(seat, cell))
    pay(g, seat, bill)
    return True


def colony_bill(g: Cosmos, seat: i64, cell: i64) -> Bill:
    """The specialists that the next colony takes."""
    row = next_colony(g, g.players[seat])
    return Bill(colour_of(g, cell), row.planet_leader, row.engineer, row.any_leader)


def most_owned(cargo: list[int]) -> i64:
    """The resource of which there is most, among equals that on the higher track [microcosmos.19.10]."""
    best: i64 = 0
    for resource in range(RESOURCES):
        if cargo[resource] > cargo[best]:
            best = resource
    return best


@mypyc_attr(acyclic=True)
class AutomaFound(Step):
    """Put a colony that is paid for on the planet of space n."""

    def run(self, g: Cosmos) -> None:
        found_colony(g, self.seat, self.n)


def act_outpost(g: Cosmos, seat: i64) -> bool:
    """Create an outpost, or move one [microcosmos.20.12 to microcosmos.20.14]."""
    automa = g.players[seat]
    cell = automa.ark // FIELDS
    if has(automa.outposts, cell) or (automa.outpost_pool == 0 and automa.outposts == 0):
        return False
    begin(g, seat, OUTPOST)
    if automa.outpost_pool:
        automa.outpost_pool -= 1
        place_outpost(g, seat, cell, NO_CARD)
    else:
        g.ask(MoveAutomaOutpost(HUMAN, seat, cell))
    return True


@mypyc_attr(acyclic=True)
class MoveAutomaOutpost(Step):
    """Let the player decide which outpost of party n moves to space m [microcosmos.20.13, microcosmos.20.14]."""

    def choices(self, g: Cosmos) -> list[int]:
        outposts = g.players[self.n].outposts
        return [MOVE + g.cells[cell] for cell in range(CELLS) if has(outposts, cell)]

    def take(self, g: Cosmos, choice: i64) -> None:
        move_outpost(g, self.n, g.cell_of(choice - MOVE), self.m)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if MOVE <= choice < MOVE + PLANETS and choice - MOVE < len(g.edition.planets):
            return refuse_planet("microcosmos.20.14", "no-outpost-there", g, choice - MOVE)
        return not_an_answer("microcosmos.20.14")
