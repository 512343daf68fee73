"""Notation: the answers and chance results of a game in words that a person can read and type."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable


class Notation(ABC):
    """The notation of a game: a text for each answer of its vocabulary."""

    def __init__(self, answers: Iterable[tuple[int, str]]) -> None:
        self.texts = dict(answers)
        self.numbers = {text: number for number, text in self.texts.items()}

    def write(self, choice: int) -> str:
        """The text of an answer."""
        return self.texts[choice]

    def read(self, text: str) -> int:
        """The answer that a text stands for; ValueError for one that stands for none."""
        if text not in self.numbers:
            raise ValueError(f"{text!r} is no answer in this game")
        return self.numbers[text]

    @abstractmethod
    def write_chance(self, channel: int, result: int) -> str:
        """The text of a chance result."""

    @abstractmethod
    def read_chance(self, text: str) -> tuple[int, int]:
        """Channel and result of the text of a chance result."""
