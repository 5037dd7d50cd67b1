"""The page itself, and what operators look at."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import PathParameter
from prometheus_client import generate_latest

from wooden_o.server import metrics as figures
from wooden_o.server import page
from wooden_o.server.house import house_of
from wooden_o.server.problems import Refusal
from wooden_o.server.routes.forms import Asked
from wooden_o.server.store import shelf

FOREVER = "public, max-age=31536000, immutable"


@get("/health", include_in_schema=False)
async def health(request: Asked) -> dict[str, object]:
    """Whether the server and its storage answer."""
    async with house_of(request).store.read() as connection:
        return {"status": "ok", "tables": await shelf.count(connection)}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> bytes:
    """Figures for Prometheus."""
    return generate_latest(figures.REGISTRY)


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(path: Annotated[str, PathParameter()] = "/") -> Response[bytes]:
    """A file of the page, or its start for every address it knows itself."""
    if path.startswith("/api/"):
        raise Refusal("not-found", 404)
    found = page.find(path)
    if found is not None and path != "/index.html":
        content, kind, lasting = found
        return Response(content, media_type=kind, headers={"Cache-Control": FOREVER if lasting else "no-cache"})
    if "." in path.rpartition("/")[2] and path != "/index.html":
        raise Refusal("not-found", 404)
    return Response(page.start(), media_type="text/html", headers={"Cache-Control": "no-cache"})
