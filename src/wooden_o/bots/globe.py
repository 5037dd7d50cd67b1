"""The bots of Globe: they differ in how far they think about pieces, and in how much of the book they know."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from random import Random

import wooden_o
from wooden_o.bots.bot import Bot, Budget, View
from wooden_o.bots.chance import Chance
from wooden_o.bots.globe_race import finish_turn, lead
from wooden_o.bots.knowledge import Knowledge
from wooden_o.core import State
from wooden_o.games.globe import Globe, numbers
from wooden_o.games.globe import state as globe_state

LEVELS = ("random", "groundling", "player", "scholar")
SHARES = {"groundling": 0.2, "player": 0.5, "scholar": 0.85}  # of the book that they know
SAMPLES = {"groundling": 1, "player": 6, "scholar": 24}  # turns they play out in their heads for each choice
SPREAD = 14.0  # spaces of lead that make a clear favourite
BOARD = (numbers.ASK_MOVE, numbers.ASK_PUSH, numbers.ASK_FORCE, numbers.ASK_FOLLOW)
SUSPICION = 0.04  # how often a claim is doubted without knowing better
BLUFF = 0.12  # how often something is claimed without knowing it


@cache
def rules(data: str | None = None) -> Globe:
    game = wooden_o.game("globe", Path(data) if data else None)
    assert isinstance(game, Globe)
    return game


class Scholar:
    """Plays the race by playing turns out, and answers by what it knows of the book."""

    def __init__(self, rng: Random, share: float, boldness: float, game: Globe, level: str = "scholar") -> None:
        self.game = game
        self.level = level
        self.name = f"globe-{level}"
        self.rng = rng
        self.boldness = boldness
        self.samples = SAMPLES[level]
        self.knowledge = Knowledge(game.catalogue, share, rng.randrange(1 << 30))

    def choose(self, view: View, legal: list[int]) -> int:
        self.knowledge.note(view)
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, self.rng)
        ask = state.ask
        if ask == numbers.ASK_NAME:
            return self.name_somebody(state, legal)
        if ask == numbers.ASK_IDENTIFY:
            return self.identify(state, legal)
        if ask == numbers.ASK_WINDOW:
            return self.doubt(state)
        told = self.race(state, view["viewer"], legal)
        return max(legal, key=lambda choice: (told[choice], -choice))

    def race(self, state: globe_state.State, seat: int, legal: list[int]) -> dict[int, float]:
        """The lead that each choice brings on average by the end of the turn."""
        seeds = [self.rng.random() for _ in range(self.samples)]
        return {choice: self.average(state, seat, choice, seeds) for choice in legal}

    def average(self, state: globe_state.State, seat: int, choice: int, seeds: list[float]) -> float:
        total = 0.0
        for seed in seeds:  # the same luck for every choice
            end = state.copy()
            actor = seat if seat in end.to_act() else int(end.actor())
            end.play(actor, choice)
            finish_turn(end, Random(seed).random)
            total += lead(end, seat)
        return total / len(seeds)

    def name_somebody(self, state: globe_state.State, legal: list[int]) -> int:
        """Name whom it knows; else take the card if that promises more; now and then bluff."""
        play = state.play_named
        gone = {code & 4095 for code in state.named if code >> 12 == play}
        cast = self.game.catalogue.cast
        taken = {cast.get(play << 12 | claim) for claim in gone}
        open_names = [
            claim for claim in self.knowledge.cast(play) if claim not in gone and cast[play << 12 | claim] not in taken
        ]
        left = numbers.NAMES - int(state.names)
        if numbers.PICK in legal and numbers.QUOTATION_STEPS * self.knowledge.share > min(left, len(open_names)):
            return numbers.PICK
        if open_names:
            return numbers.CLAIM + self.rng.choice(open_names)
        guesses = [choice for choice in legal if choice >= numbers.CLAIM]
        alone = state.level == numbers.SOLITAIRE
        if guesses and (alone or self.rng.random() < BLUFF * self.boldness):
            return self.rng.choice(guesses)
        return numbers.DONE

    def identify(self, state: globe_state.State, legal: list[int]) -> int:
        """State what it knows; alone a guess costs nothing, at a table it is a bluff."""
        fact = len(state.claims)
        bases = (numbers.STATE, numbers.ACT, numbers.SCENE, numbers.LINE - 1)
        known = self.knowledge.fact(int(state.card), fact) if fact < len(bases) else None
        if known is not None and bases[fact] + known in legal:
            return bases[fact] + known
        if state.level == numbers.SOLITAIRE:
            kind = self.knowledge.source_class(int(state.card))
            return numbers.CLASS + (kind if kind is not None else self.rng.randrange(3))
        if fact == 0 and self.rng.random() < BLUFF * self.boldness:
            return self.rng.choice([choice for choice in legal if choice >= numbers.STATE])
        return numbers.DONE

    def doubt(self, state: globe_state.State) -> int:
        """Challenge what it knows to be wrong, hardly ever what it cannot tell, never what is right."""
        wrong = self.is_wrong(state)
        if wrong is None:
            wrong = self.rng.random() < SUSPICION * self.boldness
        return numbers.CHALLENGE if wrong else numbers.ALLOW

    def is_wrong(self, state: globe_state.State) -> bool | None:
        claim = state.claims[-1]
        if state.play_named >= 0:
            play = int(state.play_named)
            earlier = {code & 4095 for code in state.named[:-1] if code >> 12 == play}
            return self.knowledge.is_wrong(play, claim - numbers.CLAIM, earlier)
        fact = len(state.claims) - 1
        bases = (numbers.STATE, numbers.ACT, numbers.SCENE, numbers.LINE - 1)
        known = self.knowledge.fact(int(state.card), fact)
        return None if known is None else claim != bases[fact] + known

    def values(self, view: View, legal: list[int]) -> dict[int, float]:
        """How good choices are, 0 to 1, for somebody who knows the book; of many names only a few are looked at."""
        state = self.game.imagine(view, self.rng)
        shown = legal
        if state.ask in (numbers.ASK_NAME, numbers.ASK_IDENTIFY):
            right = self.name_somebody(state, legal) if state.ask == numbers.ASK_NAME else self.identify(state, legal)
            shown = [*dict.fromkeys([right, *(choice for choice in legal if choice < numbers.ACT), legal[-1]])]
        told = self.race(state, view["viewer"], shown)
        return {choice: chance(value) for choice, value in told.items()}

    def standing(self, view: View) -> list[float]:
        """Each seat's share of the chances to win."""
        state: State = self.game.imagine(view, self.rng)
        assert isinstance(state, globe_state.State)
        shares = [chance(lead(state, seat)) for seat in range(view["seats"])]
        return [share / sum(shares) for share in shares] if len(shares) > 1 else shares


def chance(spaces: float) -> float:
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, spaces / SPREAD))))


def make(level: str, rng: Random, budget: Budget | None, data: str | None = None) -> Bot:
    """No level needs a budget: all of them answer at once."""
    if level == "random":
        return Chance("globe", rng)
    return Scholar(rng, SHARES[level], 1.0, rules(data), level)
