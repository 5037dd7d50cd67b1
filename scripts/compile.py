"""Compile the rule modules as one mypyc group into `src/wooden_o/_compiled/` (what to compile: pyproject.toml)."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mypyc"
GROUP = "wooden_o"
NARROW = re.compile(r"(cpy_r_\w+ = )(\d+ << )")
sys.path.insert(0, str(ROOT / "src"))
from wooden_o import _loader as loader  # noqa: E402

PACKAGE = Path(loader.PACKAGE)


def chosen() -> list[Path]:
    """The sources to compile, as pyproject.toml lists them; packages' own files stay interpreted."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wooden-o"]["compile"]
    found = {path for pattern in table["modules"] for path in PACKAGE.glob(pattern)}
    left_out = {path for pattern in table["interpreted"] for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found - left_out if path.name != "__init__.py")


def hashes(chosen_sources: list[Path]) -> dict[str, str]:
    """Every source of the folders compiled from: constants of interpreted neighbours end up in the compiled code."""
    folders = {path.parent for path in chosen_sources}
    paths = sorted(path.relative_to(PACKAGE).as_posix() for folder in folders for path in folder.glob("*.py"))
    return {path: loader.fingerprint(path) for path in paths}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def why_not() -> str:
    """Why this machine cannot compile; empty if it can."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(os.environ.get("CC", compiler).split()[0]):
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "no Python.h (Debian: python3-dev)"
    return "" if find_spec("mypyc") and find_spec("setuptools") else "mypy[mypyc] is not installed"


def widened(source: str) -> str:
    """Correct a fault of mypyc: in C its `1 << n` shifts a 32-bit number, even where n and the result have 64 bits."""
    path = Path(source)
    text = NARROW.sub(r"\1(int64_t)\2", path.read_text("utf-8"))
    copy = path.with_suffix(".wide.c")
    if not copy.exists() or copy.read_text("utf-8") != text:  # an untouched file is not compiled again
        copy.write_text(text, "utf-8")
    return str(copy)


def build(sources: list[Path]) -> Path:
    """Translate to C and build; returns the folder the libraries lie in."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    place = BUILD / (version("mypy") + loader.SUFFIX)  # kept: what did not change is not built again
    names = [str(path.relative_to(ROOT)) for path in sources]
    options = ["--config-file", "pyproject.toml", "--follow-imports", "silent", "--cache-dir", str(place / "cache")]
    extensions = mypycify([*options, *names], debug_level="0", target_dir=str(place / "c"), group_name=GROUP)
    for extension in extensions:
        extension.sources = [widened(source) for source in extension.sources]
        if os.name == "posix":  # nothing outside replaces our functions: let the compiler call and inline them directly
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        extension.extra_link_args.append("-Wl,-s" if sys.platform == "linux" else "-Wl,-x")
    command = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_temp, command.build_lib = str(place / "o"), str(place / "lib")
    command.ensure_finalized()
    command.run()
    return place / "lib"


def install(libraries: Path, manifest: loader.Manifest) -> None:
    """Swap the new set in whole, so that no process ever sees a half of it."""
    fresh, old = Path(loader.FOLDER + ".new"), Path(loader.FOLDER + ".old")
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    fresh.mkdir()
    for name in manifest.modules:
        shutil.copy(libraries / (name.replace(".", "/") + loader.SUFFIX), fresh / (name + loader.SUFFIX))
    (fresh / "manifest").write_text(manifest.text(), "utf-8")
    with contextlib.suppress(FileNotFoundError):
        Path(loader.FOLDER).rename(old)
    fresh.rename(loader.FOLDER)
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One compilation at a time in this checkout, where the system can lock."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_rules() -> str:
    """Compile if anything changed; returns a line that says what was done."""
    os.environ.pop("WOODEN_O_PLAIN", None)
    with alone():
        sources = chosen()
        manifest = loader.Manifest(
            loader.SUFFIX,
            version("mypy"),
            hashes(sources),
            [*map(module_name, sources), f"{GROUP}__mypyc"],
        )
        if not loader.why_plain() and loader.read_manifest() == manifest:
            return "compiled rules are up to date"
        os.chdir(ROOT)
        libraries = build(sources)
        if hashes(sources) != manifest.sources:
            raise SystemExit("a source was edited while it was being compiled; run it again")
        install(libraries, manifest)
        if reason := loader.why_plain():
            raise SystemExit(f"compiled, and yet not usable: {reason}")
        return f"compiled {len(sources)} modules"


def main() -> None:
    reason = why_not()
    if reason and "--if-possible" in sys.argv:
        print(f"not compiled, everything runs as plain Python: {reason}")
    elif reason:
        raise SystemExit(f"cannot compile: {reason}")
    else:
        print(compile_rules())


if __name__ == "__main__":
    main()
