"""How the processes of one server tell each other that a table has changed.

A message holds nothing but what has changed and its id: how it is now stands in the database, so a message that is
lost costs a delay and nothing else, and nothing secret travels here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

STREAM: Final = "kosmodrom:news"
LENGTH: Final = 10_000
WAIT_MILLISECONDS: Final = 1000
RETRY_SECONDS: Final = 0.5

log = structlog.get_logger(__name__)

# What a message can be about: a table that has changed, a way in that was taken away.
TABLE: Final = "table"
SESSION: Final = "session"

Heard = Callable[[str, str], Awaitable[None]]


class Bus(Protocol):
    """Carries "this has changed" to the other processes."""

    async def start(self, heard: Heard, resync: Callable[[], Awaitable[None]]) -> None: ...
    async def tell(self, what: str, id: str) -> None: ...
    async def check(self) -> None: ...
    async def close(self) -> None: ...


class NoBus:
    """For a server of one process: there is nobody to tell."""

    async def start(self, heard: Heard, resync: Callable[[], Awaitable[None]]) -> None:
        return

    async def tell(self, what: str, id: str) -> None:
        return

    async def check(self) -> None:
        return

    async def close(self) -> None:
        return


class RedisBus:
    """A Redis stream that every process reads from its end on."""

    def __init__(self, url: str, process: int) -> None:
        # Without further tries: who has moved does not wait for a bus that is down.
        self.redis: Any = Redis.from_url(
            url, decode_responses=True, socket_connect_timeout=5, socket_timeout=5, retry=Retry(NoBackoff(), 0)
        )
        self.process = str(process)
        self.task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, resync: Callable[[], Awaitable[None]]) -> None:
        last = await self.end()
        self.task = asyncio.create_task(self.listen(last, heard, resync), name="bus")

    async def end(self) -> str:
        """The last message there is."""
        newest = await self.redis.xrevrange(STREAM, count=1)
        return str(newest[0][0]) if newest else "0-0"

    async def listen(self, last: str, heard: Heard, resync: Callable[[], Awaitable[None]]) -> None:
        """Read for ever; after a time without Redis look at everything again."""
        lost = False
        while True:
            try:
                if lost:
                    last = await self.end()
                    await resync()
                    lost = False
                answer = await self.redis.xread({STREAM: last}, count=200, block=WAIT_MILLISECONDS)
                for _, messages in answer or ():
                    last = await self.deliver(messages, heard)
            except (RedisError, SQLAlchemyError, OSError) as error:
                log.warning("the bus is down, or the database", error=str(error))
                lost = True
                await asyncio.sleep(RETRY_SECONDS)

    async def deliver(self, messages: list[tuple[str, dict[str, str]]], heard: Heard) -> str:
        """Tell of everything once; the id of the last message."""
        news = [(fields["what"], fields["id"]) for _, fields in messages if fields["from"] != self.process]
        for what, id in dict.fromkeys(news):
            await heard(what, id)
        return messages[-1][0]

    async def tell(self, what: str, id: str) -> None:
        try:
            fields = {"what": what, "id": id, "from": self.process}
            await self.redis.xadd(STREAM, fields, maxlen=LENGTH, approximate=True)
        except (RedisError, OSError) as error:
            log.warning("the bus is down", error=str(error))  # the move stands; the others learn of it on the resync

    async def check(self) -> None:
        await self.redis.ping()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.redis.aclose()
