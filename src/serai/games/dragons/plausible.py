"""Whether what is being asked and what remains to be done fit the rest of a position somebody has written."""

from __future__ import annotations

import re
from typing import Final

from serai.core.errors import BadPosition
from serai.core.state import ARGUMENT, LAST_STEP, NOBODY
from serai.games.dragons import agenda as step
from serai.games.dragons import moves
from serai.games.dragons.components import (
    ABRACADABRA,
    ALL_SPACES,
    ALMS,
    BAKSHEESH,
    CARAVANSERAI,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    GUARD_ROOM,
    MARKET,
    MIRAGE,
    OFFERING,
    ROOM_1,
    SACRIFICE,
    SPACES,
    SPELL_CARDS,
    TAXES,
    TELEPORTATION,
    TENT,
)
from serai.games.dragons.effects.moving import removable
from serai.games.dragons.flow import AMOUNT_KINDS, answer, check, stride_of
from serai.games.dragons.items import has_item
from serai.games.dragons.phases.rooms import buyers
from serai.games.dragons.pieces import owner_of
from serai.games.dragons.queue import queue_can_pay
from serai.games.dragons.ranking import ranked
from serai.games.dragons.table import (
    BATCH_ROW,
    CLEAN_UP,
    EMPTY,
    NO_WINDOW,
    OVER,
    PHASES,
    PLACEMENT,
    SCORING,
    SETUP,
    UPKEEP,
    W_BRIBE,
    W_CITYGATE,
    W_END,
    W_OFFER,
    W_PLACED,
    W_SPACE,
    W_START,
    W_TURN,
    WINDOWS,
    Table,
)
from serai.games.dragons.targets import LENDER_STRIDE, QUESTIONS
from serai.games.dragons.treasure_cards import DECK_SIZE

# A letter for each step, in the order of agenda.py; what remains to be done is a word of them, last step first.
LETTERS: Final = "TULKSAGBYOHFPENDCR"
WINDOW_WORD: Final = "(P|DE*N?)?"
WORDS: Final = {
    SETUP: "UT?",
    UPKEEP: f"U|L{WINDOW_WORD}",
    PLACEMENT: f"LK?{WINDOW_WORD}",
    SCORING: f"S(F(A|Y?B?|O|H)|G)?{WINDOW_WORD}",
    CLEAN_UP: f"C|R{WINDOW_WORD}",
    OVER: "",
}
FINISHED: Final = {SETUP: 0, UPKEEP: 0, PLACEMENT: 0, CLEAN_UP: ROOM_1}  # spaces; at clean-up also a room a player
WINDOWS_OF: Final = {
    SETUP: [],
    UPKEEP: [W_START],
    PLACEMENT: [W_TURN, W_PLACED],
    SCORING: [W_SPACE, W_CITYGATE, W_BRIBE, W_OFFER],
    CLEAN_UP: [W_END],
    OVER: [],
}

# The spell whose effect asks a question.
ASKED_BY: Final = {
    moves.ALMS_PICK: [ALMS],
    moves.EXCHANGE_PICK: [EXCHANGE],
    moves.RETURN_TREASURES: [OFFERING, SACRIFICE],
    moves.BAKSHEESH_RESPONSE: [BAKSHEESH],
    moves.TAXES_RESPONSE: [TAXES],
    moves.EYE_RESPONSE: [EYE_FOR_AN_EYE],
    moves.MIRAGE_PICK: [MIRAGE],
    moves.ABRACADABRA_PICK: [ABRACADABRA],
    moves.TELEPORT_PAYMENT: [TELEPORTATION],
}
CITY_QUESTIONS: Final = {
    moves.TENT_KEEP: TENT,
    moves.MARKET_TRADE: MARKET,
    moves.CHOOSE_FIRST_PLAYER: CARAVANSERAI,
}


def argument_limit(kind: int, players: int) -> int:
    """The argument of a step is smaller than this."""
    if kind in (step.START_TREASURES, step.NEXT_PAYER):
        return players + 1
    if kind in (step.SCORE, step.AWARD, step.FINISH):
        return ALL_SPACES + 1
    return 100 if kind == step.EFFECT else 1


def implausible(s: Table) -> list[str]:
    return agenda_problems(s) + window_problems(s) + decision_problems(s)


