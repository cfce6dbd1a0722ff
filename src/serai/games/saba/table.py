"""What is on the table: data, and what can be counted on it."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.engine import Engine
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.saba.components import GARDENS, GOLD, PLACES, SIDES, SLOTS, TYPES
from serai.games.saba.names import Ending, Step
from serai.games.saba.settings import Rules

# 4.1 The states of a turn in which something is asked; those before LIMITS are windows.
PRE_HARBOUR: Final = 0
BUILD: Final = 1
QUARTER: Final = 2
FINAL: Final = 3
LIMITS: Final = 4
OVER: Final = 5
STEPS: Final[list[Step]] = list(get_args(Step))

# How the game ended.
PALACE_DONE: Final = 0
END_TAKEN: Final = 1
STALLED: Final = 2
ENDINGS: Final[list[Ending]] = list(get_args(Ending))

NOTHING: Final = -1  # no lock, nothing pending
EMPTY: Final = vec[i64]()  # what every array is until `lay_out` or a clone gives it its own
NO_HANDS: Final = vec[vec[i64]]()


class Table(Engine):
    """A position of Saba. Per-seat arrays are indexed by seat; places in quarters are quarter * 2 + space."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules

        # The turn.
        self.turn: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.step: i64 = PRE_HARBOUR
        self.has_built = False
        self.has_used_special = False
        self.card_left = False  # a card has left a site in this turn
        self.quiet: i64 = 0  # turns in a row in which none did

        # The players.
        self.stock = EMPTY  # seat * 4 + type
        self.figures = EMPTY  # in the supply
        self.markers = EMPTY  # in the supply
        self.chamber = EMPTY  # figures in the treasure chamber
        self.sides = EMPTY  # seat * 2 + harbour card: 0 as at the start, 1 turned over
        self.hands = NO_HANDS  # kinds of action cards, sorted

        # The board.
        self.reserve = EMPTY
        self.harbour_types = EMPTY
        self.harbour_counts = EMPTY
        self.values = EMPTY  # by garden: the highest stage built
        self.balconies = EMPTY  # by garden: a seat or NOBODY
        self.locks = EMPTY  # by garden: a type or NOTHING
        self.places = EMPTY  # figures in quarters: a seat or NOBODY
        self.ready: i64 = 0  # mask of places: the active player's figures that may still be used
        self.vizier: i64 = 0
        self.serail = EMPTY  # seats, cell 1 first
        self.seat_figure: i64 = NOBODY  # who has a figure on the serail seat
        self.holder: i64 = NOBODY  # who had the majority when it was last looked at

        # The cards.
        self.sites = EMPTY  # site 1 first
        self.deck = EMPTY  # the building deck, top card last
        self.built: i64 = 0  # mask of palace cards
        self.removed: i64 = 0  # mask of building cards
        self.gone: i64 = 0  # palace cards built or removed
        self.action_deck = EMPTY  # top card last
        self.discard = EMPTY

        # What an open decision is about.
        self.destination: i64 = NOTHING  # figure_source
        self.garden: i64 = NOTHING  # place_lock
        self.figure: i64 = NOTHING  # foreman_target: the place it stands on
        self.bargain: i64 = NOTHING  # merchant_give: opponent * 14 + bundle taken

    def lay_out(self) -> None:
        """Empty arrays of the right lengths, for the setup to fill."""
        players = self.players
        self.stock = vec[i64]([0] * (players * TYPES))
        self.figures = vec[i64]([self.rules.figures] * players)
        self.markers = vec[i64]([self.rules.markers] * players)
        self.chamber = vec[i64]([0] * players)
        self.sides = vec[i64]([0] * (players * SIDES))
        self.hands = vec[vec[i64]]([vec[i64]() for seat in range(players)])
        self.reserve = vec[i64]([self.rules.each] * TYPES)
        self.harbour_types = vec[i64]([0] * SLOTS)
        self.harbour_counts = vec[i64]([0] * SLOTS)
        self.values = vec[i64]([0] * GARDENS)
        self.balconies = vec[i64]([NOBODY] * GARDENS)
        self.locks = vec[i64]([NOTHING] * GARDENS)
        self.places = vec[i64]([NOBODY] * PLACES)

    # Resources.

    def take(self, seat: i64, kind: i64, number: i64) -> i64:
        """From the reserve, as far as it goes; returns how many."""
        taken = min(number, self.reserve[kind])
        self.reserve[kind] -= taken
        self.stock[seat * TYPES + kind] += taken
        return taken

    def pay(self, seat: i64, kind: i64, number: i64) -> None:
        """To the reserve; the check has made sure that it is there."""
        self.stock[seat * TYPES + kind] -= number
        self.reserve[kind] += number

    def owns(self, seat: i64, kind: i64) -> i64:
        return self.stock[seat * TYPES + kind]

    def stock_of(self, seat: i64) -> i64:
        """All resources of a seat together."""
        first = seat * TYPES
        return self.stock[first] + self.stock[first + 1] + self.stock[first + 2] + self.stock[first + 3]

    def gold(self, seat: i64) -> i64:
        return self.stock[seat * TYPES + GOLD]

    # Figures and markers.

    def all_points(self) -> vec[i64]:
        """4.4.8, 6: one for each figure on a balcony, in the treasure chamber and on the serail seat."""
        points = self.chamber[:]
        for figure in self.balconies:
            if figure != NOBODY:
                points[figure] += 1
        if self.seat_figure != NOBODY:
            points[self.seat_figure] += 1
        return points

    def points(self, seat: i64) -> i64:
        """Those of one seat."""
        points = self.chamber[seat]
        for figure in self.balconies:
            if figure == seat:
                points += 1
        if self.seat_figure == seat:
            points += 1
        return points

    def in_quarters(self, seat: i64) -> i64:
        count: i64 = 0
        for figure in self.places:
            if figure == seat:
                count += 1
        return count

    def serail_markers(self, seat: i64) -> i64:
        count: i64 = 0
        for owner in self.serail:
            if owner == seat:
                count += 1
        return count

    def free_place(self, quarter: i64) -> i64:
        """S-27: the cheapest free space of a quarter, as a place; NOTHING if both are taken."""
        if self.places[quarter * 2] == NOBODY:
            return quarter * 2
        if self.places[quarter * 2 + 1] == NOBODY:
            return quarter * 2 + 1
        return NOTHING

    # Cards.

    def slot_of(self, seat: i64, card: i64) -> i64:
        """The slot on the face-up side of a harbour card, counted from 0."""
        return self.rules.slots[card * SIDES + self.sides[seat * SIDES + card]]

    def copies_held(self, seat: i64, kind: i64) -> i64:
        count: i64 = 0
        for card in self.hands[seat]:
            if card == kind:
                count += 1
        return count
