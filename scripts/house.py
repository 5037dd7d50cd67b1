"""No index address and no path of somebody's machine stands in any file of the project."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOSTS = ("pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "yarnpkg" + ".com", "npmmirror" + ".com")
PATHS = (r"(?<![\w.~-])/(work|root|home|tmp)/", "file:" + "//")
FORBIDDEN = re.compile("|".join([*map(re.escape, HOSTS), *PATHS, r"--(extra-)?index-url[ =]", r'"resolved":']))


def project_files() -> list[Path]:
    """Everything git knows or would add."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


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
