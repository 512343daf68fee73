"""What the server asks of its database and tells it, in the words of the table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kosmodrom.server.database import Database
from kosmodrom.server.rows import OPEN, PLAYING, ActionRow, ChatRow, PersonRow, PlaceRow, SessionRow, TableRow
from kosmodrom.server.schema import actions, chats, imports, people, places, seeds, sessions, settings, tables

R = TypeVar("R", bound=msgspec.Struct)

SECRET = "secret"


class Taken(Exception):
    """The name, or the place, belongs to somebody else already."""


class Store:
    """All queries but the appending of actions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self, kind: type[R], query: Executable) -> list[R]:
        return await self.database.read(
            lambda connection: [kind(**row) for row in connection.execute(query).mappings()]
        )

    async def one(self, kind: type[R], query: Executable) -> R | None:
        found = await self.all(kind, query)
        return found[0] if found else None

    async def scalar(self, query: Executable) -> Any:
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def do(self, *statements: Executable) -> int:
        """Carry out statements in one transaction; how many rows the last one changed."""
        return await self.database.write(lambda connection: [connection.execute(s).rowcount for s in statements][-1])

    async def check(self) -> None:
        """Whether the database answers."""
        await self.scalar(select(1))

    async def secret(self) -> bytes:
        """The key that seat links are signed with: made by the first process that asks."""
        query = select(settings.c.value).where(settings.c.name == SECRET)
        found = await self.scalar(query)
        if found is None:
            with suppress(IntegrityError):  # another process was first
                await self.do(insert(settings).values(name=SECRET, value=secrets.token_hex(32)))
            found = await self.scalar(query)
        return bytes.fromhex(found)

    # People.

    async def add_person(self, row: PersonRow) -> None:
        try:
            await self.do(insert(people).values(msgspec.structs.asdict(row)))
        except IntegrityError:
            raise Taken from None

    async def person(self, id: str) -> PersonRow | None:
        return await self.one(PersonRow, select(people).where(people.c.id == id))

    async def account(self, skeleton: str) -> PersonRow | None:
        return await self.one(PersonRow, select(people).where(people.c.skeleton == skeleton))

    async def change_person(self, id: str, **values: Any) -> None:
        try:
            await self.do(update(people).where(people.c.id == id).values(values))
        except IntegrityError:
            raise Taken from None

    async def add_session(self, row: SessionRow) -> None:
        await self.do(insert(sessions).values(msgspec.structs.asdict(row)))

    async def session_person(self, hash: str) -> PersonRow | None:
        """Who has this way in, unless it has run out."""
        query = select(people).join(sessions, sessions.c.person == people.c.id)
        return await self.one(PersonRow, query.where(sessions.c.hash == hash, sessions.c.expires > time.time()))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        query = select(sessions).where(sessions.c.person == person, sessions.c.expires > time.time())
        return await self.all(SessionRow, query.order_by(sessions.c.created))

    async def end_sessions(self, person: str, **which: str) -> list[str]:
        """Take ways in away; those that were."""
        query = delete(sessions).where(sessions.c.person == person, *(sessions.c[n] == which[n] for n in which))
        return await self.database.write(lambda it: list(it.execute(query.returning(sessions.c.hash)).scalars()))

    # Tables.

    async def add_table(self, row: TableRow, chairs: Sequence[PlaceRow], seed: str) -> None:
        await self.do(
            insert(tables).values(msgspec.structs.asdict(row)),
            insert(places).values([msgspec.structs.asdict(place) for place in chairs]),
            insert(seeds).values(table_id=row.id, seed=seed),
        )

    async def table(self, id: str) -> TableRow | None:
        return await self.one(TableRow, select(tables).where(tables.c.id == id))

    async def seed(self, id: str) -> str:
        found = await self.scalar(select(seeds.c.seed).where(seeds.c.table_id == id))
        return str(found)

    async def list_tables(
        self, state: str = "", person: str = "", before: float | None = None, most: int = 100
    ) -> list[TableRow]:
        """Public tables, or all tables of one person, the newest first."""
        query = select(tables).order_by(tables.c.created.desc()).limit(most)
        if state:
            query = query.where(tables.c.state == state)
        if before is not None:
            query = query.where(tables.c.created < before)
        if person:
            mine = select(places.c.table_id).where(places.c.person == person)
            query = query.where(or_(tables.c.id.in_(mine), tables.c.host == person))
        else:
            query = query.where(tables.c.public)
        return await self.all(TableRow, query)

    async def playing(self) -> list[str]:
        """The tables at which a game is on."""
        query = select(tables.c.id).where(tables.c.state == PLAYING)
        return await self.database.read(lambda connection: [str(id) for id in connection.execute(query).scalars()])

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        return await self.all(TableRow, select(tables).where(tables.c.id.in_(ids)))

    async def name_rematch(self, id: str, before: str, rematch: str) -> bool:
        """Say where the table plays again; False where somebody else has just done so."""
        query = update(tables).where(tables.c.id == id, tables.c.rematch == before)
        return await self.do(query.values(rematch=rematch)) == 1

    async def start_table(self, id: str) -> bool:
        """Begin to play; False where somebody else has just done so."""
        query = update(tables).where(tables.c.id == id, tables.c.state == OPEN)
        return await self.do(query.values(state=PLAYING, changed=time.time())) == 1

    async def remove_table(self, id: str) -> None:
        """Take an open table away: nobody sits there any more."""
        await self.do(
            delete(chats).where(chats.c.table_id == id),
            delete(seeds).where(seeds.c.table_id == id),
            delete(places).where(places.c.table_id == id),
            delete(tables).where(tables.c.id == id),
        )

    async def places(self, ids: Sequence[str]) -> dict[str, list[PlaceRow]]:
        """The places of some tables, by table, in the order of the seats."""
        query = select(places).where(places.c.table_id.in_(ids)).order_by(places.c.table_id, places.c.seat)
        found: dict[str, list[PlaceRow]] = {id: [] for id in ids}
        for place in await self.all(PlaceRow, query):
            found[place.table_id].append(place)
        return found

    async def take_place(self, id: str, seat: int, person: PersonRow, name: str) -> bool:
        """Sit down in an open place; False where somebody else has just done so."""
        query = update(places).where(places.c.table_id == id, places.c.seat == seat, places.c.kind == OPEN)
        return await self.do(query.values(kind="person", person=person.id, name=name)) == 1

    async def swap_place(self, id: str, seat: int, **values: str) -> bool:
        """Let something else stand where nobody sits; False where somebody has just sat down."""
        query = update(places).where(places.c.table_id == id, places.c.seat == seat, places.c.person.is_(None))
        return await self.do(query.values(values)) == 1

    async def change_place(self, id: str, seat: int, **values: Any) -> None:
        await self.do(update(places).where(places.c.table_id == id, places.c.seat == seat).values(values))

    async def forget_agreement(self, id: str) -> None:
        await self.do(update(places).where(places.c.table_id == id).values(agrees_to=-1))

    # The log and the talk.

    async def actions_since(self, id: str, seq: int) -> list[ActionRow]:
        query = select(actions).where(actions.c.table_id == id, actions.c.seq > seq).order_by(actions.c.seq)
        return await self.all(ActionRow, query)

    async def last_seq(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the log of each table has come."""
        query = select(actions.c.table_id, func.max(actions.c.seq)).where(actions.c.table_id.in_(ids))
        query = query.group_by(actions.c.table_id)
        return await self.database.read(lambda connection: {str(id): int(seq) for id, seq in connection.execute(query)})

    async def add_chat(self, id: str, seat: int, name: str, text: str) -> None:
        await self.do(insert(chats).values(table_id=id, seat=seat, name=name, text=text, at=time.time()))

    async def chats_since(self, id: str, last: int) -> list[ChatRow]:
        query = select(chats).where(chats.c.table_id == id, chats.c.id > last).order_by(chats.c.id)
        return await self.all(ChatRow, query)

    async def add_import(self, id: str, person: str, log: str) -> None:
        await self.do(insert(imports).values(id=id, person=person, log=log, created=time.time()))

    async def imported(self, id: str) -> str | None:
        found = await self.scalar(select(imports.c.log).where(imports.c.id == id))
        return None if found is None else str(found)
