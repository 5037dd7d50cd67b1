"""`wooden-o serve`: the match server on this machine, and the browser with it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from wooden_o.cli.commands import given
from wooden_o.core.errors import BadOptions
from wooden_o.words import Words

if TYPE_CHECKING:
    from wooden_o.server.settings import Settings

PLAIN = ("host", "port", "folder", "database", "channels", "workers", "window_seconds")
FLAGS = ("https", "proxy", "webhooks")


def add(command: ArgumentParser, words: Words) -> None:
    def option(name: str, **how: object) -> None:
        command.add_argument(f"--{name}", help=words.text(f"cli-serve-{name}"), **how)  # type: ignore[arg-type]

    option("host", metavar="ADDRESS")
    option("port", type=int, metavar="NUMBER")
    option("folder", type=Path, metavar="PATH")
    option("database", metavar="URL")
    option("channels", metavar="URL")
    option("origin", action="append", default=[], metavar="URL")
    option("workers", type=int, metavar="NUMBER")
    option("window-seconds", type=int, metavar="NUMBER")
    option("no-browser", action="store_true")
    option("no-limits", action="store_true")
    option("log-json", action="store_true")
    for flag in FLAGS:
        option(flag, action="store_true")


def settings(args: Namespace) -> Settings:
    from wooden_o.server.settings import Settings

    flags = {name: getattr(args, name) for name in FLAGS}
    return Settings(**{**given(args, *PLAIN), **flags}, origins=args.origin, limits=not args.no_limits)


def run(args: Namespace, words: Words) -> int:
    try:
        from wooden_o.server.run import serve
    except ModuleNotFoundError as error:
        raise BadOptions(words.text("cli-serve-missing", module=str(error.name))) from error
    wanted = settings(args)
    if wanted.impossible:
        raise BadOptions(words.text(f"cli-serve-bad-{wanted.impossible[0]}"))
    return serve(wanted, not args.no_browser, args.log_json)
