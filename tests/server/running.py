"""A server that runs in processes of its own, and people who talk to it."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from kosmodrom import cli
from tests.server.services import eventually, free_port, listens

FAST: Final = {
    "KOSMODROM_MOST_REQUESTS": "100000",
    "KOSMODROM_BURST": "100000",
    "KOSMODROM_MOST_VIEWERS": "1000",
    "KOSMODROM_LOG": "warning",
    "KOSMODROM_THINK_SECONDS": "20",
}
numbers = itertools.count(1)

# Every server is a process of its own; it comes from one that has loaded the program already, because most of the time
# that a start takes is spent on loading. Several processes share their metrics only if they know so when they load.
LOADED: Final = multiprocessing.get_context("forkserver")
LOADED.set_forkserver_preload(["pytest", "tests.server.loaded"])
FRESH: Final = multiprocessing.get_context("spawn")
# What stands in the log of a server besides its events: its greeting, and what the bots of a test print.
NO_EVENTS = ("Kosmodrom is at", "a bot that prints")


def run_command(words: list[str], environment: dict[str, str], log: str) -> None:
    """The command line in a new process, as a shell would start it."""
    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (1, 2):
        os.dup2(file, number)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = environment.get("PYTHONPATH", "").split(os.pathsep)
    sys.exit(cli.main(words))


class Server:
    """`kosmodrom serve` on a free port."""

    def __init__(self, folder: Path, database: str, processes: int = 1, redis: str = "", **environment: str) -> None:
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.command = ["serve", "--port", str(self.port), "--database", database, "--processes", str(processes)]
        self.command += ["--redis", redis] if redis else []
        self.environment = os.environ | FAST | {"KOSMODROM_DATA": str(folder)} | environment
        self.log = folder / f"server-{self.port}.log"
        self.context = LOADED if processes == 1 else FRESH
        self.process: BaseProcess | None = None
        self.people: list[Person] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        process = self.context.Process(target=run_command, args=(self.command, dict(self.environment), str(self.log)))
        process.start()
        self.process = process
        eventually(self.ready, 60, f"the start of the server, see {self.log}")
        return self

    def ready(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), self.log.read_text()
        if not listens(self.port):
            return False
        try:
            return httpx.get(self.url + "/readyz", timeout=10, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def children(self) -> list[str]:
        """The ids of the processes that serve, where there are several."""
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()

    def kill(self) -> None:
        """End it as a power cut would: all its processes, at once."""
        assert self.process is not None
        assert self.process.pid is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join()

    def stop(self, seconds: float = 30) -> int | None:
        """End it in good order; its exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(seconds)
        return self.process.exitcode

    @contextmanager
    def running(self) -> Iterator[Server]:
        self.start()
        try:
            yield self
        finally:
            for person in self.people:
                person.http.close()
            self.stop()
            told = [line for line in self.log.read_text().splitlines() if not line.startswith(NO_EVENTS)]
            faults = [line for line in told if json.loads(line)["level"] == "error"]  # all of it is JSON
            assert faults == [], "the server logged mistakes of its own"

    def person(self, name: str = "", sign_in: bool = True) -> Person:
        found = Person(self.url, name or f"Player {next(numbers)}", sign_in)
        self.people.append(found)
        return found


class Person:
    """A guest with a browser of their own, in which every byte that comes in is written down."""

    def __init__(self, url: str, name: str, sign_in: bool) -> None:
        self.url = url
        self.name = name
        self.received: list[bytes] = []
        self.http = httpx.Client(base_url=url, timeout=60, verify=False)  # certificates take long to load
        self.states: dict[str, dict[str, Any]] = {}
        self.keys = (f"{name}-{number}" for number in itertools.count())
        if sign_in:
            self.post("/api/guest", name=name)

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self.http.request(method, path, json=body)
        self.received.append(answer.content)
        return answer

    def post(self, path: str, **body: Any) -> Any:
        return good(self.ask("POST", path, body or None))

    def get(self, path: str) -> Any:
        return good(self.ask("GET", path))

    def lay(self, places: list[str], **more: Any) -> str:
        """Lay a table of Race, and give its id."""
        ask = {"game": "race", "seats": len(places), "places": places} | more
        return str(self.post("/api/tables", **ask)["id"])

    def state(self, id: str) -> dict[str, Any]:
        """The table as this person sees it now; like a browser it asks for what is new and keeps the rest."""
        old = self.states.get(id, {"seq": -1, "lines": []})
        for event in self.get(f"/api/tables/{id}/state?since={old['seq']}")["events"]:
            if event["t"] == "state":
                event["lines"] = old["lines"][: event["start"]] + event["lines"]
                assert [line["n"] for line in event["lines"]] == list(range(len(event["lines"])))
                self.states[id] = event
        return self.states[id]

    def move(self, id: str, seq: int, choice: int, key: str = "") -> httpx.Response:
        return self.ask(
            "POST", f"/api/tables/{id}/moves", {"seq": seq, "choice": choice, "key": key or next(self.keys)}
        )

    def socket(self, id: str, since: int = -1) -> Socket:
        return Socket(self, id, since)


class Socket:
    """A person's socket at a table, open in a `with` block."""

    def __init__(self, person: Person, id: str, since: int) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        address = f"{person.url.replace('http', 'ws')}/api/tables/{id}/socket?since={since}"
        self.person = person
        self.opened = connect(address, additional_headers={"Cookie": cookie})
        self.stack = ExitStack()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, kind: str = "", seconds: float = 30) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            data = self.connection.recv(timeout=seconds)
            raw = data.encode() if isinstance(data, str) else data
            self.person.received.append(raw)
            message: dict[str, Any] = json.loads(raw)
            if kind in ("", message["t"]):
                return message

    def __enter__(self) -> Socket:
        self.connection: ClientConnection = self.stack.enter_context(self.opened)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text


def numbers_of(state: dict[str, Any]) -> list[int]:
    """The answers that a state offers to its viewer."""
    decision = state["table"]["decision"]
    return [choice["number"] for choice in decision["choices"]] if decision else []
