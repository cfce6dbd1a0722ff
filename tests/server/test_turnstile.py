"""Messages of one address: beyond its share they wait, and everybody there has a turn."""

from __future__ import annotations

import asyncio

import pytest

from serai.server.middleware.guard import Rules
from serai.server.middleware.limits import LONG, Limits, Visitor
from serai.server.middleware.rate_limit import Bucket, Rate
from serai.server.middleware.turnstile import Turnstile


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("serai.server.middleware.rate_limit.time.monotonic", lambda: self.now)

    async def pass_by(self, turnstile: Turnstile, seconds: float) -> None:
        self.now += seconds
        turnstile._let_through()
        await asyncio.sleep(0)


def let_through(rate: Rate, whos: list[str], seconds: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who was heard, in which order, after so many seconds."""

    async def scene() -> str:
        clock, heard = Clock(monkeypatch), list[str]()
        turnstile = Turnstile(Bucket(rate))

        async def say(who: str) -> None:
            await turnstile.wait_turn(who, 1)
            heard.append(who)

        tasks = [asyncio.ensure_future(say(who)) for who in whos]
        await asyncio.sleep(0)
        for _ in range(seconds):
            await clock.pass_by(turnstile, 1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turnstile.lines == {}
        return "".join(heard)

    return asyncio.run(scene())


def test_within_its_share_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert let_through(Rate(3, 1), ["a", "a", "b"], 0, monkeypatch) == "aab"


def test_who_says_little_is_heard_before_a_neighbour_who_says_much(monkeypatch: pytest.MonkeyPatch) -> None:
    assert let_through(Rate(1, 1), list("aaaaaaab"), 3, monkeypatch) == "aaba"


def test_whoever_has_just_left_does_not_hold_up_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> list[str]:
        clock, heard = Clock(monkeypatch), list[str]()
        turnstile = Turnstile(Bucket(Rate(1, 1)))

        async def say(who: str) -> None:
            await turnstile.wait_turn(who, 1)
            heard.append(who)

        tasks = [asyncio.ensure_future(say(who)) for who in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # it waits no longer, and has not been told yet
        await clock.pass_by(turnstile, 1.0)
        await asyncio.gather(*tasks, return_exceptions=True)
        return heard

    assert asyncio.run(scene()) == ["a", "c"]


def test_turns_go_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert let_through(Rate(1, 1), list("aaabbbccc"), 8, monkeypatch) == "aabcabcbc"


def test_it_goes_on_by_itself() -> None:
    async def scene() -> None:
        turnstile = Turnstile(Bucket(Rate(1, 1000)))
        await asyncio.gather(*(turnstile.wait_turn("a", 1) for _ in range(20)))

    asyncio.run(scene())


def test_a_long_message_weighs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        Clock(monkeypatch)
        visitor = Visitor(Limits(Rules(messages=Rate(12, 1))), "here")
        assert visitor.enter()
        await visitor.wait_turn(10 * LONG)
        await visitor.wait_turn(0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(visitor.wait_turn(0), 0)
        visitor.leave()
        assert visitor.limits.turnstiles == {}

    asyncio.run(scene())


def test_tokens_and_whoever_has_yet_to_greet_have_turns_beside_all_others_of_the_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> list[str]:
        clock, limits, heard = Clock(monkeypatch), Limits(Rules(messages=Rate(1, 1))), list[str]()

        def visitor(*tokens: str) -> Visitor:
            found = Visitor(limits, "here")
            assert found.enter()
            assert found.admit(list(tokens))
            return found

        async def say(one: Visitor, name: str) -> None:
            await one.wait_turn(0)
            heard.append(name)

        strangers = [visitor() for _ in range(5)]
        new = Visitor(limits, "here")
        assert new.enter()
        speakers = [(one, "stranger") for one in strangers] + [(visitor("t"), "token"), (new, "new")]
        tasks = [asyncio.ensure_future(say(*speaker)) for speaker in speakers]
        await asyncio.sleep(0)
        for _ in range(6):
            await clock.pass_by(limits.turnstiles["here"], 1.0)
        await asyncio.gather(*tasks)
        return heard

    heard = asyncio.run(scene())
    assert heard == ["stranger", "stranger", "token", "new", "stranger", "stranger", "stranger"]
