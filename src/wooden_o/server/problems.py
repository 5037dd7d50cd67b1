"""Refusals: why something was not done, for people and for programs, never with a stack trace."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from wooden_o.core import IllegalChoice, WoodenOError
from wooden_o.core.errors import BadRecord
from wooden_o.match import TakeBackRefused
from wooden_o.server import metrics
from wooden_o.server.wire import Problem

log = structlog.get_logger()


class Refusal(Exception):
    """A request that is refused, with the code of its message."""

    def __init__(self, code: str, status: int = 409, detail: str = "", reason: str | None = None) -> None:
        super().__init__(code)
        self.problem = Problem(status=status, title=TITLES.get(code, code), code=code, detail=detail, reason=reason)


TITLES = {
    "no-such-table": "There is no such table.",
    "no-such-seat": "There is no such seat.",
    "not-your-seat": "That seat is not yours.",
    "not-seated": "Only somebody at the table may do that.",
    "not-host": "Only the one who made the table may do that.",
    "no-open-seat": "No seat is open.",
    "waiting": "The game has not begun.",
    "over": "The game is over.",
    "not-over": "The game is not over yet.",
    "illegal": "The rules do not allow that now.",
    "stale": "The table has moved on.",
    "no-time": "Your time for this game is used up; a bot plays on for you.",
    "take-back": "That cannot be taken back.",
    "no-offer": "There is no such offer any more.",
    "bad-token": "That link opens no seat at this table.",
    "bad-options": "A table like that cannot be set up.",
    "bad-record": "That record cannot be played.",
    "bad-data": "That data file has mistakes.",
    "broken": "The stored game cannot be replayed; nothing of it has been changed or lost.",
    "bad-request": "The request is not understood.",
    "foreign-origin": "Requests from that site are not allowed.",
    "too-many": "Too many requests; wait a little.",
    "too-large": "That is too large.",
    "storage": "The storage does not answer; nothing was changed. Try again.",
    "storage-full": "The disk is full; nothing was changed.",
    "storage-locked": "Another program keeps the storage locked; nothing was changed. Try again.",
    "booklet-closed": "The booklet is closed while it would answer an open question.",
    "webhooks-off": "Webhooks are not allowed on this server.",
    "bad-webhook": "That address cannot be used.",
    "not-found": "There is nothing here.",
    "server": "The server made a mistake; it has been noted.",
}


def problem_of(error: Exception) -> Problem:
    """Any error as what a stranger may know of it."""
    match error:
        case Refusal():
            return error.problem
        case IllegalChoice():
            return Refusal("illegal", 409, reason=error.reason).problem
        case TakeBackRefused():
            return Refusal("take-back", 409, reason=error.reason).problem
        case BadRecord():
            return Refusal("bad-record", 422, str(error)).problem
        case WoodenOError():
            return Refusal("bad-options", 422, str(error)).problem
        case ValidationException():
            return Refusal("bad-request", 400, explain(error)).problem
        case HTTPException():
            return of_http(error)
        case DBAPIError() | SQLAlchemyError() | OSError():
            return of_storage(error)
    log.error("mistake", exc_info=error)
    return Refusal("server", 500).problem


def explain(error: ValidationException) -> str:
    rows = error.extra if isinstance(error.extra, list) else []
    told = [f"{row.get('key', '')}: {row.get('message', '')}".strip(": ") for row in rows if isinstance(row, dict)]
    return "; ".join(told)[:500]


def of_http(error: HTTPException) -> Problem:
    codes = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "server")
    if error.status_code >= 500:
        log.error("mistake", exc_info=error)
    return Refusal(code, error.status_code).problem


def of_storage(error: Exception) -> Problem:
    """A database that fails: say what the operator can mend."""
    words = str(getattr(error, "orig", error)).lower()
    log.error("storage", error=words[:300])
    if "full" in words or "no space" in words:
        return Refusal("storage-full", 503).problem
    if "locked" in words or "busy" in words:
        return Refusal("storage-locked", 503).problem
    return Refusal("storage", 503).problem


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler of the whole app."""
    problem = problem_of(error)
    headers = {"Retry-After": "2"} if problem.status in (429, 503) else {}
    metrics.REFUSED.labels(problem.code).inc()
    return Response(problem, status_code=problem.status, media_type="application/problem+json", headers=headers)
