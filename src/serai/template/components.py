"""Section 0: what the game is made of, and where it can be."""

from __future__ import annotations

from typing import Final

CARDS: Final = 12
NAMES: Final = [f"card_{number}" for number in range(CARDS)]  # names let tests check that no secret is revealed
HAND: Final = 2
COINS: Final = 100
STEP: Final = 10  # payments are multiples of ten

IN_DECK: Final = -1  # where a card is, unless it is in the hand of a seat
USED: Final = -2
SEALED: Final = 8  # + seat
