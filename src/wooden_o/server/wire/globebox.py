"""The rows of Globe's box, and of its booklet; the data files make them, a test holds the two together."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from wooden_o.server.wire.form import Wire

GlobeClass = Literal["comedy", "history", "tragedy"]


class GlobeBoard(Wire):
    """How long a side and a ladder are, and whose corners they are."""

    side: int
    ladder: int
    corners: list[str]


class GlobeSpace(Wire):
    """A space of the track; `play` is empty where none is named."""

    at: int
    play: str
    pink: bool
    sketch: bool
    instruction: str
    amount: int


class GlobePlay(Wire):
    """A play; `kind` is its class in the First Folio."""

    id: str
    kind: GlobeClass
    title_en: str
    title_de: str


class GlobeName(Wire):
    """A character that can be claimed; of which play, only the booklet tells."""

    id: str
    name: str


class GlobeWords(Wire):
    """A quotation; where it is from, only the booklet tells."""

    id: str
    words: str


class GlobeRed(Wire):
    """The red instruction on the card of a quotation."""

    quotation: str
    instruction: str
    amount: int


class GlobeBox(Wire):
    """The tables of Globe's catalogue."""

    board: list[GlobeBoard]
    spaces: list[GlobeSpace]
    plays: list[GlobePlay]
    characters: list[GlobeName]
    quotations: list[GlobeWords]
    cards: list[GlobeRed]


class BookletPlay(Wire):
    """A play in the booklet; its synopsis is the message `booklet-synopsis-<id>`."""

    id: str
    kind: GlobeClass = field(name="class")
    written: str
    first_printed: int
    title_en: str
    title_de: str


class BookletCharacter(Wire):
    """Somebody of a play, by all names that are accepted."""

    play: str
    id: str
    name: str
    aliases: list[str]


class BookletQuotation(Wire):
    """Where a quotation is from: `source` is a play or `sonnets`."""

    id: str
    words: str
    source: str
    sonnet: int
    speaker: str
    act: int
    scene: int
    line: int
    line_checked: bool


class BookletKing(Wire):
    """A reign; its story is the message `booklet-king-<id>`."""

    id: str
    name_en: str
    name_de: str
    reigned_from: int
    reigned_to: int
    house: str
    plays: list[str]


class Booklet(Wire):
    """All the answers; closed to those at a table where one of them is being asked for."""

    plays: list[BookletPlay]
    characters: list[BookletCharacter]
    quotations: list[BookletQuotation]
    kings: list[BookletKing]
