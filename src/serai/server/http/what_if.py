"""Over HTTP: trying something else, at a what-if table from any moment of a game."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request

from serai.server.errors import NotAllowed
from serai.server.http.messages import Keys, NewTable, WantedWhatIf
from serai.server.http.replays import look_back, moment_of, viewpoint_for
from serai.server.http.tables import RESPONSES, Bearer, TableId, asker_of, lobby_of
from serai.server.tables.room import Room
from serai.server.tables.tokens import hashed, token_of

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


@router.post("/fork", status_code=201)
async def open_what_if(request: Request, table: TableId, wanted: WantedWhatIf, authorization: Bearer = None) -> Keys:
    """Open a what-if table from a moment of this one. During a game, what the asker cannot know is dealt again."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    viewpoint = viewpoint_for(room, authorization, wanted.seat)
    check_what_if(room, token_of(authorization))
    asker = asker_of(request)
    past, at = await moment_of(lobby, asker, room, viewpoint, wanted.moment)
    start = await look_back(lobby, asker, lambda: past.what_if_position(at, viewpoint, secrets.token_hex(16)))
    if start is None:
        raise NotAllowed("game_over", "at this moment the game is over")
    viewpoint_for(room, authorization, wanted.seat)  # the token may have been revoked meanwhile
    new = NewTable(
        game=past.game.id,
        options=past.game.minimal_settings(past.settings),
        seats=wanted.seats,
        settings=wanted.settings,
    )
    seen = "" if viewpoint is None else f"?seat={viewpoint}"
    opened, host, seats = await lobby.open_table(new, start, f"{room.table.id}/moments/{wanted.moment}{seen}", asker)
    return Keys(table=opened.info(hashed(host)), host=host, seats=seats)


def check_what_if(room: Room, token: str) -> None:
    """During a game, a what-if is for its players only, and counts as outside help."""
    table = room.table
    if room.has_ended:
        return
    if table.seat_of_token(token) is None:
        raise NotAllowed("not_your_seat", "until the game is over, a what-if is for those who play it")
    if not table.settings.hints:
        raise NotAllowed(
            "no_outside_help", "this table has no outside help: a what-if can be opened when the game is over"
        )
