"""Compiles the engine and the games with mypyc where that is possible; everything else is in pyproject.toml.

Without a C compiler, or without mypyc, or with KOSMODROM_PURE=1, the same package is built interpreted.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))

from kosmodrom import PURE, build  # noqa: E402  (this package is not installed yet)

SOURCES = build.compiled_sources(ROOT)
LIBRARY = "kosmodrom"  # the modules share one library, so calls between them are native


class MaybeCompiled(Distribution):
    """Says that there are extensions before they are made: making them takes mypyc a while."""

    def has_ext_modules(self) -> bool:
        return bool(SOURCES) and not PURE


class BuildExtensions(build_ext):
    """Makes the extensions when they are built, and not for every other command that setuptools runs."""

    def run(self) -> None:
        target = ROOT / "src" if self.inplace else Path(self.build_lib)
        sources = build.hashes(ROOT / "src", SOURCES)  # before anybody edits them while this runs
        self.distribution.ext_modules = extensions()
        remove_extensions(Path(self.build_lib))  # setuptools builds there first and copies from there
        remove_extensions(target)
        # finalize_options runs again, now for the extensions; at first it made a list of this string.
        self.swig_opts = ""  # type: ignore[assignment]
        self.finalize_options()
        super().run()
        works = bool(SOURCES) and all(build.has_extension(target / source) for source in SOURCES)
        if not works:
            remove_extensions(target)
            notice()
        manifest = build.Manifest(compiled=works, interpreter=build.interpreter(), sources=sources)
        build.write_manifest(target / "kosmodrom", manifest)

    def get_source_files(self) -> list[str]:
        return []  # the C sources are made here and are no part of a source distribution


def extensions() -> list[Any]:
    """The extensions that mypyc makes of the sources; none if mypyc or a compiler is missing."""
    if os.name == "posix" and build.compiler() is None:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    paths = [str(Path("src", source)) for source in SOURCES]
    made: list[Any] = mypycify(["--strict", *paths], opt_level="3", debug_level="0", group_name=LIBRARY)
    for extension in made:
        extension.optional = True
        if sys.platform == "linux":
            # Calls inside the library need not go through the table that lets another library replace them, and
            # calls to Python's own need not go through a stub.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    return made


def remove_extensions(folder: Path) -> None:
    """Remove compiled modules: neither those of old sources nor some of a failed build may stay."""
    for suffix in EXTENSION_SUFFIXES:
        for path in folder.rglob(f"*{suffix}"):
            path.unlink()


def notice() -> None:
    print(
        "\n*** Kosmodrom is built INTERPRETED: the C compiler, Python's headers or mypyc are missing.\n"
        "*** Everything works; bots and simulations are about ten times slower.\n"
        "*** Debian, Ubuntu: apt install gcc python3-dev, then install again (in a checkout: make build).\n",
        file=sys.stderr,
    )


setup(distclass=MaybeCompiled, cmdclass={"build_ext": BuildExtensions})
