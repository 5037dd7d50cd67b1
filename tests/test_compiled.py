"""Compiled rules are used while they are exactly their sources, and never otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wooden_o
from wooden_o import _loader
from wooden_o.core import NATURE

PACKAGE = Path(_loader.PACKAGE)
RULES = "wooden_o.core.playout"
TELL = f"import wooden_o, {RULES} as rules; print(rules.__file__); print(wooden_o.why_plain)"
PLAY = """
from random import Random
import wooden_o
game, luck = wooden_o.game("troupe"), Random(7).random
print(wooden_o.compiled)
for seats in (1, 2, 3, 4) * 5:
    state = game.new(seats=seats)
    while owing := state.to_act():
        seat = owing[int(luck() * len(owing))]
        legal = state.legal(seat)
        number = legal[int(luck() * len(legal))]
        print(seat, game.key(number), legal, state.weights(seat) if seat == wooden_o.NATURE else "")
        state.play(seat, number)
    print(state.standing())
"""
needs_compiled = pytest.mark.skipif(not wooden_o.compiled, reason=wooden_o.why_plain)


def run(code: str, package: Path, **environment: str) -> list[str]:
    """What a fresh interpreter prints."""
    clean = {name: value for name, value in os.environ.items() if name != "WOODEN_O_PLAIN"}
    env = {**clean, **environment, "PYTHONPATH": str(package.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, check=True, text=True)
    return done.stdout.splitlines()


def tell(package: Path, **environment: str) -> tuple[str, str]:
    """Which file the rules come from, and why they are plain if they are."""
    file, reason = run(TELL, package, **environment)
    return Path(file).relative_to(package).as_posix(), reason


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the whole package that may be spoilt."""
    leave_out = shutil.ignore_patterns("__pycache__", "static", "content")
    return Path(shutil.copytree(PACKAGE, tmp_path / "wooden_o", ignore=leave_out))


@needs_compiled
def test_what_was_compiled_is_used(package: Path) -> None:
    assert tell(package) == (f"_compiled/{RULES}{_loader.SUFFIX}", "")


@needs_compiled
@pytest.mark.parametrize("name", ["core/playout.py", "core/event.py"])  # compiled itself, and an interpreted neighbour
def test_an_edited_source_is_never_shadowed(package: Path, name: str) -> None:
    with (package / name).open("a") as source:
        source.write("\n")
    assert tell(package) == ("core/playout.py", f"{name} was edited after it was compiled")


@needs_compiled
def test_files_of_another_interpreter_are_left_alone(package: Path) -> None:
    manifest = package / "_compiled" / "manifest"
    manifest.write_text(manifest.read_text().replace(_loader.SUFFIX, ".cpython-39-vax.so"))
    assert tell(package) == ("core/playout.py", "compiled for .cpython-39-vax.so")


@needs_compiled
def test_all_or_nothing(package: Path) -> None:
    (package / "_compiled" / f"wooden_o.core.state{_loader.SUFFIX}").unlink()
    file, reason = tell(package)
    assert file == "core/playout.py"
    assert reason.endswith("is missing")


@needs_compiled
def test_a_broken_manifest_means_plain(package: Path) -> None:
    (package / "_compiled" / "manifest").write_text("nonsense\n")
    assert tell(package) == ("core/playout.py", "not compiled")


@needs_compiled
def test_compiled_and_plain_play_identical_games() -> None:
    compiled, plain = run(PLAY, PACKAGE), run(PLAY, PACKAGE, WOODEN_O_PLAIN="1")
    assert (compiled.pop(0), plain.pop(0)) == ("True", "False")
    for step, (one, other) in enumerate(zip(compiled, plain, strict=True)):
        assert one == other, f"at step {step}"


def test_plain_can_be_asked_for(package: Path) -> None:
    assert tell(package, WOODEN_O_PLAIN="1") == ("core/playout.py", "WOODEN_O_PLAIN is set")


def test_without_compiled_files_everything_is_plain(package: Path) -> None:
    shutil.rmtree(package / "_compiled", ignore_errors=True)
    assert tell(package) == ("core/playout.py", "not compiled")


def test_no_compiled_file_lies_beside_a_source() -> None:
    assert [path for path in PACKAGE.rglob("*.so") if path.parent.name != "_compiled"] == []


def test_nature_is_the_same_at_both_doors() -> None:
    assert wooden_o.NATURE == NATURE


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no game is called 'chess'; there are: troupe, globe"):
        wooden_o.game("chess")
