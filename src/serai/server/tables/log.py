"""What happens at a table, as stored entries. Everything else about a table follows from its entries, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from serai.server.tables.table_settings import Chatters, TableSettings

Json = dict[str, object]
Word = Literal[
    "",
    "bot",
    "back",
    "link_asked",
    "link_given",
    "link_refused",
    "link_withdrawn",
    "chat_all",
    "chat_players",
    "chat_none",
    "absent",  # from the shuffle
    "uncommitted",
    "called_off",
]  # what a system message tells everybody


class Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    at: float = Field(description="seconds since 1970, for people to read")
    clock: float | None = Field(default=None, description="seconds on the table's own clock, if time is counted there")

    @property
    def moment(self) -> float:
        """The time that counts for the clocks. Entries that are older than the tables' own clocks have only `at`."""
        return self.at if self.clock is None else self.clock


class Opened(Entry):
    """A table is opened; `secret` is what the shuffle is derived from, `host` the hash of the host's token.

    `scheme` says how the players take part in the shuffle: by salts that all see (1), or that they commit to (2).
    `awaited`, at a rematch, are the seats of those who took part in the shuffle before.
    """

    kind: Literal["opened"] = "opened"
    game: str
    rules: str
    options: Json
    settings: TableSettings
    secret: str
    host: str
    start: Json | None = None
    parent: str | None = None
    scheme: Literal[1, 2] = 1
    awaited: list[int] = []


class Sat(Entry):
    """Somebody sits down, a person (with the hash of a token) or a bot (by name).

    `host`: it is the host's own seat. `salt` is of shuffles of scheme 1.
    """

    kind: Literal["sat"] = "sat"
    seat: int
    name: str
    token: str | None = None
    bot: str | None = None
    salt: str = ""
    host: bool = False


class Stood(Entry):
    """The seat is open again."""

    kind: Literal["stood"] = "stood"
    seat: int


class Committed(Entry):
    """A seat's client commits to its salt for the shuffle by the salt's hash, replacing an earlier commitment."""

    kind: Literal["committed"] = "committed"
    seat: int
    commit: str


class Dealing(Entry):
    """Dealing begins: the commitments by seat are final now, and the salts are asked for."""

    kind: Literal["dealing"] = "dealing"
    commits: list[str | None]


class Revealed(Entry):
    """A seat's client reveals the salt that it has committed to."""

    kind: Literal["revealed"] = "revealed"
    seat: int
    salt: str


class CalledOff(Entry):
    """A seat calls off a deal because somebody was absent from its shuffle; the cards are dealt again later."""

    kind: Literal["called_off"] = "called_off"
    seat: int


class Began(Entry):
    """The cards are dealt; `digest` is the fingerprint of the deal, to see whether newer rules deal differently."""

    kind: Literal["began"] = "began"
    digest: str = ""


class Answered(Entry):
    """A seat answers its open decision; in a sealed group, seats answer in any order."""

    kind: Literal["answered"] = "answered"
    seat: int
    action: int
    by: Literal["player", "bot", "order", "clock"] = "player"
    request: str = ""


class Noted(Entry):
    """A log entry that no rule caused, before the next choice."""

    kind: Literal["noted"] = "noted"
    note: str
    data: Json


class UndoAsked(Entry):
    """A seat asks to take back its last choice; the players concerned are asked."""

    kind: Literal["undo_asked"] = "undo_asked"
    seat: int
    request: str = ""


class UndoAnswered(Entry):
    kind: Literal["undo_answered"] = "undo_answered"
    seat: int
    agrees: bool
    request: str = ""


class Undone(Entry):
    """The last choice is taken back, or the seat's own answer in a sealed group that is still open."""

    kind: Literal["undone"] = "undone"
    seat: int
    request: str = ""


class Ordered(Entry):
    """A standing order is given, or (None) withdrawn. Nobody else learns of it."""

    kind: Literal["ordered"] = "ordered"
    seat: int
    order: Json | None
    request: str = ""


class Paused(Entry):
    """From `since` to `until` on the table's clock nobody could answer and no clock ran: a reveal delay. (At tables
    older than that clock: in seconds since 1970, and also while the server was not running.)"""

    kind: Literal["paused"] = "paused"
    since: float
    until: float


class NoticeWanted(Entry):
    """Where to send a seat notices of decisions that wait for it; None: nowhere."""

    kind: Literal["notice_wanted"] = "notice_wanted"
    seat: int
    url: str | None


class Noticed(Entry):
    """A notice of its decision number `asked` is sent to a seat, once."""

    kind: Literal["noticed"] = "noticed"
    seat: int
    asked: int


class Said(Entry):
    """A line of chat; seat None is a spectator. `left` and `word` mark a system message.

    `left`: the player in this seat has left for good. A `word` is about that seat or (None) about the table.
    """

    kind: Literal["said"] = "said"
    seat: int | None
    text: str
    left: bool = False
    word: Word = ""
    request: str = ""


class LinkAsked(Entry):
    """The host asks for a new link to a seat during a game; all other players are asked."""

    kind: Literal["link_asked"] = "link_asked"
    seat: int


class LinkAnswered(Entry):
    kind: Literal["link_answered"] = "link_answered"
    seat: int
    agrees: bool
    request: str = ""


class LinkWithdrawn(Entry):
    """The host withdraws the request for a link to this seat."""

    kind: Literal["link_withdrawn"] = "link_withdrawn"
    seat: int


class ChatSet(Entry):
    """The host decides who may chat from now on."""

    kind: Literal["chat_set"] = "chat_set"
    chat: Chatters


class Migrated(Entry):
    """The game goes on under newer rules; every choice was replayed."""

    kind: Literal["migrated"] = "migrated"
    rules: str
    report: list[str]


class Rematched(Entry):
    """The same people play again, at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


AnyEntry = Annotated[
    Opened
    | Sat
    | Stood
    | Committed
    | Dealing
    | Revealed
    | CalledOff
    | Began
    | Answered
    | Noted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Ordered
    | Paused
    | NoticeWanted
    | Noticed
    | Said
    | LinkAsked
    | LinkAnswered
    | LinkWithdrawn
    | ChatSet
    | Migrated
    | Rematched,
    Field(discriminator="kind"),
]

# These may be secret, and then so must the time when they were made.
MAY_BE_SECRET = (Answered, Noted, Ordered, Undone, Paused, NoticeWanted, Noticed)

_reader: TypeAdapter[AnyEntry] = TypeAdapter(AnyEntry)


def parse_entry(text: str | bytes) -> AnyEntry:
    return _reader.validate_json(text)


def status_after(entries: Sequence[AnyEntry]) -> str | None:
    """The status to store together with entries that begin something, so that it goes on after a restart."""
    found: str | None = None
    for entry in entries:
        match entry:
            case Dealing():
                found = "dealing"
            case Began():
                found = "playing"
            case CalledOff():
                found = "waiting"
    return found
