"""The build: what it compiles, what it does where it cannot, and how it notices that it is old."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kosmodrom import PURE, build, client
from tests.tooling.conftest import ROOT, Project
from tools.client import prepared

COMPILED = ".so True [] 42"
INTERPRETED = ".py False [] 42"


@pytest.mark.slow
@pytest.mark.compiler
def test_build_compiles_and_pure_runs_the_same_tree_interpreted(project: Project) -> None:
    done = project.build()
    assert done.returncode == 0, done.stderr
    assert "INTERPRETED" not in done.stderr
    assert project.loaded() == COMPILED
    assert project.loaded(KOSMODROM_PURE="0") == COMPILED
    assert project.loaded(KOSMODROM_PURE="1") == INTERPRETED


@pytest.mark.slow
@pytest.mark.compiler
def test_edit_makes_the_build_stale_until_the_next_one(project: Project) -> None:
    project.build()
    assert project.run("-m", "kosmodrom.build").returncode == 0
    project.module.write_text(project.module.read_text().replace("n + n", "2 * n"))
    old = project.run("-m", "kosmodrom.build")
    assert (old.returncode, old.stdout) == (1, "changed: kosmodrom/small.py\n")
    assert project.run("-m", "kosmodrom.build", KOSMODROM_PURE="1").returncode == 0
    project.build()
    assert project.loaded() == COMPILED


@pytest.mark.slow
@pytest.mark.parametrize("broken", ["no compiler", "compiler that fails", "no mypyc"])
def test_build_that_cannot_compile_says_so_and_runs_interpreted(project: Project, broken: str) -> None:
    project.build()
    if broken == "no compiler":
        done = project.build(PATH=str(project.root), CC="gcc")
    elif broken == "compiler that fails":
        project.module.write_text(project.module.read_text().replace("n + n", "2 * n"))
        done = project.build(CC="/bin/false", LDSHARED="/bin/false")
    else:
        hidden = project.root / "hidden" / "mypyc"
        hidden.mkdir(parents=True)
        (hidden / "__init__.py").write_text("raise ImportError('hidden')\n")
        done = project.build(PYTHONPATH=str(hidden.parent))
    assert done.returncode == 0, done.stderr
    assert "INTERPRETED" in done.stderr
    assert "apt install gcc python3-dev" in done.stderr
    assert project.extensions() == []
    assert project.loaded() == INTERPRETED


@pytest.mark.slow
@pytest.mark.compiler
def test_type_error_stops_the_build_and_keeps_the_last_one(project: Project) -> None:
    project.build()
    project.module.write_text(project.module.read_text().replace("n + n", "'two'"))
    done = project.build()
    assert done.returncode != 0
    assert "small.py:7: error" in done.stdout + done.stderr
    assert len(project.extensions()) == 2
    assert ".so True ['kosmodrom/small.py']" in project.loaded()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pure", "tag", "extensions"),
    [pytest.param("0", "cp", 2, marks=pytest.mark.compiler), ("1", "py3-none-any", 0)],
)
def test_wheel_holds_the_build(project: Project, pure: str, tag: str, extensions: int) -> None:
    wheel = ["-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", "out", "."]
    done = project.run(*wheel, KOSMODROM_PURE=pure)
    assert done.returncode == 0, done.stderr
    (path,) = (project.root / "out").iterdir()
    assert tag in path.name
    names = zipfile.ZipFile(path).namelist()
    assert "kosmodrom/small.py" in names
    assert sum(name.endswith(".so") for name in names) == extensions
    assert ("kosmodrom/_compiled.json" in names) == (pure == "0")


def installed(folder: Path, compiled: bool = True, **built: str) -> Path:
    """An installed package, no checkout, with one source, and the manifest of a build of these hashes."""
    package = folder / "kosmodrom"
    package.mkdir()
    (package / "rules.py").write_text("limit = 3\n")
    sources = {f"kosmodrom/{name}.py": value for name, value in built.items()}
    build.write_manifest(package, build.Manifest(compiled=compiled, interpreter=build.interpreter(), sources=sources))
    return package


@pytest.fixture
def not_pure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at a build as a process does that was not asked to run interpreted."""
    monkeypatch.setattr(build, "PURE", False)


@pytest.mark.usefixtures("not_pure")
class TestInstalledPackage:
    def test_unchanged_sources_are_not_stale(self, tmp_path: Path) -> None:
        now = hashlib.sha256(b"limit = 3\n").hexdigest()
        assert build.stale(installed(tmp_path, rules=now)) == []

    def test_changed_and_removed_sources_are_stale(self, tmp_path: Path) -> None:
        package = installed(tmp_path, rules="other", gone="hash")
        assert build.stale(package) == ["kosmodrom/gone.py", "kosmodrom/rules.py"]

    def test_without_its_extensions_it_is_not_compiled(self, tmp_path: Path) -> None:
        package = installed(tmp_path, rules="hash")
        assert not build.compiled(package)
        (package / f"rules{EXTENSION_SUFFIXES[0]}").touch()
        assert build.compiled(package)

    def test_build_of_another_interpreter_does_not_count(self, tmp_path: Path) -> None:
        package = installed(tmp_path)
        path = package / build.MANIFEST
        assert build.compiled(package)
        path.write_text(json.dumps(json.loads(path.read_text()) | {"interpreter": "cpython-27"}))
        assert not build.compiled(package)

    def test_compiler_that_came_later_is_a_reason_to_build(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        package = installed(tmp_path, compiled=False)
        monkeypatch.setattr(build, "compiler", lambda: None)
        assert build.outdated(package) == []
        monkeypatch.setattr(build, "compiler", lambda: "/usr/bin/cc")
        assert build.outdated(package) == ["the last build could not compile, and there is a C compiler now"]


def test_every_pattern_of_compiled_modules_finds_one() -> None:
    sources = build.compiled_sources(ROOT)
    assert "kosmodrom/engine/position.py" in sources
    assert all((ROOT / "src" / source).is_file() for source in sources)


def test_this_process_loads_what_the_build_module_says() -> None:
    code = (
        "from kosmodrom import build; from kosmodrom.engine import position;print(build.compiled(), position.__file__)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    compiled, path = done.stdout.split()
    assert compiled == str(not path.endswith(".py")) == str(build.compiled())
    assert not (PURE and build.compiled())


@pytest.mark.slow
def test_wheel_of_this_project_holds_every_file(tmp_path: Path) -> None:
    prepared()
    generated = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", build.MANIFEST, client.SOURCES)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=generated)
    sources = tmp_path / "src"
    files = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    wheel = ["wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", "out", "."]
    environment = os.environ | {"KOSMODROM_PURE": "1"}
    subprocess.run([sys.executable, "-m", "pip", *wheel], cwd=tmp_path, env=environment, check=True)
    (path,) = (tmp_path / "out").iterdir()
    inside = set(zipfile.ZipFile(path).namelist())
    assert files - inside == set(), "a kind of file that package-data lacks"
    assert "kosmodrom/server/client/index.html" in inside
    assert any(re.fullmatch(r"kosmodrom/server/client/assets/TablePage-.*\.js", name) for name in inside)
