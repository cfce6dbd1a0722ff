"""What the judgement weighs, and how heavily: every tactical number that is a matter of taste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=True)
class Taste:
    """The weights of one way to play. Worths are in points on the roof in the end, unless it says otherwise."""

    def __init__(self) -> None:
        # Resources
        self.resource: float = 0.056  # a resource, while there is time to build with it
        self.full_turns: float = 2.31  # own turns to come from which on it has its full worth
        self.early: float = 0.21  # more of that worth for every turn to come beyond these
        self.no_gold: float = 0.54  # what it costs to have no gold left, in resources
        self.surplus: float = 1.33  # what a piece over the limit is counted too much, in resources
        self.card: float = 1.41  # an action card in hand, in resources
        self.near: float = 0.28  # the next build, times its prize, when it can be paid already
        self.exchange: float = 0.25  # what an exchange must bring to be made without need, in resources
        # The roof
        self.lead_later: float = 0.059  # a point now, for each treasure card to come
        self.lead_now: float = 0.093  # a point now, for a treasure card on a site
        self.chamber: float = 1.39  # a figure in the treasure chamber
        self.marker: float = 0.12  # a marker in the serail
        self.seat: float = 0.5  # the serail seat
        self.rival: float = 0.89  # a rival's point, divided among all rivals
        self.ahead: float = 0.39  # more for every point that a rival has more than the others on average
        self.end_near: float = 1.1  # times that while the game-end card lies on a site
        self.on_site: float = 1.72  # how much a card on a site is feared, against what is counted in games
        self.to_come: float = 0.73  # the same of a card still in the deck
        self.strike: float = 1.78  # how much of the safety counts that striking off a card brings
        # Quarters and the harbour
        self.earning: float = 1.71  # a figure in a quarter that gives something, in resources a turn
        self.swapping: float = 2.72  # the same where something is exchanged
        self.smith: float = 0.94  # the goldsmith against the other quarters
        self.plenty: float = 0.17  # less of that for every piece at hand of what the quarter gives
        self.dear: float = 3.64  # what the second place of a quarter costs beyond its price, in resources
        self.patience: float = 4.05  # turns: the later ones of a long game count less
        self.fewer: float = 1.03  # times that for every figure that works already
        self.blocking: float = 0.53  # a figure blocked by the vizier, in resources
        self.side: float = 0.29  # the rich side of a harbour card up next time, in resources
        # The advanced game
        self.harm: float = 0.7  # a piece that a rival loses, in resources
        self.lock: float = 0.12  # how much of the danger a lock takes away
        self.lacked: float = 0.04  # more for every rival who has nothing of its type


def plain() -> Taste:
    taste = Taste()
    taste.on_site = 1.0
    taste.to_come = 1.0
    return taste


def tastes() -> list[Taste]:
    """By players, as games of many slightly different tastes with each other have found them."""
    two, three, four = Taste(), Taste(), Taste()
    two.resource = 0.043
    two.full_turns = 1.9
    two.early = 0.18
    two.no_gold = 0.42
    two.surplus = 1.28
    two.card = 0.97
    two.near = 0.16
    two.lead_later = 0.063
    two.lead_now = 0.16
    two.chamber = 0.94
    two.marker = 0.042
    two.rival = 1.21
    two.ahead = 0.61
    two.end_near = 0.9
    two.on_site = 1.2
    two.to_come = 0.75
    two.strike = 1.76
    two.earning = 1.46
    two.swapping = 1.04
    two.smith = 1.55
    two.plenty = 0.27
    two.dear = 1.45
    two.patience = 6.11
    two.fewer = 0.9
    two.blocking = 0.71
    two.side = 0.61
    return [four, four, two, three, four]


PLAIN: Final = plain()  # fears what is counted in games, no more and no less
