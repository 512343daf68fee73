"""People who take turns at one keyboard, and bots that think meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

from kosmodrom.bots import registry
from kosmodrom.bots.bot import Bot
from kosmodrom.bots.window import Window
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.terminal.dialogs import HandOver
from kosmodrom.terminal.result import ResultScreen
from kosmodrom.terminal.saves import Chair
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.table import TableScreen
from tests.terminal.conftest import TWO_PEOPLE, WIDE, Driver, answers_of, new_sitting, running


def names_in_hand(sitting: Sitting, seat: int) -> list[str]:
    names = sitting.game.component_names("en")
    return [names[piece.key] for piece in sitting.table(seat).zone(f"hand:{seat}").pieces]


async def sit_down(driver: Driver) -> None:
    await driver.until(lambda: isinstance(driver.screen, HandOver))
    await driver.press("enter")
    await driver.until(lambda: isinstance(driver.screen, TableScreen))


async def test_hand_is_hidden_until_its_owner_sits_down(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, TWO_PEOPLE)
    in_hand = [names_in_hand(sitting, seat) for seat in (0, 1)]
    both = set(in_hand[0]) & set(in_hand[1])
    hands = [[card for card in hand if card not in both] for hand in in_hand]
    async with running(tmp_path, sitting, WIDE) as driver:
        assert isinstance(driver.screen, HandOver)
        assert "Ola" in driver.text()
        assert not any(card in driver.text() for hand in hands for card in hand)
        await sit_down(driver)
        assert all(card in driver.text() for card in hands[0])
        assert not any(card in driver.text() for card in hands[1])
        await driver.press("tab", "down", "shift+tab")
        assert hands[0][0] in str(driver.table.query_one("#inspector", Static).content), "what the cursor was on"
        await driver.press("1", "1", "1", "1")
        assert isinstance(driver.screen, HandOver)
        assert "Bartek" in driver.text()
        assert not any(card in driver.text() for hand in hands for card in hand)
        await sit_down(driver)
        assert all(card in driver.text() for card in hands[1])
        assert not any(card in driver.text() for card in hands[0])
        assert driver.table.viewer == 1


async def test_answer_is_taken_back_at_the_hand_over(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, TWO_PEOPLE)
    async with running(tmp_path, sitting) as driver:
        await driver.press("z")
        assert isinstance(driver.screen, HandOver), "nothing to take back yet"
        await sit_down(driver)
        await driver.press("1", "1", "2", "2")
        assert isinstance(driver.screen, HandOver)
        await driver.press("z")
        assert driver.table.viewer == 0
        assert "1 of 2 chosen" in driver.text()


async def test_people_play_on_with_a_bot_between_them(tmp_path: Path) -> None:
    chairs = (Chair("Ola"), Chair("Vega", "random"), Chair("Bartek"))
    sitting = new_sitting(tmp_path, chairs)
    async with running(tmp_path, sitting) as driver:
        for seat in (0, 2, 0, 2):
            await sit_down(driver)
            assert driver.table.viewer == seat
            while isinstance(driver.screen, TableScreen):
                await driver.ready()
                await driver.press("1", "1")


async def test_result_of_several_people_shows_no_hand(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, TWO_PEOPLE)
    for seat, choice in answers_of(sitting):
        sitting.play(seat, choice)
    sitting.session.finish(sitting.seed)
    async with running(tmp_path, sitting) as driver:
        await driver.until(lambda: isinstance(driver.screen, ResultScreen))
        await driver.press("escape")
        assert driver.table.viewer == SPECTATOR
        assert driver.table.sight.table.decision is None


class Slow(Bot):
    """Thinks until it is told to stop."""

    name = "slow"
    help = "thinks for ever"
    go = threading.Event()

    def choose(self, window: Window) -> int:
        assert self.go.wait(20)
        return window.choices()[0]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Slow]]:
    monkeypatch.setitem(registry.BOTS, "slow", Slow)
    Slow.go.clear()
    yield Slow
    Slow.go.set()


async def test_table_stays_alive_while_a_bot_thinks(tmp_path: Path, slow: type[Slow]) -> None:
    sitting = new_sitting(tmp_path, (Chair("Ola"), Chair("Vega", "slow")))
    async with running(tmp_path) as driver:
        driver.app.sit_down(sitting)
        await driver.until(lambda: isinstance(driver.screen, TableScreen))
        assert "◐ thinking" in driver.text()
        await driver.press("1", "1", "3")
        assert driver.table.picked == 2
        assert "1 of 2 chosen" in driver.text()
        slow.go.set()
        await driver.until(lambda: len(sitting.session.record.moves) == 3)
        assert driver.table.picked == 2, "what is picked stays picked"
        assert "thinking" not in driver.text()


async def test_leaving_does_not_wait_for_a_bot_to_be_asked_again(tmp_path: Path, slow: type[Slow]) -> None:
    sitting = new_sitting(tmp_path, (Chair("Ola"), Chair("Vega", "slow")))
    async with running(tmp_path) as driver:
        driver.app.sit_down(sitting)
        await driver.until(lambda: isinstance(driver.screen, TableScreen))
        await driver.press("q")
        slow.go.set()
    assert sitting.session.record.moves == []
