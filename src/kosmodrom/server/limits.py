"""How often somebody may ask: a bucket of tokens for each address and each person."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000


class Limiter:
    """Token buckets by name. A full bucket is as good as none, so those that have filled up are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether the bucket had enough."""
        now = self.now()
        left = self.left(name, now)
        if left < cost:
            self.buckets[name] = (left, now)
            return False
        self.buckets[name] = (left - cost, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget(now)
        return True

    def left(self, name: str, now: float) -> float:
        left, at = self.buckets.get(name, (self.burst, now))
        return min(self.burst, left + (now - at) * self.rate)

    def forget(self, now: float) -> None:
        full = [name for name in self.buckets if self.left(name, now) >= self.burst]
        for name in full:
            del self.buckets[name]
        while len(self.buckets) > MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
