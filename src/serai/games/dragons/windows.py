"""Rules section 7.4: polling, declaring, taking effect."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import RefusalCode
from serai.games.dragons.components import COUNTERSPELL, FIRST_ARTIFACT_ITEM, KEY, SPELL_CARDS, SPELLS, USABLE
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.items import (
    Item,
    check_cast,
    check_item,
    has_item,
    item_of,
    may_be_asked,
    spells_in_hand,
)
from serai.games.dragons.offers import publish_queue
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

PASSES: Final = EventType("passes", "7.4", "window:window seats:seat[]")

CAST: Final = Verb("cast", choices("spell", SPELLS))
PASS: Final = 0
FIRST_ITEM: Final = 1  # item i is option i + 1
MOST_DECLARED: Final = 100  # more than a batch ever has


# Polling.


def open_window(s: Table, window: i64) -> None:
    """A window in which everybody is polled, from the first in turn order on."""
    s.window = window
    s.passes = 0
    s.polled = s.first
    s.push(POLL)


class Poll(Step[Table]):
    """Ask the next player who can declare something; the others pass without being asked (7.5)."""

    def run(self, s: Table, argument: i64) -> None:
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
            close_batch(s)
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


class Window(DragonsQuestion):
    """Pass, or declare a spell or an artifact."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = extend(vec[i64]([PASS]), spells_in_hand(s, s.seat, FIRST_ITEM))
        for kind in range(COUNTERSPELL, KEY + 1):
            if s.unused(s.seat, kind):
                options = append(options, FIRST_ITEM + FIRST_ARTIFACT_ITEM + kind)
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if option == PASS else check_item(s, s.seat, option - FIRST_ITEM)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == PASS:
            pass_on(s)
        else:
            begin_item(s, seat, option - FIRST_ITEM)

    def fits(self, s: Table) -> bool:
        return s.veil and s.window != NO_WINDOW and s.polled == s.seat and has_item(s, s.seat)

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        return FIRST_ITEM + part

    def on_timeout(self, s: Table) -> i64 | None:
        return PASS


class CastingQuestion(DragonsQuestion):
    """A question at which spells can be cast, too; it is put again after what others answer to them (7.4)."""

    def __init__(self, name: str, clause: str, own: list[Verb]) -> None:
        super().__init__(name, clause, [*own, CAST])
        self.cast_from: i64 = sum(verb.size for verb in own)

    # What such a question provides.

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        raise NotImplementedError

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        raise NotImplementedError

    def put_again(self, s: Table, item: Item) -> None:
        """Push the step that asks it, or that comes after the item."""
        raise NotImplementedError

    # What follows from it.

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option < self.cast_from:
            return self.check_own(s, option)
        return check_cast(s, s.seat, option - self.cast_from)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option < self.cast_from:
            self.answer_own(s, seat, option)
        else:
            begin_item(s, seat, option - self.cast_from)


# Declaring, in as many questions as the item has targets.


def begin_item(s: Table, seat: i64, number: i64) -> None:
    s.parts = append(s.parts, number)
    go_on_declaring(s, seat)


def go_on_declaring(s: Table, seat: i64) -> None:
    item = item_of(s, s.parts[0])
    target = item.next_target(s.parts)
    if target is None:
        declare(s, seat, item)
    else:
        s.ask_further(seat, target)


def declare(s: Table, seat: i64, item: Item) -> None:
    """7.4, details 2 and 4: openly, the use is spent now, a real Counterspell acts at once."""
    a: i64 = s.parts[1] if len(s.parts) > 1 else 0
    b: i64 = s.parts[2] if len(s.parts) > 2 else 0
    asked = s.shown_question
    if len(s.batch) == 0 and isinstance(asked, CastingQuestion):
        asked.put_again(s, item)
        s.push(POLL)
    publish_waiting(s)
    item.spend(s, seat, a, b)
    s.batch = extend(s.batch, vec[i64]([seat, item.number, a, b, 0, 0]))
    s.reveals += 1
    item.act_at_once(s, seat, a)
    s.passes = 0
    s.polled = (seat + 1) % s.players


def publish_waiting(s: Table) -> None:
    """Publish what was kept back so that nobody could see who was asked."""
    if len(s.batch) == 0 and (s.window == W_BRIBE or s.window == W_OFFER):
        publish_queue(s)
    elif len(s.batch) > 0 or s.window != W_TURN:
        publish_passes(s)


# Taking effect.


def close_batch(s: Table) -> None:
    """Stage 1: borrowed Counterspells. Stage 2: player by player in turn order, each in order of declaration."""
    for row in range(0, len(s.batch), BATCH_ROW):
        if not s.batch[row + CANCELLED]:
            item_of(s, s.batch[row + 1]).act_first(s, s.batch[row], s.batch[row + 2], s.batch[row + 3])
    s.push(BATCH_DONE)
    for step in range(s.players - 1, -1, -1):
        seat = (s.first + step) % s.players
        for row in range(len(s.batch) - BATCH_ROW, -1, -BATCH_ROW):
            if s.batch[row] == seat and not s.batch[row + CANCELLED]:
                s.push(EFFECT, row // BATCH_ROW)


class Effect(Step[Table]):
    """An item of the batch takes effect. A real Counterspell has acted when it was declared; a borrowed one before."""

    def run(self, s: Table, argument: i64) -> None:
        row = argument * BATCH_ROW
        if not s.batch[row + CANCELLED]:
            s.acting = argument
            item_of(s, s.batch[row + 1]).take_effect(s, s.batch[row], s.batch[row + 2], s.batch[row + 3])

    def argument_limit(self, s: Table) -> i64:
        return MOST_DECLARED


class BatchDone(Step[Table]):
    """Stage 3: spells are discarded; a polled window is polled again, a question is put again."""

    def run(self, s: Table, argument: i64) -> None:
        for row in range(0, len(s.batch), BATCH_ROW):
            if s.batch[row + 1] < SPELL_CARDS:
                s.spells_gone |= 1 << s.batch[row + 1]
        s.batch = EMPTY
        s.acting = 0
        if s.window != W_TURN and s.window != W_BRIBE and s.window != W_OFFER:
            open_window(s, s.window)


WINDOW: Final = Window("window", "7.4", [Verb("pass"), CAST, Verb("use", choices("artifact", USABLE))])
POLL: Final = Poll("poll")
EFFECT: Final = Effect("effect")
BATCH_DONE: Final = BatchDone("batch_done")
