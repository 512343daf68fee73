"""Serve tables to browsers and programs.

Everything is in one process, and the games are in a file in your data folder, unless you ask for more. Several
processes share one address and tell each other of moves through Redis.

examples:
  kosmodrom serve
  kosmodrom serve --open
  kosmodrom serve --host 0.0.0.0 --port 8080
  kosmodrom serve --database postgresql+psycopg://kosmodrom@localhost/kosmodrom
  kosmodrom serve --processes 3 --redis redis://localhost/0
"""

from __future__ import annotations

import argparse

from kosmodrom.commands import tell_if_interpreted

HELP = "serve tables to browsers and programs"


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError
    return number


def processes(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 64:
        raise ValueError
    return number


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=port, default=8000, help="the port; 0 takes a free one (8000)")
    parser.add_argument("--processes", type=processes, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--database", default="", metavar="URL", help="SQLite or PostgreSQL (KOSMODROM_DATABASE)")
    parser.add_argument("--redis", default="", metavar="URL", help="the bus of several processes (KOSMODROM_REDIS)")
    parser.add_argument("--open", action="store_true", help="open the address in a browser, where there is a screen")


def run(args: argparse.Namespace) -> int:
    import os
    import tempfile

    if args.processes == 1:
        return serve(args)
    with tempfile.TemporaryDirectory(prefix="kosmodrom-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # read when the server is loaded
        return serve(args)


def serve(args: argparse.Namespace) -> int:
    import os
    from dataclasses import replace

    from kosmodrom.server import run as server
    from kosmodrom.server.settings import from_environment

    tell_if_interpreted()
    settings = from_environment(os.environ, args.database, args.redis)
    server.serve(replace(settings, processes=args.processes, process=0), args.host, args.port, args.open)
    return 0