def agenda_problems(s: Table) -> list[str]:
    """The steps are the rest of a round from this phase on, about the space that is being scored."""
    word = "".join(LETTERS[entry & LAST_STEP] for entry in s.agenda)
    if re.fullmatch(WORDS[s.phase], word) is None:
        return [f"agenda: not the rest of a round in the phase {PHASES[s.phase]}"]
    problems = []
    for entry in s.agenda:
        kind, argument = entry & LAST_STEP, entry >> ARGUMENT
        if kind == step.SCORE and argument != s.done + (1 if s.scoring else 0):
            problems.append(f"agenda: {SPACES[min(argument, ALL_SPACES - 1)]} is not the next space")
        if kind in (step.AWARD, step.FINISH) and (argument != s.done or not s.scoring):
            problems.append(f"agenda: {SPACES[min(argument, ALL_SPACES - 1)]} is not being scored")
        if kind == step.EFFECT and argument * BATCH_ROW >= len(s.batch):
            problems.append("agenda: an effect of an item that nobody declared")
    if s.phase in FINISHED and s.done != FINISHED[s.phase] + (s.players if s.phase == CLEAN_UP else 0):
        problems.append(f"scoring.finished: not so many spaces in the phase {PHASES[s.phase]}")
    if s.scoring != ("F" in word):
        problems.append("scoring: the space under way is not finished afterwards")
    if s.scoring and (s.done >= ROOM_1 + s.players or not s.in_use(s.done)):
        problems.append("scoring: this space is not in use")
    if ("Y" in word or "B" in word) and s.done != GUARD_ROOM:
        problems.append("agenda: bribes are for the guard room")
    if ("O" in word or "H" in word) and s.done < ROOM_1:
        problems.append("agenda: artifacts are sold in palace rooms")
    if s.phase not in (SETUP, OVER) and s.treasure_card < 0 and "U" not in word:
        problems.append("treasure_card: a round needs one")
    if "U" in word and len(s.treasure_deck) + len(s.treasure_discards) != DECK_SIZE:
        problems.append("treasure_card: the last round's card is discarded before the next round")
    return problems


def window_problems(s: Table) -> list[str]:
    if s.window == NO_WINDOW:
        return ["window: a batch without a window"] if len(s.batch) else []
    if s.window not in WINDOWS_OF[s.phase] or (not s.rules.magic and s.window not in (W_BRIBE, W_OFFER)):
        return [f"window: {WINDOWS[s.window]} is not open in this phase"]
    problems = []
    if (s.window == W_BRIBE and s.done != GUARD_ROOM) or (s.window == W_OFFER and s.done < ROOM_1):
        problems.append(f"window: {WINDOWS[s.window]} belongs to another space")
    if s.window in (W_SPACE, W_BRIBE, W_OFFER) and not s.scoring:
        problems.append("window: no space is being scored")
    if len(set(s.queue)) != len(s.queue):
        problems.append("scoring.queue: somebody is in it twice")
    if s.window == W_OFFER and any(seat not in buyers(s, s.done) for seat in s.queue):
        problems.append("scoring.queue: somebody is not present and admitted")
    for row in range(0, len(s.batch), BATCH_ROW):
        if not row_is_sound(s, row):
            problems.append(f"window.batch[{row // BATCH_ROW}]: impossible parameters")
    if s.acting * BATCH_ROW >= max(1, len(s.batch)):
        problems.append("window.acting: no such item")
    return problems


def row_is_sound(s: Table, row: int) -> bool:
    """Targets exist; whether they can still be hit is for the effect to find out."""
    item = s.batch[row + 1]
    questions = QUESTIONS[item] if item < len(QUESTIONS) else EMPTY
    for number, question in enumerate(questions):
        parameter = s.batch[row + 2 + number]
        if question == moves.TARGET_PIECE and parameter >= len(s.pieces):
            return False
        if question == moves.TARGET_SPACE and (parameter >= ROOM_1 + s.players or not s.in_use(parameter)):
            return False
        if question == moves.TARGET_SPELL and parameter >= SPELL_CARDS:
            return False
    if len(questions) == 0 and item < SPELL_CARDS and s.batch[row + 2] % LENDER_STRIDE == 2:
        return s.batch[row + 3] < len(s.pieces)
    return True


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY:
        return []
    name = moves.SPACE.kinds[s.face].name
    return [] if can_be_asked(s, s.seat, s.face) else [f"decision: {name} cannot be asked of seat {s.seat} here"]


