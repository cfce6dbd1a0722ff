"""Clocks: counted from stored times, silent about secrets, and answering for whoever has no time left."""

from __future__ import annotations

import asyncio
import errno
import time
from pathlib import Path

import pytest

from serai.core.match import Match
from serai.server.background import timekeeper
from serai.server.background.cleanup import unload_idle
from serai.server.background.timekeeper import answer_for
from serai.server.tables.answers import action_of
from serai.server.tables.clocks import SECRET_SECONDS, Clocks
from serai.server.tables.loading import replay
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Answered, AnyEntry, Began, Opened, Paused, Sat
from serai.server.tables.room import Room
from serai.server.tables.table import Table
from serai.server.tables.table_settings import Clock, TableSettings
from serai.testing import scenario
from tests.server.scenes import Player, a_lobby, a_table, auction, until

GAME = {"kind": "game", "seconds": 100, "increment": 5, "on_timeout": "wait"}
MOVE = {"kind": "move", "seconds": 30, "on_timeout": "wait"}


def table_at(clock: dict[str, object], start: Match, *later: AnyEntry) -> Table:
    """A table of three persons that was dealt at 1000."""
    opened = Opened(
        at=900,
        game=start.game.id,
        rules=start.game.rules_version,
        options=start.game.minimal_settings(start.settings),
        settings=TableSettings(clock=Clock.model_validate(clock)),
        secret="00" * 32,
        host="",
        start=start.start,
    )
    sat = [Sat(at=950, seat=seat, name=str(seat), token=f"hash {seat}") for seat in range(3)]
    return replay("id", [opened, *sat, Began(at=1000), *later])


def passing(table: Table, at: float) -> Answered:
    """Whoever is asked passes."""
    state = table.playing.state
    return Answered(
        at=at, seat=state.seat, action=action_of(table, state.seat, table.decision_number(state.seat), {"kind": "pass"})
    )


# Counting.


def test_a_game_s_time_is_spent_by_who_is_asked_and_grows_with_each_answer() -> None:
    table = table_at(GAME, auction())
    assert table.clocks.deadline(0) == 1100
    table.apply(passing(table, 1030))
    assert table.clocks.banks == [75, 100, 100]
    assert list(table.clocks.running) == [1]
    assert table.clocks.deadline(1) == 1130
    table.apply(passing(table, 1200))
    assert table.clocks.banks == [75, 5, 100]  # no debts


def test_a_move_s_time_begins_anew() -> None:
    table = table_at(MOVE, auction())
    table.apply(passing(table, 1029))
    assert table.clocks.deadline(1) == 1059


def test_time_without_the_server_counts_for_nobody() -> None:
    table = table_at(GAME, auction(), Paused(at=1600, since=1010, until=1590))
    assert table.clocks.deadline(0) == 1680


def test_a_question_that_began_while_the_server_was_away_is_not_paid_back_twice() -> None:
    clocks = Clocks(Clock.model_validate(GAME), 2)
    clocks.go_on(1000, {0: (0, False)}, None)
    clocks.leave_out(900, 950)
    assert clocks.deadline(0) == 1100
    clocks.leave_out(990, 1010)
    assert clocks.deadline(0) == 1110


def test_bots_have_no_clock() -> None:
    table = table_at(GAME, auction(), Sat(at=1010, seat=0, name="b", token="hash 0", bot="beginner"))
    assert table.clocks.running == {}
    assert table.clocks.banks == [90, 100, 100]


def test_a_secret_question_costs_nothing_of_the_game_s_time() -> None:
    start = scenario("dragons", players=3, at="market", spells={1: ["alms"]})
    table = table_at(GAME, start)
    assert table.playing.state.veiled()
    assert table.clocks.deadline(1) == 1000 + SECRET_SECONDS
    table.apply(passing(table, 1040))
    assert table.clocks.banks == [100, 100, 100]


# Telling.


