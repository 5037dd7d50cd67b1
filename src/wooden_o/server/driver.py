"""Plays the bots of all tables, and looks after clocks; two processes never play the same choice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from functools import partial
from time import monotonic, time

import structlog

from wooden_o.core import WoodenOError
from wooden_o.server import metrics
from wooden_o.server.minds import Minds, stand_in
from wooden_o.server.problems import Refusal
from wooden_o.server.store import Facts, shelf
from wooden_o.server.table import Step, Table
from wooden_o.server.tables import Tables

log = structlog.get_logger()
LEASE = 10.0  # seconds a process may think about a table before another one steps in


class Driver:
    """One task a table while its bots have to choose; a sweep finds what a lost process left behind."""

    def __init__(self, tables: Tables, minds: Minds, seconds: float) -> None:
        self.tables = tables
        self.minds = minds
        self.seconds = seconds
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        tables.listeners.append(self.changed)

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_on())

    async def stop(self) -> None:
        running = [task for task in (self.sweeper, *self.tasks.values()) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.minds.stop()

    def changed(self, table: Table) -> None:
        if table.bots_owing() and table.id not in self.tasks:
            self.tasks[table.id] = asyncio.create_task(self.run(table.id))

    async def run(self, table_id: str) -> None:
        """Play until no bot owes a choice."""
        try:
            until = 0.0
            while True:
                if time() > until - LEASE / 2:
                    until = time() + LEASE
                    if not await self.leased(table_id, until):
                        return
                if not await self.play_one(table_id):
                    break
            await self.leased(table_id, 0.0)
        except (Refusal, WoodenOError) as error:
            told = getattr(error, "reason", str(error))  # its choice may be hidden
            log.warning("bot-stopped", table=table_id, error=told)
        except Exception as error:
            log.error("bot-stopped", table=table_id, error=repr(error)[:300])
        finally:
            self.tasks.pop(table_id, None)

    async def leased(self, table_id: str, until: float) -> bool:
        """Keep other processes away from the bots of this table, or let them."""
        wish = partial(shelf.lease, table=table_id, lessee=self.tables.process, until=until)
        return await self.tables.store.put(wish)

    async def play_one(self, table_id: str) -> bool:
        """One choice of one bot; False when there is nothing to do."""
        table = await self.tables.open(table_id)
        owing = table.bots_owing()
        if not owing:
            return False
        seat, at = owing[0], table.line.sequence
        state, facts = table.line.match.state, table.facts
        level = facts.seats[seat].level or stand_in(facts.game)
        data = self.tables.library.data_path(facts.game, facts.data)
        who, legal = f"{table_id}/{seat}", table.bot_choices(state, seat)
        thought = self.minds.choose(who, facts.game, level, data, state.view(seat), legal)
        number = await self.keeping(table_id, thought)
        await self.play(table_id, seat, table.game.key(number), at)
        return True

    async def keeping(self, table_id: str, thought: Coroutine[None, None, int]) -> int:
        """Keep the lease while a bot thinks, however long that takes."""
        begun, thinking = monotonic(), asyncio.create_task(thought)
        try:
            while not (await asyncio.wait({thinking}, timeout=LEASE / 2))[0]:
                await self.leased(table_id, time() + LEASE)
            return thinking.result()
        finally:
            thinking.cancel()
            metrics.THINKING.observe(monotonic() - begun)

    async def play(self, table_id: str, seat: int, key: str, at: int) -> None:
        def plan(now: Table) -> list[Step]:
            if now.line.sequence != at or seat not in now.bots_owing():
                return []  # somebody was faster; think again
            return now.plan_move(seat, key, "bot")

        await self.tables.append(table_id, plan)

    # Clocks and forgotten tables

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep", error=repr(error)[:300])
            await asyncio.sleep(self.seconds)

    async def sweep(self) -> None:
        async with self.tables.store.read() as connection:
            late, forgotten = await shelf.due(connection)
        for table_id in late:
            await self.guarded(self.time_is_up(table_id), table_id)
        for table_id in forgotten:
            if table_id not in self.tasks:
                self.tasks[table_id] = asyncio.create_task(self.run(table_id))

    async def guarded(self, work: Awaitable[None], table_id: str) -> None:
        try:
            await work
        except (Refusal, WoodenOError) as error:
            log.warning("clock", table=table_id, error=str(error))

    async def time_is_up(self, table_id: str) -> None:
        """A window closes; whoever has no time left is played by a bot from now on, until he comes back."""

        def alter(now: Table, facts: Facts) -> None:
            for seat in now.flagged(time()):
                facts.seats[seat].away = True

        await self.tables.heard(f"? {table_id}")
        table, _ = await self.tables.append(table_id, Table.plan_lapse)
        if table.flagged(time()):
            table = await self.tables.change(table_id, alter)
        self.changed(table)  # bots may answer in a window that is still open
