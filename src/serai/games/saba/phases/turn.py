"""Rules section 4.1: the turn as a state machine, from one player to the next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.games.saba.phases.building import BUILD_WINDOW
from serai.games.saba.phases.draw import DISCARD_CARDS, RETURN_RESOURCES, over_hand_limit, over_stock_limit
from serai.games.saba.phases.ending import end
from serai.games.saba.phases.harbour import HARBOUR_WINDOW
from serai.games.saba.phases.placing import QUARTER_WINDOW
from serai.games.saba.phases.quarters import make_ready
from serai.games.saba.phases.windows import Window
from serai.games.saba.table import FINAL, LIMITS, PRE_HARBOUR, STALLED, Table

TURN_BEGINS: Final = EventType("turn_begins", "4.1", "seat:seat turn")
TURN_ENDS: Final = EventType("turn_ends", "4.7", "seat:seat")

END_TURN: Final = 0
ONLY_END: Final = vec[i64]([END_TURN])


class FinalWindow(Window):
    """The last free actions; the turn can always be ended."""

    def own_candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ONLY_END

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        s.step = LIMITS
        s.tell(TURN_ENDS, s.active)


FINAL_WINDOW: Final = FinalWindow("final", "4.7", FINAL, [Verb("end_turn")])
WINDOWS: Final[list[Window]] = [HARBOUR_WINDOW, BUILD_WINDOW, QUARTER_WINDOW, FINAL_WINDOW]  # by the step of the turn


def start_turn(s: Table) -> None:
    s.turn += 1
    s.step = PRE_HARBOUR
    s.has_built = False
    s.has_used_special = False
    s.card_left = False
    make_ready(s, s.active)
    s.tell(TURN_BEGINS, s.active, s.turn)


def go_on(s: Table) -> None:
    """Ask what the state of the turn asks for; within the limits the turn is over."""
    if s.step != LIMITS:
        s.ask(s.active, WINDOWS[s.step])
    elif over_hand_limit(s, s.active):
        s.ask(s.active, DISCARD_CARDS)
    elif over_stock_limit(s, s.active):
        s.ask(s.active, RETURN_RESOURCES)
    else:
        finish_turn(s)


def finish_turn(s: Table) -> None:
    """6 (c), S-41: too many turns in a row without a card leaving a site end the game."""
    s.quiet = 0 if s.card_left else s.quiet + 1
    if s.quiet >= s.rules.quiet_limit:
        end(s, STALLED)
        return
    s.active = (s.active + 1) % s.players
    start_turn(s)