def test_everybody_sees_an_open_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            _, players = await a_table(lobby, "emira", "ppp", auction(), {"clock": GAME})
            for player in players:
                assert player.frames("times")[-1]["running"] == [0]
            await players[0].play({"kind": "pass"})
            for player in players:
                [times] = player.frames("times")
                assert times["running"] == [1]
                assert 100 <= times["left"][0] <= 105

    asyncio.run(scene())


def test_others_do_not_see_whose_clock_runs_in_secret(tmp_path: Path) -> None:
    async def scene() -> None:
        start = scenario("dragons", players=3, at="market", spells={1: ["alms"], 2: ["exchange"]}, treasure={2: "3c"})
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "dragons", "ppp", start, {"clock": GAME})
            seen = [player.frames("times")[-1]["running"] for player in players]
            assert seen == [[], [1], []]
            await room.reveal_delay.wait_end()
            for player in players:
                player.frames()
            await players[1].play({"kind": "pass"})
            assert room.table.playing.state.veiled()
            await room.reveal_delay.wait_end()
            assert players[0].frames() == []
            assert players[1].frames("times")[-1]["running"] == []
            assert players[2].frames("times")[-1]["running"] == [2]

    asyncio.run(scene())


def test_after_a_load_a_secret_answer_tells_others_nothing_either(tmp_path: Path) -> None:
    start = scenario("dragons", players=3, at="market", spells={1: ["alms"], 2: ["exchange"]}, treasure={2: "3c"})

    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            return (await a_table(lobby, "dragons", "ppp", start, {"clock": GAME}))[0].table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await lobby.room(id)
            players = [Player(lobby, room, seat) for seat in range(3)]
            players[0].frames()
            await players[1].play({"kind": "pass"})
            await room.reveal_delay.wait_end()
            assert players[0].frames() == []

    asyncio.run(after(asyncio.run(before())))


# Running out.


def hurried(lobby: Lobby, seconds: float) -> None:
    """Clocks of this lobby go faster: so many seconds more have passed."""
    for room in lobby.rooms.values():
        for running in room.table.clocks.running.values():
            running.since -= seconds
        lobby.timekeeper.watch(room)


def test_who_has_no_time_left_is_answered_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            clock = {"kind": "move", "seconds": 3600, "on_timeout": "bot"}
            room, _ = await a_table(lobby, "emira", "ppp", auction(), {"clock": clock})
            hurried(lobby, 3600)
            await until(lambda: room.table.choice_seats == [0])
            last = lobby.store.entries(room.table.id)[-1]
            assert isinstance(last, Answered)
            assert (last.seat, last.by) == (0, "clock")
            assert room.table.clocks.deadline(1) > room.table.clocks.now() + 3000

    asyncio.run(scene())


def test_or_the_table_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", auction(), {"clock": MOVE})
            hurried(lobby, 3600)
            assert lobby.timekeeper._timers == {}
            await players[0].play({"kind": "pass"})
            assert room.table.choice_seats == [0]

    asyncio.run(scene())


@pytest.mark.parametrize("spells", [{1: ["alms"]}, {1: ["alms"], 2: ["exchange"]}])
def test_the_game_s_own_answer_comes_first(spells: dict[int, list[str]]) -> None:
    table = table_at(GAME, scenario("dragons", players=3, at="market", spells=spells))
    assert answer_for(table, table.playing.state, 0) == 0  # pass


def test_without_one_the_rule_based_player_answers_from_the_seat_s_knowledge() -> None:
    table = table_at(GAME, auction())
    state = table.playing.state
    assert table.game.timeout_option(state) is None
    assert state.allows(answer_for(table, state, 0))


# Restarts.


async def begun(lobby: Lobby) -> Room:
    """A table at which seat 0 thinks, and has thought for 40 seconds."""
    room, _ = await a_table(lobby, "emira", "ppp", auction(), {"clock": GAME})
    room.table.clocks.reach(room.table.clocks.now() + 40)
    return room


def left(room: Room, seat: int) -> float:
    return room.table.clocks.deadline(seat) - room.table.clocks.now()


