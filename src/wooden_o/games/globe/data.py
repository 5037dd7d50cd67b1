"""The box the game comes in: plays, characters, quotations, board and deck, read from TOML and checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import MISSING, asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from wooden_o.core import toml
from wooden_o.core.errors import BadData
from wooden_o.games.globe.numbers import ACTS, CARDS, CLASSES, EPILOGUE, INSTRUCTIONS, LINES, PLAYS

FOLDER = Path(__file__).parent
FILES = {"plays": "content", "characters": "content", "quotations": "content", "board": "data", "deck": "data"}
NO_PRINT = ("opponent-forward", "opponent-back")  # instructions that only cards give
NO_CARD = ("none", "pick-card")  # and those that only spaces give
WITH_AMOUNT = ("forward", "back", "opponent-forward", "opponent-back")


@dataclass(frozen=True, slots=True)
class Play:
    """One of the 37; `kind` is its class in the First Folio."""

    id: str
    kind: str
    title_en: str
    title_de: str


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody who may be named; the same id in several plays is one and the same claim."""

    play: str
    id: str
    name: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quotation:
    """A card's words and where they are from."""

    id: str
    words: str
    source: str
    sonnet: int = 0
    speaker: str = ""
    act: int = -1
    scene: int = -1
    line: int = -1


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the track."""

    at: int
    play: str = ""
    pink: bool = False
    sketch: bool = False
    instruction: str = "none"
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Red:
    """The red instruction of a card."""

    quotation: str
    instruction: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Box:
    """All that was read; quotations stand in the order of their ids, which tells nothing about their sources."""

    side: int
    ladder: int
    corners: tuple[str, ...]
    spaces: tuple[Space, ...]
    reds: tuple[Red, ...]  # in the order of the quotations
    plays: tuple[Play, ...]
    characters: tuple[Character, ...]
    quotations: tuple[Quotation, ...]

    def board(self) -> dict[str, Any]:
        """The board as a page may draw it; nothing of what the book knows."""
        kinds = {play.id: play.kind for play in self.plays}
        spaces = [{**asdict(space), "class": kinds.get(space.play)} for space in self.spaces]
        return {"side": self.side, "ladder": self.ladder, "corners": list(self.corners), "spaces": spaces}

    def fingerprint(self) -> str:
        """A hash of everything the rules depend on; words and titles may be mended without a new one."""
        casts = sorted((row.play, row.id, row.name, row.aliases) for row in self.characters)
        facts = [(q.id, q.source, q.act, q.scene, q.line) for q in self.quotations]
        plays = [(play.id, play.kind) for play in self.plays]
        board = (self.side, self.ladder, self.corners, self.spaces, self.reds)
        return sha256(repr((board, plays, casts, facts)).encode()).hexdigest()[:16]


Row = TypeVar("Row", Play, Character, Quotation, Space, Red)


def load(data: Path | None = None) -> Box:
    """Read the game's own files, or those of the same name in a folder (a single file is a board)."""
    problems: list[str] = []
    read = {name: _toml(name, data, problems) for name in FILES}
    if problems:
        raise BadData(problems)
    box = _assemble(read, problems)
    problems = problems or check(box)
    if problems:
        raise BadData(problems)
    return box


def _toml(name: str, data: Path | None, problems: list[str]) -> dict[str, Any]:
    path = FOLDER / FILES[name] / f"{name}.toml"
    if data is not None and data.is_file() and name == "board":
        path = data
    elif data is not None and (data / path.name).is_file():
        path = data / path.name
    try:
        return toml.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{path.name}: {error}")
        return {}


def _assemble(read: dict[str, dict[str, Any]], problems: list[str]) -> Box:
    plays = [_renamed(row) for row in read["plays"].get("play", [])]
    quotations = _rows(Quotation, read["quotations"].get("quotation", []), problems, {"line_checked"})
    reds = _rows(Red, read["deck"].get("card", []), problems)
    board = read["board"].get("board", {})
    return Box(
        side=int(board.get("side", 0)),
        ladder=int(board.get("ladder", 0)),
        corners=tuple(board.get("corners", ())),
        spaces=tuple(sorted(_rows(Space, read["board"].get("space", []), problems), key=lambda space: space.at)),
        reds=tuple(sorted(reds, key=lambda red: red.quotation)),
        plays=tuple(_rows(Play, plays, problems, {"written", "first_printed"})),
        characters=tuple(_rows(Character, read["characters"].get("character", []), problems)),
        quotations=tuple(sorted(quotations, key=lambda quotation: quotation.id)),
    )


