"""Troupe's objectives as one seat knows them: what the others drew, kept and put back is made up anew.

A card is named by when it was first drawn. Which cards the others kept and put back is chosen evenly, until it fits
what the seat has seen; then the faces it has not seen are dealt evenly over the cards it has not seen. In all histories
that can have been there are equally many cards to choose from, so this makes them equally likely, had the others played
by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

VERBS = ("draw:objective:", "keep:", "under:")
DRAW, KEEP, UNDER = VERBS


class Step(NamedTuple):
    """A move with an objective."""

    verb: str
    seat: int
    face: str


class Contradiction(Exception):
    """What was chosen does not fit what the seat has seen."""


def redealt(
    steps: Sequence[Step], names: Sequence[str], viewer: int, owners: Mapping[str, int], luck: Callable[[], float]
) -> list[str]:
    """A face for every step; `owners` are those of the objectives that lie open, at the end of a game."""
    while True:
        try:
            trial = Trial(len(names), viewer, luck)
            cards = [trial.card(step) for step in steps]
            faces = trial.faces(names, owners)
        except Contradiction:
            continue
        return [faces[card] for card in cards]


class Trial:
    """The cards, numbered as they were first drawn, on a way from hand to hand that they may have gone."""

    def __init__(self, size: int, viewer: int, luck: Callable[[], float]) -> None:
        self.size = size
        self.viewer = viewer
        self.luck = luck
        self.drawn = 0  # cards so far
        self.known: dict[int, str] = {}  # faces that the seat has seen
        self.hand: list[int] = []
        self.queue: list[int] = []
        self.holders: dict[int, int] = {}  # of cards kept

    def card(self, step: Step) -> int:
        """The card that a step is about."""
        if step.verb == DRAW:
            card = self.from_deck()
            self.hand.append(card)
        else:
            card = self.chosen(step)
            self.put_down(card, step)
        if step.seat == self.viewer:
            self.learn(card, step.face)
        return card

    def from_deck(self) -> int:
        """A card never drawn, while there is one; then the one put back longest ago."""
        if self.drawn == self.size:
            return self.queue.pop(0)
        self.drawn += 1
        return self.drawn - 1

    def chosen(self, step: Step) -> int:
        """The viewer knows his own choice; another's may have been any card in hand."""
        if step.seat == self.viewer:
            return next(card for card in self.hand if self.known[card] == step.face)
        return self.hand[int(self.luck() * len(self.hand))]

    def put_down(self, card: int, step: Step) -> None:
        """Kept, or put back; a last one goes back without a question."""
        self.hand.remove(card)
        if step.verb == KEEP:
            self.holders[card] = step.seat
        else:
            self.queue.append(card)
        if len(self.hand) == 1:
            self.queue.append(self.hand.pop())

    def learn(self, card: int, face: str) -> None:
        """A card has one face, and a face is on one card."""
        elsewhere = [other for other, seen in self.known.items() if seen == face and other != card]
        if elsewhere or self.known.get(card, face) != face:
            raise Contradiction
        self.known[card] = face

    def faces(self, names: Sequence[str], owners: Mapping[str, int]) -> dict[int, str]:
        """A face for every card; objectives that lie open are with their owners."""
        holders = self.holders if owners else {}
        if any(holders.get(card) != owners.get(face) for card, face in self.known.items()):
            raise Contradiction
        found = dict(self.known)
        free = sorted((face for face in names if face not in found.values()), key=lambda _: self.luck())
        for card in range(self.drawn):
            if card not in found:
                found[card] = next(face for face in free if owners.get(face) == holders.get(card))
                free.remove(found[card])
        return found
