"""The analysis of finished games, one after another in the background, with progress for all who look."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wooden_o import bots
from wooden_o.server import wire
from wooden_o.server.minds import Minds
from wooden_o.server.rooms import Rooms
from wooden_o.server.store.schema import analyses
from wooden_o.server.tables import Tables

log = structlog.get_logger()
LOST = 120.0  # seconds without a sign of life: the process at work is gone
SLICE = 10  # moves a worker looks at before it reports
PATIENCE = 10  # the worker's: bots at live tables come first


def study(record: str, data: str | None, start: int, stop: int) -> list[dict[str, Any]]:
    """In a worker: what the strongest bot holds of these choices."""
    return bots.study(record, data, start, stop)


def whole(moves: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """The slices as one report, in the form of `wooden_o.bots.analyse`."""
    losses = [[move["loss"] for move in moves if move["seat"] == seat] for seat in range(seats)]
    turning = sorted((move for move in moves if move["turning_point"]), key=lambda move: -float(move["loss"]))
    return {
        "seats": seats,
        "moves": moves,
        "mean_loss": [round(sum(lost) / len(lost), 4) if lost else 0.0 for lost in losses],
        "turning_points": [move["step"] for move in turning[:5]],
    }


def renew(connection: Connection, row: dict[str, Any]) -> None:
    """A new analysis of a table instead of an old one; IntegrityError if another process begins it right now."""
    connection.execute(delete(analyses).where(analyses.c.table_id == row["table_id"]))
    connection.execute(insert(analyses).values(**row))


class Analyst:
    """Runs one analysis a table, one at a time; another process takes over what a lost one left."""

    def __init__(self, tables: Tables, rooms: Rooms) -> None:
        self.tables = tables
        self.store = tables.store
        self.rooms = rooms
        self.minds = Minds(1, patience=PATIENCE)
        self.turn = asyncio.Lock()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.minds.stop()

    async def look(self, table_id: str) -> wire.Analysis:
        async with self.store.read() as connection:
            row = (await connection.execute(select(analyses).where(analyses.c.table_id == table_id))).first()
        if row is None or (row.state == "running" and row.alive < time() - LOST):
            return wire.Analysis(state="none")
        report = msgspec.json.decode(row.report) if row.report else None
        return wire.Analysis(state=row.state, done=row.done, total=row.total, report=report, detail=row.detail)

    async def begin(self, table_id: str) -> wire.Analysis:
        table = await self.tables.open(table_id)
        table.must_be("over")
        known = await self.look(table_id)
        if known.state in ("running", "done"):
            return known
        total = table.line.ply
        row = {"table_id": table_id, "state": "running", "done": 0, "total": total, "detail": "", "alive": time()}
        try:
            await self.store.put(partial(renew, row=row))
        except IntegrityError:
            return await self.look(table_id)
        self.tasks[table_id] = asyncio.create_task(self.run(table_id))
        return await self.look(table_id)

    async def run(self, table_id: str) -> None:
        """Wait for the others, then work; give signs of life all the while."""
        beat = asyncio.create_task(self.beat(table_id))
        try:
            async with self.turn:
                await self.work(table_id)
        except Exception as error:
            log.error("analysis", table=table_id, error=repr(error)[:300])
            if isinstance(error, BrokenExecutor):
                self.minds.stop()  # the next one gets a new worker
            await self.note(table_id, state="failed", detail="the analysis stopped")
        finally:
            beat.cancel()
            self.tasks.pop(table_id, None)

    async def work(self, table_id: str) -> None:
        table = await self.tables.open(table_id)
        record = table.line.match.record().to_text()
        data = self.tables.library.data_path(table.facts.game, table.facts.data)
        loop, total, reports = asyncio.get_running_loop(), table.line.ply, []
        for start in range(0, total, SLICE):
            stop = min(start + SLICE, total)
            reports += await loop.run_in_executor(self.minds.started(), study, record, data, start, stop)
            await self.note(table_id, done=stop)
            self.rooms.tell(table_id, wire.Progress(done=stop, total=total))
        report = msgspec.json.encode(whole(reports, table.line.match.seats)).decode()
        await self.note(table_id, state="done", report=report)

    async def beat(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(LOST / 4)
            with suppress(SQLAlchemyError, OSError):
                await self.note(table_id)

    async def note(self, table_id: str, **values: object) -> None:
        wish = update(analyses).where(analyses.c.table_id == table_id).values(alive=time(), **values)
        await self.store.put(lambda connection: connection.execute(wish).rowcount)
