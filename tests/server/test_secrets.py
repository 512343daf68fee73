"""Nothing leaves the server that its receiver may not know: all traffic of whole games, byte by byte."""

from __future__ import annotations

import json
import random
import re
import threading
from typing import Any

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.registry import games
from kosmodrom.server.match import Match
from kosmodrom.server.rows import ActionRow, TableRow
from tests.server.inside import rows_of
from tests.server.running import Person, Server, numbers_of

RACE: Any = games()["race"]
KEYS = set(RACE.component_names("en"))
CARD_ANSWERS: dict[int, str] = {RACE.read(text): text for text in RACE.notation.texts.values()}
WORD = re.compile(rb'"@?([a-z0-9-]+)(?:~\d+)?"')


class Onlooker:
    """Somebody at a table with an open socket, who answers at random, and everything that came in."""

    def __init__(self, person: Person, id: str, seat: int) -> None:
        self.person = person
        self.id = id
        self.seat = seat
        self.messages: list[tuple[int, bytes]] = []
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        luck = random.Random(self.seat)
        with self.person.socket(self.id) as socket:
            while True:
                before = len(self.person.received)
                message = socket.receive()
                self.messages += [(message.get("seq", -1), raw) for raw in self.person.received[before:]]
                if message["t"] != "state":
                    continue
                if message["table"]["result"]:
                    return
                if choices := numbers_of(message):
                    key = next(self.person.keys)
                    socket.send(t="choose", seq=message["seq"], choice=luck.choice(choices), key=key)
                    socket.send(t="why", choice=luck.randrange(RACE.answers))


def keys_in(raw: bytes) -> set[str]:
    """All card keys that stand anywhere in a message, in whatever place."""
    return {word.decode() for word in WORD.findall(raw)} & KEYS


def asked_about(raw: bytes) -> set[str]:
    """The cards in a question "why can I not": its answer may name what the asker has named."""
    if not raw.startswith(b'{"t":"why"'):
        return set()
    return set(CARD_ANSWERS.get(json.loads(raw)["choice"], "").split()) & KEYS


class Known:
    """By action, which cards a seat may know of: those that its view and its log have ever shown up to there."""

    def __init__(
        self, row: TableRow, names: list[str], seed: str, actions: list[ActionRow], viewers: list[int]
    ) -> None:
        self.match = Match(RACE, row, names, Seed.from_hex(seed))
        self.history: dict[int, list[set[str]]] = {viewer: [] for viewer in viewers}
        self.look()
        for action in actions:
            self.match.follow(action)
            self.look()

    def look(self) -> None:
        for viewer, history in self.history.items():
            position = self.match.session.position
            shown = self.zones(viewer, position) | {
                word for note in self.match.notes[-1] for word in self.told(note, viewer)
            }
            history.append(shown | (history[-1] if history else set()))

    def zones(self, viewer: int, position: Any) -> set[str]:
        """Read from the players themselves, not from the view that is on trial."""
        kinds: set[int] = set()
        for seat, player in enumerate(position.players):
            kinds.update(player.tableau)
            if seat == viewer:
                kinds.update((*player.hand, *player.aside, *player.drawn))
            if player.shown >= 0:
                kinds.add(player.shown)
        return {RACE.cards.keys[kind] for kind in kinds}

    def told(self, note: Any, viewer: int) -> set[str]:
        if not RACE.seen_by(note, viewer):
            return set()
        text = RACE.line(note, viewer)
        args = text.args.values() if text else ()
        return {arg[1:] for arg in args if isinstance(arg, str) and arg.startswith("@")}


@pytest.mark.parametrize("number", range(3))
def test_nobody_is_sent_a_card_that_is_hidden_from_them_nor_the_seed(small: Server, number: int) -> None:
    ala, ola, ela = (small.person(name) for name in ("Ala", "Ola", "Ela"))
    places = ["me", "open", "bot:random"][: 2 + number % 2]
    id = ala.lay(places)
    ola.post(f"/api/tables/{id}/join", seat=1)
    lookers = [Onlooker(ala, id, 0), Onlooker(ola, id, 1), Onlooker(ela, id, SPECTATOR)]
    for looker in lookers:
        looker.thread.start()
    ala.post(f"/api/tables/{id}/start")
    for looker in lookers:
        looker.thread.join(150)
        assert not looker.thread.is_alive()
    row, seed, actions = rows_of(small.database, id)
    names = [place["name"] for place in ala.get(f"/api/tables/{id}")["places"]]
    known = Known(row, names, seed, actions, [0, 1, SPECTATOR])
    looked_at = 0
    for looker in lookers:
        for seq, raw in looker.messages:
            assert seed.encode() not in raw
            allowed = known.history[looker.seat][seq if seq >= 0 else -1] | asked_about(raw)
            assert keys_in(raw) <= allowed, f"seat {looker.seat} was sent {keys_in(raw) - allowed} at {seq}"
            looked_at += len(keys_in(raw))
    assert looked_at > 1000
    for person in (ala, ola, ela):
        assert not any(seed.encode() in raw for raw in person.received)
    assert seed in ela.get(f"/api/tables/{id}/log")


def test_proof_finds_a_leak(small: Server) -> None:
    """The search is no use if it cannot find a card in what another seat was sent."""
    ala, ola = small.person("Ala"), small.person("Ola")
    id = ala.lay(["me", "open"])
    ola.post(f"/api/tables/{id}/join")
    ala.post(f"/api/tables/{id}/start")
    row, seed, actions = rows_of(small.database, id)
    known = Known(row, ["Ala", "Ola"], seed, actions, [0, 1, SPECTATOR])
    hand = keys_in(json.dumps(ala.state(id), separators=(",", ":")).encode())
    assert hand <= known.history[0][0]
    assert not hand <= known.history[1][0]
    assert not hand <= known.history[SPECTATOR][0]
    assert keys_in(json.dumps(small.person().state(id), separators=(",", ":")).encode()) <= known.history[SPECTATOR][0]
