"""Measures a server under the load of many tables, driven over real sockets from other processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from shutil import copyfileobj
from typing import IO, Final

import msgspec

from kosmodrom.errors import UserError
from kosmodrom.server.crowd import SEATS, Office, Plan, Seen

DRIVERS: Final = 2
START_TRIES: Final = 1200
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
WITHOUT_LIMITS: Final = {
    "KOSMODROM_MOST_REQUESTS": "1000000",
    "KOSMODROM_BURST": "1000000",
    "KOSMODROM_MOST_VIEWERS": "1000000",
    "KOSMODROM_LOG": "warning",
}


@dataclass(frozen=True)
class Load:
    """What a server did under load. Times are from an answer's sending to its acknowledgement, in milliseconds."""

    game: str
    tables: int
    clients: int
    seconds: float
    think_seconds: float
    moves: int
    moves_per_s: float
    games: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float  # in cores
    memory_mb: float
    memory_per_table_kb: float
    errors: int
    error_examples: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Used:
    """What some processes have taken so far."""

    cpu_seconds: float
    memory: int


def used_by(session: int) -> Used:
    """What all processes of a session use together; nothing where the system does not tell."""
    cpu, memory = 0, 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(") ")[2].split()
        except OSError:  # it has just ended
            continue
        if int(words[3]) == session:
            cpu += int(words[11]) + int(words[12])
            memory += int(words[21]) * PAGE
    return Used(cpu / TICKS, memory)


class Driver:
    """One process full of players."""

    def __init__(self, plan: Plan) -> None:
        command = [sys.executable, "-m", "kosmodrom.server.crowd"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.tell(msgspec.json.encode(plan))

    def tell(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def hear(self) -> bytes:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise UserError("a driver of the load has failed; what it said is above")
        return line

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def serve(folder: str, stack: ExitStack) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own, with an empty SQLite database; the process and its address."""
    command = [sys.executable, "-m", "kosmodrom", "serve", "--port", "0", "--database", f"sqlite:///{folder}/load.db"]
    environment = os.environ | WITHOUT_LIMITS
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, start_new_session=True)
    stack.callback(end, process)
    stdout: IO[bytes] | None = process.stdout
    assert stdout is not None
    line = stdout.readline().decode()
    if "http" not in line:
        raise UserError("the server could not start; what it said is above")
    # Whatever the server says from now on must not fill the pipe.
    threading.Thread(target=copyfileobj, args=(stdout, sys.stderr.buffer), daemon=True).start()
    url = line[line.index("http") :].rstrip("/\n")
    wait_for(url)
    return process, url


def wait_for(url: str) -> None:
    """Wait until the server has loaded everything: only then its memory is that of a server without tables."""
    for _ in range(START_TRIES):
        with suppress(OSError, HTTPException):
            if Office(url).get("/readyz") == 200:
                return
        time.sleep(0.05)
    raise UserError("the server does not get ready; what it said is above")


def end(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(30)


def measure(game: str, tables: int, seconds: float, think: float) -> Load:
    """Let people play at many tables of a new server for some time."""
    with tempfile.TemporaryDirectory(prefix="kosmodrom-load-") as folder, ExitStack() as stack:
        process, url = serve(folder, stack)
        empty = used_by(process.pid)
        drivers: list[Driver] = []
        for number in range(min(DRIVERS, tables)):
            share = len(range(number, tables, DRIVERS))
            drivers.append(Driver(Plan(url, game, share, seconds, think, number)))
            stack.callback(drivers[-1].close)
        for driver in drivers:
            driver.hear()
        before, begun = used_by(process.pid), time.monotonic()
        for driver in drivers:
            driver.tell(b"go")
        seen = [msgspec.json.decode(driver.hear(), type=Seen) for driver in drivers]
        after, took = used_by(process.pid), time.monotonic() - begun
    times = sorted(latency for one in seen for latency in one.latencies)
    errors = [error for one in seen for error in one.errors]
    return Load(
        game=game,
        tables=tables,
        clients=tables * SEATS,
        seconds=round(took, 2),
        think_seconds=think,
        moves=len(times),
        moves_per_s=round(len(times) / took, 1),
        games=sum(one.games for one in seen),
        p50_ms=part(times, 0.5),
        p95_ms=part(times, 0.95),
        p99_ms=part(times, 0.99),
        worst_ms=part(times, 1.0),
        server_cpu=round((after.cpu_seconds - before.cpu_seconds) / took, 2),
        memory_mb=round(after.memory / 2**20, 1),
        memory_per_table_kb=round((after.memory - empty.memory) / 2**10 / tables, 1),
        errors=len(errors),
        error_examples=sorted(set(errors))[:5],
    )


def part(times: list[float], share: float) -> float:
    """The time below which a share of all times lies, in milliseconds."""
    if not times:
        return 0.0
    return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 1)
