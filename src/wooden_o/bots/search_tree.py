"""Information-set Monte Carlo tree search for Troupe: an open-loop tree over imagined tables, guided by a judge."""

from __future__ import annotations

import math
from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.bots.search_greedy import after, day_is_over, play_day
from wooden_o.bots.search_judge import Judge
from wooden_o.core.state import NATURE
from wooden_o.games.troupe.numbers import ASK_BID, ASK_SPARE
from wooden_o.games.troupe.state import State


class Manner:
    """How a tree is searched."""

    def __init__(self, curiosity: float, sharpness: float, play_out: bool) -> None:
        self.curiosity = curiosity  # how readily something else is tried
        self.sharpness = sharpness  # how strongly the judge's first glance steers
        self.play_out = play_out  # whether a leaf is played on to the end of the day before it is judged


class Arms:
    """What one seat may choose at a node, and what came of it so far."""

    def __init__(self, seat: i64, choices: list[int], guesses: list[float], manner: Manner) -> None:
        self.seat = seat
        self.choices = choices
        self.manner = manner
        self.priors = soften(guesses, manner.sharpness)
        self.visits: list[int] = [1] * len(choices)  # the judge's guess counts as one visit
        self.totals = guesses
        self.visited: i64 = 0

    def pick(self, legal: list[int], judge: Judge, state: State) -> i64:
        """The index of the most promising legal choice."""
        if len(legal) != len(self.choices) or legal != self.choices:
            return self.pick_among(legal, judge, state)
        explore = self.manner.curiosity * math.sqrt(float(self.visited + 1))
        top = -1.0
        chosen: i64 = 0
        visits = self.visits
        totals = self.totals
        priors = self.priors
        for index in range(len(visits)):
            count = float(visits[index])
            score = totals[index] / count + explore * priors[index] / count
            if score > top:
                top = score
                chosen = index
        return chosen

    def pick_among(self, legal: list[int], judge: Judge, state: State) -> i64:
        """As `pick`, where this imagined table allows other choices than those met before."""
        explore = self.manner.curiosity * math.sqrt(float(self.visited + 1))
        top = -1.0
        chosen: i64 = 0
        for choice in legal:
            index = self.index(choice, judge, state)
            count = float(self.visits[index])
            score = self.totals[index] / count + explore * self.priors[index] / count
            if score > top:
                top = score
                chosen = index
        return chosen

    def index(self, choice: int, judge: Judge, state: State) -> i64:
        """Where a choice stands; a new one is added."""
        for index in range(len(self.choices)):
            if self.choices[index] == choice:
                return index
        self.choices.append(choice)
        self.totals.append(judge.utility(after(state, self.seat, choice), self.seat))
        self.visits.append(1)
        self.priors.append(1.0 / float(len(self.choices)))
        return len(self.choices) - 1

    def lead(self) -> i64:
        """By how many visits the choice looked at most is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for count in self.visits:
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first - second

    def learn(self, index: i64, utility: float) -> None:
        self.visits[index] += 1
        self.totals[index] += utility
        self.visited += 1


class Node:
    """A point of the tree: who chooses there (several at once at wagers and rests), and what follows."""

    def __init__(self) -> None:
        self.arms: list[Arms] = []
        self.children: dict[int, Node] = {}

    def child(self, step: i64) -> Node:
        found = self.children.get(step)
        if found is None:
            found = Node()
            self.children[step] = found
        return found


class Tree:
    """A search from one seat's question. Every iteration plays on a fresh copy of an imagined table."""

    def __init__(self, judge: Judge, luck: Callable[[], float], manner: Manner) -> None:
        self.manner = manner
        self.judge = judge
        self.luck = luck
        self.root = Node()
        self.path: list[Arms] = []
        self.steps: list[int] = []

    def iterate(self, table: State) -> None:
        """One walk from the root to a leaf of the tree and back."""
        state = table.copy()
        self.path.clear()
        self.steps.clear()
        utilities = self.descend(state)
        for place in range(len(self.path)):
            arms = self.path[place]
            arms.learn(self.steps[place], utilities[arms.seat])

    def descend(self, state: State) -> list[float]:
        """Walk down, in place; what the leaf promises each seat."""
        node = self.root
        while not day_is_over(state):
            seat = state.actor()
            if seat == NATURE:
                state.play(NATURE, state.draw(self.luck()))
                continue
            if together(state):
                node = self.choose_together(state, node)
                continue
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
                continue
            if not node.arms:
                return self.expand(state, node, seat, legal)
            node = node.child(self.choose(state, node.arms[0], seat, legal))
        return self.judge.utilities(state)

    def choose(self, state: State, arms: Arms, seat: i64, legal: list[int]) -> i64:
        """Play the most promising choice; returns its number."""
        index = arms.pick(legal, self.judge, state)
        self.path.append(arms)
        self.steps.append(index)
        choice: i64 = arms.choices[index]
        state.play(seat, choice)
        return choice

    def choose_together(self, state: State, node: Node) -> Node:
        """Every seat that owes a choice makes it without knowing the others': each learns for itself."""
        if not node.arms:
            self.open_arms(state, node)
        joint: i64 = 0
        ask = state.ask
        for arms in node.arms:
            joint = joint * 64 + self.choose(state, arms, arms.seat, state.legal(arms.seat)) % 64
        assert state.ask != ask, "all who owed a choice have made it"
        return node.child(joint)

    def open_arms(self, state: State, node: Node) -> None:
        judge = self.judge
        for seat in range(state.seats):
            if state.owing >> seat & 1:
                legal = state.legal(seat)
                guesses = [judge.utility(after(state, seat, choice), seat) for choice in legal]
                node.arms.append(Arms(seat, legal, guesses, self.manner))

    def expand(self, state: State, node: Node, seat: i64, legal: list[int]) -> list[float]:
        """Look once at every choice; the best of them, played on to the end of the day, speaks for the node."""
        judge = self.judge
        guesses: list[float] = []
        top = -1.0
        leaf = state
        for choice in legal:
            end = after(state, seat, choice)
            guess = judge.utility(end, seat)
            guesses.append(guess)
            if guess > top:
                top = guess
                leaf = end
        node.arms.append(Arms(seat, legal, guesses, self.manner))
        if self.manner.play_out:
            play_day(leaf, judge, self.luck)
        return judge.utilities(leaf)


def soften(guesses: list[float], sharpness: float) -> list[float]:
    """Guesses as shares of attention."""
    top = max(guesses)
    shares = [math.exp(sharpness * (guess - top)) for guess in guesses]
    total = sum(shares)
    return [share / total for share in shares]


def together(state: State) -> bool:
    """Whether everybody is choosing at once, unseen by the others."""
    return state.ask == ASK_BID or (state.ask == ASK_SPARE and not state.strategic)


def reopen(state: State, seat: i64) -> None:
    """What others have sealed is unknown: let the search choose for them as if they still had to."""
    if together(state):
        for other in range(state.seats):
            troupe = state.troupes[other]
            if other != seat and troupe.sealed >= 0:
                troupe.sealed = -1
                state.owing |= 1 << other
