"""Rules sections 6.2 and 6.4: what an item can be aimed at. The tests use public facts and own things only (A-35)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.facts import Reason, Refusal
from serai.games.dragons.components import (
    APPRENTICE,
    ASTRAL_DOUBLE,
    BORROW,
    CAVES,
    CLOSE_SESAME,
    COUNTERSPELL,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EYE_FOR_AN_EYE,
    FIRST_ARTIFACT_ITEM,
    GUARD_ROOM,
    KEY,
    LUNAR_ECLIPSE,
    MIRAGE,
    ROOM_1,
    SECOND_CHANCE,
    SOLAR_ECLIPSE,
    TELEPORTATION,
    USE_COUNTERSPELL,
    USE_DOUBLE,
)
from serai.games.dragons.moves import TARGET_ARTIFACT, TARGET_LENDER, TARGET_PIECE, TARGET_SPACE, TARGET_SPELL
from serai.games.dragons.pieces import is_doubled, is_token, on_board, owner_of, space_of
from serai.games.dragons.ranking import room_is_full
from serai.games.dragons.table import EMPTY, Table

NOT_LIVE: Final = Reason("space_not_live", "6.4", "space:space")
NOT_THE_GUARD_ROOM: Final = Reason("never_on_the_guard_room", "6.3.3", "space:space")
NOTHING_THERE: Final = {
    LUNAR_ECLIPSE: Reason("nothing_lies_there", "6.4.8", "space:space"),
    SOLAR_ECLIPSE: Reason("nothing_lies_there", "6.4.9", "space:space"),
}
NO_SUCH_SPACE: Final = Reason("space_not_in_use", "6.3.5", "space:space")
NO_CAVE: Final = {
    DRAGON_FLIGHT: Reason("not_an_open_cave", "6.4.10", "space:space"),
    DRAGON_RETURN: Reason("not_an_open_cave", "6.4.17", "space:space"),
}
HAS_TREASURE: Final = Reason("cave_has_treasure", "6.4.10", "space:space")
CLOSED_CAVE: Final = Reason("cave_closed_by_dragon", "A-49", "space:space")
NO_TREASURE: Final = Reason("cave_without_treasure", "6.3.5", "space:space")
NOTHING_TO_RETURN: Final = Reason("cave_without_treasure", "6.4.17", "space:space")
NO_ROOM: Final = {
    APPRENTICE: Reason("not_a_palace_room", "6.4.2", "space:space"),
    MIRAGE: Reason("not_a_palace_room", "6.4.14", "space:space"),
}
NOT_ON_SALE: Final = {
    APPRENTICE: Reason("nothing_on_sale", "6.4.2", "space:space"),
    MIRAGE: Reason("nothing_on_sale", "6.4.14", "space:space"),
}
NOTHING_BELOW: Final = Reason("nothing_below_the_one_on_sale", "6.4.14", "space:space")
SAME_SPACE: Final = Reason("already_there", "6.3.5", "space:space")
FINISHED_SPACE: Final = Reason("space_is_finished", "6.3.4", "space:space")
SEALED_SPACE: Final = Reason("space_sealed", "6.4.20", "space:space")
OWNER_NOT_ADMITTED: Final = Reason("owner_not_admitted", "6.3.5", "owner:seat")
ROOM_FULL: Final = Reason("five_pieces_in_room", "6.3.5", "space:space owner:seat")
NO_SUCH_PIECE: Final = Reason("no_such_piece", "6.4", "piece:handle")
NOT_YOUR_PIECE: Final = Reason("not_your_piece", "6.4.19", "piece:handle")
NOT_YOURS_TO_DOUBLE: Final = Reason("not_your_piece", "6.2.3", "piece:handle")
DOUBLE_ROOM_FULL: Final = Reason("five_pieces_in_room", "A-16", "space:space owner:seat")
YOUR_OWN_PIECE: Final = Reason("your_own_piece", "6.4", "piece:handle")
NOT_A_TOKEN: Final = Reason("carpets_do_not_move", "A-31", "piece:handle")
NO_DESTINATION: Final = Reason("no_legal_destination", "6.3.5", "piece:handle")
NOT_WHERE_SCORED: Final = Reason("not_on_the_space_scored", "6.2.3", "piece:handle")
ALREADY_DOUBLED: Final = Reason("already_doubled", "6.2.3", "piece:handle")
NOTHING_TO_AIM_AT: Final = Reason("nothing_to_aim_at", "6.3.6", "item:item")

LENDER_STRIDE: Final = 5  # target_lender: owner * 5 + type
NO_QUESTION: Final = -1
ITEM_COUNT: Final = FIRST_ARTIFACT_ITEM + KEY + 1


def next_question(item: i64, parts: vec[i64]) -> i64:
    """The decision that still belongs to an item's declaration; NO_QUESTION when it is complete (section 11)."""
    given = len(parts) - 1
    if item == BORROW:
        if given == 0:
            return TARGET_LENDER
        kind = parts[1] % LENDER_STRIDE
        if given == 1 and kind == COUNTERSPELL:
            return TARGET_SPELL
        return TARGET_PIECE if given == 1 and kind == ASTRAL_DOUBLE else NO_QUESTION
    questions = QUESTIONS[item]
    return questions[given] if given < len(questions) else NO_QUESTION


