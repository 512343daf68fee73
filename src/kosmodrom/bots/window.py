"""What a bot gets to see: the table of its seat, its answers, and positions that agree with what it knows."""

from __future__ import annotations

from typing import Final, final

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Position
from kosmodrom.engine.step import Refusal
from kosmodrom.engine.table import Table


@final
class Window:
    """A seat's look at a position. The position itself stays behind it."""

    __slots__ = ("__position", "game", "seat")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.__position: Final = position

    def view(self) -> Table:
        """All that the seat may know."""
        return self.game.table(self.__position, self.seat)

    def choices(self) -> list[int]:
        """The seat's legal answers: a list of its own, because that of the position must not be changed."""
        return self.__position.choices(self.seat)[:]

    def why_not(self, choice: int) -> Refusal:
        """Why an answer is not legal now."""
        return self.__position.why_not(self.seat, choice)

    def resample(self, chance: Chance) -> Position:
        """A full position that agrees with all that the seat knows, the rest dealt at random."""
        return self.__position.resample(self.seat, chance)
