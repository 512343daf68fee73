"""What the addresses need: the hall, and who asks."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException

from kosmodrom.server import metrics
from kosmodrom.server.desk import Desk
from kosmodrom.server.guard import cost_of, token_of
from kosmodrom.server.hall import Hall
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import PersonRow
from kosmodrom.server.signing import hash_of

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    found: Hall = connection.app.state["hall"]
    return found


def session_of(connection: Connection) -> str:
    """The way in by which a request comes, as the database knows it; empty where it brings none."""
    token = token_of(dict(connection.headers))
    return hash_of(token) if token else ""


async def visitor_of(connection: Connection) -> PersonRow | None:
    """Who asks, who pays for it as well: the limits are for each person too, in however many ways it comes in."""
    hall, session = hall_of(connection), session_of(connection)
    person = await hall.store.session_person(session) if session else None
    if person is not None and not hall.limiter.take(f"person {person.id}", cost_of(connection.scope)):
        metrics.REFUSED.inc()
        raise Problem(429, "server-too-fast")
    return person


async def provide_hall(request: Connection) -> Hall:
    return hall_of(request)


async def provide_visitor(request: Connection) -> PersonRow | None:
    """Who asks, if anybody has signed in."""
    return await visitor_of(request)


async def provide_me(visitor: PersonRow | None) -> PersonRow:
    """Who asks; nobody else gets further."""
    if visitor is None:
        raise NotAuthorizedException
    return visitor


async def provide_desk(hall: Hall, id: str) -> Desk:
    return await hall.newest(id)


NEEDS = {
    "hall": Provide(provide_hall),
    "visitor": Provide(provide_visitor),
    "me": Provide(provide_me),
    "desk": Provide(provide_desk),
}
