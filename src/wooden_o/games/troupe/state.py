"""The contract's state: asks the right chapter for what may be chosen and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from wooden_o.core.saving import saved
from wooden_o.core.standing import Standing
from wooden_o.core.state import NATURE, NOBODY
from wooden_o.games.troupe import (
    ambiance,
    company,
    costumes,
    craft,
    ending,
    market,
    queen,
    reasons,
    rehearsal,
    rest,
    setup,
    stage,
    view,
    wager,
)
from wooden_o.games.troupe.acts import begun_acts, move, open_acts
from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.numbers import (
    ADVANCE,
    AMBIANCE,
    ASK_ADVANCE,
    ASK_BID,
    ASK_BUILD,
    ASK_COSTUME_DRAW,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_DRESS,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_OBJECTIVE,
    ASK_QUEEN,
    ASK_RETREAT,
    ASK_SET_DRAW,
    ASK_SPARE,
    ASK_TAKE,
    ASK_TURN,
    ASK_UNDER,
    COMPANY,
    COSTUME_DRAW,
    DAYS,
    DONE,
    END,
    KEEP,
    MAINTENANCE,
    REHEARSAL,
    REST,
    SET_DRAW,
    SETUP,
    UNDER,
    WAGER,
)
from wooden_o.games.troupe.position import Position

TO_ACT: Final[list[tuple[int, ...]]] = [tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16)]
NATURE_ACTS: Final = (NATURE,)
ASKS_NATURE: Final = 0b10000000001111  # the questions that go to nature, as a mask


class State(Position):
    """A position of Troupe that can be asked and played."""

    __slots__ = ()

    def __init__(self, catalogue: Catalogue, seats: i64, strategic: bool, source: Position | None = None) -> None:
        super().__init__(catalogue, seats, strategic, source)

    def copy(self) -> State:
        return State(self.catalogue, self.seats, self.strategic, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self, self.catalogue, self.seats, self.strategic, without="listener")

    def to_act(self) -> tuple[int, ...]:
        if ASKS_NATURE >> self.ask & 1:
            return NATURE_ACTS
        if self.ask == ASK_NOTHING:
            return ()
        if self.ask == ASK_BID or (self.ask == ASK_SPARE and not self.strategic):
            return TO_ACT[self.owing]
        return TO_ACT[1 << self.seat]

    def actor(self) -> i64:
        ask = self.ask
        if ASK_TURN <= ask <= ASK_QUEEN:  # all these go to one seat
            return self.seat
        if ASKS_NATURE >> ask & 1:
            return NATURE
        if ask == ASK_NOTHING:
            return NOBODY
        if ask == ASK_BID or (ask == ASK_SPARE and not self.strategic):
            seat: i64 = 0
            while not self.owing >> seat & 1:
                seat += 1
            return seat
        return self.seat

    def owes(self, seat: i64) -> bool:
        """Whether that seat, or nature, owes a choice now."""
        ask = self.ask
        if ASKS_NATURE >> ask & 1:
            return seat == NATURE
        if ask == ASK_NOTHING or seat < 0 or seat >= self.seats:
            return False
        if ask == ASK_BID or (ask == ASK_SPARE and not self.strategic):
            return bool(self.owing >> seat & 1)
        return seat == self.seat

    def legal(self, seat: int) -> list[int]:
        ask = self.ask
        if seat == self.seat:  # most questions go to one seat
            if ask == ASK_TURN:
                return company.legal(self)
            if ask == ASK_ADVANCE:
                return open_acts(self, self.seat)
            if ask == ASK_TAKE:
                return craft.legal(self)
            if ask == ASK_BUILD:
                return stage.legal(self)
            if ask == ASK_DRESS:
                return costumes.legal(self)
        if not self.owes(seat):
            return []
        if ask == ASK_BID:
            return wager.legal(self)
        if ask == ASK_SPARE:
            return rest.legal(self, seat)
        if ask == ASK_RETREAT:
            return begun_acts(self, self.seat)
        if ask == ASK_DRAFT:
            return setup.legal_draft(self)
        if ask == ASK_QUEEN:
            return queen.legal(self)
        if ask == ASK_KEEP:
            return queen.legal_keep(self, KEEP)
        if ask == ASK_UNDER:
            return queen.legal_keep(self, UNDER)
        return self.outcomes()

    def outcomes(self) -> list[int]:
        """What nature may bring next."""
        ask = self.ask
        if ask == ASK_COSTUME_DRAW:
            return market.legal_draw(self.costume_bag, COSTUME_DRAW)
        if ask == ASK_SET_DRAW:
            return market.legal_draw(self.set_bag, SET_DRAW)
        if ask == ASK_DEAL:
            return market.legal_deal(self)
        if ask == ASK_OBJECTIVE:
            return queen.legal_draw(self)
        return setup.legal_order(self)

    def weights(self, seat: int) -> list[int]:
        """Elements weigh as many as the bag holds of their colour; cards and lots are all alike."""
        if seat != NATURE or not self.owes(NATURE):
            return []
        if self.ask == ASK_COSTUME_DRAW:
            return market.weigh_draw(self.costume_bag)
        if self.ask == ASK_SET_DRAW:
            return market.weigh_draw(self.set_bag)
        return [1] * len(self.outcomes())

    def draw(self, luck: float) -> int:
        ask = self.ask
        if ask == ASK_COSTUME_DRAW:
            return COSTUME_DRAW - 1 + market.drawn_at(self.costume_bag, luck)
        if ask == ASK_SET_DRAW:
            return SET_DRAW - 1 + market.drawn_at(self.set_bag, luck)
        outcomes = self.outcomes()
        return outcomes[int(luck * len(outcomes))]

    def let_nature(self, luck: Callable[[], float]) -> None:
        """As the contract says; whole markets at a time, since nothing can come between."""
        while ASKS_NATURE >> self.ask & 1:
            if self.ask == ASK_COSTUME_DRAW:
                market.fill_costumes(self, luck)
            elif self.ask == ASK_SET_DRAW:
                market.fill_sets(self, luck)
                self.stocked(ASK_SET_DRAW)
                self.run_on()
            elif self.ask == ASK_DEAL:
                market.fill_display(self, luck)
                self.stocked(ASK_DEAL)
                self.run_on()
            else:
                self.play(NATURE, self.draw(luck()))

    def play(self, seat: int, choice: int) -> None:
        """Let the chapter that asked carry the choice out, then go on to whoever is asked next."""
        number: i64 = choice
        ask = self.ask
        if ask == ASK_TURN:
            company.play(self, number)
        elif ask == ASK_ADVANCE:
            self.play_advance(number - ADVANCE)
        elif ask == ASK_TAKE:
            self.play_take(number)
        elif ask == ASK_BUILD:
            stage.play(self, number)
            self.crafted()
        elif ask == ASK_DRESS:
            costumes.play(self, number)
            self.crafted()
        elif ask == ASK_BID:
            wager.play(self, seat, number)
        elif ask == ASK_SPARE:
            rest.play(self, seat, number)
        elif ask == ASK_RETREAT:
            ambiance.play_retreat(self, number)
        elif ASKS_NATURE >> ask & 1:
            self.play_nature(number)
        elif ask == ASK_DRAFT:
            setup.play_draft(self, number)
        else:
            self.play_queen(number)
        if self.ask == ASK_NOTHING:
            self.run_on()

    def run_on(self) -> None:
        """Begin phase after phase until somebody is asked or the game is over."""
        while self.ask == ASK_NOTHING and self.phase != END:
            self.next_phase()

    def play_nature(self, number: i64) -> None:
        ask = self.ask
        if ask == ASK_COSTUME_DRAW:
            market.play_costume_draw(self, number)
        elif ask == ASK_SET_DRAW:
            market.play_set_draw(self, number)
        elif ask == ASK_DEAL:
            market.play_deal(self, number)
        elif ask == ASK_OBJECTIVE:
            queen.play_draw(self, number)
        else:
            setup.play_order(self, number)
        if self.ask == ASK_NOTHING:
            self.stocked(ask)

    def stocked(self, asked: i64) -> None:
        """A market or display is complete: set-up goes on its own way, maintenance from cards to elements."""
        if self.phase == SETUP:
            setup.go_on(self, asked)
        elif asked == ASK_DEAL:
            market.draw_elements(self)

    def play_take(self, number: i64) -> None:
        if number == DONE:
            self.budget = 0
            self.crafted()
        else:
            craft.play(self, number)

    def crafted(self) -> None:
        """An element has found its place: another one, or the next turn."""
        if not craft.again(self):
            company.next_turn(self)

    def play_advance(self, act: i64) -> None:
        """A white quill, in whichever phase it came."""
        move(self, act, self.seat, 1)
        self.left -= 1
        if self.phase == COMPANY:
            company.go_on(self)
        elif company.ask_quill(self):
            return
        elif self.phase == AMBIANCE:
            ambiance.go_on(self)
        else:
            rehearsal.go_on(self)

    def play_queen(self, number: i64) -> None:
        if self.ask == ASK_QUEEN:
            queen.play(self, number)
        elif self.ask == ASK_KEEP:
            queen.play_keep(self, number)
        else:
            queen.play_under(self, number)
        if self.ask == ASK_NOTHING:
            company.next_turn(self)

    def next_phase(self) -> None:
        """The six phases of a day, one after the other (§1)."""
        phase = self.phase
        if phase == SETUP or phase == REST:
            self.phase = WAGER
            setup.begin_day(self)
            wager.begin(self)
        elif phase == WAGER:
            self.phase = COMPANY
            company.begin(self)
        elif phase == COMPANY:
            self.phase = AMBIANCE
            ambiance.begin(self)
        elif phase == AMBIANCE:
            self.phase = REHEARSAL
            rehearsal.begin(self)
        elif phase == REHEARSAL and self.day == DAYS:
            self.phase = END
            ending.announce(self)
        elif phase == REHEARSAL:
            self.phase = MAINTENANCE
            market.begin(self)
        else:
            self.phase = REST
            rest.begin(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def standing(self) -> Standing | None:
        return ending.standing(self) if self.phase == END else None

    def why_not(self, seat: int, key: str) -> str | None:
        return reasons.why_not(self, seat, key)


def new(catalogue: Catalogue, seats: int, strategic: bool) -> State:
    """A table before the first lot is drawn."""
    state = State(catalogue, seats, strategic)
    setup.begin(state)
    return state
