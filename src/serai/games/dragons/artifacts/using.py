"""Rules section 6.1: using artifacts, and what others learn of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Question
from serai.core.state import NOBODY
from serai.games.dragons.components import COPIES, FIRST_ARTIFACT_ITEM, LAMP
from serai.games.dragons.items import Item
from serai.games.dragons.piles import everybody_sees
from serai.games.dragons.table import NOTHING, OWNED_TYPES, Table

USED: Final = EventType("artifact_used", "6.1", "seat:seat artifact:artifact")
LAMP_LIT: Final = EventType("lamp_lit", "6.2.1", "seat:seat")


class Artifact(Item):
    """An artifact that is used in a window. It lies in front of the screen until clean-up."""

    def __init__(self, kind: i64, where: str, targets: list[Question[Table]]) -> None:
        super().__init__(FIRST_ARTIFACT_ITEM + kind, where, targets)
        self.kind = kind

    def spend(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """A use shows the others an artifact that they did not know of."""
        show_type(s, seat, self.kind)
        spend_use(s, seat, self.kind)
        self.tell_use(s, seat, a)

    def tell_use(self, s: Table, seat: i64, a: i64) -> None:
        s.tell(USED, seat, self.kind)


def spend_use(s: Table, seat: i64, kind: i64) -> None:
    s.uses[seat] += 1
    s.used[seat * OWNED_TYPES + kind] += 1


def light_lamp(s: Table, seat: i64) -> None:
    """With the first spell of the round, as one artifact use (A-29)."""
    if not s.lit >> seat & 1:
        s.lit |= 1 << seat
        spend_use(s, seat, LAMP)
        s.tell(LAMP_LIT, seat)


def show_type(s: Table, seat: i64, kind: i64) -> None:
    """A player who shows more of a type than they were known to own reveals what Abracadabra took."""
    if s.unseen == NOTHING or s.artifact_at[s.unseen] != seat or s.unseen // COPIES != kind:
        return
    if s.unused(seat, kind) <= 1:
        reveal_unseen(s)


def notice_unseen(s: Table) -> None:
    """A player who has used more of a type than they are now known to own has revealed it, too."""
    if s.unseen != NOTHING:
        place = s.artifact_at[s.unseen] * OWNED_TYPES + s.unseen // COPIES
        if s.used[place] >= s.owned[place]:
            reveal_unseen(s)


def reveal_unseen(s: Table) -> None:
    for pile in s.piles:
        everybody_sees(s, pile, s.unseen)
    s.unseen = NOTHING


def put_artifacts_back(s: Table) -> None:
    """4.9: everything in front of the screens goes behind them again."""
    for place in range(len(s.used)):
        s.used[place] = 0
    for seat in range(s.players):
        s.uses[seat] = 0
    s.lit = 0
    s.djinn = NOBODY
