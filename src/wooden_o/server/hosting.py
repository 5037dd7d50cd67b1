"""Setting tables: new ones, joining, coming back, beginning, again, branching off, from a record."""

from __future__ import annotations

from functools import partial
from time import time
from typing import Any

from sqlalchemy import Connection

from wooden_o.core import Game
from wooden_o.core.errors import BadRecord
from wooden_o.match import Match, Record
from wooden_o.server import metrics, minds, window, wire
from wooden_o.server.library import ours
from wooden_o.server.people import Person, held, held_by, hold, new_secret, table_id
from wooden_o.server.problems import Refusal
from wooden_o.server.show import Eyes
from wooden_o.server.store import Entry, Facts, SeatRow, shelf
from wooden_o.server.table import Step, Table
from wooden_o.server.tables import Tables

GUEST = "Guest"
ACTORS = ("Armin", "Burbage", "Kemp", "Alleyn")  # whom bots are named for, by seat


class Hosting:
    """Everything that makes a table or puts somebody at it."""

    def __init__(self, tables: Tables, window_seconds: int) -> None:
        self.tables = tables
        self.store = tables.store
        self.window_seconds = window_seconds  # where nobody says otherwise

    # New tables

    async def new(self, person: Person, wanted: wire.NewTable) -> wire.Seated:
        game, text = self.rules(wanted.game, wanted.data)
        rows = [seat_row(game, number, seat, wanted) for number, seat in enumerate(wanted.seats)]
        facts = facts_for(person, game, rows, dict(wanted.options))
        facts.visibility = wanted.visibility
        facts.clock, facts.seconds = wanted.clock.kind, wanted.clock.seconds
        facts.real_table, facts.hot_seat, facts.language = wanted.real_table, wanted.hot_seat, wanted.language
        usual = window.usual(facts, self.window_seconds)
        facts.window_seconds = usual if wanted.window is None else wanted.window
        check(facts)
        game.new(len(rows), facts.options)  # BadOptions is the asker's
        mine = [row.seat for row, seat in zip(rows, wanted.seats, strict=True) if seat.kind in ("me", "person")]
        return await self.create(person, Table(facts, game), mine, text)

    def rules(self, name: str, data: str | None) -> tuple[Game, str | None]:
        if data is not None and name != "troupe":
            raise Refusal("bad-options", 422, "only Troupe is played with data of one's own")
        return (ours(name), None) if data is None else (self.tables.library.add(name, data), data)

    async def create(
        self, person: Person, table: Table, mine: list[int], text: str | None, steps: list[Step] | None = None
    ) -> wire.Seated:
        """Store a table with the moves it begins with; the asker holds those seats."""
        facts = table.facts
        entries = begun(table, steps or [])

        def store(connection: Connection) -> list[wire.SeatKey]:
            if text is not None:
                shelf.keep_dataset(connection, table.game.fingerprint, facts.game, text)
            shelf.create(connection, facts, entries, table.summary())
            return [seat_key(connection, person, facts.id, seat) for seat in mine]

        keys = await self.store.put(store)
        metrics.TABLES.labels(facts.game).inc()
        self.tables.changed(await self.tables.open(facts.id))
        return wire.Seated(table=facts.id, seats=keys)

    # People

    async def join(self, person: Person, table_id: str, wish: wire.Join) -> wire.Seated:
        """Take an open seat; whoever has one already, and wants no other, gets that again."""
        try:
            return await self.sit_down(person, table_id, wish)
        except Refusal:
            mine = own_seat(await held(self.store, person, table_id), wish)
            if mine is None:
                raise
            return await self.seat(person, table_id, mine)

    async def sit_down(self, person: Person, table_id: str, wish: wire.Join) -> wire.Seated:
        """Seat, holder and secret are stored together, with the first moves if the table is full."""
        taken: list[int] = []
        keys: list[wire.SeatKey] = []

        def sit(_: Table, facts: Facts) -> None:
            free = [seat for seat in facts.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
            if not free:
                raise Refusal("no-open-seat", 409)
            free[0].kind, free[0].name = "person", clean_name(wish.name)
            taken[:] = [free[0].seat]

        def store(connection: Connection, _: Facts) -> None:
            if own_seat(held_by(connection, person, table_id), wish) is not None:
                raise Refusal("no-open-seat", 409)
            keys[:] = [seat_key(connection, person, table_id, taken[0])]

        await self.tables.change(table_id, sit, store)
        return wire.Seated(table=table_id, seats=keys)

    async def seat(self, person: Person, table: str, seat: int) -> wire.Seated:
        """Give the asker a seat and a secret that brings him back."""
        key = await self.store.put(partial(seat_key, person=person, table=table, seat=seat))
        return wire.Seated(table=table, seats=[key])

    async def hold(self, person: Person, table: str, seat: int) -> None:
        await self.store.put(partial(hold, person=person, table=table, seat=seat))

    async def returned(self, table_id: str, seat: int) -> None:
        """The bot hands the seat back to its owner."""

        def alter(_: Table, facts: Facts) -> None:
            facts.seats[seat].away = False

        await self.tables.change(table_id, alter)

    async def close(self, table_id: str, eyes: Eyes) -> None:
        """The host gives up a table that still waits."""

        def check(table: Table) -> None:
            if not eyes.host:
                raise Refusal("not-host", 403)
            table.must_be("waiting")

        await self.tables.remove(table_id, check)

    async def begin(self, table_id: str, eyes: Eyes, level: str) -> None:
        """The host fills what is open with bots."""

        def fill(table: Table, facts: Facts) -> None:
            if not eyes.host:
                raise Refusal("not-host", 403)
            minds.must_know(facts.game, level)
            if table.status != "waiting":
                raise Refusal("over" if table.status == "over" else "not-over", 409)
            for seat in facts.seats:
                if seat.kind == "open":
                    seat.kind, seat.level, seat.name = "bot", level, ACTORS[seat.seat]

        await self.tables.change(table_id, fill)

    # Again, and from records

    async def rematch(self, person: Person, table_id: str) -> wire.Seated:
        """The same table again, for the same people; the second who asks is led to the first one's."""
        old = await self.tables.open(table_id)
        old.must_be("over")
        if old.facts.rematch is None:
            await self.make_rematch(old)
        new = (await self.tables.open(table_id)).facts.rematch
        assert new is not None

        def sit(connection: Connection) -> list[wire.SeatKey]:
            mine = sorted(held_by(connection, person, table_id))
            return [seat_key(connection, person, new, seat) for seat in mine]

        return wire.Seated(table=new, seats=await self.store.put(sit))

    async def make_rematch(self, old: Table) -> None:
        """One new table, however many ask at once: it is stored together with the link to it."""
        facts = renewed(old.facts)
        facts.origin = None
        table = Table(facts, old.game)
        entries = begun(table, [])

        def link(_: Table, changed: Facts) -> None:
            changed.rematch = changed.rematch or facts.id

        def store(connection: Connection, changed: Facts) -> None:
            if changed.rematch == facts.id:
                shelf.create(connection, facts, entries, table.summary())
                shelf.copy_holders(connection, old.id, facts.id)

        linked = await self.tables.change(old.id, link, store)
        if linked.facts.rematch == facts.id:
            self.tables.changed(await self.tables.open(facts.id))

    async def branch(self, person: Person, table_id: str, wish: wire.Branch) -> wire.Seated:
        """Play on from a ply of a finished game."""
        old = await self.tables.open(table_id)
        old.must_be("over")
        old.seat(wish.seat)
        minds.must_know(old.facts.game, wish.level)
        if wish.ply >= old.line.ply:
            raise Refusal("bad-request", 400, "there is nothing to play on from there")
        seats = against_bots(len(old.facts.seats), wish.seat, wish.name, wish.level)
        facts = facts_for(person, old.game, seats, old.facts.options)
        facts.origin, facts.language = old.id, old.facts.language
        moves = zip(old.line.match.moves[: wish.ply], old.line.hows, strict=False)
        steps = [Step("move", seat, old.game.key(number), how) for (seat, number), how in moves]
        return await self.create(person, Table(facts, old.game), [wish.seat], None, steps)

    async def from_record(self, person: Person, wish: wire.ImportRecord) -> wire.Seated:
        """A record as a table, to look at or to play on."""
        record = Record.from_text(wish.record)
        if record.game not in wire.GAME_NAMES:
            raise BadRecord(f"no game is called {record.game[:40]!r}")
        game, text = self.rules(record.game, wish.data)
        match = Match.resume(game, record)
        length = len(match.moves) if wish.ply is None else min(wish.ply, len(match.moves))
        unfinished = bool(match.at(length).to_act())
        if unfinished and (wish.seat is None or wish.level is None):
            raise Refusal("bad-request", 422, "an unfinished game needs a seat and a level of bots to play on")
        seats = seats_for(record, wish)
        facts = facts_for(person, game, seats, record.options)
        names = {-1: "nature"}
        steps = [Step("move", seat, key, names.get(seat, "import")) for seat, key in record.moves[:length]]
        mine = [wish.seat] if unfinished and wish.seat is not None else []
        return await self.create(person, Table(facts, game), mine, text, steps)


def begun(table: Table, steps: list[Step]) -> list[Entry]:
    """Play the first moves of a new table and what follows by itself: what its log begins with."""
    entries = table.numbered(steps, None)
    table.line.extend(entries)
    more = table.numbered(table.plan_start(), None)
    table.line.extend(more)
    return entries + more


def own_seat(mine: frozenset[int], wish: wire.Join) -> int | None:
    """The seat somebody has who asks for any, or for that one."""
    return min((seat for seat in mine if wish.seat in (None, seat)), default=None)


def seat_key(connection: Connection, person: Person, table: str, seat: int) -> wire.SeatKey:
    """The person holds that seat from now on; the secret brings him back."""
    hold(connection, person, table, seat)
    return wire.SeatKey(seat=seat, token=new_secret(connection, table, seat))


def seats_for(record: Record, wish: wire.ImportRecord) -> list[SeatRow]:
    if wish.seat is not None and wish.level is not None:
        if wish.seat >= record.seats:
            raise Refusal("no-such-seat", 404)
        minds.must_know(record.game, wish.level)
        return against_bots(record.seats, wish.seat, wish.name, wish.level)
    names = [*record.names, *[""] * record.seats]
    return [SeatRow(seat, "bot", clean_name(names[seat] or ACTORS[seat]), None) for seat in range(record.seats)]


def against_bots(count: int, seat: int, name: str | None, level: str) -> list[SeatRow]:
    rows = [SeatRow(number, "bot", ACTORS[number], level) for number in range(count)]
    rows[seat] = SeatRow(seat, "person", clean_name(name or GUEST))
    return rows


def seat_row(game: Game, number: int, seat: wire.SeatChoice, wanted: wire.NewTable) -> SeatRow:
    if seat.kind == "bot":
        level = seat.level or minds.levels(game.name)[0]
        minds.must_know(game.name, level)
        return SeatRow(number, "bot", clean_name(seat.name or ACTORS[number]), level)
    if seat.kind == "open":
        return SeatRow(number, "open", "")
    if seat.kind == "person" and not wanted.hot_seat:
        raise Refusal("bad-options", 422, "several people at one screen need hot_seat")
    return SeatRow(number, "person", clean_name(seat.name or wanted.name or GUEST))


def clean_name(name: str) -> str:
    told = "".join(letter for letter in name if letter.isprintable()).strip()[:40]
    return told or GUEST


def check(facts: Facts) -> None:
    """What cannot be: a clock without time, a table without people."""
    if (facts.clock == "none") != (facts.seconds is None):
        raise Refusal("bad-options", 422, "a clock needs seconds, and no clock needs none")
    if facts.hot_seat and any(seat.kind == "open" for seat in facts.seats):
        raise Refusal("bad-options", 422, "all people of a hot seat sit at this screen")
    if all(seat.kind == "bot" for seat in facts.seats) and facts.real_table:
        raise Refusal("bad-options", 422, "a real table needs a person")


def facts_for(person: Person, game: Game, seats: list[SeatRow], options: dict[str, Any]) -> Facts:
    """A private table without a clock."""
    return Facts(
        id=table_id(),
        game=game.name,
        seats=seats,
        options=options,
        rules=game.rules_version,
        data=game.fingerprint,
        visibility="private",
        clock="none",
        seconds=None,
        window_seconds=0,
        real_table=False,
        hot_seat=False,
        language="en",
        host=person.session,
        origin=None,
        rematch=None,
        created=time(),
        offer=None,
        version=1,
    )


def renewed(old: Facts) -> Facts:
    """The same facts for a new game."""
    seats = [SeatRow(seat.seat, seat.kind, seat.name, seat.level, False, seat.auto_pass) for seat in old.seats]
    kept = {name: getattr(old, name) for name in old.__struct_fields__}
    fresh = {"id": table_id(), "seats": seats, "rematch": None, "created": time(), "offer": None, "version": 1}
    return Facts(**{**kept, **fresh})
