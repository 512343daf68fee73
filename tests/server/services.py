"""Starts the servers that ours can use: PostgreSQL and Redis, from Debian's packages, on free ports."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg

from tools import debian

WAIT_SECONDS: Final = 30.0
LOCK: Final = Path(tempfile.gettempdir()) / "kosmodrom-tests-install.lock"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def eventually(good: Callable[[], bool], seconds: float = WAIT_SECONDS, what: str = "it") -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not good():
        assert time.monotonic() < end, f"{what} did not happen within {seconds} seconds"
        time.sleep(0.02)


def program(names: list[str], package: str) -> str:
    """A program, installed from its Debian package where it is missing."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes run side by side
        found = next(filter(None, map(shutil.which, names)), None) or in_debian(names)
        if found is None:
            why = debian.install(package)
            assert not why, f"these tests need {package}, and it cannot be installed: {why}"
            found = next(filter(None, map(shutil.which, names)), None) or in_debian(names)
    assert found is not None, f"{package} holds none of {names}"
    return found


def in_debian(names: list[str]) -> str | None:
    """Debian keeps PostgreSQL's own programs in a folder for each version."""
    found = [path for name in names for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    return str(found[-1]) if found else None


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so there it runs as somebody else."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid}


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of its own; the address of its first database."""
    initdb, postgres = program(["initdb"], "postgresql"), program(["postgres"], "postgresql")
    user = other_user()
    folder = Path(tempfile.mkdtemp(prefix="kosmodrom-pg-"))
    if user:
        os.chown(folder, user["user"], user["group"])
    data, port = folder / "data", free_port()
    made = subprocess.run(
        [initdb, "-D", data, "-U", "kosmodrom", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
        cwd=folder,
        capture_output=True,
        text=True,
        **user,
    )
    assert made.returncode == 0, made.stderr
    address = f"postgresql://kosmodrom@127.0.0.1:{port}/postgres"
    command = [postgres, "-D", str(data), "-h", "127.0.0.1", "-p", str(port), "-k", str(folder)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **user)
    try:
        eventually(lambda: answers(address), what="PostgreSQL's start")
        yield address
    finally:
        process.terminate()
        process.wait(WAIT_SECONDS)
        shutil.rmtree(folder, ignore_errors=True)


def answers(address: str) -> bool:
    try:
        with psycopg.connect(address, connect_timeout=2):
            return True
    except psycopg.OperationalError:
        return False


def new_database(address: str, name: str) -> str:
    """An empty database on a server; its address."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address.replace("postgresql://", "postgresql+psycopg://").replace("/postgres", f"/{name}")


@contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A Redis server of its own; its address."""
    server, port = program(["redis-server"], "redis-server"), port or free_port()
    with tempfile.TemporaryDirectory(prefix="kosmodrom-redis-") as folder:
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            eventually(lambda: listens(port), what="Redis's start")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(WAIT_SECONDS)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
