"""A deal that everybody takes part in: who has committed to a salt, who has revealed it, who was absent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Deal:
    """By seat; `number` counts the deals of the table that were called off before."""

    players: int
    number: int = 0
    names: list[str] = field(default_factory=list)  # who sat where when the commitments became final
    commits: list[str | None] = field(init=False)
    salts: list[str | None] = field(init=False)
    fixed: bool = False  # the commitments are final
    stands: bool = False  # a person has made a choice that all could see: it cannot be called off any more
    called_off_by: int | None = None

    def __post_init__(self) -> None:
        self.commits = [None] * self.players
        self.salts = [None] * self.players

    @property
    def missing(self) -> list[int]:
        """Who has committed and not revealed: still awaited or, once the cards are dealt, absent."""
        return [seat for seat, commit in enumerate(self.commits) if commit is not None and self.salts[seat] is None]

    def fix(self, commits: Sequence[str | None], names: Sequence[str]) -> None:
        self.commits, self.names, self.fixed = list(commits), list(names), True

    def proof(self) -> dict[str, object]:
        """What is shown of it once the game is over."""
        return {
            "deal": self.number,
            "names": self.names,
            "commitments": self.commits,
            "salts": self.salts,
            "absent": self.missing,
        }
