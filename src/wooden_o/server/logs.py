"""Structured logs: one line of JSON, or of plain words on a terminal. No secret and no address of a person in them."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress

import structlog


class Pencil(structlog.PrintLogger):
    """Where a log cannot be written, say on a full disk, the server goes on without."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    debug = info = warning = error = critical = exception = msg


def set_up(as_json: bool) -> None:
    """Tracebacks are plain: values of variables may be secrets. What libraries log takes the same form."""
    first: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[*first, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: Pencil(sys.stderr),
    )
    form = structlog.stdlib.ProcessorFormatter
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(form(processors=[form.remove_processors_meta, *last], foreign_pre_chain=first))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
