"""Puts actions into the log, many in one commit.

A commit waits for the disk, and SQLite has one writer at a time. So whatever has come in while one commit was on
its way goes into the next one together. An answer is acknowledged when the commit that holds it is done.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec
from sqlalchemy import Connection, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from kosmodrom.server.database import Database, is_sqlite
from kosmodrom.server.rows import FINISHED, ActionRow
from kosmodrom.server.schema import actions, tables

MOST: Final = 200


class Conflict(Exception):
    """Another action has this number, or this key, already."""


class WriterClosed(Exception):
    """The server is going down and takes nothing more."""


@dataclass(slots=True, eq=False)
class Item:
    """An action on its way to the disk, with the result of the game where it was the last one."""

    row: ActionRow
    totals: list[int] | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """One task that commits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        insert = sqlite_insert if is_sqlite(database.url) else postgresql_insert
        # Not by the count of rows: some drivers do not know it for an insert.
        self.statement = insert(actions).on_conflict_do_nothing().returning(actions.c.seq)
        self.waiting: list[Item] = []
        self.wake = asyncio.Event()
        self.closed = False
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def append(self, row: ActionRow, totals: list[int] | None = None) -> None:
        """Return when the action is durable; Conflict if another was first."""
        if self.closed:
            raise WriterClosed
        item = Item(row, totals)
        self.waiting.append(item)
        self.wake.set()
        await asyncio.shield(item.done)

    async def close(self) -> None:
        """Finish what has come in."""
        self.closed = True
        self.wake.set()
        if self.task is not None:
            await self.task

    async def run(self) -> None:
        while not (self.closed and not self.waiting):
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.commit(batch)

    async def commit(self, batch: list[Item]) -> None:
        """Write a batch in one transaction, then tell everybody how it went."""
        try:
            fits = await self.database.write(lambda connection: [self.write(connection, item) for item in batch])
        except Exception as error:  # whatever it was, those who wait have to hear of it
            for item in batch:
                if not item.done.done():
                    item.done.set_exception(error)
            return
        self.commits += 1
        for item, fit in zip(batch, fits, strict=True):
            if item.done.done():
                continue
            if fit:
                item.done.set_result(None)
            else:
                item.done.set_exception(Conflict())

    def write(self, connection: Connection, item: Item) -> bool:
        """Whether the action was the first with its number."""
        if connection.execute(self.statement, msgspec.structs.asdict(item.row)).first() is None:
            return False
        if item.totals is not None:
            over = {"state": FINISHED, "totals": item.totals, "changed": item.row.at}
            connection.execute(update(tables).where(tables.c.id == item.row.table_id).values(over))
        return True
