"""Points: what colonies, settled survivors and unfinished planets bring at the end, and the rule of thumb of a bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kosmodrom.engine.bits import count
from kosmodrom.games.microcosmos.cards import Edition
from kosmodrom.games.microcosmos.choices import CELLS
from kosmodrom.games.microcosmos.player import Player

# Rule of thumb for what things are worth in points, as long as there is time to use them.
UNIT_WORTH: Final = 0.5
CREW_WORTH: Final = 0.45
TOKEN_WORTH: Final = 0.4
UPGRADE_WORTH: Final = 2.2
FREE_COLONY_WORTH: Final = 0.6
COLONY_WORTH: Final = 3.0
FREE_OUTPOST_WORTH: Final = 1.0
OUTPOST_WORTH: Final = 2.5
SURVIVOR_WORTH: Final = 3.0


def colony_points(edition: Edition, player: Player) -> i64:
    """Points for colonies by their number."""
    colonies = count(player.colonies)
    return edition.colonies[colonies - 1].points if colonies else 0


def settled_points(edition: Edition, player: Player) -> i64:
    """Points for settled survivors by their number; the table ends with the fifth."""
    points = edition.numbers.survivor_points
    settled = len(player.settled)
    return points[settled if settled < len(points) else len(points) - 1]


def unfinished_points(player: Player) -> i64:
    """Points for the markers on planets that are not fully terraformed: their places alone."""
    total: i64 = 0
    for cell in range(CELLS):
        total += player.mark_place(cell)
    return total


def points(edition: Edition, player: Player) -> i64:
    """What a player would have if the game ended now."""
    return (
        player.planet_points
        + player.outpost_points
        + unfinished_points(player)
        + settled_points(edition, player)
        + colony_points(edition, player)
    )


def worth(edition: Edition, player: Player, ending: bool) -> float:
    """Points, and what may still come of the ark, the hold, the crew and the survivors."""
    sure: float = points(edition, player)
    if ending:
        return sure + player.resources() * 0.01
    upgrades = count(player.upgrades) + player.engines
    return (
        sure
        + player.resources() * UNIT_WORTH
        + player.crew_count() * CREW_WORTH
        + count(player.tokens) * TOKEN_WORTH
        + upgrades * UPGRADE_WORTH
        + player.colony_pool * FREE_COLONY_WORTH
        + count(player.colonies) * COLONY_WORTH
        + player.outpost_pool * FREE_OUTPOST_WORTH
        + count(player.outposts) * OUTPOST_WORTH
        + len(player.survivors) * SURVIVOR_WORTH
    )
