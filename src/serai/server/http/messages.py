"""What clients and the server say to each other: the one source of the types on both sides.

Over HTTP, tables are opened, joined and looked up (here), and games described (`game_messages`); over a WebSocket
(`live.messages`) they are played.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    WithJsonSchema,
)
from pydantic_core import CoreSchema

from serai.core.view_types import EventData
from serai.server.tables.log import Json
from serai.server.tables.names import readable
from serai.server.tables.table_settings import Chatters, TableSettings

Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # 32 bytes in hexadecimal
Name = Annotated[str, StringConstraints(max_length=200), AfterValidator(readable)]
BotName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Token = Annotated[str, StringConstraints(min_length=8, max_length=64)]
TableName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Declared:
    """Marks a `TypedDict` of the core as part of a message: it is sent as it is, and the page's types name it."""

    def __get_pydantic_core_schema__(self, source: type, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(Annotated[Json, WithJsonSchema({"type": "object", "x-type": source.__name__})])


class Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Problem(Message):
    """Why something was not done. `code` is for programs, `message` for people."""

    code: str
    message: str


class WantedSeat(Message):
    """Who sits in a seat from the start: the asker, a bot, or nobody yet.

    `commit` is the hash of the asker's salt for the shuffle; without one, the seat does not take part in it.
    """

    kind: Literal["me", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotName | None = None
    commit: Hash | None = None


class NewTable(Message):
    """A table to open; `seats` that are left out are open."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Json, Field(description="the game's own settings, such as players and mode")] = {}
    seats: Annotated[list[WantedSeat], Field(max_length=16)] = []
    settings: TableSettings = TableSettings()


class SeatInfo(Message):
    """A seat as everybody sees it: also the commitment to a salt for the shuffle, and the salt once it is revealed.

    `kept`: a bot sits in for a person, who can come back.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    here: bool = False
    salt: str = ""
    commit: str = ""
    kept: bool = False


class ShuffleInfo(Message):
    """How the cards are, or were, shuffled; see "Shuffles that can be checked" in docs/server.md.

    `together`: players can take part by a commitment. `deal` counts the deals that were called off before.
    `fingerprint` is one hash of all commitments, once these are final. `uncommitted` took part in the shuffle before,
    and have not committed this time: the deal waits for them. `absent`, once the cards are dealt, are those and the
    ones who did not reveal in time. While `may_call_off`, any player can call the deal off, except those who did not
    reveal.
    """

    scheme: Literal[1, 2]
    together: bool
    deal: int
    fingerprint: str
    uncommitted: list[int]
    absent: list[int]
    may_call_off: bool


class TableInfo(Message):
    """A table as everybody sees it. While it is `dealing`, clients reveal the salts that they have committed to.

    `options` are the few settings that determine all the others, `settled` has the value of every one. `parent` is the
    table that it follows, or from a moment of which it is a what-if; only those who may know that are told. `rematch`
    is the table at which the same people play again, `problem` says why the game cannot go on, and `changed_clause`
    which clause has changed since the game began, if that is why.
    """

    id: str
    game: str
    rules: str
    options: Json
    settled: Json
    settings: TableSettings
    status: Literal["waiting", "dealing", "playing", "over"]
    seats: list[SeatInfo]
    created: float
    changed: float
    commitment: str
    shuffle: ShuffleInfo
    parent: str | None = None
    rematch: str | None = None
    problem: str | None = None
    changed_clause: str | None = None


class Keys(Message):
    """The tokens that open seats: the client keeps them, for the server shows them only once."""

    table: TableInfo
    host: Token | None = None
    seats: dict[int, Token] = {}


class Joining(Message):
    name: Name
    commit: Hash | None = None


class TourWanted(Message):
    """A first game with explanations, for a player of that name."""

    name: Name | None = None


class BotWanted(Message):
    bot: BotName


class Waiting(Message):
    """A decision that waits for a seat: one's own in a list, or in a notice to the seat's URL."""

    table: str
    seat: int
    asked: int


class NoticePlace(Message):
    """Where to POST a `Waiting` when a decision has waited for a while; None: nowhere."""

    url: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)] | None


class Committing(Message):
    """The SHA-256 of a salt, 32 bytes that nobody else knows; both are written in hexadecimal."""

    commit: Hash


class Revealing(Message):
    salt: Hash


class ChatWanted(Message):
    chat: Chatters


class TablePage(Message):
    """Some tables; `next` is the cursor of the page after these, None if there is none."""

    tables: list[TableInfo]
    next: str | None


class MyTokens(Message):
    """The tokens that a client has, by table."""

    tables: Annotated[dict[TableName, Annotated[list[Token], Field(max_length=16)]], Field(max_length=100)]


class MyTable(Message):
    """A table and the seats that the tokens open there; those in `waiting` have to decide. No table: it was deleted."""

    id: str
    table: TableInfo | None
    seats: list[int]
    host: bool
    waiting: list[int]


class MomentList(Message):
    """The moments that a viewer could tell apart, in order: at each, how many log entries it had heard.

    `asked` are the numbers of those at which that seat had something to decide.
    """

    seat: int | Literal["all"] | None
    heard: list[int]
    asked: list[int] = []


class Moment(Message):
    """A moment of a game as a viewer had it. For `all`, the view is the whole position."""

    seat: int | Literal["all"] | None
    moment: int
    view: Json
    log: list[Annotated[EventData, Declared()]]


class WantedWhatIf(Message):
    """A what-if table from this moment as `seat` counts moments; what that seat did not know is dealt again.

    `all` is for finished games: the position as it really was.
    """

    moment: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber | Literal["all"] | None = None
    seats: Annotated[list[WantedSeat], Field(max_length=16)] = []
    settings: TableSettings = TableSettings()


class Rematching(Message):
    """`order` says who sits where: seat `n` goes to the player from seat `order[n]`. Without it everybody moves by one.

    `commit` is the asker's for the new shuffle.
    """

    order: Annotated[list[SeatNumber], Field(max_length=16)] | None = None
    commit: Hash | None = None
