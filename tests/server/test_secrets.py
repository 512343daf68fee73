"""Nothing leaves the server that its receiver may not know: all traffic of many whole games, byte by byte."""

from __future__ import annotations

import base64
import random
import re
import threading
from typing import Any

import msgspec
import pytest

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.registry import games
from tests.server.inside import rows_of
from tests.server.knowledge import Known
from tests.server.running import Person, Server, numbers_of

WORD = re.compile(rb"[a-z0-9]+(?:-[a-z0-9]+)*")
# What brings a long game on: Micro Cosmos ends with the third planet that is terraformed.
EAGER = ("raise", "settle", "discover")
# Everything that can be asked of a table while its game is on, besides the socket.
QUESTIONS = (
    "/api/tables/{id}",
    "/api/tables/{id}/state",
    "/api/tables/{id}/state?since=0",
    "/api/tables/{id}/chat",
    "/api/tables/{id}/seat-link",
    "/api/tables?state=playing",
    "/api/tables?mine=1",
    "/api/me/games",
    "/metrics",
)
AFTERWARDS = ("/api/tables/{id}/log", "/api/tables/{id}/review")
ME, OPEN, BOT = "me", "open", "bot:random"
PLAYED: list[tuple[str, list[str], dict[str, bool | str]]] = [
    ("race", [ME, OPEN], {}),
    ("race", [ME, OPEN], {"first_game": True}),
    ("race", [ME, OPEN], {"advanced": True}),
    ("race", [ME, OPEN, BOT], {}),
    ("race", [ME, OPEN, OPEN, BOT], {}),
    ("microcosmos", [ME], {}),
    ("microcosmos", [ME], {"level": "hard_plus"}),
    ("microcosmos", [ME, OPEN], {}),
]


class Onlooker:
    """Somebody at a table with an open socket, who answers, asks for all there is, and keeps what comes in."""

    def __init__(self, person: Person, id: str, seat: int, answers: int) -> None:
        self.person = person
        self.id = id
        self.seat = seat
        self.luck = random.Random(seat)
        self.answers = answers
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        with self.person.socket(self.id) as socket:
            while True:
                message = socket.receive()
                if message["t"] != "state":
                    continue
                if message["table"]["result"]:
                    return
                mine = numbers_of(message) != []
                if self.luck.random() < 0.1 and (mine or self.seat == SPECTATOR):
                    # Who is asked knows that the game cannot end meanwhile, and may want what is told after its end.
                    questions = QUESTIONS + (AFTERWARDS if mine else ())
                    self.person.ask("GET", self.luck.choice(questions).format(id=self.id))
                if mine:
                    choices = message["table"]["decision"]["choices"]
                    wanted = [choice for choice in choices if choice["notation"].startswith(EAGER)] or choices
                    choice, key = self.luck.choice(wanted)["number"], next(self.person.keys)
                    socket.send(t="choose", seq=message["seq"], choice=choice, key=key)
                    socket.send(t="why", choice=self.luck.randrange(self.answers))
                if message["undo"] and self.luck.random() < 0.05:
                    socket.send(t="undo", key=next(self.person.keys))


class Trial:
    """Everything that one viewer was sent, against what it may know."""

    def __init__(self, known: Known, seat: int) -> None:
        self.known = known
        self.seat = seat
        self.names = {name.encode() for name in known.game.component_names("en")}
        self.seq = 0
        self.cards = 0
        self.tables = 0

    def judge(self, raw: bytes) -> None:
        """One message: of a socket, or of an answer, which may hold several."""
        found = {word.decode() for word in self.names.intersection(WORD.findall(raw))}
        message = msgspec.json.decode(raw) if raw.startswith(b"{") else {}
        events = message.get("events", [message])
        # What has no number is about the state that came before it.
        self.seq = max([self.seq, *(event.get("seq") or 0 for event in events)])
        allowed = self.known.history[self.seat][self.seq] | self.asked_about(message)
        assert found <= allowed, f"viewer {self.seat} was sent {found - allowed} at {self.seq}: {raw!r}"
        self.cards += len(found)
        for event in events:
            if event.get("t") == "state":
                self.compare(event["seq"], raw)

    def asked_about(self, message: dict[str, Any]) -> set[str]:
        """The cards in a question "why can I not": its answer may name what the asker has named."""
        texts: dict[int, str] = self.known.game.notation.texts
        return set(texts.get(message["choice"], "").split()) if message.get("t") == "why" else set()

    def compare(self, seq: int, raw: bytes) -> None:
        """Not one byte of the table depends on what is hidden from its viewer."""
        for table in self.known.dealt_anew(seq, self.seat):
            assert b'"table":' + table in raw
        self.tables += 1


def shapes_of(seed: str) -> list[bytes]:
    """The ways in which a seed might be written."""
    raw = bytes.fromhex(seed)
    number = str(int(seed, 16))
    return [seed.encode(), seed.upper().encode(), base64.b64encode(raw), base64.urlsafe_b64encode(raw), number.encode()]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "places", "options"), PLAYED)
def test_nobody_is_sent_a_card_that_is_hidden_from_them_nor_the_seed(
    small: Server, name: str, places: list[str], options: dict[str, bool | str]
) -> None:
    game = games()[name]
    people = [small.person() for place in places if place != BOT] + [small.person()]
    host, spectator = people[0], people[-1]
    id = host.lay(places, game=name, options=options)
    for seat, person in enumerate(people[1:-1], 1):
        person.post(f"/api/tables/{id}/join", seat=seat)
    seats = [*range(len(people) - 1), SPECTATOR]
    lookers = [Onlooker(person, id, seat, game.answers) for person, seat in zip(people, seats, strict=True)]
    for person in people:
        person.received.clear()
    for looker in lookers:
        looker.thread.start()
    host.post(f"/api/tables/{id}/start")
    for looker in lookers:
        looker.thread.join(280)
        assert not looker.thread.is_alive()
    traffic = [person.received[:] for person in people]
    names = [place["name"] for place in host.get(f"/api/tables/{id}")["places"]]
    row, seed, actions = rows_of(small.database, id)
    known = Known(game, row, names, seed, actions)
    for seat, received in zip(seats, traffic, strict=True):
        trial = Trial(known, seat)
        for raw in received:
            assert not [shape for shape in shapes_of(seed) if shape in raw]
            trial.judge(raw)
        assert trial.tables > len(actions) / 4
        assert trial.cards > 3 * trial.tables
    assert seed in spectator.get(f"/api/tables/{id}/log")


@pytest.mark.parametrize("name", ["race", "microcosmos"])
def test_proof_finds_a_leak(small: Server, name: str) -> None:
    """The search is no use if it cannot find a card in what another seat was sent."""
    ala, ola = small.person("Ala"), small.person("Ola")
    id = ala.lay(["me", "open"], game=name)
    ola.post(f"/api/tables/{id}/join")
    ala.post(f"/api/tables/{id}/start")
    row, seed, actions = rows_of(small.database, id)
    known = Known(games()[name], row, ["Ala", "Ola"], seed, actions)
    stranger = small.person()
    for person in (ala, stranger):
        person.state(id)
    hers = ala.received[-1]
    Trial(known, 0).judge(hers)
    for viewer in (1, SPECTATOR):
        with pytest.raises(AssertionError):
            Trial(known, viewer).judge(hers)
        with pytest.raises(AssertionError):
            Trial(known, viewer).compare(0, hers)
    Trial(known, SPECTATOR).judge(stranger.received[-1])
