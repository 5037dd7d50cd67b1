"""Bots answer legally, in time, from views alone, and the stronger ones win."""

from __future__ import annotations

import gc
from random import Random
from time import perf_counter, sleep, thread_time
from typing import Any

import pytest

import wooden_o
from wooden_o import bots
from wooden_o.bots import Budget
from wooden_o.bots.bot import Clock
from wooden_o.core import NATURE, State
from wooden_o.core.errors import BadOptions
from wooden_o.words import LANGUAGES, Words

QUICK = Budget(iterations=2)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("troupe", 1, {}),
    ("troupe", 2, {}),
    ("troupe", 4, {"rest": "strategic"}),
]
if "globe" in wooden_o.GAMES:
    TABLES += [
        ("globe", 2, {}),
        ("globe", 3, {"level": "advanced"}),
        ("globe", 2, {"level": "tournament", "act_scene_line": True}),
        ("globe", 1, {"level": "solitaire"}),
    ]
SEATED = [(*table, level) for table in TABLES for level in bots.levels(table[0])]


def play(name: str, seats: int, options: dict[str, Any], level: str, seed: int, most: int = 400) -> list[str]:
    """The choices of a game, or of its beginning, with one bot on every seat."""
    game, rng = wooden_o.game(name), Random(seed)
    state = game.new(seats, options)
    players = [bots.make(name, level, seed + seat, QUICK) for seat in range(seats)]
    keys: list[str] = []
    while (owing := state.to_act()) and len(keys) < most:
        seat = owing[-1]
        if seat == NATURE:
            state.play(NATURE, state.draw(rng.random()))
            continue
        chosen = players[seat].choose(state.view(seat), state.legal(seat))
        assert chosen in state.legal(seat)
        keys.append(game.key(chosen))
        state.play(seat, chosen)
    return keys


@pytest.mark.parametrize(("name", "seats", "options", "level"), SEATED)
def test_every_level_plays_legally_and_by_its_seed(name: str, seats: int, options: dict[str, Any], level: str) -> None:
    most = 12 if level in ("planner", "searcher", "master") else 60
    first = play(name, seats, options, level, 3, most)
    assert first
    assert play(name, seats, options, level, 3, most) == first


