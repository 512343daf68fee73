"""What is to be played: the game, who sits where, the options and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kosmodrom.bots.registry import BOTS
from kosmodrom.engine.game import BadSetup, Game, Value
from kosmodrom.engine.seed import Seed
from kosmodrom.errors import UserError
from kosmodrom.terminal.saves import PERSON, Chair
from kosmodrom.terminal.sitting import Sitting

# Bots are called after stars, whatever the language.
STARS: Final = ("Vega", "Altair", "Deneb", "Rigel", "Mira")
USUAL_BOT: Final = "greedy"
USUAL_BOTS: Final = 2


@dataclass(frozen=True, slots=True)
class Setup:
    """A game as it is asked for."""

    game: Game
    language: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: str = ""

    def begin(self, path: Path) -> Sitting:
        """Begin the game; UserError if it cannot be played so."""
        if not any(chair.kind == PERSON for chair in self.chairs):
            raise UserError("somebody has to play: `kosmodrom simulate` lets bots play among themselves")
        try:
            return Sitting.begin(self.game, self.chairs, path, seed_of(self.seed), self.options)
        except BadSetup as error:
            raise UserError(str(error)) from error


def seed_of(text: str) -> Seed:
    """The seed that a line asks for: 64 hexadecimal digits as they stand in a log, any other word, or a secret one."""
    if not text:
        return Seed.new()
    try:
        return Seed.from_hex(text) if len(text) == 64 else Seed.of(text)
    except ValueError:
        return Seed.of(text)


def seat_people_and_bots(people: list[str], kinds: list[str] | None, seats: int | None) -> tuple[Chair, ...]:
    """Chairs for people by their names, then for bots by their kinds; usual bots take the seats that are left."""
    for kind in kinds or []:
        if kind not in BOTS:
            raise UserError(f"there is no bot {kind!r}; there are {', '.join(BOTS)}")
    if kinds is None and len(people) == 1 and seats is None:
        seats = 1 + USUAL_BOTS
    known = len(people) + len(kinds or [])
    if seats is not None and seats < known:
        raise UserError(f"{known} players are named, and there are {seats} seats")
    kinds = (kinds or []) + [USUAL_BOT] * ((seats or known) - known)
    stars = (name for name in (*STARS, *(f"Bot {number}" for number in range(len(kinds)))) if name not in people)
    return (*map(Chair, people), *map(Chair, stars, kinds))
