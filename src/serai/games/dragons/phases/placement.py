"""Rules section 4.2: placement, one face-down token at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.deck import in_mask
from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.dragons.board import token_arrives
from serai.games.dragons.components import (
    ALL_SPACES,
    CAVES,
    GUARD_ROOM,
    MOST_PIECES,
    ROOM_1,
    SPACES,
    TOKENS,
    VALUES,
)
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.items import NOT_IN_WINDOW, Item, spells_in_hand
from serai.games.dragons.phases.scoring import SCORE
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import NO_WINDOW, PLACEMENT, SCORING, W_PLACED, W_TURN, Table
from serai.games.dragons.windows import CastingQuestion, open_window

PLACED: Final = EventType("token_placed", "4.2", "seat:seat space:space piece:handle")
PLACED_VALUE: Final = EventType("placed_value", "4.2", "seat:seat values:value[]")
PLACED_UP: Final = EventType("token_placed_face_up", "6.4.12", "seat:seat space:space piece:handle value")

NOT_IN_USE: Final = Reason("space_not_in_use", "4.2", "space:space")
CAVE_IS_EMPTY: Final = Reason("cave_without_treasure", "4.2", "space:space")
ROOM_IS_FULL: Final = Reason("five_pieces_in_room", "4.2", "space:space")
IS_SEALED: Final = Reason("space_sealed", "6.4.20", "space:space")
NOT_BEHIND_SCREEN: Final = Reason("token_not_behind_screen", "4.2", "value")

PLACES: Final = vec[i64](range(ALL_SPACES))
TOKENS_IN: Final = vec[vec[i64]]([vec[i64](in_mask(mask)) for mask in range(1 << TOKENS)])


class Placement(Step[Table]):
    """The next player in turn order who has a token; none: the scoring begins."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = PLACEMENT
        s.window = NO_WINDOW
        seat = s.first if s.turn == NOBODY else (s.turn + 1) % s.players
        for _step in range(s.players):
            if s.hands[seat]:
                s.turn = seat
                s.push(PLACEMENT_STEP)
                ask_place(s)
                return
            seat = (seat + 1) % s.players
        s.turn = NOBODY
        s.phase = SCORING
        s.push(SCORE, 0)


class AskPlace(Step[Table]):
    """The player whose turn it is, again."""

    def run(self, s: Table, argument: i64) -> None:
        ask_place(s)


def has_turn_window(s: Table) -> bool:
    return s.rules.magic and not s.rules.every_placement


def ask_place(s: Table) -> None:
    """The question also takes spells: W-TURN (7.3)."""
    s.window = W_TURN if has_turn_window(s) else NO_WINDOW
    s.ask(s.turn, PLACE_TOKEN)


def full_rooms(s: Table, seat: i64) -> i64:
    """The mask of palace rooms that take no further piece of the player."""
    full: i64 = 0
    for room in range(ROOM_1, ROOM_1 + s.players):
        if room_is_full(s, seat, room):
            full |= 1 << room
    return full


def check_space(s: Table, space: i64) -> RefusalCode | None:
    """The limits that hold for everybody."""
    if not s.in_use(space):
        return RefusalCode(NOT_IN_USE, space)
    if space < CAVES and not s.has_treasure(space):
        return RefusalCode(CAVE_IS_EMPTY, space)
    if s.sealed >> space & 1:
        return RefusalCode(IS_SEALED, space)
    return None


class PlaceToken(CastingQuestion):
    """Where to place a token, or a spell before it."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        if s.window == W_TURN and s.spells[s.seat]:
            return extend(PLACES[:], spells_in_hand(s, s.seat, self.cast_from))
        return PLACES

    def fill(self, s: Table) -> None:
        """What `check` allows, in one look at the board."""
        seat = s.seat
        full = full_rooms(s, seat) if len(TOKENS_IN[s.hands[seat]]) <= TOKENS - MOST_PIECES else 0
        options = vec[i64](capacity=ROOM_1 + s.players)
        for space in range(ROOM_1 + s.players):
            if not full >> space & 1 and check_space(s, space) is None:
                options = append(options, space)
        if s.window == W_TURN and s.spells[seat]:
            for option in spells_in_hand(s, seat, self.cast_from):
                if self.check(s, option) is None:
                    options = append(options, option)
        s.options = options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option >= self.cast_from and s.window != W_TURN:
            return RefusalCode(NOT_IN_WINDOW, option - self.cast_from)
        return super().check(s, option)

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        refusal = check_space(s, option)
        if refusal is None and room_is_full(s, s.seat, option):
            return RefusalCode(ROOM_IS_FULL, option)
        return refusal

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        s.parts = append(s.parts, option)
        s.ask_further(seat, PLACE_VALUE)

    def put_again(self, s: Table, item: Item) -> None:
        s.push(ASK_PLACE)

    def fits(self, s: Table) -> bool:
        if s.veil or s.phase != PLACEMENT or s.turn != s.seat or not s.hands[s.seat]:
            return False
        return (s.window == W_TURN) == has_turn_window(s)

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        return part if last is PLACE_VALUE else self.cast_from + part

    def on_timeout(self, s: Table) -> i64 | None:
        return GUARD_ROOM


class PlaceValue(DragonsQuestion):
    """Which token: face down; face up under another player's Spy (6.4.12)."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return TOKENS_IN[s.hands[s.seat]]

    def fill(self, s: Table) -> None:
        s.options = TOKENS_IN[s.hands[s.seat]]

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if not s.hands[s.seat] >> option & 1:
            return RefusalCode(NOT_BEHIND_SCREEN, VALUES[option])
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        space = s.parts[0]
        value = VALUES[option]
        up = s.spy != NOBODY and s.spy != seat
        s.hands[seat] &= ~(1 << option)
        handle = token_arrives(s, seat, value, space, up)
        if up:
            s.tell(PLACED_UP, seat, space, handle, value)
        else:
            s.tell(PLACED, seat, space, handle)
            if s.recorder is not None:
                s.tell_cards(PLACED_VALUE, seat, [value], 1 << seat)
        if s.rules.magic and s.rules.every_placement:
            open_window(s, W_PLACED)

    def on_timeout(self, s: Table) -> i64 | None:
        return s.options[0]  # the lowest


TOKEN_VALUES: Final[list[dict[str, object]]] = [{"value": value} for value in VALUES]
PLACE_TOKEN: Final = PlaceToken("place_token", "4.2", [Verb("place", choices("space", SPACES))])
PLACE_VALUE: Final = PlaceValue("place_value", "4.2", [Verb("token", TOKEN_VALUES)])
PLACEMENT_STEP: Final = Placement("placement")
ASK_PLACE: Final = AskPlace("ask_place")
