"""The same server on every kind of database, alone and as a family of processes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server import services
from tests.server.running import Server

# The everyday check has each database once, and a process alone as well as a family.
KINDS = (
    "sqlite-1",
    pytest.param("postgresql-1", marks=pytest.mark.slow),
    pytest.param("sqlite-3", marks=pytest.mark.slow),
    "postgresql-3",
)
names = itertools.count()


class Services:
    """PostgreSQL and Redis, started when a test first asks for them."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.stack = stack
        self.folder = folder
        self.addresses: dict[str, str] = {}

    def database(self, kind: str) -> str:
        """The address of a new, empty database."""
        name = f"kosmodrom{next(names)}"
        if kind == "sqlite":
            return f"sqlite:///{self.folder / name}.db"
        if "postgresql" not in self.addresses:
            self.addresses["postgresql"] = self.stack.enter_context(services.postgresql())
        return services.new_database(self.addresses["postgresql"], name)

    def redis(self) -> str:
        if "redis" not in self.addresses:
            self.addresses["redis"] = self.stack.enter_context(services.redis())
        return self.addresses["redis"]

    def server(self, kind: str, **environment: str) -> Server:
        """A server that has not yet been started."""
        database, _, processes = kind.partition("-")
        bus = self.redis() if int(processes) > 1 else ""
        return Server(self.folder, self.database(database), int(processes), bus, **environment)


@pytest.fixture(scope="session")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    with ExitStack() as stack:
        yield Services(stack, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, around: Services) -> Iterator[Server]:
    """A running server of each kind; tests share it, and lay tables of their own."""
    with around.server(request.param).running() as running:
        yield running


@pytest.fixture(scope="session")
def small(around: Services) -> Iterator[Server]:
    """A running server of the smallest kind, for what no database and no bus can change."""
    with around.server("sqlite-1").running() as running:
        yield running
