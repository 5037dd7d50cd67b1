"""The hand-made evaluation of Troupe: its table of weights, filled by rules of thumb."""

from __future__ import annotations

from wooden_o.bots import search_layout as at
from wooden_o.games.troupe import numbers
from wooden_o.games.troupe.catalogue import Catalogue

POUND = 0.42  # what a pound is worth while wages are open
QUILL = 0.5
CRAFT = 0.27  # a point of a craftsman's value
ROYAL = 1.7  # a call on the Queen
CYLINDER = 0.85  # what one cylinder does on average
GROWTH = 0.5  # spaces an act gains a day without special care
INCOME = 1.7  # pounds a day without special care
LAST = at.CLOCKS - 1
MOODS = (-1.0, -0.5, 0.0, 0.42, 0.55, 1.0)
TYPICAL = (1.5, 4.0, 10.0, 1.0, 1.5, 3.0, 9.0, 11.0, 3.5, 19.0)  # what each measure tends to end at


def weights(catalogue: Catalogue) -> list[float]:
    """The whole table."""
    table = [0.0] * at.SIZE
    for time in range(at.CLOCKS):
        fill_acts(table, catalogue, time)
        fill_money(table, time)
        fill_stage(table, time)
        fill_costumes(table, catalogue, time)
        fill_people(table, catalogue, time)
        fill_day(table, time)
        fill_objectives(table, catalogue, time)
    for age in range(at.AGES):
        fill_powers(table, catalogue, age)
    fill_pending(table)
    return table


def rehearsals(time: int) -> list[int]:
    """The days until each rehearsal still to come."""
    return [day - time for day in numbers.REHEARSALS if day > time]


def fill_acts(table: list[float], catalogue: Catalogue, time: int) -> None:
    ahead = rehearsals(time)
    for act in range(3):
        for space in range(at.SPACES):
            reach = [space + GROWTH * (days - 1) for days in ahead]
            worth = sum(smooth(catalogue, act, place) for place in reach)
            table[at.ACT + (act * at.CLOCKS + time) * at.SPACES + space] = worth
    for lead in range(at.LEADS):
        table[at.LEAD + time * at.LEADS + lead] = sum(0.5 * squeeze((lead - 4) / days) for days in ahead)
    for count in range(at.WHITES):
        table[at.WHITE_QUILLS + time * at.WHITES + count] = QUILL * count * bool(ahead)
    for count in range(at.QUILLS):
        table[at.LATER_QUILLS + time * at.QUILLS + count] = 0.8 * QUILL * count * (len(ahead) - 1) if ahead else 0.0


def smooth(catalogue: Catalogue, act: int, place: float) -> float:
    """What a place on an act pays, with the spaces around it counted in."""
    total = 0.0
    for off, share in ((-1, 0.15), (0, 0.4), (1, 0.3), (2, 0.15)):
        space = min(max(round(place + off), 1), catalogue.act_length[act])
        total += share * (catalogue.act_prestige[act][space] + POUND * catalogue.act_pounds[act][space])
    return total


def squeeze(lead: float) -> float:
    return max(-1.0, min(1.0, lead))


def fill_money(table: list[float], time: int) -> None:
    """Short of wages a pound is worth nearly a third of a character's 2 prestige; beyond them next to nothing."""
    for index in range(at.PURSES):
        purse = index - at.PURSE_ZERO + INCOME * (LAST - time)
        table[at.MONEY + time * at.PURSES + index] = 0.6 * min(purse, 0.0) + 0.1 * max(purse, 0.0)


def fill_stage(table: list[float], time: int) -> None:
    left = min(1.0, (LAST - time) / 3)
    for count in range(at.CELLS_MOST):
        table[at.STAGE + time * at.CELLS_MOST + count] = 0.12 * left * count
    for count in range(at.FEW):
        table[at.OPEN_CANDLES + time * at.FEW + count] = 0.3 * left * count
        table[at.BOUND_CELLS + time * at.FEW + count] = -0.06 * left * count
    for count in range(at.TOKENS_MOST):
        table[at.TOKEN + time * at.TOKENS_MOST + count] = 0.8 * left * count


def fill_costumes(table: list[float], catalogue: Catalogue, time: int) -> None:
    left = min(1.0, (LAST - time) / 2)
    gains = [catalogue.costume_prestige[value] + POUND * catalogue.costume_pounds[value] for value in range(16)]
    for value in range(2, 11):
        ends = sorted(gains[value + last] for last in range(1, 6))
        table[at.SEWN + time * at.SEWING + value + 3] = left * (0.5 * ends[-1] + 0.25 * ends[2])
    for value in range(1, 6):
        ends = sorted(gains[value + last] for last in range(2, 11))
        table[at.SEWN + time * at.SEWING + value - 1] = left * (0.25 * ends[-1] + 0.1 * ends[4])


