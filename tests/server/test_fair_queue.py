"""A queue in which nobody can push others back."""

from __future__ import annotations

import asyncio

import pytest

from serai.server.background.fair_queue import Dropped, FairQueue, Urgency


class Hall:
    """A queue whose places are given back one by one; `order` says who had one."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self.at_work: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def want(self, asker: str, table: str = "t", urgency: Urgency = Urgency.PLAY) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self._work(asker, table, urgency))
        self.tasks.append(task)
        await self.settle()
        return task

    async def _work(self, asker: str, table: str, urgency: Urgency) -> None:
        async with self.queue.place(asker, table, urgency):
            self.order.append(f"{asker}/{table}")
            done = asyncio.Event()
            self.at_work.append(done)
            await done.wait()

    async def finish(self) -> None:
        self.at_work.pop(0).set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        while self.at_work:
            await self.finish()
        return self.order


def test_askers_have_their_turns_one_after_the_other_however_much_one_of_them_asks() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(1))
        for number in range(4):
            await hall.want("hostile", f"h{number}")
        await hall.want("honest", "a")
        await hall.want("other", "b")
        return await hall.finish_all()

    assert asyncio.run(scene())[:3] == ["hostile/h0", "honest/a", "other/b"]


def test_the_tables_of_one_asker_have_their_turns_too() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(1))
        for table in ("a", "a", "a", "b"):
            await hall.want("me", table)
        return await hall.finish_all()

    assert asyncio.run(scene()) == ["me/a", "me/b", "me/a", "me/a"]


def test_what_is_asked_in_secret_comes_first_and_what_somebody_is_curious_about_last() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(1))
        await hall.want("x", "first")
        await hall.want("a", "aside", Urgency.BACKGROUND)
        await hall.want("b", "play")
        await hall.want("c", "secret", Urgency.SECRET)
        return await hall.finish_all()

    assert asyncio.run(scene()) == ["x/first", "c/secret", "b/play", "a/aside"]


def test_secrets_do_not_buy_more_than_a_share_of_the_places() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(2))
        for number in range(4):
            await hall.want("hostile", f"s{number}", Urgency.SECRET)
        await hall.want("honest", "a")
        await hall.finish()
        return hall.order

    assert asyncio.run(scene()) == ["hostile/s0", "hostile/s1", "honest/a"]


def test_one_alone_has_all_places() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(2))
        await hall.want("me", "a")
        await hall.want("me", "b")
        return hall.order

    assert asyncio.run(scene()) == ["me/a", "me/b"]


def test_curiosity_has_only_some_of_the_places() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(2, background=1))
        await hall.want("a", "hint", Urgency.BACKGROUND)
        await hall.want("b", "hint", Urgency.BACKGROUND)
        await hall.want("c", "play")
        return hall.order

    assert asyncio.run(scene()) == ["a/hint", "c/play"]


def test_a_cap_by_asker_holds_even_if_places_are_free() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(4, each=1))
        await hall.want("a", "1")
        await hall.want("a", "2")
        await hall.want("b", "3")
        return hall.order

    assert asyncio.run(scene()) == ["a/1", "b/3"]


def test_who_does_not_want_to_wait_any_more_leaves_no_gap() -> None:
    async def scene() -> list[str]:
        hall = Hall(FairQueue(1))
        await hall.want("a", "1")
        waiting = await hall.want("b", "2")
        await hall.want("c", "3")
        waiting.cancel()
        await hall.settle()
        working = hall.tasks[0]
        working.cancel()
        await hall.settle()
        return hall.order

    assert asyncio.run(scene()) == ["a/1", "c/3"]


def test_a_full_queue_drops_the_oldest_of_who_floods_it() -> None:
    async def scene() -> None:
        hall = Hall(FairQueue(1, waiting=3))
        await hall.want("a", "at work")
        await hall.want("honest", "h")
        first = await hall.want("flood", "1")
        for number in (2, 3):
            await hall.want("flood", str(number))
        with pytest.raises(Dropped):
            await first
        assert await hall.finish_all() == ["a/at work", "honest/h", "flood/2", "flood/3"]

    asyncio.run(scene())


def test_one_asker_lets_only_so_many_wait() -> None:
    async def scene() -> None:
        hall = Hall(FairQueue(1, waiting_each=1))
        await hall.want("a")
        await hall.want("a")
        with pytest.raises(Dropped):
            await (await hall.want("a"))
        await hall.want("b")
        assert len(await hall.finish_all()) == 3

    asyncio.run(scene())
