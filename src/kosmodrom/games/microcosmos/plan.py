"""The Automa's deck, the card that it follows, and the level of the solo game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

NO_PLAN: Final = -1

# What became of an entry of the card.
AHEAD: Final = 0
SKIPPED: Final = 1
DONE: Final = 2  # and the number of the action, where there are two with "or"


@mypyc_attr(acyclic=True)
class Plan:
    """What directs the Automa. Like all decks its deck is a bag without an order."""

    __slots__ = ("card", "deck", "discards", "level", "outcomes")

    def __init__(self, level: i64, deck: list[int], discards: list[int], card: i64, outcomes: list[int]) -> None:
        self.level = level
        self.deck = deck
        self.discards = discards
        self.card = card  # the one that is revealed; before the first turn none
        self.outcomes = outcomes  # by entry of that card

    def clone(self) -> Plan:
        return Plan(self.level, self.deck[:], self.discards[:], self.card, self.outcomes[:])

    def put_away(self) -> None:
        """Put the card of the last turn on the discards; an empty deck is made anew of them [microcosmos.19.3]."""
        if self.card != NO_PLAN:
            self.discards.append(self.card)
            self.card = NO_PLAN
        if not self.deck:
            self.deck = self.discards
            self.discards = []

    def dump(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "deck": self.deck[:],
            "discards": self.discards[:],
            "card": self.card,
            "outcomes": self.outcomes[:],
        }


def new_plan(level: i64, cards: i64) -> Plan:
    """The whole deck, before the first turn [microcosmos.18.5]."""
    return Plan(level, list(range(cards)), [], NO_PLAN, [])


def load_plan(data: dict[str, Any] | None) -> Plan | None:
    """A saved plan; several players have none."""
    if data is None:
        return None
    return Plan(data["level"], data["deck"][:], data["discards"][:], data["card"], data["outcomes"][:])
