"""The browser client: its types, its units, and the client itself in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Run
from tools.client import TESTS, WEB

FILES = sorted(path.name for path in TESTS.glob("*.test.mjs"))
MOST_OUTPUT = 8000


def test_types_of_the_client(run: Run) -> None:
    done = run(WEB, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human-verbose")
    assert done.returncode == 0, done.stdout[-MOST_OUTPUT:] + done.stderr


def test_units_of_the_client(run: Run) -> None:
    done = run(WEB, "node_modules/vitest/vitest.mjs", "run", "--no-color")
    assert done.returncode == 0, done.stdout[-MOST_OUTPUT:] + done.stderr[-MOST_OUTPUT:]
    assert re.search(r"Tests +\d+ passed \(\d+\)$", done.stdout, re.MULTILINE), done.stdout[-MOST_OUTPUT:]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("file", FILES)
def test_the_client_in_a_browser(run: Run, file: str, record_property: Callable[[str, object], None]) -> None:
    done = run(TESTS, "--test", "--test-reporter=tap", "--test-concurrency=1", file)
    for figure in re.findall(r"^\s*# figure: (.*)$", done.stdout, re.MULTILINE):
        record_property("figure", figure)
    failures = re.findall(r"^not ok .*?^  \.\.\.$", done.stdout, re.MULTILINE | re.DOTALL)
    assert done.returncode == 0, "\n".join(failures)[-MOST_OUTPUT:] or done.stdout[-MOST_OUTPUT:] + done.stderr
    assert re.search(r"^# pass [1-9]", done.stdout, re.MULTILINE), done.stdout[-MOST_OUTPUT:]
