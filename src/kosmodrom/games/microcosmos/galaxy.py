"""The galaxy: three rows of three spaces for cards, the fields on them, and the routes that join the fields.

A place is a space of the galaxy and a field of the card there: cell * FIELDS + field. Sets of places fit in one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kosmodrom.engine.bits import bit, has
from kosmodrom.games.microcosmos.cards import FIELDS, Edition
from kosmodrom.games.microcosmos.choices import CELLS

PLACES: Final = CELLS * FIELDS
CENTRE: Final = 4
ABOVE: Final = 1
LEFT: Final = 3
RIGHT: Final = 5
EMPTY: Final = -1
SIDES: Final = 4
CELL_KEYS: Final = (
    "north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east",
)  # fmt: skip
# For each space its neighbours to the north, east, south and west; -1 where the galaxy ends [microcosmos.9.4].
NEIGHBOURS: Final = [
    [-1, 1, 3, -1], [-1, 2, 4, 0], [-1, -1, 5, 1],
    [0, 4, 6, -1], [1, 5, 7, 3], [2, -1, 8, 4],
    [3, 7, -1, -1], [4, 8, -1, 6], [5, -1, -1, 7],
]  # fmt: skip


def routes(edition: Edition, cells: list[int]) -> list[int]:
    """For each place the set of places one step away: paths on a card, and those that go on over an edge."""
    out = [0] * PLACES
    for cell, number in enumerate(cells):
        if number >= 0:
            card = edition.planets[number]
            for field, others in enumerate(card.links):
                for other in others:
                    out[cell * FIELDS + field] |= bit(cell * FIELDS + other)
            for side, beyond in enumerate(NEIGHBOURS[cell]):
                joined = over_the_edge(edition, cells, number, side, beyond)
                if joined >= 0:
                    out[cell * FIELDS + card.exits[side]] |= bit(joined)
    return out


def over_the_edge(edition: Edition, cells: list[int], number: i64, side: i64, beyond: i64) -> i64:
    """The place that a card's path over one of its edges leads to, or -1."""
    if beyond < 0 or cells[beyond] < 0 or edition.planets[number].exits[side] < 0:
        return -1
    field: i64 = edition.planets[cells[beyond]].exits[(side + 2) % SIDES]
    return beyond * FIELDS + field if field >= 0 else -1


def edges(edition: Edition, cells: list[int]) -> list[int]:
    """For each space that has no card yet, the set of places whose path leads there over an edge."""
    out = [0] * CELLS
    for cell, number in enumerate(cells):
        if number >= 0:
            for side, beyond in enumerate(NEIGHBOURS[cell]):
                field = edition.planets[number].exits[side]
                if beyond >= 0 and cells[beyond] < 0 and field >= 0:
                    out[beyond] |= bit(cell * FIELDS + field)
    return out


def steps_to(near: list[int], start: i64, furthest: i64) -> list[int]:
    """By place, how many steps away it is from the start; 0 for the start and for what is further than that.

    Each field may be passed once a turn, which no shortest way breaks.
    """
    out = [0] * PLACES
    seen = bit(start)
    edge = seen
    steps: i64 = 1
    while steps <= furthest and edge:
        reached: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if has(edge, place):
                reached |= near[place]
            place += 1
        edge = reached & ~seen
        seen |= edge
        place = 0
        while place < PLACES:
            if has(edge, place):
                out[place] = steps
            place += 1
        steps += 1
    return out
