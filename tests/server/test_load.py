"""`kosmodrom bench server`: what it measures adds up, and a small crowd is served without an error."""

from __future__ import annotations

import json
import subprocess
import sys

from kosmodrom.server.load import part

COMMAND = [sys.executable, "-m", "kosmodrom", "bench", "server"]


def test_crowd_plays_and_every_figure_is_there() -> None:
    done = subprocess.run(
        [*COMMAND, "--tables", "6", "--seconds", "3", "--think", "0.1", "--json"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["tables"], found["clients"], found["errors"]) == (6, 12, 0)
    assert found["moves"] > 12
    assert found["moves_per_s"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"] <= found["worst_ms"]
    assert 0 < found["server_cpu"] < 3
    assert 20 < found["memory_mb"] < 1000
    assert found["memory_per_table_kb"] > 0


def test_part_of_the_times() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert (part(times, 0.5), part(times, 0.99), part(times, 1.0), part([], 0.5)) == (51.0, 100.0, 100.0, 0.0)
