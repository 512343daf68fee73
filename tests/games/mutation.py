"""Wrong versions of the rules of a game, each of which the tests of that game have to notice.

A mutant is one replacement in one module. It is made in a copy of the package that runs interpreted, and the fast
tests of the game have to fail on it. test_mutants.py tries them all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.tooling.conftest import ROOT

GAMES: Final = Path("kosmodrom") / "games"
TESTS: Final = ROOT / "tests" / "games"
SECONDS: Final = 10  # for one test: a mutant may go on for ever, which is noticed too
TESTS_FAILED: Final = 1
PASSED: Final = 0
# No others: two thirds of the time of a mutant went into loading them.
PLUGINS: Final = ("-p", "pytest_asyncio.plugin", "-p", "pytest_timeout")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A wrong version: the module, the text that is replaced, and what stands there then."""

    module: str
    old: str
    new: str
    first: str = ""  # the tests that are likely to notice; else those of the same name as the module

    def __str__(self) -> str:
        return f"{self.module}: {self.old.strip()} -> {self.new.strip() or '(nothing)'}"

    def text(self, right: str) -> str:
        """The mutated module."""
        if right.count(self.old) != 1:
            raise ValueError(f"{self}: this text stands there {right.count(self.old)} times")
        return right.replace(self.old, self.new)

    @property
    def likely(self) -> str:
        return f"{self.first or 'test_' + self.module.removesuffix('.py')}.py"


class Copy:
    """A copy of the package in which mutants of a game are made."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.modules = folder / GAMES / game
        self.tests = TESTS / game
        leave_out = shutil.ignore_patterns("__pycache__", "*.so", "_compiled.json")
        shutil.copytree(ROOT / "src" / "kosmodrom", folder / "kosmodrom", ignore=leave_out)

    def try_out(self, mutant: Mutant) -> int:
        """How the tests end on a mutant: those that are likely to notice, and if they do not, all."""
        path = self.modules / mutant.module
        right = path.read_text(encoding="utf-8")
        path.write_text(mutant.text(right), encoding="utf-8")
        try:
            return self.run(self.tests / mutant.likely) or self.run(self.tests)
        finally:
            path.write_text(right, encoding="utf-8")

    def run(self, tests: Path) -> int:
        """Run fast tests on this copy; the exit code of pytest."""
        options = ["-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", f"--timeout={SECONDS}", *PLUGINS]
        environment = {
            "KOSMODROM_PURE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": os.pathsep.join([str(self.folder), str(ROOT)]),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-m", "pytest", *options, str(tests)]
        return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True).returncode
