"""Small projects for the tests of what builds, checks and measures this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MODULE = '''\
"""A module to compile."""

from mypy_extensions import i64


def double(n: i64) -> i64:
    return n + n
'''


class Project:
    """A checkout with the real setup.py, and one small module to compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "kosmodrom"
        self.module = self.package / "small.py"
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "setup.py", root)
        for name in ("__init__.py", "build.py"):
            shutil.copy(ROOT / "src" / "kosmodrom" / name, self.package)
        self.module.write_text(MODULE)
        (root / "pyproject.toml").write_text(
            '[build-system]\nrequires = []\nbuild-backend = "setuptools.build_meta"\n'
            '[project]\nname = "kosmodrom"\nversion = "1"\n'
            '[tool.setuptools.packages.find]\nwhere = ["src"]\n'
            '[tool.kosmodrom]\ncompiled = ["kosmodrom/small.py", "kosmodrom/later.py"]\n'
        )

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the project, importing its package rather than ours."""
        clean = {name: value for name, value in os.environ.items() if name != "KOSMODROM_PURE"}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=clean | {"PYTHONPATH": str(self.root / "src")} | environment,
            capture_output=True,
            text=True,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("setup.py", "--quiet", "build_ext", "--inplace", **environment)

    def loaded(self, **environment: str) -> str:
        """The suffix of the file that the small module is loaded from, and what it computes."""
        code = (
            "from kosmodrom import build, small; from pathlib import Path;"
            "print(Path(small.__file__).suffix, build.compiled(), build.stale(), small.double(21))"
        )
        done = self.run("-c", code, **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def extensions(self) -> list[Path]:
        return list((self.root / "src").rglob("*.so"))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "project")
