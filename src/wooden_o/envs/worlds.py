"""Other histories that look the same to one seat.

What others may have chosen and nature may have dealt out of its sight is drawn anew, each possibility as likely as if
the others had chosen by chance. All that a seat has seen stays: here it remembers more than a view tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wooden_o.core import NATURE, Game, State
from wooden_o.envs.objectives import DRAW, VERBS, Step, redealt

Move = tuple[int, int]  # who and what; NATURE is -1
Luck = Callable[[], float]


def another(game: Game, fresh: State, now: State, moves: Sequence[Move], seat: int, luck: Luck) -> list[int]:
    """Choices that lead from a fresh state to one that the seat cannot tell from `now`."""
    faces = exchanged(game, now, moves, seat, luck)
    sealed = seals(now, moves, seat)
    choices = []
    for place, (actor, number) in enumerate(moves):
        if place in sealed:
            number = pick(fresh.legal(actor), luck)
        number = faces.get(place, number)
        choices.append(number)
        fresh.play(actor, number)
    return choices


def pick(legal: list[int], luck: Luck) -> int:
    return legal[int(luck() * len(legal))]


def seals(now: State, moves: Sequence[Move], seat: int) -> set[int]:
    """Where the others made the choices that are still sealed: each one's last."""
    troupes = now.view(seat).get("troupes", ())
    hidden = {owner for owner, told in enumerate(troupes) if told["sealed"] and owner != seat}
    return {max(place for place, move in enumerate(moves) if move[0] == owner) for owner in hidden}


def exchanged(game: Game, now: State, moves: Sequence[Move], seat: int, luck: Luck) -> dict[int, int]:
    """By place, what moves with objectives may have been; those the seat saw are the same again."""
    steps = objective_moves(game, moves)
    if not steps:
        return {}
    names = [key.removeprefix(DRAW) for key in game.vocabulary.keys if key.startswith(DRAW)]
    faces = redealt(list(steps.values()), names, seat, owners(now), luck)
    return {place: game.number(step.verb + face) for (place, step), face in zip(steps.items(), faces, strict=True)}


def owners(now: State) -> dict[str, int]:
    """Whose objectives lie open: none until the game is over, then all that were kept."""
    hands = [told["objectives"]["faces"] or () for told in now.view(None)["troupes"]]
    return {face: seat for seat, hand in enumerate(hands) for face in hand}


def objective_moves(game: Game, moves: Sequence[Move]) -> dict[int, Step]:
    """Where objectives are drawn, kept and put back, and by whom; nature draws for whoever chose last."""
    found, drawer = {}, NATURE
    for place, (actor, number) in enumerate(moves):
        key = game.key(number)
        if actor != NATURE:
            drawer = actor
        verb = next((verb for verb in VERBS if key.startswith(verb)), None)
        if verb:
            found[place] = Step(verb, drawer, key.removeprefix(verb))
    return found
