"""The galaxy as zones of the table model: a zone for each space, and on it the card, its fields, tracks and tokens."""

from __future__ import annotations

from collections.abc import Iterator

from kosmodrom.engine.bits import has
from kosmodrom.engine.table import Piece, Text, Zone
from kosmodrom.games.microcosmos.cards import FIELD_KINDS, FIELDS, GAINS, RESOURCES
from kosmodrom.games.microcosmos.choices import CELLS
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS, EMPTY, PLACES, edges
from kosmodrom.games.microcosmos.position import Cosmos

COLUMNS = 3


def field_id(g: Cosmos, place: int) -> str:
    """The piece for a field: it keeps its name wherever its card lies."""
    return f"{g.card_at(place).key}:{place % FIELDS}"


def unknown_id(cell: int) -> str:
    """The piece for a space of the galaxy that nobody has seen."""
    return f"unknown:{CELL_KEYS[cell]}"


def level_id(g: Cosmos, cell: int, resource: int) -> str:
    """The piece for a resource track of a planet."""
    return f"level:{planet_key(g, cell)}:{GAINS[resource]}"


def outpost_id(g: Cosmos, seat: int, cell: int) -> str:
    return f"outpost:{seat}:{planet_key(g, cell)}"


def planet_key(g: Cosmos, cell: int) -> str:
    return g.edition.planets[g.cells[cell]].key


def chart(g: Cosmos) -> list[Zone]:
    """The nine spaces of the galaxy."""
    border = edges(g.edition, g.cells)
    return [space(g, cell, border) for cell in range(CELLS)]


def space(g: Cosmos, cell: int, border: list[int]) -> Zone:
    if g.cells[cell] == EMPTY:
        links = tuple(field_id(g, place) for place in range(PLACES) if has(border[cell], place))
        pieces = [Piece(unknown_id(cell), "unknown", links=links)]
    else:
        pieces = list(card_pieces(g, cell, border))
    name = CELL_KEYS[cell]
    return Zone(
        f"space:{name}",
        "space",
        Text(f"microcosmos-space-{name}"),
        pieces=tuple(pieces),
        count=sum(not piece.on for piece in pieces),
        at=(cell % COLUMNS, cell // COLUMNS),
    )


def card_pieces(g: Cosmos, cell: int, border: list[int]) -> Iterator[Piece]:
    """A card of the galaxy with all that is on it."""
    planet = g.edition.planets[g.cells[cell]]
    yield Piece(planet.key, "planet", planet.key, ("terraformed",) if g.is_done(cell) else ())
    for field, kind in enumerate(planet.kinds):
        place = cell * FIELDS + field
        yield Piece(field_id(g, place), "field", FIELD_KINDS[kind], links=links(g, place, border))
        for seat, player in enumerate(g.players):
            if player.ark == place:
                yield Piece(f"ark:{seat}", "token", "ark", on=field_id(g, place), owner=seat)
    if not g.is_done(cell):
        yield from levels(g, cell)
        yield from merits(g, cell)
    for seat, player in enumerate(g.players):
        if has(player.colonies, cell):
            yield Piece(f"colony:{seat}:{planet.key}", "token", "colony", owner=seat)
        if has(player.outposts, cell):
            yield Piece(outpost_id(g, seat, cell), "token", "outpost", owner=seat)


def links(g: Cosmos, place: int, border: list[int]) -> tuple[str, ...]:
    """What is one step away from a field, unseen spaces too."""
    fields = [field_id(g, other) for other in range(PLACES) if has(g.near[place], other)]
    unseen = [unknown_id(cell) for cell in range(CELLS) if has(border[cell], place)]
    return (*fields, *unseen)


def levels(g: Cosmos, cell: int) -> Iterator[Piece]:
    """The resource tracks of a planet."""
    for resource, limit in enumerate(g.edition.planets[g.cells[cell]].tracks):
        if limit:
            value = g.levels[cell * RESOURCES + resource]
            yield Piece(level_id(g, cell, resource), "level", GAINS[resource], value=value, limit=limit)


def merits(g: Cosmos, cell: int) -> Iterator[Piece]:
    """The terraforming markers on a planet's track, as they lie on each other: the uppermost comes last."""
    planet = g.edition.planets[g.cells[cell]]
    ranked = sorted((player.marks[cell], seat) for seat, player in enumerate(g.players) if player.marks[cell])
    for _, seat in ranked:
        place = g.players[seat].mark_place(cell)
        yield Piece(f"merit:{seat}:{planet.key}", "token", "merit", owner=seat, value=place, limit=planet.levels)
