"""Over HTTP, what there is: games with their settings, bots, tables that anybody may see, tables of one's own."""

from __future__ import annotations

import logging
import re
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from serai.bots import LEVELS, names, summary
from serai.core.registry import find
from serai.core.registry import names as games
from serai.server.background.notifications import decision_for
from serai.server.errors import NotAllowed
from serai.server.http.game_messages import BotInfo, GameInfo, ResolvedSettings, WantedSettings
from serai.server.http.messages import MyTable, MyTokens, TableInfo, TablePage
from serai.server.http.tables import RESPONSES, Lang, lobby_of
from serai.server.live.broadcast import info_of
from serai.server.middleware.limits import visitor_of
from serai.server.storage.store import Row, Store
from serai.server.tables.loading import replay
from serai.server.tables.lobby import Lobby
from serai.server.tables.table_state import Status
from serai.server.tables.tokens import hashed
from serai.text import describe_game
from serai.text.phrasebook import read_text, texts_of

log = logging.getLogger(__name__)

CURSOR: Final = re.compile(r"(\d{1,12}(?:\.\d{1,12})?)~([A-Za-z0-9_-]{1,40})")

TABLES: Final = 10  # that cost as much as a request

router = APIRouter(prefix="/api", responses=RESPONSES)


@router.get("/games")
async def list_games() -> list[GameInfo]:
    """The installed games, with their settings."""
    return [GameInfo.model_validate(describe_game(find(name))) for name in games()]


@router.post("/games/{game}/options")
async def preview_settings(game: Annotated[str, Path(max_length=40)], wanted: WantedSettings) -> ResolvedSettings:
    """The value of every setting, and warnings about unusual ones; an error says why they are not possible."""
    known = find(game)
    resolved = known.resolve_settings(wanted.options)
    return ResolvedSettings(settled=dict(resolved), warnings=known.warnings(resolved))


@router.get("/games/{game}/words")
async def show_words(game: Annotated[str, Path(max_length=40)], lang: Lang = "en") -> str:
    """The texts of a game, a Fluent file, for a page that does not have them; empty if the game has none."""
    folder = texts_of(find(game))
    return read_text(folder, f"{lang}.ftl") or read_text(folder, "en.ftl")


@router.get("/bots")
async def list_bots() -> list[BotInfo]:
    """The bots that can be seated: the levels from easy to hard, then the others."""
    levels = [level.name for level in LEVELS]
    others = [name for name in names() if name not in levels]
    return [BotInfo(name=name, summary=summary(name), level=name in levels) for name in [*levels, *others]]


@router.get("/tables")
async def list_tables(
    request: Request,
    game: Annotated[str | None, Query(max_length=40)] = None,
    status: Status | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    cursor: Annotated[str | None, Query(max_length=80, description="`next` of the page before")] = None,
) -> TablePage:
    """Public tables, newest first. (Not sorted by last activity, which can be a secret.)"""
    lobby = lobby_of(request)
    rows = await lobby.pools.listing.run(lobby.store.rows, status, "open", limit + 1, game, after(cursor))
    charge(request, len(rows))
    found = [await sketch(lobby, row) for row in rows[:limit]]
    following = f"{rows[limit - 1].created!r}~{rows[limit - 1].id}" if len(rows) > limit else None
    return TablePage(tables=[info for info in found if info is not None], next=following)


def charge(request: Request, tables: int) -> None:
    """A request for many tables counts as several requests."""
    if not visitor_of(request.scope).may_ask(tables / TABLES):
        raise NotAllowed("too_fast", "too many tables at once; wait a little")


def after(cursor: str | None) -> tuple[float, str] | None:
    if cursor is None:
        return None
    found = CURSOR.fullmatch(cursor)
    if found is None:
        raise NotAllowed("bad_cursor", "this is no cursor of a list of tables")
    return float(found[1]), found[2]


async def sketch(lobby: Lobby, row: Row) -> TableInfo | None:
    """A table in a list, without replaying its game; None if it cannot be read here."""
    room = lobby.rooms.get(row.id)
    if room is not None:
        return room.info()
    known = lobby.sketches.find(row)
    if known is not None:
        return known
    try:
        info = await lobby.pools.listing.run(read, lobby.store, row)
    except NotAllowed:
        raise
    except Exception as error:
        log.warning("a table cannot be listed", extra={"table": row.id, "error": type(error).__name__})
        return None
    lobby.sketches.keep(row, info)
    return info


def read(store: Store, row: Row) -> TableInfo:
    info = info_of(replay(row.id, store.seating_entries(row.id)), status_of(row))
    return info if row.status == "playing" else info.model_copy(update={"changed": row.changed})


def status_of(row: Row) -> Status:
    known: dict[str, Status] = {"dealing": "dealing", "playing": "playing", "over": "over"}
    return known.get(row.status, "waiting")


@router.post("/mine")
async def list_mine(request: Request, mine: MyTokens) -> list[MyTable]:
    """The tables that a client has tokens for, and where it has to decide."""
    charge(request, len(mine.tables))
    lobby = lobby_of(request)
    resting = [id for id in mine.tables if id not in lobby.rooms]
    there = {*lobby.rooms, *await lobby.pools.loading.run(lobby.store.existing, resting)}
    found = [await my_table(lobby, id, tokens) if id in there else gone(id) for id, tokens in mine.tables.items()]
    return [table for table in found if table is not None]


def gone(id: str) -> MyTable:
    return MyTable(id=id, table=None, seats=[], host=False, waiting=[])


async def my_table(lobby: Lobby, id: str, tokens: list[str]) -> MyTable | None:
    """None if it exists but cannot be shown: the client should keep its tokens."""
    try:
        room = await lobby.room(id)
    except NotAllowed as error:
        return gone(id) if error.code == "no_such_table" else None
    table = room.table
    hashes = [hashed(token) for token in tokens]
    seats = sorted({seat for seat in map(table.seat_of_token, hashes) if seat is not None})
    waiting = [seat for seat in seats if table.seats[seat].bot is None and decision_for(room, seat) is not None]
    return MyTable(id=id, table=room.info(*hashes), seats=seats, host=table.opened.host in hashes, waiting=waiting)
