"""Sealed groups: answered in any order, opened together, and until then everybody may change its mind unseen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.events import EventType
from serai.core.state import NOBODY
from serai.server.tables.history import MatchHistory
from serai.server.tables.loading import replay
from serai.server.tables.room import Room
from serai.template.components import SEALED
from serai.template.questions import SEAL
from serai.template.state import LotsState
from tests.conformance.toy import Lots, registered
from tests.server.scenes import a_lobby, a_table


def moves(room: Room, seat: int) -> list[dict[str, object]]:
    return room.table.view(seat)["decision"]["moves"]


def test_answers_come_in_any_order_and_nobody_notices_before_all_are_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp")
            for player in players:
                player.frames()
            for seat in (2, 0):
                await players[seat].play(moves(room, seat)[0])
                assert room.table.playing.choices == []
                for other in players:
                    assert other.frames() == [] or other is players[seat]
            assert room.table.waiting_for() == [1]
            assert "moves" not in room.table.view(0)["decision"]
            await players[1].play(moves(room, 1)[1])
            assert room.table.choice_seats == [0, 1, 2]
            assert all(player.frames("sight") for player in players)

    asyncio.run(scene())


def test_an_answer_is_taken_back_while_the_group_is_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", settings={"undo": "free"})
            first, second = moves(room, 1)[:2]
            asked, changed = room.table.decision_number(1), room.table.changed
            await players[1].play(first)
            others = [players[0], players[2]]
            for other in others:
                other.frames()
            assert (await players[1].say("undo"))["type"] == "done"
            assert room.table.waiting_for() == [0, 1, 2]
            assert [other.frames() for other in others] == [[], []]
            assert (room.table.undone, room.table.changed) == (0, changed)
            # Neither the first answer nor a late copy of it fits any more.
            assert room.table.decision_number(1) == asked + 2
            late = await players[1].say("play", asked=asked, move=first)
            assert late["code"] == "too_late"
            for player, move in zip(players, [moves(room, 0)[0], second, moves(room, 2)[0]], strict=True):
                await player.play(move)
            hand = room.table.view(1)["mine"]["hand"] + room.table.view(1)["mine"]["set_aside"]
            assert second["card"] in hand
            assert first["card"] not in hand
            again = replay(room.table.id, lobby.store.entries(room.table.id))
            assert again.playing.choices == room.table.playing.choices

    asyncio.run(scene())


def test_nothing_older_is_taken_back_and_no_answer_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp")
            await players[1].play(moves(room, 1)[0])
            assert (await players[0].say("undo"))["code"] == "nothing_to_undo"  # as if nobody had answered
            assert (await players[1].say("undo", id="once"))["type"] == "done"
            assert (await players[1].say("undo", id="once"))["type"] == "done"
            assert (await players[1].say("undo"))["code"] == "nothing_to_undo"
            why = await players[1].say("why_not", move=moves(room, 1)[0])
            assert (why["type"], why["why"]) == ("answer", None)

    asyncio.run(scene())


# Groups that follow each other: in this game every round is one, if nobody may look at the deck.


class Silent(LotsState):
    """Nothing is said between two groups."""

    def tell(self, kind: EventType, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        pass


class Alternating(LotsState):
    """Who was asked last is asked first in the next group."""

    def begin_round(self) -> None:
        super().begin_round()
        if self.seat == 0 and self.round % 2 == 0:
            self.ask(self.players - 1, SEAL)

    def choose(self, option: int) -> None:
        if self.question is not SEAL or self.round % 2:
            return super().choose(option)
        seat, self.seat = self.seat, NOBODY
        self.places[option] = SEALED + seat
        if seat > 0:
            self.ask(seat - 1, SEAL)
        else:
            self.show_all()
        self.run()


@pytest.fixture(params=[LotsState, Silent, Alternating])
def rounds(request: pytest.FixtureRequest) -> Iterator[Lots]:
    with registered(Lots("rounds", request.param)) as game:
        yield game


def test_a_group_is_opened_although_another_follows_at_once(rounds: Lots, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "rounds", "ppp", looking=False)
            table = room.table
            for number in range(1, 4):
                assert table.view(1)["round"] == number
                assert table.waiting_for() == [0, 1, 2]
                for seat in (2, 0, 1):
                    assert len(table.playing.choices) == 3 * (number - 1)
                    await players[seat].play(moves(room, seat)[0])
                assert len(table.playing.choices) == 3 * number
            while table.status == "playing":
                seat = table.waiting_for()[-1]
                await players[seat].play(moves(room, seat)[0])
            again = replay(table.id, lobby.store.entries(table.id))
            assert again.playing.choices == table.playing.choices
            past = MatchHistory(table)
            for viewpoint in (0, 2, None):
                found = list(past.moments(viewpoint))
                assert [moment.choices for moment in found] == list(range(0, len(table.playing.choices) + 1, 3))
                assert [past.show(moment.choices, viewpoint)[0]["round"] for moment in found[:3]] == [1, 2, 3]

    asyncio.run(scene())
