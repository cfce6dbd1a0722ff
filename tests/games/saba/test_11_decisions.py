"""Rules section 11: the decisions and what is asked."""

from __future__ import annotations

import serai
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves
from tests.games.saba.look import BLUE, RED, YELLOW, player

SABA = serai.game("saba")


def test_11_the_action_space_is_fixed() -> None:
    sizes = {kind.name: kind.size for kind in SABA.space.questions}
    assert sizes == {
        "pre_harbour": 59,
        "build": 166,
        "quarter": 64,
        "final": 58,
        "remove_palace_card": 3,
        "move_vizier": 6,
        "vizier_exchange": 13,
        "harbour_master": 6,
        "desert_robber": 16,
        "caravan_leader": 4,
        "harem_guard": 28,
        "merchant_take": 56,
        "merchant_give": 14,
        "foreman_figure": 12,
        "foreman_target": 6,
        "figure_source": 13,
        "serail_marker": 2,
        "place_lock": 5,
        "discard_cards": 41,
        "return_resources": 4,
        "vizier_or_quarter": 22,
    }
    assert SABA.space.size == 598


def test_11_the_kinds_of_earlier_rules_keep_their_numbers() -> None:
    """Games are stored as numbers: a kind that was added since comes after all others."""
    assert [kind.base for kind in SABA.space.questions][-2:] == [572, 576]
    assert [str(SABA.space.questions[-1].move(option)) for option in (0, 5, 6, 10)] == [
        "move_vizier stonemason",
        "move_vizier bazaar",
        "use_quarter stonemason",
        "exchange money_changer gold alabaster",
    ]


def test_11_discards_come_before_returns() -> None:
    match = scenario("saba", step="final", stock={BLUE: "5A 4S"}, hand={BLUE: ["res_gold"] * 4})
    play(match, (BLUE, "end_turn"), (BLUE, "discard res_gold"))
    assert asked(match) == ("return_resources", BLUE)


def test_11_a_free_window_is_not_skipped_while_a_card_is_held() -> None:
    match = scenario("saba", mode="advanced", step="build", hand={BLUE: ["worker"]}, stock={BLUE: ""})
    assert legal_moves(match) == ["end_build"]
    assert asked(match) == ("build", BLUE)


def test_11_a_window_with_one_answer_and_no_hand_is_skipped() -> None:
    match = scenario("saba", step="build", stock={BLUE: ""}, action_top=["res_gold"])
    assert asked(match) == ("final", BLUE)
    assert player(match, BLUE)["hand"] == ["res_gold"]


def test_11_a_discard_is_asked_even_if_all_cards_are_alike() -> None:
    match = scenario("saba", step="final", hand={BLUE: ["res_gold"] * 4})
    play(match, (BLUE, "end_turn"))
    assert asked(match) == ("discard_cards", BLUE)
    assert legal_moves(match) == ["discard res_gold"]


def test_11_out_of_turn_questions_come_in_the_order_of_the_build() -> None:
    blues: dict[int, dict[str, object]] = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 4, 6, 7)}
    reds: dict[int, dict[str, object]] = {5: {"value": 1, "figure": RED}, 8: {"value": 1, "figure": RED}}
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        step="build",
        stock={BLUE: "2A 1S 1E 1G"},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={**blues, **reds},
        quarters={"mason": [BLUE, RED], "bazaar": [BLUE, RED]},
        serail=[YELLOW, RED],
        figures_each=8,
    )
    seen = []
    for move in ("build 1", "figure_source mason 1", "yes", "place_lock gold"):
        seen.append(asked(match))
        play(match, (asked(match)[1], move))
    assert seen == [("build", BLUE), ("figure_source", BLUE), ("serail_marker", RED), ("place_lock", BLUE)]


def test_11_moves_have_names_that_parse_back() -> None:
    for kind in SABA.space.questions:
        for option in range(kind.size):
            move = kind.move(option)
            assert kind.option(move) == option
            assert kind.parse(str(move)) == move
