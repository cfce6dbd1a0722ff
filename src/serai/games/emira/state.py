"""A position that can be played."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.questions import Agenda
from serai.core.rng import Rng
from serai.games.emira.knowledge import redeal_hidden
from serai.games.emira.phases.upkeep import UPKEEP_PHASE
from serai.games.emira.position.invariants import broken_flow, broken_table
from serai.games.emira.princesses.welcoming import welcome
from serai.games.emira.questions import AGENDA
from serai.games.emira.table import OVER, Table


class EmiraState(Table):
    """A position of Emira that can be played."""

    def steps(self) -> Agenda[Table]:
        return AGENDA

    def welcome(self, princess: i64, seat: i64) -> None:
        welcome(self, princess, seat)

    def bills_to_come(self) -> bool:
        return self.awaits(UPKEEP_PHASE)

    def redeal_hidden(self, viewer: i64, rng: Rng) -> None:
        redeal_hidden(self, viewer, rng)

    def table_problems(self) -> list[str]:
        return broken_table(self)

    def says_over(self) -> bool:
        return self.phase == OVER

    def flow_problems(self) -> list[str]:
        return super().flow_problems() + broken_flow(self)

    def clone(self) -> EmiraState:
        s = EmiraState(self.rules, self.rng.clone())
        self.copy_to(s)
        s.round = self.round
        s.phase = self.phase
        s.first = self.first
        s.colours = self.colours[:]
        s.gold = self.gold[:]
        s.camels = self.camels[:]
        s.breed = self.breed[:]
        s.sections = self.sections[:]
        s.track = self.track[:]
        s.guest_houses = self.guest_houses[:]
        s.tokens = self.tokens[:]
        s.caravans = self.caravans[:]
        s.looks = self.looks[:]
        s.guests = self.guests[:]
        s.goals = self.goals[:]
        s.spare_goals = self.spare_goals.copy()
        s.princess_at = self.princess_at[:]
        s.event_at = self.event_at.copy()
        s.status_at = self.status_at.copy()
        s.standing = self.standing[:]
        s.hand_sizes = self.hand_sizes[:]
        s.emira_deck = self.emira_deck.clone()
        s.status_deck = self.status_deck.clone()
        s.light = self.light
        s.event_deck = self.event_deck.clone()
        s.undecided = self.undecided.copy()
        s.in_play = self.in_play.copy()
        s.later = self.later.copy()
        s.swapped = self.swapped
        s.bag = self.bag.copy()
        s.supply = self.supply[:]
        s.on_offer = self.on_offer[:]
        s.token_offer = self.token_offer
        s.status_offer = self.status_offer
        s.symbols_played = self.symbols_played
        s.golden = self.golden
        s.interrupted = self.interrupted
        s.sick = self.sick
        s.arrivals = self.arrivals.copy()
        s.bazaar_seat = self.bazaar_seat
        s.noble_seat = self.noble_seat
        s.minds = self.minds.copy()
        s.vermin_kind = self.vermin_kind
        s.looking = self.looking
        s.card = self.card
        s.mind_position = self.mind_position
        s.finished = self.finished
        s.only_base = self.only_base
        s.opener = self.opener
        s.members = self.members
        s.passed = self.passed
        s.bid = self.bid
        s.bidder = self.bidder
        s.turn = self.turn
        s.chooser = self.chooser
        s.met = self.met[:]
        s.hind_round = self.hind_round
        s.hind_barred = self.hind_barred
        s.xenia_round = self.xenia_round
        s.xenia_markers = self.xenia_markers
        s.xenia_owed = self.xenia_owed
        s.xenia_surcharged = self.xenia_surcharged
        s.xenia_refuser = self.xenia_refuser
        s.surcharges = self.surcharges[:]
        s.failed = self.failed
        s.late = self.late
        s.last_round = self.last_round
        return s
