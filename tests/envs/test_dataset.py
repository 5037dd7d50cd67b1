"""Data sets: what was played stands in the file, and Polars and pandas read it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pandas as pd
import polars as pl
import pytest

from wooden_o.cli import main
from wooden_o.core import NATURE
from wooden_o.core.errors import BadRecord
from wooden_o.envs import dataset
from wooden_o.envs.rules import rules
from wooden_o.envs.table import observer
from wooden_o.match import Match, Record


def played(seats: int, seed: int, finish: bool = True, game: str = "troupe", **options: str) -> Record:
    names = [f"bot {seat}" for seat in range(seats)]
    match, luck = Match(rules(game), seats, options, names), Random(seed).random
    while owing := match.state.to_act():
        seat, legal = owing[0], match.state.legal(owing[0])
        match.play_number(seat, match.state.draw(luck()) if seat == NATURE else legal[int(luck() * len(legal))])
        if not finish:
            break
    return match.record()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    assert dataset.write_parquet((played(2, seed) for seed in range(3)), path) > 200
    return path


def test_every_choice_of_a_seat_is_a_row(file: Path) -> None:
    frame = pl.read_parquet(file)
    records = [played(2, seed) for seed in range(3)]
    keys = [key for record in records for seat, key in record.moves if seat != NATURE]
    assert frame["key"].to_list() == keys
    assert all(choice in legal for choice, legal in zip(frame["choice"], frame["legal"], strict=True))
    assert set(frame["name"]) == {"bot 0", "bot 1"}


def test_observations_are_those_of_the_moment(file: Path) -> None:
    frame = pl.read_parquet(file)
    last = frame.row(-1, named=True)
    state = Match(rules("troupe"), 2).state
    for seat, key in played(2, 2).moves[: last["step"]]:
        state.play(seat, rules("troupe").number(key))
    seen = frame["observation"].to_numpy()
    assert seen.shape == (len(frame), observer("troupe", 2).size)
    np.testing.assert_array_equal(seen[-1], observer("troupe", 2).row(state, last["seat"]))


@pytest.mark.parametrize(
    ("game", "bot", "option"), [("troupe", "greedy", "rest=strategic"), ("globe", "groundling", "level=advanced")]
)
def test_what_the_arena_writes_polars_and_pandas_read(game: str, bot: str, option: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    command = ["arena", game, "random", bot, "--games", "2", "--workers", "1", "--option", option]
    assert main([*command, "--out", str(file)]) == 0
    one, other = pl.read_parquet(file), pd.read_parquet(file)
    assert one.columns == list(other.columns) == [*dataset.COLUMNS, "observation"]
    assert set(one["game"]) == {0, 1}
    for column in ("game", "step", "seat", "name", "choice", "key", "score", "place"):
        assert one[column].to_list() == other[column].tolist()
    seen, same = one["observation"].to_numpy(), np.stack(other["observation"].tolist())
    np.testing.assert_array_equal(seen, same)
    assert seen.shape == (len(one), observer(game, 2).size)
    assert seen.dtype == same.dtype == np.int8
    assert all(choice in legal for choice, legal in zip(other["choice"], other["legal"], strict=True))


def test_games_with_data_of_ones_own_can_be_written(tmp_path: Path) -> None:
    data, file = tmp_path / "own.toml", tmp_path / "games.parquet"
    data.write_text('[start]\nprestige = 9\nprovenance = "box"\n', "utf-8")
    command = ["arena", "troupe", "random", "greedy", "--games", "1", "--workers", "1", "--data", str(data)]
    assert main([*command, "--out", str(file)]) == 0
    first = observer("troupe", 2).parts(pl.read_parquet(file)["observation"].to_numpy()[0])
    assert first["troupe"][:, 0].tolist() == [9, 9]


def test_a_file_tells_what_it_holds(file: Path) -> None:
    told = dataset.about(file)
    assert (told["game"], told["seats"]) == ("troupe", 2)
    assert told["vocabulary"] == list(rules("troupe").vocabulary.keys)
    assert dict(told["layout"])["day"] == [1]


def test_observations_can_be_left_out(tmp_path: Path) -> None:
    path = tmp_path / "small.parquet"
    dataset.write_parquet([played(1, 1)], path, observations=False)
    assert "observation" not in pl.read_parquet(path).columns


@pytest.mark.parametrize(
    "records",
    [
        [],
        [played(1, 1), played(2, 1)],
        [played(2, 1, finish=False)],
        [played(2, 1), played(2, 1, rest="strategic")],
        [played(2, 1, game="globe", level="advanced"), played(2, 1, game="globe")],
    ],
)
def test_what_makes_no_data_set_is_refused(records: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"an older one")
    with pytest.raises(BadRecord):
        dataset.write_parquet(records, path)
    assert path.read_bytes() == b"an older one"
    assert list(tmp_path.iterdir()) == [path]


def test_an_option_left_out_is_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    dataset.write_parquet([played(2, 1, game="globe"), played(2, 2, game="globe", level="basic")], path)
    assert set(pl.read_parquet(path)["game"]) == {0, 1}


def test_a_data_set_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"an older one")
    assert dataset.write_parquet([played(1, 1)], path) == len(pl.read_parquet(path))
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_is_not_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.mkdir()
    with pytest.raises(OSError, match="parquet"):
        dataset.write_parquet([played(1, 1)], path)
    assert list(tmp_path.iterdir()) == [path]
