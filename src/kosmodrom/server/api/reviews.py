"""Games that are over: their log as a file, and step by step."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.exceptions import NotFoundException

from kosmodrom.engine.record import read
from kosmodrom.games.registry import games
from kosmodrom.server import reviewing, signing
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import Imported, Review
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import FINISHED, PersonRow

LONGEST_LOG = 1_000_000


async def log_text(hall: Hall, desk: Desk) -> str:
    """The log file of a finished game: before that it would tell what chance gave to whom."""
    if desk.row.state != FINISHED or desk.match is None or not desk.match.over:
        raise Problem(409, "server-not-over")
    async with desk.lock:
        return reviewing.log_of(desk.match.session)


def as_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{id:str}/log", summary="The log file of a finished game", media_type=MediaType.TEXT)
async def log_file(hall: Hall, desk: Desk) -> Response[str]:
    return as_file(await log_text(hall, desk), f"{desk.row.game}-{desk.row.id}.log")


@get("/api/tables/{id:str}/review", summary="A finished game, step by step")
async def review_table(hall: Hall, desk: Desk, eyes: str = "all", first: int = 0, most: int = 50) -> Review:
    text = await log_text(hall, desk)
    return await review_of(text, eyes, first, most)


async def review_of(text: str, eyes: str, first: int, most: int) -> Review:
    record = await asyncio.to_thread(read, text, games())
    return await asyncio.to_thread(reviewing.review, record, eyes, max(0, first), most)


@post("/api/reviews", summary="Bring a log file to review", status_code=201, request_max_body_size=LONGEST_LOG)
async def import_log(hall: Hall, me: PersonRow, request: Request[Any, Any, Any]) -> Imported:
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, "server-bad-log", why="UTF-8") from None
    await asyncio.to_thread(reviewing.read_log, text)
    id = signing.new_id()
    await hall.store.add_import(id, me.id, text)
    return Imported(id)


async def brought(hall: Hall, id: str) -> str:
    text = await hall.store.imported(id)
    if text is None:
        raise NotFoundException
    return text


@get("/api/reviews/{id:str}", summary="An imported game, step by step")
async def review_import(hall: Hall, id: str, eyes: str = "all", first: int = 0, most: int = 50) -> Review:
    return await review_of(await brought(hall, id), eyes, first, most)


@get("/api/reviews/{id:str}/log", summary="The log file of an imported game", media_type=MediaType.TEXT)
async def import_file(hall: Hall, id: str) -> Response[str]:
    return as_file(await brought(hall, id), f"{id}.log")


ROUTES = Router("/", route_handlers=[log_file, review_table, import_log, review_import, import_file], tags=["reviews"])
