"""The arena: paired under shared luck, counted rightly, resumed after a crash, shown on one page."""

from __future__ import annotations

import csv
import json
import math
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import wooden_o
from wooden_o import arena
from wooden_o.arena import local, report
from wooden_o.arena.ledger import GAMES, SHEET, BadLedger
from wooden_o.arena.luck import Luck, quantile
from wooden_o.arena.pairing import Entrant, jobs, lineups, rotations
from wooden_o.arena.series import Plan
from wooden_o.arena.statistics import elo, estimate, points, proportion, student, summaries
from wooden_o.arena.table import Result, play
from wooden_o.core import NATURE
from wooden_o.core.errors import BadOptions
from wooden_o.match import Match, Record
from wooden_o.words import Words

GREEDY, CHANCE = Entrant("greedy"), Entrant("random")
SMALL = Plan("troupe", (GREEDY, CHANCE), seats=2, games=4, seed=5)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return arena.run(SMALL, workers=1)


def test_everybody_sits_everywhere_under_the_same_luck() -> None:
    planned = jobs("troupe", [GREEDY, CHANCE, Entrant("planner")], 2, 12, 1)
    assert len(planned) == 12
    for luck in {job.luck for job in planned}:
        pair = [job.lineup for job in planned if job.luck == luck]
        assert pair[0] == pair[1][::-1]
    seats = [(entrant, seat) for job in planned for seat, entrant in enumerate(job.lineup)]
    assert len({seats.count(each) for each in seats}) == 1


def test_two_bots_at_four_seats_take_turns() -> None:
    assert len(list(rotations((GREEDY, CHANCE, GREEDY, CHANCE)))) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    entrants = [Entrant(f"bot{number}") for number in range(bots)]
    found = [seated for lineup in lineups(entrants, seats) for seated in rotations(lineup)]
    taken = Counter((entrant.label, seat) for seated in found for seat, entrant in enumerate(seated))
    assert len(taken) == bots * seats
    assert len(set(taken.values())) == 1


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("master", "master"),
        ("master@100ms", "master@100ms"),
        ("x@1s", "x@1000ms"),
        ("x@5", "x@5"),
        ("x:0.60@5", "x:0.6@5"),
    ],
)
def test_budgets_are_read(text: str, label: str) -> None:
    assert Entrant.parse(text).label == label


@pytest.mark.parametrize("text", ["master@", "master@-1s", "master@0", "master@soon", "x:much"])
def test_a_wrong_budget_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        Entrant.parse(text)


def test_mirrored_games_open_with_the_same_market(results: list[Result]) -> None:
    game = wooden_o.game("troupe")
    first, second = (Record.from_text(result.record) for result in results[:2])
    assert opening(first.moves) == opening(second.moves)
    assert opening(first.moves) != opening(Record.from_text(results[2].record).moves)
    assert Match.resume(game, first).state.standing() is not None


def opening(moves: list[tuple[int, str]]) -> list[str]:
    """What nature did before the first choice."""
    return [key for seat, key in moves[: [seat != NATURE for seat, _ in moves].index(True)]]


def test_a_draw_of_one_kind_does_not_shift_another() -> None:
    game = wooden_o.game("troupe")
    luck = Luck(game, 1, 1)
    luck.drawn["draw:objective"] = 7  # the other game called on the Queen more often
    assert luck.draw(game.new(2)) == Luck(game, 1, 1).draw(game.new(2))
    assert 0 <= quantile("a") < 1
    assert quantile("a") != quantile("b")


def test_a_game_played_twice_is_the_same(results: list[Result]) -> None:
    again = play(SMALL.jobs()[1])
    assert again.record == results[1].record


def test_greedy_beats_chance_and_the_numbers_agree(results: list[Result]) -> None:
    greedy, chance = summaries(results)
    assert greedy.label == "greedy"
    assert greedy.share.mean + chance.share.mean == pytest.approx(1)
    assert greedy.margin.mean == pytest.approx(-chance.margin.mean)
    assert greedy.share.mean > 0.7
    assert sum(greedy.sources.values()) == pytest.approx(greedy.score.mean)
    strengths = elo(results)
    assert strengths["greedy"] > strengths["random"]


def result_of(places: list[int], number: int) -> Result:
    blank: list[dict[str, int]] = [{}, {}]
    return Result(number, number, ["a", "b"], places, [1, 1], blank, blank, [1, 1], [0.1, 0.1], [0.1, 0.1])


def test_elo_is_the_known_one_for_a_known_share() -> None:
    games = [result_of([1, 2] if number % 4 else [2, 1], number) for number in range(4000)]
    strengths = elo(games)
    assert strengths["a"] - strengths["b"] == pytest.approx(400 * math.log10(3), abs=1)


