"""The start screen and the result screen."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Button, Input, Select

from kosmodrom.terminal import saves
from kosmodrom.terminal.result import ResultScreen
from kosmodrom.terminal.start import StartScreen, Tick
from kosmodrom.terminal.table import TableScreen
from tests.terminal.conftest import SMALL, Driver, answers_of, new_sitting, running


async def settle(driver: Driver) -> None:
    """Let a change of the form reach the rest of it."""
    await driver.pilot.pause()
    await driver.pilot.pause()


async def test_start_begins_the_game_that_is_chosen(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        screen = driver.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#name-0", Input).value = "Ala"
        screen.query_one("#kind-2", Select).value = "random"
        screen.query_one("#option-first_game", Tick).value = True
        await driver.press("f5")
        await driver.ready()
        sitting = driver.table.sitting
    assert [(chair.name, chair.kind) for chair in sitting.chairs] == [
        ("Ala", saves.PERSON), ("Vega", "random"), ("Altair", "random")
    ]  # fmt: skip
    assert sitting.session.record.options["first_game"]
    assert sitting.path.parent == tmp_path


async def test_start_is_all_on_a_small_terminal(tmp_path: Path) -> None:
    new_sitting(tmp_path)
    for language, words in (
        ("en", ["Begin (F5)", "Go on with the last game (F2)", "Quit"]),
        ("pl", ["Zacznij", "Wróć"]),
    ):
        async with running(tmp_path, size=SMALL, language=language) as driver:
            assert all(word in driver.text() for word in words)
            lines = [line.strip() for line in driver.text().splitlines() if line]
            assert (lines[0][0], lines[-1][0]) == ("╭", "╰"), "nothing is cut off"


async def test_start_goes_on_with_the_last_game(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path) as driver:
        assert isinstance(driver.screen.focused, Button), "the first thing under Enter"
        await driver.press("enter")
        await driver.ready()
        assert driver.decision == sitting.table(0).decision


async def test_start_says_what_is_wrong_with_the_last_game(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    sitting.path.write_text("nonsense")
    async with running(tmp_path) as driver:
        await driver.press("f2")
        assert "cannot go on" in driver.text()
        assert isinstance(driver.screen, StartScreen)


async def test_start_without_a_last_game_offers_none(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        assert not driver.screen.query("#resume")
        await driver.press("f2")
        assert isinstance(driver.screen, StartScreen)


async def test_start_speaks_the_language_that_is_chosen(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        driver.screen.query_one("#kind-2", Select).value = "random"
        driver.screen.query_one("#language", Select).value = "pl"
        await driver.until(lambda: "Zacznij" in driver.text())
        assert driver.screen.query_one("#kind-2", Select).value == "random", "the rest stays as it was"
        await driver.press("f5")
        await driver.ready()
        assert "Wybierz z pierwszej ręki" in driver.text()


async def test_variant_for_two_is_not_offered_to_three(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        advanced = driver.screen.query_one("#option-advanced", Tick)
        advanced.value = True
        await settle(driver)
        offered = not advanced.disabled
        assert offered
        driver.screen.query_one("#kind-2", Select).value = "random"
        await settle(driver)
        assert advanced.disabled
        await driver.press("f5")
        await driver.ready()
        assert not driver.table.sitting.session.record.options["advanced"]


async def test_table_without_people_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        driver.screen.query_one("#kind-0", Select).value = "random"
        await driver.press("f5")
        assert "somebody has to play" in driver.text()


async def test_tick_is_seen_without_colours_and_explains_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        tick = driver.screen.query_one("#option-first_game", Tick)
        assert "[ ] First game" in driver.text()
        tick.focus()
        await driver.press("space")
        assert "[✓] First game" in driver.text()
        assert "Fixed start worlds" in driver.text()


async def test_quit_ends_the_program(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        await driver.press("f10")
        await driver.until(lambda: driver.app._exit)


async def over(driver: Driver, folder: Path, commitment: str = "") -> None:
    """Sit down at a game whose last answer has just been given."""
    sitting = new_sitting(folder)
    for seat, choice in answers_of(sitting):
        sitting.play(seat, choice)
    sitting.session.finish(sitting.seed)
    sitting.session.record.commitment = commitment or sitting.session.record.commitment
    driver.app.sit_down(sitting)
    await driver.until(lambda: isinstance(driver.screen, ResultScreen))


async def test_result_tells_parts_winner_and_proof(tmp_path: Path) -> None:
    async with running(tmp_path, language="pl") as driver:
        await over(driver, tmp_path)
        result = driver.table.sight.table.result
        text = driver.text()
        assert result is not None
        assert "Żetony" in text
        assert f"★ {driver.table.sitting.names[result.winners[0]]} wygrywa" in text
        for total in result.totals:
            assert str(total) in next(line for line in text.splitlines() if "Razem" in line)
        assert "✓ Cała gra wynika z ziarna" in text
        await driver.press("n")
        assert isinstance(driver.screen, StartScreen)


async def test_result_of_another_shuffle_is_called_so(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        await over(driver, tmp_path, commitment="0" * 64)
        assert "✕ The log does not follow from the seed" in driver.text()


async def test_new_game_follows_a_finished_one(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        await over(driver, tmp_path)
        await driver.press("enter", "f5")
        await driver.ready()
        assert isinstance(driver.screen, TableScreen)
        assert driver.table.sitting.session.record.moves == [] or not driver.table.sitting.over()


async def test_nameless_player_gets_a_name(tmp_path: Path) -> None:
    async with running(tmp_path) as driver:
        driver.screen.query_one("#name-0", Input).value = " "
        await driver.press("f5")
        await driver.ready()
        assert driver.table.sitting.names[0] == "Player 1"
