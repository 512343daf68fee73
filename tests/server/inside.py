"""What stands in a server's database: the other side of what it says."""

from __future__ import annotations

from sqlalchemy import select

from kosmodrom.server.database import blocking
from kosmodrom.server.rows import ActionRow, TableRow
from kosmodrom.server.schema import actions, seeds, tables
from kosmodrom.server.settings import database_url


def rows_of(database: str, id: str) -> tuple[TableRow, str, list[ActionRow]]:
    """A table, its seed, and its log."""
    engine = blocking(database_url(database, {}))
    with engine.connect() as connection:
        table = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
        seed = connection.execute(select(seeds.c.seed).where(seeds.c.table_id == id)).scalar_one()
        log = connection.execute(select(actions).where(actions.c.table_id == id).order_by(actions.c.seq)).mappings()
        found = TableRow(**table), str(seed), [ActionRow(**row) for row in log]
    engine.dispose()
    return found
