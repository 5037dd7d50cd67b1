"""Every word a person reads, from the Fluent files in `locales`; the README there explains ids and variables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from wooden_o.core import Choice, Event
from wooden_o.core.event import kebab

LANGUAGES = ("en", "de")
BOOKLET = "booklet.ftl"
ROMAN = ("", "I", "II", "III", "IV", "V")


@cache
def bundle(language: str, booklet: bool) -> FluentBundle:
    """All files of a language as one namespace; the booklet, by far the longest, is read only when it is opened."""
    made = FluentBundle([language], use_isolating=False)
    folder = resources.files("wooden_o") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and (file.name == BOOKLET) == booklet:
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def minus(number: int) -> str:
    """A number with a proper minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else minus(number)


class Words:
    """The messages of one language; `text` puts one into words."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"

    def has(self, message: str, attribute: str = "") -> bool:
        found = self.bundle(message)
        return found.has_message(message) and (not attribute or attribute in found.get_message(message).attributes)

    def bundle(self, message: str) -> FluentBundle:
        return bundle(self.language, message.startswith("booklet-"))

    def text(self, message: str, attribute: str = "", /, **values: Any) -> str:
        """The message in words; an id without one, such as a card of somebody's own data, as its last words."""
        if not self.has(message, attribute):
            return message.partition("-")[2].replace("-", " ").title() or message
        found = self.bundle(message).get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} has attributes only"
        text, errors = self.bundle(message).format_pattern(pattern, values)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def prose(self, message: str, /) -> str:
        """A message as one paragraph: its lines were only broken to be edited."""
        return " ".join(self.text(message).split())

    def of(self, game: str, message: str, /, **values: Any) -> str:
        """A game's own message if there is one, else the common one."""
        own = f"{game}-{message}"
        return self.text(own if self.has(own) else message, **values)

    def many(self, parts: Iterable[str]) -> str:
        """`a, b and c`, or the word for nothing."""
        listed = list(parts)
        if not listed:
            return self.text("list-nothing")
        if len(listed) == 1:
            return listed[0]
        return self.text("list-last", most=", ".join(listed[:-1]), last=listed[-1])

    def reason(self, game: str, reason: str) -> str:
        return self.of(game, f"reason-{reason}")


class Speaker:
    """Puts choices and events of one game into words, with its players' names."""

    def __init__(self, words: Words, game: str, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.extras: Collection[str] = ()  # cards that lie face down, as Extras

    def choice(self, choice: Choice) -> str:
        return self.words.of(self.game, f"choice-{choice.verb.replace(':', '-')}", **self.values(choice))

    def event(self, event: Event) -> str:
        return self.tell(event, self.values(event))

    def tell(self, event: Event, values: dict[str, Any]) -> str:
        return self.words.of(self.game, f"event-{kebab(type(event).__name__)}", **values)

    def values(self, told: Choice | Event) -> dict[str, Any]:
        """All fields, made readable; hiring an Extra still names the card's front."""
        hidden, self.extras = self.extras, () if "Extra" in type(told).__name__ else self.extras
        values = {field.name: self.value(field.name, getattr(told, field.name)) for field in fields(told)}
        self.extras = hidden
        return values

    def value(self, field: str, value: Any) -> Any:
        """A field made readable, by its name; what has no special form stays as it is."""
        if value is None or value == ():
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in ("scores", "bids"):
            return ", ".join(f"{name} {minus(number)}" for name, number in zip(self.names, value, strict=True))
        if isinstance(value, dict):
            return ", ".join(f"{count} {self.value('colour', colour)}" for colour, count in value.items())
        if field == "order":
            return ", ".join(self.name(seat) for seat in value)
        if isinstance(value, tuple):
            return self.words.many(self.character(part) for part in value)
        return self.single(field, value)

    def single(self, field: str, value: Any) -> Any:
        if field in ("seat", "by", "guest"):
            return self.name(value)
        if field in ("steps", "points"):
            return signed(value)
        if field == "act":
            return ROMAN[value]
        if field == "ambiance":
            return self.words.text(f"ambiance-{value}")
        if field == "cell":
            row, _, place = value.partition(".")
            return self.words.text("cell", row=row, place=place)
        return self.noun(field, value)

    def noun(self, field: str, value: Any) -> Any:
        """What an id stands for; numbers pass through."""
        if field == "character":
            return self.character(value, "object")
        if field == "spared":
            return self.character(value)
        return self.words.text(f"{field}-{value}") if field in ("colour", "objective", "source") else value

    def character(self, character: str, form: str = "") -> str:
        """A character's name, or with form `object` what follows a verb."""
        if character in self.extras:
            return self.words.text("extra-of", form, character=self.words.text(f"character-{character}"))
        message = f"character-{character}"
        return self.words.text(message, form if self.words.has(message, form) else "")

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.words.text("nature")
