"""What stands before every request: limits, sizes, foreign pages, and what a browser is told."""

from __future__ import annotations

import re

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kosmodrom.server.limits import MOST_BUCKETS, Limiter
from tests.server.conftest import Services
from tests.server.running import Server
from tests.server.services import eventually


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_runs_dry_and_fills_again() -> None:
    time = Time()
    limiter = Limiter(2.0, 4.0, time)
    assert [limiter.take("one") for _ in range(5)] == [True] * 4 + [False]
    assert limiter.take("other")
    time.now = 1.0
    assert [limiter.take("one") for _ in range(3)] == [True, True, False]


def test_buckets_do_not_fill_the_memory() -> None:
    limiter = Limiter(1.0, 2.0, Time())
    for number in range(MOST_BUCKETS + 50):
        limiter.take(f"address {number}")
    assert len(limiter.buckets) <= MOST_BUCKETS


def test_who_asks_too_often_has_to_wait(around: Services) -> None:
    with around.server("sqlite-1", KOSMODROM_MOST_REQUESTS="1", KOSMODROM_BURST="30").running() as server:
        codes = [httpx.get(server.url + "/api/games").status_code for _ in range(40)]
        assert {200, 429} == set(codes)
        refused = httpx.get(server.url + "/api/games")
        assert refused.json()["error"] == "too-fast"
        assert refused.headers["retry-after"] == "1"
        assert httpx.get(server.url + "/healthz").status_code == 200


def test_person_has_one_limit_in_however_many_ways_they_come_in(around: Services) -> None:
    with around.server("sqlite-1", KOSMODROM_MOST_REQUESTS="0.1", KOSMODROM_BURST="30").running() as server:
        token = server.person().post("/api/tokens", label="bot")["token"]
        codes: dict[str, list[int]] = {}
        for address in ("127.0.0.2", "127.0.0.3"):
            bearer = {"authorization": f"Bearer {token}"}
            with httpx.Client(transport=httpx.HTTPTransport(local_address=address), headers=bearer) as client:
                codes[address] = [client.get(server.url + "/api/me").status_code for _ in range(20)]
                assert client.get(server.url + "/api/games").status_code == 200  # the address itself may go on
        assert codes["127.0.0.2"] == [200] * 20
        assert {200, 429} == set(codes["127.0.0.3"])


def test_number_of_open_connections_is_limited(around: Services) -> None:
    with around.server("sqlite-1", KOSMODROM_MOST_VIEWERS="2").running() as server:
        ala = server.person()
        id = ala.lay(["me", "open"])
        with ala.socket(id) as first, ala.socket(id) as second:
            assert {first.receive()["t"], second.receive()["t"]} == {"hello"}
            with ala.socket(id) as third:
                assert third.receive()["reason"] == "many-viewers"
            with ala.http.stream("GET", f"/api/tables/{id}/events") as stream:
                assert "many-viewers" in next(line for line in stream.iter_lines() if line.startswith("data: "))
            refused = ala.ask("GET", f"/api/tables/{id}/state")
            assert (refused.status_code, refused.json()["error"]) == (429, "many-viewers")
        eventually(lambda: ala.ask("GET", f"/api/tables/{id}/state").status_code == 200)


def test_every_answer_carries_the_strict_headers(small: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/some-table"):
        headers = httpx.get(small.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    page = httpx.get(small.url + "/").text
    assert re.findall(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page) == []


def test_foreign_page_can_change_nothing(small: Server) -> None:
    person = small.person()
    foreign = {"origin": "https://elsewhere.example"}
    body = {"game": "race", "seats": 2}
    assert person.http.post("/api/tables", json=body, headers=foreign).status_code == 403
    assert person.http.post("/api/tables", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert person.http.post("/api/tables", json=body, headers={"origin": small.url}).status_code == 201
    id = person.lay(["me", "open"])
    address = f"{small.url.replace('http', 'ws')}/api/tables/{id}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass


def test_cookie_is_out_of_reach_of_scripts(small: Server) -> None:
    cookie = httpx.post(small.url + "/api/guest", json={"name": "Ala"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_body_that_is_too_large_is_refused(small: Server) -> None:
    person = small.person()
    assert person.http.post("/api/tables", content=b"x" * 100_000).status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": 1, "seats": 2}',
        b'{"game": "race", "seats": 2, "more": 1}',
        b'{"game": "race", "seats": 99}',
        b'{"game": "chess", "seats": 2}',
        b'{"game": "race", "seats": 2, "places": ["me", "me"]}',
        b'{"game": "race", "seats": 2, "places": ["me", "bot:nobody"]}',
        b'{"game": "race", "seats": 2, "places": ["me"]}',
        b'{"game": "race", "seats": 3, "options": {"advanced": true}}',
        b'{"game": "race", "seats": 2, "options": {"nothing": true}}',
        b'{"game": "race", "seats": 2, "pace": {"kind": "live"}}',
        b'{"game": "race", "seats": 2, "pace": {"kind": "slow", "seconds": 5}}',
        b"\xff\xfe",
    ],
)
def test_request_of_the_wrong_form_is_the_askers_mistake(small: Server, body: bytes) -> None:
    answer = small.person().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]["id"].startswith("server-")


def test_health_metrics_and_description(server: Server) -> None:
    assert httpx.get(server.url + "/healthz").json() == {"status": "ok"}
    ready = httpx.get(server.url + "/readyz").json()
    assert (ready["database"], ready["bus"]) == ("ok", "ok")
    assert "kosmodrom_moves_total" in httpx.get(server.url + "/metrics").text
    schema = httpx.get(server.url + "/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{id}/moves", "/api/games"} <= set(schema["paths"])


def test_files_outside_the_client_cannot_be_had(small: Server) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/../../settings.py", "/%00"):
        answer = httpx.get(small.url + path)
        assert b"KOSMODROM" not in answer.content
        assert answer.status_code < 500
