"""The roof: how long a figure stands on its balcony, and who would win if the game ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOBODY
from serai.games.saba.components import GARDENS, PALACE_CARDS, STAGES, garden_of, stage_of
from serai.games.saba.table import Table

# Chances that a card which would displace a figure is built by somebody else before the game ends.
ON_SITE: Final = [0.0, 0.0, 0.62, 0.62]  # by stage
FOUNTAIN_TO_COME: Final = 0.55
PILLAR_TO_COME: Final = 0.5
OTHERS: Final = [0.0, 0.0, 0.85, 0.95, 1.0]  # by players: the fewer others, the fewer who build it


def lies_on_site(s: Table, card: i64) -> bool:
    for other in s.sites:
        if other == card:
            return True
    return False


def threat(s: Table, card: i64) -> float:
    """The chance that a card of the garden's next stages is still built by somebody else."""
    if (s.built | s.removed) >> card & 1:
        return 0.0
    stage = stage_of(card)
    if lies_on_site(s, card):
        return ON_SITE[stage] * OTHERS[s.players]
    return (FOUNTAIN_TO_COME if stage == 2 else PILLAR_TO_COME) * OTHERS[s.players]


def hold(s: Table, garden: i64, stage: i64, without: i64 = -1) -> float:
    """The chance that a figure above a piece of this stage stands there in the end; `without` a card struck off."""
    chance = 1.0
    while stage < STAGES:
        card = stage * GARDENS + garden
        if card != without:
            chance *= 1.0 - threat(s, card)
        stage += 1
    return chance


# The end


def last_to_build(s: Table, card: i64) -> bool:
    """Whether the game is over once this card is built: no card that is left could be built after it."""
    if s.gone < PALACE_CARDS - STAGES:
        return False
    gone = s.built | s.removed
    for other in range(PALACE_CARDS):
        if other != card and not gone >> other & 1:
            if garden_of(other) != garden_of(card) or stage_of(other) > stage_of(card):
                return False
    return True


class Count:
    """The points as they stand, or as they will once somebody has built in a garden (-1: nowhere)."""

    def __init__(self, s: Table, builder: i64, garden: i64) -> None:
        self.points: list[int] = [s.points(seat) for seat in range(s.players)]
        self.serail = s.serail
        if garden >= 0:
            displaced: i64 = s.balconies[garden]
            self.points[builder] += 1
            if displaced != NOBODY:
                self.points[displaced] -= 1
                self.serail = [displaced, *self.serail[: s.rules.cells - 1]]
        self.most: i64 = max(self.points)

    def leader(self) -> i64:
        """5.3: the most points, then the most markers, then the nearest one; NOBODY if that decides nothing."""
        best = NOBODY
        tied: i64 = 0
        for seat in range(len(self.points)):
            if self.points[seat] == self.most:
                best = seat
                tied += 1
        return best if tied == 1 else self.tied_leader()

    def tied_leader(self) -> i64:
        best = NOBODY
        most: i64 = 0
        for owner in self.serail:
            if self.points[owner] == self.most:
                count: i64 = 0
                for other in self.serail:
                    if other == owner:
                        count += 1
                if count > most:
                    best = owner
                    most = count
        return best

    def share(self, seat: i64) -> float:
        """What a seat would get if the game ended so: 1 for a victory, less if it is shared."""
        if self.points[seat] < self.most:
            return 0.0
        leader = self.leader()
        if leader != NOBODY:
            return 1.0 if leader == seat else 0.0
        tied: i64 = 0
        for points in self.points:
            if points == self.most:
                tied += 1
        return 1.0 / float(tied)
