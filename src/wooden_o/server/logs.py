"""Structured logs: one line of JSON, or of plain words on a terminal. No secret and no address of a person in them."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(as_json: bool) -> None:
    """Tracebacks are plain: values of variables may be secrets."""
    last: list[structlog.typing.Processor]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
