"""Over HTTP: a first game, at a table prepared for it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from serai.core.registry import find
from serai.server.http.messages import Keys, NewTable, TourWanted, WantedSeat
from serai.server.http.tables import RESPONSES, asker_of, lobby_of
from serai.server.tables.table_settings import TableSettings

SETTINGS: Final = TableSettings(spectators=False, undo="free")

router = APIRouter(prefix="/api/games/{game}", responses=RESPONSES)


@router.post("/tour", status_code=201)
async def tour(request: Request, game: Annotated[str, Path(max_length=40)], wanted: TourWanted) -> Keys:
    """A table for a tour: the asker in the first seat of the position that the game has prepared, bots in the others.

    A game that has prepared none is dealt as usual.
    """
    learned = find(game)
    prepared = learned.tour()
    match = learned.new() if prepared is None else learned.from_position(prepared)
    company = [WantedSeat(kind="bot")] * (match.players - 1)
    new = NewTable(
        game=game,
        options=learned.minimal_settings(match.settings),
        seats=[WantedSeat(kind="me", name=wanted.name), *company],
        settings=SETTINGS,
    )
    room, host, seats = await lobby_of(request).open_table(new, match.start, opener=asker_of(request))
    return Keys(table=room.info(), host=host, seats=seats)
