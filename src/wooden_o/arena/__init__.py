"""Bots against bots: paired games under shared luck, counted and shown."""

from wooden_o.arena.pairing import Entrant
from wooden_o.arena.series import Plan, run
from wooden_o.arena.statistics import elo, summaries
from wooden_o.arena.table import Result

__all__ = ["Entrant", "Plan", "Result", "elo", "run", "summaries"]
