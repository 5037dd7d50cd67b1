"""Choices and events of Globe in words: pieces count from 1, spaces have names, characters are data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wooden_o.core import Choice, Event
from wooden_o.games.globe import Globe
from wooden_o.games.globe.choices import Claim, StateSource
from wooden_o.games.globe.events import CardDrawn, FactStated
from wooden_o.words import Speaker, Words

PIECES = ("piece", "other")


class GlobeSpeaker(Speaker):
    """Knows the board's spaces and the book's names."""

    def __init__(self, words: Words, game: Globe, names: Sequence[str]) -> None:
        super().__init__(words, game.name, names)
        self.box = game.box
        self.characters = {character.id: character.name for character in game.box.characters}
        self.quotations = {quotation.id: quotation.words for quotation in game.box.quotations}

    def event(self, event: Event) -> str:
        values = self.values(event)
        if isinstance(event, CardDrawn):
            values["instruction"] = self.instruction(event.instruction, event.amount)
        if isinstance(event, FactStated):
            values["value"] = self.fact(event.fact, event.value)
        return self.tell(event, values)

    def claim(self, choice: Choice) -> str:
        """What is claimed, as one says it."""
        if isinstance(choice, Claim):
            return self.characters.get(choice.character, choice.character)
        return self.title(choice.source) if isinstance(choice, StateSource) else self.choice(choice)

    def value(self, field: str, value: Any) -> Any:
        if field == "dice":
            return " + ".join(map(str, value))
        if field == "page" and value:
            return ", ".join(self.words.text(f"page-{fact}", value=self.fact(fact, found)) for fact, found in value)
        return super().value(field, value)

    def single(self, field: str, value: Any) -> Any:
        if field in PIECES:
            return value + 1
        if field == "space":
            return self.space(value)
        if field in ("source", "play"):
            return self.title(value)
        if field == "character":
            return self.characters.get(value, value)
        if field == "quotation":
            return self.quotations.get(value, value)
        return self.name(value) if field in ("seat", "by", "guest") else value

    def fact(self, fact: str, value: str) -> str:
        """What was said of a quotation, or stands in the book."""
        if fact in ("source", "play"):
            return self.title(value)
        if fact == "class":
            return self.words.text(f"booklet-class-{value}")
        return self.characters.get(value, value) if fact in ("character", "speaker") else value

    def title(self, source: str) -> str:
        return self.words.text("booklet-sonnets" if source == "sonnets" else f"booklet-title-{source}")

    def instruction(self, instruction: str, amount: int) -> str:
        return self.words.text(f"instruction-{instruction}", amount=amount)

    def space(self, space: int) -> str:
        """A space by its name: corner, play, number, rung, the Globe."""
        text, side, ladder = self.words.text, self.box.side, self.box.ladder
        rung = space - 4 * side
        if rung >= 4 * ladder:
            return text("globe-space-home")
        if rung >= 0:
            return text("globe-space-rung", rung=rung % ladder + 1, play=self.title(self.box.corners[rung // ladder]))
        if space % side == 0:
            return text("globe-space-corner", play=self.title(self.box.corners[space // side]))
        play = self.box.spaces[space].play
        return (
            text("globe-space-play", at=space, play=self.title(play)) if play else text("globe-space-plain", at=space)
        )
