"""Sealed groups: answered in any order, opened together, and until then everybody may change its mind unseen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serai.server.loading import rebuilt
from serai.server.room import Room
from tests.server.scenes import a_house, a_table


def moves(room: Room, seat: int) -> list[dict[str, object]]:
    return room.table.view(seat)["decision"]["moves"]


def test_answers_come_in_any_order_and_nobody_notices_before_all_are_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            room, players = await a_table(house, "emira", "ppp")
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
            assert room.table.makers == [0, 1, 2]
            assert all(player.frames("sight") for player in players)

    asyncio.run(scene())


def test_an_answer_is_taken_back_while_the_group_is_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            room, players = await a_table(house, "emira", "ppp", settings={"undo": "free"})
            first, second = moves(room, 1)[:2]
            asked, changed = room.table.asked(1), room.table.changed
            await players[1].play(first)
            others = [players[0], players[2]]
            for other in others:
                other.frames()
            assert (await players[1].say("undo"))["type"] == "done"
            assert room.table.waiting_for() == [0, 1, 2]
            assert [other.frames() for other in others] == [[], []]
            assert (room.table.undone, room.table.changed) == (0, changed)
            assert room.table.asked(1) == asked + 2  # neither the first answer nor a late copy of it fits any more
            late = await players[1].say("play", asked=asked, move=first)
            assert late["code"] == "too_late"
            for player, move in zip(players, [moves(room, 0)[0], second, moves(room, 2)[0]], strict=True):
                await player.play(move)
            hand = room.table.view(1)["mine"]["hand"] + room.table.view(1)["mine"]["set_aside"]
            assert second["card"] in hand
            assert first["card"] not in hand
            again = rebuilt(room.table.id, house.store.entries(room.table.id))
            assert again.playing.choices == room.table.playing.choices

    asyncio.run(scene())


def test_nothing_older_is_taken_back_and_no_answer_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            room, players = await a_table(house, "emira", "ppp")
            await players[1].play(moves(room, 1)[0])
            assert (await players[0].say("undo"))["code"] == "nothing_to_undo"  # as if nobody had answered
            assert (await players[1].say("undo", id="once"))["type"] == "done"
            assert (await players[1].say("undo", id="once"))["type"] == "done"
            assert (await players[1].say("undo"))["code"] == "nothing_to_undo"
            why = await players[1].say("why_not", move=moves(room, 1)[0])
            assert (why["type"], why["why"]) == ("answer", None)

    asyncio.run(scene())
