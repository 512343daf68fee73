"""What the table needs of bots: something that decides for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Position


class Thinker(Protocol):
    """Decides for a seat. It gets a copy of the position, and it is its own affair to look only at that seat's view."""

    def decide(self, game: Game, position: Position, seat: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots that can sit down: their names, and how to make one from its name and a seed."""

    names: tuple[str, ...]
    make: Callable[[str, int], Thinker]
    adviser: str  # the one that gives hints
