"""The state of a table: who sits where, the match, and what each viewer may know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal

from serai.core.match import Match
from serai.core.orders import StandingOrder
from serai.core.registry import find
from serai.core.state import State
from serai.core.views import seen_by_others, view_of
from serai.server.tables import shuffle
from serai.server.tables.clocks import Clocks
from serai.server.tables.deals import Deal
from serai.server.tables.log import Migrated, Opened, Said
from serai.server.tables.sealed import SealedGroup
from serai.server.tables.seats import LinkWish, Seat, SeatProgress, UndoWish

Status = Literal["waiting", "dealing", "playing", "over"]
Viewer = int | None  # a seat, or a spectator


class TableState:
    """Answers questions about the table; changes nothing."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.game = find(opened.game)
        self.game_settings = self.game.resolve_settings(opened.options, opened.rules)
        self.settings = opened.settings
        self.rules = opened.rules
        self.reports: list[Migrated] = []
        self.broken: str | None = None  # why the game cannot go on under the present rules
        self.changed_clause: str | None = None  # the clause that has changed since, if that is why
        self.had_ended = False  # it is over, although it can no longer be replayed to its end
        self.rematch: str | None = None
        self.deal_digest = ""  # the digest of the deal, as it was stored
        self.repeated: Counter[str] = Counter()  # how often limited entries were made
        self.number = 1  # of the next entry; `opened` was number 0
        self.changed = opened.at  # when somebody sat down, left or spoke, or the game began
        self.ended = opened.at  # when the game did; not everybody may know yet
        self.last_person_at = opened.at  # when a person last did something
        players = self.game_settings["players"]
        assert isinstance(players, int)
        self.seats = [Seat() for _ in range(players)]
        self.progress = [SeatProgress() for _ in range(players)]
        self.current_deal = Deal(players, since=opened.at, awaited=set(opened.awaited))
        self.called_off: list[Deal] = []
        self.match: Match | None = None
        self.group = SealedGroup(self.game)
        self.orders: dict[int, StandingOrder] = {}
        self.undo_wish: UndoWish | None = None
        self.link_wish: LinkWish | None = None
        self.undone = 0
        self.chat: list[Said] = []
        self.choice_times: list[float] = []  # when each choice was made; the first is the deal
        self.choice_seats: list[int] = []  # who made each choice
        self.clocks = Clocks(opened.settings.clock, players)

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "dealing" if self.current_deal.fixed else "waiting"
        return "playing" if self.match.state.seat >= 0 else "over"

    @property
    def has_ended(self) -> bool:
        """Whether the game is over, so that everything may be shown."""
        return self.status == "over" or self.had_ended

    def seat_of_token(self, token: str) -> int | None:
        """The seat that a token's hash opens."""
        for number, seat in enumerate(self.seats):
            if seat.token == token:
                return number
        return None

    def knows_parent(self, tokens: Collection[str | None]) -> bool:
        """Only the opener may know the parent of a what-if table; of a rematch, everybody who plays."""
        if self.opened.parent is None:
            return False
        is_rematch = self.opened.start is None
        known = [seat.token for seat in self.seats if seat.token is not None and (seat.host or is_rematch)]
        return any(token in tokens for token in (self.opened.host, *known))

    def undo_voters(self, seat: int) -> set[int]:
        """Who has to agree to an undo of this seat; bots always do."""
        return {number for number, other in enumerate(self.seats) if other.plays_itself and number != seat}

    def link_voters(self, seat: int) -> set[int]:
        """Who has to agree to a new link to this seat: the other persons, except the host's own seats."""
        others = ((number, other) for number, other in enumerate(self.seats) if number != seat)
        return {number for number, other in others if other.token is not None and not other.host}

    # The match.

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    @property
    def hushes(self) -> int:
        """How many moments have passed at which somebody may have been asked in secret; everybody can count them."""
        return 0 if self.match is None else self.match.state.hushes

    def deal(self) -> Match:
        return Match(self.game, self.game_settings, self.seed(), self.opened.start)

    @property
    def dealt_together(self) -> bool:
        """Whether players can take part in the shuffle by a commitment; a given position needs no shuffle."""
        return self.opened.scheme == shuffle.COMMITTED_SALTS and self.opened.start is None

    @property
    def takes_commits(self) -> bool:
        return self.dealt_together and self.status == "waiting"

    @property
    def may_be_called_off(self) -> bool:
        """Whether somebody was absent from the shuffle, and no person has made a choice that everybody could see."""
        return self.status == "playing" and bool(self.current_deal.absent) and not self.current_deal.stands

    @property
    def uncommitted(self) -> list[int]:
        """Seats that took part in the shuffle before and have not committed to a salt for this deal; bots never do."""
        found = self.current_deal.uncommitted
        return found if self.current_deal.fixed else [seat for seat in found if self.seats[seat].plays_itself]

    def salt(self, seat: int) -> str:
        """A salt stays in the shuffle, whoever sits down later."""
        return self.seats[seat].salt

    def seed(self) -> str:
        secret, deal = self.opened.secret, self.current_deal
        if self.opened.scheme == shuffle.OPEN_SALTS:
            return shuffle.seed_of(secret, self.id, [seat.salt for seat in self.seats])
        return shuffle.seed_of_deal(secret, self.id, deal.number, deal.salts)

    def dice(self, use: str, seat: int, decision_number: int) -> str:
        """The secret seed of the dice for one decision."""
        return f"{use}:{self.opened.secret}:{seat}:{decision_number}"

    def decision_number(self, seat: int) -> int:
        """The number of the seat's present or coming decision; others' decisions do not change it."""
        return self.progress[seat].answered_count + self.undone

    @property
    def in_sealed_group(self) -> bool:
        return self.group.is_open(self.playing.state)

    @property
    def asks_in_secret(self) -> bool:
        """Whether a question is open with a secret about who is asked or has answered."""
        return self.status == "playing" and (self.playing.state.veiled() or self.in_sealed_group)

    def asked_state(self, seat: int) -> State | None:
        """The state in which the seat is asked: the match's own, or one of a sealed group. None if it is not asked."""
        if self.match is None or self.broken is not None:
            return None
        state = self.match.state
        if state.seat == seat and not self.group.has_answered(seat):
            return state
        return self.group.asked_state(state, seat)

    def waiting_for(self) -> list[int]:
        """The seats that are asked now; in a sealed group, all that have not answered."""
        if self.match is None:
            return []
        return [seat for seat in range(self.players) if self.asked_state(seat) is not None]

    def view(self, viewer: Viewer) -> dict[str, object]:
        """What a viewer may know of the match, and the decision if it is asked."""
        state = None if viewer is None else self.asked_state(viewer)
        if state is not None:
            return view_of(self.game, state, viewer)
        view = view_of(self.game, self.playing.state, viewer)
        if self.group.has_answered(viewer):
            view["decision"] = seen_by_others(self.game, self.playing.state)  # it has answered
        return view
