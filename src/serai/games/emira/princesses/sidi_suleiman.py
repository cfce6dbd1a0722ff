"""Rules section 4.6.5: Sidi Suleiman, who abducts a princess."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.components import PRINCESSES, SIDI
from serai.games.emira.palaces import move_out
from serai.games.emira.table import GONE, Table

SIDI_VISITS: Final = EventType("sidi_visits", "4.6.5", "seat:seat")
ABDUCTED: Final = EventType("abducted", "4.6.5", "princess:princess seat:seat")
NOT_IN_YOUR_PALACE: Final = Reason("princess_not_in_your_palace", "4.6.5", "princess:princess")


def visit(s: Table, seat: i64) -> None:
    """He does not stay."""
    s.tell(SIDI_VISITS, seat)
    s.princess_at[SIDI] = GONE
    s.swapped &= ~(1 << SIDI)
    s.ask(seat, SIDI_VICTIM)


class SidiVictim(Question[Table]):
    """Whom he takes with him."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](s.palace_of(s.seat))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NOT_IN_YOUR_PALACE, option) if s.princess_at[option] != s.seat else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.tell(ABDUCTED, option, seat)
        move_out(s, option, GONE)

    def fits(self, s: Table) -> bool:
        return s.guests[s.seat] > 0


SIDI_VICTIM: Final = SidiVictim(
    "sidi_victim", "4.6.5", [Verb("sidi_victim", choices("princess", PRINCESSES))], open_choice=True
)
