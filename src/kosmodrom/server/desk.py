"""A table as one process holds it in memory: its game, who sits there, and who looks on."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from kosmodrom.engine.table import SPECTATOR
from kosmodrom.server.match import Match
from kosmodrom.server.models import (
    Chat,
    Clock,
    Hello,
    Info,
    Pace,
    PlaceInfo,
    Running,
    State,
    TableInfo,
    Takeback,
    encode,
)
from kosmodrom.server.rows import PERSON, PLAYING, ChatRow, PlaceRow, TableRow
from kosmodrom.server.viewer import Viewer

HOUR: Final = 3600


class Desk:
    """One table. Whoever changes or reads its game holds the lock, so nobody sees what is not yet durable."""

    def __init__(self, row: TableRow, places: list[PlaceRow], match: Match | None) -> None:
        self.row = row
        self.places = places
        self.match = match
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.last_chat = 0
        self.come_to = 0  # how far the log has come, where the game itself is not in memory
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.driver: asyncio.Task[None] | None = None
        self.states: dict[tuple[int, int], bytes] = {}  # by viewer and the last action it has, for the present one

    @property
    def seq(self) -> int:
        return self.match.seq if self.match else self.come_to

    @property
    def playing(self) -> bool:
        return self.row.state == PLAYING and self.match is not None and not self.match.over

    def seat_of(self, person: str) -> int:
        """The seat of a person, or SPECTATOR: who has resigned looks on."""
        for place in self.places:
            if person and place.person == person and not place.resigned:
                return place.seat
        return SPECTATOR

    def people(self) -> list[PlaceRow]:
        """The places where a person decides."""
        return [place for place in self.places if place.kind == PERSON and not place.resigned]

    def online(self) -> set[str]:
        return {viewer.person for viewer in self.viewers}

    def until(self, seat: int) -> float | None:
        """When the time of a seat is up; None where it has no limit."""
        if not self.playing or self.match is None or not self.row.seconds or self.places[seat].by_bot:
            return None
        return self.match.decided_at(seat) + self.row.seconds

    def clocks(self) -> list[Clock]:
        if self.match is None:
            return []
        pending = self.match.session.position.pending()
        return [Clock(seat, until) for seat in pending if (until := self.until(seat)) is not None]

    # What leaves.

    def info(self, person: str) -> TableInfo:
        """The table without its game, as a person may know it."""
        row = self.row
        seat = next((place.seat for place in self.places if person and place.person == person), None)
        online = self.online()
        asked = [place for place in self.places if place.agrees_to >= 0]
        hosts = [place.name for place in self.places if place.person == row.host]
        return TableInfo(
            id=row.id,
            game=row.game,
            seats=row.seats,
            options=row.options,
            state=row.state,
            public=row.public,
            places=[place_info(place, place.person in online) for place in self.places],
            your_seat=seat,
            host=hosts[0] if hosts else "",
            you_host=bool(person) and person == row.host,
            pace=pace_of(row),
            created=row.created,
            link=f"/t/{row.id}",
            commitment=row.commitment,
            seq=self.seq,
            totals=row.totals,
            rematch=row.rematch,
            takeback=Takeback(asked[0].agrees_to, [place.seat for place in asked]) if asked else None,
        )

    def now(self, person: str) -> Running | None:
        """How the game stands for one of its people; None where there is none on."""
        if not self.playing or self.match is None:
            return None
        seat = self.seat_of(person)
        waiting = self.match.session.position.pending()
        until = self.until(seat) if seat in waiting else None
        return Running(self.info(person), self.match.table(seat).heading, waiting, until)

    def state(self, viewer: int, since: int) -> bytes:
        """The game as a seat, or a spectator, may see it; made once for all who have seen the same."""
        match = self.match
        assert match is not None
        made = self.states.get((viewer, since))
        if made is None:
            start, lines = match.lines(viewer, since)
            clocks, undo = self.clocks(), match.can_undo(viewer)
            made = encode(State(match.seq, match.table(viewer), start, lines, clocks, undo, time.time()))
            self.states[viewer, since] = made
        return made

    async def mail(self, viewer: Viewer) -> list[bytes]:
        """Wait until there is something for a viewer, and give it all."""
        await viewer.wake.wait()
        async with self.lock:  # who gives up before this has missed nothing
            viewer.wake.clear()
            # An acknowledgement goes before the state that it is about, a refusal after the one that shows why.
            out = list(viewer.acknowledged)
            viewer.acknowledged.clear()
            if viewer.info:
                viewer.info = False
                out.append(encode(Info(self.info(viewer.person))))
            if viewer.state and self.match is not None:
                out.append(self.state(self.seat_of(viewer.person), viewer.since))
                viewer.since = self.match.seq
            viewer.state = False
        out.extend(viewer.mail)
        viewer.mail.clear()
        return out

    def hello(self, viewer: Viewer) -> bytes:
        return encode(Hello(self.seq, self.info(viewer.person)))

    # What is told.

    def moved(self) -> None:
        self.states.clear()
        for viewer in self.viewers:
            viewer.changed()

    def others_changed(self, viewer: Viewer) -> None:
        """Somebody has come or gone; who that was knows it already."""
        for other in self.viewers - {viewer}:
            other.changed(state=False, info=True)

    def info_changed(self) -> None:
        self.states.clear()
        for viewer in self.viewers:
            viewer.changed(info=True)

    def said(self, chats: list[ChatRow]) -> None:
        for row in chats:
            self.last_chat = max(self.last_chat, row.id)
            message = encode(chat_of(row))
            for viewer in self.viewers:
                viewer.tell(message)


def chat_of(row: ChatRow) -> Chat:
    return Chat(row.id, row.seat, row.name, row.text, row.at)


def place_info(place: PlaceRow, online: bool) -> PlaceInfo:
    bot = place.bot if place.by_bot else ""
    return PlaceInfo(place.seat, place.name, place.kind, bot, online, place.sitting_in, place.resigned)


def pace_of(row: TableRow) -> Pace:
    if row.pace == "live":
        return Pace("live", seconds=row.seconds)
    if row.pace == "slow":
        return Pace("slow", hours=row.seconds // HOUR)
    return Pace()
