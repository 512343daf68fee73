"""Whether the server lives, whether it can work, and how it is doing."""

from __future__ import annotations

from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from kosmodrom.server import metrics
from kosmodrom.server.hall import Hall


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthy() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def ready(hall: Hall) -> Response[dict[str, str]]:
    """Ready is who reaches the database and the bus and is not about to go."""
    found = {"database": "ok", "bus": "ok", "closing": "yes" if hall.closing else "no"}
    try:
        await hall.store.check()
    except (SQLAlchemyError, OSError):
        found["database"] = "down"
    try:
        await hall.bus.check()
    except (RedisError, OSError):
        found["bus"] = "down"
    good = found == {"database": "ok", "bus": "ok", "closing": "no"}
    return Response(found, status_code=200 if good else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def numbers(hall: Hall) -> Response[bytes]:
    metrics.TABLES.set(len(hall.desks))
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router("/", route_handlers=[healthy, ready, numbers])
