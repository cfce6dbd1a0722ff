"""What the judgement weighs, and how heavily: every tactical number that is a matter of taste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# bench/tastes.py --players N --mode MODE: the weights in the order in which `Taste` names them.
BASIC_TWO: Final = [
    0.043, 1.9, 0.18, 0.42, 1.0, 1.28, 0.97, 0.16, 0.3, 0.25,
    0.063, 0.16, 0.03, 0.94, 0.042, 0.5, 1.21, 0.61, 0.9, 1.2,
    0.75, 1.0, 1.76, 1.46, 1.04, 1.55, 0.27, 1.45, 6.11, 0.9,
    0.71, 0.61, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip
BASIC_THREE: Final = [
    0.056, 2.31, 0.21, 0.54, 1.0, 1.33, 1.41, 0.28, 0.3, 0.25,
    0.059, 0.093, 0.03, 1.39, 0.12, 0.5, 0.89, 0.39, 1.1, 1.72,
    0.73, 1.0, 1.78, 1.71, 2.72, 0.94, 0.17, 3.64, 4.05, 1.03,
    0.53, 0.29, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip
BASIC_FOUR: Final = [
    0.056, 2.31, 0.21, 0.54, 1.0, 1.33, 1.41, 0.28, 0.3, 0.25,
    0.059, 0.093, 0.03, 1.39, 0.12, 0.5, 0.89, 0.39, 1.1, 1.72,
    0.73, 1.0, 1.78, 1.71, 2.72, 0.94, 0.17, 3.64, 4.05, 1.03,
    0.53, 0.29, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip
ADVANCED_TWO: Final = [
    0.043, 1.9, 0.18, 0.42, 1.0, 1.28, 0.97, 0.16, 0.3, 0.25,
    0.063, 0.16, 0.03, 0.94, 0.042, 0.5, 1.21, 0.61, 0.9, 1.2,
    0.75, 1.0, 1.76, 1.46, 1.04, 1.55, 0.27, 1.45, 6.11, 0.9,
    0.71, 0.61, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip
ADVANCED_THREE: Final = [
    0.056, 2.31, 0.21, 0.54, 1.0, 1.33, 1.41, 0.28, 0.3, 0.25,
    0.059, 0.093, 0.03, 1.39, 0.12, 0.5, 0.89, 0.39, 1.1, 1.72,
    0.73, 1.0, 1.78, 1.71, 2.72, 0.94, 0.17, 3.64, 4.05, 1.03,
    0.53, 0.29, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip
ADVANCED_FOUR: Final = [
    0.056, 2.31, 0.21, 0.54, 1.0, 1.33, 1.41, 0.28, 0.3, 0.25,
    0.059, 0.093, 0.03, 1.39, 0.12, 0.5, 0.89, 0.39, 1.1, 1.72,
    0.73, 1.0, 1.78, 1.71, 2.72, 0.94, 0.17, 3.64, 4.05, 1.03,
    0.53, 0.29, 0.7, 0.12, 0.04, 0.1,
]  # fmt: skip


@mypyc_attr(native_class=True)
class Taste:
    """The weights of one way to play. Worths are in points on the roof in the end, unless it says otherwise."""

    def __init__(self, weights: list[float]) -> None:
        # Resources
        self.resource = weights[0]  # a resource, while there is time to build with it
        self.full_turns = weights[1]  # own turns to come from which on it has its full worth
        self.early = weights[2]  # more of that worth for every turn to come beyond these
        self.no_gold = weights[3]  # what it costs to have no gold left, in resources
        self.gold = weights[4]  # the count of gold against that of materials
        self.surplus = weights[5]  # what a piece over the limit is counted too much, in resources
        self.card = weights[6]  # an action card in hand, in resources
        self.near = weights[7]  # the next build, times its prize, when it can be paid already
        self.saving = weights[8]  # the same of a special card that would be taken now: how much of its worth counts
        self.exchange = weights[9]  # what an exchange must bring to be made without need, in resources
        # The roof
        self.lead_later = weights[10]  # a point now, for each treasure card to come
        self.lead_now = weights[11]  # a point now, for a treasure card on a site
        self.lead_ready = weights[12]  # more of that if somebody has what the treasure card costs
        self.chamber = weights[13]  # a figure in the treasure chamber
        self.marker = weights[14]  # a marker in the serail
        self.seat = weights[15]  # the serail seat
        self.rival = weights[16]  # a rival's point, divided among all rivals
        self.ahead = weights[17]  # more for every point that a rival has more than the others on average
        self.end_near = weights[18]  # times that while the game-end card lies on a site
        self.on_site = weights[19]  # how much a card on a site is feared, against what is counted in games
        self.to_come = weights[20]  # the same of a card still in the deck
        self.pillar = weights[21]  # times both where the card is a pillar
        self.strike = weights[22]  # how much of the safety counts that striking off a card brings
        # Quarters and the harbour
        self.earning = weights[23]  # a figure in a quarter that gives something, in resources a turn
        self.swapping = weights[24]  # the same where something is exchanged
        self.smith = weights[25]  # the goldsmith against the other quarters
        self.plenty = weights[26]  # less of that for every piece at hand of what the quarter gives
        self.dear = weights[27]  # what the second place of a quarter costs beyond its price, in resources
        self.patience = weights[28]  # turns: the later ones of a long game count less
        self.fewer = weights[29]  # times that for every figure that works already
        self.blocking = weights[30]  # a figure blocked by the vizier, in resources
        self.side = weights[31]  # the rich side of a harbour card up next time, in resources
        # The advanced game
        self.harm = weights[32]  # a piece that a rival loses, in resources
        self.lock = weights[33]  # how much of the danger a lock takes away
        self.lacked = weights[34]  # more for every rival who has nothing of its type
        self.barred = weights[35]  # and for every rival whom it keeps from building over it at once


def plain() -> Taste:
    """Fears what is counted in games, no more and no less."""
    taste = Taste(BASIC_FOUR)
    taste.on_site = taste.to_come = taste.pillar = 1.0
    return taste


PLAIN: Final = plain()
# By players.
BASIC: Final = [Taste(row) for row in (BASIC_FOUR, BASIC_FOUR, BASIC_TWO, BASIC_THREE, BASIC_FOUR)]
ADVANCED: Final = [Taste(row) for row in (ADVANCED_FOUR, ADVANCED_FOUR, ADVANCED_TWO, ADVANCED_THREE, ADVANCED_FOUR)]


def taste_of(players: i64, advanced: bool) -> Taste:
    return ADVANCED[players] if advanced else BASIC[players]
