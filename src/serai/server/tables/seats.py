"""Who sits at a table, and what has become of each seat's decisions."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Seat:
    """Who sits there: nobody, a person (who has a token), a bot; a bot may sit in for a person."""

    name: str = ""
    token: str | None = None
    bot: str | None = None
    salt: str = ""
    host: bool = False  # the host's own

    @property
    def taken(self) -> bool:
        return self.token is not None or self.bot is not None

    @property
    def plays_itself(self) -> bool:
        """A person (or somebody's program) answers here, no bot of the server."""
        return self.token is not None and self.bot is None


@dataclass
class UndoWish:
    """Somebody wants a choice back, and these seats have still to agree."""

    seat: int
    waiting: set[int]


@dataclass
class LinkWish:
    """The host wants a new link to a seat, and these others have still to agree; none: it was `agreed` when all had."""

    seat: int
    waiting: set[int]
    asked: float  # seconds since 1970, as is `agreed`
    agreed: float = 0.0


@dataclass
class SeatProgress:
    """What happened to one seat's decisions: how many were closed (or put again so that only the seat knows), the
    requests that were carried out, and where it is told of decisions that wait."""

    answered_count: int = 0
    requests: set[str] = field(default_factory=set)
    notice_url: str | None = None
    noticed: int = -1  # the last decision that word was sent of
