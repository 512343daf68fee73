"""Runs the server: in this process, or as several that share one address."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.context import ForkProcess
from typing import Final

import structlog
import uvicorn

from kosmodrom.errors import UserError
from kosmodrom.server import database
from kosmodrom.server.app import application, set_up_logs
from kosmodrom.server.guard import Guard
from kosmodrom.server.hall import Hall
from kosmodrom.server.metrics import forget
from kosmodrom.server.settings import Settings
from kosmodrom.server.sockets import allow_many, listening

GRACE_SECONDS: Final = 5
RESTART_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 0.05
FAREWELL_SECONDS: Final = 0.1
# Young objects, then how many times these until older ones are looked at, and how many times those until all are.
COLLECT: Final = (5_000, 10, 200)


log = structlog.get_logger(__name__)


class Server(uvicorn.Server):
    """Sends the viewers off before it waits for their connections to end."""

    def __init__(self, settings: Settings) -> None:
        self.parent = os.getppid() if settings.processes > 1 else None
        self.litestar = application(settings)
        super().__init__(
            uvicorn.Config(
                Guard(self.litestar, settings),
                log_config=None,
                access_log=False,
                ws_max_size=16_384,
                ws_per_message_deflate=False,  # it would cost more memory for each connection than a game
                ws_ping_interval=20.0,
                timeout_graceful_shutdown=GRACE_SECONDS,
                server_header=False,
                lifespan="on",
            )
        )

    async def on_tick(self, counter: int) -> bool:
        """One process of several goes when the one that looks after them has gone."""
        orphan = self.parent is not None and os.getppid() != self.parent
        return await super().on_tick(counter) or orphan

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall | None = self.litestar.state.get("hall")
        if hall is not None:
            hall.dismiss()
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Look for garbage among all objects once in 400,000 moves.

    With hundreds of tables in memory a look at everything stops the server for half a second, and as Python comes it
    would do so whenever the number of objects has grown by a quarter: in the rush of an evening, again and again.
    """
    gc.freeze()  # what is loaded stays
    gc.set_threshold(*COLLECT)


def one(settings: Settings, taken: socket.socket) -> None:
    """Serve in this process until somebody ends it."""
    set_up_logs(settings.log_level)
    server = Server(settings)
    collect_seldom()
    # Uvicorn ends in good order and then raises the signal again, which has done its work by then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        asyncio.run(server.serve(sockets=[taken]))
    except KeyboardInterrupt:
        return
    if not server.started:
        raise UserError("the server could not start; the log above says why")


class Family:
    """Several processes on one address; one that dies is started again.

    They are forked from this one, which has loaded everything, so that a new one answers at once.
    """

    def __init__(self, settings: Settings, taken: socket.socket) -> None:
        self.settings = settings
        self.taken = taken
        self.children: dict[int, ForkProcess] = {}
        self.ending = False

    def start(self, number: int) -> None:
        settings = replace(self.settings, process=number)
        child = multiprocessing.get_context("fork").Process(target=member, args=(settings, self.taken))
        child.start()
        self.children[number] = child

    def end(self, *_: object) -> None:
        self.ending = True

    def run(self, ready: Callable[[], None]) -> None:
        set_up_logs(self.settings.log_level)
        for signum in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signum, self.end)
        for number in range(self.settings.processes):
            self.start(number)
        ready()
        while not self.ending:
            time.sleep(LOOK_SECONDS)
            for number, child in list(self.children.items()):
                if not child.is_alive() and not self.ending:
                    log.warning("a process ended and starts again", process=number, code=child.exitcode)
                    forget(child.pid)
                    self.start(number)
        for child in self.children.values():
            child.terminate()
        for child in self.children.values():
            child.join(GRACE_SECONDS * 2)
            child.kill()


def member(settings: Settings, taken: socket.socket) -> None:
    """One process of several."""
    try:
        one(settings, taken)
    except UserError as error:
        log.error("a process cannot start", why=str(error))
        time.sleep(RESTART_SECONDS)  # what is missing, the bus perhaps, may come back
        sys.exit(2)


def show(address: str) -> None:
    """Open the address in a browser, unless nobody sits at this machine."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def serve(settings: Settings, host: str, port: int, opens: bool = False) -> None:
    """Bring the database up to date and serve."""
    if settings.processes > 1 and not settings.redis:
        raise UserError("several processes need Redis to tell each other of moves: --redis redis://HOST/0")
    database.upgrade(settings.database)
    allow_many()
    taken = listening(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{taken.getsockname()[1]}/"
    print(f"Kosmodrom is at {address}", flush=True)
    if settings.processes > 1:
        gc.freeze()  # what is loaded stays in memory that all processes share
        Family(settings, taken).run(lambda: show(address) if opens else None)
        return
    if opens:
        show(address)
    one(settings, taken)