def test_after_a_restart_the_clock_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the two servers an hour goes by on the wall; what was thought before counts, the hour does not."""

    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            return (await begun(lobby)).table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await lobby.room(id)
            assert left(room, 0) == pytest.approx(60, abs=20)
            assert left(room, 0) <= 60
            async with room.lock:
                await room.make(passing(room.table, time.time()))
            assert room.table.clocks.banks[0] == pytest.approx(65, abs=20)
            again = replay(id, lobby.store.entries(id))
            assert again.clocks.running == room.table.clocks.running
            assert again.clocks.banks == room.table.clocks.banks

    id, real = asyncio.run(before()), time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    asyncio.run(after(id))


def test_after_a_kill_the_last_heartbeat_counts(tmp_path: Path) -> None:
    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            room = await begun(lobby)
            lobby.timekeeper.sign()
            lobby.timekeeper.sign = lambda: None  # it is killed: nothing is written at the end
            return room.table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            lobby.timekeeper.sign()
            assert id in lobby.timekeeper.file.read_text()  # and if it were killed again before the table is there
            assert left(await lobby.room(id), 0) == pytest.approx(60, abs=20)

    asyncio.run(after(asyncio.run(before())))


def test_without_a_heartbeat_it_goes_on_from_the_last_entry(tmp_path: Path) -> None:
    async def before() -> str:
        async with a_lobby(tmp_path) as lobby:
            return (await begun(lobby)).table.id

    async def after(id: str) -> None:
        async with a_lobby(tmp_path) as lobby:
            assert left(await lobby.room(id), 0) == pytest.approx(100, abs=20)

    id = asyncio.run(before())
    (tmp_path / "alive").write_text("1794975855.2")  # as older servers wrote it
    asyncio.run(after(id))


def test_a_table_that_has_left_the_memory_is_not_given_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await begun(lobby)
            for client in list(room.clients):
                room.leave(client)
            assert unload_idle(lobby, 0.0) == [room.table.id]
            assert left(await lobby.room(room.table.id), 0) == pytest.approx(60, abs=20)

    asyncio.run(scene())


# The clock on the wall.


@pytest.mark.parametrize("step", [600.0, -600.0])
def test_a_step_of_the_wall_clock_gives_and_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, (first, second, _) = await a_table(lobby, "emira", "ppp", auction(), {"clock": GAME})
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + step)
            await first.play({"kind": "pass"})
            assert 80 < room.table.clocks.banks[0] <= 105
            assert 80 < left(room, 1) <= 100
            [times] = second.frames("times")[-1:]
            assert all(80 < seconds <= 105 for seconds in times["left"])
            again = replay(room.table.id, lobby.store.entries(room.table.id))
            assert again.clocks.banks == room.table.clocks.banks
            monkeypatch.setattr(time, "time", real)
            await second.play({"kind": "pass"})
            assert 80 < room.table.clocks.banks[1] <= 105

    asyncio.run(scene())


def test_a_game_from_before_tables_had_clocks_goes_on_from_its_last_entry() -> None:
    table = table_at(GAME, auction())
    table.apply(passing(table, 1030))
    assert table.clocks.banks == [75, 100, 100]
    assert table.clocks.now() == pytest.approx(1030, abs=20)
    later = passing(table, 5000.0).model_copy(update={"clock": 1050.0})  # the wall says otherwise
    table.apply(later)
    assert table.clocks.banks == [75, 85, 100]


# A disk that is full.


def test_a_heartbeat_survives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room = await begun(lobby)
            tried: list[int] = []

            def full(self: Path, text: str) -> int:
                tried.append(1)
                raise OSError(errno.ENOSPC, "No space left on device")

            monkeypatch.setattr(timekeeper, "HEARTBEAT", 0.01)
            with monkeypatch.context() as trouble:
                trouble.setattr(Path, "write_text", full)
                lobby.spawn(lobby.timekeeper.keep_alive())
                await until(lambda: len(tried) > 2)
            await until(lambda: lobby.timekeeper.file.exists() and room.table.id in lobby.timekeeper.file.read_text())

    asyncio.run(scene())
