"""Terraforming: levels of resources, merits on a planet's track, and its completion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, count
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import GAINS, RESOURCES
from kosmodrom.games.microcosmos.choices import RAISE, STOP
from kosmodrom.games.microcosmos.notes import LAST_ROUND, MERIT, MERIT_POINTS, RAISED, TERRAFORMED
from kosmodrom.games.microcosmos.player import HEIGHTS, Player
from kosmodrom.games.microcosmos.position import NOBODY, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, planet_name, refuse

NO_MARK: Final = 0


def most_levels(g: Cosmos, player: Player) -> i64:
    """How many levels one action may raise [microcosmos.12.3, microcosmos.12.4]."""
    numbers = g.edition.numbers
    return (
        numbers.levels
        + numbers.levels_for_colony * count(player.colonies)
        + numbers.levels_for_outpost * count(player.outposts)
    )


def missing(g: Cosmos, cell: i64, resource: i64) -> i64:
    """How many levels of a resource a planet still lacks."""
    return g.edition.planets[g.cells[cell]].tracks[resource] - g.levels[cell * RESOURCES + resource]


def can_terraform(g: Cosmos, player: Player, cell: i64) -> bool:
    """Whether the player could raise a level of a planet now."""
    if g.is_done(cell):
        return False
    return any(player.cargo[resource] > 0 and missing(g, cell, resource) > 0 for resource in range(RESOURCES))


def raise_level(g: Cosmos, seat: i64, cell: i64, resource: i64) -> None:
    """Raise a resource of a planet by one level."""
    g.levels[cell * RESOURCES + resource] += 1
    g.tell(RAISED, seat, g.cells[cell], resource)


@mypyc_attr(acyclic=True)
class Terraform(Step):
    """Raise levels in space n one by one: m may still come, k have come.

    Each costs a unit of its resource [microcosmos.12.1]. When the player stops, the limit is reached or the planet is
    complete, the action ends [microcosmos.12.7].
    """

    def choices(self, g: Cosmos) -> list[int]:
        if self.m == 0:
            return []
        cargo = g.players[self.seat].cargo
        out: list[int] = []
        for resource in range(RESOURCES):
            if cargo[resource] > 0 and missing(g, self.n, resource) > 0:
                out.append(RAISE + resource)
        if out and self.k:
            out.append(STOP)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == STOP:
            self.run(g)
            return
        g.spend(self.seat, choice - RAISE, 1)
        raise_level(g, self.seat, self.n, choice - RAISE)
        g.ask(Terraform(self.seat, self.n, self.m - 1, self.k + 1))

    def run(self, g: Cosmos) -> None:
        add_merit(g, self.seat, self.n, self.k)
        if is_complete(g, self.n):
            complete(g, self.n)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if RAISE <= choice < RAISE + RESOURCES:
            resource = choice - RAISE
            if missing(g, self.n, resource) <= 0:
                planet = planet_name(g, g.cells[self.n])
                return refuse("microcosmos.12.2", "track-full", {"resource": GAINS[resource], "planet": planet})
            return refuse("microcosmos.4.2", "none-in-hold", {"resource": GAINS[resource]})
        return not_an_answer("microcosmos.12.1")


def add_merit(g: Cosmos, seat: i64, cell: i64, levels: i64) -> None:
    """Move a player's marker along a planet's track, on top of those that are there.

    [microcosmos.12.5, microcosmos.12.6]
    """
    player = g.players[seat]
    place = player.mark_place(cell) + levels
    height: i64 = 0
    for other in g.players:
        if other.mark_place(cell) == place:
            above = other.marks[cell] % HEIGHTS + 1
            height = above if above > height else height
    player.marks[cell] = place * HEIGHTS + height
    g.tell(MERIT, seat, g.cells[cell], place)


def is_complete(g: Cosmos, cell: i64) -> bool:
    """Whether all resources of a planet are at their tops."""
    return all(missing(g, cell, resource) == 0 for resource in range(RESOURCES))


def complete(g: Cosmos, cell: i64) -> None:
    """Score a planet that is complete and turn its card over [microcosmos.12.8 to microcosmos.12.12]."""
    planet = g.edition.planets[g.cells[cell]]
    g.done |= bit(cell)
    g.tell(TERRAFORMED, NOBODY, g.cells[cell], count(g.done))
    first = furthest(g, cell, NOBODY)
    second = furthest(g, cell, first)
    for seat, player in enumerate(g.players):
        points = player.mark_place(cell)
        if points:
            if seat == first:
                points += planet.first
            elif seat == second:
                points += planet.second
            player.planet_points += points
            g.tell(MERIT_POINTS, seat, g.cells[cell], points)
    for player in g.players:
        player.marks[cell] = NO_MARK
    for resource in range(RESOURCES):
        g.levels[cell * RESOURCES + resource] = 0
    # The round is finished and one more is played, in a solo game too [microcosmos.17.1, microcosmos.19.2].
    if g.last_round == 0 and count(g.done) >= g.planets_to_end():
        g.last_round = g.round + 1
        g.tell(LAST_ROUND, NOBODY, g.last_round)


def furthest(g: Cosmos, cell: i64, but: i64) -> i64:
    """Who is furthest on a planet's track, but for one, or -1; on the same place the uppermost [microcosmos.12.9]."""
    best: i64 = NOBODY
    most: i64 = NO_MARK
    for seat, player in enumerate(g.players):
        if seat != but and player.marks[cell] > most:
            best = seat
            most = player.marks[cell]
    return best
