"""The door: who asks, from where, how often; and what every answer carries."""

from __future__ import annotations

from collections import OrderedDict
from http.cookies import SimpleCookie
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Receive, Scope, Send

from wooden_o.server import metrics
from wooden_o.server.people import COOKIE, Person, fresh, hashed, well_formed
from wooden_o.server.problems import Refusal
from wooden_o.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 60 * 60 * 24 * 365
LOOPBACK = ("localhost", "127.0.0.1", "::1")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """So many at once, then so many a second, for each who asks."""

    def __init__(self, rate: float, burst: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = monotonic()
        level, then = self.levels.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= 1
        self.levels[who] = (level - 1 if allowed else level, now)
        if len(self.levels) > self.kept:
            self.levels.popitem(last=False)
        return allowed


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Bucket(settings.requests_per_second, settings.requests_per_second * 10)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        headers = Headers.from_scope(scope)
        token = cookie_of(headers)
        fresh_token = fresh() if token is None else ""
        secret = bearer_of(headers)
        scope["state"]["person"] = Person(hashed(token or fresh_token), hashed(secret) if secret else "")
        scope["state"]["address"] = self.address(scope, headers)
        dressed = self.dressed(scope, send, fresh_token)
        refusal = self.refusal(scope, headers)
        if refusal is None:
            await self.app(scope, receive, dressed)
        elif scope["type"] == "http":
            await refuse(dressed, refusal)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.problem.code})

    def refusal(self, scope: Any, headers: Headers) -> Refusal | None:
        if not self.known_host(headers):
            return Refusal("foreign-origin", 403)
        changing = scope["type"] == "websocket" or str(scope.get("method")) not in SAFE
        if changing and not self.same_origin(headers):
            return Refusal("foreign-origin", 403)
        if self.settings.limits and not self.requests.allows(scope["state"]["address"]):
            return Refusal("too-many", 429)
        return None

    def known_host(self, headers: Headers) -> bool:
        """A server for this machine alone does not answer to a stranger's name that was made to lead here."""
        settings = self.settings
        if settings.host not in LOOPBACK or settings.proxy or settings.https:
            return True
        ours = {"", *LOOPBACK, *(host_of(origin) for origin in settings.origins)}
        return host_of("//" + headers.get("host", "")) in ours

    def same_origin(self, headers: Headers) -> bool:
        """Browsers say where a page came from; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return origin in self.settings.origins or place_of(origin) == headers.get("host", "").lower()

    def address(self, scope: Scope, headers: Headers) -> str:
        if self.settings.proxy and (told := headers.get("x-forwarded-for")):
            return nearby(told.rpartition(",")[2].strip()[:64])
        client = scope.get("client")
        return nearby(client[0]) if client else ""

    def dressed(self, scope: Scope, send: Send, token: str) -> Send:
        """The way out: safety headers, and a cookie for newcomers."""
        path = str(scope.get("path", ""))

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if path.startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    if token:
                        headers.add("Set-Cookie", self.cookie(token))
            await send(message)

        return out

    def cookie(self, token: str) -> str:
        secure = "; Secure" if self.settings.https else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"


def host_of(address: str) -> str | None:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return None


def place_of(origin: str) -> str | None:
    """Host and port, none of what is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def nearby(address: str) -> str:
    """Whom limits count as one: an address, of IPv6 the network that one household has."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((int(ip), 64), strict=False)) if isinstance(ip, IPv6Address) else address


def cookie_of(headers: Headers) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except Exception:
        return None
    token = jar[COOKIE].value if COOKIE in jar else ""
    return token if well_formed(token) else None


def bearer_of(headers: Headers) -> str:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and well_formed(token) else ""


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer without troubling the app."""
    body = msgspec.json.encode(refusal.problem)
    metrics.REFUSED.labels(refusal.problem.code).inc()
    start: Any = {
        "type": "http.response.start",
        "status": refusal.problem.status,
        "headers": [(b"content-type", b"application/problem+json"), (b"retry-after", b"2")],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
