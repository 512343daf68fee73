"""Points: what colonies, settled survivors and unfinished planets bring at the end, and the rule of thumb of a bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kosmodrom.engine.bits import count
from kosmodrom.games.microcosmos.cards import Edition
from kosmodrom.games.microcosmos.choices import CELLS
from kosmodrom.games.microcosmos.plan import Plan
from kosmodrom.games.microcosmos.player import Player

# Rule of thumb for what things are worth, in hundredths of a point, as long as there is time to use them.
POINT: Final = 100
RIVAL: Final = 1  # the Automa's number
ROUNDS: Final = 20  # as many as a game often has
SPARE_ROUNDS: Final = 5
UNIT_WORTH: Final = 50
CREW_WORTH: Final = 45
TOKEN_WORTH: Final = 40
UPGRADE_WORTH: Final = 220
FREE_COLONY_WORTH: Final = 60
COLONY_WORTH: Final = 300
FREE_OUTPOST_WORTH: Final = 100
OUTPOST_WORTH: Final = 250
SURVIVOR_WORTH: Final = 300


def colony_points(edition: Edition, player: Player) -> i64:
    """Points for colonies by their number [microcosmos.17.3]."""
    colonies = count(player.colonies)
    return edition.colonies[colonies - 1].points if colonies else 0


def settled_points(edition: Edition, player: Player) -> i64:
    """Points for settled survivors by their number; the table ends with the fifth [microcosmos.17.2]."""
    points = edition.numbers.survivor_points
    settled = len(player.settled)
    return points[settled if settled < len(points) else len(points) - 1]


def ark_points(edition: Edition, plan: Plan | None, side: i64, player: Player) -> i64:
    """Points for outposts; the Automa has more for its upgrades [microcosmos.22.1, microcosmos.22.2]."""
    if plan is None or side != RIVAL:
        return player.outpost_points
    return player.outpost_points + edition.levels[plan.level].upgrade_points[count(player.upgrades)]


def tie_break(plan: Plan | None, side: i64, player: Player) -> i64:
    """What decides between equals: resources in the hold; who are equal in this too share the victory.

    In a solo game the Automa wins every tie, so the player needs more points [microcosmos.17.5, microcosmos.17.6,
    microcosmos.22.3, microcosmos.22.4].
    """
    if plan is None:
        return player.resources()
    return side


def unfinished_points(player: Player) -> i64:
    """Points for the markers on planets that are not fully terraformed: their places alone [microcosmos.17.4]."""
    total: i64 = 0
    for cell in range(CELLS):
        total += player.mark_place(cell)
    return total


def points(edition: Edition, player: Player) -> i64:
    """What a player would have if the game ended now, but for the Automa's upgrades."""
    return (
        player.planet_points
        + player.outpost_points
        + unfinished_points(player)
        + settled_points(edition, player)
        + colony_points(edition, player)
    )


def worth(edition: Edition, player: Player, left: i64) -> i64:
    """Hundredths of points: those that are sure, and what may still come of the ark, the hold and the crew.

    That is the less the fewer rounds are left, or nobody would want to end the game: what is at hand keeps some worth
    until the last round is known, as the game may go on; what works for a long time keeps none.
    """
    sure = points(edition, player) * POINT
    if left < 0:
        return sure + player.resources()
    at_hand = (
        player.resources() * UNIT_WORTH
        + player.crew_count() * CREW_WORTH
        + count(player.tokens) * TOKEN_WORTH
        + len(player.survivors) * SURVIVOR_WORTH
    )
    lasting = (
        (count(player.upgrades) + player.engines) * UPGRADE_WORTH
        + player.colony_pool * FREE_COLONY_WORTH
        + count(player.colonies) * COLONY_WORTH
        + player.outpost_pool * FREE_OUTPOST_WORTH
        + count(player.outposts) * OUTPOST_WORTH
    )
    return sure + at_hand * (left + SPARE_ROUNDS) // (ROUNDS + SPARE_ROUNDS) + lasting * left // ROUNDS


def rounds_left(round: i64, last_round: i64) -> i64:
    """How many rounds may still come: by rule of thumb, or -1 if the end is near."""
    if last_round:
        return -1
    return ROUNDS - round if round < ROUNDS else 0
