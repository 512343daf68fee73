"""Installs a Debian package where it is missing and may be installed."""

from __future__ import annotations

import os
import subprocess
from typing import Final

QUIET: Final = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}


def install(package: str) -> str:
    """Install a package; why that is not possible, or nothing. A list of packages that is old or empty is renewed."""
    if os.geteuid() != 0:
        return "only root may install packages"
    why = apt("install", package)
    if why and not apt("update"):
        why = apt("install", package)
    return why


def apt(*words: str) -> str:
    """Run apt-get; what it complains of, or nothing."""
    command = ["apt-get", "-y", "-qq", "--no-install-recommends", *words]
    try:
        done = subprocess.run(
            command, env=os.environ | QUIET, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError:
        return "this machine has no apt-get"
    return (done.stderr.strip() or f"apt-get ended with {done.returncode}") if done.returncode else ""
