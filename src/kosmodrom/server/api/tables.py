"""Tables: find, lay, sit down, start; what is asked of them while a game is on stands in `play`."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import Parameter

from kosmodrom.server import accounts, lobby, play
from kosmodrom.server.desk import Desk, chat_of
from kosmodrom.server.hall import Hall
from kosmodrom.server.match import BadLog
from kosmodrom.server.models import (
    AgreeAsk,
    Chat,
    ChatAsk,
    JoinAsk,
    NewTable,
    PlaceAsk,
    Running,
    SeatLink,
    TableInfo,
)
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import PLAYING, PersonRow

MOST_RUNNING = 24  # games that are taken into memory to say how they stand


def id_of(person: PersonRow | None) -> str:
    return person.id if person else ""


@get("/api/tables", summary="Public tables, or one's own")
async def list_tables(
    hall: Hall,
    visitor: PersonRow | None,
    only: Annotated[Literal["open", "playing", "finished"] | None, Parameter(query="state")] = None,
    mine: bool = False,
    before: float | None = None,
    most: Annotated[int, Parameter(ge=1, le=100)] = 100,
) -> list[TableInfo]:
    """The newest first; `before` goes on after the last one that was given, by the time when it was laid."""
    if mine and visitor is None:
        return []
    rows = await hall.store.list_tables(only or "", id_of(visitor) if mine else "", before, most)
    ids = [row.id for row in rows]
    places, seqs = await hall.store.places(ids), await hall.store.last_seq(ids)
    out = []
    for row in rows:
        # Who is online is known for the tables that this process holds.
        desk = Desk(row, places[row.id], None)
        held = hall.desks.get(row.id)
        desk.viewers = held.viewers if held else set()
        desk.come_to = seqs.get(row.id, 0)
        out.append(desk.info(id_of(visitor)))
    return out


@get("/api/me/games", summary="The games that I play at the moment, and whom they wait for")
async def running(hall: Hall, me: PersonRow) -> list[Running]:
    rows = await hall.store.list_tables(PLAYING, me.id, most=MOST_RUNNING)
    found: list[Running] = []
    for row in rows:
        with suppress(BadLog, Problem):  # one game that cannot be read hides no other
            now = (await hall.open(row.id)).now(me.id)
            found += [now] if now else []
    return found


@post("/api/tables", summary="Lay a table", status_code=201)
async def new_table(hall: Hall, me: PersonRow, data: NewTable) -> TableInfo:
    desk = await lobby.create(hall, me, data)
    return desk.info(me.id)


@get("/api/tables/{id:str}", summary="One table")
async def one_table(desk: Desk, visitor: PersonRow | None) -> TableInfo:
    return desk.info(id_of(visitor))


@post("/api/tables/{id:str}/join", summary="Sit down", status_code=200)
async def join(hall: Hall, desk: Desk, me: PersonRow, data: JoinAsk | None = None) -> TableInfo:
    await lobby.join(hall, desk, me, data.seat if data else None)
    return desk.info(me.id)


@post(
    "/api/tables/{id:str}/places/{seat:int}", summary="Before the game: seat a bot, or open the place", status_code=200
)
async def set_place(hall: Hall, desk: Desk, me: PersonRow, seat: int, data: PlaceAsk) -> TableInfo:
    await lobby.set_place(hall, desk, me, seat, data.place)
    return desk.info(me.id)


@post("/api/tables/{id:str}/leave", summary="Get up before the game", status_code=200)
async def leave(hall: Hall, desk: Desk, me: PersonRow) -> None:
    await lobby.leave(hall, desk, me)


@post("/api/tables/{id:str}/start", summary="Begin to play", status_code=200)
async def start(hall: Hall, desk: Desk, me: PersonRow) -> TableInfo:
    await lobby.start(hall, desk, me)
    return desk.info(me.id)


@post("/api/tables/{id:str}/resign", summary="Give up: a bot plays on", status_code=200)
async def resign(hall: Hall, desk: Desk, me: PersonRow) -> TableInfo:
    await play.resign(hall, desk, me)
    return desk.info(me.id)


@post("/api/tables/{id:str}/sit", summary="Take the seat back from the bot that sits in", status_code=200)
async def sit(hall: Hall, desk: Desk, me: PersonRow) -> TableInfo:
    await play.sit(hall, desk, me)
    return desk.info(me.id)


@post("/api/tables/{id:str}/rematch", summary="Play again", status_code=200)
async def rematch(hall: Hall, desk: Desk, me: PersonRow) -> TableInfo:
    return (await lobby.rematch(hall, desk, me)).info(me.id)


@post("/api/tables/{id:str}/takeback", summary="Ask the table to go back, or agree, or refuse", status_code=200)
async def takeback(hall: Hall, desk: Desk, me: PersonRow, data: AgreeAsk | None = None) -> TableInfo:
    await play.takeback(hall, desk, me, data.agree if data else True)
    return desk.info(me.id)


@post("/api/tables/{id:str}/chat", summary="Say something", status_code=200)
async def say(hall: Hall, desk: Desk, me: PersonRow, data: ChatAsk) -> None:
    await play.chat(hall, desk, me, data.text)


@get("/api/tables/{id:str}/chat", summary="What was said")
async def talk(hall: Hall, desk: Desk) -> list[Chat]:
    return [chat_of(row) for row in await hall.store.chats_since(desk.row.id, 0)]


@get("/api/tables/{id:str}/seat-link", summary="The link of my seat, for another browser")
async def seat_link(hall: Hall, desk: Desk, me: PersonRow) -> SeatLink:
    return SeatLink(await accounts.seat_link(hall, desk, me, rotate=False))


@post("/api/tables/{id:str}/seat-link", summary="A new link of my seat; the old one is void", status_code=200)
async def new_seat_link(hall: Hall, desk: Desk, me: PersonRow) -> SeatLink:
    return SeatLink(await accounts.seat_link(hall, desk, me, rotate=True))


ROUTES = Router(
    "/",
    route_handlers=[
        list_tables,
        running,
        new_table,
        one_table,
        join,
        set_place,
        leave,
        start,
        resign,
        sit,
        rematch,
        takeback,
        say,
        talk,
        seat_link,
        new_seat_link,
    ],
    tags=["tables"],
)
