"""Imports go downwards only, and the contract that says so does catch one that goes up."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tooling.conftest import ROOT

LINT = Path(sys.executable).with_name("lint-imports")
PACKAGES = ["arena", "bots", "cli", "commands", "engine", "environments", "games", "server", "terminal"]


def lint(folder: Path, source: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(source)}
    return subprocess.run([LINT, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True)


def test_contract_is_kept() -> None:
    done = lint(ROOT, ROOT / "src")
    assert done.returncode == 0, done.stdout


@pytest.fixture
def layers(tmp_path: Path) -> Path:
    """A project of empty packages under the real contract."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in [*PACKAGES, "build", "client", "errors", "words"]:
        package = tmp_path / "src" / "kosmodrom" / name
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
    (tmp_path / "src" / "kosmodrom" / "__init__.py").touch()
    return tmp_path


def imports(layers: Path, importer: str, imported: str) -> bool:
    """Whether the contract lets one package import another."""
    module = layers / "src" / "kosmodrom" / importer / "__init__.py"
    module.write_text(f"import kosmodrom.{imported}\n")
    done = lint(layers, layers / "src")
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


@pytest.mark.parametrize(
    ("importer", "imported"),
    [("cli", "commands"), ("commands", "server"), ("server", "bots"), ("arena", "bots"), ("games", "engine")],
)
def test_import_downwards_is_allowed(layers: Path, importer: str, imported: str) -> None:
    assert imports(layers, importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engine", "games"),
        ("games", "bots"),
        ("bots", "games"),
        ("environments", "bots"),
        ("server", "arena"),
        ("server", "terminal"),
        ("words", "engine"),
        ("terminal", "commands"),
    ],
)
def test_other_import_is_refused(layers: Path, importer: str, imported: str) -> None:
    assert not imports(layers, importer, imported)


def test_package_without_a_layer_is_refused(layers: Path) -> None:
    extra = layers / "src" / "kosmodrom" / "extra"
    extra.mkdir()
    (extra / "__init__.py").touch()
    assert lint(layers, layers / "src").returncode != 0
