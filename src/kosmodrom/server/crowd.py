"""Many people at many tables, in a process of their own: one of the drivers of `kosmodrom bench server`.

It reads its plan from its input, lays its tables, says that it is ready, plays when it is told to, and writes what
it has seen.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kosmodrom.server.sockets import allow_many

SEATS: Final = 2
PATIENCE_SECONDS: Final = 30.0
AT_ONCE: Final = 8  # tables that a driver lays side by side
numbers = itertools.count()
tasks: set[asyncio.Future[None]] = set()


class Plan(msgspec.Struct):
    """What a driver has to do."""

    url: str
    game: str
    tables: int
    seconds: float
    think: float  # seconds that a player takes for an answer, on average; 0: nobody answers
    seed: int


class Seen(msgspec.Struct):
    """What a driver has seen."""

    latencies: list[float] = []  # in seconds, from an answer's sending to its acknowledgement
    games: int = 0
    errors: list[str] = []


class Numbered(msgspec.Struct):
    number: int


class Asked(msgspec.Struct):
    choices: list[Numbered]


class Looked(msgspec.Struct):
    decision: Asked | None
    result: Any


class Message(msgspec.Struct):
    """What a player has to read of a message."""

    t: str
    seq: int = -1
    key: str = ""
    table: Looked | None = None
    text: Any = None
    reason: str = ""


read_message = msgspec.json.Decoder(Message).decode


class Office:
    """Asks over HTTP, one thing after the other."""

    def __init__(self, url: str) -> None:
        self.connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE_SECONDS)

    def post(self, path: str, token: str = "", body: object = None) -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        self.connection.request("POST", path, msgspec.json.encode(body) if body else None, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise OSError(f"POST {path}: {answer.status} {text[:200]!r}")
        cookie = (answer.headers.get("set-cookie") or "").partition(";")[0].partition("=")[2]
        return {"cookie": cookie} | (msgspec.json.decode(text) or {})

    def get(self, path: str) -> int:
        """The status of an answer."""
        self.connection.request("GET", path)
        answer = self.connection.getresponse()
        answer.read()
        return answer.status

    def guest(self) -> str:
        """The token of a new guest."""
        return str(self.post("/api/guest", body={"name": f"Guest {next(numbers)}"})["cookie"])

    def table(self, game: str, tokens: list[str]) -> str:
        """The id of a new table at which a game begins."""
        ask = {"game": game, "seats": SEATS, "places": ["me"] + ["open"] * (SEATS - 1)}
        id = str(self.post("/api/tables", tokens[0], ask)["id"])
        for token in tokens[1:]:
            self.post(f"/api/tables/{id}/join", token)
        self.post(f"/api/tables/{id}/start", tokens[0])
        return id


class Player:
    """One person with a socket, who thinks a while about every decision and then answers at random."""

    def __init__(self, plan: Plan, seed: int, seen: Seen) -> None:
        self.plan = plan
        self.luck = random.Random(seed)
        self.seen = seen
        self.state = Message("")
        self.timer: asyncio.TimerHandle | None = None
        self.sent: dict[str, float] = {}
        self.durable = 0  # the last answer that was acknowledged; the state that came of it follows
        self.playing = True

    async def play(self, socket: ClientConnection, end: float) -> None:
        """To the end of the game, or of the time; what was sent by then is waited for."""
        reader = asyncio.create_task(self.read(socket))
        await asyncio.wait([reader], timeout=max(0.0, end - asyncio.get_running_loop().time()))
        self.playing = False
        if self.timer is not None:
            self.timer.cancel()
        if self.sent:
            await asyncio.wait([reader], timeout=PATIENCE_SECONDS)
            self.seen.errors += ["no acknowledgement"] * len(self.sent)
        reader.cancel()

    async def read(self, socket: ClientConnection) -> None:
        """Hear everything, until there is nothing more to wait for."""
        try:
            while self.playing or self.sent:
                self.hear(read_message(await socket.recv()), socket)
        except WebSocketException as error:
            self.seen.errors.append(f"the socket: {error}")

    def hear(self, message: Message, socket: ClientConnection) -> None:
        if message.t == "state":
            self.state = message
            self.playing = self.playing and not (message.table and message.table.result)
        elif message.t == "ack":
            self.seen.latencies.append(time.perf_counter() - self.sent.pop(message.key))
            self.durable = message.seq
        elif message.t in ("refused", "bye"):
            self.sent.clear()
            self.seen.errors.append(f"{message.t}: {message.text or message.reason}")
        table = self.state.table
        thinks = self.playing and self.plan.think and not self.sent and self.timer is None
        if thinks and self.state.seq >= self.durable and table and table.decision:
            delay = self.luck.uniform(0, 2 * self.plan.think)
            self.timer = asyncio.get_running_loop().call_later(delay, self.answer, table.decision.choices, socket)

    def answer(self, choices: list[Numbered], socket: ClientConnection) -> None:
        self.timer = None
        key = f"{next(numbers)}"
        ask = {"t": "choose", "seq": self.state.seq, "choice": self.luck.choice(choices).number, "key": key}
        self.sent[key] = time.perf_counter()
        task = asyncio.ensure_future(socket.send(msgspec.json.encode(ask), text=True))
        tasks.add(task)
        task.add_done_callback(tasks.discard)


class Group:
    """The people of one table, who lay a new one when their game is over."""

    def __init__(self, plan: Plan, number: int, office: Office) -> None:
        self.plan = plan
        self.number = number
        self.tokens = [office.guest() for _ in range(SEATS)]
        self.id = office.table(plan.game, self.tokens)

    async def sockets(self) -> list[ClientConnection]:
        address = f"{self.plan.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        return [
            await connect(address, additional_headers={"authorization": f"Bearer {token}"}, compression=None)
            for token in self.tokens
        ]

    async def play(self, sockets: list[ClientConnection], seen: Seen, end: float) -> None:
        """Game after game, until the time is up."""
        loop = asyncio.get_running_loop()
        while loop.time() < end:
            seed = hash((self.plan.seed, self.number, seen.games))
            players = [Player(self.plan, seed + seat, seen) for seat in range(SEATS)]
            await asyncio.gather(*(player.play(socket, end) for player, socket in zip(players, sockets, strict=True)))
            for socket in sockets:
                await socket.close()
            if loop.time() < end:
                seen.games += 1
                self.id = await asyncio.to_thread(lambda: Office(self.plan.url).table(self.plan.game, self.tokens))
                sockets = await self.sockets()


async def opened(group: Group, gate: asyncio.Semaphore) -> list[ClientConnection]:
    """The sockets of one table; not all tables knock at once."""
    async with gate:
        return await group.sockets()


async def drive(plan: Plan) -> Seen:
    """Lay the tables, wait for the word, and play."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        groups = list(threads.map(lambda number: Group(plan, number, Office(plan.url)), range(plan.tables)))
    gate = asyncio.Semaphore(AT_ONCE)
    sockets = await asyncio.gather(*(opened(group, gate) for group in groups))
    say(b"ready")
    await asyncio.to_thread(sys.stdin.buffer.readline)
    seen = Seen()
    end = asyncio.get_running_loop().time() + plan.seconds
    await asyncio.gather(*(group.play(open, seen, end) for group, open in zip(groups, sockets, strict=True)))
    return seen


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    allow_many()
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    say(msgspec.json.encode(asyncio.run(drive(plan))))


if __name__ == "__main__":
    main()
