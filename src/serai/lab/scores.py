"""The result of a duel, for each bot."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Final

from serai.lab.intervals import Spread, effective, wilson
from serai.lab.playing import Played, Thinking
from serai.lab.schedule import Seating

USUAL: Final = 0.95
SURE: Final = 0.999  # looking repeatedly takes a wider interval than looking once
FEWEST_GAMES: Final = 40  # games before anything is considered clear


@dataclass
class Score:
    """A bot's wins; those of several winners count in parts. `seats` is how many it has in each game."""

    bot: str
    seats: int
    players: int
    games: int = 0
    won: float = 0.0
    deals: Spread = field(default_factory=Spread)  # the part of its games that the bot won, deal by deal
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def fair(self) -> float:
        return 1.0 / self.players

    @property
    def share(self) -> float:
        """Of the games, for each of its seats."""
        return self.won / self.games / self.seats

    def interval(self, confidence: float = USUAL) -> tuple[float, float]:
        """Of the share. What counts as one trial is whether any seat of this bot has won."""
        won = self.won / self.games
        low, high = wilson(won, effective(won, self.games, self.deals), confidence)
        return low / self.seats, high / self.seats

    def sure(self) -> bool:
        """Whether the bot is clearly better or worse than a fair share."""
        low, high = self.interval(SURE)
        return not low <= self.fair <= high

    def as_dict(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "win_share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair, 4),
            **self.thinking.as_dict(),
        }


class Scoreboard:
    """The scores of all bots, in the order in which they were named. A deal is complete after `block` games."""

    def __init__(self, bots: Seating, block: int) -> None:
        self.scores = [Score(bot, seats, len(bots)) for bot, seats in Counter(bots).items()]
        self.block = block
        self.games = 0
        self.trouble = ""
        self._deal: defaultdict[str, float] = defaultdict(float)  # wins in the deal that is under way

    def add(self, played: Played) -> None:
        """Games come in the order of their deals."""
        seating = played.sitting.seating
        self.games += 1
        self.trouble = self.trouble or played.trouble
        won: dict[str, float] = {}
        for seat in played.winners:
            won[seating[seat]] = won.get(seating[seat], 0.0) + 1.0 / len(played.winners)
        for score in self.scores:
            score.games += 1
            score.won += won.get(score.bot, 0.0)
            self._deal[score.bot] += won.get(score.bot, 0.0)
            for seat, bot in enumerate(seating):
                if bot == score.bot:
                    score.thinking.add(played.thinking[seat])
        if self.games % self.block == 0:
            for score in self.scores:
                score.deals.add(self._deal[score.bot] / self.block)
            self._deal.clear()

    def sure(self) -> bool:
        """Whether it is clear for every bot; asked between two deals only, so that all have sat everywhere."""
        return (
            self.games >= FEWEST_GAMES and self.games % self.block == 0 and all(score.sure() for score in self.scores)
        )
