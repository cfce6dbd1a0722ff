"""Rules section 4.4: six kinds of actions, one for each player, each kind once a round."""

from __future__ import annotations

import pytest

from serai.testing import events, play
from tests.games.emira.look import free_choice, sheik
from tests.games.look import reason

PRICES = [
    ("small_slow", 450),
    ("small_fast", 550),
    ("large_slow", 750),
    ("large_fast", 900),
    ("appearance", 350),
    ("palace", 500),
    ("camel", 150),
]


@pytest.mark.parametrize(("item", "price"), PRICES)
def test_4_4_every_action_has_its_price(item: str, price: int) -> None:
    match = play(free_choice(gold=[2000, 750, 750, 750]), (0, f"buy {item}"))
    assert sheik(match, 0)["gold"] == 2000 - price


@pytest.mark.parametrize(("card", "price"), [("status_300_1", 300), ("status_750", 750), ("status_1500", 1500)])
def test_4_4_a_status_card_costs_what_is_printed_on_it(card: str, price: int) -> None:
    match = play(free_choice(gold=[2000, 750, 750, 750], status_offer=card), (0, "buy status"))
    assert sheik(match, 0)["gold"] == 2000 - price
    assert sheik(match, 0)["status_cards"] == [card]
    assert match.position()["status_offer"] is None


@pytest.mark.parametrize(
    ("kind", "spaces"), [("small_slow", 8), ("small_fast", 4), ("large_slow", 8), ("large_fast", 4)]
)
def test_4_4_a_new_caravan_stands_on_the_rightmost_space(kind: str, spaces: int) -> None:
    match = play(free_choice(gold=[2000, 750, 750, 750]), (0, f"buy {kind}"))
    assert sheik(match, 0)["caravans"] == [{"kind": kind, "remaining": spaces}]


def test_4_4_the_token_on_the_board_is_taken() -> None:
    match = free_choice(gold=[2000, 750, 750, 750], token_offer="manners", tokens=[{"beauty": 1}, {}, {}, {}])
    play(match, (0, "buy appearance"))
    assert sheik(match, 0)["tokens"] == {"beauty": 1, "manners": 1, "clothing": 0}
    assert match.position()["token_offer"] is None


def test_4_4_a_section_gives_room_and_size_and_a_camel_a_discount() -> None:
    match = free_choice(gold=[2000, 2000, 750, 750], sections=[0, 0, 0, 0], camels=[0, 0, 0, 0])
    play(match, (0, "buy palace"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "buy camel"))
    assert match.view(0)["sheiks"][0]["capacity"] == 3
    assert match.view(0)["sheiks"][0]["palace_size"] == 1
    assert match.view(0)["sheiks"][1]["discount"] == 50


@pytest.mark.parametrize(
    ("bought", "gone"),
    [
        ("small_slow", ["small_slow", "small_fast"]),
        ("large_fast", ["large_slow", "large_fast"]),
        ("appearance", ["appearance"]),
        ("status", ["status"]),
        ("palace", ["palace"]),
        ("camel", ["camel"]),
    ],
)
def test_4_4_each_kind_of_action_is_taken_by_one_player_only(bought: str, gone: list[str]) -> None:
    match = play(free_choice(gold=[3000, 3000, 750, 750]), (0, f"buy {bought}"))
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"))
    left = [move["item"] for move in match.decision.moves if move.verb == "buy"]
    assert left == [
        item for item in [*(item for item, _ in PRICES[:5]), "status", "palace", "camel"] if item not in gone
    ]
    assert reason(match, 1, f"buy {gone[-1]}") == ("not_on_offer", "emira 4.4", {"item": gone[-1]})


def test_4_4_caravans_of_a_kind_share_a_track() -> None:
    match = free_choice(gold=[2000, 750, 750, 750], caravans={0: [("small_slow", 8), ("small_slow", 8)]})
    play(match, (0, "buy small_slow"))
    assert sheik(match, 0)["caravans"] == [{"kind": "small_slow", "remaining": 8}] * 3


def test_4_4_a_player_acts_once_a_round() -> None:
    match = play(free_choice(gold=[2000, 750, 750, 750]), (0, "buy camel"))
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "decline"), (2, "pass"), (3, "pass"), (2, "decline"))
    play(match, (3, "no_bid"), (3, "decline"))
    assert match.position()["phase"] == "purchase"
    assert [entry.data["seat"] for entry in events(match, "bought")] == [0]


def test_4_4_princesses_lower_prices_for_their_owner_only() -> None:
    palace = {0: ["adara", "farah"], 1: ["badra"]}
    match = free_choice(gold=[2000, 2000, 750, 750], palace=palace)
    prices = {"small_slow": 400, "small_fast": 500, "large_slow": 650, "large_fast": 800, "palace": 500, "camel": 50}
    assert {item: match.view(0)["mine"]["prices"][item] for item in prices} == prices
    prices = {"small_slow": 450, "small_fast": 550, "large_slow": 750, "large_fast": 900, "palace": 400, "camel": 150}
    assert {item: match.view(1)["mine"]["prices"][item] for item in prices} == prices
