"""The files that hold the project together."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.tooling.conftest import ROOT

LOCK = (ROOT / "uv.lock").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normal(requirement: str) -> str:
    """The name in a requirement, as a lock writes it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def test_lock_names_only_the_public_index() -> None:
    assert set(re.findall(r"https?://([^/\"]+)", LOCK)) == {"pypi.org", "files.pythonhosted.org"}
    assert "file:" not in LOCK


def test_lock_holds_every_requirement() -> None:
    groups = PYPROJECT["dependency-groups"].values()
    wanted = [*PYPROJECT["project"]["dependencies"], *(line for group in groups for line in group)]
    locked = {package["name"] for package in tomllib.loads(LOCK)["package"]}
    missing = {normal(line) for line in wanted if isinstance(line, str)} - locked
    assert missing == set(), "run `.venv/bin/uv lock`"


def test_checkout_is_built_with_what_packages_are_built_with() -> None:
    def pins(lines: list[str]) -> dict[str, str]:
        return {normal(line): line for line in lines}

    here = pins(PYPROJECT["dependency-groups"]["build"])
    assert pins(PYPROJECT["build-system"]["requires"]).items() <= here.items()


def test_hooks_are_valid_and_ask_no_other_host() -> None:
    config = ROOT / ".pre-commit-config.yaml"
    pre_commit = Path(sys.executable).with_name("pre-commit")
    subprocess.run([pre_commit, "validate-config", config], check=True)
    text = config.read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", text) == ["local"]
    assert set(re.findall(r"entry: (\S+?)/[^/\s]+(?:\s|$)", text)) == {".venv/bin"}


def test_make_help_lists_the_targets() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = re.findall(r"^  make (\w+)", done.stdout, re.MULTILINE)
    assert {"setup", "play", "test", "check", "bench", "docs", "clean"} <= set(listed)


def command(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("answer", "message", "packages"),
    [
        ("exit 1", "Python 3.11 or newer is missing.", "apt install python3 python3-venv python3-dev"),
        ('case "$2" in *venv*) exit 1;; esac', "Python has no venv module.", "apt install python3-venv"),
    ],
)
def test_setup_says_what_to_install(tmp_path: Path, answer: str, message: str, packages: str) -> None:
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        command(tmp_path, name, answer)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "tools" / "setup.sh")], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert message in done.stderr
    assert packages in done.stderr
