"""Card names of the records, and our numbers for the same cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kosmodrom.games.race.cards import Edition


class NoSuchCard(Exception):
    """A record names a card, or a power of a card, that our edition does not have."""


class Names:
    """The names of an edition's cards."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.cards = edition.cards
        self.of: list[str] = [row["en"] for row in edition.data["cards"]]
        self.numbers = {name: kind for kind, name in enumerate(self.of)}
        self.slots = {(self.of[kind], power.source): slot for slot, (kind, power) in enumerate(edition.consumers)}

    def kind(self, name: str) -> int:
        """The number of a card."""
        if name not in self.numbers:
            raise NoSuchCard(f"no card is called {name!r}")
        return self.numbers[name]

    def kinds(self, names: Iterable[str]) -> Counter[int]:
        """The numbers of several cards, with how often each is there."""
        return Counter(self.kind(name) for name in names)

    def slot(self, name: str, power: int) -> int:
        """The number of a consume power."""
        if (name, power) not in self.slots:
            raise NoSuchCard(f"no card {name!r} has a consume power {power}")
        return self.slots[name, power]

    def power(self, slot: int) -> tuple[str, int]:
        """The card of a consume power, and the power's number on it."""
        kind, power = self.edition.consumers[slot]
        return self.of[kind], power.source

    def sorted(self, kinds: Iterable[int]) -> list[str]:
        """The names of several cards, in alphabetical order."""
        return sorted(self.of[kind] for kind in kinds)
