"""The same series on a real Ray with two workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from wooden_o import arena
from wooden_o.arena.pairing import Entrant
from wooden_o.arena.series import Plan


@pytest.fixture
def ray() -> Iterator[Any]:
    module = pytest.importorskip("ray", reason="Ray is not installed (extra: cluster)")
    module.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield module
    module.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray's own
@pytest.mark.slow
def test_a_cluster_plays_what_one_process_plays(ray: Any) -> None:
    plan = Plan("troupe", (Entrant("greedy"), Entrant("random")), seats=2, games=6)
    there, here = arena.run(plan, ray="local"), arena.run(plan, workers=1)
    assert [result.record for result in there] == [result.record for result in here]