def fill_powers(table: list[float], catalogue: Catalogue, age: int) -> None:
    """Costume powers: quills of complete ones are counted elsewhere."""
    times = at.AGES - 1 - age
    for who in range(at.WHO):
        power = catalogue.extra_power if who == at.EXTRA_WHO else catalogue.power[who]
        gain = power[numbers.GAIN_PRESTIGE] + POUND * power[numbers.GAIN_POUNDS]
        quills = sum(power[: numbers.WHITE + 1])
        table[at.WORN_WHO + age * at.WHO + who] = times * gain
        for count in range(2):
            share = (0.25, 0.55)[count]
            table[at.SEWN_WHO + (age * 2 + count) * at.WHO + who] = share * times * (gain + QUILL * quills)


def fill_people(table: list[float], catalogue: Catalogue, time: int) -> None:
    """A character acts every other day; what counts is how much better than an average cylinder."""
    for who in range(at.WHO - 1):
        for status in range(at.STATUSES):
            days = LAST - time - (status > 0)
            worth = (activation(catalogue, who) - 0.75 * CYLINDER) * 0.5 * max(days, 0)
            if catalogue.kind[who] == numbers.ASSISTANT:
                worth = 0.3 * (LAST - time)
            table[at.OWN + (time * at.STATUSES + status) * at.WHO + who] = worth
    for count in range(at.FEW):
        table[at.EXTRAS + time * at.FEW + count] = 0.15 * count * len(rehearsals(time))


def activation(catalogue: Catalogue, who: int) -> float:
    """What one activation is worth."""
    kind = catalogue.kind[who]
    if kind == numbers.ACTOR:
        effects = catalogue.activation[who]
        quills = sum(effects[: numbers.WHITE + 1]) + 0.1 * effects[numbers.WHITE]
        craft = effects[numbers.CRAFT_COSTUME] + effects[numbers.CRAFT_SET]
        gain = effects[numbers.GAIN_PRESTIGE] + POUND * effects[numbers.GAIN_POUNDS]
        return QUILL * quills + 0.35 * effects[numbers.GAIN_AMBIANCE] + CRAFT * craft + gain
    if kind == numbers.MONARCH:
        return ROYAL
    if kind == numbers.JEWELLER:
        return 1.4
    return CRAFT * catalogue.value[who]


def fill_day(table: list[float], time: int) -> None:
    for cylinders in range(6):
        for free in range(6):
            work = sum(CYLINDER * 0.93**count for count in range(min(cylinders, free)))
            table[at.WORK + time * at.ROOM + cylinders * 6 + free] = work
    table[at.HIRED + time * 2] = 0.15 + 0.2 * (LAST - time)
    last = at.MOODS if time == LAST - 1 else 0
    for mood in range(6):
        for after in range(6):
            table[at.MOOD + last + mood * 6 + after] = 0.4 * MOODS[mood] + 0.6 * MOODS[after]


def fill_objectives(table: list[float], catalogue: Catalogue, time: int) -> None:
    for objective in range(numbers.OBJECTIVES):
        kind = catalogue.measure[objective]
        hope = TYPICAL[kind] * (LAST - time) / LAST
        for reached in range(at.REACHED):
            points = sum(
                min(1.0, max(0.0, 1 - (step - reached - hope) / max(0.5, hope / 2)))
                for step in catalogue.steps[objective]
            )
            table[at.OBJECTIVE + (objective * at.CLOCKS + time) * at.REACHED + reached] = points


def fill_pending(table: list[float]) -> None:
    for amount in range(at.PENDINGS):
        table[at.PENDING + numbers.ASK_ADVANCE * at.PENDINGS + amount] = QUILL * (amount // 2)
        for ask in (numbers.ASK_TAKE, numbers.ASK_DRESS, numbers.ASK_BUILD):
            table[at.PENDING + ask * at.PENDINGS + amount] = CRAFT * amount
    for ask, worth in ((numbers.ASK_QUEEN, ROYAL), (numbers.ASK_OBJECTIVE, 1.5), (numbers.ASK_KEEP, 1.5)):
        table[at.PENDING + ask * at.PENDINGS] = worth


SPREADS = [2.8, 2.5, 2.2, 2.0, 1.7, 1.3, 0.7]  # points by which the judgement is off, by days completed
