"""Other histories that look the same to one seat: what it cannot know happened differently, evenly so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wooden_o.core import NATURE, Game, State

Move = tuple[int, int]  # who and what; NATURE is -1
HIDDEN = ("draw:objective:", "keep:", "under:")  # Troupe's choices that only one seat sees


def another(
    game: Game, fresh: State, now: State, moves: Sequence[Move], seat: int, luck: Callable[[], float]
) -> list[int]:
    """Choices that lead from a fresh state to one that the seat cannot tell from `now`."""
    if not now.to_act():
        return [number for _, number in moves]  # at the end all is revealed
    faces = exchanged(game, moves, seat, luck)
    sealed = seals(now, moves, seat)
    choices = []
    for place, (actor, number) in enumerate(moves):
        if place in sealed:
            legal = fresh.legal(actor)
            number = legal[int(luck() * len(legal))]
        else:
            number = faces.get(number, number)
        choices.append(number)
        fresh.play(actor, number)
    return choices


def seals(now: State, moves: Sequence[Move], seat: int) -> set[int]:
    """Where the others made the choices that are still sealed: each one's last."""
    troupes = now.view(seat).get("troupes", ())
    hidden = {owner for owner, told in enumerate(troupes) if told["sealed"] and owner != seat}
    return {max(place for place, move in enumerate(moves) if move[0] == owner) for owner in hidden}


def exchanged(game: Game, moves: Sequence[Move], seat: int, luck: Callable[[], float]) -> dict[int, int]:
    """Objectives that the seat has never seen change places; of those it has seen everything stays as it was."""
    names = [key.removeprefix(HIDDEN[0]) for key in game.vocabulary.keys if key.startswith(HIDDEN[0])]
    unseen = [name for name in names if name not in seen(game, moves, seat)]
    dealt = sorted(unseen, key=lambda _: luck())
    pairs = zip(unseen, dealt, strict=True)
    return {game.number(verb + old): game.number(verb + new) for old, new in pairs for verb in HIDDEN}


def seen(game: Game, moves: Sequence[Move], seat: int) -> set[str]:
    """The objectives that the seat has drawn; nature's draws follow the choice of who draws."""
    found, drawer = set(), NATURE
    for actor, number in moves:
        if actor != NATURE:
            drawer = actor
        elif drawer == seat and game.key(number).startswith(HIDDEN[0]):
            found.add(game.key(number).removeprefix(HIDDEN[0]))
    return found
