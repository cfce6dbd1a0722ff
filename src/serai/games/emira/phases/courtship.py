"""Rules section 4.6.1, phase 6: the princess chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.emira.components import PRINCESS_CARDS
from serai.games.emira.courting import (
    GOLD_SHOWN,
    SETTLE_UNDECIDED,
    become_undecided,
    best,
    join_later,
    likes_gold,
    seats_with_room,
    show_gold,
)
from serai.games.emira.princesses.hind import bar_hinds_owner
from serai.games.emira.table import COURTSHIP, Table


class CourtshipPhase(Step[Table]):
    def run(self, s: Table, argument: i64) -> None:
        s.phase = COURTSHIP
        for princess in reversed(s.in_play):
            s.push(PRINCESS_CHOOSES, princess)


class PrincessChooses(Step[Table]):
    """She moves in with the one sheik whom she prefers, or is undecided."""

    def run(self, s: Table, argument: i64) -> None:
        s.in_play.remove(argument)
        if likes_gold(argument):
            show_gold(s, GOLD_SHOWN, argument)
        bar_hinds_owner(s, argument)
        s.push(SETTLE_UNDECIDED)
        seat = best(s, argument, seats_with_room(s))
        if seat == NOBODY:
            become_undecided(s, argument)
        else:
            join_later(s, argument, seat)

    def argument_limit(self, s: Table) -> i64:
        return PRINCESS_CARDS


COURTSHIP_PHASE: Final = CourtshipPhase("courtship_phase")
PRINCESS_CHOOSES: Final = PrincessChooses("princess_chooses")
