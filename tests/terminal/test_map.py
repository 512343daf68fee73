"""The map of a game that has one, on the terminal table."""

from __future__ import annotations

from pathlib import Path

from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from kosmodrom.terminal.sitting import Sitting
from tests.terminal.conftest import AGAINST_A_BOT, SMALL, WIDE, Driver, answers_of, running


def at_a_journey(folder: Path) -> Sitting:
    """A game of Micro Cosmos in which the person chooses where to travel, after some rounds."""
    sitting = Sitting.begin(games()["microcosmos"], AGAINST_A_BOT, folder / "game.log", Seed.of("journey"), {})
    for seat, choice in answers_of(sitting):
        decision = sitting.table(0).decision if sitting.pending() == [0] else None
        if decision and decision.prompt.id == "microcosmos-ask-destination" and len(sitting.session.record.moves) > 60:
            break
        sitting.play(seat, choice)
    sitting.save()
    return sitting


def rows_of(driver: Driver) -> list[str]:
    return [row.title.plain for row in driver.table.listed("map").rows]


async def test_map_shows_spaces_planets_ships_and_markers(tmp_path: Path) -> None:
    sitting = at_a_journey(tmp_path)
    async with running(tmp_path, sitting, WIDE) as driver:
        rows = rows_of(driver)
        spaces = [zone for zone in sitting.table(0).zones if zone.at]
        assert [row.heading for row in driver.table.listed("map").rows].count(True) == len(spaces)
        assert "Star Portal" in rows
        for name in ("Ark ● Ola", "Ark ▲ Vega"):
            assert sum(name in row for row in rows) == 1
        levels = [row for row in rows if "Biomass " in row]
        assert levels
        resources = ("Biomass", "Workforce", "Minerals", "Technology")
        assert all(f"{one} " in row for row in levels for one in resources), "the levels of a planet share a row"


async def test_a_space_names_the_spaces_that_ways_lead_to(tmp_path: Path) -> None:
    sitting = at_a_journey(tmp_path)
    async with running(tmp_path, sitting, WIDE) as driver:
        titles = {row.title.plain for row in driver.table.listed("map").rows if row.heading}
        centre = next(title for title in titles if title.startswith("Centre"))
        assert set(centre.removeprefix("Centre ↔ ").split(", ")) == {"North", "West", "East", "South"}


async def test_destination_is_picked_on_the_map(tmp_path: Path) -> None:
    async with running(tmp_path, at_a_journey(tmp_path), WIDE) as driver:
        await driver.press("tab", "tab", "tab")
        region = driver.table.listed("map")
        assert driver.screen.focused is region
        row = next(number for number, row in enumerate(region.rows) if row.choices)
        region.highlighted = row
        await driver.press("space")
        assert driver.table.picked == region.rows[row].choices[0]
        assert "✓" in driver.text()


async def test_map_opens_with_the_piles_where_lines_are_scarce(tmp_path: Path) -> None:
    async with running(tmp_path, at_a_journey(tmp_path), SMALL) as driver:
        assert not driver.table.listed("map").display
        driver.table.listed("piles").focus()
        await driver.press("down", "enter")
        assert "Star Portal" in "\n".join(row.title.plain for row in driver.screen.query_one("#looking").rows)  # type: ignore[attr-defined]


async def test_game_without_a_map_shows_none(tmp_path: Path) -> None:
    async with running(tmp_path, size=WIDE) as driver:
        await driver.press("f5")
        await driver.ready()
        assert not driver.table.listed("map").display
