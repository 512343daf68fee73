"""Founding colonies, and creating and moving trading outposts."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, count, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ANY_LEADER, ASKED, ENGINEER, ColonyRow
from kosmodrom.games.microcosmos.choices import CELLS, MOVE, PLANETS
from kosmodrom.games.microcosmos.notes import FOUNDED, OUTPOST, OUTPOST_POINTS
from kosmodrom.games.microcosmos.payment import PaySpecialist, SpendAny, specialists
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import NO_CARD, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse, refuse_planet


def next_colony(g: Cosmos, player: Player) -> ColonyRow:
    """What the next colony of a player costs [microcosmos.14.2, microcosmos.14.3]."""
    return g.edition.colonies[count(player.colonies)]


def can_found(g: Cosmos, player: Player, cell: i64) -> bool:
    """Whether the player can found a colony on a planet [microcosmos.14.1, microcosmos.14.5]."""
    if player.colony_pool == 0 or has(player.colonies, cell):
        return False
    row = next_colony(g, player)
    colour = g.edition.planets[g.cells[cell]].colour
    return (
        specialists(g, player, ENGINEER) >= row.engineer
        and specialists(g, player, colour) >= row.planet_leader
        and specialists(g, player, ANY_LEADER) >= row.planet_leader + row.any_leader
        and player.resources() >= row.resources
    )


def why_no_colony(g: Cosmos, player: Player, cell: i64) -> Refusal:
    if has(player.colonies, cell):
        return refuse("microcosmos.14.5", "colony-here")
    if player.colony_pool == 0:
        return refuse("microcosmos.14.1", "no-colony-in-pool")
    row = next_colony(g, player)
    colour = g.edition.planets[g.cells[cell]].colour
    clause = "microcosmos.14.3" if player.colonies else "microcosmos.14.2"
    if specialists(g, player, ENGINEER) < row.engineer:
        return refuse(clause, "no-specialist", {"asked": ASKED[ENGINEER]})
    if specialists(g, player, colour) < row.planet_leader:
        return refuse(clause, "no-specialist", {"asked": ASKED[colour]})
    if specialists(g, player, ANY_LEADER) < row.planet_leader + row.any_leader:
        return refuse(clause, "no-specialist", {"asked": ASKED[ANY_LEADER]})
    return refuse(clause, "too-few-units", {"cost": row.resources, "have": player.resources()})


def begin_colony(g: Cosmos, seat: i64, cell: i64) -> None:
    """Have a colony paid for: Engineer, Leaders of the planet's colour, any Leaders, any resources."""
    row = next_colony(g, g.players[seat])
    # The last one asked is answered first; Leaders of a certain colour before those of any.
    g.ask(Found(seat, cell))
    g.ask(SpendAny(seat, row.resources))
    g.ask(PaySpecialist(seat, ANY_LEADER, row.any_leader))
    g.ask(PaySpecialist(seat, g.edition.planets[g.cells[cell]].colour, row.planet_leader))
    g.ask(PaySpecialist(seat, ENGINEER, row.engineer))


@mypyc_attr(acyclic=True)
class Found(Step):
    """Put a colony that is paid for on the planet of space n."""

    def run(self, g: Cosmos) -> None:
        found_colony(g, self.seat, self.n)


def found_colony(g: Cosmos, seat: i64, cell: i64) -> None:
    """Put a colony from the pool on a planet [microcosmos.14.4]."""
    player = g.players[seat]
    player.colony_pool -= 1
    player.colonies |= bit(cell)
    g.tell(FOUNDED, seat, g.cells[cell], count(player.colonies))


def can_place_outpost(player: Player, cell: i64) -> bool:
    """Whether the player has an outpost to put on a planet, from the pool or from another one [microcosmos.15]."""
    if has(player.outposts, cell):
        return False
    return player.outpost_pool > 0 or player.outposts != 0


def why_no_outpost(player: Player, cell: i64) -> Refusal:
    if has(player.outposts, cell):
        return refuse("microcosmos.15.5", "outpost-here")
    return refuse("microcosmos.15.1", "no-outpost")


def ask_outpost(g: Cosmos, seat: i64, cell: i64) -> None:
    """Create an outpost from the pool; where that is empty, have one moved [microcosmos.15.1, microcosmos.15.2]."""
    player = g.players[seat]
    if player.outpost_pool:
        player.outpost_pool -= 1
        place_outpost(g, seat, cell, NO_CARD)
    else:
        g.ask(MoveOutpost(seat, cell))


def place_outpost(g: Cosmos, seat: i64, cell: i64, origin: i64) -> None:
    """Put an outpost on a planet; beside an own colony it brings points [microcosmos.15.3]."""
    player = g.players[seat]
    player.outposts |= bit(cell)
    g.tell(OUTPOST, seat, g.cells[cell], origin)
    if has(player.colonies, cell):
        points = g.edition.numbers.outpost_on_colony_points
        player.outpost_points += points
        g.tell(OUTPOST_POINTS, seat, points)


def move_outpost(g: Cosmos, seat: i64, origin: i64, cell: i64) -> None:
    """Move an outpost from one planet to another."""
    g.players[seat].outposts &= ~bit(origin)
    place_outpost(g, seat, cell, g.cells[origin])


@mypyc_attr(acyclic=True)
class MoveOutpost(Step):
    """Choose which outpost moves to the planet of space n [microcosmos.15.2]."""

    def choices(self, g: Cosmos) -> list[int]:
        outposts = g.players[self.seat].outposts
        return [MOVE + g.cells[cell] for cell in range(CELLS) if has(outposts, cell)]

    def take(self, g: Cosmos, choice: i64) -> None:
        move_outpost(g, self.seat, g.cell_of(choice - MOVE), self.n)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if MOVE <= choice < MOVE + PLANETS and choice - MOVE < len(g.edition.planets):
            return refuse_planet("microcosmos.15.2", "no-outpost-there", g, choice - MOVE)
        return not_an_answer("microcosmos.15.2")