def can_be_asked(s: Table, seat: int, kind: int) -> bool:
    """Whether a question, or a chain of them, can begin here."""
    if kind in ASKED_BY:
        return effect_asks(s, seat, kind)
    if s.veil != (kind == moves.WINDOW or queue_is_veiled(s, kind)):
        return False
    if kind == moves.CHOOSE_START_TREASURES:
        return s.phase == SETUP and s.bank_total() >= s.rules.start_units
    if kind == moves.PLACE_TOKEN:
        own_turn = s.rules.magic and not s.rules.every_placement
        return s.phase == PLACEMENT and s.turn == seat and s.hands[seat] > 0 and (s.window == W_TURN) == own_turn
    if kind == moves.WINDOW:
        return s.window != NO_WINDOW and s.polled == seat and has_item(s, seat)
    if kind in CITY_QUESTIONS:
        if not s.scored_now(CITY_QUESTIONS[kind]) or seat not in ranked(s, s.done)[:1]:
            return False
        if kind == moves.MARKET_TRADE:
            return s.wealth(seat) > 0 and s.bank_total() > 0
        return kind != moves.TENT_KEEP or len(s.drawn) > 0
    if kind == moves.BRIBE_GUARD:
        return s.window == W_BRIBE and queue_is_at(s, seat)
    return kind == moves.BUY_ARTIFACT and s.window == W_OFFER and queue_is_at(s, seat)


def queue_is_at(s: Table, seat: int) -> bool:
    return s.asked_at < len(s.queue) and s.queue[s.asked_at] == seat


def queue_is_veiled(s: Table, kind: int) -> bool:
    return kind in (moves.BRIBE_GUARD, moves.BUY_ARTIFACT) and not queue_can_pay(s, s.seat)


def effect_asks(s: Table, seat: int, kind: int) -> bool:
    row = s.acting * BATCH_ROW
    if s.veil or row >= len(s.batch) or s.batch[row + 1] not in ASKED_BY[kind]:
        return False
    caster, target = s.batch[row], s.batch[row + 2]
    if kind == moves.EYE_RESPONSE:
        return owner_of(s.pieces[target]) == seat and len(removable(s, caster)) > 0
    if kind == moves.BAKSHEESH_RESPONSE:
        return seat != caster and len(s.city_pieces(seat)) > 0
    if kind == moves.TAXES_RESPONSE:
        return seat != caster and len(s.room_pieces(seat)) > 0
    if kind == moves.RETURN_TREASURES:
        return s.wealth(seat) > 0
    if kind == moves.MIRAGE_PICK:
        return seat == caster and target >= ROOM_1 and len(s.piles[target - ROOM_1].cards) > 1
    if kind == moves.ABRACADABRA_PICK:
        return seat == caster and s.buyer == seat and s.done >= ROOM_1
    return seat == caster


def retrace(s: Table, kind: int, parts: list[int]) -> None:
    """Give the answer again up to where it stands; BadPosition if that is not possible."""
    seat = s.seat
    for number, part in enumerate(parts):
        option = option_of(s, kind, number, part)
        if option >= moves.SPACE.kinds[s.kind].size or check(s, s.kind, option) is not None:
            raise BadPosition([f"decision.chosen: {part} cannot be chosen"])
        s.seat = NOBODY
        answer(s, seat, option)
        if s.seat == NOBODY:
            raise BadPosition(["decision.chosen: this answer is complete"])
    if s.kind != kind:
        raise BadPosition([f"decision.kind: the next question is {moves.SPACE.kinds[s.kind].name}"])


def option_of(s: Table, kind: int, number: int, part: int) -> int:
    """The option of the question now asked whose choice is kept as `part`; `kind` is the last question."""
    asked = s.kind
    if asked == moves.PLACE_TOKEN:
        return part if kind == moves.PLACE_VALUE else moves.PLACE_CAST + part
    if asked in (moves.WINDOW, moves.MARKET_TRADE):
        return part + 1
    if asked == moves.BRIBE_GUARD:
        return moves.PAY
    if AMOUNT_KINDS >> asked & 1:
        amounts_before = number - first_amount(s, asked)
        return amounts_before * stride_of(asked) + part
    return part


def first_amount(s: Table, kind: int) -> int:
    """How many choices come before the amounts of a question."""
    if kind == moves.BAKSHEESH_PAYMENT:
        return len(s.city_pieces(s.seat))
    return 1 if kind in (moves.MARKET_TAKE, moves.BRIBE_PAYMENT, moves.TAXES_PAYMENT) else 0
