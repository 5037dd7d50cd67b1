"""The tables of the database. The log is append-only; everything about a game is replayed from it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(64), nullable=False),  # fingerprint; own data stand in `datasets`
    Column("visibility", String(8), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer),
    Column("window_seconds", Integer, nullable=False, server_default="0"),  # 0: no limit
    Column("real_table", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("host", String(64), nullable=False),  # hash of the session that made it
    Column("origin", String(32)),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("offer", Text),
    Column("version", Integer, nullable=False),  # rises with every change here or in `seats`
    # What is known from the log, kept here for lists and sweeps
    Column("status", String(8), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_act", String(16), nullable=False),
    Column("changed", Float, nullable=False),
    Column("deadline", Float),  # when the first clock runs out
    Column("bots_due", Boolean, nullable=False),
    Column("lease", Float, nullable=False),  # until when a process computes the bots of this table
    Column("lessee", String(32), nullable=False),
    Index("tables_lobby", "visibility", "status", "changed"),
    Index("tables_sweep", "status", "bots_due", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("away", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
    Column("webhook", String(300)),
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # move or back
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),  # of a step back: the ply it leads to
    Column("how", String(8), nullable=False),  # person, bot, auto, nature
    Column("command", String(64)),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    UniqueConstraint("table_id", "command"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("session", String(64), nullable=False),  # hash
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("session", "table_id", "seat"),
    Index("holders_table", "table_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(80), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "command"),
)

datasets = Table(
    "datasets",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("text", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("report", Text),
    Column("detail", Text, nullable=False),
    Column("alive", Float, nullable=False),  # the process at work says so now and then
)
