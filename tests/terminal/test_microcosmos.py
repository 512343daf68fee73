"""Micro Cosmos on the terminal table: the actions of a destination, and the Automa's card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import Decision, Table
from kosmodrom.games.registry import games
from kosmodrom.terminal.saves import Chair
from kosmodrom.terminal.sitting import Sitting
from tests.terminal.conftest import AGAINST_A_BOT, WIDE, answers_of, running

ALONE = (Chair("Ola"),)


def sitting_at(
    folder: Path, wanted: Callable[[Table, Decision], bool], chairs: tuple[Chair, ...] = AGAINST_A_BOT
) -> Sitting:
    """A game played at random until the person faces what is wanted."""
    sitting = Sitting.begin(games()["microcosmos"], chairs, folder / "game.log", Seed.of("terminal"), {})
    for seat, choice in answers_of(sitting):
        table = sitting.table(0)
        if sitting.pending() == [0] and table.decision and wanted(table, table.decision):
            sitting.save()
            return sitting
        sitting.play(seat, choice)
    raise AssertionError("never came to that")


async def test_each_action_of_the_destination_is_listed_and_a_forbidden_one_says_why(tmp_path: Path) -> None:
    def forbids_an_action(table: Table, decision: Decision) -> bool:
        return decision.prompt.id == "microcosmos-ask-deed" and len(decision.blocked) > 2

    async with running(tmp_path, sitting_at(tmp_path, forbids_an_action), WIDE) as driver:
        region = driver.table.listed("own-rest")
        rows = {row.title.plain: number for number, row in enumerate(region.rows) if row.id.startswith("deeds:0")}
        assert len(rows) == len(driver.decision.choices) - 1 + len(driver.decision.blocked), "all but to stop"
        forbidden = next(number for number in rows.values() if region.rows[number].blocked)
        region.focus()
        region.highlighted = forbidden
        await driver.press("question_mark")
        clause = region.rows[forbidden].blocked[0].clause
        assert clause in driver.text()


async def test_the_card_of_the_automa_says_what_became_of_each_action(tmp_path: Path) -> None:
    def after_its_turn(table: Table, decision: Decision) -> bool:
        return any(zone.kind == "automa" and zone.pieces for zone in table.zones)

    sitting = sitting_at(tmp_path, after_its_turn, ALONE)
    async with running(tmp_path, sitting, WIDE) as driver:
        zone = next(zone for zone in sitting.table(0).zones if zone.kind == "automa")
        notes = {row.title.plain: row.note for row in driver.table.listed("other-1").rows if row.id.startswith(zone.id)}
        orders = [driver.table.sight.name(piece) for piece in zone.pieces if piece.kind == "order"]
        assert orders
        assert all(notes[order] in ("done", "left out") for order in orders)
