"""Over HTTP, looking back: a finished game for everybody, a running one as far as the asker knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Path, Query, Request

from serai.core.match import Match
from serai.server.background.fair_queue import Dropped
from serai.server.errors import NotAllowed
from serai.server.http.messages import Moment, MomentList, SeatNumber
from serai.server.http.tables import RESPONSES, Bearer, TableId, asker_of, check_seat, lobby_of
from serai.server.tables import shuffle
from serai.server.tables.history import FoundMoment, MatchHistory, Viewpoint
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Json
from serai.server.tables.proofs import proof_of
from serai.server.tables.room import Room
from serai.server.tables.table import Table
from serai.server.tables.tokens import token_of

T = TypeVar("T")
WantedEyes = Annotated[
    SeatNumber | Literal["all", "none"] | None,
    Query(description="whose eyes; none: a spectator's; all: everything. Left out: the token's seat, or a spectator"),
]
MomentNumber = Annotated[int, Path(ge=0, le=1_000_000)]

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


@router.get("/game")
async def whole_game(request: Request, table: TableId, authorization: Bearer = None) -> Json:
    """A finished game: the whole save, who sat where, and the proof of the shuffle (`serai verify` checks it)."""
    room = await lobby_of(request).room(table)
    check_spectator(room.table, token_of(authorization))
    await room.reveal_delay.wait_end()
    if room.table.status != "over":
        raise NotAllowed("not_over", "the whole game is shown when it is over")
    return export_table(room.table)


def export_table(table: Table) -> dict[str, object]:
    match: Match = table.playing
    save = match.export()
    save["table"] = ["human" if seat.bot is None else seat.bot for seat in table.seats]
    save["names"] = [seat.name for seat in table.seats]
    save["times"] = table.choice_times
    save["migrations"] = [{"at": entry.at, "rules": entry.rules, "report": entry.report} for entry in table.reports]
    proof = proof_of(table)
    if proof is not None:
        save[shuffle.PROOF] = proof
    return save


@router.get("/moments")
async def list_moments(
    request: Request, table: TableId, seat: WantedEyes = None, authorization: Bearer = None
) -> MomentList:
    """The moments of a game as one viewer could tell them apart."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    viewpoint = viewpoint_for(room, authorization, seat)
    found = await moments_for(lobby, asker_of(request), room, viewpoint)
    viewpoint_for(room, authorization, seat)  # the token may have been revoked meanwhile
    asked = [number for number, moment in enumerate(found) if moment.was_asked]
    return MomentList(seat=viewpoint, heard=[moment.heard for moment in found], asked=asked)


@router.get("/moments/{moment}")
async def show_moment(
    request: Request, table: TableId, moment: MomentNumber, seat: WantedEyes = None, authorization: Bearer = None
) -> Moment:
    """What a viewer saw at a moment, and what it had heard by then."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    viewpoint = viewpoint_for(room, authorization, seat)
    asker = asker_of(request)
    past, at = await moment_of(lobby, asker, room, viewpoint, moment)
    view, log = await look_back(lobby, asker, lambda: past.show(at, viewpoint))
    viewpoint_for(room, authorization, seat)
    return Moment(seat=viewpoint, moment=moment, view=view, log=log)


def viewpoint_for(room: Room, authorization: str | None, wanted: Viewpoint | Literal["none"]) -> Viewpoint:
    """Through whose eyes the asker may look: any when the game is over, else its own."""
    table = room.table
    token = token_of(authorization)
    own = table.seat_of_token(token)
    if token and own is None and token != table.opened.host:
        raise NotAllowed("bad_token", "this link does not open a seat here any more")
    check_spectator(table, token)
    if table.match is None:
        raise NotAllowed("not_begun", "the game has not begun")
    if room.has_ended:
        if isinstance(wanted, int):
            check_seat(room, wanted)
        return own if wanted is None else None if wanted == "none" else wanted
    if wanted is not None and wanted != (own if own is not None else "none"):
        raise NotAllowed("not_over", "until the game is over, everybody sees what they know")
    return own


def check_spectator(table: Table, token: str) -> None:
    """A table without spectators stays one when its game is over."""
    if not table.settings.spectators and table.seat_of_token(token) is None and token != table.opened.host:
        raise NotAllowed("no_spectators", "this table is for its players only")


async def moments_for(lobby: Lobby, asker: str, room: Room, viewpoint: Viewpoint) -> list[FoundMoment]:
    """Cached for finished games. A running game is replayed each time: a quick answer would reveal that nothing has
    happened in secret."""
    await room.reveal_delay.wait_end()
    kept = room.moments.get(viewpoint)
    if kept is not None:
        return kept
    past = MatchHistory(room.table)
    over = room.table.status == "over"
    found = await look_back(lobby, asker, lambda: list(past.moments(viewpoint)))
    if over:
        room.moments[viewpoint] = found
    return found


async def moment_of(
    lobby: Lobby, asker: str, room: Room, viewpoint: Viewpoint, number: int
) -> tuple[MatchHistory, int]:
    """The match, and the number of choices made before that moment of the viewer."""
    await room.reveal_delay.wait_end()
    past = MatchHistory(room.table)
    if room.table.status == "over":
        found = (await moments_for(lobby, asker, room, viewpoint))[number : number + 1]
        moment = found[0] if found else None
    else:
        moment = await look_back(lobby, asker, lambda: past.moment(viewpoint, number))
    if moment is None:
        raise NotAllowed("no_such_moment", "there is no such moment")
    return past, moment.choices


async def look_back(lobby: Lobby, asker: str, work: Callable[[], T]) -> T:
    """In a thread, one at a time: replays must not slow down players, nor one busy asker the others."""
    try:
        async with lobby.looking_back.place(asker, ""):
            return await lobby.pools.looking_back.run(work)
    except Dropped:
        raise NotAllowed("too_fast", "too many looks back at once; one after the other") from None
