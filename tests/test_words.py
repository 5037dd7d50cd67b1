"""Every message stands in both languages with the same variables, and everything that needs words has them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wooden_o.core import Choice, Event
from wooden_o.core.event import kebab
from wooden_o.games.globe import Globe
from wooden_o.games.globe import numbers as globe_numbers
from wooden_o.games.globe import reasons as globe_reasons
from wooden_o.games.troupe import data, numbers, reasons, view
from wooden_o.games.troupe.tables import KINDS
from wooden_o.words import LANGUAGES, Words

PACKAGE = Path(__file__).parent.parent / "src" / "wooden_o"
LOCALES = PACKAGE / "locales"
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
GAMES = ("troupe", "globe")


class Variables(Visitor):
    """Collects the variables of a message, and what we do without."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
    junk = [str(entry.content) for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}/{file} is not Fluent: {junk[0][:200]}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def variables(pattern: ftl.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    assert not visitor.functions, "functions differ between Python and the page"
    return visitor.names


def shape(message: ftl.Message) -> dict[str, set[str]]:
    """The variables of a message and of its attributes."""
    return {"": variables(message.value)} | {part.id.name: variables(part.value) for part in message.attributes}


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    english, german = messages("en", file), messages("de", file)
    assert english.keys() == german.keys()
    for name in english:
        assert shape(english[name]) == shape(german[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_form_one_namespace(language: str) -> None:
    listed = []
    for file in FILES:
        resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
        listed += [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    twice = [name for name, count in Counter(listed).items() if count > 1]
    assert not twice


def classes(game: str, module: str, parent: type) -> list[type]:
    found = vars(import_module(f"wooden_o.games.{game}.{module}")).values()
    return [value for value in found if isinstance(value, type) and issubclass(value, parent) and value is not parent]


def needed(game: str) -> Iterator[tuple[str, set[str]]]:
    """Ids that a game's code speaks of, with the variables they may use."""
    for event in classes(game, "events", Event):
        yield f"event-{kebab(event.__name__)}", {field.name for field in fields(event)}
    for choice in classes(game, "choices", Choice):
        assert issubclass(choice, Choice)
        yield f"choice-{choice.verb.replace(':', '-')}", {field.name for field in fields(choice)}
    for reason in {"troupe": reasons, "globe": globe_reasons}[game].REASONS:
        yield f"reason-{reason}", set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_choices_and_reasons_have_words(game: str, language: str) -> None:
    known = {name: entry for file in FILES for name, entry in messages(language, file).items()}
    for name, allowed in needed(game):
        message = known.get(f"{game}-{name}", known.get(name))
        assert message is not None, f"{language}: no message {name}"
        assert shape(message)[""] <= allowed, f"{language}: {name} uses variables that its class does not have"


def nouns() -> Iterator[str]:
    """Everything else that is spoken of by id."""
    tables = data.read()
    yield from (f"character-{row['id']}" for row in [*tables["board"], *tables["character"]])
    yield from (f"objective-{row['id']}" for row in tables["objective"])
    yield from (f"measure-{measure}" for measure in numbers.MEASURES)
    yield from (f"{kind}-{colour}" for kind in ("colour", "set-effect") for colour in numbers.COLOURS)
    yield from (f"phase-{phase}" for phase in view.PHASES)
    yield from (f"ask-{ask}" for ask in (*view.ASKS, *globe_numbers.QUESTIONS))
    yield from (f"source-{source}" for source in (*numbers.SOURCES, "start", "objectives", "yellow", "wages"))
    yield from (f"source-{source}" for source in (*globe_numbers.POINTS, "home", "under-way"))
    yield from (f"{kind}-{effect}" for kind in ("effect", "cli-short") for effect in data.ACTIVATIONS)
    yield from (f"{prefix}-{kind}" for prefix in ("kind", "card") for kind in KINDS)
    yield from (f"provenance-{word}" for word in data.PROVENANCES)
    yield from (f"ambiance-{space}" for space in range(numbers.AMBIANCE_TOP + 1))
    yield from (f"instruction-{word}" for word in globe_numbers.INSTRUCTIONS)
    yield from (f"level-{level}" for level in globe_numbers.LEVELS)
    yield from (f"booklet-title-{play.id}" for play in Globe().box.plays)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_an_id_has_a_name(language: str) -> None:
    words = Words(language)
    assert [name for name in nouns() if not words.has(name)] == []
    assert [name for name in nouns() if name.startswith("character-") and not words.has(name, "object")] == []


def test_no_message_of_a_game_is_left_over() -> None:
    """What is named after the code must still be in the code."""
    prefixes = ("event-", "choice-", "reason-", "ask-", "phase-", "objective-", "measure-", "source-")
    spoken = {name for game in GAMES for name, _ in needed(game)} | set(nouns()) | {"objective-worth"}
    spoken |= {f"reason-{reason}" for reason in refusals()}
    for file in ("common.ftl", "troupe.ftl", "globe.ftl"):
        for name in messages("en", file):
            bare = name.removeprefix("globe-")
            assert not bare.startswith(prefixes) or bare in spoken, name


def refusals() -> set[str]:
    """The reasons of the match layer: why a step cannot be taken back or played again."""
    source = (PACKAGE / "match" / "match.py").read_text("utf-8")
    return {"not-now", *re.findall(r'"((?:nothing|something|another)-[a-z-]+)"', source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_layers_refusals_have_words(language: str) -> None:
    assert len(refusals()) == 5
    assert all(Words(language).has(f"reason-{reason}") for reason in refusals())


def test_terminal_texts_are_all_used() -> None:
    source = "".join(path.read_text("utf-8") for path in (PACKAGE / "cli").glob("*.py"))
    built = ("cli-usage-", "cli-option-", "cli-command-", "cli-short-", "cli-state-", "cli-welcome-")
    for name in messages("en", "cli.ftl"):
        assert name in source or name.startswith(built), f"{name} is never shown"


SPOKEN = re.compile(r'\b(?:text|say|prose)\(\s*"([a-z][a-z0-9-]*)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_a_message(language: str) -> None:
    sources = [path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if "_compiled" not in path.parts]
    spoken = {name for source in sources for name in SPOKEN.findall(source)}
    assert len(spoken) > 50
    assert sorted(name for name in spoken if not Words(language).has(name)) == []


SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ [a-z]+|[a-z]+ [a-z]+ [a-z]+[.!?]$")
ERRORS = ("BadOptions", "BadData", "BadRecord", "TOMLDecodeError", "ValueError")
RULES = sorted(path for folder in ("core", "games") for path in (PACKAGE / folder).rglob("*.py"))


def literals(tree: ast.AST) -> Iterator[str]:
    """String literals that may reach a player: docstrings and messages of errors aside."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from literals(node)


@pytest.mark.parametrize("path", [path for path in RULES if path.name != "data.py"], ids=lambda path: path.stem)
def test_rules_contain_no_sentence(path: Path) -> None:
    found = [text for text in literals(ast.parse(path.read_text("utf-8"))) if SENTENCE.search(text)]
    assert not found


def test_every_rule_number_leads_to_a_rule() -> None:
    """What comments and reasons cite stands in the rules as we tell them."""
    told = (PACKAGE.parent.parent / "docs" / "rules" / "troupe.md").read_text("utf-8")
    headings = set(re.findall(r"^#+ §(\d+(?:\.\d+)?)", told, re.MULTILINE))
    sources = [*(PACKAGE / "games" / "troupe").glob("*.py"), *LOCALES.glob("*/troupe.ftl")]
    cited = {number for path in sources for number in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text("utf-8"))}
    assert len(cited) > 10
    assert cited <= headings


def test_a_name_nobody_translated_is_still_readable() -> None:
    assert Words("de").text("character-mistress-quickly") == "Mistress Quickly"


def test_lists_are_joined_as_the_language_does() -> None:
    assert Words("en").many(["a", "b", "c"]) == "a, b and c"
    assert Words("de").many(["a", "b", "c"]) == "a, b und c"
    assert Words("de").many([]) == "nichts"
