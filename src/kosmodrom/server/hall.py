"""All tables of one process: taken out of the database when they are needed, and kept while they are."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kosmodrom.engine.game import Game
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from kosmodrom.server import metrics
from kosmodrom.server.bus import SESSION, TABLE, Bus, NoBus, RedisBus
from kosmodrom.server.database import Database
from kosmodrom.server.desk import Desk
from kosmodrom.server.limits import Limiter
from kosmodrom.server.match import BadLog, Match
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import OPEN, PLAYING, ActionRow, PlaceRow, TableRow
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import Store
from kosmodrom.server.thinkers import Thinkers
from kosmodrom.server.viewer import CLOSING, SIGNED_OUT, Viewer
from kosmodrom.server.writer import Writer

IDLE_SECONDS: Final = 300.0
SWEEP_SECONDS: Final = 5.0

log = structlog.get_logger(__name__)


class Hall:
    """What the requests of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.writer = Writer(self.database)
        self.bus: Bus = RedisBus(settings.redis, settings.process) if settings.redis else NoBus()
        self.thinkers = Thinkers(settings.bot_workers, settings.think_seconds, settings.bot_modules)
        self.limiter = Limiter(settings.most_requests, settings.burst)
        self.looking: Counter[str] = Counter()
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.secret = b""
        self.driver: Callable[[Hall, Desk], None] | None = None  # `driver.wake`, in a server that plays
        self.closing = False
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.secret = await self.store.secret()
        self.writer.start()
        await self.bus.start(self.heard, self.resync)
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.spawn(self.take_up())

    async def take_up(self) -> None:
        """Go on where the server stopped: bots think again, clocks run again."""
        for id in await self.store.playing():
            if self.owns(id) and not self.closing:
                with suppress(BadLog, Problem):
                    self.wake(await self.open(id))

    async def close(self) -> None:
        """Take nothing more, send everybody off, and write down what has come in."""
        self.dismiss()
        if self.sweeper is not None:
            self.sweeper.cancel()
        for task in list(self.tasks):
            task.cancel()
        await self.bus.close()
        await self.writer.close()
        await self.thinkers.close()
        await self.database.close()

    def dismiss(self) -> None:
        """Begin nothing new, and tell everybody to come again later."""
        self.closing = True
        for desk in self.desks.values():
            self.rest(desk)
            for viewer in list(desk.viewers):
                viewer.leave(CLOSING)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the request that asked for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", error=repr(error), exc_info=error)

    # Tables in memory.

    def owns(self, id: str) -> bool:
        """Whether bots and clocks of a table are this process's affair."""
        return zlib.crc32(id.encode()) % self.settings.processes == self.settings.process

    def game(self, name: str) -> Game:
        if name not in games():
            raise Problem(404, "server-no-such-game", game=name)
        return games()[name]

    async def open(self, id: str) -> Desk:
        """The table with an id, out of the database where it is not in memory."""
        desk = self.desks.get(id)
        if desk is None:
            async with self.opening.setdefault(id, asyncio.Lock()):
                desk = self.desks.get(id) or await self.load(id)
                self.desks[id] = desk
            self.opening.pop(id, None)
        desk.used = time.monotonic()
        return desk

    async def newest(self, id: str) -> Desk:
        """A table as the database has it now: who has just changed it may have asked another process."""
        desk = await self.open(id)
        if self.settings.processes > 1:
            await self.refresh(desk)
        return desk

    async def load(self, id: str) -> Desk:
        row = await self.store.table(id)
        if row is None:
            raise Problem(404, "server-no-such-table")
        places = (await self.store.places([id]))[id]
        match = None if row.state == OPEN else await self.match_of(row, places)
        desk = Desk(row, places, match)
        desk.last_chat = max((chat.id for chat in await self.store.chats_since(id, 0)), default=0)
        return desk

    async def match_of(self, row: TableRow, places: list[PlaceRow]) -> Match:
        """The game of a table, played again from its log beside the event loop."""
        seed = Seed.from_hex(await self.store.seed(row.id))
        rows = await self.store.actions_since(row.id, 0)
        names = [place.name for place in places]
        return await asyncio.to_thread(Match.load, self.game(row.game), row, names, seed, rows)

    async def refresh(self, desk: Desk) -> None:
        """Take over what stands in the database and not yet here; tell the viewers."""
        id = desk.row.id
        async with desk.lock:
            await self.catch_up(desk)
            row, places = await self.store.table(id), (await self.store.places([id])).get(id, [])
            if row is None:
                self.desks.pop(id, None)
                for viewer in list(desk.viewers):
                    viewer.leave("gone")
                return
            changed = (row, places) != (desk.row, desk.places)
            desk.row, desk.places = row, places
            if desk.match is None and row.state != OPEN:
                desk.match = await self.match_of(row, places)
                changed = True
            if changed:
                desk.info_changed()
            desk.said(await self.store.chats_since(id, desk.last_chat))
        self.wake(desk)

    async def catch_up(self, desk: Desk) -> None:
        """Follow the actions that another process has written; the caller holds the lock."""
        if desk.match is None:
            return
        rows = await self.store.actions_since(desk.row.id, desk.match.seq)
        for row in rows:
            desk.match.follow(row)
        if rows:
            desk.moved()

    async def heard(self, what: str, id: str) -> None:
        """Another process tells of something."""
        if what == SESSION:
            self.shut_out(id)
        else:
            await self.touched(id)

    async def touched(self, id: str) -> None:
        """Another process has changed a table."""
        if id in self.desks or self.owns(id):
            with suppress(Problem, BadLog):
                await self.refresh(await self.open(id))

    async def resync(self) -> None:
        """Look for what other processes have changed and did not tell, because they died or the bus was down."""
        ids = {*self.desks, *filter(self.owns, await self.store.playing())}
        rows = {row.id: row for row in await self.store.tables([*ids])}
        places, seqs = await self.store.places([*ids]), await self.store.last_seq([*ids])
        for id in ids:
            desk = self.desks.get(id)
            known = (desk.row, desk.places, desk.seq) if desk else None
            if known != (rows.get(id), places[id], seqs.get(id, 0)):
                await self.touched(id)

    async def changed(self, desk: Desk) -> None:
        """The table's rows were changed here: bring memory up to them, and tell everybody."""
        await self.refresh(desk)
        await self.bus.tell(TABLE, desk.row.id)

    async def write(self, desk: Desk, row: ActionRow) -> None:
        """Make an action durable that the game in memory has carried out; the caller holds the lock.

        Where that fails the action has not happened, so the game is made anew from the database.
        """
        match = desk.match
        assert match is not None
        totals = match.session.record.totals if match.over else None
        try:
            await self.writer.append(row, totals)
        except Exception:
            await self.make_anew(desk)
            raise

    async def make_anew(self, desk: Desk) -> None:
        """Forget the game in memory. Without the database the whole table is forgotten, and its viewers come again."""
        try:
            desk.match = await self.match_of(desk.row, desk.places)
            desk.moved()
        except Exception:
            self.desks.pop(desk.row.id, None)
            for viewer in list(desk.viewers):
                viewer.leave(CLOSING)
            raise

    # Ways in.

    async def end_sessions(self, person: str, **which: str) -> None:
        """Take ways in of a person away, here and in the other processes, and close what they had opened."""
        for session in await self.store.end_sessions(person, **which):
            self.shut_out(session)
            await self.bus.tell(SESSION, session)

    def shut_out(self, session: str) -> None:
        for desk in self.desks.values():
            for viewer in [viewer for viewer in desk.viewers if viewer.session == session]:
                viewer.leave(SIGNED_OUT)

    # Who looks on.

    def looks_on(self, desk: Desk, viewer: Viewer) -> None:
        """Let somebody look on; Problem where the address or the person has too many connections open already."""
        if any(self.looking[payer] >= self.settings.most_viewers for payer in viewer.payers):
            raise Problem(429, "server-many-viewers", most=self.settings.most_viewers)
        self.looking.update(viewer.payers)
        desk.viewers.add(viewer)
        metrics.VIEWERS.inc()

    def looks_away(self, desk: Desk, viewer: Viewer) -> None:
        self.looking.subtract(viewer.payers)
        for payer in viewer.payers:
            if not self.looking[payer]:
                del self.looking[payer]
        desk.viewers.discard(viewer)
        metrics.VIEWERS.dec()

    # Bots and clocks; what they do stands in `driver`.

    def wake(self, desk: Desk) -> None:
        if self.driver is not None and self.owns(desk.row.id) and not self.closing:
            self.driver(self, desk)

    def rest(self, desk: Desk) -> None:
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; look after those that a lost message left behind."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if self.settings.processes > 1:
                with suppress(SQLAlchemyError):  # a database that is away may be back next time
                    await self.resync()
            now = time.monotonic()
            for id, desk in list(self.desks.items()):
                idle = not desk.viewers and now - desk.used > IDLE_SECONDS and not desk.lock.locked()
                waits = desk.row.state == PLAYING and self.owns(id)
                if idle and not waits:
                    self.rest(desk)
                    del self.desks[id]
