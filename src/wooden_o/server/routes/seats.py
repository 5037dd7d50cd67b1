"""A table and its seats."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from wooden_o.server import chats, wire
from wooden_o.server.house import house_of, person_of
from wooden_o.server.people import Person, hashed, held
from wooden_o.server.play import own
from wooden_o.server.problems import Refusal
from wooden_o.server.routes.forms import REFUSALS, Asked, SeatQuery, Since, TableId
from wooden_o.server.show import snapshot
from wooden_o.server.store import Facts
from wooden_o.server.table import Table


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def table(request: Asked, table_id: TableId, seat: SeatQuery = None, since: Since = 0) -> wire.Snapshot:
    """The table as the asker may know it."""
    house = house_of(request)
    eyes = await house.eyes(person_of(request), table_id, seat)
    eyes.since = since
    lines = await chats.since(house.store, table_id, 0)
    shown = await house.tables.open(table_id)
    return snapshot(shown, eyes, house.rooms.present(table_id), lines, house.page)


@post("/api/tables/{table_id:str}/join", responses=REFUSALS)
async def join(request: Asked, table_id: TableId, data: JSONBody[wire.Join]) -> wire.Seated:
    """Take an open seat."""
    return await house_of(request).hosting.join(person_of(request), table_id, data)


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=REFUSALS)
async def claim(request: Asked, table_id: TableId, data: JSONBody[wire.Claim]) -> wire.Seated:
    """Come back to a seat by its secret; from now on this browser holds it."""
    house = house_of(request)
    await house.tables.open(table_id)
    seats = await held(house.store, Person("", hashed(data.token)), table_id)
    if not seats:
        raise Refusal("bad-token", 403)
    seat = min(seats)
    await house.hosting.hold(person_of(request), table_id, seat)
    return wire.Seated(table=table_id, seats=[wire.SeatKey(seat=seat, token=data.token)])


@post("/api/tables/{table_id:str}/links", responses=REFUSALS)
async def links(request: Asked, table_id: TableId, data: JSONBody[wire.NewLink]) -> wire.Seated:
    """A further secret for a seat one holds, for another device."""
    house = house_of(request)
    eyes = await house.eyes(person_of(request), table_id)
    own(eyes, await house.tables.open(table_id), data.seat)
    return await house.hosting.seat(person_of(request), table_id, data.seat)


@post("/api/tables/{table_id:str}/begin", status_code=204, responses=REFUSALS)
async def begin(request: Asked, table_id: TableId, data: JSONBody[wire.Begin]) -> None:
    """Fill open seats with bots and begin."""
    house = house_of(request)
    eyes = await house.eyes(person_of(request), table_id)
    await house.hosting.begin(table_id, eyes, data.level)


@post("/api/tables/{table_id:str}/close", status_code=204, responses=REFUSALS)
async def close(request: Asked, table_id: TableId) -> None:
    """Give up a table that still waits."""
    house = house_of(request)
    await house.hosting.close(table_id, await house.eyes(person_of(request), table_id))


@post("/api/tables/{table_id:str}/leave", status_code=204, responses=REFUSALS)
async def leave(request: Asked, table_id: TableId, data: JSONBody[wire.Leave]) -> None:
    """Leave a seat to a bot, or come back to it; before the game begins it is given back."""
    house = house_of(request)
    await house.play.leave(table_id, await house.eyes(person_of(request), table_id), data)


@post("/api/tables/{table_id:str}/settings", status_code=204, responses=REFUSALS)
async def settings(request: Asked, table_id: TableId, data: JSONBody[wire.SeatSettings]) -> None:
    """How a seat likes it."""
    house = house_of(request)
    await house.play.settings(table_id, await house.eyes(person_of(request), table_id), data)


@post("/api/tables/{table_id:str}/webhook", status_code=204, responses=REFUSALS)
async def webhook(request: Asked, table_id: TableId, data: JSONBody[wire.Webhook]) -> None:
    """Where to tell that it is this seat's turn."""
    house = house_of(request)
    eyes = await house.eyes(person_of(request), table_id)
    own(eyes, await house.tables.open(table_id), data.seat)
    if data.url is not None:
        await house.webhooks.check(data.url)

    def alter(_: Table, facts: Facts) -> None:
        facts.seats[data.seat].webhook = data.url

    await house.tables.change(table_id, alter)
