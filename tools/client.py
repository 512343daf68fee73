"""Builds the browser client, with all that it takes: Node and the packages of web/. Called by the Makefile.

python -m tools.client              build it if its sources have changed
python -m tools.client --tests      and get what its tests need: the packages of tests/browser, and Chromium
python -m tools.client --pictures   and take the pictures in docs/pictures anew
python -m tools.client --audit      and let Lighthouse look at the pages
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kosmodrom import client
from tools import debian

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
TESTS: Final = ROOT / "tests" / "browser"
LOCKED: Final = ".lock"  # in node_modules: the hash of the lock that it was filled from

GET_NODE: Final = """\
Install Node yourself, {wanted}, with npm (https://nodejs.org), or let pip reach an index of Python packages.
Without the browser client there is the terminal: .venv/bin/kosmodrom play race"""
GET_PACKAGES: Final = """\
npm asks the registry that `npm config get registry` names; is there a network, or a mirror to set with
`npm config set registry ADDRESS`? Without the browser client there is the terminal: .venv/bin/kosmodrom play race"""
GET_CHROMIUM: Final = """\
  Debian:  apt install chromium
  Fedora:  dnf install chromium
  macOS:   brew install --cask google-chrome
or say where it is: KOSMODROM_CHROMIUM=/path/to/chromium"""


class CannotBuild(Exception):
    """What is missing, and what to do about it."""


def prepared(tests: bool = False) -> client.Node:
    """Everything built and installed; the Node that did it."""
    with alone():
        node = client.node(ROOT) or install_node()
        if client.state() != "built":
            install_packages(node, WEB)
            build(node)
        if tests:
            install_packages(node, WEB)
            install_packages(node, TESTS)
            if client.chromium() is None:
                install_chromium()
    return node


@contextmanager
def alone() -> Iterator[None]:
    """Test processes run side by side; one of them prepares."""
    with Path(sys.prefix, "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_node() -> client.Node:
    """Node as a Python package, in the version of uv.lock."""
    print("There is no Node that can build the browser client; installing one into .venv.", file=sys.stderr)
    listed = Path(sys.prefix, "node.txt")
    export = ["export", "--quiet", "--frozen", "--only-group", "node", "--output-file", str(listed)]
    subprocess.run([Path(sys.prefix, "bin", "uv"), *export], cwd=ROOT, check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    done = subprocess.run([*pip, "-r", listed], check=False)
    node = client.node(ROOT) if done.returncode == 0 else None
    if node is None:
        raise CannotBuild("Node is missing and cannot be installed.\n" + GET_NODE.format(wanted=client.wanted(ROOT)))
    return node


def install_packages(node: client.Node, folder: Path) -> None:
    """The packages of package-lock.json, fetched only when the lock has changed."""
    locked = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules" / LOCKED
    if stamp.is_file() and stamp.read_text() == locked:
        return
    if npm(node, folder, "ci", "--no-fund", "--no-audit", "--loglevel=error") != 0:
        raise CannotBuild(f"The packages of {folder.relative_to(ROOT)} could not be fetched.\n{GET_PACKAGES}")
    stamp.write_text(locked)


def build(node: client.Node) -> None:
    made_from = client.sources_hash(ROOT)  # before anybody edits them while this runs
    shutil.rmtree(client.FOLDER, ignore_errors=True)
    if npm(node, WEB, "run", "--silent", "build", "--", "--logLevel=warn") != 0:
        raise CannotBuild("The browser client could not be built; the lines above say why.")
    (client.FOLDER / client.SOURCES).write_text(made_from)


def install_chromium() -> None:
    why = debian.install("chromium")
    if why or client.chromium() is None:
        raise CannotBuild(f"The browser tests need Chromium, and it cannot be installed: {why}\n{GET_CHROMIUM}")


def npm(node: client.Node, folder: Path, *words: str) -> int:
    """Run npm; its scripts find this Node first."""
    path = f"{node.path.parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run([*node.npm, *words], cwd=folder, env=os.environ | {"PATH": path}, check=False).returncode


def take_pictures(node: client.Node) -> None:
    if shutil.which("pngquant") is None and (why := debian.install("pngquant")):
        raise CannotBuild(f"The pictures are made small by pngquant, and it cannot be installed: {why}")
    subprocess.run([node.path, "pictures.mjs"], cwd=TESTS, check=True)


def audit(node: client.Node) -> int:
    return subprocess.run([node.path, "audit.mjs"], cwd=TESTS, check=False).returncode


def main() -> int:
    try:
        node = prepared(tests=len(sys.argv) > 1)
        if "--pictures" in sys.argv:
            take_pictures(node)
        if "--audit" in sys.argv:
            return audit(node)
    except CannotBuild as why:
        print(f"\n{why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
