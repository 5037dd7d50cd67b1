"""What the cards of Troupe say, in a few symbols or in whole sentences, with a mark on what is reconstructed."""

from __future__ import annotations

from pathlib import Path

from wooden_o.games.troupe import data
from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.numbers import MEASURES
from wooden_o.games.troupe.tables import KINDS
from wooden_o.words import Words

KIND_NAMES = {number: name for name, number in KINDS.items()}
RECONSTRUCTED = "°"


class Cards:
    """The characters and objectives of one catalogue, described in one language."""

    def __init__(self, catalogue: Catalogue, words: Words, path: Path | None = None) -> None:
        self.catalogue = catalogue
        self.words = words
        tables = data.read(path)
        self.ours = {
            row["id"] for table in ("board", "character", "objective") for row in tables[table] if made_up(row)
        }
        self.reconstructed = data.reconstructed(tables)

    def name(self, character: str) -> str:
        return self.words.text(f"character-{character}") + (RECONSTRUCTED if character in self.ours else "")

    def kind(self, character: str) -> str:
        return KIND_NAMES[self.catalogue.kind[self.number(character)]]

    def number(self, character: str) -> int:
        return self.catalogue.characters.index(character)

    def cost(self, character: str, extra: bool = False) -> int:
        return 0 if extra else self.catalogue.cost[self.number(character)]

    def value(self, character: str) -> int:
        return self.catalogue.value[self.number(character)]

    def does(self, character: str) -> str:
        """What an activation does, in short."""
        if self.kind(character) == "actor":
            return self.effects("cli-short", self.catalogue.activation[self.number(character)])
        return self.words.text(f"cli-short-{self.kind(character)}", n=self.value(character))

    def power(self, character: str, extra: bool = False) -> str:
        """What a complete costume does, in short."""
        if extra:
            return self.effects("cli-short", self.catalogue.extra_power)
        if self.kind(character) != "actor":
            return ""
        return self.effects("cli-short", self.catalogue.power[self.number(character)])

    def effects(self, prefix: str, amounts: list[int]) -> str:
        named = zip(data.ACTIVATIONS, amounts, strict=True)
        return ", ".join(self.words.text(f"{prefix}-{name}", n=amount) for name, amount in named if amount)

    def sentence(self, character: str) -> str:
        """The whole card in words."""
        number = self.number(character)
        kind = self.kind(character)
        if kind == "actor":
            activation = self.effects("effect", self.catalogue.activation[number])
            power = self.effects("effect", self.catalogue.power[number])
            text = self.words.text("card-actor", activation=activation, power=power)
        else:
            text = self.words.text(f"card-{kind}", n=self.value(character))
        cost = self.catalogue.cost[number]
        return f"{text}; {self.words.text('card-cost', n=cost)}" if cost else text

    def objective(self, objective: str) -> str:
        """What an objective counts and what it is worth."""
        number = self.catalogue.objectives.index(objective)
        first, second, third = self.catalogue.steps[number]
        measure = self.words.text(f"measure-{MEASURES[self.catalogue.measure[number]]}")
        worth = self.words.text("objective-worth", measure=measure, first=first, second=second, third=third)
        return worth + (RECONSTRUCTED if objective in self.ours else "")


def made_up(row: data.Row) -> bool:
    """Is anything in this row reconstructed? An objective's title is always ours and does not count."""
    origin = row["provenance"]
    words = (
        {field: word for field, word in origin.items() if field != "id"} if isinstance(origin, dict) else {"": origin}
    )
    return "reconstructed" in words.values()
