"""What a bot of Globe knows of Shakespeare: a fixed share of the book, and the page that lies open before it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from wooden_o.bots.bot import View
from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.numbers import FACTS

FADES = (1.0, 0.6, 0.45, 0.1)  # who knows the play need not know act, scene and line


@cache
def casts(catalogue: Catalogue) -> list[list[int]]:
    """Of each play, whom one may name, as claims (numbers without their base)."""
    found: list[list[int]] = [[] for _ in catalogue.play_class]
    for code in catalogue.cast:
        found[code >> 12].append(code & 4095)
    return found


class Knowledge:
    """A memory of the book. `share` is how much of it was ever learned; which facts those are depends on the seed."""

    def __init__(self, catalogue: Catalogue, share: float, seed: int) -> None:
        self.catalogue = catalogue
        self.share = share
        self.seed = seed
        self.open_card = -1
        self.open_play = -1

    def learned(self, fact: str, share: float) -> bool:
        """Whether that fact belongs to the share."""
        digest = blake2b(f"{self.seed}/{fact}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) / 2**64 < share

    def note(self, view: View) -> None:
        """Read the page that a challenge has opened to this seat, as long as it lies open."""
        page = dict(view["book"] or ())
        shown = "source" in page and view["card"] is not None
        self.open_play = self.catalogue.sources.index(page["play"]) if "play" in page else -1
        self.open_card = self.catalogue.card_ids.index(view["card"]["id"]) if shown else -1

    def cast(self, play: int) -> list[int]:
        """The characters of a play that it could name, as claims."""
        return [claim for claim in casts(self.catalogue)[play] if self.knows_of(play, claim)]

    def knows_of(self, play: int, claim: int) -> bool:
        """Whether it can tell if that character is of that play."""
        character = self.catalogue.characters[claim]
        return play == self.open_play or self.learned(f"{self.catalogue.sources[play]}/{character}", self.share)

    def homes(self, claim: int) -> list[int]:
        """The plays in which it knows a character of that name."""
        return [play for play, cast in enumerate(casts(self.catalogue)) if claim in cast and self.knows_of(play, claim)]

    def fact(self, card: int, fact: int) -> int | None:
        """The source, act, scene or line of a quotation, if it knows it."""
        told = self.catalogue.card_facts[4 * card + fact]
        if told < 0:
            return None
        name = f"{self.catalogue.card_ids[card]}/{FACTS[fact]}"
        return told if card == self.open_card or self.learned(name, self.share * FADES[fact]) else None

    def source_class(self, card: int) -> int | None:
        """Comedy, history or tragedy: who does not know the play often knows its kind."""
        source = self.catalogue.card_facts[4 * card]
        if source >= len(self.catalogue.play_class):
            return None
        known = self.fact(card, 0) is not None or self.learned(f"{self.catalogue.card_ids[card]}/class", self.share)
        return self.catalogue.play_class[source] if known else None

    def is_wrong(self, play: int, claim: int, named: set[int]) -> bool | None:
        """Whether a character was named wrongly, or a second time by another name; None if it cannot tell."""
        if not self.knows_of(play, claim):
            return None
        who = self.catalogue.cast.get(play << 12 | claim)
        return who is None or who in {self.catalogue.cast.get(play << 12 | earlier) for earlier in named}