def questions_of(item: int) -> vec[i64]:
    if item in (LUNAR_ECLIPSE, SOLAR_ECLIPSE, CLOSE_SESAME, DRAGON_FLIGHT, DRAGON_RETURN, MIRAGE):
        return vec[i64]([TARGET_SPACE])
    if item == APPRENTICE:
        return vec[i64]([TARGET_SPACE, TARGET_ARTIFACT])
    if item in (SECOND_CHANCE, TELEPORTATION):
        return vec[i64]([TARGET_PIECE, TARGET_SPACE])
    if item in (EYE_FOR_AN_EYE, USE_DOUBLE):
        return vec[i64]([TARGET_PIECE])
    return vec[i64]([TARGET_SPELL]) if item == USE_COUNTERSPELL else EMPTY


QUESTIONS: Final = vec[vec[i64]]([questions_of(item) for item in range(ITEM_COUNT)])


# A space.


def check_space_target(s: Table, item: i64, parts: vec[i64], space: i64) -> Refusal | None:
    if not s.in_use(space):
        return Refusal(NO_SUCH_SPACE, space)
    if item in (SECOND_CHANCE, TELEPORTATION):
        return check_destination(s, item, parts[1], space)
    if space == GUARD_ROOM:
        return Refusal(NOT_THE_GUARD_ROOM, space)
    if item in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        return Refusal(NOTHING_THERE[item], space) if s.is_empty(space) else None
    if item == CLOSE_SESAME:
        return None if s.live(space) else Refusal(NOT_LIVE, space)
    if item in (DRAGON_FLIGHT, DRAGON_RETURN):
        return check_cave(s, item, space)
    return check_room(s, item, space)


def check_cave(s: Table, item: i64, space: i64) -> Refusal | None:
    if space >= CAVES or not s.live(space):
        return Refusal(NO_CAVE[item], space)
    if item == DRAGON_RETURN:
        return None if s.has_treasure(space) else Refusal(NOTHING_TO_RETURN, space)
    if s.has_treasure(space):
        return Refusal(HAS_TREASURE, space)
    return Refusal(CLOSED_CAVE, space) if s.closed >> space & 1 else None


def check_room(s: Table, item: i64, space: i64) -> Refusal | None:
    """A room with an artifact on sale, finished or not; for Mirage also one below it."""
    if space < ROOM_1:
        return Refusal(NO_ROOM[item], space)
    if not s.room_on_sale(space - ROOM_1):
        return Refusal(NOT_ON_SALE[item], space)
    if item == MIRAGE and len(s.piles[space - ROOM_1].cards) < 2:
        return Refusal(NOTHING_BELOW, space)
    return None


