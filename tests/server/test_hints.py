"""Hints: from the seat's own knowledge, for a seat that is asked, where the table has them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serai.bots.question import SeatQuestion
from serai.server.background.worker_pool import NoAnswer, Workers
from serai.testing import scenario
from tests.server.scenes import a_lobby, a_table


class Listening(Workers):
    """A worker that answers at once, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[str, SeatQuestion, bool]] = []
        self.silent = False

    async def ask(self, bot: str, question: SeatQuestion, advise: bool = False) -> dict[str, object]:
        self.asked.append((bot, question, advise))
        if self.silent:
            raise NoAnswer("too_slow")
        return {"advice": [{"move": question.decision["moves"][0], "share": 1.0}]}


def test_a_hint_is_what_an_expert_thinks(tmp_path: Path) -> None:
    async def scene() -> None:
        start = scenario("emira", players=3, hand={0: ["bazaar_1"], 1: ["bazaar_2"]})
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "emira", "ppp", start)
            lobby.workers = workers = Listening()
            answer = await players[0].say("hint")
            assert (answer["type"], answer["advice"][0]["move"]) == ("answer", {"kind": "pass"})
            [(bot, question, advise)] = workers.asked
            assert (bot, question.seat, advise) == ("expert", 0, True)
            assert question.view() == room.table.view(0)
            assert (await players[1].say("hint"))["code"] == "too_late"
            workers.silent = True
            assert (await players[0].say("hint"))["code"] == "no_advice"
            lobby.hints_under_way.add((room.table.id, 0))
            assert (await players[0].say("hint"))["code"] == "busy"

    asyncio.run(scene())


def test_a_table_may_have_no_hints(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            start = scenario("emira", players=3)
            _, players = await a_table(lobby, "emira", "ppp", start, {"hints": False})
            assert (await players[0].say("hint"))["code"] == "no_hints"

    asyncio.run(scene())


def test_a_worker_of_the_house_gives_advice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await a_table(lobby, "saba", "pp", players=2)
            seat = room.table.playing.decision.seat
            answer = await players[seat].say("hint")
            moves = [move.as_dict() for move in room.table.playing.decision.moves]
            assert answer["advice"]
            assert all(advice["move"] in moves for advice in answer["advice"])

    asyncio.run(scene())
