"""The browser tests run in Node: real Chromium against a real server. Whatever is missing for that is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kosmodrom import client
from tools.client import prepared

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def run() -> Run:
    """Runs a script in Node, with everything that the client and its tests need at hand."""
    node = prepared(tests=True)
    environment = os.environ | {
        "KOSMODROM_PYTHON": sys.executable,
        "KOSMODROM_CHROMIUM": client.chromium() or "",
        "PATH": f"{node.path.parent}{os.pathsep}{os.environ['PATH']}",
    }

    def run_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(node.path), *words]
        return subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )

    return run_in
