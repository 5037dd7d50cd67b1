"""The table of commands: one module each. Those that are not installed are left out."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from importlib import import_module, util
from typing import Any

import wooden_o
from wooden_o.words import LANGUAGES, Words

COMMANDS = ("play", "serve", "arena", "analyse", "replay", "data", "booklet")


class Version(Action):
    """Tell the version and leave."""

    def __call__(self, parser: ArgumentParser, *rest: Any, **named: Any) -> None:
        print(f"wooden-o {wooden_o.__version__} ({'compiled' if wooden_o.compiled else 'plain Python'})")
        parser.exit()


def parser(words: Words) -> ArgumentParser:
    made = ArgumentParser(prog="wooden-o", description=words.prose("product-about"))
    made.add_argument("--version", action=Version, nargs=0, help=words.text("cli-option-version"))
    subparsers = made.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        if util.find_spec(f"wooden_o.cli.{name}") is not None:
            module = import_module(f"wooden_o.cli.{name}")
            text = words.text(f"cli-usage-{name}")
            command = subparsers.add_parser(name, help=text, description=text)
            add_language(command, words)
            module.add(command, words)
            command.set_defaults(run=module.run)
    return made


def add_language(command: ArgumentParser, words: Words) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help=words.text("cli-option-lang"))


def given(args: Namespace, *names: str) -> dict[str, Any]:
    """The options that were given, by name."""
    return {name: getattr(args, name) for name in names if getattr(args, name, None) is not None}
