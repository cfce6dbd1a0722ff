"""5.5: the four kinds of caravans."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import ALL_PASS

KINDS = [
    # kind, cost, with Adara, income a round, rounds, total
    ("small_slow", 450, 400, 150, 8, 1200),
    ("small_fast", 550, 500, 300, 4, 1200),
    ("large_slow", 750, 650, 250, 8, 2000),
    ("large_fast", 900, 800, 500, 4, 2000),
]


@pytest.mark.parametrize(("kind", "cost", "with_adara", "income", "rounds", "total"), KINDS)
def test_5_5_cost_and_start_space(kind: str, cost: int, with_adara: int, income: int, rounds: int, total: int) -> None:
    for palace, price in (([], cost), (["adara"], with_adara)):
        match = scenario("emira", gold=[price, 0, 0, 0], palace={0: palace})
        play(match, *ALL_PASS, (0, f"buy {kind}"))
        assert events(match, "bought")[0].data == {"seat": 0, "item": kind, "price": price}
        sheik = match.position()["sheiks"][0]
        assert sheik["gold"] == 0
        assert sheik["caravans"] == [{"kind": kind, "remaining": rounds}]


@pytest.mark.parametrize(("kind", "cost", "with_adara", "income", "rounds", "total"), KINDS)
def test_5_5_ten_gold_less_is_not_enough(
    kind: str, cost: int, with_adara: int, income: int, rounds: int, total: int
) -> None:
    for palace, price in (([], cost), (["adara"], with_adara)):
        match = scenario("emira", gold=[price - 10, 0, 0, 0], palace={0: palace})
        play(match, *ALL_PASS)
        found = refusal(match, 0, f"buy {kind}")
        assert (found.code, found.numbers) == ("cannot_pay", {"item": kind, "price": price, "gold": price - 10})


@pytest.mark.parametrize(("kind", "cost", "with_adara", "income", "rounds", "total"), KINDS)
def test_5_5_income_rounds_and_total(
    kind: str, cost: int, with_adara: int, income: int, rounds: int, total: int
) -> None:
    earned = []
    remaining = rounds
    while remaining:
        match = scenario("emira", phase="income", caravans={0: [(kind, remaining)]})
        earned.append(events(match, "income_received")[0].data["caravans"])
        left = match.position()["sheiks"][0]["caravans"]
        remaining = left[0]["remaining"] if left else 0
    assert earned == [income] * rounds
    assert sum(earned) == total


@pytest.mark.parametrize(("kind", "other"), [("small_slow", "small_fast"), ("large_slow", "large_fast")])
def test_5_5_slow_and_fast_are_the_same_piece(kind: str, other: str) -> None:
    match = scenario("emira", gold=[1000] * 4)
    play(match, *ALL_PASS, (0, f"buy {kind}"))
    assert kind not in match.view(1)["offer"]["items"]
    assert other not in match.view(1)["offer"]["items"]
