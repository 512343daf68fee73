"""Nothing that was acknowledged is lost, however the server ends."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from kosmodrom.server.match import Match
from tests.server.conftest import Services
from tests.server.inside import rows_of
from tests.server.running import Person, Server, numbers_of
from tests.server.services import eventually

RACE = games()["race"]


class Player:
    """Plays game after game, and sends an answer again until it hears something of it."""

    def __init__(self, server: Server, number: int) -> None:
        self.luck = random.Random(number)
        self.person: Person = server.person()
        self.acknowledged: list[tuple[str, int, int]] = []  # table, number, answer
        self.resent = 0
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.play)

    def patiently(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer; the server may be down just now."""
        while True:
            try:
                # A new connection each time: of several processes any one may get it.
                answer = self.person.http.request(method, path, json=body, headers={"connection": "close"})
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                self.resent += 1
            time.sleep(0.02)

    def play(self) -> None:
        while not self.ending.is_set():
            body = {"game": "race", "seats": 2, "places": ["me", "bot:random"]}
            id = self.patiently("POST", "/api/tables", body).json()["id"]
            self.patiently("POST", f"/api/tables/{id}/start")
            while not self.ending.is_set() and self.answer(id):
                pass

    def answer(self, id: str) -> bool:
        """One answer; False when the game is over."""
        events = self.patiently("GET", f"/api/tables/{id}/state").json()["events"]
        state = events[-1]
        if state["t"] != "state" or not (choices := numbers_of(state)):
            time.sleep(0.01)
            return state["t"] != "state" or not state["table"]["result"]
        body = {"seq": state["seq"], "choice": self.luck.choice(choices), "key": next(self.person.keys)}
        answer = self.patiently("POST", f"/api/tables/{id}/moves", body)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((id, answer.json()["seq"], body["choice"]))
        return True


def prove(server: Server, player: Player) -> None:
    """Every acknowledged answer stands in the log under its number, once, and the log replays."""
    for id in {id for id, _, _ in player.acknowledged}:
        row, seed, log = rows_of(server.database, id)
        own = [(id, action.seq, action.choice) for action in log if action.seat == 0]
        assert set(own) >= {entry for entry in player.acknowledged if entry[0] == id}
        assert len({action.key for action in log}) == len(log)
        Match.load(RACE, row, ["a", "b"], Seed.from_hex(seed), log)
    assert len(set(player.acknowledged)) == len(player.acknowledged)


def cut_the_power(server: Server, luck: random.Random) -> None:
    """Kill all processes at once and start again; now and then the server is asked to end instead."""
    if luck.random() < 0.2:
        assert server.stop() == 0
    else:
        server.kill()
    server.start()


def kill_one(server: Server, luck: random.Random) -> None:
    """Kill one of several processes; the family puts another in its place."""
    family = set(server.children())
    victim = luck.choice(sorted(family))
    os.kill(int(victim), signal.SIGKILL)
    eventually(lambda: len(set(server.children()) - {victim}) == len(family), what="the new process")


Blow = Callable[[Server, random.Random], None]


def survive(server: Server, blow: Blow, blows: int) -> int:
    """Blow after blow in the middle of play, each soon after an answer was acknowledged; how often one was resent."""
    luck = random.Random(blows)
    server.start()
    players = [Player(server, number) for number in range(3)]
    for player in players:
        player.thread.start()
    for _ in range(blows):
        eventually(partial(more, players, count(players)), 60, "an acknowledgement")
        time.sleep(luck.uniform(0, 0.1))
        blow(server, luck)
    for player in players:
        player.ending.set()
    for player in players:
        player.thread.join(60)
        assert not player.thread.is_alive()
        prove(server, player)
        player.person.http.close()
    assert server.stop() == 0
    assert count(players) > blows
    return sum(player.resent for player in players)


def count(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def more(players: list[Player], before: int) -> bool:
    return count(players) > before


@pytest.mark.parametrize(
    ("kind", "blow"),
    [("sqlite-1", cut_the_power), pytest.param("postgresql-3", kill_one, marks=pytest.mark.slow)],
)
def test_kill_in_the_middle_of_play_loses_nothing(around: Services, kind: str, blow: Blow) -> None:
    survive(around.server(kind), blow, 8)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("kind", "blow", "blows"),
    [
        ("sqlite-1", cut_the_power, 100),
        ("sqlite-1", cut_the_power, 101),  # by another chance, and beside the first
        ("postgresql-1", cut_the_power, 40),
        ("sqlite-3", kill_one, 60),
        ("postgresql-3", kill_one, 60),
    ],
)
def test_hundreds_of_kills_in_the_middle_of_play_lose_nothing(
    around: Services, kind: str, blow: Blow, blows: int
) -> None:
    assert survive(around.server(kind), blow, blows) > 0


def test_server_that_is_asked_to_end_sends_everybody_off_and_goes_on_later(around: Services) -> None:
    server = around.server("sqlite-1").start()
    ala = server.person()
    id = ala.lay(["me", "bot:random"])
    ala.post(f"/api/tables/{id}/start")
    state = ala.state(id)
    ala.move(id, state["seq"], numbers_of(state)[0], "last")
    with ala.socket(id) as socket, ala.http.stream("GET", f"/api/tables/{id}/events") as stream:
        socket.receive("state")
        begun = time.monotonic()
        assert server.process is not None
        server.process.terminate()
        assert socket.receive("bye")["reason"] == "closing"
        with pytest.raises(ConnectionClosed):
            socket.receive("never")
        with suppress(httpx.RemoteProtocolError):  # a stream may also be cut off; a browser then comes again by itself
            for _ in stream.iter_lines():
                pass
    assert server.stop(20) == 0
    assert time.monotonic() - begun < 10
    server.start()
    assert ala.move(id, state["seq"], numbers_of(state)[0], "last").json()["seq"] == state["seq"] + 1
    assert ala.state(id)["seq"] >= 1
    ala.http.close()
    assert server.stop() == 0


def test_process_that_dies_is_started_again_by_its_family(around: Services) -> None:
    server = around.server("sqlite-3").start()
    assert server.process is not None
    children = [int(pid) for pid in server.children()]
    os.kill(children[0], signal.SIGKILL)
    eventually(lambda: len(set(server.children()) - {str(children[0])}) == 3, what="the new process")
    ala = server.person()
    id = ala.lay(["me", "bot:random"])
    ala.post(f"/api/tables/{id}/start")
    eventually(lambda: bool(numbers_of(ala.state(id))))
    ala.http.close()
    assert server.stop() == 0
