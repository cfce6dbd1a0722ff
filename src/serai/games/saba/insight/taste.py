"""What the judgement weighs, and how heavily: every tactical number that is a matter of taste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=True)
class Taste:
    """The weights of one way to play. Worths are in points on the roof in the end, unless it says otherwise."""

    def __init__(self) -> None:
        # Resources
        self.resource: float = 0.052  # a resource, while there is time to build with it
        self.full_turns: float = 1.85  # own turns to come from which on it has its full worth
        self.surplus: float = 0.97  # what a piece over the limit is counted too much, in resources
        self.card: float = 1.15  # an action card in hand, in resources
        self.near: float = 0.21  # the next build, times its prize, when it can be paid already
        self.exchange: float = 0.25  # what an exchange must bring to be made without need, in resources
        # The roof
        self.lead_later: float = 0.08  # a point now, for each treasure card to come
        self.lead_now: float = 0.125  # a point now, for a treasure card on a site
        self.chamber: float = 1.13  # a figure in the treasure chamber
        self.marker: float = 0.115  # a marker in the serail
        self.seat: float = 0.5  # the serail seat
        self.rival: float = 0.96  # a rival's point, divided among all rivals
        self.ahead: float = 0.47  # more for every point that a rival has more than the others on average
        self.end_near: float = 1.1  # times that while the game-end card lies on a site
        self.on_site: float = 1.1  # how much a card on a site is feared, against what is counted in games
        self.to_come: float = 0.67  # the same of a card still in the deck
        self.strike: float = 1.27  # how much of the safety counts that striking off a card brings
        # Quarters and the harbour
        self.earning: float = 1.47  # a figure in a quarter that gives something, in resources a turn
        self.swapping: float = 3.2  # the same where something is exchanged
        self.smith: float = 0.93  # the goldsmith against the other quarters
        self.patience: float = 5.6  # turns: the later ones of a long game count less
        self.fewer: float = 0.83  # times that for every figure that works already
        self.blocking: float = 0.35  # a figure blocked by the vizier, in resources
        self.side: float = 0.27  # the rich side of a harbour card up next time, in resources
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
    two.near = 0.18
    two.lead_now = 0.16
    two.chamber = 0.86
    two.marker = 0.04
    two.rival = 1.29
    two.ahead = 0.64
    two.end_near = 0.9
    two.strike = 1.86
    two.earning = 0.99
    two.swapping = 1.21
    two.smith = 1.27
    two.fewer = 0.89
    two.blocking = 0.66
    two.side = 0.7
    return [four, four, two, three, four]


PLAIN: Final = plain()  # fears what is counted in games, no more and no less
