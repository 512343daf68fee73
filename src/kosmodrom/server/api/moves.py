"""A game that is on: answers, and the table as it changes, over a socket, a stream or by asking again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request as HttpRequest
from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from kosmodrom.engine.step import Refused
from kosmodrom.engine.table import Text
from kosmodrom.server import play
from kosmodrom.server.api.needs import Connection, hall_of, session_of, visitor_of
from kosmodrom.server.api.tables import id_of
from kosmodrom.server.desk import Desk
from kosmodrom.server.guard import address_of
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import (
    Ack,
    Acknowledged,
    Agree,
    AskWhy,
    Bye,
    Choose,
    KeyAsk,
    MoveAsk,
    Poll,
    RefusedMove,
    Request,
    Say,
    Undo,
    Why,
    encode,
    read_request,
)
from kosmodrom.server.problems import Problem, of_refusal
from kosmodrom.server.rows import PersonRow
from kosmodrom.server.viewer import Viewer

Socket = WebSocket[Any, Any, Any]
Asker = HttpRequest[Any, Any, Any]

LONGEST_POLL = 25.0
BEAT_SECONDS = 15.0
MESSAGE_BYTES = 4096
GONE_AWAY = 1001
TRY_AGAIN = 1013
NOT_ALLOWED = 1008


@post("/api/tables/{id:str}/moves", summary="Answer a decision", status_code=200)
async def move(hall: Hall, desk: Desk, me: PersonRow, data: MoveAsk) -> Acknowledged:
    """An answer; success means that it is durable. The same key again gives the same answer again."""
    return Acknowledged(await play.choose(hall, desk, me, data.seq, data.choice, data.key))


@post("/api/tables/{id:str}/undo", summary="Take one's last answer back", status_code=200)
async def undo(hall: Hall, desk: Desk, me: PersonRow, data: KeyAsk) -> Acknowledged:
    return Acknowledged(await play.undo(hall, desk, me, data.key))


@get("/api/tables/{id:str}/why", summary="Why an answer is not allowed")
async def why(desk: Desk, me: PersonRow, choice: int) -> Why:
    return await why_not(desk, me, choice)


async def why_not(desk: Desk, person: PersonRow, choice: int) -> Why:
    refusal = await play.why(desk, person, choice)
    if refusal is None:
        return Why(choice, None, Text("server-allowed"))
    return Why(choice, refusal.clause, Text(refusal.message, dict(refusal.args)))


def viewer_of(connection: Connection, person: PersonRow | None, since: int) -> Viewer:
    return Viewer(id_of(person), session_of(connection), address_of(connection.scope), since)


@get("/api/tables/{id:str}/state", summary="What a socket would send, for those who have none")
async def poll(
    hall: Hall, desk: Desk, visitor: PersonRow | None, request: Asker, since: int = -1, wait: float = 0.0
) -> Response[Poll]:
    """The table, where it is newer than `since`; with `wait`, after so many seconds at most."""
    viewer = viewer_of(request, visitor, since)
    hall.looks_on(desk, viewer)
    try:
        events = [desk.hello(viewer)]
        if desk.seq == since and wait > 0:
            viewer.state, viewer.info = False, False
            viewer.wake.clear()
            with suppress(TimeoutError):
                events += await asyncio.wait_for(desk.mail(viewer), min(wait, LONGEST_POLL))
        elif desk.seq > since or since < 0:
            events += await desk.mail(viewer)
    finally:
        hall.looks_away(desk, viewer)
    body = b'{"events":[' + b",".join(events) + b"]}"
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@get("/api/tables/{id:str}/events", summary="What a socket would send, as server-sent events")
async def stream(hall: Hall, desk: Desk, visitor: PersonRow | None, request: Asker, since: int = -1) -> ServerSentEvent:
    """A browser that comes again by itself says in `Last-Event-ID` what it has."""
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isascii() and last.isdecimal() and len(last) < 10 else since
    return ServerSentEvent(events_of(hall, desk, viewer_of(request, visitor, since)))


async def events_of(hall: Hall, desk: Desk, viewer: Viewer) -> AsyncIterator[ServerSentEventMessage]:
    try:
        hall.looks_on(desk, viewer)
    except Problem as problem:
        yield ServerSentEventMessage(data=encode(Bye(problem.trouble.error)).decode())
        return
    desk.others_changed(viewer)
    try:
        yield ServerSentEventMessage(data=desk.hello(viewer).decode(), id=desk.seq)
        while not viewer.reason:
            try:
                for message in await asyncio.wait_for(desk.mail(viewer), BEAT_SECONDS):
                    yield ServerSentEventMessage(data=message.decode(), id=viewer.since)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
        yield ServerSentEventMessage(data=encode(Bye(viewer.reason)).decode())
    finally:
        hall.looks_away(desk, viewer)
        desk.others_changed(viewer)


@websocket("/api/tables/{id:str}/socket")
async def socket(socket: Socket, id: str, since: int = -1) -> None:
    """Both ways: answers in, the table out."""
    hall = hall_of(socket)
    await socket.accept()
    try:
        person = await visitor_of(socket)
        desk = await hall.newest(id)
        viewer = viewer_of(socket, person, since)
        hall.looks_on(desk, viewer)
    except Problem as problem:
        await socket.send_data(encode(Bye(problem.trouble.error)), mode="text")
        await socket.close(TRY_AGAIN if problem.status == 429 else NOT_ALLOWED)
        return
    desk.others_changed(viewer)
    reader = asyncio.create_task(listen(hall, desk, person, viewer, socket))
    try:
        await send_all(desk, viewer, socket)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the browser has gone
    finally:
        reader.cancel()
        hall.looks_away(desk, viewer)
        desk.others_changed(viewer)
        await asyncio.gather(reader, return_exceptions=True)


async def send_all(desk: Desk, viewer: Viewer, socket: Socket) -> None:
    """Send what the mailbox brings until the connection has to end."""
    await socket.send_data(desk.hello(viewer), mode="text")
    while not viewer.reason:
        for message in await desk.mail(viewer):
            await socket.send_data(message, mode="text")
    if viewer.reason != LEFT:
        await socket.send_data(encode(Bye(viewer.reason)), mode="text")
        await socket.close(TRY_AGAIN if viewer.reason == "slow" else GONE_AWAY)


LEFT = "left"


async def listen(hall: Hall, desk: Desk, person: PersonRow | None, viewer: Viewer, socket: Socket) -> None:
    """Do what the browser asks for, one after the other."""
    try:
        while True:
            text = await socket.receive_text()
            if len(text) > MESSAGE_BYTES or not all(hall.limiter.take(payer) for payer in viewer.payers):
                viewer.leave("too-much")
                return
            with viewer.asks():
                await hear(hall, desk, person, viewer, text)
    except WebSocketDisconnect:
        viewer.leave(LEFT)


async def hear(hall: Hall, desk: Desk, person: PersonRow | None, viewer: Viewer, text: str) -> None:
    """Carry out one message; whatever is wrong with it is answered."""
    key = ""
    try:
        request = read_request(text)
        key = request.key if isinstance(request, Choose | Undo) else ""
        if person is None:
            raise Problem(401, "server-sign-in")
        await carry_out(hall, desk, person, viewer, request)
    except msgspec.DecodeError as error:
        viewer.tell(encode(RefusedMove(key, None, Text("server-bad-request", {"why": str(error)}), desk.seq)))
    except Refused as refused:
        trouble = of_refusal(refused.refusal)
        viewer.tell(encode(RefusedMove(key, trouble.clause, trouble.text, desk.seq)))
    except Problem as problem:
        viewer.tell(encode(RefusedMove(key, problem.trouble.clause, problem.trouble.text, desk.seq)))


async def carry_out(hall: Hall, desk: Desk, person: PersonRow, viewer: Viewer, request: Request) -> None:
    match request:
        case Choose(seq, choice, key):
            viewer.acknowledge(encode(Ack(key, await play.choose(hall, desk, person, seq, choice, key))))
        case Undo(key):
            viewer.acknowledge(encode(Ack(key, await play.undo(hall, desk, person, key))))
        case AskWhy(choice):
            viewer.tell(encode(await why_not(desk, person, choice)))
        case Say(said):
            await play.chat(hall, desk, person, said)
        case Agree(agree):
            await play.takeback(hall, desk, person, agree)


ROUTES = Router("/", route_handlers=[move, undo, why, poll, stream, socket], tags=["play"])
