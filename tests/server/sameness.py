"""Whether two tables look the same: what was sent, without what differs between any two tables."""

from __future__ import annotations

import re

from tests.server.running import Player

PASSING = re.compile(rb'"(now|created|changed|at|left|deadline)":\d+\.\d+|"present":(true|false)|"command":"[^"]+"')


def plain(told: bytes, table: str) -> bytes:
    """Without the names of tables and commands, times, and who happens to be connected."""
    return PASSING.sub(b"", told).replace(table.encode(), b"TABLE")


def news(who: Player, table: str, start: int) -> list[bytes]:
    """What somebody was sent since then, but for who comes and goes."""
    return [plain(told, table) for told in who.received[start:] if b'"type":"presence"' not in told]
