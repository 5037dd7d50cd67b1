"""Webhooks: tell an address outside that it is a seat's turn; off unless the operator allows them."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from wooden_o.server import wire
from wooden_o.server.problems import Refusal
from wooden_o.server.store import SeatRow
from wooden_o.server.table import Table
from wooden_o.server.tables import Tables

log = structlog.get_logger()
PORTS = {"https": 443, "http": 80}
SECONDS = 5.0
AT_ONCE = 20
UNICAST = ipaddress.ip_network("2000::/3")  # all that is in use on the internet
PROTOCOLS = ipaddress.ip_network("192.0.0.0/24")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def public(address: str) -> bool:
    """Whether an address lies outside all networks of one's own."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if ip not in UNICAST or ip.sixtofour or ip.teredo:  # tunnels lead anywhere
            return False
    outside = ip.is_global and not ip.is_multicast and not ip.is_reserved and ip not in PROTOCOLS
    return outside and not any(ip in network for network in attached())


def attached() -> list[Network]:
    """The networks this machine is part of, where the system tells: their addresses may look as public as any."""
    return [network for network in (*attached_v4(), *attached_v6()) if network.prefixlen > 0]


def attached_v4() -> Iterator[Network]:
    for _, target, gateway, *_, mask, _, _, _ in rows(Path("/proc/net/route"))[1:]:
        if int(gateway, 16) == 0:
            host, size = (bytes.fromhex(part)[::-1] for part in (target, mask))  # as little-endian machines write it
            yield ipaddress.ip_network((host, int.from_bytes(size).bit_count()), strict=False)


def attached_v6() -> Iterator[Network]:
    for host, _, size, *_ in rows(Path("/proc/net/if_inet6")):
        yield ipaddress.ip_network((bytes.fromhex(host), int(size, 16)), strict=False)


def rows(file: Path) -> list[list[str]]:
    return [line.split() for line in file.read_text().splitlines()] if file.exists() else []


def parts(url: str) -> tuple[str, str, int]:
    """Scheme, host and port of an address that may be told."""
    try:
        split = urlsplit(url)
        port = split.port
        httpx.URL(url)  # which is stricter, and what is told in the end
    except (ValueError, httpx.InvalidURL) as error:
        raise Refusal("bad-webhook", 422) from error
    host = split.hostname or ""
    if split.scheme not in PORTS or not host or split.username or split.password or port not in (None, 80, 443):
        raise Refusal("bad-webhook", 422, "http or https on the usual port, without a password")
    return split.scheme, host, port or PORTS[split.scheme]


async def resolve(host: str, port: int) -> str:
    """One address of a host, all of which lie outside."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:  # a name that cannot be one
        raise Refusal("bad-webhook", 422, "that host is not known") from error
    addresses = [str(row[4][0]) for row in found]
    if not addresses or not all(map(public, addresses)):
        raise Refusal("bad-webhook", 422, "that host is not outside")
    return addresses[0]


async def post(url: str, body: bytes) -> None:
    """Post to the very address that was checked; a name that changes its mind meanwhile changes nothing."""
    _, host, port = parts(url)
    address = await resolve(host, port)
    target = httpx.URL(url).copy_with(host=address)
    headers = {"Host": host, "Content-Type": "application/json"}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target, content=body, headers=headers)
        request.extensions["sni_hostname"] = host
        answer = await client.send(request, stream=True)  # what it answers is not read
        await answer.aclose()


def due(table: Table) -> list[SeatRow]:
    """The people whose turn it is."""
    acting = table.line.to_act() if table.status == "playing" else ()
    return [seat for seat in table.facts.seats if seat.seat in acting and not seat.by_bot]


class Webhooks:
    """Tells each seat once when its turn comes."""

    def __init__(self, tables: Tables, allowed: bool) -> None:
        self.tables = tables
        self.allowed = allowed
        self.told: set[tuple[str, int]] = set()  # tables and seats whose turn was told
        self.tasks: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(AT_ONCE)
        if allowed:
            tables.doers.append(self.done_here)
            tables.listeners.append(self.changed)

    async def check(self, url: str) -> None:
        if not self.allowed:
            raise Refusal("webhooks-off", 403)
        _, host, port = parts(url)
        await resolve(host, port)

    def done_here(self, table: Table) -> None:
        """The process through which a turn came tells of it."""
        for seat in due(table):
            if seat.webhook and (table.id, seat.seat) not in self.told:
                task = asyncio.create_task(self.tell(seat.webhook, table, seat.seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def changed(self, table: Table) -> None:
        """Whoever's turn has come was told, here or by another process."""
        self.told -= {(table.id, seat.seat) for seat in table.facts.seats}
        self.told |= {(table.id, seat.seat) for seat in due(table) if seat.webhook}

    async def tell(self, url: str, table: Table, seat: int) -> None:
        game = table.facts.game
        call = wire.WebhookCall(table=table.id, seat=seat, game=game, sequence=table.line.sequence)  # type: ignore[arg-type]
        try:
            async with self.gate:
                await post(url, msgspec.json.encode(call))
        except (Refusal, httpx.HTTPError, OSError) as error:
            log.info("webhook-failed", table=table.id, seat=seat, error=type(error).__name__)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
