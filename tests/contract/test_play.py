"""True of every game: it ends, its lists are exact, copies and records keep their word."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random

import pytest
from hypothesis import given, settings

from tests.contract.walks import Kind, anywhere, every_kind, everything, run_out, seeds, through, walk
from wooden_o.core import NATURE, NOBODY, IllegalChoice, State
from wooden_o.core.playout import playout
from wooden_o.match import Dealer, Match, Record


@every_kind
@settings(max_examples=15)
@given(seed=seeds)
def test_games_end_with_a_standing(kind: Kind, seed: int) -> None:
    state = kind.game.new(kind.seats, dict(kind.options))
    assert state.standing() is None
    playout(state, Random(seed).random)
    assert state.to_act() == ()
    assert state.actor() == NOBODY
    standing = state.standing()
    assert standing is not None
    assert len(standing.places) == len(standing.scores) == len(standing.breakdown) == kind.seats
    assert min(standing.places) == 1
    assert [sum(parts.values()) for parts in standing.breakdown] == list(standing.scores)


@every_kind
def test_legal_lists_are_sorted_and_owed(kind: Kind) -> None:
    for match in through(kind, seed=7):
        state = match.state
        owing = state.to_act()
        assert state.actor() == (owing[0] if owing else NOBODY)
        for seat in (NATURE, *range(kind.seats)):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in owing)


@every_kind
@settings(max_examples=3)
@given(seed=seeds)
def test_everything_unlisted_is_refused_and_changes_nothing(kind: Kind, seed: int) -> None:
    match = anywhere(kind, seed)
    before = everything(match.state, kind.seats)
    for seat in range(kind.seats):
        legal = {kind.game.key(number) for number in match.state.legal(seat)}
        for key in {*kind.game.vocabulary.keys, "nonsense", ""} - legal:
            with pytest.raises(IllegalChoice) as refusal:
                match.play(seat, key)
            assert refusal.value.reason == match.state.why_not(seat, key) is not None
    assert everything(match.state, kind.seats) == before


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_everything_listed_can_be_played(kind: Kind, seed: int) -> None:
    state = anywhere(kind, seed).state
    for seat in state.to_act():
        legal = state.legal(seat)
        for number in Random(seed).sample(legal, min(30, len(legal))):  # a play's names are hundreds
            assert state.why_not(seat, kind.game.key(number)) is None
            trial = state.copy()
            trial.play(seat, number)
            playout(trial, Random(seed).random)
            assert trial.standing() is not None


COPIED: list[Callable[[State], State]] = [
    lambda state: state.copy(),
    copy,
    deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),  # noqa: S301 (our own)
]


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_a_copy_never_changes_with_the_original(kind: Kind, seed: int) -> None:
    state = anywhere(kind, seed).state
    before = everything(state, kind.seats)
    others = [copied(state) for copied in COPIED]
    run_out(state, Random(seed).random)
    assert all(everything(other, kind.seats) == before for other in others)
    run_out(others[seed % len(others)], Random(seed).random)
    assert everything(others[seed % len(others)], kind.seats) == everything(state, kind.seats)


@every_kind
def test_states_and_rules_are_sent_from_process_to_process(kind: Kind) -> None:
    """Together they keep sharing one catalogue; who listens stays behind."""
    state = anywhere(kind, 3).state
    state.listener = lambda event: None
    game, first, second = pickle.loads(pickle.dumps((kind.game, state, state.copy())))  # noqa: S301 (our own)
    assert first.catalogue is second.catalogue is game.catalogue
    assert game.fingerprint == kind.game.fingerprint
    assert first.listener is None


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_a_record_replays_to_the_same_state(kind: Kind, seed: int) -> None:
    match = anywhere(kind, seed)
    text = match.record().to_text()
    again = Match.resume(kind.game, Record.from_text(text))
    assert again.record().to_text() == text
    assert everything(again.state, kind.seats) == everything(match.state, kind.seats)
    half = len(match.moves) // 2
    again.rewind(half)
    assert everything(match.at(half), kind.seats) == everything(again.state, kind.seats)


@every_kind
def test_nature_weighs_each_outcome(kind: Kind) -> None:
    match = kind.match()
    rng = Random(3)
    for _ in range(60):
        state = match.state
        if NATURE not in state.to_act():
            seat = rng.choice(state.to_act())
            match.play_number(seat, rng.choice(state.legal(seat)))
            continue
        legal, weights = state.legal(NATURE), state.weights(NATURE)
        assert len(legal) == len(weights)
        assert min(weights) > 0
        total, below = sum(weights), 0
        for number, weight in zip(legal, weights, strict=True):
            assert state.draw((below + 0.01) / total) == number
            assert state.draw((below + weight - 0.01) / total) == number
            below += weight
        match.play_number(NATURE, rng.choice(legal))


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_nature_in_one_go_is_nature_step_by_step(kind: Kind, seed: int) -> None:
    match = walk(kind, seed, int(Random(seed).random() * 100))
    at_once, slowly = match.state.copy(), match.state.copy()
    at_once.let_nature(Random(seed).random)
    luck = Random(seed).random
    while slowly.actor() == NATURE:
        slowly.play(NATURE, slowly.draw(luck()))
    assert everything(at_once, kind.seats) == everything(slowly, kind.seats)


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_simultaneous_choices_commute(kind: Kind, seed: int) -> None:
    for match in through(kind, seed):
        owing = match.state.to_act()
        if len(owing) > 1:
            rng = Random(seed)
            picks = {seat: rng.choice(match.state.legal(seat)) for seat in owing}
            ends = []
            for order in (owing, owing[::-1]):
                state = match.state.copy()
                for seat in order:
                    if picks[seat] in state.legal(seat):  # a call may have closed the window
                        state.play(seat, picks[seat])
                ends.append(everything(state, kind.seats))
            if kind.name == "troupe":
                assert ends[0] == ends[1]
            return


@every_kind
def test_the_vocabulary_spells_both_ways(kind: Kind) -> None:
    game = kind.game
    for number, choice in enumerate(game.vocabulary.choices):
        assert game.number(game.key(number)) == number
        assert game.choice(number) == choice
        assert choice.key == game.key(number)


@every_kind
def test_take_back_stops_at_what_was_revealed(kind: Kind) -> None:
    rng, match = Random(11), kind.match()
    dealer = Dealer(rng)
    for _ in range(80):
        dealer.deal(match)
        if not match.state.to_act():
            return
        seat = rng.choice(match.state.to_act())
        before = everything(match.state, kind.seats)
        number = rng.choice(match.state.legal(seat))
        events = match.play_number(seat, number)
        if any(event.reveals for event in events):
            assert match.why_no_take_back(seat) == "something-was-revealed"
            continue
        assert match.why_no_take_back(seat) is None
        after = everything(match.state, kind.seats)
        match.take_back(seat)
        assert everything(match.state, kind.seats) == before
        match.redo(seat)
        assert everything(match.state, kind.seats) == after
