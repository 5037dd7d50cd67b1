"""What a bot of Globe knows of Shakespeare: a fixed share of the book, and whatever page it was shown."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from wooden_o.bots.bot import View
from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.numbers import CLAIM, FACTS

FADES = (1.0, 0.6, 0.45, 0.1)  # who knows the play need not know act, scene and line


class Knowledge:
    """A memory of the book. `share` is how much of it was ever learned; which facts those are depends on the seed."""

    def __init__(self, catalogue: Catalogue, share: float, seed: int) -> None:
        self.catalogue = catalogue
        self.share = share
        self.seed = seed
        self.cards_read: set[int] = set()
        self.plays_read: set[int] = set()

    def learned(self, fact: str, share: float) -> bool:
        """Whether that fact belongs to the share."""
        digest = blake2b(f"{self.seed}/{fact}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) / 2**64 < share

    def note(self, view: View) -> None:
        """Remember the page of the book that a challenge has opened to this seat."""
        page = dict(view["book"] or ())
        if "play" in page:
            self.plays_read.add(self.catalogue.sources.index(page["play"]))
        elif "source" in page and view["card"] is not None:
            self.cards_read.add(self.catalogue.card_ids.index(view["card"]["id"]))

    def cast(self, play: int) -> Iterator[int]:
        """The characters of a play that it could name, as claims (numbers without their base)."""
        for code in self.catalogue.cast:
            if code >> 12 == play and self.knows_of(play, code & 4095):
                yield code & 4095

    def knows_of(self, play: int, claim: int) -> bool:
        """Whether it can tell if that character is of that play."""
        character = self.catalogue.characters[claim]
        return play in self.plays_read or self.learned(f"{self.catalogue.sources[play]}/{character}", self.share)

    def fact(self, card: int, fact: int) -> int | None:
        """The source, act, scene or line of a quotation, if it knows it."""
        told = self.catalogue.card_facts[4 * card + fact]
        if told < 0:
            return None
        name = f"{self.catalogue.card_ids[card]}/{FACTS[fact]}"
        return told if card in self.cards_read or self.learned(name, self.share * FADES[fact]) else None

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


def claim_of(choice: int) -> int:
    return choice - CLAIM
