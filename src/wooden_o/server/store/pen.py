"""The one writer of a SQLite file: what comes while a commit is on its way to the disk goes with the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

Work = Callable[[Connection], Any]


class Pen:
    """A thread that commits for all; a work may be carried out again if the commit it was part of failed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "pen")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def put(self, work: Work) -> Any:
        """What the work returns, once it is on the disk."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())
        return await done

    async def write(self) -> None:
        """Commit until nothing is waiting."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            outcomes = await loop.run_in_executor(self.thread, self.commit, [work for work, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                tell(done, outcome)
        self.writer = None

    def commit(self, works: list[Work]) -> list[Any]:
        """All in one transaction; where one of them fails, each in its own, so that none spoils another's."""
        try:
            with self.engine.begin() as connection:
                return [work(connection) for work in works]
        except OperationalError as error:  # the storage, not a work
            return [error] * len(works)
        except Exception as error:
            return [error] if len(works) == 1 else [self.commit([work])[0] for work in works]

    async def stop(self) -> None:
        if self.writer is not None:
            await self.writer
        self.thread.shutdown()
        self.engine.dispose()


def tell(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.done():
        return  # whoever asked has gone
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
