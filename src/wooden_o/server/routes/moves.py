"""Commands over HTTP; the live table takes the same."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from wooden_o.server import wire
from wooden_o.server.house import house_of, person_of
from wooden_o.server.play import Reply
from wooden_o.server.routes.forms import REFUSALS, Asked, TableId


async def carried(request: Asked, table_id: str, message: wire.ClientMessage) -> Reply:
    house = house_of(request)
    return await house.play.do(table_id, await house.eyes(person_of(request), table_id), message)


async def done(request: Asked, table_id: str, message: wire.ClientMessage) -> wire.Done:
    reply = await carried(request, table_id, message)
    assert isinstance(reply, wire.Done)
    return reply


@post("/api/tables/{table_id:str}/choices", status_code=200, responses=REFUSALS)
async def choose(request: Asked, table_id: TableId, data: JSONBody[wire.Choose]) -> wire.Done:
    """Make a choice; the answer means that it is stored."""
    return await done(request, table_id, data)


@post("/api/tables/{table_id:str}/take-back", status_code=200, responses=REFUSALS)
async def take_back(request: Asked, table_id: TableId, data: JSONBody[wire.TakeBack]) -> wire.Done:
    """Take a step back, or ask the others for it."""
    return await done(request, table_id, data)


@post("/api/tables/{table_id:str}/consent", status_code=200, responses=REFUSALS)
async def consent(request: Asked, table_id: TableId, data: JSONBody[wire.Consent]) -> wire.Done:
    """Agree to a step back, or not."""
    return await done(request, table_id, data)


@post("/api/tables/{table_id:str}/redo", status_code=200, responses=REFUSALS)
async def redo(request: Asked, table_id: TableId, data: JSONBody[wire.Redo]) -> wire.Done:
    """Play again what was taken back."""
    return await done(request, table_id, data)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=REFUSALS)
async def chat(request: Asked, table_id: TableId, data: JSONBody[wire.Say]) -> wire.Done:
    """Say something."""
    return await done(request, table_id, data)


@post("/api/tables/{table_id:str}/why", status_code=200, responses=REFUSALS)
async def why(request: Asked, table_id: TableId, data: JSONBody[wire.Why]) -> wire.Explained:
    """The rule against a choice."""
    reply = await carried(request, table_id, data)
    assert isinstance(reply, wire.Explained)
    return reply


@post("/api/tables/{table_id:str}/ask", status_code=200, responses=REFUSALS)
async def ask(request: Asked, table_id: TableId, data: JSONBody[wire.Ask]) -> wire.Answered:
    """Typed words to choices."""
    reply = await carried(request, table_id, data)
    assert isinstance(reply, wire.Answered)
    return reply
