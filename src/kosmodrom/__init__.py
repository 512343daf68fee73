"""Kosmodrom: five space board games at one table.

The same installation runs compiled or interpreted. `KOSMODROM_PURE=1` asks for the interpreted build: then
every module of this package is loaded from its source, though a compiled one lies beside it. That is for
debugging, for measuring coverage, and for the tests, which pass both ways.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE = os.environ.get("KOSMODROM_PURE", "") not in ("", "0")


class SourceFinder:
    """Finds the modules of this package by their sources alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("kosmodrom."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if PURE:
    sys.meta_path.insert(0, SourceFinder)
