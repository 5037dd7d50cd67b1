"""The bots of Troupe, from chance to learned search."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from random import Random

import wooden_o
from wooden_o.bots import habits, hand, learned, search_greedy, search_plan, search_tree
from wooden_o.bots.bot import Bot, Budget, Undisturbed, View
from wooden_o.bots.chance import Chance
from wooden_o.bots.habits import HABITS
from wooden_o.bots.search_judge import Judge
from wooden_o.bots.search_tree import Arms, Manner, Tree, reopen
from wooden_o.core.errors import BadOptions
from wooden_o.games.troupe import Troupe
from wooden_o.games.troupe.numbers import ASK_BID
from wooden_o.games.troupe.state import State

LEVELS = ("random", "greedy", "planner", "searcher", "master")
PLAN = Budget(iterations=2, seconds=0.1)
SEARCH = Budget(seconds=0.1)
MANNER = Manner(0.6, 12.0, True)  # evaluations are surer at the end of a day
GLANCE = 32  # iterations between two looks whether the choice is settled
DOUBT = 0.5  # the share of the remaining visits that a second choice might win
TABLES = 6  # imagined tables a search moves between


@cache
def rules(data: str | None = None) -> Troupe:
    game = wooden_o.game("troupe", Path(data) if data else None)
    assert isinstance(game, Troupe)
    return game


class Player:
    """What the bots that judge positions share: rules, a judge, luck and a budget."""

    level = ""

    def __init__(self, rng: Random, budget: Budget, game: Troupe | None = None) -> None:
        self.game = game or rules()
        self.name = f"troupe-{self.level}"
        self.rng = rng
        self.budget = budget

    def judge(self, seats: int) -> Judge:
        return hand_judge(self.game)

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        with Undisturbed():
            return int(self.think(view, legal))

    def think(self, view: View, legal: list[int]) -> int:
        raise NotImplementedError

    def imagine(self, view: View) -> State:
        """A table that fits the view, on which nobody has sealed a choice that the viewer cannot know."""
        state = self.game.imagine(view, self.rng)
        reopen(state, view["viewer"])
        return state


class Greedy(Player):
    """Takes what looks best at once."""

    level = "greedy"

    def think(self, view: View, legal: list[int]) -> int:
        return search_greedy.best(self.imagine(view), view["viewer"], self.judge(view["seats"]))


class Planner(Player):
    """Thinks its own turn through and plays the day out in its head."""

    level = "planner"

    def think(self, view: View, legal: list[int]) -> int:
        clock = self.budget.clock()
        judge, seat = self.judge(view["seats"]), view["viewer"]
        state = self.imagine(view)
        if state.ask == ASK_BID:
            totals = [0.0] * len(legal)
            while clock.goes_on():
                search_plan.wager(state, seat, judge, self.rng.random, totals)
            return legal[search_greedy.highest(totals)]
        found = search_plan.lines(state, seat, judge)
        totals = [0.0] * len(found)
        while clock.goes_on():
            search_plan.follow(found, seat, judge, self.rng.random, totals)
        return search_plan.choice_of(found, totals)


class Searcher(Player):
    """Searches a tree of what everybody might do today."""

    level = "searcher"

    def __init__(self, rng: Random, budget: Budget, game: Troupe | None = None) -> None:
        super().__init__(rng, budget, game)
        self.manner = MANNER
        self.tree = Tree(self.judge(1), self.rng.random, self.manner)
        self.tables: list[State] = []  # where the tree's root stands
        self.iterations = 0  # of the last search

    def think(self, view: View, legal: list[int]) -> int:
        arms = self.search(view, DOUBT)
        chosen = arms.choices[search_greedy.highest([float(count) for count in arms.visits])]
        self.step(view["viewer"], chosen)
        return chosen

    def search(self, view: View, doubt: float = math.inf) -> Arms:
        """What was found out about the viewer's choices; ends when `doubt` of the visits left cannot change it."""
        clock = self.budget.clock()
        if not self.came_true(view):
            self.tree = Tree(self.judge(view["seats"]), self.rng.random, self.manner)
            self.tables = [self.imagine(view) for _ in range(TABLES)]
        self.tree.iterate(self.tables[0])
        arms = next(arms for arms in self.tree.root.arms if arms.seat == view["viewer"])
        while clock.goes_on() and (clock.count % GLANCE or float(arms.lead()) <= doubt * clock.left()):
            self.tree.iterate(self.tables[clock.count % TABLES])
        self.iterations = clock.count
        return arms

    def came_true(self, view: View) -> bool:
        """Whether the question is the one that the last choice led to: then what was found out about it is kept."""
        return bool(self.tables) and self.tables[0].view(view["viewer"]) == view

    def step(self, seat: int, choice: int) -> None:
        """Go down the tree with an own choice, and past what is forced; where all choose at once it cannot go on."""
        if search_tree.together(self.tables[0]):
            self.tables = []
            return
        self.tree.root = self.tree.root.child(choice)
        for table in self.tables:
            table.play(seat, choice)
            while table.actor() == seat and len(forced := table.legal(seat)) == 1:
                table.play(seat, forced[0])

    def values(self, view: View, legal: list[int]) -> dict[int, float]:
        """How good each choice proved in a search, 0 to 1; what was hardly looked at keeps its first guess."""
        arms = self.search(view)
        told = zip(arms.choices, arms.totals, arms.visits, strict=True)
        return {choice: total / visits for choice, total, visits in told}

    def standing(self, view: View) -> list[float]:
        """Each seat's share of the chances to win, as the table stands; alone, of a good score."""
        shares = self.judge(view["seats"]).utilities(self.imagine(view))
        return [share / sum(shares) for share in shares] if len(shares) > 1 else shares


class Master(Searcher):
    """Searches with a judgement learned from its own games."""

    level = "master"

    def judge(self, seats: int) -> Judge:
        return learned.judge(self.game, seats)


class Single(Master):
    """Plays like the master, but keeps to one plan: not an opponent, a measure of the data."""

    def __init__(self, habit: str, rng: Random, budget: Budget, game: Troupe) -> None:
        super().__init__(rng, budget, game)
        self.preferred = habits.preferred(game, habit)

    def think(self, view: View, legal: list[int]) -> int:
        kept = [choice for choice in legal if choice in self.preferred]
        if not kept:
            return super().think(view, legal)
        if len(kept) == 1:
            return kept[0]
        arms = self.search(view)
        return max(kept, key=dict(zip(arms.choices, arms.visits, strict=True)).__getitem__)


KINDS: dict[str, type[Player]] = {kind.level: kind for kind in (Greedy, Planner, Searcher, Master)}
BUDGETS = {"planner": PLAN, **dict.fromkeys(("searcher", "master", *HABITS), SEARCH)}


@cache
def hand_judge(game: Troupe) -> Judge:
    return Judge(hand.weights(game.catalogue), hand.SPREADS)


def make(level: str, rng: Random, budget: Budget, data: str | None = None, knowledge: float | None = None) -> Bot:
    if knowledge is not None:
        raise BadOptions("Troupe asks nobody what he knows: knowledge is for bots of Globe")
    if level == "random":
        return Chance("troupe", rng)
    if level in HABITS:
        return Single(level, rng, budget, rules(data))
    return KINDS[level](rng, budget, rules(data))
