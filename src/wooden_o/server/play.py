"""What people do at a table, over HTTP and WebSocket alike; nobody acts for a seat that is not his."""

from __future__ import annotations

from sqlalchemy import Connection

from wooden_o.core import NATURE
from wooden_o.server import answers, chats, takeback, wire
from wooden_o.server.hosting import clean_name
from wooden_o.server.problems import Refusal
from wooden_o.server.rooms import Rooms
from wooden_o.server.show import Eyes
from wooden_o.server.store import Facts, SeatRow, shelf
from wooden_o.server.table import Step, Table
from wooden_o.server.tables import Tables

Reply = wire.Done | wire.Explained | wire.Answered


def own(eyes: Eyes, table: Table, seat: int) -> None:
    table.seat(seat)
    if seat not in eyes.held:
        raise Refusal("not-your-seat", 403)


def own_or_nature(eyes: Eyes, table: Table, seat: int) -> None:
    """At a real table whoever sits there enters what was drawn."""
    if seat != NATURE:
        own(eyes, table, seat)
    elif not table.facts.real_table or not eyes.held:
        raise Refusal("not-your-seat", 403)


class Play:
    """The commands of a table."""

    def __init__(self, tables: Tables, rooms: Rooms) -> None:
        self.tables = tables
        self.rooms = rooms

    async def do(self, table_id: str, eyes: Eyes, message: wire.ClientMessage) -> Reply:
        """Carry a command out, or refuse it; when this returns it is stored."""
        match message:
            case wire.Choose():
                return await self.choose(table_id, eyes, message)
            case wire.TakeBack():
                return await self.take_back(table_id, eyes, message)
            case wire.Consent():
                return await self.consent(table_id, eyes, message)
            case wire.Redo():
                return await self.redo(table_id, eyes, message)
            case wire.Say():
                return await self.say(table_id, eyes, message)
            case wire.Why():
                table = await self.tables.open(table_id)
                own(eyes, table, message.seat)
                return wire.Explained(command=message.command, reason=table.why_not(message.seat, message.key))
            case wire.Ask():
                table = await self.tables.open(table_id)
                own(eyes, table, message.seat)
                return wire.Answered(command=message.command, matches=answers.matches(table, message))
        raise Refusal("bad-request", 400)

    async def choose(self, table_id: str, eyes: Eyes, wish: wire.Choose) -> wire.Done:
        own_or_nature(eyes, await self.tables.open(table_id), wish.seat)  # also of whoever repeats a command

        def plan(table: Table) -> list[Step]:
            if wish.seat == NATURE:
                return self.plan_nature(table, eyes, wish)
            own(eyes, table, wish.seat)
            table.must_have_time(wish.seat)
            return table.plan_move(wish.seat, wish.key, "person", wish.after)

        table, stored = await self.tables.append(table_id, plan, wish.command)
        if table.line.meant[wish.command] != (wish.seat, wish.key):
            raise Refusal("bad-request", 400, "that command was another choice")
        if wish.seat != NATURE and table.seat(wish.seat).away:
            await self.leave(table_id, eyes, wire.Leave(seat=wish.seat, away=False))
        return wire.Done(command=wish.command, sequence=stored)

    def plan_nature(self, table: Table, eyes: Eyes, wish: wire.Choose) -> list[Step]:
        """At a real table people enter what was drawn."""
        table.must_be("playing")
        if table.line.to_act() != (NATURE,):
            raise Refusal("stale", 409)
        if not eyes.held & set(table.enterers(table.line.match.state)):
            raise Refusal("not-your-seat", 403)
        return table.plan_move(NATURE, wish.key, "person", wish.after)

    async def take_back(self, table_id: str, eyes: Eyes, wish: wire.TakeBack) -> wire.Done:
        """At once where that is free, else as a question to the others."""
        table = await self.tables.open(table_id)
        own(eyes, table, wish.seat)
        if takeback.heard(table, wish.command) is not None:
            return await self.fulfil(table, wish.command)
        table.must_be("playing")
        alone = table.free_hand or set(takeback.people(table)) <= eyes.held
        if takeback.why_not(table, wish.seat, wish.ply) is not None and not alone:
            return await self.ask_back(table_id, wish)

        def plan(now: Table) -> list[Step]:
            own(eyes, now, wish.seat)
            known = takeback.heard(now, wish.command) is not None
            return [] if known else takeback.plan(now, wish.seat, wish.ply)

        _, stored = await self.tables.append(table_id, plan, wish.command)
        return wire.Done(command=wish.command, sequence=stored)

    async def ask_back(self, table_id: str, wish: wire.TakeBack) -> wire.Done:
        def alter(table: Table, facts: Facts) -> None:
            if takeback.heard(table, wish.command) is None:
                facts.offer = takeback.keeping(table, takeback.offer(table, wish.seat, wish.ply), wish.command)

        table = await self.tables.change(table_id, alter)
        return await self.fulfil(table, wish.command)

    async def consent(self, table_id: str, eyes: Eyes, wish: wire.Consent) -> wire.Done:
        table = await self.tables.open(table_id)
        own(eyes, table, wish.seat)
        if takeback.heard(table, wish.command) is not None:
            return await self.fulfil(table, wish.command)

        def alter(table: Table, facts: Facts) -> None:
            own(eyes, table, wish.seat)
            if takeback.heard(table, wish.command) is None:
                offer = takeback.agreed(table, wish.seat, wish.offer)
                facts.offer = takeback.keeping(table, offer if wish.agree else takeback.withdrawn(offer), wish.command)

        table = await self.tables.change(table_id, alter)
        return await self.fulfil(table, wish.command)

    async def fulfil(self, table: Table, command: str) -> wire.Done:
        """Go back once all have agreed; asked again, nothing more than that."""

        def plan(now: Table) -> list[Step]:
            offer = takeback.valid(now)
            if offer is None or set(offer.asked) - set(offer.agreed):
                return []
            return [Step("back", offer.seat, str(offer.ply), "person")]

        now, stored = await self.tables.append(table.id, plan, command)
        return wire.Done(command=command, sequence=takeback.heard(now, command) or stored)

    async def redo(self, table_id: str, eyes: Eyes, wish: wire.Redo) -> wire.Done:
        own(eyes, await self.tables.open(table_id), wish.seat)

        def plan(table: Table) -> list[Step]:
            own(eyes, table, wish.seat)
            return takeback.plan_redo(table, wish.seat)

        _, stored = await self.tables.append(table_id, plan, wish.command)
        return wire.Done(command=wish.command, sequence=stored)

    async def say(self, table_id: str, eyes: Eyes, wish: wire.Say) -> wire.Done:
        """Only people at the table speak; spectators listen."""
        table = await self.tables.open(table_id)
        if not eyes.held:
            raise Refusal("not-seated", 403)
        seat = wish.seat if wish.seat is not None else min(eyes.held)
        own(eyes, table, seat)
        line = await chats.say(self.tables.store, table_id, seat, table.seat(seat).name, wish.text, wish.command)
        if line is not None:
            self.rooms.tell(table_id, wire.Said(line=line))
            await self.tables.tell(f"{table_id} chat {line.number}")
        return wire.Done(command=wish.command, sequence=table.line.sequence)

    async def leave(self, table_id: str, eyes: Eyes, wish: wire.Leave) -> None:
        """A bot plays on until the person is back; before the game begins the seat is open again."""

        def alter(table: Table, facts: Facts) -> None:
            own(eyes, table, wish.seat)
            if not wish.away:
                table.must_have_time(wish.seat)
            if wish.away and table.status == "waiting":
                facts.seats[wish.seat] = SeatRow(wish.seat, "open", "")
            else:
                facts.seats[wish.seat].away = wish.away

        def store(connection: Connection, facts: Facts) -> None:
            if facts.seats[wish.seat].kind == "open":
                shelf.free_seat(connection, table_id, wish.seat)

        await self.tables.change(table_id, alter, store)

    async def settings(self, table_id: str, eyes: Eyes, wish: wire.SeatSettings) -> None:
        def alter(table: Table, facts: Facts) -> None:
            own(eyes, table, wish.seat)
            seat = facts.seats[wish.seat]
            seat.auto_pass = seat.auto_pass if wish.auto_pass is None else wish.auto_pass
            seat.name = seat.name if wish.name is None else clean_name(wish.name)

        await self.tables.change(table_id, alter)
