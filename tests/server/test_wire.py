"""The types of the wire: the page's copy is the server's, and real views fit them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import wooden_o
from wooden_o import bots
from wooden_o.core import NATURE
from wooden_o.match import Dealer, Match
from wooden_o.server import catalogue, wire
from wooden_o.server.library import ours
from wooden_o.server.typescript import typescript
from wooden_o.server.views import BOXES, VIEWS

PAGE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"
OPTIONS = {
    "troupe": [{}, {"rest": "strategic"}],
    "globe": [{"level": level} for level in ("basic", "advanced", "tournament")],
}


@pytest.mark.skipif(not PAGE.parent.is_dir(), reason="the page's sources are not here")
def test_the_pages_types_are_the_servers() -> None:
    told = "make them anew: python -m wooden_o.server.typescript > client/src/wire.ts"
    assert PAGE.read_text("utf-8") == typescript(), told


def test_every_game_has_a_form_of_its_view() -> None:
    assert set(VIEWS) == set(wooden_o.GAMES)


@pytest.mark.parametrize("game_name", wooden_o.GAMES)
@pytest.mark.parametrize("variant", range(3))
def test_real_views_fit_their_form(game_name: str, variant: int) -> None:
    """Every field is there, no field is unknown, at every moment of random games."""
    options = OPTIONS[game_name]
    game, rng = wooden_o.game(game_name), random.Random(variant)
    form = VIEWS[game_name]
    state = game.new(2 + variant, options[variant % len(options)])
    for _ in range(600):
        for viewer in (None, *range(2 + variant)):
            view = state.view(viewer)
            told = msgspec.json.encode(view)
            again = msgspec.json.encode(msgspec.json.decode(told, type=form))
            assert msgspec.json.decode(again) == msgspec.json.decode(told)
        acting = state.to_act()
        if not acting:
            return
        state.play(acting[0], state.draw(rng.random()) if acting[0] == NATURE else rng.choice(state.legal(acting[0])))


@pytest.mark.parametrize("game_name", BOXES)
def test_the_box_fits_its_form(game_name: str) -> None:
    told = msgspec.to_builtins(catalogue.facts(ours(game_name)).tables)
    assert msgspec.to_builtins(msgspec.convert(told, BOXES[game_name])) == told


def test_an_analysis_fits_its_form() -> None:
    match = Match(ours("globe"), 2, {"level": "basic"})
    Dealer(random.Random(1)).deal(match)
    for _ in range(12):
        seat = match.state.to_act()[0]
        match.play_number(seat, match.state.legal(seat)[-1])
        Dealer(random.Random(1)).deal(match)
    told = msgspec.to_builtins(bots.analyse(match).to_json())
    assert told["moves"]
    assert msgspec.to_builtins(msgspec.convert(told, wire.AnalysisReport)) == told


def test_unknown_fields_and_wrong_types_are_refused() -> None:
    read = msgspec.json.Decoder(wire.ClientMessage).decode
    good = '{"type":"choose","seat":0,"key":"pass","command":"12345678"}'
    assert read(good) == wire.Choose(seat=0, key="pass", command="12345678")
    for bad in (
        good.replace("0", '"0"', 1),
        good.replace("}", ',"more":1}'),
        good.replace("12345678", "short"),
        good.replace("choose", "cheat"),
        good.replace('"seat":0', '"seat":4'),
        good.replace('"pass"', "null"),
    ):
        with pytest.raises(msgspec.ValidationError):
            read(bad)
