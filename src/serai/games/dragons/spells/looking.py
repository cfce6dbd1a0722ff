"""Looking through the pile of a palace room: Mirage and Abracadabra."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import PILE_BASIC
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.table import Table

FIRST_PLACE: Final = 0  # the artifact on sale


def look_at_pile(s: Table, seat: i64, room: i64, looked: EventType, saw: EventType) -> None:
    pile = s.piles[room]
    for position in range(1, len(pile.cards) + 1):
        pile.show(position, 1 << seat)
    s.reveals += 1
    if s.recorder is not None:
        s.tell(looked, seat, room, len(pile.cards))
        types = [s.artifact_type(card) for card in pile.top(len(pile.cards))]
        s.tell_cards(saw, seat, types, 1 << seat)


class PilePick(DragonsQuestion):
    """One of the artifacts in a pile, by its place from the top."""

    def __init__(self, name: str, clause: str, not_in_pile: Reason) -> None:
        places: list[dict[str, object]] = [{"place": place} for place in range(PILE_BASIC)]
        super().__init__(name, clause, [Verb("pick", places)])
        self.not_in_pile = not_in_pile

    def room(self, s: Table) -> i64:
        """The palace room, counted from 0."""
        raise NotImplementedError

    def pile(self, s: Table) -> Deck:
        return s.piles[self.room(s)]

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(len(self.pile(s).cards)))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        size = len(self.pile(s).cards)
        return None if option < size else RefusalCode(self.not_in_pile, option, size)

    def on_timeout(self, s: Table) -> i64 | None:
        return FIRST_PLACE
