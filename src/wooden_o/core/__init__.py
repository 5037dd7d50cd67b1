"""What both games share: the contract of a game, its vocabulary, its events."""

from wooden_o.core.choice import Choice, Vocabulary
from wooden_o.core.errors import BadData, BadOptions, IllegalChoice, WoodenOError
from wooden_o.core.event import Event, Listener
from wooden_o.core.game import Game
from wooden_o.core.standing import Standing
from wooden_o.core.state import NATURE, NOBODY, State

__all__ = [
    "NATURE",
    "NOBODY",
    "BadData",
    "BadOptions",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Listener",
    "Standing",
    "State",
    "Vocabulary",
    "WoodenOError",
]
