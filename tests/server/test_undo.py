"""Undo: freely up to the engine's mark, beyond it if everybody agrees, never what was seen."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from serai.core.match import Match
from serai.server.tables.loading import replay
from serai.testing import scenario
from tests.server.scenes import a_lobby, a_table, auction, until

PASS = {"kind": "pass"}


placing = partial(scenario, "dragons", players=3, mode="basic")


def bid(amount: int) -> dict[str, object]:
    return {"kind": "bid", "amount": amount}


def wishes(frames: list[dict]) -> list[tuple[object, object]]:
    return [(frame["seat"], frame["waiting"]) for frame in frames]


def test_a_step_that_concerns_nobody_else_is_taken_back_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", placing(), {"undo": "free"})
            for player in players:
                player.frames()
            await players[0].play({"kind": "place", "space": "market"})
            assert room.table.playing.decision.question == "place_value"
            assert [player.frames() for player in players[1:]] == [[], []]
            assert (await players[0].say("undo"))["type"] == "done"
            assert room.table.playing.decision.question == "place_token"
            assert [player.frames() for player in players[1:]] == [[], []]
            assert players[0].frames("sight")[-1]["view"]["decision"]["kind"] == "place_token"
            await players[0].play({"kind": "place", "space": "guard_room"})

    asyncio.run(scene())


def test_once_somebody_else_is_asked_all_persons_have_to_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", auction())
            await players[0].play(bid(100))
            for player in players:
                player.frames()
            assert (await players[0].say("undo"))["type"] == "done"
            assert wishes(players[2].frames("undo_wanted")) == [(0, [1, 2])]
            assert (await players[2].say("agree", agrees=True))["type"] == "done"
            assert wishes(players[0].frames("undo_wanted")) == [(0, [1, 2]), (0, [1])]
            assert room.table.playing.choices != []
            assert (await players[1].say("agree", agrees=True))["type"] == "done"
            assert room.table.playing.choices == []
            assert wishes(players[0].frames("undo_wanted")) == [(None, [])]
            assert room.table.view(None)["auction"]["bid"] == 0
            again = replay(room.table.id, lobby.store.entries(room.table.id))
            assert (again.playing.choices, again.undone) == ([], 1)
            await players[0].play(bid(10))

    asyncio.run(scene())


def test_one_who_does_not_agree_or_plays_on_ends_the_matter(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", auction())
            await players[0].play(bid(100))
            await players[0].say("undo")
            players[2].frames()
            await players[1].say("agree", agrees=False)
            assert wishes(players[2].frames("undo_wanted")) == [(None, [])]
            assert (await players[2].say("agree", agrees=True))["code"] == "no_undo_wanted"
            await players[0].say("undo")
            await players[1].play(bid(110))
            assert wishes(players[2].frames("undo_wanted"))[-1] == (None, [])
            assert len(room.table.playing.choices) == 2
            assert (await players[0].say("undo"))["code"] == "nothing_to_undo"  # the last choice is another's

    asyncio.run(scene())


def test_who_comes_is_told_of_a_wish(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", auction())
            await players[0].play(bid(100))
            await players[0].say("undo")
            players[1].leave()
            again = type(players[1])(lobby, room, 1)
            assert wishes(again.frames("undo_wanted")) == [(0, [1, 2])]

    asyncio.run(scene())


def test_bots_always_agree_and_what_they_did_since_goes_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "pbb", auction())
            await players[0].play(bid(880))
            table = room.table
            await until(lambda: table.asked_state(0) is not None)  # both passed, or one of them has bid more
            assert len(table.playing.choices) == 3
            answer = await players[0].say("undo")
            assert answer["type"] == "done", answer
            assert (table.playing.choices, table.undone) == ([], 3)

    asyncio.run(scene())


@pytest.mark.parametrize(("setting", "code"), [("never", "no_undo"), ("free", "no_undo")])
def test_a_table_may_take_less_back(tmp_path: Path, setting: str, code: str) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", auction(), {"undo": setting})
            await players[0].play(bid(100))
            assert (await players[0].say("undo"))["code"] == code
            assert room.table.undo_wish is None

    asyncio.run(scene())


def test_what_was_seen_stays_seen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", scenario("emira", players=3, phase="events"))
            answer = await players[0].say("undo")
            assert (answer["code"], answer["why"]["code"]) == ("refused", "nothing_to_undo")
            while room.table.playing.decision.question == "play_event":  # then cards are turned up
                await players[room.table.playing.decision.seat].play(PASS)
            answer = await players[room.table.choice_seats[-1]].say("undo")
            assert (answer["code"], answer["why"]["code"]) == ("refused", "undo_would_unsee")

    asyncio.run(scene())


def windowed(spell: str) -> Match:
    """Seat 0 is about to place; after every placement a window opens, in which seat 1 is asked if its spell fits."""
    return scenario("dragons", players=3, placement_windows="every_placement", spells={1: [spell]})


def test_whether_somebody_was_asked_in_secret_does_not_show(tmp_path: Path) -> None:
    """Seat 1 passes in a window that asks because of Alms; Smuggling, which looks the same to others, asks nobody."""

    async def scene(spell: str) -> tuple[bool, dict]:
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", windowed(spell))
            await players[0].play({"kind": "place", "space": "market"})
            await players[0].play({"kind": "token", "value": 1})
            was_asked = room.table.playing.state.veiled()
            if was_asked:
                await players[1].play(PASS)
            await room.reveal_delay.wait_end()
            assert room.table.playing.decision.seat == 1
            answer = await players[0].say("undo", id="undo")
            return was_asked, answer

    asked, first = asyncio.run(scene("alms"))
    unasked, second = asyncio.run(scene("smuggling"))
    assert (asked, unasked) == (True, False)
    assert first == second
    assert first["why"]["code"] == "undo_would_unsee"
