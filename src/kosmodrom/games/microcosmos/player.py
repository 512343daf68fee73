"""What one player has: ark, hold, crew, survivors and the markers on the galaxy."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import has
from kosmodrom.games.microcosmos.choices import CELLS

# A marker on a terraforming track: its place, and how high it lies on those that came to that place before it.
HEIGHTS: Final = 4


@mypyc_attr(acyclic=True)
class Player:
    """A player's cards, resources, markers and points; the Automa of the solo game is one too."""

    __slots__ = (
        "ark", "aside", "cargo", "colonies", "colony_pool", "engines", "found", "hand", "lower", "marks",
        "outpost_points", "outpost_pool", "outposts", "planet_points", "settled", "survivors", "tokens", "upgrades",
        "upper",
    )  # fmt: skip

    def __init__(
        self,
        cargo: list[int],
        upper: list[int],
        lower: list[int],
        hand: list[int],
        aside: list[int],
        found: list[int],
        survivors: list[int],
        settled: list[int],
        marks: list[int],
        ark: i64,
        tokens: i64,
        upgrades: i64,
        engines: i64,
        colony_pool: i64,
        outpost_pool: i64,
        colonies: i64,
        outposts: i64,
        planet_points: i64,
        outpost_points: i64,
    ) -> None:
        self.cargo = cargo  # by resource
        self.upper = upper  # crew rows
        self.lower = lower
        self.hand = hand  # crew cards that have no row yet
        self.aside = aside  # the crew card that goes at the start
        self.found = found  # survivors met in an exploration that is not finished
        self.survivors = survivors  # open ones
        self.settled = settled
        self.marks = marks  # by cell of the galaxy: place on its terraforming track and height there; 0: none
        self.ark = ark  # the place of the ark
        self.tokens = tokens  # specialists whose tokens are unlocked, as a set
        self.upgrades = upgrades  # a set; the engines when they are at their best
        self.engines = engines  # how often they were upgraded
        self.colony_pool = colony_pool
        self.outpost_pool = outpost_pool
        self.colonies = colonies  # cells, as a set
        self.outposts = outposts
        self.planet_points = planet_points
        self.outpost_points = outpost_points

    def clone(self) -> Player:
        return Player(
            self.cargo[:],
            self.upper[:],
            self.lower[:],
            self.hand[:],
            self.aside[:],
            self.found[:],
            self.survivors[:],
            self.settled[:],
            self.marks[:],
            self.ark,
            self.tokens,
            self.upgrades,
            self.engines,
            self.colony_pool,
            self.outpost_pool,
            self.colonies,
            self.outposts,
            self.planet_points,
            self.outpost_points,
        )

    def has_upgrade(self, upgrade: i64) -> bool:
        return has(self.upgrades, upgrade)

    def crew_count(self) -> i64:
        """How many crew cards the player has, those on their way to a row among them."""
        return len(self.upper) + len(self.lower) + len(self.hand)

    def crew(self) -> list[int]:
        """The cards of both rows, in the order of the edition."""
        return sorted(self.upper + self.lower)

    def discard_crew(self, card: i64) -> None:
        """Take a card out of its row."""
        row = self.upper if card in self.upper else self.lower
        row.remove(card)

    def resources(self) -> i64:
        """All units in the hold."""
        total: i64 = 0
        for amount in self.cargo:
            total += amount
        return total

    def mark_place(self, cell: i64) -> i64:
        """Where the player's marker lies on a terraforming track; 0 where there is none."""
        return self.marks[cell] // HEIGHTS

    def dump(self) -> dict[str, Any]:
        return {
            "cargo": self.cargo[:],
            "upper": self.upper[:],
            "lower": self.lower[:],
            "hand": self.hand[:],
            "aside": self.aside[:],
            "found": self.found[:],
            "survivors": self.survivors[:],
            "settled": self.settled[:],
            "marks": self.marks[:],
            "numbers": [
                self.ark,
                self.tokens,
                self.upgrades,
                self.engines,
                self.colony_pool,
                self.outpost_pool,
                self.colonies,
                self.outposts,
                self.planet_points,
                self.outpost_points,
            ],
        }


def new_player(ark: i64, tokens: i64) -> Player:
    return Player([0, 0, 0, 0], [], [], [], [], [], [], [], [0] * CELLS, ark, tokens, 0, 0, 0, 0, 0, 0, 0, 0)


def load_player(data: dict[str, Any]) -> Player:
    n = data["numbers"]
    return Player(
        data["cargo"][:],
        data["upper"][:],
        data["lower"][:],
        data["hand"][:],
        data["aside"][:],
        data["found"][:],
        data["survivors"][:],
        data["settled"][:],
        data["marks"][:],
        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9],
    )  # fmt: skip