def test_mirrored_games_are_one_observation() -> None:
    """A bot that always wins from seat 0 and never from seat 1 is exactly as good as its mirror."""
    pairs = [replace(result_of([1, 2], number), luck=number // 2) for number in range(40)]
    swapped = [replace(game, lineup=game.lineup[:: 1 - 2 * (game.number % 2)]) for game in pairs]
    for each in summaries(swapped):
        assert (each.share.mean, each.share.error, each.share.count) == (0.5, 0.0, 20)


def test_even_forty_wins_leave_a_doubt() -> None:
    first, second = summaries([result_of([1, 2], number) for number in range(40)])
    assert first.share.mean == 1
    assert second.share.mean == 0
    assert first.share.error == second.share.error == pytest.approx(0.0876, abs=0.001)  # Wilson: 40 of 40


def test_a_shared_place_shares_the_point() -> None:
    assert points(result_of([1, 1], 0)) == [0.5, 0.5]


def test_intervals_are_students() -> None:
    assert student(9) == pytest.approx(2.262, abs=0.003)
    assert estimate([1.0, 2.0, 3.0, 4.0]).error == pytest.approx(3.182 * 1.29099 / 2, rel=0.01)


@pytest.mark.parametrize(("shares", "low", "high"), [([0.0] * 30, 0.0, 0.1136), ([0.0] * 29 + [1.0], 0.0, 0.1015)])
def test_the_interval_of_a_share_stays_among_shares(shares: list[float], low: float, high: float) -> None:
    told = proportion(estimate(shares))
    assert told.low == low
    assert told.high == pytest.approx(high, abs=0.0005)
    mirrored = proportion(estimate([1 - share for share in shares]))
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - told.high, 1.0))


def test_a_series_resumes_where_it_was_cut(tmp_path: Path, results: list[Result]) -> None:
    whole = arena.run(SMALL, tmp_path, workers=1)
    ledger = tmp_path / GAMES
    lines = ledger.read_text().splitlines(keepends=True)
    ledger.write_text("".join(lines[:3]) + lines[3][:20])  # killed while writing the third game
    told: list[tuple[int, int]] = []
    again = arena.run(SMALL, tmp_path, workers=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert [game.scores for game in again] == [game.scores for game in whole] == [game.scores for game in results]
    rows = list(csv.DictReader((tmp_path / SHEET).read_text().splitlines()))
    assert len(rows) == 8
    assert {json.loads(line)["number"] for line in ledger.read_text().splitlines()[1:]} == {0, 1, 2, 3}


def test_a_shorter_series_is_told_alone_and_the_longer_one_kept(tmp_path: Path) -> None:
    arena.run(SMALL, tmp_path, workers=1)
    ledger = (tmp_path / GAMES).read_bytes()
    assert [game.number for game in arena.run(replace(SMALL, games=2), tmp_path, workers=1)] == [0, 1]
    rows = csv.DictReader((tmp_path / SHEET).read_text().splitlines())
    assert [row["game"] for row in rows] == ["0", "0", "1", "1"]
    assert (tmp_path / GAMES).read_bytes() == ledger


def test_a_folder_of_another_series_is_refused(tmp_path: Path) -> None:
    one = Plan("troupe", (CHANCE,), seats=2, games=1)
    arena.run(one, tmp_path, workers=1)
    with pytest.raises(BadLedger):
        arena.run(Plan("troupe", (CHANCE,), seats=2, games=1, seed=9), tmp_path, workers=1)


@pytest.mark.parametrize(
    "broken",
    ["{", '{"number": 7}', "[]", '{"plan": "of nobody"}', "\0"],
    ids=["cut", "foreign", "list", "plan", "zero"],
)
@pytest.mark.parametrize("line", [0, 1])
def test_a_broken_ledger_is_named_and_left_alone(tmp_path: Path, broken: str, line: int) -> None:
    one = Plan("troupe", (CHANCE,), seats=2, games=1)
    arena.run(one, tmp_path, workers=1)
    ledger = tmp_path / GAMES
    lines = ledger.read_text().splitlines()
    lines[line] = broken
    ledger.write_text("\n".join(lines) + "\n")
    before = ledger.read_bytes()
    with pytest.raises(BadLedger, match=GAMES):
        arena.run(one, tmp_path, workers=1)
    assert ledger.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("places", 3),
        ("places", [1]),
        ("places", ["1", "2"]),
        ("number", "0"),
        ("number", [0]),
        ("lineup", None),
        ("breakdown", [{"start": "5"}, {}]),
        ("seconds", "00"),
    ],
)
def test_a_game_with_a_wrong_value_is_named_and_left_alone(tmp_path: Path, name: str, value: object) -> None:
    one = Plan("troupe", (CHANCE,), seats=2, games=1)
    arena.run(one, tmp_path, workers=1)
    ledger = tmp_path / GAMES
    plan, game = ledger.read_text().splitlines()
    ledger.write_text(f"{plan}\n{json.dumps(json.loads(game) | {name: value})}\n")
    before = ledger.read_bytes()
    with pytest.raises(BadLedger, match=f"{GAMES}, line 2: not a game"):
        arena.run(one, tmp_path, workers=1)
    assert ledger.read_bytes() == before


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadLedger, match="file"):
        arena.run(Plan("troupe", (CHANCE,), seats=2, games=1), tmp_path / "file", workers=1)


@pytest.mark.parametrize(
    "plan",
    [
        Plan("troupe", (Entrant("genius"),), 2, 2),
        Plan("troupe", (CHANCE, CHANCE), 2, 2),
        Plan("troupe", (CHANCE,), 9, 2),
        Plan("troupe", (CHANCE,), 2, 0),
        Plan("chess", (CHANCE,), 2, 2),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(plan: Plan) -> None:
    with pytest.raises(BadOptions):
        arena.run(plan)


def test_processes_play_what_one_plays(results: list[Result]) -> None:
    found = sorted(local.run(SMALL.jobs(), workers=2), key=lambda result: result.number)
    assert [result.record for result in found] == [result.record for result in results]


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "path", "br"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_report_is_one_page_that_needs_nothing_else(results: list[Result], language: str) -> None:
    page = report.page(results, "Arena <1>", Words(language))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.links == []
    assert page.count("<svg") == 3
    assert "Arena &lt;1&gt;" in page
    assert "nan" not in page
