"""The booklet of Globe: all the answers, so it is closed to whoever sits where one of them is being asked for."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import or_, select

from wooden_o.games.globe import data as globe
from wooden_o.server.people import Person
from wooden_o.server.problems import Refusal
from wooden_o.server.store.schema import holders, secrets, tables
from wooden_o.server.tables import Tables
from wooden_o.server.wire.globebox import Booklet


@cache
def pages() -> Booklet:
    """What the booklet tells, as its files have it."""
    folder = globe.FOLDER / "content"
    names = ("plays", "characters", "quotations", "kings")
    rows = {name: next(iter(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")).values())) for name in names}
    return msgspec.convert(rows, Booklet)


def asked_in(view: dict[str, Any] | None) -> bool:
    """Whether a name, a source or a challenge is being waited for."""
    return bool(view and view["game"] == "globe" and view["claims"]["open"])


async def must_be_open(tables_here: Tables, person: Person) -> None:
    """Refuse the booklet to those at a table where a question is open, whether it is theirs or another's."""
    for table_id in await own_tables(tables_here, person):
        try:
            table = await tables_here.open(table_id)
        except Refusal:
            continue  # a game that cannot be opened asks nothing
        if table.status == "playing" and asked_in(table.line.match.state.view(None)):
            raise Refusal("booklet-closed", 409, table_id)


async def own_tables(tables_here: Tables, person: Person) -> list[str]:
    """The games of Globe this person is playing."""
    by_session = select(holders.c.table_id).where(holders.c.session == person.session)
    by_secret = select(secrets.c.table_id).where(secrets.c.hash == person.secret)
    mine = or_(tables.c.id.in_(by_session), tables.c.id.in_(by_secret))
    wanted = select(tables.c.id).where(tables.c.game == "globe", tables.c.status == "playing", mine)
    async with tables_here.store.read() as connection:
        return list((await connection.execute(wanted)).scalars())
