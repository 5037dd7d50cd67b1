"""The form of each game's view, for the page's types and for the test that compares them with the engine's."""

from __future__ import annotations

from wooden_o.server.wire import Wire
from wooden_o.server.wire.globe import GlobeView
from wooden_o.server.wire.globebox import Booklet, GlobeBox
from wooden_o.server.wire.troupe import TroupeView

VIEWS: dict[str, type[Wire]] = {"troupe": TroupeView, "globe": GlobeView}
BOXES: dict[str, type[Wire]] = {"globe": GlobeBox}  # the tables of a catalogue; Troupe's are rows of an owner's file
PRINTED: list[type[Wire]] = [*VIEWS.values(), *BOXES.values(), Booklet]
