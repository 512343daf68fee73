"""The ids of pieces: a card keeps its id wherever it goes, so that a picture of the table can move it."""

from __future__ import annotations

from kosmodrom.engine.table import Piece
from kosmodrom.games.race.position import Race


class Pieces:
    """Names every card of one view; further copies of a development are numbered in the order of the zones."""

    def __init__(self, g: Race) -> None:
        self.keys = g.edition.keys
        self.copies: dict[int, int] = {}
        self.places: dict[tuple[str, int], list[str]] = {}

    def card(self, kind: int, zone: str, *tags: str) -> Piece:
        """The piece for a card in a zone."""
        copy = self.copies.get(kind, 0)
        self.copies[kind] = copy + 1
        key = self.keys[kind]
        id = f"{key}~{copy}" if copy else key
        self.places.setdefault((zone, kind), []).append(id)
        return Piece(id, "card", key, tags)

    def at(self, zone: str, kind: int) -> tuple[str, ...]:
        """The ids of all copies of a card in a zone."""
        return tuple(self.places.get((zone, kind), ()))
