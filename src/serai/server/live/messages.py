"""What clients and the server say to each other over a WebSocket.

A client's first message is `hello`; what it is then sent is for its own seats only.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from serai.core.view_types import AdviceData, NumberedEvent, RefusalData
from serai.server.http.messages import Declared, Message, SeatNumber, TableInfo, Token
from serai.server.tables.log import Json, Word

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Why = Annotated[RefusalData, Declared()]
Request = Annotated[str, StringConstraints(min_length=1, max_length=64)]


# From a client.


class Hello(Message):
    """Which table, and the tokens of the seats that this client plays; without tokens it is a spectator.

    `heard` are the numbers of log entries that it has already, by seat (-1: as a spectator), and `undone` is the
    count of undos that it knows of: what it missed is sent.
    """

    type: Literal["hello"]
    table: Annotated[str, StringConstraints(max_length=40)]
    tokens: Annotated[list[Token], Field(default_factory=list, max_length=16)]
    heard: Annotated[dict[int, int], Field(default_factory=dict, max_length=16)]
    undone: int = 0


class Asking(Message):
    """The client chooses `id`: the answer has the same, and a request that is sent twice is carried out once."""

    id: Request


class FromSeat(Asking):
    seat: SeatNumber


class Play(FromSeat):
    """Answer the decision number `asked` of this seat."""

    type: Literal["play"]
    asked: int
    move: Json


class WhyNot(FromSeat):
    type: Literal["why_not"]
    move: Json


class Undo(FromSeat):
    """Take back the seat's last choice, or ask the others to agree. What bots did since is taken back too."""

    type: Literal["undo"]


class Agree(FromSeat):
    """An answer to somebody who asked for an undo."""

    type: Literal["agree"]
    agrees: bool


class AgreeLink(FromSeat):
    """An answer to a host who asked for a new link to somebody's seat."""

    type: Literal["agree_link"]
    agrees: bool


class Order(FromSeat):
    """A standing order, or None to withdraw it."""

    type: Literal["order"]
    order: Json | None


class Hint(FromSeat):
    """What would a strong player do?"""

    type: Literal["hint"]


class Say(Asking):
    type: Literal["say"]
    seat: SeatNumber | None = None
    text: Text


FromClient = Annotated[
    Hello | Play | WhyNot | Undo | Agree | AgreeLink | Order | Hint | Say, Field(discriminator="type")
]


# To a client.


class Welcome(Message):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    seats: list[int]
    host: bool


class TableChanged(Message):
    """The table has changed: somebody connected, sat down or left, or the game began."""

    type: Literal["table"] = "table"
    table: TableInfo


class Snapshot(Message):
    """What a seat (None: a spectator) sees now, and its new log entries, from number `first` on."""

    type: Literal["sight"] = "sight"
    seat: int | None
    asked: int | None
    undone: int
    first: int
    events: list[Annotated[NumberedEvent, Declared()]]
    view: Json


class Done(Message):
    """It is done, and stored."""

    type: Literal["done"] = "done"
    id: str


class Answer(Message):
    """What was asked for, by `why_not` or `hint`."""

    type: Literal["answer"] = "answer"
    id: str
    why: Why | None = None
    advice: list[Annotated[AdviceData, Declared()]] = Field(default_factory=list)


class No(Message):
    """It is not done; `why` has the rule's reason. The last snapshot still holds."""

    type: Literal["no"] = "no"
    id: str | None
    code: str
    message: str
    why: Why | None = None


class Chat(Message):
    """A line of chat; `left` and `word` mark a system message.

    `left`: the player in this seat has left for good. A `word` is about that seat or (null) about the table.
    """

    type: Literal["chat"] = "chat"
    seat: int | None
    name: str
    text: str
    at: float
    left: bool = False
    word: Word = ""


class UndoWanted(Message):
    """Somebody asks to take back a choice; the seats in `waiting` have not agreed yet. None: nobody asks any more."""

    type: Literal["undo_wanted"] = "undo_wanted"
    seat: int | None
    waiting: list[int]


class LinkWanted(Message):
    """The host asks for a new link to a seat; the seats in `waiting` have not agreed yet. None: nobody asks any more.

    If `waiting` is empty, the host may fetch the link.
    """

    type: Literal["link_wanted"] = "link_wanted"
    seat: int | None
    waiting: list[int]


class Private(Message):
    """The standing order that the server keeps for a seat."""

    type: Literal["private"] = "private"
    seat: int
    order: Json | None


class Times(Message):
    """The seconds that each seat has left, and whose clock runs, as far as the seat (None: a spectator) may know."""

    type: Literal["times"] = "times"
    seat: int | None
    left: list[float]
    running: list[int]


FromServer = Annotated[
    Welcome | TableChanged | Snapshot | Done | Answer | No | Chat | UndoWanted | LinkWanted | Private | Times,
    Field(discriminator="type"),
]

client_messages: TypeAdapter[FromClient] = TypeAdapter(FromClient)
server_messages: TypeAdapter[FromServer] = TypeAdapter(FromServer)
