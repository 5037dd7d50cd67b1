"""Talking about the book: what a bot claims, when it bluffs, and whom it challenges."""

from __future__ import annotations

from random import Random

from wooden_o.bots.globe_race import A_TURN, after
from wooden_o.bots.knowledge import FADES, Knowledge
from wooden_o.games.globe import numbers
from wooden_o.games.globe.state import State

BASES = (numbers.STATE, numbers.ACT, numbers.SCENE, numbers.LINE - 1)
GUESSES = (0.03, 0.2, 0.15, 0.01)  # how often a guessed source, act, scene or line is right
OTHERS = 0.8  # the most that it believes others to know
NAMED = 0.1  # how often a plausible name is right
BLIND = 0.1  # how surely a claim is wrong of which it can tell nothing
TRIES = 8  # names that come to mind


class Claims:
    """One bot's tongue: honest while it knows, else as bold as pays."""

    def __init__(self, knowledge: Knowledge, rng: Random, boldness: float) -> None:
        self.knowledge = knowledge
        self.rng = rng
        self.boldness = boldness

    def name_somebody(self, state: State, legal: list[int]) -> int:
        """Name whom it knows; else take the card if that promises more; now and then bluff."""
        known = self.open_names(state)
        left = numbers.NAMES - int(state.names)
        if numbers.PICK in legal[:1] and numbers.QUOTATION_STEPS * self.knowledge.share > min(left, len(known)):
            return numbers.PICK
        if known:
            return numbers.CLAIM + self.rng.choice(known)
        if state.level == numbers.SOLITAIRE or self.bluff_pays(state, 1, NAMED, 1.0):
            return self.plausible_name(legal)
        return numbers.DONE

    def open_names(self, state: State) -> list[int]:
        """Whom it knows of the play and nobody has named, by whatever name."""
        play, cast = int(state.play_named), self.knowledge.catalogue.cast
        gone = {code & 4095 for code in state.named if code >> 12 == play}
        taken = {cast.get(play << 12 | claim) for claim in gone}
        return [claim for claim in self.knowledge.cast(play) if cast[play << 12 | claim] not in taken]

    def plausible_name(self, legal: list[int]) -> int:
        """Somebody whom it knows from several plays, such as a First Lord, may well be in this one too."""
        guesses = legal[legal.index(numbers.DONE) + 1 :]
        tries = [self.rng.choice(guesses) for _ in range(TRIES)]
        return max(tries, key=lambda guess: len(self.knowledge.homes(guess - numbers.CLAIM)))

    def identify(self, state: State, legal: list[int]) -> int:
        """State what it knows; alone a guess costs nothing, at a table it is a bluff."""
        fact, card = len(state.claims), int(state.card)
        known = self.knowledge.fact(card, fact)
        if known is not None and BASES[fact] + known in legal:
            return BASES[fact] + known
        if state.level == numbers.SOLITAIRE:
            kind = self.knowledge.source_class(card)
            return numbers.CLASS + (kind if kind is not None else self.rng.randrange(3))
        if self.bluff_pays(state, numbers.QUOTATION_STEPS, GUESSES[fact], FADES[fact]):
            return self.plausible_fact(state, fact, legal)
        return numbers.DONE

    def plausible_fact(self, state: State, fact: int, legal: list[int]) -> int:
        """A play of the kind that it takes for right; an act, scene or line such as plays have."""
        if fact:
            return legal[1 + self.rng.randrange(1, min(len(legal) - 1, (0, 6, 5, 120)[fact]))]
        kind = self.knowledge.source_class(int(state.card))
        classes = self.knowledge.catalogue.play_class
        return numbers.STATE + self.rng.choice([play for play, each in enumerate(classes) if kind in (None, each)])

    def bluff_pays(self, state: State, steps: int, right: float, fade: float) -> bool:
        """Whether a guess gains more than it risks, if others know as much as it believes just now."""
        if not self.boldness:
            return False
        known = fade * OTHERS * self.rng.random() / self.boldness
        called = 1 - (1 - min(1.0, known)) ** (int(state.seats) - 1)
        stake = 2 * A_TURN + A_TURN * state.again
        return (1 - called) * steps + called * (right * (2 * A_TURN + steps) - (1 - right) * stake) > 0

    def doubt(self, state: State, seat: int) -> int:
        """Challenge if that gains more than it risks; never what it knows to be right."""
        doubtful = self.doubtfulness(state)
        steps = 1 if state.play_named >= 0 else numbers.QUOTATION_STEPS
        gain = 2 * A_TURN + steps + A_TURN * state.again
        if doubtful and (doubtful * gain > (1 - doubtful) * 2 * A_TURN or self.lost_otherwise(state, seat)):
            return numbers.CHALLENGE
        return numbers.ALLOW

    def lost_otherwise(self, state: State, seat: int) -> bool:
        """Whether the claim, if it stands, brings the claimant's last piece home."""
        end = state.copy()
        while end.ask == numbers.ASK_WINDOW:
            end = after(end, int(end.actor()), numbers.ALLOW)
        if end.ask == numbers.ASK_NAME or end.ask == numbers.ASK_IDENTIFY:
            end = after(end, int(end.actor()), numbers.DONE)
        return 0 <= end.winner != seat

    def doubtfulness(self, state: State) -> float:
        """How surely the last claim is wrong, as far as it can tell."""
        claim = state.claims[-1]
        if state.play_named >= 0:
            return self.doubt_name(state, int(claim) - numbers.CLAIM)
        fact = len(state.claims) - 1
        known = self.knowledge.fact(int(state.card), fact)
        if known is not None:
            return float(claim != BASES[fact] + known)
        return self.doubt_kind(state, int(claim) - numbers.STATE) if fact == 0 else BLIND

    def doubt_name(self, state: State, claim: int) -> float:
        play = int(state.play_named)
        earlier = {code & 4095 for code in state.named[:-1] if code >> 12 == play}
        wrong = self.knowledge.is_wrong(play, claim, earlier)
        return BLIND if wrong is None else float(wrong)

    def doubt_kind(self, state: State, source: int) -> float:
        """It may know that a quotation is from a comedy without knowing from which."""
        kind = self.knowledge.source_class(int(state.card))
        classes = self.knowledge.catalogue.play_class
        if kind is None:
            return BLIND
        return BLIND if source < len(classes) and classes[source] == kind else 1.0
