"""What is said at a table."""

from __future__ import annotations

from functools import partial
from time import time

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from wooden_o.server import wire
from wooden_o.server.problems import Refusal
from wooden_o.server.store import Store
from wooden_o.server.store.schema import chat

LAST = 200  # lines a newcomer gets


async def since(store: Store, table: str, number: int) -> list[wire.ChatLine]:
    """What was said after that line, the last of it at most."""
    wanted = select(chat).where(chat.c.table_id == table, chat.c.number > number)
    async with store.read() as connection:
        rows = (await connection.execute(wanted.order_by(chat.c.number.desc()).limit(LAST))).all()
    return [
        wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in reversed(rows)
    ]


def clean(text: str) -> str:
    """Words on one line, without invisible characters that could turn the page's text around."""
    told = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not told:
        raise Refusal("bad-request", 400, "nothing was said")
    return told


async def say(store: Store, table: str, seat: int | None, name: str, text: str, command: str) -> wire.ChatLine | None:
    """Store a line; none if this command has been stored before."""
    for _ in range(8):
        try:
            return await store.put(partial(write, table=table, seat=seat, name=name, text=clean(text), command=command))
        except IntegrityError:
            continue  # two spoke at once
    raise Refusal("storage-locked", 503)


def write(
    connection: Connection, table: str, seat: int | None, name: str, text: str, command: str
) -> wire.ChatLine | None:
    now = time()
    mine = select(chat.c.number).where(chat.c.table_id == table, chat.c.command == command)
    if connection.execute(mine).scalar() is not None:
        return None
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
    number = (last or 0) + 1
    row = {"table_id": table, "number": number, "seat": seat, "name": name, "text": text, "at": now}
    connection.execute(insert(chat).values(**row, command=command))
    return wire.ChatLine(number=number, seat=seat, name=name, text=text, at=now)
