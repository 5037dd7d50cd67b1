"""Reading and writing tables; every function works inside the transaction it is given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Row, and_, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wooden_o.server.store.rows import Entry, Facts, Offer, SeatRow
from wooden_o.server.store.schema import datasets, holders, log, seats, tables

CHANNEL = "wooden_o_tables"
SUMMARY = ("status", "sequence", "ply", "to_act", "changed", "deadline", "bots_due")
OWN = (
    "id game rules data visibility clock seconds real_table hot_seat language host origin rematch created version"
).split()

Summary = dict[str, Any]


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


async def version_of(connection: AsyncConnection, table: str) -> tuple[int, int] | None:
    """The version of a table's facts and the last sequence number of its log."""
    row = (await connection.execute(select(tables.c.version, tables.c.sequence).where(tables.c.id == table))).first()
    return (row.version, row.sequence) if row else None


async def entries(connection: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """The log from that entry on."""
    wanted = select(log).where(log.c.table_id == table, log.c.sequence > after).order_by(log.c.sequence)
    rows = (await connection.execute(wanted)).all()
    return [Entry(row.sequence, row.kind, row.seat, row.key, row.how, row.at, row.command) for row in rows]


async def create(connection: AsyncConnection, facts: Facts, summary: Summary) -> None:
    own = {name: getattr(facts, name) for name in OWN}
    options = msgspec.json.encode(facts.options).decode()
    rest = {"seats": len(facts.seats), "options": options, "offer": None, "lease": 0.0, "lessee": ""}
    await connection.execute(insert(tables).values(**own, **rest, **summary))
    await connection.execute(insert(seats), [seat_values(facts.id, seat) for seat in facts.seats])


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(seat)}


async def append(connection: AsyncConnection, table: str, new: Iterable[Entry], summary: Summary) -> None:
    """Add to a log; IntegrityError if another process was first."""
    rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in new]
    await connection.execute(insert(log), rows)
    await connection.execute(update(tables).where(tables.c.id == table).values(**summary))


async def change(connection: AsyncConnection, old: int, facts: Facts, summary: Summary) -> bool:
    """Write facts whose version was `old`; False if another process was first."""
    own = {name: getattr(facts, name) for name in OWN if name != "id"}
    offer = msgspec.json.encode(facts.offer).decode() if facts.offer else None
    wanted = and_(tables.c.id == facts.id, tables.c.version == old, tables.c.sequence == summary["sequence"])
    done = await connection.execute(update(tables).where(wanted).values(**own, offer=offer, **summary))
    if done.rowcount != 1:
        return False
    for seat in facts.seats:
        where = and_(seats.c.table_id == facts.id, seats.c.seat == seat.seat)
        await connection.execute(update(seats).where(where).values(**msgspec.structs.asdict(seat)))
    return True


async def announce(connection: AsyncConnection, words: str) -> None:
    """PostgreSQL tells the other processes at the moment of the commit."""
    await connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})


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


async def copy_holders(connection: AsyncConnection, old: str, new: str) -> None:
    """Whoever holds a seat here holds the same one there."""
    rows = (await connection.execute(select(holders.c.session, holders.c.seat).where(holders.c.table_id == old))).all()
    if rows:
        values = [{"session": row.session, "table_id": new, "seat": row.seat} for row in rows]
        await connection.execute(insert(holders), values)


async def due(connection: AsyncConnection) -> tuple[list[str], list[str]]:
    """Tables whose clock ran out, and tables whose bots nobody computes."""
    now = time()
    playing = tables.c.status == "playing"
    late = select(tables.c.id).where(playing, tables.c.deadline < now).limit(100)
    forgotten = select(tables.c.id).where(playing, tables.c.bots_due, tables.c.lease < now).limit(100)
    return list((await connection.execute(late)).scalars()), list((await connection.execute(forgotten)).scalars())


async def lease(connection: AsyncConnection, table: str, lessee: str, until: float) -> bool:
    """Reserve the bots of a table for one process for a while."""
    free = or_(tables.c.lease < time(), tables.c.lessee == lessee)
    taken = update(tables).where(tables.c.id == table, free).values(lease=until, lessee=lessee)
    return (await connection.execute(taken)).rowcount == 1


async def dataset(connection: AsyncConnection, fingerprint: str) -> str | None:
    wanted = select(datasets.c.text).where(datasets.c.fingerprint == fingerprint)
    return (await connection.execute(wanted)).scalar()


async def keep_dataset(connection: AsyncConnection, fingerprint: str, game: str, words: str) -> None:
    if await dataset(connection, fingerprint) is None:
        await connection.execute(insert(datasets).values(fingerprint=fingerprint, game=game, text=words))


async def count(connection: AsyncConnection) -> dict[str, int]:
    """How many tables there are, by status."""
    rows = await connection.execute(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
    return {row.status: row.number for row in rows}
