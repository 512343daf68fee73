"""Whole games over the wire, on every kind of server."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from kosmodrom.engine import record
from kosmodrom.engine.session import verify
from kosmodrom.games.registry import games
from tests.server.running import Person, Server, Socket, numbers_of
from tests.server.services import eventually


def two_at_a_table(server: Server, **more: Any) -> tuple[str, Person, Person]:
    ala, ola = server.person("Ala"), server.person("Ola")
    id = ala.lay(["me", "open"], **more)
    ola.post(f"/api/tables/{id}/join", seat=1)
    ala.post(f"/api/tables/{id}/start")
    return id, ala, ola


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """What several people get who do something at the same moment."""
    with ThreadPoolExecutor(len(deeds)) as threads:
        return list(threads.map(lambda deed: deed(), deeds))


def answer_at_random(luck: random.Random, id: str, person: Person) -> bool:
    """Answer once, if there is anything to answer."""
    state = person.state(id)
    if choices := numbers_of(state):
        answer = person.move(id, state["seq"], luck.choice(choices))
        assert answer.status_code in (200, 409), answer.text
    return state["table"]["result"] is None


def test_two_people_play_a_game_to_its_end_and_its_log_proves_it(server: Server) -> None:
    luck = random.Random(1)
    id, ala, ola = two_at_a_table(server)
    assert ala.ask("GET", f"/api/tables/{id}/log").status_code == 409
    while answer_at_random(luck, id, ala):
        answer_at_random(luck, id, ola)
    eventually(lambda: ola.get(f"/api/tables/{id}")["state"] == "finished")
    info = ola.get(f"/api/tables/{id}")
    log = ola.get(f"/api/tables/{id}/log")
    read = record.read(log, games())
    verify(games()["race"], read)
    assert (read.names, read.totals, read.commitment) == (["Ala", "Ola"], info["totals"], info["commitment"])
    again = at_once(*(partial(who.post, f"/api/tables/{id}/rematch") for who in (ala, ola)))
    assert len({table["id"] for table in again}) == 1
    table = ala.get(f"/api/tables/{again[0]['id']}")
    assert [place["name"] for place in table["places"]] == ["Ola", "Ala"]
    host, guest = (ala, ola) if ala.get(f"/api/tables/{table['id']}")["you_host"] else (ola, ala)
    host.post(f"/api/tables/{table['id']}/leave")
    assert guest.post(f"/api/tables/{id}/rematch")["id"] != table["id"]


def play_over_socket(person: Person, id: str, luck: random.Random, problems: list[str]) -> None:
    """Play like a browser: the socket breaks now and then, and comes back with the last number."""
    since = -1
    while True:
        with person.socket(id, since) as socket:
            for _ in range(luck.randrange(5, 40)):
                message = socket.receive()
                if message["t"] != "state":
                    continue
                if message["seq"] < since:
                    problems.append("the table went back")
                since = message["seq"]
                if message["table"]["result"]:
                    return
                if choices := numbers_of(message):
                    ask(socket, message["seq"], luck.choice(choices), next(person.keys))


def ask(socket: Socket, seq: int, choice: int, key: str) -> None:
    socket.send(t="choose", seq=seq, choice=choice, key=key)


def test_two_browsers_play_at_the_same_time_and_lose_their_sockets(server: Server) -> None:
    id, ala, ola = two_at_a_table(server)
    problems: list[str] = []
    people = [
        threading.Thread(target=play_over_socket, args=(person, id, random.Random(number), problems))
        for number, person in enumerate((ala, ola))
    ]
    for thread in people:
        thread.start()
    for thread in people:
        thread.join(120)
    assert problems == []
    eventually(lambda: ala.get(f"/api/tables/{id}")["state"] == "finished")


def test_answer_is_acknowledged_before_the_state_that_came_of_it(server: Server) -> None:
    id, ala, ola = two_at_a_table(server)
    with ala.socket(id) as socket:
        said = [socket.receive("state")]
        for number in range(6):
            while not numbers_of(said[-1]):
                answer_at_random(random.Random(number), id, ola)
                said = [socket.receive("state")]
            key = f"answer {number}"
            socket.send(t="choose", seq=said[-1]["seq"], choice=numbers_of(said[-1])[0], key=key)
            said = [socket.receive()]
            while said[-1]["t"] != "state":
                said.append(socket.receive())
            ack, state = said[-2:]
            assert (ack["t"], ack["key"]) == ("ack", key)
            assert state["seq"] >= ack["seq"]


def test_refusal_comes_after_the_state_that_shows_why(server: Server) -> None:
    id, ala, ola = two_at_a_table(server)
    with ala.socket(id) as socket:
        old = socket.receive("state")
        while numbers_of(ala.state(id)):
            answer_at_random(random.Random(1), id, ala)
        answer_at_random(random.Random(1), id, ola)
        socket.send(t="choose", seq=old["seq"], choice=numbers_of(old)[0], key="too late")
        said = [socket.receive()]
        while said[-1]["t"] != "refused":
            said.append(socket.receive())
    assert said[-1]["key"] == "too late"
    assert [one["seq"] for one in said if one["t"] == "state"][-1] == said[-1]["seq"]


def test_decisions_of_the_same_moment_come_in_any_order(server: Server) -> None:
    id, ala, ola = two_at_a_table(server)
    seq = {person.name: person.state(id)["seq"] for person in (ala, ola)}
    for person in (ola, ala):  # each answers to what it saw before the other did
        choice = numbers_of(person.state(id))[0]
        assert person.move(id, seq[person.name], choice).status_code == 200


def test_key_sent_twice_is_one_answer(server: Server) -> None:
    id, ala, _ = two_at_a_table(server)
    state = ala.state(id)
    choice = numbers_of(state)[0]
    answers = [ala.move(id, state["seq"], choice, "same").json() for _ in range(3)]
    assert answers == [{"seq": 1}] * 3
    assert ala.state(id)["seq"] == 1


def test_racing_answers_of_one_seat_cannot_both_win(server: Server) -> None:
    id, ala, _ = two_at_a_table(server)
    state = ala.state(id)
    choice = numbers_of(state)[0]
    answers = at_once(*(partial(ala.move, id, state["seq"], choice, f"racer {number}") for number in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


def test_answer_that_is_not_legal_is_refused_with_its_clause(server: Server) -> None:
    id, ala, _ = two_at_a_table(server)
    state = ala.state(id)
    wrong = next(number for number in range(1000) if number not in numbers_of(state))
    answer = ala.move(id, state["seq"], wrong)
    assert answer.status_code == 422
    assert answer.json()["clause"].split(".")[0] in ("race", "engine")
    why = ala.get(f"/api/tables/{id}/why?choice={wrong}")
    assert (why["clause"], why["text"]) == (answer.json()["clause"], answer.json()["text"])


def test_undo_takes_the_last_answer_back_as_the_engine_allows(server: Server) -> None:
    id, ala, ola = two_at_a_table(server)
    state = ala.state(id)
    assert not state["undo"]
    ala.move(id, state["seq"], numbers_of(state)[0])
    assert ala.state(id)["undo"]
    assert ala.post(f"/api/tables/{id}/undo", key="back") == {"seq": 2}
    assert numbers_of(ala.state(id)) == numbers_of(state)
    assert ola.ask("POST", f"/api/tables/{id}/undo", {"key": "back"}).json()["clause"] == "engine.3"


def test_table_goes_back_by_consent(server: Server) -> None:
    luck = random.Random(3)
    id, ala, ola = two_at_a_table(server)
    while "explore" not in str(ala.state(id)["lines"]):  # until something has come to light
        answer_at_random(luck, id, ala)
        answer_at_random(luck, id, ola)
    before = ala.state(id)
    asked = ala.post(f"/api/tables/{id}/takeback")["takeback"]
    assert asked["agreed"] == [0]
    assert ola.post(f"/api/tables/{id}/takeback", agree=False)["takeback"] is None
    ala.post(f"/api/tables/{id}/takeback")
    info = ola.post(f"/api/tables/{id}/takeback")
    assert info["takeback"] is None
    after = ala.state(id)
    assert after["seq"] == before["seq"] + 1
    assert len(after["lines"]) <= len(before["lines"])
    assert numbers_of(after)
    while answer_at_random(luck, id, ala):
        answer_at_random(luck, id, ola)
    verify(games()["race"], record.read(ala.get(f"/api/tables/{id}/log"), games()))


def test_resigned_seat_is_played_on_by_a_bot(server: Server) -> None:
    luck = random.Random(4)
    id, ala, ola = two_at_a_table(server)
    assert ola.post(f"/api/tables/{id}/resign")["places"][1]["resigned"]
    assert ola.state(id)["table"]["viewer"] == -1
    for _ in range(3):
        answer_at_random(luck, id, ala)
    eventually(lambda: ala.state(id)["seq"] > 3)


@pytest.mark.parametrize("kind", ["socket", "stream", "poll"])
def test_every_way_of_looking_tells_of_a_move(server: Server, kind: str) -> None:
    id, ala, ola = two_at_a_table(server)
    seen: list[int] = []

    def look() -> None:
        if kind == "socket":
            with ola.socket(id) as socket:
                while not seen or seen[-1] < 1:
                    seen.append(socket.receive("state")["seq"])
        elif kind == "stream":
            with ola.http.stream("GET", f"/api/tables/{id}/events") as lines:
                for line in lines.iter_lines():
                    if line.startswith("data: ") and '"t":"state"' in line:
                        seen.append(1 if '"seq":1,' in line[:40] else 0)
                    if seen and seen[-1] == 1:
                        return
        else:
            seen.append(0)
            events = ola.get(f"/api/tables/{id}/state?since=0&wait=20")["events"]
            seen.append(next(event["seq"] for event in events if event["t"] == "state"))

    looker = threading.Thread(target=look)
    looker.start()
    eventually(lambda: seen != [])
    state = ala.state(id)
    ala.move(id, state["seq"], numbers_of(state)[0])
    looker.join(20)
    assert seen[-1] == 1
