"""The built page: static files, the same start page for every address of the page, a notice if it is not built."""

from __future__ import annotations

import hashlib
from functools import cache
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
    """A name of the build that is there; it changes with every build."""
    index = STATIC / "index.html"
    return hashlib.sha256(index.read_bytes()).hexdigest()[:12] if index.is_file() else "none"


@cache
def files() -> dict[str, Path]:
    """What may be served, by address: nothing outside the folder can be named."""
    found = (path for path in STATIC.rglob("*") if path.is_file())
    return {"/" + path.relative_to(STATIC).as_posix(): path for path in found}


def find(address: str) -> tuple[bytes, str, bool] | None:
    """Content, type, and whether it never changes (its name holds its hash); none if there is no such file."""
    path = files().get(address)
    if path is None or not path.is_file():
        return None
    return path.read_bytes(), TYPES.get(path.suffix, "application/octet-stream"), address.startswith("/assets/")


def start() -> bytes:
    index = STATIC / "index.html"
    return index.read_bytes() if index.is_file() else NOTICE.encode()
