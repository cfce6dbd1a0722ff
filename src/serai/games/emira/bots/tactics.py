"""What a good sheik thinks things are worth, in gold unless said otherwise. Found by play against earlier selves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.emira.components import LONGEST_TRACK

FARTHEST: Final = 8  # no sheik needs more princesses than this
LEAD_SPAN: Final = 6  # in halves of a point: a greater lead is no better

# What a princess's power is worth to her owner over the game, besides what she counts for.
POWERS: Final = [
    0.0,  # albina
    221.0,  # halimah
    0.0,
    -19.9,  # noor
    216.0,  # rasha
    0.0,
    52.4,  # zainab
    0.0,
    -311.0,  # samira
    -306.0,  # zahrah
    0.0,
    215.0,  # layla
    0.0,
    220.0,  # nadia
    0.0,  # firyal
    -300.0,  # hind
    39.3,  # farah
    0.0,
    98.5,  # adara
    -196.0,  # suleika
    -150.0,  # janan
    0.0,
    0.0,
    150.0,  # zafirah
    -441.0,  # xenia
    0.0,
    104.0,  # badra
    0.0,
]

# What an event card is worth in the hand, before anything is known of the right moment.
CARDS: Final = [
    41.0,  # bazaar
    60.0,  # better_breed
    40.0,  # camel_breeding
    30.0,  # camel_epidemic
    152.0,  # changing_her_mind
    130.0,  # court_influence
    160.0,  # double_trouble
    60.0,  # golden_times
    90.0,  # good_looking
    332.0,  # guest_house
    41.9,  # interrupt_spice_trade
    40.0,  # new_orders
    204.0,  # new_spice_caravan
    120.0,  # noble_merchandise
    152.0,  # quiet_days
    153.0,  # restoration
    40.0,  # sick_camels
    68.8,  # vermin
]


class Tactics:
    """The weights of a player's judgement."""

    def __init__(self) -> None:
        # How far the end is, in rounds: a base number, plus some for each princess that the leader lacks.
        self.horizon = 0.758
        self.horizon_per_princess = 2.46
        # A princess for oneself, by how many are still missing before she comes: the last one, the last but one, ...
        self.hope_1 = 3220.0
        self.hope_2 = 1270.0
        self.hope_3 = 702.0
        self.hope_4 = 621.0
        self.hope_5 = 441.0
        self.upkeep = 29.9  # how heavily her upkeep of one round weighs
        self.next_round = 0.367  # how much the princess of the next round matters, with three players
        self.company = 101.0  # one who brings the goal no nearer
        # The same for a rival, as a loss of one's own.
        self.fear = 0.295
        self.fear_1 = 3000.0
        self.power = 1.08  # how seriously the powers of princesses are taken
        self.threat = 0.402  # how surely a rival buys what wins a princess
        self.sidi = 407.0
        # Standing: the chance to win a princess by the lead in what she likes, and for how many rounds it is counted.
        self.behind_3 = 0.04
        self.behind_2 = 0.0779
        self.behind_1 = 0.2
        self.level = 0.42
        self.ahead_1 = 0.635
        self.ahead_2 = 0.82
        self.ahead_3 = 0.88
        self.lead_rounds = 4.12
        self.second_preference = 0.215
        # Room in the palace, by the room that is left.
        self.room_0 = 770.0
        self.room_1 = 293.0
        self.room_2 = 97.8
        # Money.
        self.thrift = 1.79  # what a gold piece is worth to a poor sheik
        self.spending = 513.0  # the gold for a round that halves it
        self.patience = 0.91  # what a payment a round later is worth of one now
        self.later_gold = 1.1
        self.camel_use = 0.266
        self.reserve = 748.0
        self.shortage = 0.333
        self.ruin = 1410.0
        self.usual_spending = 324.0
        # Auctions.
        self.rivalry = 0.423
        self.daring = 0.563
        self.jump = 0.298  # how far a bid goes towards what a rival is expected to bid
        # Events.
        self.event_card = 89.5
        self.waiting = 0.468  # what of a card's worth remains if it is not played now
        self.three_cards = 92.7
        # A preference of one, on the scale of a logarithm.
        self.temperature = 150.0
        self.powers = vec[float](POWERS)
        self.cards = vec[float](CARDS)
        self.hopes = vec[float]()
        self.fears = vec[float]()
        self.leads = vec[float]()
        self.payments = vec[float]()
        self.ready()

    def ready(self) -> None:
        """Lay out the tables that follow from the weights."""
        self.hopes = vec[float]([0.0, self.hope_1, self.hope_2, self.hope_3, self.hope_4])
        self.fears = vec[float]([0.0, self.fear_1])
        while len(self.hopes) <= FARTHEST:
            self.hopes = append(self.hopes, self.hope_5)
        for missing in range(2, FARTHEST + 1):
            self.fears = append(self.fears, self.fear * self.hopes[missing])
        points = [
            self.behind_3,
            self.behind_2,
            self.behind_1,
            self.level,
            self.ahead_1,
            self.ahead_2,
            self.ahead_3,
        ]
        self.leads = vec[float]()
        for halves in range(2 * LEAD_SPAN + 1):
            self.leads = append(self.leads, (points[halves // 2] + points[(halves + 1) // 2]) / 2.0)
        self.payments = vec[float]([0.0])
        share = 1.0
        while len(self.payments) < LONGEST_TRACK + 2:
            share *= self.patience
            self.payments = append(self.payments, self.payments[-1] + share)

    def payments_of(self, rounds: float) -> float:
        """What a number of payments, one per round, is worth in immediate payments."""
        whole: i64 = int(rounds)
        return self.payments[whole] + (rounds - float(whole)) * (self.payments[whole + 1] - self.payments[whole])

    def lead(self, halves: i64) -> float:
        """The chance to win a princess, given the lead in what she likes, in halves of a point."""
        return self.leads[max(0, min(2 * LEAD_SPAN, halves + LEAD_SPAN))]
