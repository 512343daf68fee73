"""What Alembic runs: the migrations on the connection that it is handed."""

from __future__ import annotations

from alembic import context

from kosmodrom.server.schema import metadata


def migrate() -> None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


migrate()
