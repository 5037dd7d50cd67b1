"""Who is who: sessions and seats' secrets, random, and stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from wooden_o.server.store import schema
from wooden_o.server.store.engine import Store

COOKIE = "wooden_o"
BYTES = 32  # 256 bits


class Person(Struct, frozen=True):
    """Somebody at the door: the hash of his session, and of a seat's secret he showed."""

    session: str
    secret: str = ""


def fresh() -> str:
    return secrets.token_urlsafe(BYTES)


def table_id() -> str:
    """Unguessable: whoever knows it may watch."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """The tokens are random and long; one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def well_formed(token: str) -> bool:
    return 20 <= len(token) <= 64 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()


async def held(store: Store, person: Person, table: str) -> frozenset[int]:
    """The seats of a table that this person may act for."""
    async with store.read() as connection:
        return await connection.run_sync(held_by, person, table)


def held_by(connection: Connection, person: Person, table: str) -> frozenset[int]:
    holders, tokens = schema.holders, schema.secrets
    by_session = select(holders.c.seat).where(holders.c.session == person.session, holders.c.table_id == table)
    found = set(connection.execute(by_session).scalars())
    if person.secret:
        by_secret = select(tokens.c.seat).where(tokens.c.hash == person.secret, tokens.c.table_id == table)
        found |= set(connection.execute(by_secret).scalars())
    return frozenset(found)


def hold(connection: Connection, person: Person, table: str, seat: int) -> None:
    """From now on this session holds the seat."""
    if seat not in held_by(connection, Person(person.session), table):
        connection.execute(insert(schema.holders).values(session=person.session, table_id=table, seat=seat))


def new_secret(connection: Connection, table: str, seat: int) -> str:
    """A secret that opens a seat; only its hash stays here."""
    token = fresh()
    connection.execute(insert(schema.secrets).values(hash=hashed(token), table_id=table, seat=seat))
    return token
