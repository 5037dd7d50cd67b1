"""Turns the checked box into the catalogue that the rules read."""

from __future__ import annotations

from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.data import Box, Quotation
from wooden_o.games.globe.numbers import CLAIM, CLASSES, INSTRUCTIONS


def tabulate(box: Box) -> Catalogue:
    catalogue = Catalogue(box.side, box.ladder)
    catalogue.sources = [*(play.id for play in box.plays), "sonnets"]
    catalogue.play_class = [CLASSES.index(play.kind) for play in box.plays]
    _board(catalogue, box)
    _deck(catalogue, box)
    _casts(catalogue, box)
    return catalogue


def _board(catalogue: Catalogue, box: Box) -> None:
    for space in box.spaces:
        catalogue.instruction[space.at] = INSTRUCTIONS.index(space.instruction)
        catalogue.amount[space.at] = space.amount
        catalogue.play[space.at] = catalogue.sources.index(space.play) if space.play else -1
    for path in catalogue.path:
        for kind in range(3):
            pink = {space.at for space in box.spaces if space.pink and _class(catalogue, space.at) == kind}
            catalogue.nearest.append([_ahead(path, progress, pink) for progress in range(catalogue.home + 1)])


def _class(catalogue: Catalogue, space: int) -> int:
    return catalogue.play_class[catalogue.play[space]]


def _ahead(path: list[int], progress: int, pink: set[int]) -> int:
    """The first pink space beyond that progress, as progress; 0 for none (B13)."""
    return next((ahead for ahead in range(progress + 1, len(path)) if path[ahead] in pink), 0)


def _deck(catalogue: Catalogue, box: Box) -> None:
    catalogue.card_ids = [quotation.id for quotation in box.quotations]
    catalogue.card_words = [quotation.words for quotation in box.quotations]
    catalogue.card_speakers = [quotation.speaker for quotation in box.quotations]
    catalogue.card_instruction = [INSTRUCTIONS.index(red.instruction) for red in box.reds]
    catalogue.card_amount = [red.amount for red in box.reds]
    catalogue.card_facts = [fact for quotation in box.quotations for fact in _facts(catalogue, quotation)]


def _facts(catalogue: Catalogue, quotation: Quotation) -> list[int]:
    """Source, act, scene and line; a sonnet has only the first."""
    if quotation.source == "sonnets":
        return [len(catalogue.sources) - 1, -1, -1, -1]
    return [catalogue.sources.index(quotation.source), quotation.act, quotation.scene, quotation.line]


def _casts(catalogue: Catalogue, box: Box) -> None:
    catalogue.characters = sorted({character.id for character in box.characters})
    index = {character: place for place, character in enumerate(catalogue.characters)}
    for play in box.plays:
        number = catalogue.sources.index(play.id) << 12
        catalogue.cast.update({number | index[claim]: index[who] for claim, who in _meant(box, play.id).items()})
    catalogue.all_claims = list(range(CLAIM, CLAIM + len(catalogue.characters)))


def _meant(box: Box, play: str) -> dict[str, str]:
    """Whom a claim means at a play: the character of that id, or one who goes there by a name of that id elsewhere."""
    cast = [row for row in box.characters if row.play == play]
    known = {text.casefold(): row.id for row in reversed(cast) for text in (row.name, *row.aliases)}
    elsewhere = {row.id: known[row.name.casefold()] for row in box.characters if row.name.casefold() in known}
    return elsewhere | {row.id: row.id for row in cast}
