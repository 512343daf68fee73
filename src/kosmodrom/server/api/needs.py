"""What the addresses need: the hall, and who asks."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException

from kosmodrom.server.accounts import COOKIE, person_of
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.rows import PersonRow

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    found: Hall = connection.app.state["hall"]
    return found


async def visitor_of(connection: Connection) -> PersonRow | None:
    cookie, authorization = connection.cookies.get(COOKIE), connection.headers.get("authorization")
    return await person_of(hall_of(connection).store, cookie, authorization)


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
