"""Games looked at again. Until a game is over, only with one's own eyes."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from wooden_o.server import show, wire
from wooden_o.server.house import address_of, house_of, person_of
from wooden_o.server.problems import Refusal
from wooden_o.server.routes.forms import REFUSALS, Asked, SeatQuery, TableId
from wooden_o.server.show import Eyes
from wooden_o.server.table import Table

Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]


async def looking(request: Asked, table_id: str, seat: int | None) -> tuple[Table, Eyes]:
    """Any seat's eyes once the game is over; before that only one's own, or a spectator's."""
    house = house_of(request)
    table = await house.tables.open(table_id)
    if table.status == "over":
        eyes = await house.eyes(person_of(request), table_id)
        if seat is not None:
            table.seat(seat)
        eyes.viewer = seat
    else:
        eyes = await house.eyes(person_of(request), table_id, seat)
    return table, eyes


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS)
async def replay(request: Asked, table_id: TableId, seat: SeatQuery = None) -> wire.Replay:
    """A game from its start, as the viewer may know it."""
    table, eyes = await looking(request, table_id, seat)
    over = table.status == "over"
    moves = [wire.MoveInfo(seat=who, key=table.game.key(number)) for who, number in table.line.match.moves]
    standing = table.line.match.state.standing() if over else None
    return wire.Replay(
        table=show.table_info(table.facts, table.status, eyes),
        viewer=eyes.viewer,
        length=table.line.ply,
        events=show.events(table, eyes.viewer),
        moves=moves if over else None,
        standing=show.standing_info(standing),
    )


@get("/api/tables/{table_id:str}/at/{ply:int}", responses=REFUSALS)
async def at(request: Asked, table_id: TableId, ply: Ply, seat: SeatQuery = None) -> wire.Moment:
    """The table as it stood after so many moves."""
    table, eyes = await looking(request, table_id, seat)
    if table.status == "waiting":
        raise Refusal("waiting", 409)
    if ply > table.line.ply:
        raise Refusal("not-found", 404)
    state = table.line.match.at(ply)
    return wire.Moment(ply=ply, viewer=eyes.viewer, view=state.view(eyes.viewer), to_act=list(state.to_act()))


@get("/api/tables/{table_id:str}/record", responses=REFUSALS)
async def record_out(request: Asked, table_id: TableId) -> wire.RecordText:
    """The record of a finished game; an unfinished one holds secrets."""
    table = await house_of(request).tables.open(table_id)
    table.must_be("over")
    record = table.line.match.record()
    record.names = [seat.name for seat in table.facts.seats]
    return wire.RecordText(record=record.to_text())


@post("/api/tables/{table_id:str}/branch", responses=REFUSALS)
async def branch(request: Asked, table_id: TableId, data: JSONBody[wire.Branch]) -> wire.Seated:
    """Play on from a ply of a finished game, against bots."""
    house = house_of(request)
    house.may_make_tables(address_of(request))
    return await house.hosting.branch(person_of(request), table_id, data)


@post("/api/tables/{table_id:str}/rematch", responses=REFUSALS)
async def rematch(request: Asked, table_id: TableId) -> wire.Seated:
    """The same table again; the same people hold the same seats."""
    house = house_of(request)
    eyes = await house.eyes(person_of(request), table_id)
    if not eyes.held:
        raise Refusal("not-seated", 403)
    return await house.hosting.rematch(person_of(request), table_id)


@post("/api/tables/{table_id:str}/analysis", status_code=200, responses=REFUSALS)
async def analyse(request: Asked, table_id: TableId) -> wire.Analysis:
    """Start the analysis of a finished game."""
    return await house_of(request).analyst.begin(table_id)


@get("/api/tables/{table_id:str}/analysis", responses=REFUSALS)
async def analysis(request: Asked, table_id: TableId) -> wire.Analysis:
    """How far the analysis is, or its report."""
    house = house_of(request)
    (await house.tables.open(table_id)).must_be("over")
    return await house.analyst.look(table_id)
