"""What is on the table: data, and the derived values of rules section 4.0."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.engine import Engine
from serai.core.questions import Step
from serai.core.rng import Rng
from serai.core.state import ARGUMENT, NOBODY
from serai.games.emira.components import (
    APPEARANCE,
    BEAUTY,
    CAMELS,
    CLOTHING,
    GOLD,
    HALIMAH,
    HIND,
    LAYLA,
    MANNERS,
    NADIA,
    PALACE,
    RASHA,
    STATUS,
    STATUS_POINTS,
    TOKEN_TYPES,
)
from serai.games.emira.names import Ending, Phase
from serai.games.emira.princess_deck import PrincessDeck
from serai.games.emira.settings import Rules

# Where a card is: a seat's palace, hand or collection (0 to 4), or one of these.
IN_DECK: Final = -1
ON_BOARD: Final = -2
UNDECIDED: Final = -3
GONE: Final = -4
NOT_USED: Final = -5
IN_FRONT: Final = 8  # + seat: a permanent event card lying open
ASIDE: Final = 16  # + seat: a start event not chosen, until all have chosen

NO_CARD: Final = -1

# The phases of a round.
SETUP: Final = 0
EVENTS: Final = 1
INCOME: Final = 2
MARKET: Final = 3
AUCTION: Final = 4
PURCHASE: Final = 5
COURTSHIP: Final = 6
UPKEEP: Final = 7
ROUND_END: Final = 8
OVER: Final = 9
PHASES: Final[list[Phase]] = list(get_args(Phase))

# How the game ended.
BY_TALENTS: Final = 0
BY_NUMBER: Final = 1
DECK_EMPTY: Final = 2
MAX_ROUNDS: Final = 3
ENDINGS: Final[list[Ending]] = list(get_args(Ending))


# What everything is until `lay_out` or a clone gives it its own: numbers that every judgement reads are packed.
EMPTY: Final = vec[i64]()
NO_CARDS: Final[list[int]] = []
NO_DECK: Final = Deck([], [], [])
NO_EMIRA_DECK: Final = PrincessDeck([], [], [], [], [], [])


class Table(Engine):
    """A position of Emira. Per-seat lists are indexed by seat; masks have one bit per seat or card."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules

        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.first: i64 = 0

        # The sheiks.
        self.colours = EMPTY
        self.gold = EMPTY
        self.camels = EMPTY
        self.breed = EMPTY  # times Better Breed was played
        self.sections = EMPTY
        self.track = EMPTY  # palace track, in halves
        self.guest_houses = EMPTY
        self.tokens = EMPTY  # own tokens: seat * 3 + type
        self.caravans = EMPTY  # caravan codes, see `caravan`
        self.looks = EMPTY  # Good Looking cards in play: seat, card, type, "+1" tokens
        self.guests = EMPTY  # count(p): princesses in the palace
        self.goals = EMPTY
        self.spare_goals = NO_CARDS

        # The cards.
        self.princess_at = EMPTY
        self.event_at = NO_CARDS
        self.hand_sizes = EMPTY
        self.status_at = NO_CARDS
        self.standing = EMPTY  # points on the status cards that a seat owns
        self.emira_deck = NO_EMIRA_DECK
        self.status_deck = NO_DECK
        self.light: i64 = 0  # status cards known by all to be no 3-pointers (step 6 of the setup)
        self.event_deck = NO_DECK
        self.undecided = NO_CARDS  # oldest first
        self.in_play = NO_CARDS  # in the order of choosing
        self.later = NO_CARDS  # three players: the even round's princesses
        self.swapped: i64 = 0  # princesses face up with their preferences changed round

        # The board and the supply.
        self.bag = NO_CARDS
        self.supply = EMPTY  # by piece, without what is on offer
        self.on_offer = EMPTY  # by piece, 0 or 1
        self.token_offer: i64 = NO_CARD
        self.status_offer: i64 = NO_CARD

        # This round's events.
        self.symbols_played: i64 = 0
        self.golden: i64 = 0
        self.interrupted = False
        self.sick = False
        self.arrivals = NO_CARDS  # cards to be turned up for this round and the following even one
        self.bazaar_seat: i64 = NOBODY
        self.noble_seat: i64 = NOBODY
        self.minds = NO_CARDS  # pending changes of mind (ED-9): seat, round, which
        self.vermin_kind: i64 = 0
        self.looking: i64 = 0  # how many deck cards the seat asked is looking at
        self.card: i64 = NO_CARD  # the event card being carried out
        self.mind_position: i64 = 0  # deck position that Changing Her Mind is about

        # The auctions.
        self.finished: i64 = 0  # mask of seats
        self.only_base: i64 = 0  # mask of seats whose income this round was the base income alone
        self.opener: i64 = 0
        self.members: i64 = 0  # who takes part in the running auction and has not left it
        self.passed: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.turn: i64 = 0
        self.chooser: i64 = NOBODY  # who last made the choose action decision

        # Powers that remember something.
        self.met = EMPTY  # princesses whose one-off loss the seat has had
        self.hind_round: i64 = 0  # the round in which Hind joined her owner
        self.hind_barred: i64 = 0  # princesses who ignore Hind's owner
        self.xenia_round: i64 = 0
        self.xenia_markers: i64 = 0
        self.xenia_owed = False
        self.xenia_surcharged = False
        self.xenia_refuser: i64 = NOBODY
        self.surcharges = EMPTY  # newcomers beside Suleika since the last upkeep
        self.failed: i64 = 0  # mask of seats
        self.late: i64 = 0  # princesses who joined after this round's upkeep (E-51)
        self.last_round = False

    def lay_out(self) -> None:
        """Empty lists of the right lengths, for the setup to fill."""
        players = self.players
        self.colours = vec[i64]([0] * players)
        self.gold = vec[i64]([0] * players)
        self.camels = vec[i64]([0] * players)
        self.breed = vec[i64]([0] * players)
        self.sections = vec[i64]([0] * players)
        self.track = vec[i64]([0] * players)
        self.guest_houses = vec[i64]([0] * players)
        self.tokens = vec[i64]([0] * (players * TOKEN_TYPES))
        self.caravans = vec[i64]()
        self.looks = vec[i64]()
        self.guests = vec[i64]([0] * players)
        self.goals = vec[i64]([0] * players)
        self.spare_goals = []
        self.princess_at = vec[i64]()
        self.event_at = []
        self.hand_sizes = vec[i64]([0] * players)
        self.status_at = []
        self.standing = vec[i64]([0] * players)
        self.undecided = []
        self.in_play = []
        self.later = []
        self.bag = [0] * TOKEN_TYPES
        self.supply = vec[i64]([0] * 4)
        self.on_offer = vec[i64]([0] * 4)
        self.arrivals = [1, 0]
        self.minds = []
        self.met = vec[i64]([0] * players)
        self.surcharges = vec[i64]([0] * players)

    def seats_from(self, seat: i64) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % self.players for step in range(self.players)]

    # What the rules here know of those that are built on them.

    def welcome(self, princess: i64, seat: i64) -> None:
        """The power of a princess who joins a sheik takes effect."""
        raise NotImplementedError

    def bills_to_come(self) -> bool:
        """Whether step 7b of this round is still to be carried out."""
        raise NotImplementedError

    # 4.0 Derived values.

    def tokens_of(self, seat: i64, token: i64) -> i64:
        number = self.tokens[seat * TOKEN_TYPES + token]
        if token == MANNERS and self.princess_at[LAYLA] == seat:
            number += 1
        if token == BEAUTY and self.princess_at[NADIA] == seat:
            number += 1
        return number

    def sets(self, seat: i64) -> i64:
        pairs = min(self.tokens_of(seat, BEAUTY), self.tokens_of(seat, MANNERS))
        return min(pairs, self.tokens_of(seat, CLOTHING))

    def appearance(self, seat: i64) -> i64:
        beauty, manners = self.tokens_of(seat, BEAUTY), self.tokens_of(seat, MANNERS)
        clothing = self.tokens_of(seat, CLOTHING)
        return beauty + manners + clothing + min(min(beauty, manners), clothing) + self.plus_tokens(seat)

    def plus_tokens(self, seat: i64) -> i64:
        """The "+1" tokens on a seat's Good Looking cards."""
        plus: i64 = 0
        for i in range(0, len(self.looks), 4):
            if self.looks[i] == seat:
                plus += self.looks[i + 3]
        return plus

    def status(self, seat: i64) -> i64:
        points = self.standing[seat]
        if self.princess_at[HALIMAH] == seat:
            points += 1
        if self.princess_at[RASHA] == seat:
            points += 1
        return points

    def own_status_card(self, card: i64, seat: i64) -> None:
        self.status_at[card] = seat
        self.standing[seat] += STATUS_POINTS[card]

    def palace_halves(self, seat: i64) -> i64:
        """palace(p), in halves."""
        return 2 * self.sections[seat] + self.track[seat]

    def capacity(self, seat: i64) -> i64:
        return self.rules.base_room + self.sections[seat] + self.guest_houses[seat]

    def has_room(self, seat: i64) -> bool:
        return self.guests[seat] < self.capacity(seat)

    def camel_rate(self, seat: i64) -> i64:
        return self.rules.camel_rates[self.breed[seat]]

    def discount(self, seat: i64) -> i64:
        return 0 if self.sick else self.camels[seat] * self.camel_rate(seat)

    def value(self, seat: i64, preference: i64) -> i64:
        """How a sheik stands in what a princess likes."""
        if preference == APPEARANCE:
            return self.appearance(seat)
        if preference == STATUS:
            return self.status(seat)
        if preference == PALACE:
            return self.palace_halves(seat)
        if preference == GOLD:
            return self.gold[seat]
        return self.guests[seat]

    # Who is where.

    def palace_of(self, seat: i64) -> list[int]:
        return [card for card, owner in enumerate(self.princess_at) if owner == seat]

    def hand_of(self, seat: i64) -> list[int]:
        return [card for card, owner in enumerate(self.event_at) if owner == seat]

    def status_cards_of(self, seat: i64) -> list[int]:
        return [card for card, owner in enumerate(self.status_at) if owner == seat]

    def caravan_count(self, seat: i64) -> i64:
        count: i64 = 0
        for code in self.caravans:
            if code >> 6 == seat:
                count += 1
        return count

    def caravans_of(self, seat: i64) -> list[int]:
        return [code for code in self.caravans if code >> 6 == seat]

    def camels_in_supply(self) -> i64:
        """E-33: all camels nobody owns, the one on the board included."""
        return self.supply[CAMELS] + self.on_offer[CAMELS]

    # 4.6.4 Hind, 4.4.1 who takes part.

    def skipping(self, seat: i64) -> bool:
        """The seat is kept away by Hind at this moment."""
        if self.princess_at[HIND] != seat:
            return False
        return self.rules.hind_stays or self.round == self.hind_round + 1

    def in_u(self, seat: i64) -> bool:
        return not self.finished >> seat & 1 and not self.skipping(seat)

    def members_of_u(self) -> i64:
        """U, as a mask of seats."""
        members: i64 = 0
        for seat in range(self.players):
            if self.in_u(seat):
                members |= 1 << seat
        return members

    def next_in_u(self, seat: i64) -> i64:
        """The first member of U clockwise after the seat (possibly itself, a round later); NOBODY if U is empty."""
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if self.in_u(other):
                return other
        return NOBODY

    def pay(self, seat: i64, amount: i64) -> i64:
        """To the bank, as far as the gold goes; returns what was paid."""
        paid = min(amount, self.gold[seat])
        self.gold[seat] -= paid
        return paid

    def awaits(self, step: Step[Table], argument: i64 = 0) -> bool:
        """Whether the step is on the agenda with this argument."""
        return argument << ARGUMENT | step.number in self.agenda


def caravan(seat: i64, kind: i64, remaining: i64) -> i64:
    """A caravan's code: owner, kind and the space it stands on."""
    return seat << 6 | kind << 4 | remaining


def caravan_seat(code: i64) -> i64:
    return code >> 6


def caravan_kind(code: i64) -> i64:
    return code >> 4 & 3


def caravan_remaining(code: i64) -> i64:
    return code & 15
