"""Rules section 7.4: polling, declaring, taking effect."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.facts import EventKind, Refusal
from serai.core.state import NOBODY
from serai.games.dragons.agenda import ASK_PLACE, BATCH_DONE, BRIBES, EFFECT, HAND_OVER, OFFERS, POLL
from serai.games.dragons.artifacts import show_type, spend_use, use_artifact
from serai.games.dragons.board import shown
from serai.games.dragons.components import (
    ABRACADABRA,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BORROW,
    COUNTERSPELL,
    EYE_FOR_AN_EYE,
    FIRST_ARTIFACT_ITEM,
    LAMP,
    ROOM_1,
    SECOND_CHANCE,
    SPELL_CARDS,
    TELEPORTATION,
    USE_COUNTERSPELL,
    USE_DOUBLE,
)
from serai.games.dragons.items import check_item, has_item, item_candidates, may_be_asked
from serai.games.dragons.moves import (
    FIRST_ITEM,
    PASS,
    TARGET_ARTIFACT,
    TARGET_LENDER,
    TARGET_PIECE,
    TARGET_SPACE,
    WINDOW,
)
from serai.games.dragons.queue import publish_queue
from serai.games.dragons.table import (
    BATCH_ROW,
    CANCELLED,
    EMPTY,
    NO_WINDOW,
    W_BRIBE,
    W_OFFER,
    W_TURN,
    Table,
)
from serai.games.dragons.targets import (
    LENDER_STRIDE,
    NO_QUESTION,
    check_piece_target,
    check_space_target,
    next_question,
)
from serai.games.dragons.timing import lendable
from serai.games.dragons.using import check_lender, check_own_artifact, check_spell_target, declared_row

PASSES: Final = EventKind("passes", "7.4", "window:window seats:seat[]")
LAMP_LIT: Final = EventKind("lamp_lit", "6.2.1", "seat:seat")
CAST: Final = EventKind("spell_cast", "6.3", "seat:seat spell:item")
CAST_ON_SPACE: Final = EventKind("spell_cast_on_space", "6.3", "seat:seat spell:item space:space")
CAST_ON_PIECE: Final = EventKind("spell_cast_on_piece", "6.3", "seat:seat spell:item piece:piece")
CAST_TO_MOVE: Final = EventKind("spell_cast_to_move", "6.3", "seat:seat spell:item piece:piece space:space")
CAST_TO_SWAP: Final = EventKind("spell_cast_to_swap", "6.4.2", "seat:seat spell:item room:room artifact:artifact")
BORROWED: Final = EventKind("artifact_borrowed", "6.4.11", "seat:seat owner:seat artifact:artifact")
BORROWED_AGAINST: Final = EventKind(
    "artifact_borrowed_against", "6.4.11", "seat:seat owner:seat artifact:artifact spell:item"
)
BORROWED_FOR: Final = EventKind("artifact_borrowed_for", "6.4.11", "seat:seat owner:seat artifact:artifact piece:piece")
USED: Final = EventKind("artifact_used", "6.1", "seat:seat artifact:artifact")
USED_ON_PIECE: Final = EventKind("artifact_used_on_piece", "6.2.3", "seat:seat artifact:artifact piece:piece")
COUNTERED: Final = EventKind("spell_countered", "6.2.2", "seat:seat spell:item caster:seat")
COUNTERED_BY_LOAN: Final = EventKind("spell_countered_by_loan", "7.6", "seat:seat spell:item caster:seat")
LOAN_TOO_LATE: Final = EventKind("borrowed_counterspell_too_late", "6.3.6", "seat:seat spell:item")


def open_window(s: Table, window: i64) -> None:
    """A window in which everybody is polled, from the first in turn order on."""
    s.window = window
    s.passes = 0
    s.polled = s.first
    s.push(POLL)


def poll(s: Table) -> None:
    """Ask the next player who can declare something; the others pass without being asked (7.5)."""
    if s.recorder is not None and may_be_asked(s):
        s.hushes += 1
    while s.passes < s.players:
        if has_item(s, s.polled):
            s.push(POLL)
            s.ask(s.polled, WINDOW, True)
            return
        pass_on(s)
    publish_passes(s)
    if len(s.batch) > 0:
        take_effect(s)
    else:
        s.window = NO_WINDOW


def pass_on(s: Table) -> None:
    s.passes += 1
    s.polled = (s.polled + 1) % s.players


def publish_passes(s: Table) -> None:
    """All at once, given or automatic, so that nobody learns who was asked (section 9, c)."""
    if s.recorder is not None and s.passes:
        seats: list[int] = [(s.polled - s.passes + step) % s.players for step in range(s.passes)]
        s.tell_cards(PASSES, s.window, seats)


# window


def window_candidates(s: Table) -> list[int]:
    return [PASS] + [FIRST_ITEM + item for item in item_candidates(s, s.seat)]


def check_window(s: Table, option: i64) -> Refusal | None:
    return None if option == PASS else check_item(s, s.seat, option - FIRST_ITEM)


def answer_window(s: Table, seat: i64, option: i64) -> None:
    if option == PASS:
        pass_on(s)
    else:
        begin_item(s, seat, option - FIRST_ITEM)


# Declaring, in as many questions as the item has parameters.


def begin_item(s: Table, seat: i64, item: i64) -> None:
    s.parts = append(s.parts, item)
    go_on_declaring(s, seat)


def go_on_declaring(s: Table, seat: i64) -> None:
    question = next_question(s.parts[0], s.parts)
    if question == NO_QUESTION:
        declare(s, seat)
    else:
        s.ask_further(seat, question)


def check_target(s: Table, kind: i64, option: i64) -> Refusal | None:
    item = s.parts[0]
    if kind == TARGET_SPACE:
        return check_space_target(s, item, s.parts, option)
    if kind == TARGET_PIECE:
        return check_piece_target(s, s.seat, item, option)
    if kind == TARGET_ARTIFACT:
        return check_own_artifact(s, s.seat, option)
    if kind == TARGET_LENDER:
        return check_lender(s, s.seat, option, lendable(s))
    return check_spell_target(s, s.seat, option)


def target_candidates(s: Table, kind: i64) -> list[int]:
    if kind == TARGET_SPACE:
        return list(range(ROOM_1 + s.players))
    if kind == TARGET_PIECE:
        return list(range(len(s.pieces)))
    if kind == TARGET_ARTIFACT:
        return list(range(LAMP, 6))
    if kind == TARGET_LENDER:
        return list(range(s.players * LENDER_STRIDE))
    items: list[int] = [s.batch[row + 1] for row in range(0, len(s.batch), BATCH_ROW)]
    return sorted([item for item in items if item < SPELL_CARDS])


def choose_target(s: Table, seat: i64, option: i64) -> None:
    s.parts = append(s.parts, option)
    go_on_declaring(s, seat)


def declare(s: Table, seat: i64) -> None:
    """7.4, details 2 and 4: openly, the use is spent now, a real Counterspell acts at once."""
    item = s.parts[0]
    a: i64 = s.parts[1] if len(s.parts) > 1 else 0
    b: i64 = s.parts[2] if len(s.parts) > 2 else 0
    if len(s.batch) == 0:
        return_to_question(s, item)
    publish_waiting(s)
    if item < SPELL_CARDS:
        light_lamp(s, seat)
        s.spells[seat] &= ~(1 << item)
        s.given_by[item] = NOBODY
        tell_spell(s, seat, item, a, b)
        if item == APPRENTICE:
            show_type(s, seat, b)
    else:
        use_artifact(s, seat, item - FIRST_ARTIFACT_ITEM)
        if item == USE_DOUBLE:
            s.tell(USED_ON_PIECE, seat, item - FIRST_ARTIFACT_ITEM, shown(s, a))
        else:
            s.tell(USED, seat, item - FIRST_ARTIFACT_ITEM)
    s.batch = extend(s.batch, vec[i64]([seat, item, a, b, 0, 0]))
    s.reveals += 1
    if item == USE_COUNTERSPELL:
        cancel(s, seat, a, COUNTERED)
    s.passes = 0
    s.polled = (seat + 1) % s.players


def return_to_question(s: Table, item: i64) -> None:
    """7.4, open_from_turn: an item declared at one's own question, which is put again after the answers."""
    if s.window == W_TURN:
        s.push(ASK_PLACE)
    elif s.window == W_BRIBE:
        s.push(BRIBES)
    elif s.window == W_OFFER:
        s.push(HAND_OVER if item == ABRACADABRA else OFFERS)
    else:
        return
    s.push(POLL)


