"""Storage: migrations make the schema; full, locked, lost and broken storage get clear words and lose nothing."""

from __future__ import annotations

import asyncio
import contextlib
import io
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tests.server.running import Player, threaded, until
from wooden_o.server import logs
from wooden_o.server.settings import Settings
from wooden_o.server.store import Store, engine
from wooden_o.server.store.schema import metadata


def differences(url: str) -> list[object]:
    async def compare() -> list[object]:
        store = Store(url)
        await store.start()
        await store.start()  # a second start changes nothing
        async with store.read() as connection:
            found = await connection.run_sync(compared)
        await store.stop()
        return found

    return asyncio.run(compare())


def compared(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_migrations_make_the_schema_on_sqlite(tmp_path: Path) -> None:
    assert differences(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'w.sqlite'}") == []


def test_migrations_make_the_schema_on_postgresql(postgres: str) -> None:
    assert differences(postgres.replace("postgresql", "postgresql+asyncpg")) == []


def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    def pragma(connection: Connection, name: str) -> object:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

    async def pragmas() -> list[object]:
        store = Store(Settings(folder=tmp_path).database_url)
        await store.start()
        found = await store.put(
            lambda connection: [pragma(connection, name) for name in ("journal_mode", "synchronous")]
        )
        await store.stop()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]


def settings(folder: Path) -> Settings:
    return Settings(folder=folder, workers=1, limits=False, warm=False)


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        table = ann.new("me").table
        for _ in range(10):
            ann.choose(table, 0, ann.see(table).legal[0].key)
        before, cookie = ann.see(table), ann.http.cookies["wooden_o"]
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        ann.http.cookies["wooden_o"] = cookie
        after = ann.see(table)
    assert (after.view, after.sequence, after.log) == (before.view, before.sequence, before.log)


