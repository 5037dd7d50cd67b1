"""The built page: static files, the same start page for every address of the page, a notice if it is not built."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
NOTICE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wooden O</title>
<h1>Wooden O</h1>
<p>The server runs, but its page has not been built. <code>make play</code> builds it;
the API is described at <a href="/api/schema">/api/schema</a>.</p></html>
"""
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".webp": "image/webp",
}


def build() -> str:
    """A name of the build that is there; it changes with every build, also while the server runs."""
    try:
        now = (STATIC / "index.html").stat()
    except OSError:
        return "none"
    return fingerprint(now.st_mtime_ns, now.st_size)


@lru_cache(maxsize=1)
def fingerprint(*_: int) -> str:
    return hashlib.sha256(start()).hexdigest()[:12]


def find(address: str) -> tuple[bytes, str, bool] | None:
    """Content, type, and whether it never changes (its name holds its hash); none if the folder has no such file."""
    try:
        path = (STATIC / address.lstrip("/")).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            return None
        return path.read_bytes(), TYPES.get(path.suffix, "application/octet-stream"), address.startswith("/assets/")
    except (OSError, ValueError):  # no name a file could have
        return None


def start() -> bytes:
    index = STATIC / "index.html"
    return index.read_bytes() if index.is_file() else NOTICE.encode()
