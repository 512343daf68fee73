"""The table in the terminal, driven by Textual's pilot: keys and clicks go in, what stands on the screen comes out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import Decision
from kosmodrom.games.registry import games
from kosmodrom.terminal.app import KosmodromApp
from kosmodrom.terminal.saves import Chair
from kosmodrom.terminal.setup import Setup
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.table import TableScreen
from kosmodrom.words import Words

SMALL = (80, 24)
WIDE = (160, 50)
PATIENCE = 20.0  # seconds: other tests share the machine
AGAINST_A_BOT = (Chair("Ola"), Chair("Vega", "random"))
GAMES = 30
TWO_PEOPLE = (Chair("Ola"), Chair("Bartek"))


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be said is an error."""
    monkeypatch.setattr(Words, "strict", True)


class Driver:
    """A running program, and what is on its screen."""

    def __init__(self, app: KosmodromApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Screen[Any]:
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table, whatever lies over it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def decision(self) -> Decision:
        decision = self.table.sight.table.decision
        assert decision is not None
        return decision

    def text(self) -> str:
        """What is on the screen, without its colours."""
        strips = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that happens beside the keys: a bot's answer."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.005)
        await self.pilot.pause()

    async def ready(self) -> None:
        """Wait until the table waits for a person, or for nobody."""
        await self.until(self.is_ready)

    def is_ready(self) -> bool:
        if not isinstance(self.screen, TableScreen):
            return True
        return self.table.thinking < 0 and self.table.sight.table.decision is not None


@asynccontextmanager
async def running(
    folder: Path,
    sitting: Sitting | None = None,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    chairs: tuple[Chair, ...] = AGAINST_A_BOT,
) -> AsyncIterator[Driver]:
    """The program: at a table, or else at the start screen."""
    setup = Setup(games()["race"], language, chairs)
    app = KosmodromApp(games(), setup, folder, sitting)
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot)
        await driver.ready()
        yield driver


def new_sitting(folder: Path, chairs: tuple[Chair, ...] = AGAINST_A_BOT, seed: str = "a", **options: bool) -> Sitting:
    return Sitting.begin(games()["race"], chairs, folder / "game.log", Seed.of(seed), options)


def answers_of(sitting: Sitting, seed: int = 1) -> Iterator[tuple[int, int]]:
    """Random answers of all seats to the end of the game."""
    chance = random.Random(seed)
    while not sitting.over():
        seat = chance.choice(sitting.pending())
        yield seat, chance.choice(sitting.session.position.choices(seat))


def sitting_where(
    folder: Path, wanted: Callable[[Decision], bool], chairs: tuple[Chair, ...] = AGAINST_A_BOT
) -> Sitting:
    """A game, played at random so far, where the first person and nobody else faces a decision of a sort."""
    for game in range(GAMES):
        sitting = new_sitting(folder, chairs, f"game {game}")
        for seat, choice in answers_of(sitting):
            decision = sitting.table(0).decision if sitting.pending() == [0] else None
            if decision is not None and wanted(decision):
                sitting.save()
                return sitting
            sitting.play(seat, choice)
    raise AssertionError(f"no such decision came in {GAMES} games")


def asks(id: str) -> Callable[[Decision], bool]:
    """A decision with this question."""
    return lambda decision: decision.prompt.id == id
