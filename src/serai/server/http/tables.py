"""Over HTTP: opening, joining, looking up and deleting tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Path, Query, Request, Response

from serai.server.background.quotas import group_of
from serai.server.errors import NotAllowed
from serai.server.http.messages import BotWanted, ChatWanted, Joining, Keys, NewTable, Problem, SeatNumber, TableInfo
from serai.server.middleware.limits import visitor_of
from serai.server.tables.dealing import begin_deal, commit_entries
from serai.server.tables.link_consent import is_granted, withdraw
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import ChatSet, Said, Sat, Stood, Word
from serai.server.tables.names import distinct
from serai.server.tables.opening import DEFAULT_BOT, bot_for_a_table
from serai.server.tables.room import Room
from serai.server.tables.seat_changes import check_moment, check_person, in_the_open, let_bot_play, let_person_play
from serai.server.tables.table_settings import Chatters
from serai.server.tables.tokens import hashed, new_token, token_of

Lang = Annotated[str, Query(pattern=r"^[a-z]{2}$", description="what is not written in it comes in English")]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Bearer = Annotated[str | None, Header(description="Bearer and the token of a seat or of the host")]

RESPONSES: dict[int | str, dict[str, Any]] = {code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429)}

CHAT_WORDS: Final[dict[Chatters, tuple[Word, str]]] = {
    "all": ("chat_all", "everybody may speak"),
    "players": ("chat_players", "only those who play may speak"),
    "none": ("chat_none", "nobody may speak"),
}

router = APIRouter(prefix="/api", responses=RESPONSES)


def lobby_of(request: Request) -> Lobby:
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


def asker_of(request: Request) -> str:
    """Who asks, for counting only: a hash of the address that the guard found."""
    return group_of(visitor_of(request.scope).address)


def check_host(room: Room, authorization: str | None) -> None:
    if token_of(authorization) != room.table.opened.host:
        raise NotAllowed("not_the_host", "this is for the host of the table")


@router.post("/tables", status_code=201)
async def open_table(request: Request, wanted: NewTable) -> Keys:
    """Open a table. The tokens in the answer are shown this once."""
    room, host, seats = await lobby_of(request).open_table(wanted, opener=asker_of(request))
    return Keys(table=room.info(hashed(host)), host=host, seats=seats)


@router.get("/tables/{table}")
async def show_table(request: Request, table: TableId, authorization: Bearer = None) -> TableInfo:
    return (await lobby_of(request).room(table)).info(token_of(authorization))


@router.post("/tables/{table}/seats/{seat}", status_code=201)
async def join(request: Request, table: TableId, seat: SeatNumber, wanted: Joining) -> Keys:
    """Sit down at an open seat."""
    async with at_seat(request, table, seat, lambda room: check_open_seat(room, seat)) as room:
        token = new_token()
        name = distinct(wanted.name, [other.name for other in room.table.seats])
        now = time.time()
        sat = Sat(at=now, seat=seat, name=name, token=hashed(token))
        await room.make(sat, *commit_entries(room.table, now, seat, wanted.commit))
    return Keys(table=room.info(hashed(token)), seats={seat: token})


def check_open_seat(room: Room, seat: int) -> None:
    """Check who may sit down: a new player at a finished game would see all of it."""
    if room.table.seats[seat].taken:
        raise NotAllowed("seat_taken", "this seat is taken")
    if room.broadcaster.shown_status == "playing":
        raise NotAllowed("game_on", "the game is on: nobody can sit down until it is over")
    if room.has_ended and not room.table.settings.spectators:
        raise NotAllowed("no_spectators", "this game is for its players only; who comes can sit down at the next one")


@asynccontextmanager
async def at_seat(request: Request, table: str, seat: int, check: Callable[[Room], None]) -> AsyncIterator[Room]:
    """The table, which has this seat, locked, and with everybody told how things stand."""
    room = await lobby_of(request).room(table)

    def check_all() -> None:
        check_seat(room, seat)
        check(room)

    async with in_the_open(room, check_all):
        yield room


@asynccontextmanager
async def at_changing_seat(
    request: Request, table: str, seat: int, authorization: str | None, *, also_its_own: bool
) -> AsyncIterator[Room]:
    """The same, for the host (or the seat's holder, if said), when that reveals nothing about secret questions."""

    def check(room: Room) -> None:
        if also_its_own:
            check_own_or_host(room, seat, authorization)
        else:
            check_host(room, authorization)

    async with at_seat(request, table, seat, check) as room:
        if not (also_its_own and sits_at(room, seat, authorization)):
            check_moment(room)
        yield room


def check_seat(room: Room, seat: int) -> None:
    if seat >= room.table.players:
        raise NotAllowed("no_such_seat", "there is no such seat")


def sits_at(room: Room, seat: int, authorization: str | None) -> bool:
    token = token_of(authorization)
    return bool(token) and token == room.table.seats[seat].token


def check_own(room: Room, seat: int, authorization: str | None) -> None:
    if not sits_at(room, seat, authorization):
        raise NotAllowed("not_your_seat", "this is not your seat")


def check_own_or_host(room: Room, seat: int, authorization: str | None) -> None:
    if not sits_at(room, seat, authorization):
        check_host(room, authorization)


@router.delete("/tables/{table}/seats/{seat}")
async def leave(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> TableInfo:
    """Leave for good: the seat is open again or, during a game, a bot's. For its holder, or the host.

    The token of the seat opens nothing any more.
    """
    async with at_changing_seat(request, table, seat, authorization, also_its_own=True) as room:
        sitting = room.table.seats[seat]
        now = time.time()
        if not sitting.taken:
            pass
        elif room.table.status != "playing":
            await room.make(Stood(at=now, seat=seat))
        else:  # the others play on, with a bot under the name that is in the log
            check_person(sitting)
            said = Said(at=now, seat=seat, text="has left the table; a bot plays on", left=True)
            await room.make(said, Sat(at=now, seat=seat, name=sitting.name, bot=sitting.bot or DEFAULT_BOT))
    return room.info(token_of(authorization))


@router.put("/tables/{table}/seats/{seat}/bot")
async def sit_bot(
    request: Request, table: TableId, seat: SeatNumber, wanted: BotWanted, authorization: Bearer = None
) -> TableInfo:
    """The host has a bot play a seat; the player can come back with the same token."""
    async with at_changing_seat(request, table, seat, authorization, also_its_own=False) as room:
        await let_bot_play(room, seat, bot_for_a_table(wanted.bot))
    return room.info(token_of(authorization))


@router.delete("/tables/{table}/seats/{seat}/bot")
async def take_back(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> TableInfo:
    """The bot leaves; the person whose seat it is plays again. For that person, or the host."""
    async with at_changing_seat(request, table, seat, authorization, also_its_own=True) as room:
        sitting = room.table.seats[seat]
        if room.table.status == "playing":
            check_person(sitting)
        if sitting.bot is not None and sitting.token is not None:
            await let_person_play(room, seat)
        elif sitting.bot is not None:
            await room.make(Stood(at=time.time(), seat=seat))
    return room.info(token_of(authorization))


@router.post("/tables/{table}/seats/{seat}/link", status_code=201)
async def new_link(
    request: Request, response: Response, table: TableId, seat: SeatNumber, authorization: Bearer = None
) -> Keys:
    """A new link to a seat, for its holder or the host; the old one stops working.

    While the game is on, all others who play have to agree that the host gets one. 202, and no token: they are asked.
    """
    async with at_seat(request, table, seat, lambda room: check_own_or_host(room, seat, authorization)) as room:
        now, words = time.time(), list[Said]()
        if not sits_at(room, seat, authorization) and room.table.status == "playing":
            if not await is_granted(room, seat):
                response.status_code = 202
                return Keys(table=room.info(token_of(authorization)))
            words = [Said(at=now, seat=seat, text="this seat has a new link", word="link_given")]
        sitting, token = room.table.seats[seat], new_token()
        name = sitting.name or f"{seat + 1}"
        bot = None if sitting.token is None else sitting.bot  # before the deal: in place of a bot, never beside it
        await room.make(*words, Sat(at=now, seat=seat, name=name, token=hashed(token), bot=bot, host=sitting.host))
    return Keys(table=room.info(hashed(token)), seats={seat: token})


@router.delete("/tables/{table}/seats/{seat}/link")
async def withdraw_link(request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None) -> TableInfo:
    """The host withdraws the request for a new link to this seat; what the others agreed to is void."""
    async with at_seat(request, table, seat, lambda room: check_host(room, authorization)) as room:
        await withdraw(room, seat)
    return room.info(token_of(authorization))


@router.post("/tables/{table}/begin")
async def begin(request: Request, table: TableId, authorization: Bearer = None) -> TableInfo:
    """The host deals, once all seats are taken; at a rematch and after a deal was called off anybody who plays may.

    If clients have committed to salts the table is `dealing` until they have revealed them, or time is up. Before that,
    who took part in the shuffle before is given time to commit again.
    """
    lobby = lobby_of(request)
    room = await lobby.room(table)
    opened = room.table.opened
    rematch = opened.parent is not None and opened.start is None

    def check() -> None:
        if not ((rematch or room.table.called_off) and room.table.seat_of_token(token_of(authorization)) is not None):
            check_host(room, authorization)

    await begin_deal(room, check, lobby.dealer.reveal_within)
    return room.info(token_of(authorization))


@router.put("/tables/{table}/chat")
async def set_chat(request: Request, table: TableId, wanted: ChatWanted, authorization: Bearer = None) -> TableInfo:
    """The host decides who may chat: everybody, the players, or nobody."""
    room = await lobby_of(request).room(table)
    async with room.turn(lambda: check_host(room, authorization)):
        if room.table.settings.chat != wanted.chat:
            now, word = time.time(), CHAT_WORDS[wanted.chat]
            await room.make(ChatSet(at=now, chat=wanted.chat), Said(at=now, seat=None, text=word[1], word=word[0]))
    return room.info(token_of(authorization))


@router.delete("/tables/{table}", status_code=204)
async def delete_table(request: Request, table: TableId, authorization: Bearer = None) -> None:
    """The host deletes the table for good."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    check_host(room, authorization)
    await lobby.delete(room)
