"""Nobody gets an answer early: games that differ only in what the book says send all but its reader the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.globes import play, to_question, tournament
from tests.server.running import Live, Player, command
from tests.server.sameness import news
from wooden_o.server import wire
from wooden_o.server.library import ours

Players = Callable[[str], Player]
CATALOGUE = ours("globe").catalogue  # type: ignore[attr-defined]
SONNETS = CATALOGUE.sources.index("sonnets")
FACTS, CAST = CATALOGUE.card_facts, CATALOGUE.cast  # as the real book has them


def elsewhere() -> None:
    """Every quotation is from another play, and every play has another one's cast; what is wrong stays wrong."""
    facts = enumerate(CATALOGUE.card_facts)
    CATALOGUE.card_facts = [fact if place % 4 else (fact + 1) % SONNETS for place, fact in facts]
    casts = {(code >> 12, code & 4095): who for code, who in CATALOGUE.cast.items()}
    CATALOGUE.cast = {((play + 1) % SONNETS) << 12 | claim: who for (play, claim), who in casts.items()}


def further() -> None:
    """Only what is beyond the claim differs: speakers, acts, scenes, lines, and the rest of each cast."""
    CATALOGUE.card_facts = [
        fact if place % 4 == 0 or fact < 0 else fact + 1 for place, fact in enumerate(CATALOGUE.card_facts)
    ]
    CATALOGUE.card_speakers = [*CATALOGUE.card_speakers[1:], CATALOGUE.card_speakers[0]]
    first: dict[int, int] = {}
    for code in sorted(CATALOGUE.cast):
        first.setdefault(code >> 12, code)
    CATALOGUE.cast = {code: who for code, who in CATALOGUE.cast.items() if code == first[code >> 12]}


@contextmanager
def another_book(change: Callable[[], None]) -> Iterator[None]:
    kept = CATALOGUE.card_facts, CATALOGUE.card_speakers, CATALOGUE.cast
    change()
    try:
        yield
    finally:
        CATALOGUE.card_facts, CATALOGUE.card_speakers, CATALOGUE.cast = kept


def a_name(shown: wire.Snapshot, right: bool) -> str:
    """A claim that both books call right, or that neither does."""
    assert shown.view is not None
    play = CATALOGUE.sources.index(shown.view["claims"]["play"])
    casts = [{code & 4095 for code in CAST if code >> 12 == number % SONNETS} for number in (play, play - 1)]
    wrong = set(range(len(CATALOGUE.characters))) - casts[0] - casts[1]
    return f"claim:{CATALOGUE.characters[min(casts[0] if right else wrong)]}"


def a_source(shown: wire.Snapshot, right: bool) -> str:
    assert shown.view is not None
    source = FACTS[4 * CATALOGUE.card_ids.index(shown.view["card"]["id"])]
    return f"state:{CATALOGUE.sources[source if right else (source + 5) % SONNETS]}"


def curious(who: Player, table: str, seat: int | None, ply: int) -> None:
    """Everything somebody may ask in the hope of an answer."""
    shown = who.see(table)
    for path in ("/replay", f"/at/{ply}"):
        who.get(f"/api/tables/{table}{path}")
    if seat is None:
        for path in ("/record", "/analysis", "/catalogue"):
            who.get(f"/api/tables/{table}{path}")
        who.command(table, "branch", wire.Branch(ply=1, seat=0, level="random"))
        return
    assert (who.get("/api/booklet").status_code == 200) == shown.booklet_open
    for verb, text in (("claim", "Horatio"), ("state", "Hamlet")):
        who.command(table, "ask", wire.Ask(seat=seat, text=text, verb=verb, command=command()))
    for key in ("claim:horatio", "state:hamlet"):
        who.command(table, "why", wire.Why(seat=seat, key=key, command=command()))
    who.choose(table, seat, "line:7")


class Game:
    """One scripted game, and all that anybody was sent, by part of the script."""

    def __init__(self, player: Players, right: bool) -> None:
        self.table, self.people = tournament(player, window=0)
        self.who: dict[int | None, Player] = {None: player("Eve"), **{seat: self.people[seat] for seat in range(3)}}
        self.right = right
        self.sent: dict[int | None, list[list[bytes]]] = {seat: [] for seat in self.who}
        self.read = {seat: len(one.received) for seat, one in self.who.items()}

    def part(self, lives: dict[int | None, Live]) -> None:
        """Everybody looks, asks what he may, and it is noted what he was sent."""
        last = self.who[None].see(self.table)
        for seat, one in self.who.items():
            curious(one, self.table, seat, last.ply)
            live = lives[seat]
            while live.shown is None or live.shown.sequence < last.sequence:
                live.next()
        for seat, one in self.who.items():
            self.sent[seat].append(news(one, self.table, self.read[seat]))
            self.read[seat] = len(one.received)

    def play_through(self) -> list[int | None]:
        """A name and a source are claimed, each is challenged; who read the book in each part, if anybody."""
        readers: list[int | None] = []
        for verb, said in (("claim", a_name), ("state", a_source)):
            seat = to_question(self.people, self.table, verb)
            reader = (seat + 1) % 3
            key = said(self.people[seat].see(self.table), self.right)
            with ExitStack() as stack:
                lives = {seat: stack.enter_context(one.live(self.table)) for seat, one in self.who.items()}
                self.part(lives)
                play(self.people, self.table, seat, key)
                self.part(lives)
                play(self.people, self.table, reader, "challenge")
                self.people[reader].command(self.table, "take-back", wire.TakeBack(seat=reader, command=command()))
                self.part(lives)
            readers += [None, None, reader]
        return readers


@pytest.mark.parametrize(("change", "right"), [(elsewhere, False), (further, True)])
def test_only_the_challenger_learns_what_the_book_says(
    player: Players, change: Callable[[], None], right: bool
) -> None:
    game = Game(player, right)
    readers = game.play_through()
    with another_book(change):
        other = Game(player, right)
        assert other.play_through() == readers
    for seat in game.who:
        knows = False
        for part, reader in enumerate(readers):
            knows = knows or (seat is not None and reader == seat)
            mine, theirs = game.sent[seat][part], other.sent[seat][part]
            if knows:
                assert reader != seat or mine != theirs, "the reader reads what is written"
            else:
                assert mine == theirs, f"seat {seat} is told something in part {part}"
