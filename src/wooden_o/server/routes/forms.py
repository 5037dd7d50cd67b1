"""Parameters that several routes share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from wooden_o.server import wire
from wooden_o.server.problems import Refusal

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=3, required=False)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, required=False)]

TEXTS = {
    400: "not understood",
    403: "not allowed",
    404: "not there",
    409: "not now",
    413: "too large",
    422: "not possible",
    429: "too many",
    503: "the storage does not answer",
}
REFUSALS = {
    status: ResponseSpec(wire.Problem, description=text, media_type="application/problem+json", generate_examples=False)
    for status, text in TEXTS.items()
}


class Asking(Request[Any, Any, Any]):
    """A request whose body is JSON, or not understood."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:  # which msgspec leaves to us
            raise Refusal("bad-request", 400, "the body is not UTF-8, or nested too deeply") from error
