"""A position that can be played."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.questions import Agenda
from serai.core.rng import Rng
from serai.games.saba.knowledge import redeal_hidden
from serai.games.saba.phases.turn import go_on
from serai.games.saba.position.invariants import broken_table
from serai.games.saba.questions import AGENDA
from serai.games.saba.table import OVER, Table


class SabaState(Table):
    """A position of Saba, with the rules of how it goes on."""

    def steps(self) -> Agenda[Table]:
        return AGENDA

    def go_on(self) -> bool:
        go_on(self)
        return True

    def redeal_hidden(self, viewer: i64, rng: Rng) -> None:
        redeal_hidden(self, viewer, rng)

    def table_problems(self) -> list[str]:
        return broken_table(self)

    def says_over(self) -> bool:
        return self.step == OVER

    def clone(self) -> SabaState:
        s = SabaState(self.rules, self.rng.clone())
        self.copy_to(s)
        s.turn = self.turn
        s.first = self.first
        s.active = self.active
        s.step = self.step
        s.has_built = self.has_built
        s.has_used_special = self.has_used_special
        s.card_left = self.card_left
        s.quiet = self.quiet
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
