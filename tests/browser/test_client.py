"""The browser tests, which run in Node: real Chromium against a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = {
    "Node": shutil.which("node"),
    "Chromium": shutil.which("chromium"),
    "the packages of web/ (npm ci)": (ROOT / "web/node_modules/playwright-core").is_dir(),
    "the built client (npm run build)": (ROOT / "src/kosmodrom/server/client/index.html").is_file(),
}
MISSING = [name for name, there in NEEDED.items() if not there]


@pytest.mark.skipif(bool(MISSING), reason=f"missing: {', '.join(MISSING)}")
@pytest.mark.timeout(1500)
def test_the_client_in_a_real_browser() -> None:
    command = ["node", "--test", "--test-concurrency=1", str(ROOT / "tests/browser/client.test.mjs")]
    environment = {**os.environ, "KOSMODROM_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
