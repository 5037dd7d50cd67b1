"""Reading and writing tables, inside the transaction that is given; who writes does so in one go, without waiting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, Row, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wooden_o.core import NATURE
from wooden_o.server.store.rows import Entry, Facts, Offer, SeatRow
from wooden_o.server.store.schema import chat, datasets, holders, log, seats, secrets, tables

CHANNEL = "wooden_o_tables"
SUMMARY = ("status", "sequence", "ply", "to_act", "changed", "deadline", "bots_due")
OWN = (
    "id game rules data visibility clock seconds window_seconds real_table hot_seat language host origin rematch "
    "created version"
).split()

Summary = dict[str, Any]
ENTER = insert(log)
SUM_UP = update(tables).where(tables.c.id == bindparam("table"), tables.c.version == bindparam("known"))


async def load(connection: AsyncConnection, table: str) -> Facts | None:
    """A table without its log."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
    if row is None:
        return None
    sitting = (await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))).all()
    return facts_of(row, sitting)


def facts_of(row: Row[Any], sitting: Sequence[Row[Any]]) -> Facts:
    named = row._mapping
    return Facts(
        **{name: named[name] for name in OWN},
        options=msgspec.json.decode(named["options"]),
        offer=msgspec.json.decode(named["offer"], type=Offer) if named["offer"] else None,
        seats=[
            SeatRow(seat.seat, seat.kind, seat.name, seat.level, seat.away, seat.auto_pass, seat.webhook)
            for seat in sitting
        ],
    )


async def versions(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """By table: the version of its facts and the last sequence number of its log."""
    found: dict[str, tuple[int, int]] = {}
    for few in (ids[start : start + 500] for start in range(0, len(ids), 500)):
        wanted = select(tables.c.id, tables.c.version, tables.c.sequence).where(tables.c.id.in_(few))
        found |= {row.id: (row.version, row.sequence) for row in await connection.execute(wanted)}
    return found


async def entries(connection: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """The log from that entry on."""
    wanted = select(log).where(log.c.table_id == table, log.c.sequence > after).order_by(log.c.sequence)
    rows = (await connection.execute(wanted)).all()
    return [Entry(row.sequence, row.kind, row.seat, row.key, row.how, row.at, row.command) for row in rows]


def create(connection: Connection, facts: Facts, first: Sequence[Entry], summary: Summary) -> None:
    """A new table with the moves it begins with."""
    own = {name: getattr(facts, name) for name in OWN}
    options = msgspec.json.encode(facts.options).decode()
    rest = {"seats": len(facts.seats), "options": options, "offer": None, "lease": 0.0, "lessee": ""}
    connection.execute(insert(tables).values(**own, **rest, **summary))
    connection.execute(insert(seats), rows_of(facts.id, facts.seats))
    if first:
        connection.execute(ENTER, rows_of(facts.id, first))


def rows_of(table: str, things: Iterable[SeatRow | Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table, **msgspec.structs.asdict(thing)} for thing in things]


def append(connection: Connection, facts: Facts, new: Iterable[Entry], summary: Summary) -> None:
    """Add to a log what was planned on these facts; IntegrityError if another process was first."""
    connection.execute(ENTER, rows_of(facts.id, new))
    must_be_one(connection.execute(SUM_UP, {"table": facts.id, "known": facts.version, **summary}))


def change(connection: Connection, old: int, facts: Facts, new: Sequence[Entry], summary: Summary) -> None:
    """Write facts whose version was `old`, and what then followed; IntegrityError if another process was first."""
    own = {name: getattr(facts, name) for name in OWN if name != "id"}
    offer = msgspec.json.encode(facts.offer).decode() if facts.offer else None
    before = summary["sequence"] - len(new)
    wanted = and_(tables.c.id == facts.id, tables.c.version == old, tables.c.sequence == before)
    must_be_one(connection.execute(update(tables).where(wanted).values(**own, offer=offer, **summary)))
    for seat in facts.seats:
        where = and_(seats.c.table_id == facts.id, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(where).values(**msgspec.structs.asdict(seat)))
    if new:
        connection.execute(ENTER, rows_of(facts.id, new))


def free_seat(connection: Connection, table: str, seat: int) -> None:
    """Nobody holds that seat any more, and no secret opens it."""
    for part in (holders, secrets):
        connection.execute(delete(part).where(part.c.table_id == table, part.c.seat == seat))


def remove(connection: Connection, table: str, version: int) -> None:
    """Take away a table nothing was played at; IntegrityError if another process was first."""
    for part in (seats, holders, secrets, chat):
        connection.execute(delete(part).where(part.c.table_id == table))
    untouched = and_(tables.c.id == table, tables.c.version == version, tables.c.sequence == 0)
    must_be_one(connection.execute(delete(tables).where(untouched)))


def must_be_one(done: CursorResult[Any]) -> None:
    if done.rowcount != 1:
        raise IntegrityError("", {}, Exception("another process was first"))


def announce(connection: Connection, words: str) -> None:
    """PostgreSQL tells the other processes at the moment of the commit."""
    connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})


