"""Messages of a client that has said hello: each is carried out, and answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from serai.core.errors import SeraiError
from serai.core.refusals import Refused
from serai.server.background.hints import give_hint
from serai.server.errors import NotAllowed, NotStored
from serai.server.http.messages import Message
from serai.server.live.client import Client
from serai.server.live.messages import (
    Agree,
    AgreeLink,
    Answer,
    Done,
    FromClient,
    FromSeat,
    Hello,
    Hint,
    No,
    Order,
    Play,
    Say,
    Undo,
    WhyNot,
)
from serai.server.tables.answers import TooLate, why_not_move
from serai.server.tables.link_consent import answer_link
from serai.server.tables.lobby import Lobby
from serai.server.tables.room import Room, check_nothing
from serai.server.tables.standing_orders import give_order
from serai.server.tables.table import Table
from serai.server.tables.undo import answer_undo, ask_undo

log = logging.getLogger(__name__)

LONGEST_ERROR: Final = 300
REVOKED: Final = "this link does not open a seat here any more"


async def handle_message(lobby: Lobby, room: Room, client: Client, message: FromClient) -> Message:
    """Carry out a message; the reply is Done, Answer or No."""
    if isinstance(message, Hello):
        return No(id=None, code="bad_message", message="hello has been said")
    try:
        if isinstance(message, FromSeat):
            check_seat(room, client, message)
        return await HANDLERS[type(message)](lobby, room, client, message)
    except Refused as error:
        return No(id=message.id, code="refused", message=str(error), why=error.refusal.as_dict())
    except TooLate as error:
        return No(id=message.id, code="too_late", message=str(error))
    except NotAllowed as error:
        return No(id=message.id, code=error.code, message=str(error))
    except NotStored as error:
        return No(id=message.id, code="not_stored", message=str(error))
    except SeraiError as error:
        return No(id=message.id, code="bad_request", message=str(error)[:LONGEST_ERROR])
    except Exception:
        log.exception("a %s message has shown a mistake of the server", message.type)
        return No(id=message.id, code="failed", message="the server has made a mistake")


def check_seat(room: Room, client: Client, message: FromSeat) -> None:
    """At every message and after every wait: the client holds the seat, and reacts only to what it has been told."""
    check_token(room, client, message.seat)
    if room.broadcaster.is_delayed_for(message.seat) and message.id not in room.table.progress[message.seat].requests:
        raise TooLate("this decision is not open any more")


def check_token(room: Room, client: Client, seat: int) -> None:
    """Check that the token that opened a seat still opens it."""
    if seat not in client.tokens:
        raise NotAllowed("not_your_seat", "this is not your seat")
    if client.closed or client.tokens[seat] != room.table.seats[seat].token:
        raise NotAllowed("bad_token", REVOKED)


async def play(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Play)
    check = partial(check_seat, room, client, message)
    await room.play(message.seat, message.asked, message.move, message.id, check=check)
    return Done(id=message.id)


async def why_not(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, WhyNot)
    if room.table.match is None:
        raise NotAllowed("not_begun", "the game has not begun")
    why = why_not_move(room.table, message.seat, message.move)
    return Answer(id=message.id, why=None if why is None else why.as_dict())


async def say(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Say)
    if message.seat is None and client.seats:
        raise NotAllowed("not_your_seat", "say which of your seats speaks")
    check = check_nothing if message.seat is None else partial(check_token, room, client, message.seat)
    check()
    check_chat(room.table, client, message.seat)
    if not room.lines[f"{message.seat}" if message.seat is not None else f"from {client.address}"].take():
        raise NotAllowed("too_fast", "not so many lines at once")
    await room.say(message.seat, message.text, message.id, check)
    return Done(id=message.id)


def check_chat(table: Table, client: Client, seat: int | None) -> None:
    """The host decides who may chat, and may chat unless chat is off."""
    if table.settings.chat == "none":
        raise NotAllowed("no_chat", "there is no chat at this table")
    if table.settings.chat == "players" and seat is None and not client.host:
        raise NotAllowed("no_chat", "at this table only those who play may speak")


async def handle_seat_request(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, FromSeat)
    check = partial(check_seat, room, client, message)
    if isinstance(message, Undo):
        await ask_undo(room, message, check)
    elif isinstance(message, Agree):
        await answer_undo(room, message, check)
    elif isinstance(message, AgreeLink):
        await answer_link(room, message, check)
    else:
        assert isinstance(message, Order)
        await give_order(lobby.quotas, room, message, check)
    return Done(id=message.id)


async def hint(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Hint)
    return await give_hint(lobby, room, message)


Handler = Callable[[Lobby, Room, Client, Message], Awaitable[Message]]
HANDLERS: dict[type[Message], Handler] = {
    Play: play,
    WhyNot: why_not,
    Say: say,
    Undo: handle_seat_request,
    Agree: handle_seat_request,
    AgreeLink: handle_seat_request,
    Order: handle_seat_request,
    Hint: hint,
}