def check_destination(s: Table, item: i64, handle: i64, space: i64) -> Refusal | None:
    """6.3.3 to 6.3.5: where a spell may move a token."""
    piece: i64 = s.pieces[handle]
    owner = owner_of(piece)
    anywhere = item == TELEPORTATION and s.rules.teleport_anywhere  # though it can win nothing there
    if space == GUARD_ROOM:
        return Refusal(NOT_THE_GUARD_ROOM, space)
    if space == space_of(piece):
        return Refusal(SAME_SPACE, space)
    if s.finished(space):
        return Refusal(FINISHED_SPACE, space)
    if s.sealed >> space & 1:
        return Refusal(SEALED_SPACE, space)
    if space < CAVES and not s.has_treasure(space) and not anywhere:
        return Refusal(NO_TREASURE, space)
    if space >= ROOM_1:
        if s.shut_out(owner) and not anywhere:
            return Refusal(OWNER_NOT_ADMITTED, owner)
        if room_is_full(s, owner, space):
            return Refusal(ROOM_FULL, space, owner)
    return None


def any_space(s: Table, item: i64) -> bool:
    """For items that are aimed at nothing but a space."""
    first: i64 = ROOM_1 if item in (APPRENTICE, MIRAGE) else 0
    beyond: i64 = CAVES if item in (DRAGON_FLIGHT, DRAGON_RETURN) else ROOM_1 + s.players
    for space in range(first, beyond):
        if check_space_target(s, item, EMPTY, space) is None:
            return True
    return False


def any_destination(s: Table, item: i64, handle: i64) -> bool:
    for space in range(s.done, ROOM_1 + s.players):
        if s.in_use(space) and check_destination(s, item, handle, space) is None:
            return True
    return False


# A piece.


def check_piece_target(s: Table, seat: i64, item: i64, handle: i64) -> Refusal | None:
    """Own for Second Chance and the Double, another player's for the rest."""
    if handle >= len(s.pieces) or not on_board(s.pieces[handle]):
        return Refusal(NO_SUCH_PIECE, handle)
    piece = s.pieces[handle]
    own = owner_of(piece) == seat
    space = space_of(piece)
    if item in (USE_DOUBLE, BORROW):
        return check_doubling(s, seat, handle)
    if item == SECOND_CHANCE and not own:
        return Refusal(NOT_YOUR_PIECE, handle)
    if item != SECOND_CHANCE and own:
        return Refusal(YOUR_OWN_PIECE, handle)
    if item == EYE_FOR_AN_EYE:
        return check_removal(s, handle)
    if not is_token(piece):
        return Refusal(NOT_A_TOKEN, handle)
    if space == GUARD_ROOM:
        return Refusal(NOT_THE_GUARD_ROOM, space)
    return None if any_destination(s, item, handle) else Refusal(NO_DESTINATION, handle)


def check_removal(s: Table, handle: i64) -> Refusal | None:
    """6.4.15: Eye for an Eye reaches every space but the guard room, finished ones too (A-48)."""
    space = space_of(s.pieces[handle])
    return Refusal(NOT_THE_GUARD_ROOM, space) if space == GUARD_ROOM else None


def check_doubling(s: Table, seat: i64, handle: i64) -> Refusal | None:
    piece: i64 = s.pieces[handle]
    space = space_of(piece)
    if owner_of(piece) != seat:
        return Refusal(NOT_YOURS_TO_DOUBLE, handle)
    if not s.scored_now(space):
        return Refusal(NOT_WHERE_SCORED, handle)
    if is_doubled(piece):
        return Refusal(ALREADY_DOUBLED, handle)
    if room_is_full(s, seat, space):
        return Refusal(DOUBLE_ROOM_FULL, space, seat)
    return None


def any_piece(s: Table, seat: i64, item: i64) -> Refusal | None:
    own = item != EYE_FOR_AN_EYE and item != TELEPORTATION
    for handle in range(len(s.pieces)):
        if (owner_of(s.pieces[handle]) == seat) == own and check_piece_target(s, seat, item, handle) is None:
            return None
    return Refusal(NOTHING_TO_AIM_AT, item)
