"""No index address and no path of somebody's machine stands in any file of the project."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE_HERE = re.compile(
    r"\.git|\.venv.*|\.\w+_cache|\.hypothesis|build|dist|node_modules|static|_compiled.*|__pycache__"
)
HOSTS = ("pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "yarnpkg" + ".com", "npmmirror" + ".com")
PATHS = (r"(?<![\w.~-])/(work|root|home|tmp)/", "file:" + "//")
FORBIDDEN = re.compile("|".join([*map(re.escape, HOSTS), *PATHS, r"--(extra-)?index-url[ =]", r'"resolved":']))


def project_files(folder: Path = ROOT) -> Iterator[Path]:
    """Everything that is ours, and nothing that was made here."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not MADE_HERE.fullmatch(path.name):
            yield from project_files(path)
        elif path.is_file():
            yield path


def complaints(path: Path) -> list[str]:
    """The lines of a file that must not stand there."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []  # a picture or a font
    name = path.relative_to(ROOT)
    return [f"{name}:{number}: {line.strip()[:100]}" for number, line in enumerate(lines, 1) if FORBIDDEN.search(line)]


def main() -> None:
    others = (path for path in project_files() if path != Path(__file__).resolve())
    found = [complaint for path in others for complaint in complaints(path)]
    if found:
        sys.exit("an index address or a machine's path stands in:\n" + "\n".join(found))


if __name__ == "__main__":
    main()