@pytest.mark.parametrize("game", sorted(bots.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line(game: str, language: str) -> None:
    if game not in wooden_o.GAMES:
        pytest.skip(f"{game} is not there yet")
    words = Words(language)
    for level in bots.levels(game):
        assert words.has(f"bot-{game}-{level}")
        assert words.has(f"bot-{game}-{level}", "about")


def test_unknown_levels_and_games_are_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="'genius'; there are: random, greedy"):
        bots.make("troupe", "genius")
    with pytest.raises(BadOptions, match="'chess'"):
        bots.levels("chess")


def table_at(seed: int, choices: int, seats: int = 2) -> State:
    """A table of Troupe after some random choices, with somebody about to choose."""
    rng, state = Random(seed), wooden_o.game("troupe").new(seats)
    while choices or state.to_act() == (NATURE,):
        owing = state.to_act()
        if not owing:
            return table_at(seed + 1000, choices // 2, seats)
        seat = owing[0]
        legal = state.legal(seat)
        state.play(seat, state.draw(rng.random()) if seat == NATURE else rng.choice(legal))
        choices -= seat != NATURE and choices > 0
    return state


def tables_on_the_way(name: str, seats: int, options: dict[str, Any], seed: int, every: int) -> list[tuple[State, int]]:
    """Tables of a random game at which somebody owes a choice, also where there is only one."""
    rng, state = Random(seed), wooden_o.game(name).new(seats, options)
    found: list[tuple[State, int]] = []
    asked = 0
    while owing := state.to_act():
        seat = owing[-1]
        if seat != NATURE:
            asked += 1
            if asked % every == 0:
                found.append((state.copy(), seat))
        state.play(seat, state.draw(rng.random()) if seat == NATURE else rng.choice(state.legal(seat)))
    return found


SLOW = 1.0 if wooden_o.compiled else 6.0  # plain Python looks at its first thought longer


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_bot_answers_within_its_time_at_any_table(name: str, seats: int, options: dict[str, Any]) -> None:
    """Budget and time are the thread's own, so a busy machine proves nothing against a bot."""
    seconds = 0.02 * SLOW
    met = tables_on_the_way(name, seats, options, 5, 23 if name == "troupe" else 60)[:9]
    met += [table for table in tables_on_the_way(name, seats, options, 6, 1) if len(table[0].legal(table[1])) == 1][:2]
    for level in bots.levels(name)[1:]:
        bot = bots.make(name, level, 1, Budget(seconds=seconds).of_work())
        bot.choose(met[0][0].view(met[0][1]), met[0][0].legal(met[0][1]))  # loads its tables
        for state, seat in met:
            view, legal = state.view(seat), state.legal(seat)
            limit = seconds * 1.2 if len(legal) > 1 else 0.005
            start = thread_time()
            assert bot.choose(view, legal) in legal
            assert thread_time() - start < limit, (level, state.view(seat)["question"])


@pytest.mark.parametrize(("name", "level"), [("troupe", "master"), ("globe", "scholar")])
def test_no_thought_is_interrupted_by_a_search_for_garbage(name: str, level: str) -> None:
    """A full search of a large process costs more than the fifth of a budget that a bot may be late."""
    state, seat = tables_on_the_way(name, 2, {}, 5, 20)[0]
    view, legal = state.view(seat), state.legal(seat)
    bot = bots.make(name, level, 1, Budget(iterations=2000))
    searches: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        searches.append(phase)

    usual = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(20)  # far more often than usual
    try:
        gc.collect()
        searches.clear()
        bot.choose(view, legal)
        assert not searches
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(note)
    assert gc.isenabled()


@pytest.mark.parametrize("level", bots.levels("troupe"))
def test_a_budget_without_limits_is_the_usual_one(level: str) -> None:
    state, seat = tables_on_the_way("troupe", 2, {}, 5, 20)[0]
    start = thread_time()
    assert bots.make("troupe", level, 1, Budget().of_work()).choose(state.view(seat), state.legal(seat))
    assert thread_time() - start < 0.5 * SLOW


@pytest.mark.parametrize("wrong", [{"seconds": float("nan")}, {"seconds": -1.0}, {"iterations": -1}])
def test_a_budget_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="a budget is"):
        Budget(**wrong)


def test_a_forced_choice_costs_no_thought() -> None:
    bot = bots.make("troupe", "master", 1, Budget(seconds=30))
    start = perf_counter()
    assert bot.choose({}, [7]) == 7  # not even a look
    assert perf_counter() - start < 0.1


def test_a_bot_cannot_tell_apart_what_its_seat_cannot() -> None:
    """Two tables that differ only in the other's sealed wager and hidden objectives get the same answer."""
    state = table_at(4, 0)
    while state.view(0)["question"]["ask"] != "bid" or len(state.to_act()) < 2:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, state.draw(0.5) if seat == NATURE else legal[0])
    answers = []
    for wager in (0, 4):
        other = state.copy()
        other.play(1, other.legal(1)[wager])
        bot = bots.make("troupe", "searcher", 7, Budget(iterations=20))
        answers.append(bot.choose(other.view(0), other.legal(0)))
    assert answers[0] == answers[1]


def test_the_clock_stops_by_count_and_by_time() -> None:
    clock = Clock(Budget(iterations=3))
    assert [clock.goes_on() for _ in range(5)] == [True, True, True, False, False]
    late = Clock(Budget(seconds=0.0))
    assert late.goes_on()  # there is always a first one
    assert not late.goes_on()


def test_a_clock_of_work_does_not_count_what_the_machine_does_meanwhile() -> None:
    wall, work = Clock(Budget(seconds=0.02)), Clock(Budget(seconds=0.02).of_work())
    for clock in (wall, work):
        assert clock.goes_on()
    sleep(0.05)
    assert not wall.goes_on()
    assert work.goes_on()
