"""The catalogue: the game's data as tables of small numbers, ready for the rules."""

from __future__ import annotations

from typing import Any

from wooden_o.core.saving import saved


class Catalogue:
    """What `data` read, indexed by the numbers of `numbers`; never changed once made."""

    def __init__(self) -> None:
        self.fingerprint = ""
        self.characters: list[str] = []  # ids by character number
        self.objectives: list[str] = []
        self.cells: list[str] = []  # 'row.place' by cell number
        self.printed: list[str] = []  # likewise, the cells with printed elements
        self.choices: dict[str, int] = {}  # choice numbers by key
        # Characters
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.value: list[int] = []  # what a craftsman may spend
        self.activation: list[list[int]] = []  # effects by character
        self.power: list[list[int]] = []
        self.extra_power: list[int] = []
        self.actors = 0  # masks over characters
        self.craftsmen = 0
        self.assistants = 0
        self.activatable = 0
        # Objectives
        self.measure: list[int] = []
        self.steps: list[list[int]] = []
        # Player board
        self.start_prestige = 0
        self.costume_pounds: list[int] = []  # by the value of a complete costume, 0…15
        self.costume_prestige: list[int] = []
        self.mirror: list[int] = []  # by cell
        self.support: list[int] = []  # mask of the free cells a cell rests on
        self.above: list[int] = []  # mask of the cells that rest on a cell
        self.candles = 0  # mask over cells
        self.ground = 0  # mask of the cells that may be built on at once
        # Main board
        self.act_length: list[int] = []
        self.act_pounds: list[list[int]] = []  # by act and space
        self.act_prestige: list[list[int]] = []
        self.act_awards: list[list[int]] = []  # for the foremost discs, by act
        self.element_value: list[int] = []  # by colour; 0 is no element
        self.element_count: list[int] = []
        self.affordable: list[int] = []  # mask of the colours but yellow, by what may be spent

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self)
