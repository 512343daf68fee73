"""A game that is on: answers, and the table as it changes, over a socket, a stream or by asking again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from kosmodrom.engine.step import Refused
from kosmodrom.engine.table import Text
from kosmodrom.server import metrics, play
from kosmodrom.server.api.needs import hall_of, visitor_of
from kosmodrom.server.api.tables import id_of
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.limits import Limiter
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


def looks_on(desk: Desk, viewer: Viewer) -> None:
    desk.viewers.add(viewer)
    metrics.VIEWERS.inc()
    for other in desk.viewers - {viewer}:
        other.changed(info=True)


def looks_away(desk: Desk, viewer: Viewer) -> None:
    desk.viewers.discard(viewer)
    metrics.VIEWERS.dec()
    for other in desk.viewers:
        other.changed(info=True)


@get("/api/tables/{id:str}/state", summary="What a socket would send, for those who have none")
async def poll(desk: Desk, visitor: PersonRow | None, since: int = -1, wait: float = 0.0) -> Response[Poll]:
    """The table, where it is newer than `since`; with `wait`, after so many seconds at most."""
    viewer = Viewer(id_of(visitor), since)
    desk.viewers.add(viewer)
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
        desk.viewers.discard(viewer)
    body = b'{"events":[' + b",".join(events) + b"]}"
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@get("/api/tables/{id:str}/events", summary="What a socket would send, as server-sent events")
async def stream(desk: Desk, visitor: PersonRow | None, since: int = -1) -> ServerSentEvent:
    return ServerSentEvent(events_of(desk, Viewer(id_of(visitor), since)))


async def events_of(desk: Desk, viewer: Viewer) -> AsyncIterator[ServerSentEventMessage]:
    looks_on(desk, viewer)
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
        looks_away(desk, viewer)


@websocket("/api/tables/{id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], id: str, since: int = -1) -> None:
    """Both ways: answers in, the table out."""
    hall = hall_of(socket)
    person = await visitor_of(socket)
    await socket.accept()
    try:
        desk = await hall.newest(id)
    except Problem as problem:
        await socket.send_data(encode(Bye(problem.trouble.error)))
        await socket.close(NOT_ALLOWED)
        return
    viewer = Viewer(id_of(person), since)
    looks_on(desk, viewer)
    reader = asyncio.create_task(listen(hall, desk, person, viewer, socket))
    try:
        await send_all(desk, viewer, socket)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the browser has gone
    finally:
        reader.cancel()
        looks_away(desk, viewer)
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
    limiter = Limiter(hall.settings.most_requests, hall.settings.burst)
    try:
        while True:
            text = await socket.receive_text()
            if len(text) > MESSAGE_BYTES or not limiter.take("socket"):
                viewer.leave("too-much")
                return
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
            viewer.tell(encode(Ack(key, await play.choose(hall, desk, person, seq, choice, key))))
        case Undo(key):
            viewer.tell(encode(Ack(key, await play.undo(hall, desk, person, key))))
        case AskWhy(choice):
            viewer.tell(encode(await why_not(desk, person, choice)))
        case Say(said):
            await play.chat(hall, desk, person, said)
        case Agree(agree):
            await play.takeback(hall, desk, person, agree)


ROUTES = Router("/", route_handlers=[move, undo, why, poll, stream, socket], tags=["play"])
