"""Globe's bots: what they know, when they bluff, whom they challenge, and that skill and knowledge pay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wooden_o
from wooden_o import arena, bots
from wooden_o.arena import Entrant, Plan, summaries
from wooden_o.bots import Budget
from wooden_o.bots.globe import LEVELS, SHARES, Scholar, rules
from wooden_o.bots.knowledge import Knowledge, casts
from wooden_o.core import NATURE, BadOptions
from wooden_o.games.globe import Globe, numbers
from wooden_o.games.globe.state import State

GAME = wooden_o.game("globe")
assert isinstance(GAME, Globe)
CATALOGUE = GAME.catalogue


def scholar(share: float, seed: int = 1, boldness: float = 1.0) -> Scholar:
    return Scholar(Random(seed), share, boldness, rules())


def asked(ask: int, seats: int = 2, seed: int = 0, **options: Any) -> State:
    """A table at which that is asked, found by playing at random and claiming nothing."""
    rng = Random(seed)
    while True:
        state = GAME.new(seats, {"level": "tournament", **options})
        assert isinstance(state, State)
        while owing := state.to_act():
            if state.ask == ask:
                return state
            if state.ask in (numbers.ASK_NAME, numbers.ASK_IDENTIFY):
                state.play(owing[0], numbers.DONE)
            else:
                chance = state.draw(rng.random()) if owing[0] == NATURE else rng.choice(state.legal(owing[0]))
                state.play(owing[0], chance)


def claimed(right: bool, seed: int) -> tuple[State, int]:
    """A name that was just claimed, and who may challenge it."""
    state = asked(numbers.ASK_NAME, seed=seed)
    cast = casts(CATALOGUE)[state.play_named]
    claim = cast[0] if right else next(who for who in range(len(CATALOGUE.characters)) if who not in cast)
    state.play(state.to_act()[0], numbers.CLAIM + claim)
    return state, state.to_act()[0]


def answer(bot: Scholar, state: State, seat: int) -> int:
    return bot.choose(state.view(seat), state.legal(seat))


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.85, 1.0])
def test_knowledge_is_that_share_of_the_book(share: float) -> None:
    knowledge = Knowledge(CATALOGUE, share, 7)
    known = sum(len(knowledge.cast(play)) for play in range(numbers.PLAYS))
    assert known / len(CATALOGUE.cast) == pytest.approx(share, abs=0.05)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_knowledge_can_be_chosen_apart_from_skill(level: str) -> None:
    usual, learned = bots.make("globe", level), bots.make("globe", level, knowledge=0.6)
    assert isinstance(usual, Scholar)
    assert isinstance(learned, Scholar)
    assert usual.knowledge.share == SHARES[level]
    assert learned.knowledge.share == 0.6
    assert learned.heed == usual.heed


@pytest.mark.parametrize(
    ("game", "level", "knowledge"), [("globe", "player", 1.5), ("globe", "random", 0.5), ("troupe", "greedy", 0.5)]
)
def test_knowledge_where_there_can_be_none_is_refused(game: str, level: str, knowledge: float) -> None:
    with pytest.raises(BadOptions, match="knowledge"):
        bots.make(game, level, knowledge=knowledge)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("share", [0.3, 1.0])
def test_what_it_knows_to_be_right_is_never_challenged_and_what_it_knows_to_be_wrong_always(
    share: float, seed: int
) -> None:
    for right in (True, False):
        state, seat = claimed(right, seed)
        bot = scholar(share, seed)
        knows = bot.knowledge.knows_of(state.play_named, state.claims[-1] - numbers.CLAIM)
        expected = numbers.CHALLENGE if knows and not right else numbers.ALLOW  # in the dark it pays to be polite
        assert answer(bot, state, seat) == expected


def test_a_claim_that_wins_is_doubted_unless_it_is_known_to_be_right() -> None:
    state, seat = claimed(True, 3)
    claimant = state.seat
    home = CATALOGUE.home
    for piece in range(claimant * state.pieces, (claimant + 1) * state.pieces):
        state.progress[piece], state.where[piece] = home, CATALOGUE.globe
    state.progress[state.piece] = home - 1
    state.where[state.piece] = CATALOGUE.path[state.rules.corners[claimant]][home - 1]
    assert answer(scholar(0.0), state, seat) == numbers.CHALLENGE
    assert answer(scholar(1.0), state, seat) == numbers.ALLOW


def test_a_page_is_known_while_it_lies_open_and_not_after() -> None:
    state, seat = claimed(True, 1)
    state.play(seat, numbers.CHALLENGE)
    bot = scholar(0.0)
    bot.knowledge.note(state.view(seat))
    assert bot.knowledge.cast(state.play_named) == casts(CATALOGUE)[state.play_named]
    bot.knowledge.note(asked(numbers.ASK_MOVE).view(seat))
    assert bot.knowledge.cast(state.play_named) == []


def test_who_knows_the_book_states_the_truth() -> None:
    for seed in range(4):
        state = asked(numbers.ASK_IDENTIFY, seed=seed, act_scene_line=True)
        seat = state.to_act()[0]
        assert answer(scholar(1.0), state, seat) == numbers.STATE + CATALOGUE.card_facts[4 * state.card]
        state = asked(numbers.ASK_NAME, seed=seed)
        chosen = answer(scholar(1.0), state, state.to_act()[0])
        assert chosen == numbers.PICK or chosen - numbers.CLAIM in casts(CATALOGUE)[state.play_named]


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 0.1, 0.6), (4, 0.0, 0.3)])
def test_a_bluff_is_rarer_the_more_there_are_to_call_it(seats: int, least: float, most: float) -> None:
    state = asked(numbers.ASK_IDENTIFY, seats)
    seat = state.to_act()[0]
    bluffs = [answer(scholar(0.0, seed), state, seat) >= numbers.STATE for seed in range(60)]
    assert least <= sum(bluffs) / len(bluffs) <= most
    assert all(answer(scholar(0.0, seed, 0.0), state, seat) == numbers.DONE for seed in range(9))  # not its nature


def test_alone_a_guess_costs_nothing() -> None:
    state = asked(numbers.ASK_IDENTIFY, 1, level="solitaire")
    assert answer(scholar(0.0), state, 0) in range(numbers.CLASS, numbers.CLASS + 3)
    state = asked(numbers.ASK_NAME, 1, level="solitaire")
    assert answer(scholar(0.0), state, 0) >= numbers.CLAIM


@pytest.mark.slow
def test_knowledge_pays_alone() -> None:
    levels = ("scholar", "groundling")
    scores = []
    for level in levels:
        plan = Plan("globe", (Entrant(level),), 1, 8, options={"level": "solitaire"})
        scores.append(summaries(arena.run(plan, workers=1))[0].score.mean)
    assert scores[0] > scores[1]


def test_more_time_does_not_make_a_groundling_a_scholar() -> None:
    thoughts = [bots.make("globe", level, 1, Budget(seconds=5)) for level in bots.levels("globe")[1:]]
    assert [bot.budget.iterations for bot in thoughts if isinstance(bot, Scholar)] == [1, 1, 8]
    patient = bots.make("globe", "scholar", 1, Budget(iterations=40))
    assert isinstance(patient, Scholar)
    assert patient.budget.iterations == 40
