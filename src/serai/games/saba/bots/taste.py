"""What the judgement weighs, and how heavily: every tactical number that is a matter of taste."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# bench/tastes.py --players N --mode MODE (ADVANCED_TWO: --games 160000 --round 10000): the weights in the order in
# which `Taste` names them.
BASIC_TWO: Final = [
    0.0420, 2.3530, 0.2594, 0.7298, 1.0894, 1.0595, 0.8814, 0.1981, 0.2351, 0.2828,
    0.0488, 0.2029, 0.0345, 1.0672, 0.0465, 0.5000, 1.1671, 0.5413, 1.2935, 1.2776,
    0.9921, 0.6002, 2.0032, 2.0866, 1.2435, 1.2118, 0.2813, 1.9573, 5.2702, 0.8441,
    0.6977, 0.5783, 0.7000, 0.1200, 0.0400, 0.1000,
]  # fmt: skip
BASIC_THREE: Final = [
    0.0660, 3.2994, 0.2983, 0.5441, 1.2633, 0.9975, 1.1883, 0.3013, 0.3146, 0.1776,
    0.0548, 0.0876, 0.0341, 1.5573, 0.1018, 0.5000, 0.9689, 0.3691, 1.2766, 1.9783,
    0.9794, 0.6962, 1.7162, 2.1205, 1.6220, 0.8488, 0.1642, 3.6975, 4.5771, 1.0635,
    0.4592, 0.2422, 0.7000, 0.1200, 0.0400, 0.1000,
]  # fmt: skip
BASIC_FOUR: Final = [
    0.0612, 1.9984, 0.2983, 0.4825, 1.0594, 1.1553, 1.3226, 0.2805, 0.3419, 0.2641,
    0.0460, 0.0947, 0.0348, 1.6828, 0.1218, 0.5000, 0.7838, 0.3669, 1.0008, 1.6893,
    0.7936, 0.7359, 1.4941, 1.9323, 2.6822, 0.6931, 0.1338, 4.2220, 3.6375, 1.0052,
    0.4573, 0.2687, 0.7000, 0.1200, 0.0400, 0.1000,
]  # fmt: skip
ADVANCED_TWO: Final = [
    0.0526, 1.8641, 0.2352, 0.4920, 1.3067, 1.3944, 1.2808, 0.1717, 0.2685, 0.2533,
    0.0569, 0.1705, 0.0275, 0.9475, 0.0389, 0.5176, 1.3585, 0.5507, 0.9368, 1.3958,
    0.7514, 0.9066, 1.8555, 2.3815, 0.7164, 1.0060, 0.1916, 1.5766, 7.1285, 0.6376,
    0.6996, 0.5029, 0.7336, 0.0976, 0.0394, 0.0866,
]  # fmt: skip
ADVANCED_THREE: Final = [
    0.0703, 1.7459, 0.2512, 0.5176, 1.3917, 1.5560, 1.5138, 0.2040, 0.2305, 0.2808,
    0.0533, 0.0932, 0.0266, 1.7242, 0.1290, 0.4815, 0.9943, 0.3982, 1.0827, 2.1916,
    0.6153, 0.7161, 1.6735, 3.5907, 1.2325, 0.8322, 0.1740, 5.2068, 4.1715, 0.7768,
    0.6703, 0.2206, 0.8896, 0.0889, 0.0331, 0.1027,
]  # fmt: skip
ADVANCED_FOUR: Final = [
    0.0853, 2.5206, 0.2462, 0.5500, 1.1341, 1.2091, 1.5689, 0.2303, 0.3332, 0.2139,
    0.0443, 0.1009, 0.0293, 1.3563, 0.1353, 0.4248, 0.8135, 0.3751, 1.3130, 1.7694,
    0.5467, 0.6643, 1.9142, 2.6120, 1.1825, 0.8070, 0.1649, 3.4225, 3.8843, 1.0391,
    0.4814, 0.2944, 0.6727, 0.0685, 0.0285, 0.0978,
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