def publish_waiting(s: Table) -> None:
    """What was kept back so that nobody could see who is asked."""
    if len(s.batch) == 0 and (s.window == W_BRIBE or s.window == W_OFFER):
        publish_queue(s)
    elif len(s.batch) > 0 or s.window != W_TURN:
        publish_passes(s)


def light_lamp(s: Table, seat: i64) -> None:
    """With the first spell of the round, as one artifact use (A-29)."""
    if not s.lit >> seat & 1:
        s.lit |= 1 << seat
        spend_use(s, seat, LAMP)
        s.tell(LAMP_LIT, seat)


def tell_spell(s: Table, seat: i64, item: i64, a: i64, b: i64) -> None:
    if s.recorder is None:
        return
    if item == BORROW:
        owner, kind = a // LENDER_STRIDE, a % LENDER_STRIDE
        if kind == COUNTERSPELL:
            s.tell(BORROWED_AGAINST, seat, owner, kind, b)
        elif kind == ASTRAL_DOUBLE:
            s.tell(BORROWED_FOR, seat, owner, kind, shown(s, b))
        else:
            s.tell(BORROWED, seat, owner, kind)
    elif item == APPRENTICE:
        s.tell(CAST_TO_SWAP, seat, item, a - ROOM_1, b)
    elif item in (SECOND_CHANCE, TELEPORTATION):
        s.tell(CAST_TO_MOVE, seat, item, shown(s, a), b)
    elif item == EYE_FOR_AN_EYE:
        s.tell(CAST_ON_PIECE, seat, item, shown(s, a))
    elif next_question(item, vec[i64]([item])) == TARGET_SPACE:
        s.tell(CAST_ON_SPACE, seat, item, a)
    else:
        s.tell(CAST, seat, item)


