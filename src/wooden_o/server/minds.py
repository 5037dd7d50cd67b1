"""Bots at work in processes of their own; the server hands them views, never states."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache, lru_cache, partial
from typing import Any

import structlog

import wooden_o
from wooden_o import bots
from wooden_o.bots import Bot, Budget
from wooden_o.server.problems import Refusal

log = structlog.get_logger()


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first."""
    return bots.levels(game)


def must_know(game: str, level: str) -> None:
    if level not in levels(game):
        raise Refusal("bad-options", 422, f"no bot of {game} is called {level!r}; there are: {', '.join(levels(game))}")


def stand_in(game: str) -> str:
    """Who plays for somebody who left: a decent player that answers at once."""
    known = levels(game)
    return known[min(1, len(known) - 1)]


# In a worker


@lru_cache(maxsize=16)  # a searching bot remembers what it found out, which takes room
def mind(who: str, game: str, level: str, data: str | None, seconds: float) -> Bot:
    """The bot of one seat: the same person in every worker, who knows the same things."""
    return bots.make(game, level, random.Random(who), Budget(seconds=seconds) if seconds else None, data)


def think(
    who: str, game: str, level: str, data: str | None, seconds: float, view: dict[str, Any], legal: list[int]
) -> int:
    """One choice of a bot."""
    return mind(who, game, level, data, seconds).choose(view, legal)


def end_with_the_server() -> None:
    """A server that was killed cannot tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def prepare(patience: int) -> None:
    """Load what bots need before the first question; the patient let all others go first."""
    threading.Thread(target=end_with_the_server, daemon=True).start()
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    for game in wooden_o.GAMES:
        mind("", game, stand_in(game), None, 0.0)


class Minds:
    """The pool of workers; a worker that dies is replaced."""

    def __init__(self, workers: int, seconds: float = 0.0, patience: int = 0) -> None:
        self.workers = max(1, workers)
        self.seconds = seconds
        self.patience = patience  # as Unix counts it
        self.salt = secrets.token_hex()  # nobody can tell from the table's address what its bots will choose
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a server with threads must not fork
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=prepare, initargs=(self.patience,)
            )
        return self.pool

    def warm(self) -> None:
        """Start a worker before the first question."""
        self.started().submit(stand_in, "troupe")

    async def choose(
        self, who: str, game: str, level: str, data: str | None, view: dict[str, Any], legal: list[int]
    ) -> int:
        """What the bot chooses; a bot that fails plays by chance rather than stall a table."""
        loop = asyncio.get_running_loop()
        task = partial(think, self.salt + who, game, level, data, self.seconds, view, legal)
        for _ in range(2):
            pool = self.started()
            try:
                chosen = await loop.run_in_executor(pool, task)
            except BrokenExecutor:
                log.warning("worker-died", game=game, level=level)
                if pool is self.pool:  # else somebody has replaced it already
                    self.stop()
            except Exception as error:
                log.error("bot-failed", game=game, level=level, error=repr(error)[:300])
                break
            else:
                if chosen in legal:
                    return chosen
                log.error("bot-illegal", game=game, level=level)
                break
        return random.choice(legal)

    def stop(self) -> None:
        """End the workers, whatever they think about."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)
