"""What a seed stands for: which game is played, in which mode and language, on which screen, with what in hand.

course(17)    always the same; what is asked for on the command line chooses among seeds, and changes none
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

GAMES: Final = {
    "emira": (("standard", "advanced"), (3, 4, 5)),
    "dragons": (("basic", "magic"), (3, 4, 5)),
    "saba": (("basic", "advanced"), (2, 3, 4)),
}
LANGUAGES: Final = ("en", "fr", "pl", "nl", "de")
SIZES: Final = ("1440x900", "820x1180", "390x844", "390x664", "360x640", "844x390")
INPUTS: Final = ("mouse", "finger", "keys")
# Alone with bots, with somebody else at the same device, with somebody who looks on, or looking back on a game.
VISITS: Final = ("alone", "shared", "watched", "replay")
LATE: Final = (0, 0, 0, 4, 12, 30, 70, 120)  # answers that were given before the person comes


@dataclass(frozen=True)
class Course:
    seed: int
    game: str
    mode: str
    players: int
    bot: str
    late: int
    language: str
    size: str
    input: str
    theme: str
    still: bool
    visit: str

    @property
    def persons(self) -> int:
        """How many of the seats are this device's."""
        return 2 if self.visit == "shared" else 1

    @property
    def viewport(self) -> tuple[int, int]:
        width, height = self.size.split("x")
        return int(width), int(height)

    @property
    def wide(self) -> bool:
        return self.viewport[0] >= 1000

    def __str__(self) -> str:
        moving = "" if self.still else ", with motion"
        return (
            f"seed {self.seed}: {self.game} {self.mode} for {self.players} with {self.bot} bots, after {self.late}"
            f" answers, {self.visit}, {self.language}, {self.size}, {self.input}, {self.theme}{moving}"
        )


def course(seed: int) -> Course:
    rng = random.Random(f"course {seed}")
    game = rng.choice(list(GAMES))
    modes, players = GAMES[game]
    size = rng.choice(SIZES)
    # Who has a wide screen has no finger on it; who has a phone seldom has anything else.
    means = ("mouse", "mouse", "keys") if size == SIZES[0] else ("finger", "finger", "finger", "mouse", "keys")
    return Course(
        seed=seed,
        game=game,
        mode=rng.choice(modes),
        players=rng.choice(players),
        bot=rng.choice(("greedy", "greedy", "random")),
        late=rng.choice(LATE),
        language=rng.choice(LANGUAGES),
        size=size,
        input=rng.choice(means),
        theme=rng.choice(("dark", "light")),
        still=rng.random() < 0.75,
        visit=rng.choices(VISITS, (6, 2, 2, 2))[0],
    )
