"""The board and the deck are ours: they must hold what the rules say, be fair, and never run for ever."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.games.globe.scenes import game
from wooden_o.core import BadData
from wooden_o.core.playout import playout
from wooden_o.games import globe
from wooden_o.games.globe.data import Red
from wooden_o.games.globe.numbers import BUMP
from wooden_o.games.globe.state import State

BOX = game().box
LAP, HOME, SIDE = 4 * BOX.side, 4 * BOX.side + BOX.ladder + 1, BOX.side
MOVING = ("forward", "back", "nearest-comedy", "nearest-history", "nearest-tragedy")
KINDS = {play.id: play.kind for play in BOX.plays}


def moved(corner: int, progress: int, instruction: str, amount: int) -> int:
    """Where an own instruction takes a piece, from the data alone; where it stands if nowhere."""
    if instruction == "forward":
        return min(progress + amount, HOME)
    if instruction == "back":
        return max(progress - amount, LAP if progress >= LAP else 0)
    kind = instruction.removeprefix("nearest-")
    for ahead in range(progress + 1, LAP + 1):
        space = BOX.spaces[(corner * SIDE + ahead) % LAP]
        if space.pink and KINDS[space.play] == kind:
            return ahead
    return progress


def steps(corner: int, progress: int) -> set[int]:
    """All places a free space can send the piece that lands on it, by print or by any card."""
    if not 0 < progress < LAP:
        return set()
    space = BOX.spaces[(corner * SIDE + progress) % LAP]
    if space.instruction in MOVING:
        return {moved(corner, progress, space.instruction, space.amount)} - {progress}
    if space.instruction != "pick-card":
        return set()
    reds = [red for red in BOX.reds if red.instruction in MOVING]
    return {moved(corner, progress, red.instruction, red.amount) for red in reds} - {progress}


def longest(corner: int, progress: int, path: tuple[int, ...] = ()) -> int:
    """The longest chain from a space; fails on a circle."""
    assert progress not in path, f"corner {corner}: {path} runs in a circle"
    return max((1 + longest(corner, ahead, (*path, progress)) for ahead in steps(corner, progress)), default=0)


@pytest.mark.parametrize("corner", range(4))
def test_no_chain_of_instructions_runs_in_a_circle(corner: int) -> None:
    """Whatever cards come up: every landing on a further instruction lies ahead, or there is none."""
    lengths = [longest(corner, progress) for progress in range(HOME)]
    assert 2 < max(lengths) < 40


def printed(corner: int, progress: int, held: bool) -> int:
    """Follow printed instructions; on held corners waiting pieces, which never leave, send a guest four ahead (A2)."""
    seen: list[int] = []
    while 0 < progress < LAP:
        assert progress not in seen, f"corner {corner}: {seen} runs in a circle"
        seen.append(progress)
        space = BOX.spaces[(corner * SIDE + progress) % LAP]
        if held and progress % SIDE == 0:
            progress += BUMP
        elif space.instruction in MOVING:
            progress = moved(corner, progress, space.instruction, space.amount)
        else:
            break
    return progress


def least(corner: int, red: Red) -> int:
    """How little a card can bring, with the printed instructions it leads to, short of the Globe."""
    ends = [(start, moved(corner, start, red.instruction, red.amount)) for start in range(1, HOME)]
    moves = [(start, end) for start, end in ends if end not in (start, HOME)]
    gains = [printed(corner, end, held) - start for start, end in moves for held in (False, True)]
    return min(gains + [0 for start, end in ends if end == start])  # unmoved, it does not act again


@pytest.mark.parametrize("corner", range(4))
def test_occupied_spaces_cannot_make_a_chain_endless_either(corner: int) -> None:
    """
    Between two cards a chain is short: printed instructions and held corners form no circle, and every other bump sends
    an opponent back, which ends too; nor does a bump ever lose ground. So an endless chain would go through the whole
    pile, again and again; but all cards together, each drawn where it brings least, go further than the whole path.
    """
    for progress in range(LAP):
        assert printed(corner, progress + BUMP, held=True) >= progress
    assert sum(least(corner, red) for red in BOX.reds if red.instruction in MOVING) > HOME


def test_all_plays_and_kinds_of_space_are_there() -> None:
    assert {space.play for space in BOX.spaces if space.play} == set(KINDS)
    assert BOX.corners == ("othello", "macbeth", "hamlet", "romeo-and-juliet")
    kinds = Counter(space.instruction for space in BOX.spaces)
    assert {"pick-card", "lose-turn", "forward", "back", "nearest-tragedy"} < set(kinds)
    assert {KINDS[space.play] for space in BOX.spaces if space.pink} == set(KINDS.values())
    assert any(space.sketch for space in BOX.spaces)
    assert any(space.play and space.instruction == "pick-card" for space in BOX.spaces)
    assert SIDE > 4
    assert LAP > 20


def test_every_kind_of_red_instruction_is_in_the_deck() -> None:
    kinds = Counter(red.instruction for red in BOX.reds)
    assert set(kinds) == {*MOVING, "lose-turn", "opponent-forward", "opponent-back"}
    assert sum(kinds.values()) == 112


def test_all_four_sides_have_the_same_effects() -> None:
    """Turned by a quarter the board plays the same, so no corner can be better than another."""
    pattern = [(s.instruction, s.amount, s.pink, KINDS.get(s.play)) for s in BOX.spaces]
    assert pattern[:SIDE] * 4 == pattern


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_corner_and_no_seat_wins_more_than_its_share(seats: int) -> None:
    rng, games = Random(1623), 1500
    by_seat, by_corner = Counter[int](), Counter[int]()
    for _ in range(games):
        state = game().new(seats)
        playout(state, rng.random)
        by_seat[int(state.winner)] += 1
        by_corner[state.rules.corners[state.winner]] += 1
    assert surprise(by_seat, seats) < 16.27  # chi-square, at most three degrees of freedom, one in a thousand
    assert surprise(by_corner, 2 if seats == 2 else 4) < 16.27


def surprise(wins: Counter[int], shares: int) -> float:
    fair = wins.total() / shares
    return sum((count - fair) ** 2 / fair for count in wins.values())


def test_a_game_of_four_has_a_sensible_length() -> None:
    luck = Random(1623).random
    moves = [playout(game().new(4), luck) / 4 for _ in range(300)]
    assert 15 < sum(moves) / len(moves) < 40  # moves a player


def test_three_draw_lots_for_their_corners() -> None:
    seatings = {tuple(play_out(number).rules.corners) for number in game().new(3).legal(-1)}
    assert len(seatings) == 12
    assert all(len(set(corners)) == 3 for corners in seatings)
    assert all(sum((b - a) % 4 for a, b in pairwise([*corners, corners[0]])) == 4 for corners in seatings)  # once round


def play_out(number: int) -> State:
    state = game().new(3)
    state.play(-1, number)
    return state


def test_a_page_can_draw_the_board_and_learns_nothing_else() -> None:
    board = BOX.board()
    assert set(board) == {"side", "ladder", "corners", "spaces"}
    assert board["spaces"][0]["play"] == "othello"
    assert board["spaces"][4]["class"] == "history"
    assert json.loads(json.dumps(board)) == board


def test_a_table_may_bring_its_own_board(tmp_path: Path) -> None:
    text = (Path(globe.__file__).parent / "data" / "board.toml").read_text("utf-8")
    own = tmp_path / "board.toml"
    own.write_text(text.replace("amount = 3", "amount = 2"), "utf-8")
    assert globe.game(own).fingerprint != game().fingerprint
    assert globe.game(tmp_path).fingerprint == globe.game(own).fingerprint


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('play = "pericles"', 'play = "edward-iii"', "no space for pericles"),
        ('instruction = "lose-turn"', 'instruction = "opponent-back"', "space 9"),
        ("pink = true", "punk = true", "punk"),
        ("at = 63", "at = 64", "not numbered"),
        ("side = 16", "side = 16 16", "board.toml"),
        ("side = 16", "side = 16\n" + "a." * 9 + "a = 1", "board.toml: Nested deeper"),
        ('corners = ["othello"', 'corners = ["hamlet"', "corners"),
    ],
)
def test_a_broken_board_is_refused_with_its_mistake(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = (Path(globe.__file__).parent / "data" / "board.toml").read_text("utf-8")
    own = tmp_path / "board.toml"
    own.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadData, match=problem):
        globe.game(own)


def test_a_deck_that_misses_a_card_is_refused(tmp_path: Path) -> None:
    text = (Path(globe.__file__).parent / "data" / "deck.toml").read_text("utf-8")
    (tmp_path / "deck.toml").write_text(text.replace('"frailty"', '"brevity"'), "utf-8")
    with pytest.raises(BadData, match="deck"):
        globe.game(tmp_path)
