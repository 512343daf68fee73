"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from kosmodrom.bots.window import Window
from kosmodrom.engine.chance import Chance, seeded
from kosmodrom.engine.seed import Seed


class Bot(ABC):
    """Decides for a seat. What it draws at random comes from its own seed, so its games can be played again."""

    name: ClassVar[str]
    help: ClassVar[str]

    def __init__(self, seed: int | str) -> None:
        self.chance = Seed.of(seed).stream(f"bot {self.name}")

    @abstractmethod
    def choose(self, window: Window) -> int:
        """One of the window's choices."""

    def one_of(self, choices: Sequence[int]) -> int:
        """A choice at random."""
        return choices[self.chance.below(len(choices))]

    def fork(self) -> Chance:
        """A stream of its own for one thought, so that the length of that thought does not change the next one."""
        return seeded(self.chance.next(), self.chance.next(), self.chance.next())
