"""The steps that a game is made of. What remains to be done is a stack of them in the state."""

from __future__ import annotations

from typing import Final

START_TREASURES: Final = 0  # argument: how many have chosen
UPKEEP: Final = 1
PLACEMENT: Final = 2  # the next player with a token places
ASK_PLACE: Final = 3  # the player whose turn it is, again
SCORE: Final = 4  # argument: space
AWARD: Final = 5  # argument: space
GATE: Final = 6
BRIBES: Final = 7  # the next player in the queue
ENTRY: Final = 8  # who was not admitted takes tokens home
OFFERS: Final = 9  # the next player in the queue
HAND_OVER: Final = 10  # the buyer takes the artifact on sale
FINISH: Final = 11  # argument: space
POLL: Final = 12
EFFECT: Final = 13  # argument: index of an item in the batch
NEXT_PAYER: Final = 14  # argument: how many players the effect has dealt with
BATCH_DONE: Final = 15
CLEAN_UP: Final = 16
RETURN_HOME: Final = 17

STEPS: Final = [
    "start_treasures",
    "upkeep",
    "placement",
    "ask_place",
    "score",
    "award",
    "gate",
    "bribes",
    "entry",
    "offers",
    "hand_over",
    "finish",
    "poll",
    "effect",
    "next_payer",
    "batch_done",
    "clean_up",
    "return_home",
]
