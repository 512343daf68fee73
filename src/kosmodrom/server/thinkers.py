"""Bots that think in processes of their own, each with a time to think in."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from kosmodrom.server.worker import READY, Question

# A position with its whole deck, as JSON on one line.
LONGEST_LINE: Final = 2**20
WARM_SECONDS: Final = 30.0

log = structlog.get_logger(__name__)


class BotFailed(Exception):
    """A bot crashed, took too long, or gave no answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules = modules
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kosmodrom.server.worker",
            *self.modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            # A terminal's interrupt goes to all; the server ends its workers itself.
            start_new_session=os.name == "posix",
        )
        self.process = process
        return process

    async def ask(self, line: bytes, seconds: float) -> int:
        """The answer to a question; BotFailed where there is none in time."""
        try:
            process = self.process
            if process is None or process.returncode is not None:
                process = await self.start()
                # A new process has to read the games first, which is not the bot's time.
                if await self.read(process, WARM_SECONDS) != READY:
                    raise ValueError("the worker does not start")
            assert process.stdin is not None
            process.stdin.write(line)
            await process.stdin.drain()
            return int(await self.read(process, seconds))
        except (TimeoutError, ValueError, OSError) as error:
            await self.stop()
            raise BotFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def read(self, process: asyncio.subprocess.Process, seconds: float) -> bytes:
        assert process.stdout is not None
        return await asyncio.wait_for(process.stdout.readline(), seconds)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """Some workers, each with one question at a time."""

    def __init__(self, workers: int, seconds: float, modules: tuple[str, ...]) -> None:
        self.seconds = seconds
        self.all = [Worker(modules) for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def ask(self, question: Question) -> int:
        worker = await self.free.get()
        try:
            return await worker.ask(msgspec.json.encode(question) + b"\n", self.seconds)
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