def _renamed(row: dict[str, Any]) -> dict[str, Any]:
    return {"kind" if name == "class" else name: value for name, value in row.items()}


def _rows(kind: type[Row], rows: list[dict[str, Any]], problems: list[str], skip: set[str] | None = None) -> list[Row]:
    """Rows as frozen dataclasses; unknown and missing fields are problems."""
    known = {field.name for field in fields(kind)}
    needed = {field.name for field in fields(kind) if field.default is MISSING}
    made: list[Row] = []
    for place, row in enumerate(rows, 1):
        clean: dict[str, Any] = {name: row[name] for name in row if name not in (skip or ())}
        clean.update({name: tuple(value) for name, value in clean.items() if isinstance(value, list)})
        wrong = sorted((clean.keys() - known) | (needed - clean.keys()))
        if wrong:
            problems.append(f"{kind.__name__.lower()} {place}: unknown or missing {', '.join(wrong)}")
        else:
            made.append(kind(**clean))
    return made


def check(box: Box) -> list[str]:
    """Everything that is wrong between the rows."""
    return [*_check_plays(box), *_check_board(box), *_check_cards(box)]


def _check_plays(box: Box) -> list[str]:
    ids = [play.id for play in box.plays]
    problems = [] if len(set(ids)) == len(ids) == PLAYS else [f"{len(set(ids))} plays instead of {PLAYS}"]
    problems += [f"play {play.id}: class {play.kind}" for play in box.plays if play.kind not in CLASSES]
    pairs = [(character.play, character.id) for character in box.characters]
    problems += [f"character {pair} twice" for pair, count in Counter(pairs).items() if count > 1]
    problems += [f"character {name}: no play {play}" for play, name in pairs if play not in ids]
    return problems + [f"play {play}: nobody to name" for play in ids if play not in {pair[0] for pair in pairs}]


def _check_board(box: Box) -> list[str]:
    spaces, side, ids = box.spaces, box.side, {play.id for play in box.plays}
    problems = [] if side > 12 else [f"a side of {side} spaces: a roll must not reach past two corners"]
    problems += [] if box.ladder > 0 else ["no ladder"]
    if [space.at for space in spaces] != list(range(4 * side)):
        return [*problems, f"spaces are not numbered 0 to {4 * side - 1}"]
    if tuple(spaces[corner * side].play for corner in range(4)) != box.corners:
        problems.append("the corners do not bear their plays")
    problems += [f"no space for {play}" for play in sorted(ids - {space.play for space in spaces})]
    for space in spaces:
        allowed = space.instruction in INSTRUCTIONS and space.instruction not in NO_PRINT
        corner = space.at % side == 0 and space.instruction != "none"
        unknown = space.play not in ids and space.play != ""
        if not allowed or corner or unknown or (space.amount > 0) != (space.instruction in WITH_AMOUNT):
            problems.append(f"space {space.at}: {space}")
        if space.pink and (not space.play or space.instruction != "none"):
            problems.append(f"space {space.at}: a target must be a play's name and nothing else")
    return problems


def _check_cards(box: Box) -> list[str]:
    ids = [quotation.id for quotation in box.quotations]
    plays = {play.id for play in box.plays}
    problems = [] if len(set(ids)) == len(ids) == CARDS else [f"{len(set(ids))} quotations instead of {CARDS}"]
    if ids != [red.quotation for red in box.reds]:
        problems.append("the deck does not give each quotation one instruction")
    for red in box.reds:
        allowed = red.instruction in INSTRUCTIONS and red.instruction not in NO_CARD
        if not allowed or (red.amount > 0) != (red.instruction in WITH_AMOUNT):
            problems.append(f"card {red.quotation}: {red.instruction} {red.amount}")
    for quote in box.quotations:
        placed = 0 <= quote.act < ACTS and 0 <= quote.scene <= EPILOGUE and 1 <= quote.line <= LINES
        if not (quote.source == "sonnets" or (quote.source in plays and placed)):
            problems.append(f"quotation {quote.id}: {quote.source} {quote.act}.{quote.scene}.{quote.line}")
    return problems
