"""The types of the wire as TypeScript: `python -m wooden_o.server.typescript > client/src/wire.ts`."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, TypeVar, get_type_hints

from msgspec import inspect

import wooden_o
from wooden_o.core import Choice, Event
from wooden_o.core.event import kebab
from wooden_o.server import wire
from wooden_o.server.views import PRINTED, VIEWS

Kind = TypeVar("Kind", Choice, Event)
HEAD = "// Made by `python -m wooden_o.server.typescript` from the server's types; change those instead.\n"
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def spell(kind: inspect.Type) -> str:
    """A type as TypeScript spells it."""
    match kind:
        case inspect.Metadata(extra={"typescript": name}):
            return str(name)
        case inspect.Metadata(type=inner):
            return spell(inner)
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(spell, types)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{bracketed(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(spell, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"{'Partial<' if named(key) else ''}Record<{spell(key)}, {spell(value)}>{'>' if named(key) else ''}"
    return PLAIN[type(kind)]


def named(key: inspect.Type) -> bool:
    """Keys out of a closed list need not all be there."""
    return isinstance(key, inspect.LiteralType)


def bracketed(item: inspect.Type) -> str:
    told = spell(item)
    return f"({told})" if " | " in told else told


def interface(struct: inspect.StructType, sent: set[str]) -> str:
    """A struct as an interface; what has a default may be left out of what the page sends."""
    name = struct.cls.__name__
    tag = [f"  {struct.tag_field}: {json.dumps(struct.tag)};"] if struct.tag_field else []
    may_lack = {row.encode_name for row in struct.fields if not row.required and name in sent}
    rows = [f"  {row.encode_name}{'?' * (row.encode_name in may_lack)}: {spell(row.type)};" for row in struct.fields]
    about = (struct.cls.__doc__ or "").strip().splitlines()[0]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *tag, *rows, "}"])


def structs(roots: Iterable[Any]) -> list[inspect.StructType]:
    """All structs that these types are made of, by name."""
    found: dict[str, inspect.StructType] = {}
    waiting = [inspect.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType) and kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            waiting += [row.type for row in kind.fields]
        elif not isinstance(kind, inspect.StructType):
            waiting += parts(kind)
    return [found[name] for name in sorted(found)]


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    for attribute in ("type", "item_type", "key_type", "value_type"):
        if isinstance(inner := getattr(kind, attribute, None), inspect.Type):
            yield inner
    yield from getattr(kind, "types", ())
    yield from getattr(kind, "item_types", ())


def subclasses(module: str, kind: type[Kind]) -> list[type[Kind]]:
    """The classes of that kind a module defines, in its order."""
    found = vars(importlib.import_module(module)).values()
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind]


def rows_of(thing: type[Choice | Event]) -> list[str]:
    hints = get_type_hints(thing)
    return [f"{row.name}: {spell(inspect.type_info(hints[row.name]))}" for row in fields(thing)]


def event_union(game: str) -> str:
    rows = [
        "; ".join([f'event: "{kebab(thing.__name__)}"', *rows_of(thing)])
        for thing in subclasses(f"wooden_o.games.{game}.events", Event)
    ]
    return f"export type {game.title()}Event =\n" + "\n".join(f"  | {{ {row} }}" for row in rows) + ";"


def choice_union(game: str) -> str:
    rows = [
        f'verb: "{thing.verb}"; fields: {{ {"; ".join(rows_of(thing))} }}'.replace("{  }", "Record<string, never>")
        for thing in subclasses(f"wooden_o.games.{game}.choices", Choice)
    ]
    return f"export type {game.title()}Choice =\n" + "\n".join(f"  | {{ key: string; {row} }}" for row in rows) + ";"


def typescript() -> str:
    """The whole file."""
    shown = (getattr(wire, name) for name in wire.__all__ if name != "Wire")
    every = structs([*(thing for thing in shown if isinstance(thing, type)), *PRINTED])
    sent = {struct.cls.__name__ for struct in structs([*wire.REQUESTS, wire.ClientMessage])}
    interfaces = [interface(struct, sent) for struct in every]
    unions = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
    messages = [f"export type {name} = {spell(inspect.type_info(union))};" for name, union in unions.items()]
    games = [union(game) for game in wooden_o.GAMES for union in (event_union, choice_union)]
    views = " | ".join(view.__name__ for view in VIEWS.values())
    events = " | ".join(f"{game.title()}Event" for game in wooden_o.GAMES)
    either = f"export type View = {views};\nexport type GameEvent = {events};"
    version = f"export const WIRE_VERSION = {wire.WIRE_VERSION};\nexport const NATURE = {wire.NATURE};"
    return "\n\n".join([HEAD + version, *interfaces, *messages, *games, either]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
