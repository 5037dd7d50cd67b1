"""Storage is quick: the longest game in a blink, and many moves in one commit, none at another's cost."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from wooden_o.match import Record
from wooden_o.server import wire
from wooden_o.server.hosting import Hosting
from wooden_o.server.library import Library
from wooden_o.server.people import Person
from wooden_o.server.problems import Refusal
from wooden_o.server.settings import Settings
from wooden_o.server.store import Store
from wooden_o.server.table import Step, Table
from wooden_o.server.tables import Tables

GOLDEN = Path(__file__).parents[1] / "golden"
BLINK = 0.1  # seconds
TRIES = 5  # the best counts, in time of the processor: whatever else this machine does is not the server's


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(Settings(folder=folder).database_url)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def longest(game: str) -> str:
    texts = [path.read_text() for path in GOLDEN.glob(f"{game}-*.txt")]
    return max(texts, key=lambda text: len(Record.from_text(text).moves))


async def best(work: Callable[[], Awaitable[object]]) -> float:
    times = []
    for _ in range(TRIES):
        begun = time.process_time()
        await work()
        times.append(time.process_time() - begun)
    return min(times)


@pytest.mark.parametrize("game", ["troupe", "globe"])
def test_the_longest_game_is_opened_undone_and_scrubbed_in_a_blink(game: str, tmp_path: Path) -> None:
    """With a hundred steps back in its log, too."""

    async def play() -> None:
        async with opened(tmp_path) as store:
            tables = Tables(store, Library(tmp_path / "data"))
            seated = await Hosting(tables, 0).from_record(Person("ann"), wire.ImportRecord(record=longest(game)))
            table = await tables.open(seated.table)
            end = table.line.match.state.view(0)

            async def undo() -> None:
                await tables.append(table.id, to_and_fro)

            async def scrub() -> None:
                for ply in range(0, table.line.ply, 50):
                    table.line.at(ply).view(0)

            assert await best(undo) < BLINK
            assert await best(scrub) < BLINK * (table.line.ply // 50 + 1)
            await tables.append(table.id, lambda now: to_and_fro(now) * 100)
            assert await best(lambda: tables.load(table.id)) < BLINK
            assert (await tables.load(table.id)).line.match.state.view(0) == end

    asyncio.run(play())


def to_and_fro(now: Table) -> list[Step]:
    """Three moves back, and the same three again."""
    moves = [Step("move", seat, now.game.key(number), "person") for seat, number in now.line.match.moves[-3:]]
    return [Step("back", 0, str(now.line.ply - 3), "person"), *moves]


def note(number: int) -> Callable[[Connection], int]:
    def write(connection: Connection) -> int:
        connection.execute(text("INSERT INTO notes VALUES (:number)"), {"number": number})
        return number

    return write


def test_many_writers_share_a_commit_and_none_spoils_anothers_work(tmp_path: Path) -> None:
    commits: list[object] = []

    async def write() -> list[object]:
        async with opened(tmp_path) as store:
            await store.put(lambda connection: connection.execute(text("CREATE TABLE notes (n INTEGER PRIMARY KEY)")))
            assert store.pen is not None
            event.listen(store.pen.engine, "commit", commits.append)
            assert await asyncio.gather(*(store.put(note(number)) for number in range(100))) == list(range(100))
            assert len(commits) <= 3
            mixed = (store.put(note(number)) for number in (200, 50, 201, 51, 202))
            results = await asyncio.gather(*mixed, return_exceptions=True)
            async with store.read() as connection:
                stored = (await connection.execute(text("SELECT n FROM notes WHERE n >= 200"))).scalars().all()
            assert stored == [200, 201, 202]
            return list(results)

    results = asyncio.run(write())
    assert results[::2] == [200, 201, 202]
    assert all(isinstance(error, IntegrityError) for error in results[1::2])


def test_what_was_begun_is_stored_and_told_though_the_asker_has_gone(tmp_path: Path) -> None:
    async def leave() -> tuple[int, list[int]]:
        async with opened(tmp_path) as store:
            tables = Tables(store, Library(tmp_path / "data"))
            wanted = wire.NewTable(game="troupe", seats=[wire.SeatChoice(kind="me")])
            table = await tables.open((await Hosting(tables, 0).new(Person("ann"), wanted)).table)
            told: list[int] = []
            tables.listeners.append(lambda now: told.append(now.line.sequence))
            key = table.game.key(table.line.match.state.legal(0)[0])
            asker = asyncio.create_task(tables.append(table.id, lambda now: now.plan_move(0, key, "person")))
            await asyncio.sleep(0)  # the move is on its way
            asker.cancel()
            await tables.stop()
            return (await tables.load(table.id)).line.sequence, told

    stored, told = asyncio.run(leave())
    assert told == [stored]


def test_tables_that_are_not_there_leave_no_trace(tmp_path: Path) -> None:
    async def knock() -> list[str]:
        async with opened(tmp_path) as store:
            tables = Tables(store, Library(tmp_path / "data"))
            answers = await asyncio.gather(*(tables.open(f"none{n % 10}") for n in range(50)), return_exceptions=True)
            assert all(isinstance(answer, Refusal) for answer in answers)
            del answers  # with what they were raised from
            await asyncio.sleep(0)
            gc.collect()
            return [*tables.loading, *tables.open_tables]

    assert asyncio.run(knock()) == []
