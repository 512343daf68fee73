"""Look after the server's database: bring it up to date, back it up, restore it.

A backup holds all rows as they are at one moment, and fits SQLite and PostgreSQL alike: it also carries a server from
one to the other. It can be made while the server runs. It is restored into an empty database only.

examples:
  kosmodrom db upgrade
  kosmodrom db backup kosmodrom.backup
  kosmodrom db restore kosmodrom.backup --database sqlite:////srv/kosmodrom.db
"""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "look after the server's database"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=["upgrade", "backup", "restore"], help="what to do")
    parser.add_argument("file", nargs="?", type=Path, help="the backup to write or to read")
    parser.add_argument("--database", default="", metavar="URL", help="SQLite or PostgreSQL (KOSMODROM_DATABASE)")


def run(args: argparse.Namespace) -> int:
    import os

    from kosmodrom.errors import UserError
    from kosmodrom.server import database
    from kosmodrom.server.settings import database_url

    url = database_url(args.database, os.environ)
    if args.action == "upgrade":
        database.upgrade(url)
        print(f"the database is at {database.newest()}")
        return 0
    if args.file is None:
        raise UserError(f"db {args.action} needs a file")
    if args.action == "backup":
        print(f"{database.backup(url, args.file)} rows written to {args.file}")
    else:
        print(f"{database.restore(url, args.file)} rows restored from {args.file}")
    return 0
