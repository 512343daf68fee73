"""Running a command of `kosmodrom` in a test."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from kosmodrom import cli


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    def json(self) -> dict[str, Any]:
        """What it printed, which has to be one object on one line."""
        assert self.out.count("\n") == 1, self.out
        found: dict[str, Any] = json.loads(self.out)
        return found


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line, in English."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run_line(*words: str) -> Done:
        try:
            code = cli.main(words)
        except SystemExit as end:  # argparse has refused the line
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run_line
