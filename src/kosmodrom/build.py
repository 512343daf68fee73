"""Which build runs here, and whether it was made from the sources that lie beside it.

The build (setup.py) leaves a manifest in the package: the hash of every compiled source, and whether
compiling worked. This module uses the standard library alone, because setup.py imports it before anything is
installed.
`python -m kosmodrom.build` says what has to be built again, and ends with 1 if anything has.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypedDict

from kosmodrom import PURE

PACKAGE = Path(__file__).parent
MANIFEST = "_compiled.json"


class Manifest(TypedDict):
    """What the last build left."""

    compiled: bool
    interpreter: str
    sources: dict[str, str]


def interpreter() -> str:
    """The name of this interpreter's binary interface: what one compiles, no other loads."""
    return str(sysconfig.get_config_var("SOABI"))


def checkout(package: Path = PACKAGE) -> Path | None:
    """The project folder, if the package lies in one rather than among installed packages."""
    root = package.parent.parent
    return root if (root / "pyproject.toml").is_file() and package.parent.name == "src" else None


def compiled_sources(root: Path) -> list[str]:
    """The modules of a checkout that are to be compiled, as sorted paths below src."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["kosmodrom"]
    src = root / "src"
    return sorted({path.relative_to(src).as_posix() for glob in table["compiled"] for path in src.glob(glob)})


def hashes(base: Path, sources: list[str]) -> dict[str, str]:
    """The hash of each source that exists."""
    found = [source for source in sources if (base / source).is_file()]
    return {source: hashlib.sha256((base / source).read_bytes()).hexdigest() for source in found}


def write_manifest(package: Path, built: Manifest) -> None:
    (package / MANIFEST).write_text(json.dumps(built, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def read_manifest(package: Path = PACKAGE) -> Manifest | None:
    """What the last build left, or None if there was none for this interpreter."""
    path = package / MANIFEST
    if not path.is_file():
        return None
    manifest: Manifest = json.loads(path.read_text(encoding="utf-8"))
    return manifest if manifest["interpreter"] == interpreter() else None


def compiled(package: Path = PACKAGE) -> bool:
    """Whether this process runs the compiled engine."""
    manifest = read_manifest(package)
    if PURE or manifest is None or not manifest["compiled"]:
        return False
    return all(has_extension(package.parent / source) for source in manifest["sources"])


def has_extension(source: Path) -> bool:
    """Whether a compiled module that this interpreter would load lies beside a source."""
    return any(source.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def stale(package: Path = PACKAGE) -> list[str]:
    """The sources that differ from those the compiled build was made from. Interpreted, none matters."""
    if PURE:
        return []
    manifest = read_manifest(package)
    built = manifest["sources"] if manifest else {}
    root = checkout(package)
    wanted = compiled_sources(root) if root else list(built)
    found = hashes(package.parent, wanted)
    return sorted(source for source in {*built, *wanted} if built.get(source) != found.get(source))


def compiler() -> str | None:
    """The C compiler that a build would use, or None."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0])


def outdated(package: Path = PACKAGE) -> list[str]:
    """Why a build is needed, one reason a line; empty if it would change nothing."""
    reasons = [f"changed: {source}" for source in stale(package)]
    manifest = read_manifest(package)
    if not reasons and manifest and not PURE and not manifest["compiled"] and compiler():
        reasons.append("the last build could not compile, and there is a C compiler now")
    return reasons


def main() -> int:
    reasons = outdated()
    if reasons or "--quiet" not in sys.argv:
        print("\n".join(reasons) or "The build is up to date.")
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
