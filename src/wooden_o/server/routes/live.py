"""The live table over WebSocket."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from wooden_o.server import metrics, wire
from wooden_o.server.guard import Bucket
from wooden_o.server.house import House, address_of, house_of, person_of
from wooden_o.server.people import Person, hashed
from wooden_o.server.play import own
from wooden_o.server.problems import Refusal, problem_of
from wooden_o.server.rooms import Guest, closed
from wooden_o.server.routes.forms import TableId

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
PATIENCE = 10.0  # seconds until the first message
LONGEST = 4096  # characters of a message
decode = msgspec.json.Decoder(wire.ClientMessage).decode
by_address: Counter[str] = Counter()


class Unwelcome(Exception):
    """A socket that is closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId) -> None:
    """One guest at one table, until he leaves."""
    house, address = house_of(socket), address_of(socket)
    await socket.accept()
    by_address[address] += 1
    try:
        check_room(house, address)
        guest = await welcome(house, socket, table_id)
        await serve(house, socket, table_id, guest)
    except Unwelcome as refusal:
        await closed(socket, refusal.code, refusal.reason)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await closed(socket, 1011, problem_of(error).code)
    finally:
        by_address[address] -= 1
        if not by_address[address]:
            del by_address[address]


def check_room(house: House, address: str) -> None:
    settings = house.settings
    if settings.limits and (
        by_address[address] > settings.sockets_per_address or by_address.total() > settings.sockets
    ):
        raise Unwelcome(4429, "too many sockets")


async def welcome(house: House, socket: Socket, table_id: str) -> Guest:
    """The first message tells who it is."""
    try:
        hello = await asyncio.wait_for(receive(socket), PATIENCE)
    except TimeoutError as error:
        raise Unwelcome(4408, "no hello in time") from error
    except Refusal as error:
        raise Unwelcome(4400, "hello expected") from error
    if not isinstance(hello, wire.Hello):
        raise Unwelcome(4400, "hello expected")
    if hello.wire != wire.WIRE_VERSION:
        raise Unwelcome(4426, "another version: load the page again")
    person = person_of(socket)
    if hello.token:
        person = Person(person.session, hashed(hello.token))
    try:
        eyes = await house.eyes(person, table_id)
    except Refusal as error:
        raise Unwelcome(4404 if error.problem.status == 404 else 4409, error.problem.code) from error
    eyes.since = hello.since
    await come_back(house, table_id, eyes.held)
    return Guest(socket, person, eyes, hello.chat_since)


async def come_back(house: House, table_id: str, held: frozenset[int]) -> None:
    """Whoever returns gets his seat back from the bot."""
    table = await house.tables.open(table_id)
    for seat in held:
        if table.seat(seat).away and table.status == "playing" and not table.out_of_time(seat):
            await house.hosting.returned(table_id, seat)


async def receive(socket: Socket) -> wire.ClientMessage:
    text = await socket.receive_data(mode="text")
    if len(text) > LONGEST:
        raise Refusal("too-large", 413)
    try:
        message: wire.ClientMessage = decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", 400, str(error)[:200]) from error
    return message


async def serve(house: House, socket: Socket, table_id: str, guest: Guest) -> None:
    """Read and write until one side ends."""
    house.rooms.enter(table_id, guest)
    writer = asyncio.create_task(house.rooms.write(table_id, guest))
    reader = asyncio.create_task(read_on(house, socket, table_id, guest))
    try:
        done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        house.rooms.leave(table_id, guest)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def read_on(house: House, socket: Socket, table_id: str, guest: Guest) -> None:
    rate = house.settings.messages_per_second
    bucket = Bucket(rate, rate * 6)
    while True:
        message: wire.ClientMessage | None = None
        try:
            message = await receive(socket)
            if house.settings.limits and not bucket.allows(""):
                raise Unwelcome(4429, "too many messages")
            await answer(house, table_id, guest, message)
        except (Unwelcome, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            problem = problem_of(error)
            metrics.REFUSED.labels(problem.code).inc()
            guest.send(wire.Refused(command=getattr(message, "command", None), problem=problem))


async def answer(house: House, table_id: str, guest: Guest, message: wire.ClientMessage) -> None:
    await house.rooms.look_again(table_id, guest)
    match message:
        case wire.Ping():
            guest.send(wire.Pong())
        case wire.Look(seat=None):
            guest.look(None)
        case wire.Look(seat=int(seat)):
            own(guest.eyes, await house.tables.open(table_id), seat)
            guest.look(seat)
        case wire.Hello():
            raise Refusal("bad-request", 400, "hello was said")
        case _:
            guest.send(await house.play.do(table_id, guest.eyes, message))
