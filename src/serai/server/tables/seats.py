"""Who sits at a table, and the decisions of each seat."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Seat:
    """Who sits there: nobody, a person (who has a token), or a bot; a bot may play for a person."""

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
        """Whether a person (or a person's program) answers here, not a bot of the server."""
        return self.token is not None and self.bot is None


@dataclass
class UndoWish:
    """A seat wants to take back a choice, and these seats have not agreed yet."""

    seat: int
    waiting: set[int]


@dataclass
class LinkWish:
    """The host wants a new link to a seat, and these others have not agreed yet; `agreed` is when the last one did."""

    seat: int
    waiting: set[int]
    asked: float  # seconds since 1970, as is `agreed`
    agreed: float = 0.0


@dataclass
class SeatProgress:
    """What happened to one seat's decisions: how many were closed (or asked again with only the seat knowing), the
    requests that were carried out, and where notices of waiting decisions go."""

    answered_count: int = 0
    requests: set[str] = field(default_factory=set)
    notice_url: str | None = None
    noticed: int = -1  # the last decision that a notice was sent of