def test_a_locked_file_gets_a_clear_message_and_then_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "busy_timeout=200"))  # no need to wait for long here
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        table = ann.new("me").table
        shown = ann.see(table)
        other = sqlite3.connect(tmp_path / "wooden-o.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = ann.choose(table, 0, shown.legal[0].key)
        assert refused.status_code == 503
        assert refused.json()["code"] == "storage-locked"
        assert ann.see(table).sequence == shown.sequence
        other.execute("ROLLBACK")
        other.close()
        assert ann.choose(table, 0, shown.legal[0].key).status_code == 200


def test_a_full_disk_gets_a_clear_message_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is told how far its file may grow; beyond that it fails as on a full disk."""
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "max_page_count=50"))
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        table = ann.new("me").table
        shown = ann.see(table)
        for _ in range(300):
            answer = ann.post("/api/tables", {"game": "troupe", "seats": [{"kind": "me"}]})
            if answer.status_code != 201:
                break
        assert answer.status_code == 503
        assert answer.json()["code"] == "storage-full"
        assert ann.see(table).view == shown.view
        assert httpx.get(address + "/health").status_code == 200


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip(f"a small file system cannot be mounted here: {made.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill(folder: Path) -> Path:
    ballast = folder / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return ballast


def test_a_really_full_disk_too_and_then_it_goes_on(small_disk: Path) -> None:
    """Somebody else fills up the file system the database lies on."""
    with threaded(settings(small_disk)) as address, Player(address) as ann:
        cookie, table = ann.http.cookies, ann.new("me").table
        assert ann.choose(table, 0, ann.see(table).legal[0].key).status_code == 200
        shown = ann.see(table)
        ballast = fill(small_disk)
        for _ in range(3):
            refused = ann.choose(table, 0, shown.legal[0].key)
            assert refused.status_code == 503
            assert refused.headers["content-type"] == "application/problem+json"
            assert refused.json()["code"] == "storage-full"
        assert ann.see(table).log == shown.log
        ballast.unlink()
        assert ann.choose(table, 0, shown.legal[0].key).json()["sequence"] == shown.sequence + 1
        shown = ann.see(table)
    with threaded(settings(small_disk)) as address, Player(address) as ann:
        ann.http.cookies = cookie
        assert ann.see(table).log == shown.log


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_taken_away_is_told_and_no_move_is_lost_in_it(tmp_path: Path, replaced: bool) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    with threaded(settings(folder)) as address, Player(address) as ann:
        table = ann.new("me").table
        shown = ann.see(table)
        folder.rename(away)
        if replaced:
            folder.mkdir()
            (folder / "wooden-o.sqlite").touch()
        refused = ann.choose(table, 0, shown.legal[0].key)
        assert (refused.status_code, refused.json()["code"]) == (503, "storage")
        assert httpx.get(address + "/health").status_code == 503
        if replaced:
            shutil.rmtree(folder)
        away.rename(folder)
        assert httpx.get(address + "/health").status_code == 200
        assert ann.choose(table, 0, shown.legal[0].key).json()["sequence"] > shown.sequence


@pytest.mark.parametrize("place", ["holders", "secrets", "log"])
def test_somebody_sits_down_wholly_or_not_at_all(tmp_path: Path, place: str) -> None:
    """Wherever the writing fails: seat, holder, secret and the first moves come together."""
    database = sqlite3.connect(tmp_path / "wooden-o.sqlite", isolation_level=None)
    with threaded(settings(tmp_path)) as address, Player(address) as ann, Player(address, "Bob") as bob:
        table = ann.new("me open").table
        database.execute(f"CREATE TRIGGER fault BEFORE INSERT ON {place} BEGIN SELECT RAISE(ABORT, 'fault'); END")
        assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"}).status_code == 503
        assert [seat.kind for seat in ann.see(table).table.seats] == ["person", "open"]
        database.execute("DROP TRIGGER fault")
        assert [key.seat for key in bob.join(table).seats] == [1]
        shown = bob.see(table)
        assert shown.held == [1]
        assert shown.to_act != [-1]
    database.close()


def test_where_chance_was_left_undone_it_is_made_up_for(tmp_path: Path) -> None:
    """A table as a fault between two writes once left it: full, but nothing dealt."""
    swift = Settings(folder=tmp_path, workers=1, limits=False, warm=False, sweep_seconds=0.1)
    with threaded(swift) as address, Player(address) as ann:
        table = ann.new("me open").table
        with sqlite3.connect(tmp_path / "wooden-o.sqlite") as database:
            database.execute("UPDATE seats SET kind = 'person' WHERE table_id = ?", (table,))
            filled = "UPDATE tables SET status = 'playing', to_act = '-1', version = version + 1 WHERE id = ?"
            database.execute(filled, (table,))
        database.close()
        until(lambda: ann.see(table).to_act not in ([], [-1]))


def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    with Path("/dev/full").open("wb", buffering=0) as raw, io.TextIOWrapper(raw, write_through=True) as full:
        logs.Pencil(full).error("the disk is full")


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with a folder and the files of the database in it."""
    files = [folder, *folder.glob("wooden-o.sqlite*")]
    return {path.name: path.stat().st_mode & 0o777 for path in files}


def test_what_is_stored_is_for_the_operator_alone(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    old.mkdir()
    (old / "wooden-o.sqlite").touch()
    for path, mode in ((old, 0o755), (old / "wooden-o.sqlite", 0o644)):
        path.chmod(mode)
    for folder, files, itself in ((new, 0o600, 0o700), (old, 0o644, 0o755)):
        with threaded(settings(folder)) as address, Player(address) as ann:
            ann.new("me")
            found = modes(folder)
            assert found.pop(folder.name) == itself
            assert found == dict.fromkeys(("wooden-o.sqlite", "wooden-o.sqlite-wal", "wooden-o.sqlite-shm"), files)


SPOIL = "UPDATE log SET {} WHERE table_id = ? AND sequence = 5"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("key = 'nonsense'", "entry 5: unknown-choice"),
        ("seat = 0", "entry 5: only-nature"),
        ("kind = 'back'", "entry 5"),
    ],
)
def test_a_broken_log_is_told_and_left_as_it_is(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], change: str, told: str
) -> None:
    """Which entry, and which rule is against it; what was drawn there is nobody's business."""
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        broken, sound = ann.new("me").table, ann.new("me").table
    file = tmp_path / "wooden-o.sqlite"
    with sqlite3.connect(file) as connection:
        (hidden,) = connection.execute("SELECT key FROM log WHERE table_id = ? AND sequence = 5", (broken,)).fetchone()
        connection.execute(SPOIL.format(change), (broken,))
        rows = connection.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall()
    connection.close()
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        answer = ann.get(f"/api/tables/{broken}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "broken"
        assert answer.json()["detail"] == told
        assert ann.get(f"/api/tables/{sound}").status_code == 200
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall() == rows
    connection.close()
    assert hidden not in answer.text + "".join(capfd.readouterr())


def test_a_game_of_other_rules_says_so(tmp_path: Path) -> None:
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        table = ann.new("me").table
    with sqlite3.connect(tmp_path / "wooden-o.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = 99")
    connection.close()
    with threaded(settings(tmp_path)) as address, Player(address) as ann:
        assert "rules version 99" in ann.get(f"/api/tables/{table}").json()["detail"]
