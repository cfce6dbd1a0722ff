"""The time that a window takes: nobody can tell by it whether somebody was asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.server.errors import NotAllowed
from serai.server.http.catalog import list_tables
from serai.server.http.replays import moment_of, moments_for, viewpoint_for, whole_game
from serai.server.http.tables import show_table
from serai.server.http.what_if import check_what_if
from serai.server.live.reveal_delay import LONGEST, SHORTEST, RevealDelay
from serai.server.tables.log import Paused
from serai.server.tables.room import Room
from serai.testing import scenario
from tests.conformance.toy import Lots
from tests.server.scenes import Player, a_lobby, a_table, until
from tests.server.test_revocation import asking

PASS = {"kind": "pass"}


async def placed(lobby: object, spell: str) -> tuple[Room, list[Player]]:
    """Seat 0 has placed a token, and a window is open that asks seat 1 if its spell fits."""
    start = scenario("dragons", players=3, placement_windows="every_placement", spells={1: [spell]})
    room, players = await a_table(lobby, "dragons", "ppp", start)
    for player in players:
        player.frames()
    await players[0].play({"kind": "place", "space": "market"})
    await players[0].play({"kind": "token", "value": 1})
    return room, players


def test_until_the_reveal_delay_is_over_only_who_is_asked_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await placed(lobby, "alms")
            assert room.reveal_delay.is_running
            assert players[2].frames() == []
            [sight] = players[1].frames("sight")
            assert sight["view"]["decision"]["kind"] == "window"
            await players[1].play(PASS)
            assert room.reveal_delay.is_running
            assert players[2].frames() == players[1].frames() == []  # not even that the window is closed
            await until(lambda: not room.reveal_delay.is_running)
            [sight] = players[2].frames("sight")
            assert [event["kind"] for event in sight["events"]] == ["token_placed", "passes"]
            assert players[1].frames("sight")[0]["view"]["decision"]["kind"] == "place_token"

    asyncio.run(scene())


def test_a_window_that_asks_nobody_looks_the_same(tmp_path: Path) -> None:
    async def scene(spell: str) -> list[list[dict]]:
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await placed(lobby, spell)
            assert room.table.asked_state(1) is not None
            assert room.table.playing.state.veiled() == (spell == "alms")
            if spell == "alms":
                await players[1].play(PASS)
            early = [player.frames() for player in (players[0], players[2])]
            tries = [
                await players[0].say("play", id="p", asked=room.table.decision_number(0), move=PASS),
                await players[2].say("why_not", id="w", move={"kind": "place", "space": "market"}),
                await players[2].say("undo", id="u"),
                await players[2].say("order", id="o", order={"kind": "pass"}),
            ]
            await until(lambda: not room.reveal_delay.is_running)
            return [*early, tries, players[0].frames(), players[2].frames()]

    asked, unasked = asyncio.run(scene("alms")), asyncio.run(scene("smuggling"))
    assert asked == unasked
    assert {answer["code"] for answer in asked[2]} == {"too_late"}


async def at_once(player: Player, other: Player, what: str) -> tuple[dict, dict]:
    """The move that opens a window, and while it is stored something else, on another device."""
    asked = player.room.table.decision_number(0)
    seat = other.client.seats[0]
    later: dict[str, dict] = {
        "play": {"asked": asked + 1 if seat == 0 else player.room.table.decision_number(seat), "move": {"kind": "x"}},
        "undo": {},
        "order": {"order": {"kind": "pass"}},
    }
    opening = asyncio.ensure_future(player.say("play", asked=asked, move={"kind": "token", "value": 1}))
    trying = asyncio.ensure_future(other.say(what, id="t", **later[what]))
    return await opening, await trying


@pytest.mark.parametrize("what", ["play", "undo", "order"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_waited_for_the_move_that_opens_a_window_is_told_nothing_either(
    tmp_path: Path, what: str, seat: int
) -> None:
    async def scene(spell: str) -> dict:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells={2: [spell]})
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", start)
            await players[0].play({"kind": "place", "space": "market"})
            opened, tried = await at_once(players[0], Player(lobby, room, seat), what)
            assert (opened["type"], room.table.playing.state.veiled()) == ("done", spell == "alms")
            return tried

    asked, unasked = asyncio.run(scene("alms")), asyncio.run(scene("smuggling"))
    assert asked == unasked
    assert asked["code"] == "too_late"


def test_there_is_a_reveal_delay_where_nobody_is_connected_too(tmp_path: Path) -> None:
    """Who drops the connection and asks over HTTP is told as late as the others."""

    async def scene(spell: str) -> list[object]:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells={1: [spell]})
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await a_table(lobby, "dragons", "pbp", start)
            await players[0].play({"kind": "place", "space": "market"})
            for player in players:
                player.leave()
            await room.play(0, room.table.decision_number(0), {"kind": "token", "value": 1})
            assert room.table.playing.state.veiled() == (spell == "alms")
            await moments_for(lobby, "", room, 0)
            past, choices = await moment_of(lobby, "", room, 0, len(await moments_for(lobby, "", room, 0)) - 1)
            return [past.show(choices, 0)]

    assert asyncio.run(scene("alms")) == asyncio.run(scene("smuggling"))


def test_that_a_game_is_over_is_told_when_the_reveal_delay_is(tmp_path: Path, lots: Lots) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await a_table(lobby, "lots", "pp", settings={"visibility": "open"})
            request, id, before = asking(lobby), room.table.id, room.info()
            room.reveal_delay.start(0.0, (3600.0, 3600.0))
            while room.table.status != "over":
                seat = room.table.waiting_for()[0]
                move = room.table.view(seat)["decision"]["moves"][0]  # type: ignore[index]
                await room.play(seat, room.table.decision_number(seat), move)
            assert await show_table(request, id) == before
            assert (await list_tables(request, status="over", limit=1)).tables == []
            assert len((await list_tables(request, status="playing", limit=1)).tables) == 1
            for refused in (lambda: viewpoint_for(room, None, "all"), lambda: check_what_if(room, "")):
                with pytest.raises(NotAllowed, match="until the game is over"):
                    refused()
            waiting = asyncio.ensure_future(whole_game(request, id))
            await asyncio.sleep(0)
            assert not waiting.done()
            await room.finish_delay()
            assert (await waiting)["names"] == ["1", "2"]
            after = await show_table(request, id)
            assert (after.status, after.changed > before.changed) == ("over", True)
            assert len((await list_tables(request, status="over", limit=1)).tables) == 1
            assert viewpoint_for(room, None, "all") == "all"

    asyncio.run(scene())


def test_a_slow_answer_is_waited_for_in_the_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await placed(lobby, "alms")
            await until(lambda: not room.reveal_delay.is_running)
            [sight] = players[2].frames("sight")
            assert sight["view"]["decision"] == {"kind": "window", "sealed": False, "veiled": True}
            await players[1].play(PASS)
            assert room.reveal_delay.is_running  # whether yet another one is asked does not show either

    asyncio.run(scene())


def test_bots_wait_for_the_end_of_the_reveal_delay_too(tmp_path: Path) -> None:
    async def scene() -> None:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells={2: ["smuggling"]})
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "dragons", "pbp", start)
            await players[0].play({"kind": "place", "space": "market"})
            await players[0].play({"kind": "token", "value": 1})
            assert room.table.asked_state(1) is not None
            assert not lobby._thinking
            await until(lambda: not room.reveal_delay.is_running)
            await until(lambda: len(room.table.choice_seats) > 2)

    asyncio.run(scene())


def test_without_magic_there_is_no_reveal_delay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", scenario("dragons", players=3, mode="basic"))
            await players[0].play({"kind": "place", "space": "market"})
            await players[0].play({"kind": "token", "value": 1})
            assert not room.reveal_delay.is_running

    asyncio.run(scene())


def test_it_does_not_begin_anew_while_it_reigns() -> None:
    async def scene() -> None:
        ends: list[float] = []
        loop = asyncio.get_running_loop()

        def on_end() -> None:
            ends.append(loop.time())
            delay.stop()

        delay = RevealDelay(on_end)
        delay.start(1.0, (0.0, 0.0))
        delay.start(2.0, (3600.0, 3600.0))
        await delay.wait_end()
        assert len(ends) == 1
        assert (delay.is_running, delay.since) == (False, 1.0)

    asyncio.run(scene())
    assert 0 < SHORTEST < LONGEST


def test_a_clock_starts_when_its_seat_is_told(tmp_path: Path) -> None:
    """Not when the window was closed, which would show whether somebody was asked in it."""

    async def scene(spell: str) -> None:
        start = scenario("dragons", players=3, placement_windows="every_placement", spells={1: [spell]})
        clock = {"kind": "game", "seconds": 1000, "on_timeout": "bot"}
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", start, {"clock": clock})
            await players[0].play({"kind": "place", "space": "market"})
            await players[0].play({"kind": "token", "value": 1})
            if spell == "alms":
                await players[1].play(PASS)
            for player in players:
                player.frames()
            await until(lambda: not room.reveal_delay.is_running)
            pause = [entry for entry in lobby.store.entries(room.table.id) if isinstance(entry, Paused)][-1]
            assert room.table.clocks.running[1].since == pytest.approx(pause.until, abs=1e-5)
            assert [frame["running"] for frame in players[2].frames("times")] == [[1]]

    asyncio.run(scene("alms"))
    asyncio.run(scene("smuggling"))
