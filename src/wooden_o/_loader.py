"""Prefers the compiled rule modules, and only while they are exactly their sources."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(PACKAGE, "_compiled")
SUFFIX = EXTENSION_SUFFIXES[0]  # names the interpreter and the machine the files were built for


class Manifest(NamedTuple):
    """What was compiled, from which sources, for which interpreter."""

    suffix: str
    mypyc: str
    sources: dict[str, str]  # path inside the package -> hash, also of interpreted sources that constants come from
    modules: list[str]

    def text(self) -> str:
        """One line a fact: reading it must not cost an import."""
        lines = [f"suffix {self.suffix}", f"mypyc {self.mypyc}"]
        lines += [f"source {digest} {path}" for path, digest in sorted(self.sources.items())]
        return "\n".join([*lines, *(f"module {name}" for name in self.modules)]) + "\n"


def read_manifest() -> Manifest:
    """Read what the last compilation wrote."""
    facts: dict[str, list[str]] = {"suffix": [], "mypyc": [], "source": [], "module": []}
    with open(os.path.join(FOLDER, "manifest"), encoding="utf-8") as file:
        for line in file:
            kind, _, value = line.rstrip("\n").partition(" ")
            facts[kind].append(value)
    sources = {path: digest for digest, _, path in (fact.partition(" ") for fact in facts["source"])}
    return Manifest(facts["suffix"][0], facts["mypyc"][0], sources, facts["module"])


def fingerprint(path: str) -> str:
    """The hash of a source file, by its path inside the package."""
    with open(os.path.join(PACKAGE, path), "rb") as file:
        return source_hash(file.read()).hex()


def library(module: str) -> str:
    """Where the compiled file of a module lies: never where Python would look for it by itself."""
    return os.path.join(FOLDER, module + SUFFIX)


def why_plain() -> str:
    """Why the sources must be run as they are; empty when the compiled files may be used."""
    if os.environ.get("WOODEN_O_PLAIN", "0") not in ("", "0"):
        return "WOODEN_O_PLAIN is set"
    try:
        manifest = read_manifest()
        if manifest.suffix != SUFFIX:
            return f"compiled for {manifest.suffix}"
        for path, digest in manifest.sources.items():
            if fingerprint(path) != digest:
                return f"{path} was edited after it was compiled"
        missing = [name for name in manifest.modules if not os.path.exists(library(name))]
    except (OSError, KeyError, IndexError):
        return "not compiled"
    return f"{library(missing[0])} is missing" if missing else ""


class CompiledFinder:
    """Answers for the modules that were compiled together, and for nothing else."""

    def __init__(self, modules: list[str]) -> None:
        self.modules = frozenset(modules)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        file = library(fullname)
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def install() -> str:
    """Put the compiled modules first, all or none; say why if none."""
    reason = why_plain()
    if not reason:
        sys.meta_path.insert(0, CompiledFinder(read_manifest().modules))
    return reason
