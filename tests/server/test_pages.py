"""What the pages around the table ask for: names, passwords, history, running games, places, editions, proofs."""

from __future__ import annotations

import itertools

from tests.server.running import Server, numbers_of
from tests.server.services import eventually
from tests.server.test_api import finished_log
from tests.server.test_lobby import play_to_the_end

names = (f"Walenty{number:05d}x" for number in itertools.count())
OLD, NEW = "correct horse", "battery staple"


def test_name_is_changed_and_no_other_account_is_imitated(server: Server) -> None:
    first, second = next(names), next(names)
    ala, ola, guest = server.person(sign_in=False), server.person(sign_in=False), server.person()
    ala.post("/api/account", name=first, password=OLD)
    ola.post("/api/account", name=second, password=OLD)
    for person in (ola, guest):
        assert person.ask("POST", "/api/me/name", {"name": first.upper()}).json()["error"] == "name-taken"
    assert ala.post("/api/me/name", name=first.upper())["name"] == first.upper()
    third = next(names)
    assert ala.post("/api/me/name", name=f" {third} ")["name"] == third
    assert server.person(sign_in=False).post("/api/session", name=third, password=OLD)["name"] == third
    assert guest.post("/api/me/name", name=first)["name"] == first
    assert guest.get("/api/me")["guest"] is True


def test_new_password_shuts_out_who_came_by_the_old_one(small: Server) -> None:
    name = next(names)
    here, there = small.person(sign_in=False), small.person(sign_in=False)
    here.post("/api/account", name=name, password=OLD)
    there.post("/api/session", name=name, password=OLD)
    assert here.ask("POST", "/api/me/password", {"old": NEW, "new": NEW}).status_code == 403
    assert there.get("/api/me")["name"] == name
    here.post("/api/me/password", old=OLD, new=NEW)
    assert here.get("/api/me")["name"] == name
    assert there.ask("GET", "/api/me").status_code == 401
    assert there.ask("POST", "/api/session", {"name": name, "password": OLD}).status_code == 403
    there.post("/api/session", name=name, password=NEW)
    guest = small.person()
    assert guest.ask("POST", "/api/me/password", {"old": "", "new": NEW}).json()["error"] == "no-password"


def test_history_comes_in_pages(server: Server) -> None:
    ala = server.person()
    laid = [ala.lay(["me", "open"]) for _ in range(5)]
    first = ala.get("/api/tables?mine=1&most=3")
    rest = ala.get(f"/api/tables?mine=1&most=3&before={first[-1]['created']}")
    assert [table["id"] for table in first + rest] == laid[::-1]
    assert ala.get("/api/tables?mine=1&state=finished") == []


def test_running_games_say_whom_they_wait_for(server: Server) -> None:
    ala, ola = server.person(), server.person()
    id = ala.lay(["me", "open"], pace={"kind": "slow", "hours": 24})
    assert ala.get("/api/me/games") == []
    ola.post(f"/api/tables/{id}/join")
    ala.post(f"/api/tables/{id}/start")
    (mine,) = ala.get("/api/me/games")
    assert (mine["table"]["id"], mine["table"]["your_seat"], mine["waiting"]) == (id, 0, [0, 1])
    assert mine["heading"]["id"].startswith("race-")
    assert 23 * 3600 < mine["until"] - mine["table"]["created"] < 25 * 3600
    while ala.get("/api/me/games")[0]["waiting"] != [1]:
        state = ala.state(id)
        assert ala.move(id, state["seq"], numbers_of(state)[0]).status_code == 200
    assert ala.get("/api/me/games")[0]["until"] is None
    assert server.person().get("/api/me/games") == []


def test_host_seats_a_bot_in_an_empty_place_and_gets_it_up_again(server: Server) -> None:
    ala, ola = server.person(), server.person()
    id = ala.lay(["me", "open", "open"])
    ola.post(f"/api/tables/{id}/join")
    assert ola.ask("POST", f"/api/tables/{id}/places/2", {"place": "bot:greedy"}).status_code == 403
    info = ala.post(f"/api/tables/{id}/places/2", place="bot:greedy")
    assert [(place["kind"], place["bot"]) for place in info["places"]][2] == ("bot", "greedy")
    taken = ala.ask("POST", f"/api/tables/{id}/places/1", {"place": "bot:random"})
    assert (taken.status_code, taken.json()["error"]) == (409, "place-taken")
    for seat, word in ((7, "open"), (2, "me"), (2, "bot:none")):
        assert ala.ask("POST", f"/api/tables/{id}/places/{seat}", {"place": word}).status_code == 400
    assert ala.post(f"/api/tables/{id}/places/2", place="open")["places"][2]["kind"] == "open"
    ala.post(f"/api/tables/{id}/places/2", place="bot:random")
    ala.post(f"/api/tables/{id}/start")
    assert ala.ask("POST", f"/api/tables/{id}/places/2", {"place": "open"}).json()["error"] == "begun"


def test_review_tells_the_course_of_the_whole_game(small: Server) -> None:
    person = small.person()
    log = finished_log()
    id = person.http.post("/api/reviews", content=log).json()["id"]
    assert person.get(f"/api/reviews/{id}/log") == log
    review = person.get(f"/api/reviews/{id}?first=5&most=2")
    course = review["course"]
    assert (len(review["steps"]), len(course)) == (2, review["total"])
    assert all(step["answer"]["id"].startswith("race-") for step in review["steps"])
    mover = review["steps"][0]["seat"]
    other = person.get(f"/api/reviews/{id}?first=5&most=1&eyes={1 - mover}")["steps"][0]
    assert (other["seat"], other["answer"]) == (mover, None)
    assert course[-1]["points"] == review["totals"] == review["result"]["totals"]
    rounds = [moment["round"] for moment in course]
    assert rounds == sorted(rounds)
    assert rounds[-1] > 3


def test_review_of_a_table_knows_its_options(small: Server) -> None:
    ala = small.person()
    id = ala.lay(["me", "bot:random"], options={"first_game": True})
    ala.post(f"/api/tables/{id}/start")
    play_to_the_end(ala, id)
    eventually(lambda: ala.get(f"/api/tables/{id}")["state"] == "finished")
    assert ala.get(f"/api/tables/{id}/review?most=1")["options"]["first_game"] is True


def test_edition_has_every_record_and_its_counts_agree(small: Server) -> None:
    edition = small.person().get("/api/games/race/edition")
    parts = {record["part"] for record in edition["records"]}
    assert parts == {"cards", "start_hands", "vp_chips"}
    assert all(record["mark"] in ("certain", "likely", "reconstructed") for record in edition["records"])
    assert len(edition["findings"]) > 10
    assert all(finding["ok"] and finding["clause"] for finding in edition["findings"])


def test_each_clause_has_its_code_and_its_tests(small: Server) -> None:
    person = small.person()
    clauses = {clause["id"] for chapter in person.get("/api/games/race/rules") for clause in chapter["clauses"]}
    proofs = person.get("/api/games/race/proofs")
    assert proofs.keys() == clauses
    assert all(proof["tests"] for proof in proofs.values())
    assert any("games/race/settle.py" in place for proof in proofs.values() for place in proof["code"])
