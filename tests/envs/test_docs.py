"""What docs/envs.md shows runs, and its tables name every part of an observation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wooden_o.envs.dataset import COLUMNS
from wooden_o.envs.table import observer

TEXT = (Path(__file__).parent.parent.parent / "docs" / "envs.md").read_text("utf-8")


def test_the_examples_run() -> None:
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(example, "docs/envs.md", "exec"), names)  # noqa: S102
    assert str(names["svg"]).startswith("<svg")


@pytest.mark.parametrize(("game", "after"), [("troupe", "### Troupe"), ("globe", "### Globe")])
def test_every_part_is_described_in_its_order_and_shape(game: str, after: str) -> None:
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", TEXT.partition(after)[2].partition("\n#")[0], re.MULTILINE)
    told = [(part, shape) for parts, shape in rows for part in re.findall(r"`(\w+)`", parts)]
    layout = observer(game, 3).layout
    numbers = {"seats + 1": "4", "seats": "3", "characters": str(dict(layout).get("cast", (0,))[0])}
    for words, number in numbers.items():
        told = [(part, shape.replace(words, number)) for part, shape in told]
    assert told == [(part, ", ".join(map(str, shape))) for part, shape in layout]


def test_every_column_of_a_data_set_is_described() -> None:
    table = TEXT.partition("| column |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)`", table)) == {*COLUMNS, "observation"}
