"""Clocks: counted from stored times, silent about secrets, and answering for whoever has no time left."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from serai.core.match import Match
from serai.server.answers import action_of
from serai.server.clocks import SECRET_SECONDS, Clocks
from serai.server.entries import Answered, AnyEntry, Began, Clock, Opened, Paused, Sat, Settings
from serai.server.house import House
from serai.server.loading import rebuilt
from serai.server.table import Table
from serai.server.timekeeper import answer_for
from serai.testing import scenario
from tests.server.scenes import a_house, a_table, until

GAME = {"kind": "game", "seconds": 100, "increment": 5, "on_timeout": "wait"}
MOVE = {"kind": "move", "seconds": 30, "on_timeout": "wait"}


def auction() -> Match:
    return scenario("emira", players=3, gold=[900, 900, 900], camels=[0, 0, 0])


def table_at(clock: dict[str, object], start: Match, *later: AnyEntry) -> Table:
    """A table of three persons that was dealt at 1000."""
    opened = Opened(
        at=900,
        game=start.game.id,
        rules=start.game.rules_version,
        options=start.game.told(start.options),
        settings=Settings(clock=Clock.model_validate(clock)),
        secret="00" * 32,
        host="",
        start=start.start,
    )
    sat = [Sat(at=950, seat=seat, name=str(seat), token=f"hash {seat}") for seat in range(3)]
    return rebuilt("id", [opened, *sat, Began(at=1000), *later])


def passing(table: Table, at: float) -> Answered:
    """Whoever is asked passes."""
    state = table.playing.state
    return Answered(
        at=at, seat=state.seat, action=action_of(table, state.seat, table.asked(state.seat), {"kind": "pass"})
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
        async with a_house(tmp_path) as house:
            _, players = await a_table(house, "emira", "ppp", auction(), {"clock": GAME})
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
        async with a_house(tmp_path) as house:
            room, players = await a_table(house, "dragons", "ppp", start, {"clock": GAME})
            seen = [player.frames("times")[-1]["running"] for player in players]
            assert seen == [[], [1], []]
            await room.quiet.ended()
            for player in players:
                player.frames()
            await players[1].play({"kind": "pass"})
            assert room.table.playing.state.veiled()
            await room.quiet.ended()
            assert players[0].frames() == []
            assert players[1].frames("times")[-1]["running"] == []
            assert players[2].frames("times")[-1]["running"] == [2]

    asyncio.run(scene())


# Running out.


def hurried(house: House, seconds: float) -> None:
    """Clocks of this house go faster: so many seconds more have passed."""
    for room in house.rooms.values():
        for running in room.table.clocks.running.values():
            running.since -= seconds
        house.timekeeper.watch(room)


def test_who_has_no_time_left_is_answered_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            clock = {"kind": "move", "seconds": 3600, "on_timeout": "bot"}
            room, _ = await a_table(house, "emira", "ppp", auction(), {"clock": clock})
            hurried(house, 3600)
            await until(lambda: room.table.makers == [0])
            last = house.store.entries(room.table.id)[-1]
            assert isinstance(last, Answered)
            assert (last.seat, last.by) == (0, "clock")
            assert room.table.clocks.deadline(1) > time.time() + 3000

    asyncio.run(scene())


def test_or_the_table_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            room, players = await a_table(house, "emira", "ppp", auction(), {"clock": MOVE})
            hurried(house, 3600)
            assert house.timekeeper._timers == {}
            await players[0].play({"kind": "pass"})
            assert room.table.makers == [0]

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


def test_after_a_restart_the_clock_goes_on_where_it_was(tmp_path: Path) -> None:
    async def before() -> tuple[str, float]:
        async with a_house(tmp_path) as house:
            room, _ = await a_table(house, "emira", "ppp", auction(), {"clock": GAME})
            return room.table.id, room.table.clocks.running[0].since

    async def after(id: str, since: float) -> None:
        alive = tmp_path / "alive"
        gone = float(alive.read_text())
        alive.write_text(repr(gone - 50))  # it was killed 50 seconds ago
        async with a_house(tmp_path) as house:
            room = await house.room(id)
            back = house.timekeeper.back_at
            assert room.table.clocks.running[0].since == pytest.approx(since + back - max(gone - 50, since))
            entries = house.store.entries(id)
            assert [entry.kind for entry in entries].count("paused") == 1
            again = rebuilt(id, entries)
            assert again.clocks.running == room.table.clocks.running

    asyncio.run(after(*asyncio.run(before())))
