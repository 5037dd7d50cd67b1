"""Typed words to legal choices, forgivingly; whether an answer is right is never asked here."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from rapidfuzz import fuzz, process

from wooden_o.core import Vocabulary
from wooden_o.games.globe import data as globe
from wooden_o.match.answers import Answers
from wooden_o.server import wire
from wooden_o.server.table import Table

BEST = 8
ENOUGH = 60


def plain(words: str) -> str:
    """Lower case, no accents, no punctuation."""
    letters = unicodedata.normalize("NFKD", words.casefold())
    kept = "".join(
        letter if letter.isalnum() or letter.isspace() else " "
        for letter in letters
        if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())


@lru_cache(maxsize=32)
def spoken(vocabulary: Vocabulary) -> dict[int, str]:
    """The last part of each key as words."""
    return {number: plain(key.rpartition(":")[2]) for number, key in enumerate(vocabulary.keys)}


@cache
def of_globe() -> Answers:
    return Answers(globe.load())


def named(wish: wire.Ask) -> list[wire.Matched]:
    """Globe: characters and plays by any of their names."""
    known = of_globe()
    found = (known.character(wish.text) if wish.verb == "claim" else known.source(wish.text)) or []
    return [wire.Matched(key=one.key, words=one.name, score=min(100, round(one.score))) for one in found]


def matches(table: Table, wish: wire.Ask) -> list[wire.Matched]:
    """The viewer's legal choices that the words may mean, best first."""
    vocabulary = table.game.vocabulary
    legal = table.line.match.state.legal(wish.seat) if table.status == "playing" else []
    if table.facts.game == "globe" and wish.verb in ("claim", "state"):
        keys = {vocabulary.keys[number] for number in legal}
        return [match for match in named(wish) if match.key in keys]
    words = spoken(vocabulary)
    wanted = {
        number: words[number] for number in legal if wish.verb is None or vocabulary.choices[number].verb == wish.verb
    }
    found = process.extract(plain(wish.text), wanted, scorer=fuzz.WRatio, limit=BEST, score_cutoff=ENOUGH)
    return [wire.Matched(key=vocabulary.keys[number], words=text, score=round(score)) for text, score, number in found]
