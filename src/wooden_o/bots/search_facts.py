"""What the evaluation of Troupe looks at: the facts of one troupe, as places in the table of `search_layout`."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.bots import search_layout as at
from wooden_o.games.troupe.acts import space
from wooden_o.games.troupe.company import free
from wooden_o.games.troupe.costumes import wearer
from wooden_o.games.troupe.numbers import (
    AMBIANCE,
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_DRESS,
    ASK_TAKE,
    BIT_INDEX,
    CARDS,
    COMPANY,
    CYLINDERS,
    DISCS,
    EFFECTS,
    MAINTENANCE,
    NEUTRAL,
    OBJECTIVES,
    PURPLE,
    RED,
    REHEARSAL,
    SETUP,
    WAGER,
    WHITE,
    YELLOW,
    bit_count,
)
from wooden_o.games.troupe.position import Position, Troupe
from wooden_o.games.troupe.scoring import measure


class Facts:
    """A list that is filled anew for every troupe looked at."""

    def __init__(self) -> None:
        self.places: list[int] = [0] * at.FACTS_MOST
        self.count: i64 = 0
        self.quills: list[int] = [0] * EFFECTS

    def add(self, place: i64) -> None:
        self.places[self.count] = place
        self.count += 1


def clock(position: Position) -> i64:
    """Days completed; a day counts from its maintenance on, when all its rewards are paid."""
    if position.phase == SETUP:
        return 0
    return position.day if position.phase >= MAINTENANCE else position.day - 1


def age(time: i64) -> i64:
    return 0 if time < 4 else 1 if time < 6 else 2


def gather(position: Position, seat: i64, facts: Facts) -> None:
    """All facts of one troupe."""
    facts.count = 0
    time = clock(position)
    troupe = position.troupes[seat]
    add_people(position, seat, troupe, time, facts)
    add_acts(position, seat, time, facts)
    add_stage(position, troupe, time, facts)
    add_objectives(position, seat, troupe, time, facts)
    facts.add(at.TOKEN + time * at.TOKENS_MOST + min(troupe.tokens, at.TOKENS_MOST - 1))
    if position.phase <= REHEARSAL and position.phase >= WAGER:
        add_day(position, seat, troupe, time, facts)


def add_people(position: Position, seat: i64, troupe: Troupe, time: i64, facts: Facts) -> None:
    """Characters, their wages and their costumes; the quills of complete costumes are added up on the way."""
    catalogue = position.catalogue
    for effect in range(EFFECTS):
        facts.quills[effect] = 0
    bare: i64 = 0
    owed: i64 = 0
    mine = troupe.mine
    while mine:
        low = mine & -mine
        mine ^= low
        who: i64 = BIT_INDEX[low % 53]
        extra = troupe.extras & low != 0
        if not extra:
            if who >= CARDS:
                owed += catalogue.cost[who]
            status: i64 = 1 if troupe.used & low else 2 if troupe.resting & low else 0
            facts.add(at.OWN + (time * at.STATUSES + status) * at.WHO + who)
            if not catalogue.actors & low:
                continue
        if troupe.complete & low:
            add_worn(position, who, extra, time, facts)
        else:
            bare += add_sewn(position, position.costumes[wearer(seat, who)], who, extra, time, facts)
    facts.add(at.BARE + time * at.FEW + min(bare, at.FEW - 1))
    facts.add(at.EXTRAS + time * at.FEW + min(bit_count(troupe.extras), at.FEW - 1))
    purse = min(max(troupe.pounds - owed + at.PURSE_ZERO, 0), at.PURSES - 1)
    facts.add(at.MONEY + time * at.PURSES + purse)


def add_worn(position: Position, who: i64, extra: bool, time: i64, facts: Facts) -> None:
    power = position.catalogue.extra_power if extra else position.catalogue.power[who]
    quills = facts.quills
    for effect in range(WHITE + 1):
        quills[effect] += power[effect]
    facts.add(at.WORN_WHO + age(time) * at.WHO + (at.EXTRA_WHO if extra else who))


def add_sewn(position: Position, costume: i64, who: i64, extra: bool, time: i64, facts: Facts) -> i64:
    """An incomplete costume: what it holds and for whom; 1 if it holds nothing."""
    if costume == 0:
        return 1
    values = position.catalogue.element_value
    two = costume >> 3 != 0
    worth: i64 = values[costume & 7]
    if two:
        worth += values[costume >> 3] + 3
    facts.add(at.SEWN + time * at.SEWING + min(worth - 1, at.SEWING - 1) + (1 if two else 0))
    facts.add(at.SEWN_WHO + (age(time) * 2 + (1 if two else 0)) * at.WHO + (at.EXTRA_WHO if extra else who))
    return 0


def add_acts(position: Position, seat: i64, time: i64, facts: Facts) -> None:
    """Where the discs will stand after the next rehearsal's coloured quills, and the lead on act II."""
    quills = facts.quills
    total: i64 = quills[WHITE]
    for act in range(3):
        power: i64 = quills[RED + act] if time < 6 else 0
        total += power
        reach = min(space(position, act, seat) + power, position.catalogue.act_length[act])
        facts.add(at.ACT + (act * at.CLOCKS + time) * at.SPACES + min(reach, at.SPACES - 1))
    lead = min(max(lead_on_two(position, seat), -4), 4)
    facts.add(at.LEAD + time * at.LEADS + lead + 4)
    facts.add(at.WHITE_QUILLS + time * at.WHITES + min(quills[WHITE], at.WHITES - 1))
    facts.add(at.LATER_QUILLS + time * at.QUILLS + min(total, at.QUILLS - 1))


