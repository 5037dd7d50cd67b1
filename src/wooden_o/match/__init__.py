"""A game being played, without input or output: records, luck, replay, take-back."""

from wooden_o.match.dealer import Dealer
from wooden_o.match.match import Match, TakeBackRefused
from wooden_o.match.record import Record

__all__ = ["Dealer", "Match", "Record", "TakeBackRefused"]
