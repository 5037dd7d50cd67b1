"""The messages of a live table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wooden_o.server.wire.form import (
    Actor,
    Command,
    Count,
    Key,
    SeatNumber,
    StandingInfo,
    Text,
    Token,
    ViewJson,
    Wire,
)
from wooden_o.server.wire.table import (
    ChatLine,
    ChoiceInfo,
    ClockInfo,
    EventLog,
    Problem,
    TableInfo,
    TakeBackInfo,
    TypedInfo,
    WindowInfo,
)

Typed = Annotated[str, Meta(min_length=1, max_length=120)]

# From the page


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message: a seat's secret unless the cookie knows it, and the last sequence seen, to catch up from."""

    wire: int
    token: Token | None = None
    since: Count = 0
    chat_since: Count = 0


class Look(Wire, tag_field="type", tag="look"):
    """See the table from a seat one holds, or as a spectator."""

    seat: SeatNumber | None


class Choose(Wire, tag_field="type", tag="choose"):
    """Make a choice. `command` is new for each, the same for its retries; `after`: the sequence it was made at."""

    seat: Actor
    key: Key
    command: Command
    after: Count | None = None


class Why(Wire, tag_field="type", tag="why"):
    """Why is this not legal?"""

    seat: SeatNumber
    key: Key
    command: Command


class Ask(Wire, tag_field="type", tag="ask"):
    """Which legal choices may these typed words mean?"""

    seat: SeatNumber
    text: Typed
    command: Command
    verb: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Wire, tag_field="type", tag="take-back"):
    """Take the last step back, or ask the others for it; `ply` asks to go back further."""

    seat: SeatNumber
    command: Command
    ply: Count | None = None


class Consent(Wire, tag_field="type", tag="consent"):
    """Agree to an offer to go back, or not."""

    seat: SeatNumber
    offer: Count
    agree: bool
    command: Command


class Redo(Wire, tag_field="type", tag="redo"):
    """Play again what was taken back last."""

    seat: SeatNumber
    command: Command


class Say(Wire, tag_field="type", tag="say"):
    """Say something to all."""

    text: Text
    command: Command
    seat: SeatNumber | None = None


class Ping(Wire, tag_field="type", tag="ping"):
    """Are you there?"""


ClientMessage = Hello | Look | Choose | Why | Ask | TakeBack | Consent | Redo | Say | Ping

# From the server


class Snapshot(Wire, tag_field="type", tag="snapshot"):
    """The table as the viewer may know it, whole; only events and chat are what is new since the last one."""

    table: TableInfo
    sequence: Count  # of the log: rises with every move and every step back
    ply: Count  # moves that stand
    viewer: SeatNumber | None
    held: list[SeatNumber]
    view: ViewJson | None  # none while seats are open
    to_act: list[Actor]
    legal: list[ChoiceInfo]
    typed: list[TypedInfo]
    nature: list[ChoiceInfo]  # at a real table: what may have been drawn or rolled, to be entered by the viewer
    log: EventLog
    digest: Count  # events from this ply on happened since the viewer's last move
    chat: list[ChatLine]
    take_back: TakeBackInfo
    now: float  # the server's time, seconds since 1970: what all deadlines are told by
    clocks: list[ClockInfo]
    window: WindowInfo | None  # Globe: a claim can be challenged until then; none if none is open, or without end
    booklet_open: bool  # Globe: false while a question is open that the booklet answers, for those at the table
    standing: StandingInfo | None
    page: str


class Presence(Wire, tag_field="type", tag="presence"):
    """Who is here."""

    present: list[SeatNumber]
    spectators: Count


class Done(Wire, tag_field="type", tag="done"):
    """The command is stored; nothing will lose it."""

    command: Command
    sequence: Count


class Refused(Wire, tag_field="type", tag="refused"):
    """The command changed nothing. `command` is none if the message itself could not be read."""

    command: Command | None
    problem: Problem


class Explained(Wire, tag_field="type", tag="explained"):
    """The rule against a choice, as the message `reason-<reason>`; none if it is legal."""

    command: Command
    reason: str | None


class Matched(Wire):
    """A choice that typed words may mean; 100 is certain."""

    key: Key
    words: str
    score: Annotated[int, Meta(ge=0, le=100)]


class Answered(Wire, tag_field="type", tag="answered"):
    """The choices that typed words may mean, best first."""

    command: Command
    matches: list[Matched]


class Said(Wire, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Progress(Wire, tag_field="type", tag="progress"):
    """How far the analysis of this game has come."""

    done: Count
    total: Count


class Pong(Wire, tag_field="type", tag="pong"):
    """Here."""


ServerMessage = Snapshot | Presence | Done | Refused | Explained | Answered | Said | Progress | Pong
