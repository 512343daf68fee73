"""The example in docs/log-format.md. Write it anew: `KOSMODROM_PURE=1 .venv/bin/python -m tests.engine.log_example`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kosmodrom.engine.chance import seeded
from kosmodrom.engine.record import write
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.games.registry import games

PAGE: Final = Path(__file__).parents[2] / "docs" / "log-format.md"
FENCE: Final = "```text\n"
NAMES: Final = ["Ada", "Stanisław"]
FIRST_LINES: Final = 44
LAST_LINES: Final = 5


def whole_log() -> str:
    """A random game of two, in which the first answer is taken back and given again."""
    game = games()["race"]
    seed = Seed.of("example")
    session = Session.begin(game, 2, seed, {"first_game": False}, NAMES)
    players = seeded(1, 2, 3)
    while not session.position.over():
        seat = players.draw(session.position.pending())
        choice = players.draw(session.position.choices(seat)[:])
        session.choose(seat, choice)
        if len(session.record.moves) == 1:
            session.undo(seat)
            session.choose(seat, choice)
    session.finish(seed)
    return write(session.record, game)


def example() -> str:
    """The beginning and the end of the game."""
    lines = whole_log().splitlines(keepends=True)
    return "".join([*lines[:FIRST_LINES], "...\n", *lines[-LAST_LINES:]])


def shown() -> str:
    """The example that stands on the page."""
    return PAGE.read_text(encoding="utf-8").split(FENCE)[1].split("```")[0]


if __name__ == "__main__":
    before, rest = PAGE.read_text(encoding="utf-8").split(FENCE)
    PAGE.write_text(before + FENCE + example() + "```" + rest.partition("```")[2], encoding="utf-8")
