"""What is on the table: data, and what follows from it at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.engine import Engine
from serai.core.questions import Question
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.dragons.components import (
    ALL_KINDS,
    ALL_TOKENS,
    CARAVANSERAI,
    CAVES,
    COPIES,
    GUARD_ROOM,
    NICHES,
    PLAIN,
    ROOM_1,
    SPELL_CARDS,
    TENT,
)
from serai.games.dragons.names import Ending, Phase, WindowName
from serai.games.dragons.pieces import owner_of, space_of
from serai.games.dragons.settings import Rules

if TYPE_CHECKING:
    from serai.games.dragons.items import Items

# Where an artifact is: with a seat (0 to 4), or one of these.
IN_PILE: Final = 8  # + number of the room, from 0
NOT_USED: Final = -1
ALL_ARTIFACTS: Final = 30
OWNED_TYPES: Final = 6

UNLIMITED: Final = 255  # units of a kind in a bank without limit
NOTHING: Final = -1  # no card, no space, no item

# The phases of a round.
SETUP: Final = 0
UPKEEP: Final = 1
PLACEMENT: Final = 2
SCORING: Final = 3
CLEAN_UP: Final = 4
OVER: Final = 5
PHASES: Final[list[Phase]] = list(get_args(Phase))

# How the game ended.
LAST_ARTIFACT: Final = 0
SHORT_GAME: Final = 1
MAX_ROUNDS: Final = 2
ENDINGS: Final[list[Ending]] = list(get_args(Ending))

# 7.3 The windows.
NO_WINDOW: Final = -1
W_START: Final = 0
W_TURN: Final = 1
W_SPACE: Final = 2
W_CITYGATE: Final = 3
W_BRIBE: Final = 4
W_OFFER: Final = 5
W_END: Final = 6
W_PLACED: Final = 7  # after a placement, with every_placement (7.2)
WINDOWS: Final[list[WindowName]] = list(get_args(WindowName))

# An item of the batch is six numbers: seat, item, three parameters, and whether it was cancelled.
BATCH_ROW: Final = 6
CANCELLED: Final = 5  # the place of the mark in a row

EMPTY: Final = vec[i64]()  # what every array is until `lay_out` or a clone gives it its own
NO_CARDS: Final[list[int]] = []
NO_PILES: Final[list[Deck]] = []


class Table(Engine):
    """A position of Aladdin's Dragons. Arrays are indexed by seat; masks have one bit per seat, space or card."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules

        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.camel: i64 = 0
        self.first: i64 = 0  # the turn order starts here
        self.named: i64 = NOBODY  # first player of the next round

        # Tokens and treasure.
        self.hands = EMPTY  # tokens behind the screen: masks of places in VALUES
        self.pieces = EMPTY  # by handle, see pieces.py
        self.units = EMPTY  # seat * 5 + kind
        self.bank = EMPTY
        self.niches = EMPTY  # cave * 4 + niche
        self.treasure_deck = NO_CARDS  # the top card is the last
        self.treasure_discards = NO_CARDS
        self.treasure_card: i64 = NOTHING
        self.guard: i64 = 0

        # Artifacts.
        self.artifact_at = NO_CARDS
        self.owned = EMPTY  # seat * 6 + type
        self.used = EMPTY  # this round, seat * 6 + type
        self.piles = NO_PILES
        self.on_sale: i64 = 0  # mask of rooms, from 0, whose top artifact lies face up
        self.unseen: i64 = NOTHING  # the artifact that Abracadabra took out of a pile, while others do not know it
        self.gap_room: i64 = NOTHING  # where Abracadabra took it from
        self.gap_cards = NO_CARDS  # what lay face down there then, bottom first
        self.gap_known = NO_CARDS  # for each of them the mask of viewers who knew it
        self.gap_at: i64 = NOTHING  # which of them was taken
        self.uses = EMPTY  # artifact uses spent this round
        self.lit: i64 = 0  # seats whose lamp is lit
        self.djinn: i64 = NOBODY  # who may use two artifacts this round

        # Spells.
        self.spells = EMPTY  # masks of cards in hand
        self.spell_deck = NO_CARDS  # the top card is the last
        self.given_by = NO_CARDS  # by card: the seat who gave it away at the tent and so knows it
        self.spells_gone: i64 = 0
        self.drawn = NO_CARDS  # what the winner of the tent is looking at

        # Until clean-up.
        self.spy: i64 = NOBODY
        self.reversed = False  # The Last Shall Be First
        self.sealed: i64 = 0  # mask of spaces
        self.closed: i64 = 0  # mask of caves
        self.smuggler: i64 = NOBODY
        self.smuggled: i64 = 0  # mask of spaces
        self.admitted: i64 = 0  # mask of seats
        self.keys: i64 = 0  # seats who need no strength

        # The scoring.
        self.done: i64 = 0  # spaces finished
        self.scoring = False  # whether space number `done` is being scored
        self.decided = EMPTY  # by finished space, what decided it; see ranking.py
        self.turn: i64 = NOBODY  # who places, or placed last
        self.queue = EMPTY  # who is to be asked for a bribe, or offered the artifact
        self.asked_at: i64 = 0  # place in the queue
        self.asked_from: i64 = 0  # place of the first one whose answer has not been published
        self.buyer: i64 = NOBODY  # who has paid and not yet taken an artifact

        # The window.
        self.window: i64 = NO_WINDOW
        self.batch = EMPTY
        self.passes: i64 = 0
        self.polled: i64 = NOBODY
        self.acting: i64 = 0  # the item of the batch that takes effect

        # The answer being given.
        self.shown_question: Question[Self] = self.question  # the question it began with, which is all that others see
        self.parts = EMPTY  # what has been chosen of it
        self.veil = False  # nobody else may know who is asked

    def lay_out(self) -> None:
        """Empty arrays of the right lengths, for the setup to fill."""
        players = self.players
        self.hands = vec[i64]([ALL_TOKENS] * players)
        self.pieces = EMPTY
        self.units = vec[i64]([0] * (players * ALL_KINDS))
        self.bank = vec[i64]([self.rules.units_per_kind] * ALL_KINDS)
        self.niches = vec[i64]([0] * (CAVES * NICHES))
        self.treasure_deck = []
        self.treasure_discards = []
        self.artifact_at = [NOT_USED] * ALL_ARTIFACTS
        self.owned = vec[i64]([0] * (players * OWNED_TYPES))
        self.used = vec[i64]([0] * (players * OWNED_TYPES))
        self.piles = []
        self.gap_cards = []
        self.gap_known = []
        self.uses = vec[i64]([0] * players)
        self.spells = vec[i64]([0] * players)
        self.spell_deck = []
        self.given_by = [NOBODY] * SPELL_CARDS
        self.drawn = []
        self.decided = EMPTY
        self.queue = EMPTY
        self.batch = EMPTY
        self.parts = EMPTY

    # Who and where.

    def seats_in_order(self) -> vec[i64]:
        """All seats in turn order."""
        return vec[i64]([(self.first + step) % self.players for step in range(self.players)])

    def in_use(self, space: i64) -> bool:
        """Basic: no tent, no djinn; as many rooms as players."""
        if space >= ROOM_1:
            return space < ROOM_1 + self.players
        return self.rules.magic or space < TENT or space > TENT + 1

    def finished(self, space: i64) -> bool:
        return space < self.done

    def scored_now(self, space: i64) -> bool:
        return self.scoring and space == self.done

    def live(self, space: i64) -> bool:
        """6.4: in use, not the guard room, open or scoring."""
        return space >= self.done and space != GUARD_ROOM and self.in_use(space)

    def guard_is_up(self) -> bool:
        return self.done > GUARD_ROOM or self.scored_now(GUARD_ROOM)

    def shut_out(self, seat: i64) -> bool:
        """4.7: the guard room is finished, and the player was not admitted."""
        return self.done > GUARD_ROOM and not self.admitted >> seat & 1

    def pieces_on(self, space: i64) -> vec[i64]:
        """Handles of the pieces on a space."""
        found = vec[i64]()
        for handle in range(len(self.pieces)):
            if space_of(self.pieces[handle]) == space:
                found = append(found, handle)
        return found

    def is_empty(self, space: i64) -> bool:
        for piece in self.pieces:
            if space_of(piece) == space:
                return False
        return True

    def pieces_of(self, seat: i64, first: i64, last: i64) -> vec[i64]:
        """Handles of a player's pieces on the spaces from `first` to `last`."""
        found = vec[i64]()
        for handle in range(len(self.pieces)):
            piece = self.pieces[handle]
            if owner_of(piece) == seat and first <= space_of(piece) <= last:
                found = append(found, handle)
        return found

    def city_pieces(self, seat: i64) -> vec[i64]:
        return self.pieces_of(seat, TENT, CARAVANSERAI)

    def room_pieces(self, seat: i64) -> vec[i64]:
        return self.pieces_of(seat, ROOM_1, ROOM_1 + self.players - 1)

    # Treasure.

    def wealth(self, seat: i64) -> i64:
        total: i64 = 0
        for kind in range(seat * ALL_KINDS, (seat + 1) * ALL_KINDS):
            total += self.units[kind]
        return total

    def in_bank(self, kind: i64) -> i64:
        """What the bank can give of a kind."""
        if self.rules.finite:
            return self.bank[kind]
        return UNLIMITED

    def bank_total(self) -> i64:
        total: i64 = 0
        for kind in range(len(self.bank)):
            total += self.in_bank(kind)
        return total

    def has_treasure(self, cave: i64) -> bool:
        for niche in range(cave * NICHES, (cave + 1) * NICHES):
            if self.niches[niche]:
                return True
        return False

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """From the bank; a negative amount is a payment to it."""
        self.units[seat * ALL_KINDS + kind] += amount
        if self.rules.finite:
            self.bank[kind] -= amount

    # Artifacts and spells.

    def artifact_type(self, artifact: i64) -> i64:
        return artifact // COPIES if self.rules.magic else PLAIN

    def artifacts_of(self, seat: i64) -> i64:
        total: i64 = 0
        for place in self.artifact_at:
            if place == seat:
                total += 1
        return total

    def take_artifact(self, seat: i64, artifact: i64) -> None:
        self.artifact_at[artifact] = seat
        self.owned[seat * OWNED_TYPES + artifact // COPIES] += 1

    def unused(self, seat: i64, kind: i64) -> i64:
        """How many artifacts of a type the seat has not used this round."""
        return self.owned[seat * OWNED_TYPES + kind] - self.used[seat * OWNED_TYPES + kind]

    def uses_left(self, seat: i64) -> i64:
        return (2 if self.djinn == seat else 1) - self.uses[seat]

    def can_cast(self, seat: i64) -> bool:
        """6.3.1: a lit lamp, or a use left that lights it."""
        return self.lit >> seat & 1 == 1 or self.uses_left(seat) > 0

    def room_on_sale(self, room: i64) -> bool:
        """Rooms are numbered from 0 here."""
        return self.on_sale >> room & 1 == 1

    def items(self) -> Items:
        """All spells and usable artifacts."""
        raise NotImplementedError

    # Asking.

    def ask(self, seat: i64, question: Question[Self], veil: bool = False) -> None:
        """Open a decision and begin its answer; its options are filled in when all steps are done."""
        self.seat = seat
        self.question = question
        self.shown_question = question
        self.veil = veil
        self.parts = EMPTY

    def ask_further(self, seat: i64, question: Question[Self]) -> None:
        """The next question of the same answer; the others notice nothing."""
        self.seat = seat
        self.question = question

    def copy_to(self, other: Self) -> None:
        super().copy_to(other)
        other.shown_question = self.shown_question
