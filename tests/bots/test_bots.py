from __future__ import annotations

import pytest

import serai
from serai import bots
from serai.core.registry import names
from serai.core.rng import seeded

RANGE = {"kind": "bid", "argument": "amount", "from": 60, "to": 890, "step": 10}
DECISION = {"moves": [{"kind": "pass"}, {"kind": "take_150"}], "range": RANGE}


def never() -> dict[str, object]:
    raise AssertionError("these bots need no view")


def chosen(name: str, decision: dict[str, object], times: int) -> list[dict[str, object]]:
    rng = seeded("test")
    return [dict(bots.bot(name).choose(decision, never, rng)) for _ in range(times)]


def test_random_gives_every_option_its_chance() -> None:
    moves = chosen("random", DECISION, 3000)
    amounts = {move["amount"] for move in moves if move["kind"] == "bid"}
    assert amounts == set(range(60, 900, 10))
    assert {move["kind"] for move in moves} == {"pass", "take_150", "bid"}


def test_casual_bids_low_and_not_always() -> None:
    moves = chosen("casual", DECISION, 300)
    amounts = [move["amount"] for move in moves if move["kind"] == "bid"]
    assert 0 < len(amounts) < 200
    assert max(amounts) <= 110


def test_a_range_alone_is_answered_too() -> None:
    for name in bots.names():
        assert all(move["kind"] == "bid" for move in chosen(name, {"moves": [], "range": RANGE}, 20))


def test_the_same_dice_give_the_same_choices() -> None:
    assert chosen("random", DECISION, 50) == chosen("random", DECISION, 50)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bot", bots.names())
def test_bots_finish_every_game(name: str, bot: str) -> None:
    match = serai.game(name).new(seed=2)
    while match.decision is not None:
        bots.let_play(bots.bot(bot), match, bots.dice_for(match))
    assert match.result is not None


def test_one_name_seats_everybody_and_a_list_one_each() -> None:
    assert [bot.name for bot in bots.bots_for("casual", 3)] == ["casual"] * 3
    assert [bot.name for bot in bots.bots_for("casual, random,casual", 3)] == ["casual", "random", "casual"]
    with pytest.raises(bots.UnknownBot, match="2 bots are named for 3 seats"):
        bots.bots_for("casual,random", 3)
    with pytest.raises(bots.UnknownBot, match="there is no bot 'clever'; there are casual, random"):
        bots.bots_for("clever", 3)
