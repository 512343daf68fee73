"""What the process loads that servers under test come from: all that a server loads sooner or later."""

from __future__ import annotations

import sqlite3  # noqa: F401
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg  # noqa: F401
import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite.pysqlite  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.loops.asyncio
import uvicorn.protocols.http.h11_impl
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

from kosmodrom import cli
from kosmodrom.games.registry import games
from kosmodrom.server import database, run
from kosmodrom.server.settings import from_environment

cli.parser("serve")
for game in games().values():
    game.edition()
with TemporaryDirectory() as folder:
    settings = from_environment({}, f"sqlite:///{Path(folder) / 'loaded.db'}")
    database.upgrade(settings.database)
    run.Server(settings)
