"""Rules section 4.2: placement, one face-down token at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.dragons.agenda import PLACEMENT as PLACEMENT_STEP
from serai.games.dragons.agenda import SCORE
from serai.games.dragons.board import token_arrives
from serai.games.dragons.components import ALL_SPACES, CAVES, MOST_PIECES, ROOM_1, TOKENS, VALUES
from serai.games.dragons.items import NOT_IN_WINDOW, castable_spells, check_cast
from serai.games.dragons.moves import PLACE_CAST, PLACE_TOKEN, PLACE_VALUE
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import NO_WINDOW, PLACEMENT, SCORING, W_PLACED, W_TURN, Table
from serai.games.dragons.windows import begin_item, open_window

PLACED: Final = EventKind("token_placed", "4.2", "seat:seat space:space piece:handle")
PLACED_VALUE: Final = EventKind("placed_value", "4.2", "seat:seat values:value[]")
PLACED_UP: Final = EventKind("token_placed_face_up", "6.4.12", "seat:seat space:space piece:handle value")

NOT_IN_USE: Final = Reason("space_not_in_use", "4.2", "space:space")
CAVE_IS_EMPTY: Final = Reason("cave_without_treasure", "4.2", "space:space")
ROOM_IS_FULL: Final = Reason("five_pieces_in_room", "4.2", "space:space")
IS_SEALED: Final = Reason("space_sealed", "6.4.20", "space:space")
NOT_BEHIND_SCREEN: Final = Reason("token_not_behind_screen", "4.2", "value")

PLACES: Final = list(range(PLACE_CAST))
SPACES_IN: Final[dict[int, list[int]]] = {}  # by mask
TOKENS_IN: Final = [[token for token in range(TOKENS) if mask >> token & 1] for mask in range(1 << TOKENS)]


def next_placement(s: Table) -> None:
    """The next player in turn order who has a token; none: the scoring begins."""
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


def ask_place(s: Table) -> None:
    """The question also takes spells: W-TURN (7.3)."""
    s.window = W_TURN if s.rules.magic and not s.rules.every_placement else NO_WINDOW
    s.ask(s.turn, PLACE_TOKEN)


def place_candidates(s: Table) -> list[int]:
    if s.window == W_TURN and s.spells[s.seat]:
        return PLACES + [PLACE_CAST + spell for spell in castable_spells(s, s.seat)]
    return PLACES


def place_options(s: Table) -> list[int]:
    """What `check_place` allows, in one look at the board; lists of spaces are made once and shared."""
    seat = s.seat
    spaces: i64 = 0
    for space in range(ROOM_1 + s.players):
        if check_space(s, space) is None:
            spaces |= 1 << space
    if len(TOKENS_IN[s.hands[seat]]) <= TOKENS - MOST_PIECES:
        spaces &= ~full_rooms(s, seat)
    options = SPACES_IN.get(spaces)
    if options is None:
        options = [space for space in range(ALL_SPACES) if spaces >> space & 1]
        SPACES_IN[spaces] = options
    if s.window == W_TURN and s.spells[seat]:
        spells = [PLACE_CAST + spell for spell in castable_spells(s, seat) if check_cast(s, seat, spell) is None]
        if spells:
            return options + spells
    return options


def full_rooms(s: Table, seat: i64) -> i64:
    """The mask of palace rooms that take no further piece of the player."""
    full: i64 = 0
    for room in range(ROOM_1, ROOM_1 + s.players):
        if room_is_full(s, seat, room):
            full |= 1 << room
    return full


def check_space(s: Table, space: i64) -> Refusal | None:
    """The limits that hold for everybody."""
    if not s.in_use(space):
        return Refusal(NOT_IN_USE, space)
    if space < CAVES and not s.has_treasure(space):
        return Refusal(CAVE_IS_EMPTY, space)
    if s.sealed >> space & 1:
        return Refusal(IS_SEALED, space)
    return None


def check_place(s: Table, option: i64) -> Refusal | None:
    if option >= PLACE_CAST:
        if s.window != W_TURN:
            return Refusal(NOT_IN_WINDOW, option - PLACE_CAST)
        return check_cast(s, s.seat, option - PLACE_CAST)
    refusal = check_space(s, option)
    if refusal is None and room_is_full(s, s.seat, option):
        return Refusal(ROOM_IS_FULL, option)
    return refusal


def choose_place(s: Table, seat: i64, option: i64) -> None:
    if option >= PLACE_CAST:
        begin_item(s, seat, option - PLACE_CAST)
    else:
        s.parts = append(s.parts, option)
        s.ask_further(seat, PLACE_VALUE)


def check_value(s: Table, token: i64) -> Refusal | None:
    if not s.hands[s.seat] >> token & 1:
        return Refusal(NOT_BEHIND_SCREEN, VALUES[token])
    return None


def place(s: Table, seat: i64, token: i64) -> None:
    """Face down; face up under another player's Spy (6.4.12)."""
    space = s.parts[0]
    value = VALUES[token]
    up = s.spy != NOBODY and s.spy != seat
    s.hands[seat] &= ~(1 << token)
    handle = token_arrives(s, seat, value, space, up)
    if up:
        s.tell(PLACED_UP, seat, space, handle, value)
    else:
        s.tell(PLACED, seat, space, handle)
        if s.recorder is not None:
            s.tell_cards(PLACED_VALUE, seat, [value], 1 << seat)
    if s.rules.magic and s.rules.every_placement:
        open_window(s, W_PLACED)
