"""TOML of an owner's hand: what is deeper than any data file is refused before it is read."""

from __future__ import annotations

import re
import tomllib
from tomllib import TOMLDecodeError
from typing import Any

DEEPEST = 8  # dots in a key, lists and tables in each other; the form of data files needs half
TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'  # strings first, so that nothing inside counts; one that never ends, to its end
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\[\]{}.,=\n]",
    re.DOTALL,
)


def loads(text: str) -> dict[str, Any]:
    """A document, or TOMLDecodeError; deep ones would cost the reader time and memory by the square."""
    line = too_deep(text)
    if line:
        raise TOMLDecodeError(f"Nested deeper than {DEEPEST} (at line {line})")
    try:
        document = tomllib.loads(text)
        repr(document)  # so that whatever is wrong with it can be told
    except TOMLDecodeError:
        raise
    except ValueError as error:  # thousands of digits
        raise TOMLDecodeError("A number is too long") from error
    return document


def too_deep(text: str) -> int:
    """The first line with too many dots in a key or too many brackets in each other, 0 if there is none."""
    dots = depth = 0
    for token in TOKEN.finditer(text):
        mark = token[0]
        if mark == ".":
            dots += 1
        elif mark[0] not in "\"'#":
            dots = 0
            depth += (mark in "[{") - (mark in "]}")
        if max(dots, depth) > DEEPEST:
            return text.count("\n", 0, token.start()) + 1
    return 0
