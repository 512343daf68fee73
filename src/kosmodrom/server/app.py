"""Puts the server together."""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from structlog.processors import ExceptionRenderer, JSONRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

from kosmodrom.engine.step import Refused
from kosmodrom.server import driver
from kosmodrom.server.api import client, games, health, moves, people, reviews, tables
from kosmodrom.server.api.needs import NEEDS
from kosmodrom.server.description import Description
from kosmodrom.server.hall import Hall
from kosmodrom.server.match import BadLog
from kosmodrom.server.problems import Problem, answer, on_http, on_problem, on_refused, trouble
from kosmodrom.server.settings import Settings
from kosmodrom.server.writer import WriterClosed

LARGEST_BODY = 64_000

log = structlog.get_logger(__name__)


def set_up_logs(level: str) -> None:
    """Logs as JSON, a line for each event, also of what the libraries warn of."""
    shape: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Without the variables: among them are seeds and tokens.
        ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
    ]
    structlog.configure(
        processors=[*shape, JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        # Writes a line at one go: several processes share this output.
        logger_factory=structlog.WriteLoggerFactory(),
    )
    ours = ProcessorFormatter(
        processors=[ProcessorFormatter.remove_processors_meta, JSONRenderer()], foreign_pre_chain=shape
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(ours)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours: it stands in the log, and not in the answer."""
    log.error("a request failed", path=request.url.path, error=repr(error), exc_info=error)
    return answer(trouble("server-fault"), 500)


def on_bad_log(request: Request[Any, Any, Any], error: BadLog) -> Response[Any]:
    log.error("a game does not fit this version", error=str(error))
    return answer(trouble("server-other-version"), 409)


def on_closing(_: Request[Any, Any, Any], error: WriterClosed) -> Response[Any]:
    return answer(trouble("server-closing"), 503)


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
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
