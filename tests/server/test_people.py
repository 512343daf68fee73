"""Guests, accounts, names that look alike, ways in that can be taken away, and the link of a seat."""

from __future__ import annotations

import itertools

import pytest

from kosmodrom.server.names import skeleton, why_not_name
from tests.server.running import Person, Server

names = (f"Zofia{number:05d}x" for number in itertools.count())
PASSWORD = "correct horse"


def account(server: Server, name: str) -> Person:
    person = server.person(sign_in=False)
    person.post("/api/account", name=name, password=PASSWORD)
    return person


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kasia", "KASIA"),
        ("Kasia", "Каѕіа"),  # Cyrillic
        ("Kasia", "Kasıa"),  # a dotless i
        ("Kasia", "K a s i a"),
        ("Kasia", "Kаsiá"),
        ("Bill", "BiII"),
        ("modern", "modem"),
        ("Łukasz", "Lukasz"),
        ("ＡＬＡ", "Ala"),  # wide letters
        ("O0O", "000"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_stay_different() -> None:
    people = ["Ala", "Ola", "Ela", "Jan", "Ewa", "Adam", "Marek", "Zbigniew", "Świętosława", "李娜", "Мария"]
    assert len({skeleton(name) for name in people}) == len(people)


@pytest.mark.parametrize("name", ["", "   ", "...", "x" * 25, "a\u202eb", "a\nb", "a\u200bb", "\ue000x"])
def test_name_that_cannot_stand_at_a_table_is_refused(small: Server, name: str) -> None:
    assert why_not_name(name) is not None or "\n" in name
    if "\n" not in name:  # white space becomes a space
        assert small.person(sign_in=False).ask("POST", "/api/guest", {"name": name}).status_code == 400


def test_account_is_there_again_after_signing_out(server: Server) -> None:
    name = next(names)
    person = account(server, name)
    assert person.get("/api/me") == {"name": name, "guest": False, "account": True, "language": "en"}
    person.ask("DELETE", "/api/session")
    assert person.ask("GET", "/api/me").status_code == 401
    assert person.ask("POST", "/api/session", {"name": name, "password": "wrong horse"}).status_code == 403
    assert person.ask("POST", "/api/session", {"name": "Nobody", "password": PASSWORD}).status_code == 403
    person.post("/api/session", name=name.upper(), password=PASSWORD)
    assert person.get("/api/me")["name"] == name


def test_no_second_account_and_no_guest_may_look_like_the_first(server: Server) -> None:
    name = next(names)
    account(server, name)
    alike = name.replace("o", "о").replace("a", "а")  # Cyrillic
    for path, body in (("/api/account", {"name": alike, "password": PASSWORD}), ("/api/guest", {"name": alike})):
        answer = server.person(sign_in=False).ask("POST", path, body)
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")


def test_guest_who_makes_an_account_keeps_the_games(small: Server) -> None:
    person = small.person()
    id = person.lay(["me", "open"])
    name = next(names)
    person.post("/api/account", name=name, password=PASSWORD)
    assert [table["id"] for table in person.get("/api/tables?mine=1")] == [id]


def test_password_is_kept_as_argon2id_and_tokens_as_hashes(small: Server) -> None:
    import sqlite3

    name = next(names)
    person = account(small, name)
    token = person.http.cookies["kosmodrom"]
    connection = sqlite3.connect(small.database.removeprefix("sqlite:///"))
    kept = connection.execute("SELECT password FROM people WHERE name = ?", [name]).fetchone()[0]
    hashes = {row[0] for row in connection.execute("SELECT hash FROM sessions")}
    connection.close()
    assert kept.startswith("$argon2id$")
    assert token not in hashes


def test_ways_in_are_listed_and_can_be_taken_away(small: Server) -> None:
    name = next(names)
    here = account(small, name)
    there = small.person(sign_in=False)
    there.post("/api/session", name=name, password=PASSWORD)
    token = here.post("/api/tokens", label="my bot")["token"]
    program = small.person(sign_in=False)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.get("/api/me")["name"] == name
    ways = here.get("/api/sessions")
    assert [(way["kind"], way["current"]) for way in ways] == [("cookie", True), ("cookie", False), ("token", False)]
    assert not any(token in str(way) for way in ways)
    for way in ways[1:]:
        here.ask("DELETE", f"/api/sessions/{way['id']}")
    assert there.ask("GET", "/api/me").status_code == 401
    assert program.ask("GET", "/api/me").status_code == 401
    assert here.get("/api/me")["name"] == name


def test_way_in_that_is_taken_away_takes_its_sockets_along(server: Server) -> None:
    name = next(names)
    here = account(server, name)
    there = server.person(sign_in=False)
    there.post("/api/session", name=name, password=PASSWORD)
    id = here.lay(["me", "open"])
    other = next(way for way in here.get("/api/sessions") if not way["current"])
    with there.socket(id) as closed, here.socket(id) as open:
        for socket in (closed, open):
            assert socket.receive("hello")["info"]["your_seat"] == 0
        here.ask("DELETE", f"/api/sessions/{other['id']}")
        assert closed.receive("bye")["reason"] == "signed-out"
        here.post(f"/api/tables/{id}/chat", text="still here")
        assert open.receive("chat")["text"] == "still here"


def test_seat_link_brings_a_guest_in_from_elsewhere_until_it_is_changed(server: Server) -> None:
    ala = server.person("Ala")
    id = ala.lay(["me", "open"])
    link = ala.get(f"/api/tables/{id}/seat-link")["link"]
    page, _, token = link.partition("#seat=")
    assert page == f"/t/{id}"
    phone = server.person(sign_in=False)
    phone.post(f"/api/tables/{id}/seat", token=token)
    assert phone.get(f"/api/tables/{id}")["your_seat"] == 0
    program = server.person(sign_in=False)
    program.http.headers["authorization"] = f"Bearer {phone.post('/api/tokens', label='mine')['token']}"
    assert program.get(f"/api/tables/{id}")["your_seat"] == 0
    with phone.socket(id) as socket:
        assert socket.receive("hello")["info"]["your_seat"] == 0
        new = ala.post(f"/api/tables/{id}/seat-link")["link"]
        assert socket.receive("bye")["reason"] == "signed-out"
    assert new != link
    assert phone.get(f"/api/tables/{id}")["your_seat"] is None
    assert program.ask("GET", "/api/me").status_code == 401
    assert phone.ask("POST", f"/api/tables/{id}/seat", {"token": token}).status_code == 403
    forged = "1" + new.partition("#seat=")[2][1:]
    assert phone.ask("POST", f"/api/tables/{id}/seat", {"token": forged}).status_code == 403
    assert ala.get(f"/api/tables/{id}")["your_seat"] == 0
