"""Tables, seats and what is said at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from wooden_o.server.wire.form import (
    Actor,
    Count,
    EventJson,
    GameName,
    Key,
    Language,
    Level,
    Name,
    SeatNumber,
    Status,
    Text,
    Token,
    Visibility,
    Wire,
)

Seconds = Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
Patience = Annotated[int, Meta(ge=0, le=600)]
Options = dict[Annotated[str, Meta(max_length=40)], str | int | bool]


class ClockChoice(Wire):
    """`move`: so many seconds for every turn; `game`: for all turns of a seat together. Then a bot plays on."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds | None = None


class SeatChoice(Wire):
    """Who is to sit there: `me` (the one who asks), `open` to whoever comes, a `bot`, or, at one screen, a `person`."""

    kind: Literal["me", "open", "bot", "person"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Wire):
    """A table as somebody wants it."""

    game: GameName
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=4)]
    options: Options = field(default_factory=dict)
    data: Annotated[str, Meta(max_length=100_000)] | None = None  # Troupe: the text of an owner's data file
    name: Name | None = None  # of whoever asks
    visibility: Visibility = "private"
    clock: ClockChoice = field(default_factory=ClockChoice)
    window: Patience | None = None  # Globe: seconds to challenge a claim, 0: till all have answered; none: as usual
    real_table: bool = False
    hot_seat: bool = False
    language: Language = "en"


class SeatKey(Wire):
    """The secret of one seat: keep it in the fragment of a link, `/t/<table>#<token>`."""

    seat: SeatNumber
    token: Token


class Seated(Wire):
    """Where the asker now sits, with the secrets that bring him back on any device."""

    table: str
    seats: list[SeatKey]


class Join(Wire):
    """Take an open seat, any one or this one."""

    name: Name
    seat: SeatNumber | None = None


class Claim(Wire):
    """Come back to a seat by its secret."""

    token: Token


class NewLink(Wire):
    """A further secret for a seat one holds."""

    seat: SeatNumber


class Begin(Wire):
    """Start without waiting on; open seats go to bots of that level."""

    level: Level


class Leave(Wire):
    """Leave a seat to a bot (`away`), or come back to it; before the game begins `away` gives it back."""

    seat: SeatNumber
    away: bool


class SeatSettings(Wire):
    """How a seat likes it; what is left out stays."""

    seat: SeatNumber
    auto_pass: bool | None = None
    name: Name | None = None


class Webhook(Wire):
    """An address outside that is told when it is this seat's turn; none: no more."""

    seat: SeatNumber
    url: Annotated[str, Meta(max_length=300)] | None = None


class WebhookCall(Wire):
    """What is posted to a webhook."""

    table: str
    seat: SeatNumber
    game: GameName
    sequence: Count


class SeatInfo(Wire):
    """A seat as everybody sees it. `away`: a bot plays for the person."""

    seat: SeatNumber
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None = None
    present: bool = False
    away: bool = False
    yours: bool = False
    auto_pass: bool = True


class TableInfo(Wire):
    """A table as everybody sees it."""

    id: str
    game: GameName
    options: dict[str, Any]
    rules_version: int
    fingerprint: str
    own_data: bool
    status: Status
    visibility: Visibility
    clock: ClockChoice
    window: Patience  # seconds to challenge a claim; 0: until all have answered
    real_table: bool
    hot_seat: bool
    language: Language
    created: float  # seconds since 1970
    seats: list[SeatInfo]
    host: bool = False  # the asker made this table
    rematch: str | None = None  # the table of the next game
    origin: str | None = None  # the table this one branched off


class TableLine(Wire):
    """A table in a list."""

    table: TableInfo
    moves: Count
    to_act: list[Actor]
    your_turn: bool
    changed: float


class Lobby(Wire):
    """A list of tables, newest first."""

    tables: list[TableLine]


class ChoiceInfo(Wire):
    """A legal choice: its key, and its parts for those who draw it."""

    key: Key
    verb: str
    fields: dict[str, str | int]


class TypedInfo(Wire):
    """Choices too many to list: the person types, `ask` finds the key."""

    verb: str
    count: Count


class EventInfo(Wire):
    """What happened at a ply, as far as the viewer may know: `event-<event>` is its message, the rest its arguments."""

    ply: Count
    event: EventJson


class EventLog(Wire):
    """Forget all events from ply `start` on, then take these."""

    start: Count
    events: list[EventInfo]


class ChatLine(Wire):
    """Something said; `seat` is none for a spectator."""

    number: Count
    seat: SeatNumber | None
    name: str
    text: Text
    at: float


class ClockInfo(Wire):
    """The time of a seat: seconds left at `now`, and if it runs, when it will have run out (then a bot plays on)."""

    seat: SeatNumber
    left: float
    running: bool
    deadline: float | None


class WindowInfo(Wire):
    """The time to challenge a claim: whoever has not called by the deadline lets it stand."""

    seconds: float  # in all
    left: float  # at `now`
    deadline: float


class OfferInfo(Wire):
    """Somebody asks all to go back to a ply; it lapses with the next move."""

    offer: Count
    seat: SeatNumber
    ply: Count
    agreed: list[SeatNumber]
    asked: list[SeatNumber]


class TakeBackInfo(Wire):
    """What `seat` (the viewer's; at a hot seat the last that moved) may take back: `free` at once, else `why` not."""

    seat: SeatNumber | None
    free: bool
    why: str | None
    may_ask: bool
    redo: bool
    offer: OfferInfo | None


class Problem(Wire):
    """Why a request was refused: the message `problem-<code>`, and for a rule `reason-<reason>`."""

    status: int
    title: str
    code: str
    detail: str = ""
    reason: str | None = None
    type: str = "about:blank"
