"""Random four-player games of Troupe through PettingZoo with its observations."""

from __future__ import annotations

from functools import partial

from benchmarks.turns import play
from benchmarks.worker import serve
from wooden_o.envs import troupe_v0

if __name__ == "__main__":
    serve(partial(play, troupe_v0.env(seats=4)))
