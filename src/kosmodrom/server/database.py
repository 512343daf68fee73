"""Opens the database, brings it to the newest form, and carries it away and back."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, func, select, text
from sqlalchemy.engine import Engine

from kosmodrom.errors import UserError
from kosmodrom.server.schema import metadata

T = TypeVar("T")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
WAIT_MILLISECONDS: Final = 10_000
FORMAT: Final = "kosmodrom backup 1"
# Any number, the same for all processes: the lock under which one of them upgrades.
UPGRADE_LOCK: Final = 757_001
BATCH: Final = 500
READERS: Final = 4


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def prepare(engine: Engine, begin: str) -> None:
    """SQLite as a server needs it: WAL, on the disk before a commit returns, and transactions as we begin them."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={WAIT_MILLISECONDS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


class Database:
    """Two ways in, both in threads beside the event loop: some readers, and one writer.

    SQLite has one writer at a time. Here the writers of a process do not meet in its lock, where they would sleep,
    but stand in a queue. A query is carried out in one go in its thread: whoever asked may be gone by its end, and it
    still leaves its connection in good order.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.reader = blocking(url, "BEGIN")
        self.writer = blocking(url)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.queue = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    def look(self, work: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out some work in one transaction; done means durable."""
        return await asyncio.get_running_loop().run_in_executor(self.queue, self.transaction, work)

    def transaction(self, work: Callable[[Connection], T]) -> T:
        with self.writer.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        for threads, engine in ((self.queue, self.writer), (self.readers, self.reader)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()


def blocking(url: str, begin: str = "BEGIN IMMEDIATE") -> Engine:
    """The database for those who wait for it; on SQLite a transaction that only reads begins with a plain BEGIN."""
    engine = create_engine(url, pool_pre_ping=not is_sqlite(url))
    if is_sqlite(url):
        prepare(engine, begin)
    return engine


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return settings


def newest() -> str:
    return str(ScriptDirectory.from_config(config()).get_current_head())


def upgrade(url: str) -> None:
    """Bring the database to the newest form; one process at a time."""
    engine = blocking(url)
    try:
        with engine.begin() as connection:
            if not is_sqlite(url):
                connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
            settings = config()
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    finally:
        engine.dispose()


def revision(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def backup(url: str, path: Path) -> int:
    """Write all rows, as they are at one moment, into a file that fits either kind of database; how many."""
    engine = blocking(url, "BEGIN")
    path.touch(mode=0o600)  # it holds seeds and hashes of passwords
    try:
        with engine.connect() as connection, gzip.open(path, "wb") as file:
            if not is_sqlite(url):
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            head = [FORMAT, revision(connection)]
            file.write(msgspec.json.encode(head) + b"\n")
            count = 0
            for line in rows(connection):
                file.write(line)
                count += 1
            return count
    finally:
        engine.dispose()


def rows(connection: Connection) -> Iterator[bytes]:
    """All rows as lines, tables that others point to first."""
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table), execution_options={"yield_per": BATCH}).mappings():
            yield msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}]) + b"\n"


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup; how many rows."""
    upgrade(url)
    engine = blocking(url)
    try:
        with engine.begin() as connection, gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if head != [FORMAT, newest()]:
                raise UserError(f"{path} is no backup of this version: it begins with {head}")
            filled = [t.name for t in metadata.sorted_tables if connection.scalar(select(func.count()).select_from(t))]
            if filled:
                raise UserError(f"the database is not empty: {', '.join(filled)} hold rows; restore into a new one")
            count = insert_all(connection, file)
            if not is_sqlite(url):
                connection.execute(
                    text("SELECT setval(pg_get_serial_sequence('chats', 'id'), (SELECT max(id) + 1 FROM chats), false)")
                )
            return count
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise UserError(f"{path} cannot be read as a backup: {error}") from None
    finally:
        engine.dispose()


def insert_all(connection: Connection, lines: Any) -> int:
    """Put the rows of a backup in, some hundred of a table at a time."""
    count = 0
    name, waiting = "", list[dict[str, Any]]()

    def flush() -> None:
        if waiting:
            connection.execute(metadata.tables[name].insert(), waiting)
            waiting.clear()

    for line in lines:
        table, row = msgspec.json.decode(line)
        if table != name or len(waiting) >= BATCH:
            flush()
        name = table
        waiting.append(row)
        count += 1
    flush()
    return count
