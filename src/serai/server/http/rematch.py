"""Over HTTP: the same people play again."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from serai.server.errors import NotAllowed
from serai.server.http.messages import Rematching, TableInfo
from serai.server.http.tables import RESPONSES, Bearer, TableId, asker_of, lobby_of
from serai.server.tables import shuffle
from serai.server.tables.loading import new_table_from
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import AnyEntry, Committed, Opened, Rematched, Sat
from serai.server.tables.room import Room
from serai.server.tables.seat_changes import in_the_open
from serai.server.tables.table import Table
from serai.server.tables.tokens import new_table_id, token_of

router = APIRouter(prefix="/api/tables/{table}", responses=RESPONSES)


@router.post("/rematch", status_code=201)
async def rematch(request: Request, table: TableId, wanted: Rematching, authorization: Bearer = None) -> TableInfo:
    """Once a game is over, any player or the host can start a rematch; the same people play, with their old tokens.

    Everybody at the table is told where (`rematch` in its info); a second request leads to the same table. The cards
    are dealt at once if only one person plays, otherwise by any player once all had time to take part in the shuffle.
    """
    lobby = lobby_of(request)
    room = await lobby.room(table)
    token = token_of(authorization)
    opener = room.opener or asker_of(request)

    def check() -> None:
        if room.table.seat_of_token(token) is None and token != room.table.opened.host:
            raise NotAllowed("not_the_host", "this is for those who play here, and the host")

    async with in_the_open(room, check):
        if room.table.rematch is None or await lobby.pools.loading.run(lobby.store.row, room.table.rematch) is None:
            if room.table.status != "over":
                raise NotAllowed("not_over", "the game is not over")
            lobby.quotas.check_opening(opener)
            if any(sitting.token is None and sitting.bot is not None for sitting in room.table.seats):
                lobby.quotas.check_tables(lobby.rooms.values(), opener)
            await open_again(lobby, room, order_of(room.table, wanted), room.table.seat_of_token(token), wanted.commit)
        following = room.table.rematch
    assert following is not None
    new = await lobby.room(following)
    lobby.quotas.charge(new, opener)
    return new.info(token)


def order_of(table: Table, wanted: Rematching) -> list[int]:
    """By seat of the new table, the seat at the old one."""
    players = table.players
    order = wanted.order if wanted.order is not None else [(seat - 1) % players for seat in range(players)]
    if sorted(order) != list(range(players)):
        raise NotAllowed("bad_order", f"an order names each of the seats 0 to {players - 1} once")
    return order


async def open_again(lobby: Lobby, room: Room, order: list[int], asker: int | None, commit: str | None) -> None:
    """Open the new table, with the asker's commitment, and tell the old one. Its lock is held.

    Both are stored in one commit: however the server ends, no table is left that nobody knows of.
    """
    table, following = room.table, new_table_id()
    now, people = time.time(), {number for number, sitting in enumerate(table.seats) if sitting.token is not None}
    expected = table.current_deal.took_part & people if len(people) > 1 else set()
    opened = table.opened.model_copy(
        update={
            "at": now,
            "rules": table.game.rules_version,
            "secret": shuffle.new_secret(),
            "start": None,
            "settings": table.settings,
            "parent": table.id,
            "scheme": shuffle.COMMITTED_SALTS,
            "awaited": [seat for seat, old in enumerate(order) if old in expected],
        }
    )
    assert isinstance(opened, Opened)
    entries: list[AnyEntry] = [opened]
    for seat, old in enumerate(order):
        sitting = table.seats[old]
        if sitting.taken:
            bot = sitting.bot if sitting.token is None else None  # who was stood in for plays again
            entries.append(Sat(at=now, seat=seat, name=sitting.name, token=sitting.token, bot=bot, host=sitting.host))
            if commit is not None and old == asker and bot is None:
                entries.append(Committed(at=now, seat=seat, commit=commit))
    if len(people) <= 1:
        await lobby.pools.loading.run(new_table_from, following, entries)
    await room.make(Rematched(at=now, table=following), opening=(following, entries))
