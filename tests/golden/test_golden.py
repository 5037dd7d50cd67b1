"""The golden games still go as they are written down."""

from __future__ import annotations

from tests.contract.walks import KINDS, Kind, every_kind
from tests.golden.golden import FOLDER, annotated, file_of
from wooden_o.match import Record


@every_kind
def test_the_game_goes_as_written(kind: Kind) -> None:
    text = file_of(kind).read_text("utf-8")
    assert annotated(kind, Record.from_text(text)) == text


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(kind).name for kind in KINDS}
