"""Which language to speak: `--lang`, else what the environment asks for, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wooden_o.words import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """Looked up before anything is parsed, since even the parser's help has a language."""
    for place, word in enumerate(argv):
        if word == "--lang" and place + 1 < len(argv):
            return known(argv[place + 1])
        if word.startswith("--lang="):
            return known(word.partition("=")[2])
    return known(next((environment[name] for name in VARIABLES if environment.get(name)), ""))


def known(locale: str) -> str:
    language = locale[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
