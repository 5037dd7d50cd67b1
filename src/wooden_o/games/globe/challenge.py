"""Challenges: the book is opened, and only the challenger reads it (T4–T8, T10)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events, identifying, naming
from wooden_o.games.globe.numbers import ALLOW, CHALLENGE, FACTS
from wooden_o.games.globe.position import Position
from wooden_o.games.globe.turn import lose_turn

WINDOW_CHOICES = [CHALLENGE, ALLOW]


def play(position: Position, seat: i64, choice: i64) -> None:
    """The last to let it pass makes the claim stand; the first to call closes the window for all."""
    if choice == CHALLENGE:
        position.owing = 0
        consult(position, seat)
        return
    position.owing &= ~(1 << seat)
    if not position.owing:
        if position.listener is not None:
            position.listener(events.ClaimStood(int(position.seat)))
        accept(position)


def consult(position: Position, challenger: i64) -> None:
    """Whether the claim was right is soon known to all, the answer only to the challenger."""
    position.readers |= 1 << challenger
    right = naming.right(position) if position.play_named >= 0 else identifying.right(position)
    if position.listener is not None:
        position.listener(events.Challenged(int(position.seat), int(challenger), right))
        tell_answer(position, challenger)
    if right:
        position.extra[position.seat] += 1
        lose_turn(position, challenger)
        accept(position)
    else:
        position.extra[challenger] += 1
        lose_turn(position, position.seat)
        reject(position)


def tell_answer(position: Position, challenger: i64) -> None:
    """Show the page of the book: the characters of a play, or where a quotation is from."""
    if position.listener is not None:
        position.listener(events.BookOpened(int(challenger), tuple(answer(position))))


def answer(position: Position) -> list[tuple[str, str]]:
    """What the book says about the play or card in question, fact by fact."""
    catalogue = position.catalogue
    play = position.play_named
    if play >= 0:
        cast = sorted([who for code, who in catalogue.cast.items() if code == (play << 12 | who)])
        return [("play", catalogue.sources[play]), *[("character", catalogue.characters[who]) for who in cast]]
    facts = catalogue.card_facts[4 * position.card : 4 * position.card + 4]
    page = [("source", catalogue.sources[facts[0]])]
    for fact in range(1, 4):
        if facts[fact] >= 0:
            page.append((FACTS[fact], str(facts[fact])))
    return [*page, ("speaker", catalogue.card_speakers[position.card])]


def accept(position: Position) -> None:
    """The claim stands, and the player goes on."""
    if position.play_named >= 0:
        naming.accept(position)
    else:
        identifying.accept(position)


def reject(position: Position) -> None:
    """The turn ends at once: no instructions, no throw for a double; what was earned before still counts."""
    position.again = False
    if position.play_named >= 0:
        naming.collect(position)
    else:
        identifying.collect(position)
