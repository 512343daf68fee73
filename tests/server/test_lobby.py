"""Tables before and after the game, and what a bot or a clock does at them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kosmodrom.server.api.client import response
from tests.server.conftest import Services
from tests.server.running import Person, Server, numbers_of
from tests.server.services import eventually


def test_table_by_link_is_not_listed_and_can_be_joined(server: Server) -> None:
    ala, ola = server.person("Ala"), server.person("Ala")
    hidden, shown = ala.lay(["me", "open"], public=False), ala.lay(["open", "me"])
    listed = [table["id"] for table in ola.get("/api/tables?state=open")]
    assert shown in listed
    assert hidden not in listed
    info = ola.post(f"/api/tables/{hidden}/join")
    assert (info["your_seat"], [place["name"] for place in info["places"]]) == (1, ["Ala", "Ala 2"])
    assert {table["id"] for table in ala.get("/api/tables?mine=1")} == {hidden, shown}


def test_only_the_host_starts_and_only_a_full_table(server: Server) -> None:
    ala, ola = server.person(), server.person()
    id = ala.lay(["me", "open"])
    assert ala.ask("POST", f"/api/tables/{id}/start").json()["error"] == "places-open"
    ola.post(f"/api/tables/{id}/join")
    assert ola.ask("POST", f"/api/tables/{id}/start").status_code == 403
    assert server.person().ask("POST", f"/api/tables/{id}/join").json()["error"] == "place-taken"
    ala.post(f"/api/tables/{id}/start")
    assert ola.ask("POST", f"/api/tables/{id}/leave").json()["error"] == "begun"
    assert (
        server.person().ask("POST", f"/api/tables/{id}/moves", {"seq": 0, "choice": 0, "key": "k"}).status_code == 403
    )


def test_guest_can_leave_and_the_host_takes_the_table_along(server: Server) -> None:
    ala, ola = server.person(), server.person()
    id = ala.lay(["me", "open"])
    ola.post(f"/api/tables/{id}/join")
    ola.post(f"/api/tables/{id}/leave")
    assert ala.get(f"/api/tables/{id}")["places"][1]["kind"] == "open"
    with ola.socket(id) as socket:
        assert socket.receive()["t"] == "hello"
        ala.post(f"/api/tables/{id}/leave")
        assert socket.receive("bye")["reason"] == "gone"
    eventually(lambda: ala.ask("GET", f"/api/tables/{id}").status_code == 404)


def test_people_at_the_table_talk_and_all_hear_it(server: Server) -> None:
    ala, ola = server.person("Ala"), server.person()
    id = ala.lay(["me", "open"])
    with ola.socket(id) as socket:
        socket.receive("hello")
        ala.post(f"/api/tables/{id}/chat", text="  good   luck ")
        heard = socket.receive("chat")
    assert (heard["name"], heard["text"], heard["seat"]) == ("Ala", "good luck", 0)
    assert [line["text"] for line in ola.get(f"/api/tables/{id}/chat")] == ["good luck"]
    assert ola.ask("POST", f"/api/tables/{id}/chat", {"text": "advice"}).status_code == 403


def play_to_the_end(person: Person, id: str) -> None:
    """Give the first answer until the game is over."""
    while True:
        state = person.state(id)
        if state["table"]["result"]:
            return
        if choices := numbers_of(state):
            person.move(id, state["seq"], choices[state["seq"] % len(choices)])
        else:
            time.sleep(0.01)


BOTS = """
import os, time
from kosmodrom.bots.registry import BOTS
from kosmodrom.bots.uniform import Uniform

class Crashing(Uniform):
    name = "crashing"
    help = "ends its process"
    def choose(self, window):
        os._exit(3)

class Endless(Uniform):
    name = "endless"
    help = "thinks for ever"
    def choose(self, window):
        time.sleep(1000)

class Wrong(Uniform):
    name = "wrong"
    help = "gives answers that are not legal"
    def choose(self, window):
        print("a bot that prints")
        return 10**6

BOTS.update(crashing=Crashing, endless=Endless, wrong=Wrong)
"""


@pytest.fixture(scope="module")
def bad_bots(around: Services, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bots")
    (folder / "bad_bots.py").write_text(BOTS)
    return folder


@pytest.mark.parametrize("kind", ["crashing", "endless", "wrong"])
def test_bot_that_fails_is_replaced_and_the_table_goes_on(around: Services, bad_bots: Path, kind: str) -> None:
    more = {"KOSMODROM_BOTS": "bad_bots", "PYTHONPATH": str(bad_bots), "KOSMODROM_THINK_SECONDS": "0.3"}
    with around.server("sqlite-1", **more).running() as server:
        ala = server.person()
        id = ala.lay(["me", f"bot:{kind}"])
        ala.post(f"/api/tables/{id}/start")
        eventually(lambda: ala.get(f"/api/tables/{id}")["places"][1]["bot"] == "random", what="the replacement")
        play_to_the_end(ala, id)


def test_bots_of_every_kind_play_with_a_person(server: Server) -> None:
    ala = server.person()
    id = ala.lay(["bot:greedy", "me", "bot:random"])
    ala.post(f"/api/tables/{id}/start")
    for _ in range(4):
        eventually(lambda: bool(numbers_of(ala.state(id))))
        state = ala.state(id)
        assert ala.move(id, state["seq"], numbers_of(state)[0]).status_code == 200
    eventually(lambda: ala.state(id)["seq"] > 6)


def test_bot_sits_in_when_the_time_is_up_and_the_player_comes_back(server: Server) -> None:
    ala, ola = server.person(), server.person()
    id = ala.lay(["me", "open"], pace={"kind": "live", "seconds": 2})
    ola.post(f"/api/tables/{id}/join")
    ala.post(f"/api/tables/{id}/start")
    clocks = ala.state(id)["clock"]
    assert [clock["seat"] for clock in clocks] == [0, 1]
    assert clocks[0]["until"] <= ala.state(id)["now"] + 2
    eventually(lambda: all(place["sitting_in"] for place in ala.get(f"/api/tables/{id}")["places"]))
    eventually(lambda: ala.state(id)["seq"] >= 2, what="the bot's answer")
    info = ala.post(f"/api/tables/{id}/sit")
    assert [place["sitting_in"] for place in info["places"]] == [False, True]


def test_client_is_served_when_it_is_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main.js").write_text("1")
    assert response(tmp_path, "t/abc").content == b"<!doctype html>"
    assert "immutable" in response(tmp_path, "assets/main.js").headers["cache-control"]
    assert "javascript" in str(response(tmp_path, "assets/main.js").media_type)