def cancel(s: Table, seat: i64, spell: i64, how: EventKind) -> None:
    """Cancelled and discarded; the other items of the batch stay."""
    row = declared_row(s, spell)
    s.batch[row + CANCELLED] = 1
    s.spells_gone |= 1 << spell
    s.tell(how, seat, spell, s.batch[row])


# Taking effect.


def take_effect(s: Table) -> None:
    """Stage 1: borrowed Counterspells. Stage 2: player by player in turn order, each in order of declaration."""
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == BORROW and not s.batch[row + CANCELLED]:
            if s.batch[row + 2] % LENDER_STRIDE == COUNTERSPELL:
                counter_on_loan(s, s.batch[row], s.batch[row + 3])
    s.push(BATCH_DONE)
    for step in range(s.players - 1, -1, -1):
        seat = (s.first + step) % s.players
        for row in range(len(s.batch) - BATCH_ROW, -1, -BATCH_ROW):
            if s.batch[row] == seat and not s.batch[row + CANCELLED]:
                s.push(EFFECT, row // BATCH_ROW)


def counter_on_loan(s: Table, seat: i64, spell: i64) -> None:
    if declared_row(s, spell) >= 0:
        cancel(s, seat, spell, COUNTERED_BY_LOAN)
    else:
        s.tell(LOAN_TOO_LATE, seat, spell)


def batch_done(s: Table) -> None:
    """Stage 3: spells are discarded; a polled window is polled again, a question is put again."""
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] < SPELL_CARDS:
            s.spells_gone |= 1 << s.batch[row + 1]
    s.batch = EMPTY
    s.acting = 0
    if s.window != W_TURN and s.window != W_BRIBE and s.window != W_OFFER:
        open_window(s, s.window)
