"""The public interface as its pages tell it: tokens, the example, review and import, the description."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from kosmodrom.engine import record
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.games.registry import games
from kosmodrom.server import metrics, settings
from tests.server.running import Server, numbers_of
from tests.server.services import eventually

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "bot.py"
RACE = games()["race"]


def test_example_has_thirty_lines_and_plays_a_game(small: Server) -> None:
    assert len(EXAMPLE.read_text().splitlines()) == 30
    host, program = small.person(), small.person()
    token = program.post("/api/tokens", label="example")["token"]
    id = host.lay(["open", "bot:random"])
    bot = subprocess.Popen([sys.executable, EXAMPLE, small.url, token], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    eventually(lambda: host.get(f"/api/tables/{id}")["places"][0]["kind"] == "person")
    host.post(f"/api/tables/{id}/start")
    said, errors = bot.communicate(timeout=120)
    assert bot.returncode == 0, errors.decode()
    eventually(lambda: host.get(f"/api/tables/{id}")["state"] == "finished")
    assert json.loads(said) == host.get(f"/api/tables/{id}")["totals"]


def test_page_of_the_interface_names_every_address(small: Server) -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    for path, operations in httpx.get(small.url + "/schema/openapi.json").json()["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}`" in page


def test_page_for_owners_names_every_setting_and_every_metric() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    named = {
        word
        for module in (settings, metrics)
        for word in re.findall(r'"(KOSMODROM_\w+|kosmodrom_\w+)"', source(module))
    }
    assert len(named) > 15
    assert {name for name in named if f"`{name}" not in page} == set()


def source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def addresses(schema: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for path, operations in schema["paths"].items():
        for method in operations:
            yield method.upper(), path


@pytest.mark.parametrize("value", ["%00", "x" * 300])
def test_strange_requests_make_no_mistake_of_ours(small: Server, value: str) -> None:
    person = small.person()
    schema = httpx.get(small.url + "/schema/openapi.json").json()
    bodies: list[Any] = [
        None,
        {},
        [],
        "text",
        {"seq": 2**70, "choice": -1, "key": ""},
        {"name": "\u0000", "token": value},
    ]
    for method, path in addresses(schema):
        if path == "/api/session":
            continue  # signing out ends the test
        filled = "/".join(value if part.startswith("{") else part for part in path.split("/"))
        for body in bodies if method == "POST" else [None]:
            answer = person.ask(method, filled, body)
            assert answer.status_code < 500, (method, filled, body, answer.text)


def finished_log() -> str:
    """A game played here, as its file."""
    seed = Seed.of("to import")
    session = Session.begin(RACE, 2, seed, names=["Ala", "Ola"])
    while not session.position.over():
        seat = session.position.first_pending()
        choices = session.position.choices(seat)
        session.choose(seat, choices[len(session.record.moves) % len(choices)])
        if len(session.record.moves) > 5000:
            raise AssertionError("the game does not end")
    session.finish(seed)
    return record.write(session.record, RACE)


def test_log_can_be_brought_and_reviewed_through_each_pair_of_eyes(small: Server) -> None:
    person = small.person()
    log = finished_log()
    bad = person.http.post("/api/reviews", content=log.replace("end ", "end 1"), headers={"content-type": "text/plain"})
    assert (bad.status_code, bad.json()["error"]) == (422, "bad-log")
    answer = person.http.post("/api/reviews", content=log, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    address = f"/api/reviews/{answer.json()['id']}"
    for eyes in ("0", "1", "all", "spectator"):
        begin = person.get(f"{address}?eyes={eyes}&most=10")
        assert [step["seq"] for step in begin["steps"]] == list(range(10))
        hands = {
            zone["owner"]: zone["pieces"] for zone in begin["steps"][0]["table"]["zones"] if zone["kind"] == "hand"
        }
        shown = {seat for seat, pieces in hands.items() if any(piece["key"] for piece in pieces)}
        assert shown == {"0": {0}, "1": {1}, "all": {0, 1}, "spectator": set()}[eyes]
        last = person.get(f"{address}?eyes={eyes}&first={begin['total'] - 1}")
        assert last["steps"][-1]["table"]["result"]["totals"] == begin["totals"]
    assert person.ask("GET", f"{address}?eyes=7").status_code == 400


def test_game_in_progress_cannot_be_reviewed(small: Server) -> None:
    ala = small.person()
    id = ala.lay(["me", "bot:random"])
    ala.post(f"/api/tables/{id}/start")
    for path in ("log", "review"):
        assert ala.ask("GET", f"/api/tables/{id}/{path}").json()["error"] == "not-over"


def test_what_is_known_of_the_games(small: Server) -> None:
    person = small.person()
    assert person.get("/api/games")[0]["bots"]
    components = person.get("/api/games/race/components")
    assert {card["mark"] for card in components["data"]["cards"]} >= {"certain"}
    assert components["lines"]["old-earth"]
    assert person.get("/api/games/race/rules")[0]["clauses"][0]["text"].keys() == {"en", "pl"}
    assert "race-zone-hand" in person.get("/api/words/pl")
    assert person.ask("GET", "/api/words/xx").status_code == 404


@pytest.mark.slow
def test_client_that_reads_nothing_costs_no_memory_and_no_time(small: Server) -> None:
    """Its mailbox is bounded: it misses steps and is sent away, and the table does not wait for it."""
    ala, ola = small.person(), small.person()
    id = ala.lay(["me", "open"])
    ola.post(f"/api/tables/{id}/join")
    ala.post(f"/api/tables/{id}/start")
    stuck = small.person()
    with stuck.socket(id) as socket:
        socket.receive("state")
        talker = threading.Thread(
            target=lambda: [ala.post(f"/api/tables/{id}/chat", text="x" * 400) for _ in range(100)]
        )
        talker.start()
        state = ola.state(id)
        assert ola.move(id, state["seq"], numbers_of(state)[0]).status_code == 200
        talker.join(60)
        assert not talker.is_alive()
