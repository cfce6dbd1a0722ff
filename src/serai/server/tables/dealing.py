"""From the host's request to the deal: commitments become final, salts are revealed, and a deal may be called off."""

from __future__ import annotations

import time

from serai.server.errors import NotAllowed
from serai.server.tables import shuffle
from serai.server.tables.loading import deal_entry, first_deal_entry
from serai.server.tables.log import CalledOff, Committed, Revealed, Said
from serai.server.tables.room import Check, Room
from serai.server.tables.table import Table


def commit_entries(table: Table, at: float, seat: int, commit: str | None) -> list[Committed]:
    """The commitment of a new player, if the table still takes one."""
    return [Committed(at=at, seat=seat, commit=commit)] if commit is not None and table.takes_commits else []


async def begin_deal(room: Room, check: Check, within: float) -> None:
    """Deal if every seat is taken: at once, or when all who have committed to a salt have revealed it. Players who took
    part in the shuffle before have so many seconds to commit again."""
    async with room.turn(check):
        table = room.table
        if table.status != "waiting":
            return
        if not all(seat.taken for seat in table.seats):
            raise NotAllowed("seats_open", "a seat is still open")
        check_commitments(table, within)
        await room.make(first_deal_entry(table, time.time()))


def check_commitments(table: Table, within: float) -> None:
    """A player who called off a deal has to take part in the next one, or could call off one after the other."""
    caller = table.called_off[-1].called_off_by if table.called_off else None
    waited = time.time() - table.current_deal.since
    if caller in table.uncommitted or (table.uncommitted and 0 <= waited < within):
        raise NotAllowed("uncommitted", "not all who took part in the shuffle before have committed again")


async def commit(room: Room, seat: int, promised: str) -> None:
    """A commitment that replaces the one before. The lock is held."""
    table = room.table
    if not table.dealt_together or not table.seats[seat].plays_itself:
        raise NotAllowed("no_commits", "this seat takes no part in the shuffle: a position was given, or a bot plays")
    if not table.takes_commits:
        raise NotAllowed("dealt", "the cards are dealt, or being dealt: commitments are final")
    if table.current_deal.commits[seat] != promised:
        await room.make(Committed(at=time.time(), seat=seat, commit=promised))


async def reveal(room: Room, seat: int, salt: str) -> None:
    """Reveal a salt; after the last one the cards are dealt. The lock is held."""
    table, current_deal = room.table, room.table.current_deal
    if current_deal.salts[seat] == salt:
        return
    if table.status != "dealing":
        raise NotAllowed("not_dealing", "salts are revealed while the table is dealing")
    promised = current_deal.commits[seat]
    if promised is None:
        raise NotAllowed("not_committed", "this seat has not committed to a salt")
    if shuffle.commitment(salt) != promised:
        raise NotAllowed("wrong_salt", "this is not the salt that the seat has committed to")
    await room.make(Revealed(at=time.time(), seat=seat, salt=salt))
    if not current_deal.missing:
        await deal(room)


async def deal(room: Room) -> None:
    """Deal the cards, and name those who were expected and are absent from the shuffle. The lock is held."""
    table, now = room.table, time.time()
    late = "did not reveal in time, and is absent from the shuffle; everybody else who plays can call the deal off"
    out = "did not take part in the shuffle this time; anybody who plays can call the deal off"
    absent = [Said(at=now, seat=seat, text=late, word="absent") for seat in table.current_deal.missing]
    absent += [Said(at=now, seat=seat, text=out, word="uncommitted") for seat in table.uncommitted]
    await room.make(deal_entry(table, now), *absent)


async def call_off(room: Room, seat: int) -> None:
    """Call off a deal if somebody was absent from its shuffle; the next has new commitments. The lock is held.

    Not allowed to a player who committed and did not reveal, and could so choose between two deals, alone.
    """
    if not room.table.may_be_called_off:
        raise NotAllowed(
            "deal_stands", "a deal can be called off if somebody did not reveal, until a person has made a choice"
        )
    if seat in room.table.current_deal.missing:
        raise NotAllowed("absent", "who has not revealed cannot call the deal off")
    now = time.time()
    line = Said(at=now, seat=seat, text="has called the deal off", word="called_off")
    await room.make(CalledOff(at=now, seat=seat), line)
