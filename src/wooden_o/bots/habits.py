"""Fixed plans for Troupe: what a player chooses who keeps to one line of work, or to one wager, come what may."""

from __future__ import annotations

from wooden_o.games.troupe import Troupe, numbers

LINES = {
    "only-acts": (numbers.ACTOR,),
    "only-set": (numbers.DRESSER, numbers.BOTH_CRAFTS),
    "only-costumes": (numbers.MISTRESS, numbers.BOTH_CRAFTS),
}
GOODS = {"only-set": "take:set:", "only-costumes": "take:costume:"}
WAGERS = {f"wager-{cylinders}": f"bid:{cylinders}" for cylinders in range(1, 6)}
HABITS = (*LINES, *WAGERS)
ENGAGING = ("draft:", "recruit:", "activate:", "boost:")


def preferred(game: Troupe, habit: str) -> frozenset[int]:
    """The choices that a habit takes whenever there is one of them."""
    if habit in WAGERS:
        return frozenset({game.number(WAGERS[habit])})
    kinds = game.catalogue.kind
    people = [who for number, who in enumerate(game.catalogue.characters) if kinds[number] in LINES[habit]]
    wanted = (*(verb + who for verb in ENGAGING for who in people), GOODS.get(habit, "no goods"))
    return frozenset(number for key, number in game.vocabulary.numbers.items() if key.startswith(wanted))