def lead_on_two(position: Position, seat: i64) -> i64:
    """Spaces ahead of the best other disc on act II."""
    own = space(position, 1, seat)
    best: i64 = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, space(position, 1, other))
    if position.seats == 1:
        best = position.acts[DISCS + NEUTRAL] >> 3
    return own - best


def add_stage(position: Position, troupe: Troupe, time: i64, facts: Facts) -> None:
    """Elements standing, candles still bare, and the cells that may be built on now."""
    catalogue = position.catalogue
    stage = troupe.stage
    frontier = troupe.frontier
    built: i64 = 0
    bare: i64 = 0
    open_candles: i64 = 0
    bound: i64 = 0
    for cell in range(len(catalogue.mirror)):
        if stage >> (3 * cell) & 7:
            built += 1
            continue
        candle: i64 = catalogue.candles >> cell & 1
        bare += candle
        if frontier >> cell & 1:
            facing = stage >> (3 * catalogue.mirror[cell]) & 7
            if facing == 0 or facing == YELLOW:
                open_candles += candle
            else:
                bound += 1
    facts.add(at.STAGE + time * at.CELLS_MOST + min(built, at.CELLS_MOST - 1))
    facts.add(at.BARE_CANDLES + time * at.CANDLES_MOST + min(bare, at.CANDLES_MOST - 1))
    facts.add(at.OPEN_CANDLES + time * at.FEW + min(open_candles, at.FEW - 1))
    facts.add(at.BOUND_CELLS + time * at.FEW + min(bound, at.FEW - 1))


def add_objectives(position: Position, seat: i64, troupe: Troupe, time: i64, facts: Facts) -> None:
    kept = troupe.objectives
    if kept == 0:
        return
    facts.add(at.KEPT + time * at.RANKS + min(bit_count(kept), at.RANKS - 1))
    for objective in range(OBJECTIVES):
        if kept >> objective & 1:
            reached = min(max(measure(position, seat, position.catalogue.measure[objective]), 0), at.REACHED - 1)
            facts.add(at.OBJECTIVE + (objective * at.CLOCKS + time) * at.REACHED + reached)


def add_day(position: Position, seat: i64, troupe: Troupe, time: i64, facts: Facts) -> None:
    """What the running day still holds: cylinders, recruiting, mood, and a question half answered."""
    working = position.phase <= COMPANY
    if position.phase == COMPANY:
        ready = bit_count(free(position, troupe))
        cylinders: i64 = 0 if troupe.passed else troupe.cylinders
        facts.add(at.WORK + time * at.ROOM + min(cylinders, CYLINDERS) * 6 + min(ready, 5))
        for rank in range(position.seats):
            if position.order[rank] == seat:
                facts.add(at.ORDER + time * at.RANKS + rank)
    if working:
        facts.add(at.HIRED + time * 2 + (1 if troupe.hired else 0))
    if position.phase <= AMBIANCE:
        purples: i64 = position.set_offer[PURPLE] if working else 0
        mood = troupe.ambiance * 6 + max(troupe.ambiance - purples, 0)
        facts.add(at.MOOD + (at.MOODS if time == 5 else 0) + mood)
    for rank in range(len(position.initiative)):
        if position.initiative[rank] == seat:
            facts.add(at.INITIATIVE + time * at.RANKS + rank)
    if position.seat == seat:
        facts.add(at.PENDING + position.ask * at.PENDINGS + pending(position))


def pending(position: Position) -> i64:
    """How much the question being asked still promises."""
    ask = position.ask
    if ask == ASK_ADVANCE:
        return min(position.left * 2 + (1 if position.budget else 0), at.PENDINGS - 1)
    if ask == ASK_TAKE or ask == ASK_DRESS or ask == ASK_BUILD:
        held: i64 = position.catalogue.element_value[position.held]
        return min(position.budget + held, at.PENDINGS - 1)
    return 0
