"""What Prometheus reads."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

MOVES: Final = Counter("kosmodrom_moves", "Actions that were written to a log")
GAMES: Final = Counter("kosmodrom_games", "Games that came to their end")
BOT_FAILURES: Final = Counter("kosmodrom_bot_failures", "Bots that crashed or took too long", ["bot"])
VIEWERS: Final = Gauge("kosmodrom_viewers", "Open sockets and streams")
TABLES: Final = Gauge("kosmodrom_tables", "Tables in memory")
REFUSED: Final = Counter("kosmodrom_limited", "Requests that came too fast")
REQUESTS: Final = Counter("kosmodrom_requests", "Requests by the class of their status", ["status"])
MOVE_SECONDS: Final = Histogram(
    "kosmodrom_move_seconds",
    "From an answer's arrival until it is durable",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
