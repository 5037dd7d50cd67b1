"""The games that can be played here, with our data or an owner's."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import wooden_o
from wooden_o.core import Game
from wooden_o.core.errors import BadData, WoodenOError
from wooden_o.server.problems import Refusal

LIMIT = 64  # games with owners' data kept ready


@cache
def ours(name: str) -> Game:
    return wooden_o.game(name)


class Library:
    """Games by name and fingerprint; owners' data lie as files in a folder, for worker processes too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.owned: dict[str, Game] = {}

    def path(self, fingerprint: str) -> Path:
        return self.folder / f"{fingerprint}.toml"

    def known(self, name: str, fingerprint: str) -> Game | None:
        """A game that is at hand; none if its data have to be fetched first."""
        if fingerprint == ours(name).fingerprint:
            return ours(name)
        return self.owned.get(fingerprint)

    def data_path(self, name: str, fingerprint: str) -> str | None:
        """Where a worker finds an owner's data; none for our own."""
        return None if fingerprint == ours(name).fingerprint else str(self.path(fingerprint))

    def add(self, name: str, text: str) -> Game:
        """A game with an owner's data; its mistakes are told without any path of this machine."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=self.folder, suffix=".toml", encoding="utf-8", delete=False) as file:
            file.write(text)
        path = Path(file.name)
        try:
            game = wooden_o.game(name, path)
            path.rename(self.path(game.fingerprint))
        except BadData as error:
            told = "\n".join(problem.replace(str(path), "data") for problem in error.problems[:20])
            raise Refusal("bad-data", 422, told) from error
        except WoodenOError as error:
            raise Refusal("bad-data", 422, str(error).replace(str(path), "data")) from error
        finally:
            path.unlink(missing_ok=True)
        if len(self.owned) >= LIMIT:
            self.owned.pop(next(iter(self.owned)))
        self.owned[game.fingerprint] = game
        return game
