"""Typed answers: what a person wrote, matched to the claim it means, whether that claim is right or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz import fuzz

from wooden_o.games.globe.data import Box

NEAR = 72.0  # below this nothing was meant
PART = 0.88  # what a part of a name is worth beside the whole
OTHER_NUMBER = 0.6  # Henry IV is not Henry VI, however alike they look
NUMBERS = {
    "1": "i 1st one first part1 eins erste erster ersten",
    "2": "ii 2nd two second zwei zweite zweiter zweiten",
    "3": "iii 3rd three third drei dritte dritter dritten",
    "4": "iv 4th four fourth vier vierte vierter vierten",
    "5": "v 5th five fifth fünf funf fünfte funfte",
    "6": "vi 6th six sixth sechs sechste",
    "8": "viii 8th eight eighth acht achte achter",
}
NUMBER = {word: digit for digit, words in NUMBERS.items() for word in words.split()}
NOISE = {
    "the",
    "a",
    "of",
    "and",
    "der",
    "die",
    "das",
    "ein",
    "eine",
    "von",
    "und",
    "part",
    "teil",
    "king",
    "könig",
    "konig",
}
SONNETS = ("The Sonnets", "Sonnet", "Shakespeare's Sonnets", "Die Sonette", "Sonett")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice the words may stand for: its key, the name it goes by, and how near it is (0–100)."""

    key: str
    name: str
    score: float


@dataclass(frozen=True, slots=True)
class Spelling:
    """One way to write a name, made plain for comparison."""

    key: str
    name: str
    words: str
    solid: str
    numbers: frozenset[str]


class Answers:
    """Matches over the whole catalogue, not the play at hand: being understood says nothing about being right."""

    def __init__(self, box: Box) -> None:
        rows = [(f"claim:{row.id}", row.name, spelt) for row in box.characters for spelt in (row.name, *row.aliases)]
        self._characters = _spellings(rows)
        titles = [
            (f"state:{play.id}", play.title_en, spelt)
            for play in box.plays
            for spelt in _titles(play.id, play.title_en, play.title_de)
        ]
        self._sources = _spellings([*titles, *(("state:sonnets", SONNETS[0], spelt) for spelt in SONNETS)])

    def character(self, text: str, limit: int = 5) -> list[Candidate] | None:
        """The claims a typed name may stand for, best first; None when nothing is near.

        `limit` does not cut candidates that are as near as the best one.
        """
        return _best(text, self._characters, limit)

    def source(self, text: str, limit: int = 5) -> list[Candidate] | None:
        """The plays (or the Sonnets) a typed title may stand for, best first; None when nothing is near."""
        return _best(text, self._sources, limit)


def plain(text: str) -> str:
    """Lower case without accents and punctuation; numerals of any kind as digits."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe"))
    bare = "".join(letter for letter in folded if not unicodedata.combining(letter))
    words = re.sub(r"[^a-z0-9]+", " ", re.sub(r"['’`]", "", bare)).split()
    return " ".join(NUMBER.get(word, word) for word in words)


def _spelling(key: str, name: str, text: str) -> Spelling:
    words = [word for word in plain(text).split() if word not in NOISE] or plain(text).split()
    numbers = frozenset(word for word in words if word.isdigit())
    return Spelling(key, name, " ".join(words), "".join(words), numbers)


def _spellings(rows: Iterable[tuple[str, str, str]]) -> list[Spelling]:
    return list(dict.fromkeys(_spelling(*row) for row in rows))


def _titles(play: str, english: str, german: str) -> list[str]:
    return [english, german, play.replace("-", " "), *re.split(r"[:;,] | or, ", english)[:1]]


def _nearness(asked: Spelling, spelling: Spelling) -> float:
    """100 for the same words in any order, less for slips, parts, and other numbers."""
    whole = max(fuzz.token_sort_ratio(asked.words, spelling.words), fuzz.ratio(asked.solid, spelling.solid))
    part = PART * fuzz.token_set_ratio(asked.words, spelling.words)
    wrong_number = asked.numbers - spelling.numbers and spelling.key != "state:sonnets"
    return float(max(whole, part)) * (OTHER_NUMBER if wrong_number else 1.0)


def _best(text: str, spellings: list[Spelling], limit: int) -> list[Candidate] | None:
    asked = _spelling("", "", text)
    if not asked.solid:
        return None
    found: dict[str, Candidate] = {}
    for spelling in spellings:
        score = round(_nearness(asked, spelling), 1)
        if score >= NEAR and (spelling.key not in found or score > found[spelling.key].score):
            found[spelling.key] = Candidate(spelling.key, spelling.name, score)
    ranked = sorted(
        found.values(), key=lambda one: (-one.score, -fuzz.ratio(asked.solid, _spelling("", "", one.name).solid))
    )
    return [one for place, one in enumerate(ranked) if place < limit or one.score == ranked[0].score] or None
