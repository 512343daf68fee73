"""Puts the server together."""

from __future__ import annotations

import importlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

from kosmodrom.engine.step import Refused
from kosmodrom.engine.table import Text
from kosmodrom.server import driver
from kosmodrom.server.api import client, games, health, moves, people, reviews, tables
from kosmodrom.server.api.needs import NEEDS
from kosmodrom.server.hall import Hall
from kosmodrom.server.match import BadLog
from kosmodrom.server.problems import Problem, Trouble, answer, on_http, on_problem, on_refused
from kosmodrom.server.settings import Settings
from kosmodrom.server.writer import WriterClosed

LARGEST_BODY = 64_000

log = structlog.get_logger(__name__)


def set_up_logs(level: str) -> None:
    """Logs as JSON, a line for each event."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # Without the variables: among them are seeds and tokens.
            ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
    )


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours: it stands in the log, and not in the answer."""
    log.error("a request failed", path=request.url.path, error=repr(error), exc_info=error)
    return answer(Trouble("fault", Text("server-fault")), 500)


def on_bad_log(request: Request[Any, Any, Any], error: BadLog) -> Response[Any]:
    log.error("a game does not fit this version", error=str(error))
    return answer(Trouble("other-version", Text("server-other-version")), 409)


def on_closing(_: Request[Any, Any, Any], error: WriterClosed) -> Response[Any]:
    return answer(Trouble("closing", Text("server-closing")), 503)


def application(settings: Settings) -> Litestar:
    """The server without its guard."""
    for module in settings.bot_modules:
        importlib.import_module(module)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        hall.driver = driver.wake
        app.state["hall"] = hall
        await hall.start()
        log.info("started", process=settings.process, processes=settings.processes)
        try:
            yield
        finally:
            await hall.close()
            log.info("ended", process=settings.process)

    return Litestar(
        route_handlers=[module.ROUTES for module in (games, people, tables, moves, reviews, health, client)],
        dependencies=NEEDS,
        lifespan=[lifespan],
        exception_handlers={
            Problem: on_problem,
            Refused: on_refused,
            BadLog: on_bad_log,
            WriterClosed: on_closing,
            HTTPException: on_http,
            Exception: on_fault,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["/events", "/socket"]),
        openapi_config=OpenAPIConfig(
            title="Kosmodrom",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
