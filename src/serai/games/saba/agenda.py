"""The steps that an action leaves to be done: a stack of them in the state. Without any, the turn goes on."""

from __future__ import annotations

from typing import Final

FIGURE: Final = 0  # 4.4.5; argument: destination * 8 + seat
MARKER: Final = 1  # 5.2; argument: the displaced seat
CHECK_SEAT: Final = 2  # 7.3
LOCK: Final = 3  # 7.4; argument: garden
CLOSE: Final = 4  # step 8 of a build, or the end of a special card; argument: site
REFILL: Final = 5  # 4.3.4; argument: harbour card * 4 + slot
STEPS: Final = ["figure", "marker", "check_seat", "lock", "close", "refill"]
LIMITS: Final = [80, 4, 1, 8, 3, 8]  # the argument of a step is smaller than this
