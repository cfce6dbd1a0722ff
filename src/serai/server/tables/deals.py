"""A deal with salts from the players: who has committed to one, who has revealed it, who was absent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Deal:
    """By seat; `number` counts the deals of the table that were called off before, `since` is when it could begin.

    `awaited` are the seats of those who took part in the shuffle before: at a deal that was called off, or before a
    rematch. They get time to commit, and are named if they do not.
    """

    players: int
    number: int = 0
    since: float = 0.0
    awaited: set[int] = field(default_factory=set)
    names: list[str] = field(default_factory=list)  # who sat where when the commitments became final
    commits: list[str | None] = field(init=False)
    salts: list[str | None] = field(init=False)
    fixed: bool = False  # the commitments are final
    stands: bool = False  # a person has made a choice that all could see: too late to call it off
    called_off_by: int | None = None

    def __post_init__(self) -> None:
        self.commits = [None] * self.players
        self.salts = [None] * self.players

    @property
    def missing(self) -> list[int]:
        """Seats that have committed and not revealed: awaited or, once the cards are dealt, absent."""
        return [seat for seat, commit in enumerate(self.commits) if commit is not None and self.salts[seat] is None]

    @property
    def uncommitted(self) -> list[int]:
        """Seats that took part before and have not committed this time."""
        return [seat for seat in sorted(self.awaited) if self.commits[seat] is None]

    @property
    def absent(self) -> list[int]:
        """Once the cards are dealt: seats that were expected in the shuffle and are not in it."""
        return sorted(self.missing + self.uncommitted)

    @property
    def took_part(self) -> set[int]:
        """Seats that will be expected the next time."""
        return self.awaited | {seat for seat, commit in enumerate(self.commits) if commit is not None}

    def fix(self, commits: Sequence[str | None], names: Sequence[str], people: set[int]) -> None:
        """Make the commitments final, and with them who is expected: only seats that `people` play now."""
        self.commits, self.names, self.fixed = list(commits), list(names), True
        self.awaited &= people

    def proof(self) -> dict[str, object]:
        """What is shown of it once the game is over."""
        return {
            "deal": self.number,
            "names": self.names,
            "commitments": self.commits,
            "salts": self.salts,
            "absent": self.missing,
            "uncommitted": self.uncommitted,
        }