async def lobby(connection: AsyncConnection, limit: int = 100) -> list[tuple[Facts, Summary]]:
    """Open tables, those that wait for people first."""
    wanted = select(tables).where(tables.c.visibility == "open", tables.c.status.in_(("waiting", "playing")))
    waiting_first = tables.c.status.desc()  # waiting, playing
    return await listed(connection, wanted.order_by(waiting_first, tables.c.changed.desc()).limit(limit))


async def of_session(connection: AsyncConnection, session: str, limit: int = 200) -> list[tuple[Facts, Summary]]:
    mine = select(holders.c.table_id).where(holders.c.session == session)
    wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(limit)
    return await listed(connection, wanted)


async def listed(connection: AsyncConnection, wanted: Any) -> list[tuple[Facts, Summary]]:
    rows = (await connection.execute(wanted)).all()
    ids = [row.id for row in rows]
    sitting: dict[str, list[Row[Any]]] = {number: [] for number in ids}
    found = await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
    for seat in found:
        sitting[seat.table_id].append(seat)
    return [(facts_of(row, sitting[row.id]), {name: row._mapping[name] for name in SUMMARY}) for row in rows]


async def seats_of_session(connection: AsyncConnection, session: str) -> dict[str, set[int]]:
    rows = await connection.execute(select(holders.c.table_id, holders.c.seat).where(holders.c.session == session))
    found: dict[str, set[int]] = {}
    for table, seat in rows:
        found.setdefault(table, set()).add(seat)
    return found


def copy_holders(connection: Connection, old: str, new: str) -> None:
    """Whoever holds a seat here holds the same one there."""
    rows = connection.execute(select(holders.c.session, holders.c.seat).where(holders.c.table_id == old)).all()
    if rows:
        values = [{"session": row.session, "table_id": new, "seat": row.seat} for row in rows]
        connection.execute(insert(holders), values)


async def due(connection: AsyncConnection) -> tuple[list[str], list[str]]:
    """Tables whose clock ran out or where chance was left undone, and tables whose bots nobody computes."""
    now = time()
    playing = tables.c.status == "playing"
    undone = and_(tables.c.to_act == str(NATURE), tables.c.real_table.is_(False))
    late = select(tables.c.id).where(playing, or_(tables.c.deadline < now, undone)).limit(100)
    forgotten = select(tables.c.id).where(playing, tables.c.bots_due, tables.c.lease < now).limit(100)
    return list((await connection.execute(late)).scalars()), list((await connection.execute(forgotten)).scalars())


def lease(connection: Connection, table: str, lessee: str, until: float) -> bool:
    """Reserve the bots of a table for one process for a while."""
    free = or_(tables.c.lease < time(), tables.c.lessee == lessee)
    taken = update(tables).where(tables.c.id == table, free).values(lease=until, lessee=lessee)
    return connection.execute(taken).rowcount == 1


def dataset(connection: Connection, fingerprint: str) -> str | None:
    return connection.execute(select(datasets.c.text).where(datasets.c.fingerprint == fingerprint)).scalar()


def keep_dataset(connection: Connection, fingerprint: str, game: str, words: str) -> None:
    if dataset(connection, fingerprint) is None:
        connection.execute(insert(datasets).values(fingerprint=fingerprint, game=game, text=words))


async def count(connection: AsyncConnection) -> dict[str, int]:
    """How many tables there are, by status."""
    rows = await connection.execute(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
    return {row.status: row.number for row in rows}
