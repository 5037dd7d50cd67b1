"""The bots of Troupe, from chance to learned search."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import wooden_o
from wooden_o.bots import hand, learned, search_greedy, search_plan
from wooden_o.bots.bot import Bot, Budget, View
from wooden_o.bots.chance import Chance
from wooden_o.bots.search_judge import Judge
from wooden_o.bots.search_tree import Arms, Manner, Tree, reopen
from wooden_o.games.troupe import Troupe
from wooden_o.games.troupe.numbers import ASK_BID
from wooden_o.games.troupe.state import State

LEVELS = ("random", "greedy", "planner", "searcher", "master")
PLAN = Budget(iterations=2, seconds=0.1)
SEARCH = Budget(seconds=0.1)
PLAYING_OUT = (0.6, 12.0, True)
LOOKING = (0.6, 12.0, False)
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
        return legal[0] if len(legal) == 1 else int(self.think(view, legal))

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
    habit = PLAYING_OUT  # rules of thumb are surer at the end of a day

    def __init__(self, rng: Random, budget: Budget, game: Troupe | None = None) -> None:
        super().__init__(rng, budget, game)
        self.manner = Manner(*self.habit)
        self.iterations = 0  # of the last search

    def think(self, view: View, legal: list[int]) -> int:
        arms = self.search(view)
        return arms.choices[search_greedy.highest([float(count) for count in arms.visits])]

    def search(self, view: View) -> Arms:
        """What the search found out about the viewer's choices."""
        clock = self.budget.clock()
        tree = Tree(self.judge(view["seats"]), self.rng.random, self.manner)
        tables = [self.imagine(view) for _ in range(TABLES)]
        while clock.goes_on():
            tree.iterate(tables[clock.count % TABLES])
        self.iterations = clock.count
        return next(arms for arms in tree.root.arms if arms.seat == view["viewer"])

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
    habit = LOOKING

    def judge(self, seats: int) -> Judge:
        return learned.judge(self.game, seats)


KINDS: dict[str, type[Player]] = {kind.level: kind for kind in (Greedy, Planner, Searcher, Master)}
BUDGETS = {"planner": PLAN, "searcher": SEARCH, "master": SEARCH}


@cache
def hand_judge(game: Troupe) -> Judge:
    return Judge(hand.weights(game.catalogue), hand.SPREADS)


def make(level: str, rng: Random, budget: Budget | None, data: str | None = None) -> Bot:
    if level == "random":
        return Chance("troupe", rng)
    return KINDS[level](rng, budget or BUDGETS.get(level, Budget()), rules(data))
