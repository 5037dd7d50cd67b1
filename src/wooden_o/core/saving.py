"""Pickling of compiled classes: unlike Python's own they cannot be made first and filled afterwards."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

SLOTS = (GetSetDescriptorType, MemberDescriptorType)


def saved(thing: object, *arguments: object, without: str = "") -> tuple[Any, ...]:
    """For `__reduce__`: made with these arguments, then given all its attributes but one."""
    attributes = {name: getattr(thing, name) for name in names(type(thing)) if hasattr(thing, name)}
    attributes |= getattr(thing, "__dict__", {})
    attributes.pop(without, None)
    return made, (type(thing), arguments, attributes)


def names(kind: type) -> list[str]:
    """The attributes that a class has room for, compiled or in slots."""
    members = (member for base in kind.__mro__ for member in vars(base).items())
    return [name for name, member in members if isinstance(member, SLOTS) and not name.startswith("__")]


def made(kind: type, arguments: tuple[Any, ...], attributes: dict[str, Any]) -> object:
    thing = kind(*arguments)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing
