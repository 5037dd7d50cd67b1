"""Imports point one way: core ← games ← match ← bots ← arena, with envs, server and cli as leaves."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "wooden_o"
LAYERS = ("core", "games", "match", "bots", "arena")
LEAVES = {"envs": LAYERS, "server": LAYERS, "cli": (*LAYERS, "envs", "server")}
MAY_IMPORT = {layer: LAYERS[:place] for place, layer in enumerate(LAYERS)} | LEAVES
IMPURE = {"random", "secrets", "time", "os", "asyncio", "logging", "threading", "subprocess", "socket"}
PURE = (sys.stdlib_module_names - IMPURE) | {"librt", "mypy_extensions"}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def inside(path: Path) -> tuple[str, ...]:
    """Where a source stands in the package: ("games", "troupe", "wager")."""
    return path.relative_to(PACKAGE).with_suffix("").parts


def for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)


def nodes(tree: ast.AST, with_types: bool) -> Iterator[ast.AST]:
    """All nodes below, without those that only a type checker sees if so asked."""
    for node in ast.iter_child_nodes(tree):
        if with_types or not for_types_only(node):
            yield node
            yield from nodes(node, with_types)


def imports(path: Path, with_types: bool = True) -> Iterator[str]:
    """The dotted names a source imports; `from a import b` counts as a.b."""
    for node in nodes(ast.parse(path.read_text("utf-8")), with_types):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> Iterator[tuple[str, ...]]:
    """What a source imports of this project, as places in the package."""
    return (tuple(name.split(".")[1:]) for name in imports(path) if name.startswith("wooden_o."))


def test_there_is_something_to_check() -> None:
    assert {"core", "games"} <= {inside(path)[0] for path in SOURCES}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(inside(path)))
def test_imports_point_one_way(path: Path) -> None:
    layer = inside(path)[0]
    for target in ours(path):
        if layer in MAY_IMPORT and target[0] in MAY_IMPORT:
            assert target[0] in (layer, *MAY_IMPORT[layer]), f"{layer} must not import {target[0]}"


@pytest.mark.parametrize("path", [path for path in SOURCES if inside(path)[0] in ("core", "games")], ids=str)
def test_rules_are_pure(path: Path) -> None:
    for name in imports(path, with_types=False):
        assert name.split(".")[0] in PURE | {"wooden_o"}, f"rules must not import {name}"


@pytest.mark.parametrize("path", [path for path in SOURCES if inside(path)[0] == "games"], ids=str)
def test_games_do_not_know_each_other(path: Path) -> None:
    for target in ours(path):
        assert target[0] == "core" or target[:2] == inside(path)[:2], f"a game must not import {'.'.join(target)}"


def test_only_the_package_root_knows_the_loader() -> None:
    knowing = {inside(path) for path in SOURCES if any("_loader" in target for target in ours(path))}
    assert knowing == {("__init__",)}
