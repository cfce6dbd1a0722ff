"""Rules sections 4.1 and 4.2: the windows of a turn, each of which ends in the free actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import RefusalCode
from serai.games.saba.cards.playing import check_play, play_card
from serai.games.saba.components import ACTION_CARDS
from serai.games.saba.phases.quarters import ALL_USES, check_quarter_use, quarter_uses, use_or_exchange, with_quarters
from serai.games.saba.table import Table

FIRST_CARD: Final = ALL_USES  # free actions: first the uses of quarters, then kinds of action cards


class Window(Question[Table]):
    """What the player in turn does next: something of the window itself, or a free action."""

    def __init__(self, name: str, clause: str, step: i64, own: list[Verb]) -> None:
        super().__init__(name, clause, [*own, *quarter_uses(), Verb("play", choices("card", ACTION_CARDS))])
        self.step = step
        self.free_from: i64 = sum(verb.size for verb in own)

    # What a window provides.

    def own_candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        raise NotImplementedError

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        return None

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        raise NotImplementedError

    # What follows from it.

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        own = self.own_candidates(s, likely_only)
        if likely_only and s.ready == 0 and len(s.hands[s.seat]) == 0:
            return own
        options = with_quarters(s, own, s.seat, self.free_from, likely_only)
        last: i64 = -1
        for card in s.hands[s.seat]:
            if card != last:
                options = append(options, self.free_from + FIRST_CARD + card)
            last = card
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        free = option - self.free_from
        if free < 0:
            return self.check_own(s, option)
        return check_quarter_use(s, free) if free < FIRST_CARD else check_play(s, free - FIRST_CARD)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        free = option - self.free_from
        if free < 0:
            self.answer_own(s, seat, option)
        elif free < FIRST_CARD:
            use_or_exchange(s, seat, free)
        else:
            play_card(s, seat, free - FIRST_CARD)

    def skippable(self, s: Table) -> bool:
        """A player who holds cards is always asked: others do not see whether any of them can be played."""
        return len(s.hands[s.seat]) == 0

    def fits(self, s: Table) -> bool:
        return s.seat == s.active and s.step == self.step and not s.agenda
