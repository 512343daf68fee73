"""Step 2 of a turn: the journey of the ark, discoveries, and what a landing brings."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import (
    BIODOME,
    FIELDS,
    GAINS,
    LEISURE_FACILITIES,
    MINERALS,
    MINING_VEHICLES,
    MOON,
    PLANET,
    PORTAL,
    RESOURCES,
    SPACE_MINING,
    STATION,
    WORKFORCE,
)
from kosmodrom.games.microcosmos.choices import CELLS, DISCOVER, GO, PLANETS, RAISE
from kosmodrom.games.microcosmos.gains import TakeFromCantina, gain
from kosmodrom.games.microcosmos.galaxy import EMPTY, PLACES, edges, steps_to
from kosmodrom.games.microcosmos.notes import DISCOVERED, INCOME, UPGRADE_EFFECT, WENT
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import TRAVELLING, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, planet_name, refuse, refuse_planet
from kosmodrom.games.microcosmos.scoring import RIVAL
from kosmodrom.games.microcosmos.terraform import add_merit, raise_level


@mypyc_attr(acyclic=True)
class Travel(Step):
    """Move the ark; one that can go nowhere lands where it is [microcosmos.8.1]."""

    def run(self, g: Cosmos) -> None:
        g.phase = TRAVELLING
        g.ask(ChooseDestination(self.seat))


@mypyc_attr(acyclic=True)
class ChooseDestination(Step):
    """Choose where the ark lands: a field within range, or a space of the galaxy that nobody has seen.

    The way there is not asked, as it changes nothing: passing through is free [microcosmos.8.5], and on a shortest way
    no field is entered twice [microcosmos.8.4].
    """

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        furthest = reach(g, player)
        steps = steps_to(g.near, player.ark, furthest)
        out: list[int] = []
        for place in range(PLACES):
            if steps[place] and not is_taken(g, self.seat, place):
                out.append(GO + g.cells[place // FIELDS] * FIELDS + place % FIELDS)
        if g.planet_top >= 0 or g.planet_deck:
            border = edges(g.edition, g.cells)
            for cell in range(CELLS):
                if border[cell] and steps_over(steps, border[cell], player.ark, furthest):
                    out.append(DISCOVER + cell)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice >= DISCOVER:
            discover(g, self.seat, choice - DISCOVER)
            g.ask(RaiseFirst(self.seat, choice - DISCOVER))
            return
        number = (choice - GO) // FIELDS
        player = g.players[self.seat]
        place = g.place_of(number, (choice - GO) % FIELDS)
        g.tell(WENT, self.seat, number, (choice - GO) % FIELDS, steps_to(g.near, player.ark, reach(g, player))[place])
        player.ark = place
        land(g, self.seat)

    def run(self, g: Cosmos) -> None:
        land(g, self.seat)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if GO <= choice < GO + PLANETS * FIELDS:
            return why_not_go(g, self.seat, (choice - GO) // FIELDS, (choice - GO) % FIELDS)
        if DISCOVER <= choice < DISCOVER + CELLS:
            return why_not_discover(g, self.seat, choice - DISCOVER)
        return not_an_answer("microcosmos.8.1")


def reach(g: Cosmos, player: Player) -> i64:
    """How far an ark can go [microcosmos.8.1]."""
    return g.edition.numbers.engines[player.engines]


def is_taken(g: Cosmos, seat: i64, place: i64) -> bool:
    """Whether another ark keeps an ark from landing; planets and the portal have room.

    [microcosmos.8.6, microcosmos.8.7]
    """
    kind = g.kind_of(place)
    if kind in (PLANET, PORTAL):
        return g.plan is not None and g.players[RIVAL].ark == place  # [microcosmos.21.2]
    return any(other != seat and player.ark == place for other, player in enumerate(g.players))


def steps_over(steps: list[int], border: i64, start: i64, furthest: i64) -> i64:
    """How many steps lead over an edge into an unseen space, the edge counted as one; 0 if they are too many."""
    best: i64 = 0
    for place in range(PLACES):
        if has(border, place) and (steps[place] or place == start):
            way: i64 = steps[place] + 1
            if way <= furthest and (best == 0 or way < best):
                best = way
    return best


def why_not_go(g: Cosmos, seat: i64, number: i64, field: i64) -> Refusal:
    """Why the ark cannot land on a field of a galaxy card."""
    player = g.players[seat]
    place = g.place_of(number, field) if number < len(g.edition.planets) else -1
    if place < 0:
        return refuse("microcosmos.8.3", "no-such-field")
    if place == player.ark:
        return refuse("microcosmos.8.4", "already-there")
    if not steps_to(g.near, player.ark, reach(g, player))[place]:
        return refuse("microcosmos.8.1", "too-far", {"reach": reach(g, player)})
    if g.on_planet(place):
        return refuse_planet("microcosmos.21.2", "rival-there", g, number)
    return refuse_planet("microcosmos.8.6", "occupied", g, number)


def why_not_discover(g: Cosmos, seat: i64, cell: i64) -> Refusal:
    """Why the ark cannot discover a space of the galaxy."""
    if EMPTY not in g.cells:
        return refuse("microcosmos.9.5", "galaxy-full")
    if g.cells[cell] != EMPTY:
        return refuse("microcosmos.9.1", "already-discovered", {"planet": planet_name(g, g.cells[cell])})
    return refuse("microcosmos.9.1", "edge-too-far", {"reach": reach(g, g.players[seat])})


def discover(g: Cosmos, seat: i64, cell: i64) -> None:
    """Lay the bottom card of the planet deck at an edge and land on its planet [microcosmos.9.2, microcosmos.9.3]."""
    number = g.draw_planet()
    g.lay_planet(number, cell)
    g.players[seat].ark = cell * FIELDS
    g.tell(DISCOVERED, seat, number, cell)


@mypyc_attr(acyclic=True)
class RaiseFirst(Step):
    """Raise a resource of the planet discovered in space n for nothing [microcosmos.9.6]."""

    def choices(self, g: Cosmos) -> list[int]:
        tracks = g.edition.planets[g.cells[self.n]].tracks
        return [RAISE + resource for resource in range(RESOURCES) if tracks[resource]]

    def take(self, g: Cosmos, choice: i64) -> None:
        raise_level(g, self.seat, self.n, choice - RAISE)
        add_merit(g, self.seat, self.n, 1)  # [microcosmos.9.7]

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if RAISE <= choice < RAISE + RESOURCES:
            return refuse("microcosmos.9.6", "no-track", {"resource": GAINS[choice - RAISE]})
        return not_an_answer("microcosmos.9.6")


def land(g: Cosmos, seat: i64) -> None:
    """What a landing brings: the landing player's upgrades, and income to outposts [microcosmos.8.8].

    Owners collect in turn order from the landing player on [microcosmos.15.5].
    """
    place = g.players[seat].ark
    kind = g.kind_of(place)
    if kind == PLANET:
        cell = place // FIELDS
        for n in range(g.sides() - 1, -1, -1):
            owner = g.in_order(seat, n)
            if has(g.players[owner].outposts, cell):
                g.agenda.append(Income(owner, cell))
    elif kind == STATION:
        use_upgrades(g, seat, BIODOME, WORKFORCE, LEISURE_FACILITIES)
    elif kind == MOON:
        use_upgrades(g, seat, SPACE_MINING, MINERALS, MINING_VEHICLES)


def use_upgrades(g: Cosmos, seat: i64, giving: i64, resource: i64, hiring: i64) -> None:
    """Two upgrades that work on landing: one gives a resource, one a crew card from the Cantina.

    [microcosmos.7.5, microcosmos.7.6, microcosmos.7.9, microcosmos.7.10]
    """
    player = g.players[seat]
    if player.has_upgrade(giving):
        g.tell(UPGRADE_EFFECT, seat, giving)
        g.add(seat, resource, 1)
    if player.has_upgrade(hiring):
        g.tell(UPGRADE_EFFECT, seat, hiring)
        g.ask(TakeFromCantina(seat, 1))


@mypyc_attr(acyclic=True)
class Income(Step):
    """The owner of an outpost in space n gains what the planet yields [microcosmos.15.4, microcosmos.20.15]."""

    def run(self, g: Cosmos) -> None:
        g.tell(INCOME, self.seat, g.cells[self.n])
        gain(g, self.seat, planet_yield(g, self.n))


def planet_yield(g: Cosmos, cell: i64) -> list[int]:
    """What a planet yields now; terraformed it yields more [microcosmos.12.12]."""
    planet = g.edition.planets[g.cells[cell]]
    return planet.back if g.is_done(cell) else planet.front
