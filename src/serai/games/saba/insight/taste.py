"""What the judgement weighs, and how heavily: every tactical number that is a matter of taste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=True)
class Taste:
    """The weights of one way to play. Worths are in points on the roof in the end, unless it says otherwise."""

    def __init__(self) -> None:
        # Resources
        self.resource: float = 0.06  # a resource, while there is time to build with it
        self.full_turns: float = 2.0  # own turns to come from which on it has its full worth
        self.surplus: float = 0.9  # what a piece over the limit is counted too much, in resources
        self.card: float = 0.9  # an action card in hand, in resources
        self.near: float = 0.24  # the next build, times its prize, when it can be paid already
        self.exchange: float = 0.4  # what an exchange must bring to be made without need, in resources
        # The roof
        self.lead_later: float = 0.09  # a point now, for each treasure card to come
        self.lead_now: float = 0.15  # a point now, for a treasure card on a site
        self.chamber: float = 1.0  # a figure in the treasure chamber
        self.marker: float = 0.06  # a marker in the serail
        self.seat: float = 0.5  # the serail seat
        self.rival: float = 1.0  # a rival's point, divided among all rivals
        self.ahead: float = 0.5  # more for every point that a rival has more than the others on average
        self.end_near: float = 1.0  # times that while the game-end card lies on a site
        self.on_site: float = 1.0  # how much a card on a site is feared, against what is counted in games
        self.to_come: float = 0.75  # the same of a card still in the deck
        self.strike: float = 1.0  # how much of the safety counts that striking off a card brings
        # Quarters and the harbour
        self.earning: float = 1.8  # a figure in a quarter that gives something, in resources a turn
        self.swapping: float = 1.75  # the same where something is exchanged
        self.smith: float = 0.95  # the goldsmith against the other quarters
        self.patience: float = 6.0  # turns: the later ones of a long game count less
        self.fewer: float = 0.8  # times that for every figure that works already
        self.blocking: float = 0.5  # a figure blocked by the vizier, in resources
        self.side: float = 0.2  # the rich side of a harbour card up next time, in resources
        # The advanced game
        self.harm: float = 0.7  # a piece that a rival loses, in resources
        self.lock: float = 0.12  # how much of the danger a lock takes away
        self.lacked: float = 0.04  # more for every rival who has nothing of its type


def plain() -> Taste:
    taste = Taste()
    taste.to_come = 1.0
    return taste


def tastes() -> list[Taste]:
    """By players, as duels have found them."""
    two, three, four = Taste(), Taste(), Taste()
    two.marker = 0.03
    two.earning = 1.3
    two.swapping = 1.0
    four.marker = 0.1
    return [four, four, two, three, four]


PLAIN: Final = plain()  # fears what is counted in games, no more and no less
