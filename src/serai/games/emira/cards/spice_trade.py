"""Rules section 5.2: Golden Times, Interrupt Spice Trade and New Spice Caravan."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import CARAVAN_KINDS, CARAVAN_SPACES, LONGEST_TRACK
from serai.games.emira.table import EVENTS, Table, caravan, caravan_kind, caravan_remaining

CARAVAN_DELAYED: Final = EventType("caravan_moved_right", "5.2", "seat:seat caravan:caravan remaining")
NOTHING_HAPPENED: Final = EventType("event_without_effect", "E-20", "seat:seat card:event")

NO_SUCH_CARAVAN: Final = Reason("no_such_caravan", "5.2", "caravan:caravan remaining")
RIGHTMOST_SPACE: Final = Reason("caravan_on_rightmost_space", "E-19", "caravan:caravan remaining")


class GoldenTimes(EventCard):
    """Everybody's income is higher this round."""

    def play(self, s: Table, seat: i64) -> None:
        s.golden += 1


class InterruptSpiceTrade(EventCard):
    """No caravan pays or moves this round."""

    def play(self, s: Table, seat: i64) -> None:
        s.interrupted = True


class NewSpiceCaravan(EventCard):
    """One of the player's caravans moves a space to the right."""

    def play(self, s: Table, seat: i64) -> None:
        if any(caravan_remaining(code) < CARAVAN_SPACES[caravan_kind(code)] for code in s.caravans_of(seat)):
            s.ask(seat, NEW_CARAVAN_PICK)
        else:
            s.tell(NOTHING_HAPPENED, seat, s.card)


class NewCaravanPick(Question[Table]):
    """Which one: kind * 8 + remaining - 1."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        own = {caravan_kind(code) * LONGEST_TRACK + caravan_remaining(code) - 1 for code in s.caravans_of(s.seat)}
        return vec[i64](sorted(own))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        kind, remaining = option // LONGEST_TRACK, option % LONGEST_TRACK + 1
        if caravan(s.seat, kind, remaining) not in s.caravans:
            return RefusalCode(NO_SUCH_CARAVAN, kind, remaining)
        if remaining >= CARAVAN_SPACES[kind]:
            return RefusalCode(RIGHTMOST_SPACE, kind, remaining)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        kind, remaining = option // LONGEST_TRACK, option % LONGEST_TRACK + 1
        s.caravans = remove(s.caravans, caravan(seat, kind, remaining))
        s.caravans = append(s.caravans, caravan(seat, kind, remaining + 1))
        s.tell(CARAVAN_DELAYED, seat, kind, remaining + 1)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


def caravan_rows() -> list[dict[str, object]]:
    spaces = range(1, LONGEST_TRACK + 1)
    return [{"caravan": kind, "remaining": space} for kind in CARAVAN_KINDS for space in spaces]


GOLDEN_TIMES_CARD: Final = GoldenTimes()
INTERRUPT_SPICE_TRADE_CARD: Final = InterruptSpiceTrade()
NEW_SPICE_CARAVAN_CARD: Final = NewSpiceCaravan()
NEW_CARAVAN_PICK: Final = NewCaravanPick(
    "new_caravan_pick", "5.2", [Verb("new_caravan_pick", caravan_rows())], open_choice=True
)
