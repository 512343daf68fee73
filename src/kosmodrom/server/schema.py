"""The tables of the database. The rows of `actions` are the truth about every game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # Names that look alike have the same skeleton; guests have none, so that they take no name away.
    Column("skeleton", String, unique=True),
    Column("password", String),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),  # of the token, which nobody but its owner has
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),  # "cookie", "token" or "link"
    Column("label", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String, nullable=False),  # "free", "live" or "slow"
    Column("seconds", Integer, nullable=False),  # for each decision; 0: no limit
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("state", String, nullable=False),  # "open", "playing" or "finished"
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("edition", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("totals", JSON, nullable=False),
    Column("rematch", String, nullable=False),
    Index("tables_by_state", "state", "created"),
)

# Apart from the tables, so that no query for a table can bring a seed with it.
seeds = Table(
    "seeds",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seed", String, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # "open", "person" or "bot"
    Column("person", String, ForeignKey("people.id"), index=True),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),  # who decides where no person does
    Column("sitting_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("link", Integer, nullable=False),  # how often the seat's link was changed
    Column("agrees_to", Integer, nullable=False),  # a takeback that waits for consent; -1: none
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # "choose", "undo" or "takeback"
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),  # of a takeback: the action up to which the game stands
    Column("chance", JSON, nullable=False),
    Column("forced", JSON, nullable=False),
    Column("key", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

imports = Table(
    "imports",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("log", Text, nullable=False),
    Column("created", Float, nullable=False),
)
