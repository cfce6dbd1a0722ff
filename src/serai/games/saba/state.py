"""A position that can be played: steps are carried out until a decision is open or the game is over."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.facts import Recorder, Refusal
from serai.core.rng import Rng
from serai.core.state import ARGUMENT, LAST_STEP, NOBODY
from serai.games.saba import moves, setup
from serai.games.saba.flow import OPEN_CHOICES, answer, candidates_of, carry_out, check
from serai.games.saba.invariants import broken_invariants
from serai.games.saba.knowledge import deal_anew
from serai.games.saba.options import Rules
from serai.games.saba.phases.turn import go_on
from serai.games.saba.table import NOT_ENDED, Table


class SabaState(Table):
    """A position of Saba that can be played."""

    def choose(self, option: i64) -> None:
        seat = self.seat
        self.seat = NOBODY
        answer(self, seat, option)
        self.run()

    def run(self) -> None:
        """Carry out steps until somebody is asked or the game is over."""
        while True:
            while self.seat == NOBODY and self.ending == NOT_ENDED:
                if self.agenda:
                    entry: i64 = self.agenda.pop()
                    carry_out(self, entry & LAST_STEP, entry >> ARGUMENT)
                else:
                    go_on(self)
            self.fill_options()
            if self.seat == NOBODY or len(self.options) > 1 or not self.skippable():
                return
            seat = self.seat
            self.seat = NOBODY
            answer(self, seat, self.options[0])

    def skippable(self) -> bool:
        """A question with one answer is not asked, unless it is about a hand, which others do not see."""
        if moves.is_window(self.kind):
            return len(self.hands[self.seat]) == 0
        return OPEN_CHOICES >> self.kind & 1 == 1

    def fill_options(self) -> None:
        if self.seat == NOBODY:
            self.options = []
            return
        kind = self.kind
        self.options = [option for option in candidates_of(self, kind, True) if check(self, kind, option) is None]

    def candidates(self) -> list[int]:
        return list(candidates_of(self, self.kind))

    def verify(self, option: i64) -> Refusal | None:
        return check(self, self.kind, option)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
        self.fill_options()

    def problems(self) -> list[str]:
        return broken_invariants(self)

    def clone(self) -> SabaState:
        s = SabaState(self.rules, self.rng.clone())
        s.seat = self.seat
        s.kind = self.kind
        s.options = self.options
        s.agenda = self.agenda.copy()
        s.reveals = self.reveals
        s.turn = self.turn
        s.first = self.first
        s.active = self.active
        s.step = self.step
        s.has_built = self.has_built
        s.has_used_special = self.has_used_special
        s.card_left = self.card_left
        s.quiet = self.quiet
        s.ending = self.ending
        s.stock = self.stock[:]
        s.figures = self.figures[:]
        s.markers = self.markers[:]
        s.chamber = self.chamber[:]
        s.sides = self.sides[:]
        s.hands = vec[vec[i64]]([hand[:] for hand in self.hands])
        s.reserve = self.reserve[:]
        s.harbour_types = self.harbour_types[:]
        s.harbour_counts = self.harbour_counts[:]
        s.values = self.values[:]
        s.balconies = self.balconies[:]
        s.locks = self.locks[:]
        s.places = self.places[:]
        s.ready = self.ready
        s.vizier = self.vizier
        s.serail = self.serail[:]
        s.seat_figure = self.seat_figure
        s.holder = self.holder
        s.sites = self.sites[:]
        s.deck = self.deck[:]
        s.built = self.built
        s.removed = self.removed
        s.gone = self.gone
        s.action_deck = self.action_deck[:]
        s.discard = self.discard[:]
        s.destination = self.destination
        s.garden = self.garden
        s.figure = self.figure
        s.bargain = self.bargain
        return s


def deal(rules: Rules, rng: Rng, recorder: Recorder | None) -> SabaState:
    """A fresh game, up to its first decision."""
    state = SabaState(rules, rng)
    state.recorder = recorder
    setup.set_up(state)
    state.run()
    return state
