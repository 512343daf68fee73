"""What Prometheus reads.

Several processes write their numbers into files of one folder, which PROMETHEUS_MULTIPROC_DIR names; the library
looks there when it is loaded, so `kosmodrom serve` sets it before. Whoever is asked then adds up those of all.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"

MOVES: Final = Counter("kosmodrom_moves", "Actions that were written to a log")
GAMES: Final = Counter("kosmodrom_games", "Games that came to their end")
BOT_FAILURES: Final = Counter("kosmodrom_bot_failures", "Bots that crashed or took too long", ["bot"])
VIEWERS: Final = Gauge("kosmodrom_viewers", "Open sockets and streams", multiprocess_mode="livesum")
TABLES: Final = Gauge("kosmodrom_tables", "Tables in memory", multiprocess_mode="livesum")
REFUSED: Final = Counter("kosmodrom_limited", "Requests that came too fast")
REQUESTS: Final = Counter("kosmodrom_requests", "Requests by the class of their status", ["status"])
MOVE_SECONDS: Final = Histogram(
    "kosmodrom_move_seconds",
    "From an answer's arrival until it is durable",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def text() -> bytes:
    """All numbers, of all processes."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget(pid: int | None) -> None:
    """Leave out what a process counted as open that is there no more."""
    if SHARED in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
