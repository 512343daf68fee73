"""The database itself: migrations, backups, the log's folding, and what a viewer's mailbox holds."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from kosmodrom.engine.seed import Seed
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games
from kosmodrom.server import database
from kosmodrom.server.match import BadLog, Match, standing
from kosmodrom.server.rows import CHOOSE, TAKEBACK, ActionRow, PersonRow, PlaceRow, TableRow
from kosmodrom.server.schema import metadata, people
from kosmodrom.server.settings import database_url, from_environment
from kosmodrom.server.store import Store, Taken
from kosmodrom.server.viewer import MAILBOX, SLOW, Viewer
from kosmodrom.server.writer import Conflict, Writer
from tests.server.conftest import Services

RACE = games()["race"]


def table_row(seed: Seed, id: str = "t") -> TableRow:
    setting = RACE.setting(2)
    commitment = seed.commitment()
    return TableRow(
        id, "race", 2, setting, True, "free", 0, "p", "playing", 0.0, 0.0, RACE.edition(), commitment, [], ""
    )


def new_match(word: str = "match") -> Match:
    seed = Seed.of(word)
    return Match(RACE, table_row(seed), ["Ala", "Ola"], seed)


def go_on(match: Match, answers: int) -> None:
    for _ in range(answers):
        seat = match.session.position.first_pending()
        choices = match.session.position.choices(seat)
        match.choose(seat, choices[match.seq % len(choices)], f"key {match.seq}")


def test_same_rows_make_the_same_game_also_over_undo_and_takeback() -> None:
    match = new_match()
    go_on(match, 3)
    seat = match.rows[-1].seat
    if match.can_undo(seat):
        match.undo(seat, "undo")
    go_on(match, 40)
    match.takeback(0, 12, "takeback")
    go_on(match, 20)
    again = Match.load(RACE, table_row(Seed.of("match")), ["Ala", "Ola"], Seed.of("match"), match.rows)
    assert again.session.position.dump() == match.session.position.dump()
    assert (again.since, again.depth, again.keys) == (match.since, match.depth, match.keys)
    assert again.lines(0, -1)[1] == match.lines(0, -1)[1]


def test_takeback_goes_back_to_what_stood_then() -> None:
    match = new_match()
    go_on(match, 10)
    before, lines = match.session.position.dump(), match.lines(0, -1)[1]
    go_on(match, 15)
    match.takeback(1, 10, "back")
    assert match.session.position.dump() == before
    kept, fresh = match.lines(0, 25)
    assert (kept + len(fresh), fresh) == (len(lines), [])
    assert [row.seq for row in standing(match.rows)] == list(range(1, 11))


def test_row_that_the_rules_do_not_give_is_found() -> None:
    match = new_match()
    go_on(match, 30)
    number = next(index for index, row in enumerate(match.rows) if row.chance)
    row = match.rows[number]
    match.rows[number] = ActionRow(row.table_id, row.seq, CHOOSE, row.seat, row.choice, [[0, 1]], [], row.key, row.at)
    seed = Seed.of("match")
    with pytest.raises(BadLog):
        Match.load(RACE, table_row(seed), ["Ala", "Ola"], seed, match.rows)
    with pytest.raises(BadLog):
        Match.load(RACE, table_row(seed), ["Ala", "Ola"], Seed.of("another"), [])
    assert TAKEBACK not in {row.kind for row in match.rows}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_make_the_tables_that_the_program_wants(around: Services, kind: str) -> None:
    url = database_url(around.database(kind), {})
    database.upgrade(url)
    database.upgrade(url)
    engine = database.blocking(url)
    with engine.connect() as connection:
        assert database.revision(connection) == database.newest()
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_of_two_actions_with_one_number_or_one_key_the_first_counts(around: Services, kind: str) -> None:
    url = database_url(around.database(kind), {})
    database.upgrade(url)
    opened = database.Database(url)
    store, writer = Store(opened), Writer(opened)
    writer.start()
    await store.add_person(PersonRow("p", "Ala", "ala", None, "en", 0.0))
    with pytest.raises(Taken):
        await store.add_person(PersonRow("q", "A1a", "ala", None, "en", 0.0))
    seed = Seed.of(1)
    await store.add_table(table_row(seed), [PlaceRow("t", 0, "person", "p", "Ala", "")], seed.hex())

    def row(seq: int, key: str) -> ActionRow:
        return ActionRow("t", seq, CHOOSE, 0, 5, [[1, 2]], [], key, 1.0)

    results = await asyncio.gather(
        *(writer.append(row(1, f"key {number}")) for number in range(20)), return_exceptions=True
    )
    assert [type(result) for result in results].count(Conflict) == 19
    won = f"key {results.index(None)}"
    with pytest.raises(Conflict):
        await writer.append(row(2, won))
    await writer.append(row(2, "another"), totals=[3, 4])
    assert [action.seq for action in await store.actions_since("t", 0)] == [1, 2]
    finished = await store.table("t")
    assert finished is not None
    assert (finished.state, finished.totals) == ("finished", [3, 4])
    assert writer.commits < 20
    await writer.close()
    await opened.close()


def db(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kosmodrom", "db", *words]
    return subprocess.run(command, env=os.environ | {"KOSMODROM_DATA": str(folder)}, capture_output=True, text=True)


def everybody(url: str) -> list[dict[str, Any]]:
    """All rows of one table."""
    engine = database.blocking(url)
    with engine.connect() as connection:
        found = [dict(row) for row in connection.execute(select(people).order_by(people.c.id)).mappings()]
    engine.dispose()
    return found


@pytest.mark.slow
def test_backup_carries_a_server_from_sqlite_to_postgresql_and_back(around: Services, tmp_path: Path) -> None:
    url = database_url("", {"KOSMODROM_DATA": str(tmp_path)})
    assert db("upgrade", folder=tmp_path).returncode == 0
    engine = database.blocking(url)
    rows = [{"id": f"p{n}", "name": "Żółw", "language": "pl", "created": n / 3} for n in range(1200)]
    with engine.begin() as connection:
        connection.execute(people.insert(), rows)
    engine.dispose()
    file = tmp_path / "kosmodrom.backup"
    with database.blocking(url).begin():  # somebody is writing just now
        assert "1200 rows" in db("backup", str(file), folder=tmp_path).stdout
    assert file.stat().st_mode & 0o777 == 0o600
    target = around.database("postgresql")
    assert "1200 rows" in db("restore", str(file), "--database", target, folder=tmp_path).stdout
    there = everybody(database_url(target, {}))
    assert there == everybody(url)
    assert ({row["id"] for row in there}, there[0]["name"]) == ({row["id"] for row in rows}, "Żółw")
    back, home = str(tmp_path / "back.backup"), f"sqlite:///{tmp_path / 'home.db'}"
    assert "1200 rows" in db("backup", back, "--database", target, folder=tmp_path).stdout
    assert "1200 rows" in db("restore", back, "--database", home, folder=tmp_path).stdout
    assert everybody(home) == there
    again = db("restore", str(file), "--database", target, folder=tmp_path)
    assert (again.returncode, "not empty" in again.stderr) == (2, True)
    file.write_bytes(file.read_bytes()[:50])
    broken = db("restore", str(file), "--database", f"sqlite:///{tmp_path / 'new.db'}", folder=tmp_path)
    assert broken.returncode == 2
    assert db("backup", folder=tmp_path).returncode == 2


def test_settings_say_what_is_wrong() -> None:
    with pytest.raises(UserError, match="unknown"):
        database_url("mysql://x", {})
    with pytest.raises(UserError, match="has to be a number"):
        from_environment({"KOSMODROM_BURST": "many", "KOSMODROM_DATABASE": "sqlite:///x"})
    assert from_environment({"KOSMODROM_DATABASE": "postgres://u@h/d"}).database == "postgresql+psycopg://u@h/d"


async def test_mailbox_is_bounded() -> None:
    viewer = Viewer("p", "", "address", -1)
    for number in range(MAILBOX + 10):
        viewer.tell(b"%d" % number)
        viewer.changed()
    assert (len(viewer.mail), viewer.reason) == (MAILBOX, SLOW)
