"""4.2: phase 2, income of all players at the same time."""

from typing import Any

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import ALL_PASS, caravans, gold


def test_4_2_base_income_and_50_more_for_black() -> None:
    match = scenario("emira", players=5, phase="income", gold=[0] * 5)
    assert gold(match) == [150, 150, 150, 150, 200]
    data = events(match, "income_received")[4].data
    assert data == {"seat": 4, "base": 200, "caravans": 0, "total": 200}


def test_4_2_income_is_paid_in_round_1() -> None:
    match = scenario("emira", phase="events", round=1)
    assert gold(match) == [900] * 4


@pytest.mark.parametrize(
    ("kind", "income"), [("small_slow", 150), ("small_fast", 300), ("large_slow", 250), ("large_fast", 500)]
)
def test_4_2_a_caravan_pays_and_moves_one_space_left(kind: str, income: int) -> None:
    match = scenario("emira", phase="income", gold=[0] * 4, caravans={0: [(kind, 3)]})
    assert gold(match) == [150 + income, 150, 150, 150]
    assert caravans(match) == [(kind, 2)]


@pytest.mark.parametrize("kind", ["small_slow", "small_fast", "large_slow", "large_fast"])
def test_4_2_from_the_leftmost_space_it_returns_to_the_supply(kind: str) -> None:
    match = scenario("emira", phase="income", caravans={0: [(kind, 1)]})
    piece = "small_caravans" if kind.startswith("small") else "large_caravans"
    assert caravans(match) == []
    assert match.position()["supply"][piece] + match.position()["on_offer"][piece] == 12
    assert events(match, "caravan_exhausted")[0].data == {"seat": 0, "caravan": kind}


@pytest.mark.parametrize(
    ("kind", "rounds", "total"),
    [("small_slow", 8, 1200), ("small_fast", 4, 1200), ("large_slow", 8, 2000), ("large_fast", 4, 2000)],
)
def test_4_2_a_caravan_pays_for_8_or_4_rounds(kind: str, rounds: int, total: int) -> None:
    earned, left = 0, rounds
    for played in range(rounds):
        match = scenario("emira", phase="income", caravans={0: [(kind, left)]})
        earned += events(match, "income_received")[0].data["caravans"]
        left -= 1
        assert caravans(match) == ([(kind, left)] if played < rounds - 1 else [])
    assert earned == total


def test_4_2_all_caravans_pay() -> None:
    owned = [("small_slow", 8), ("small_slow", 8), ("small_slow", 1), ("large_fast", 4)]
    match = scenario("emira", phase="income", gold=[0] * 4, caravans={0: owned})
    assert gold(match)[0] == 150 + 3 * 150 + 500
    assert caravans(match) == [("small_slow", 7), ("small_slow", 7), ("large_fast", 3)]


@pytest.mark.parametrize(
    ("owned", "total"), [([], 180), ([("small_slow", 2)], 360), ([("large_slow", 2), ("small_fast", 2)], 840)]
)
def test_4_2_golden_times_multiply_base_and_caravans_by_1_2(owned: list[Any], total: int) -> None:
    match = scenario("emira", phase="income", gold=[0] * 4, caravans={0: owned}, this_round={"golden_times": 1})
    assert gold(match)[0] == total


def test_4_2_golden_times_and_black() -> None:
    match = scenario("emira", players=5, phase="income", gold=[0] * 5, this_round={"golden_times": 1})
    assert gold(match) == [180, 180, 180, 180, 240]


def test_4_2_an_interrupted_trade_pays_only_the_base_and_nothing_moves() -> None:
    match = scenario(
        "emira",
        phase="income",
        gold=[0] * 4,
        caravans={0: [("small_fast", 2)], 1: [("large_slow", 1)]},
        this_round={"interrupted": True},
    )
    assert gold(match) == [150] * 4
    assert caravans(match, 0) == [("small_fast", 2)]
    assert caravans(match, 1) == [("large_slow", 1)]


def test_4_2_a_bought_caravan_pays_from_the_next_round_on() -> None:
    match = scenario("emira", gold=[1000, 0, 0, 0], in_play=["asima"], tokens={3: {}})
    play(match, *ALL_PASS, (0, "buy small_fast"))
    assert gold(match)[0] == 450
    quiet = {"play_event": "pass", "auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid",
             "buy_event": "none"}  # fmt: skip
    while (match.position()["round"], match.position()["phase"]) != (2, "auction"):
        assert events(match, "income_received") == []
        assert caravans(match) == [("small_fast", 4)]
        match.play(match.parse(quiet[match.decision.question]))
    assert events(match, "income_received")[0].data["caravans"] == 300
    assert caravans(match) == [("small_fast", 3)]


def test_4_2_the_owner_of_hind_is_paid_too() -> None:
    words: dict[str, object] = {"round": 4, "palace": {0: ["hind"]}, "hind": {"joined_in_round": 3}}
    match = scenario("emira", phase="income", gold=[0] * 4, caravans={0: [("small_slow", 5)]}, **words)
    assert gold(match)[0] == 300
    assert caravans(match) == [("small_slow", 4)]
