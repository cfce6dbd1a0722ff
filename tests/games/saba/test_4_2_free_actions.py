"""Rules section 4.2: free actions."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, stock

STEPS = ["pre_harbour", "build", "quarter", "final"]


@pytest.mark.parametrize("step", STEPS)
def test_4_2_quarters_and_cards_can_be_used_in_every_window(step: str) -> None:
    match = scenario(
        "saba", step=step, quarters={"mason": [BLUE]}, hand={BLUE: ["res_gold", "res_gold"]}, stock={BLUE: ""}
    )
    play(match, (BLUE, "play res_gold"), (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "1S 1G"
    assert match.position()["step"] == step


def test_4_2_there_is_no_limit_on_cards_in_a_turn() -> None:
    match = scenario("saba", hand={BLUE: ["res_gold"] * 3 + ["res_ebony"] * 3}, stock={BLUE: ""})
    for card in ("res_gold", "res_ebony") * 3:
        play(match, (BLUE, f"play {card}"))
    assert stock(match, BLUE) == "3E 3G"


@pytest.mark.parametrize("step", STEPS)
def test_4_2_a_worker_is_only_played_with_a_build(step: str) -> None:
    match = scenario("saba", mode="advanced", step=step, hand={BLUE: ["worker"]})
    assert reason(match, BLUE, "play worker") == ("worker_only_with_build", "saba 7.2", {})


def test_4_2_no_free_action_inside_slot_2() -> None:
    words = {"quarters": {"mason": [BLUE]}, "hand": {BLUE: ["res_gold"]}, "harbour_cards": {BLUE: [1, 2]}}
    match = play(scenario("saba", **words), (BLUE, "choose_harbour harbour_b"))
    assert asked(match) == ("remove_palace_card", BLUE)
    for move in ({"kind": "use_quarter", "quarter": "mason"}, {"kind": "play", "card": "res_gold"}):
        assert match.why_not(BLUE, move).code == "not_asked_now"


# Between taking the goods of slot 3 and moving the vizier


def before_the_vizier(**words: object) -> Match:
    given: dict[str, object] = {"stock": {BLUE: ""}, "harbour": "A2|E2|G3|S4", "vizier": "bazaar"}
    return play(scenario("saba", **{**given, **words}), (BLUE, "choose_harbour harbour_b"))


DESTINATIONS = ["stonemason", "carpenter", "mason", "goldsmith", "money_changer"]


def test_4_2_a_ready_quarter_is_offered_with_the_viziers_destinations() -> None:
    match = before_the_vizier(quarters={"mason": [BLUE, RED], "goldsmith": [RED]})
    assert asked(match) == ("vizier_or_quarter", BLUE)
    assert legal_moves(match) == [*(f"move_vizier {quarter}" for quarter in DESTINATIONS), "use_quarter mason"]
    assert stock(match, BLUE) == "3G"  # the goods are taken already


def test_4_2_a_quarter_is_used_and_the_vizier_blocks_it_a_moment_later() -> None:
    match = play(before_the_vizier(quarters={"mason": [BLUE]}), (BLUE, "use_quarter mason"))
    assert told(match, "quarter_produced") == [{"seat": BLUE, "quarter": "mason", "type": "sandstone"}]
    assert asked(match) == ("move_vizier", BLUE)
    play(match, (BLUE, "move_vizier mason"))
    assert stock(match, BLUE) == "2S 3G"
    assert match.position()["vizier"] == "mason"


def test_4_2_any_number_of_quarters_before_the_vizier() -> None:
    match = before_the_vizier(quarters={"mason": [BLUE, BLUE], "money_changer": [BLUE]})
    play(match, (BLUE, "use_quarter mason"), (BLUE, "exchange money_changer gold ebony"), (BLUE, "use_quarter mason"))
    assert asked(match) == ("move_vizier", BLUE)
    assert stock(match, BLUE) == "2S 1E 2G"


def test_4_2_the_goods_of_slot_3_can_be_exchanged_before_the_vizier_moves() -> None:
    match = before_the_vizier(quarters={"money_changer": [BLUE]})
    exchanges = [move for move in legal_moves(match) if move.startswith("exchange")]
    assert exchanges == [f"exchange money_changer gold {kind}" for kind in ("alabaster", "sandstone", "ebony")]
    play(match, (BLUE, "exchange money_changer gold ebony"), (BLUE, "move_vizier money_changer"))
    play(match, (BLUE, "vizier_exchange gold alabaster"))
    assert stock(match, BLUE) == "1A 1E 1G"


def test_4_2_the_vizier_may_move_at_once_and_a_quarter_be_used_later() -> None:
    match = play(before_the_vizier(quarters={"mason": [BLUE]}), (BLUE, "move_vizier goldsmith"))
    assert asked(match) == ("build", BLUE)
    play(match, (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "1S 4G"


def test_4_2_a_quarter_that_the_vizier_leaves_is_still_blocked() -> None:
    match = before_the_vizier(quarters={"mason": [BLUE], "goldsmith": [BLUE]}, vizier="mason")
    assert "use_quarter mason" not in legal_moves(match)
    assert reason(match, BLUE, "use_quarter mason") == ("vizier_blocks_quarter", "saba 4.6.3", {"quarter": "mason"})


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"quarters": {"mason": [RED]}},
        {"quarters": {"mason": [BLUE]}, "ready": []},
        {"quarters": {"mason": [BLUE]}, "vizier": "mason"},
        {"quarters": {"money_changer": [RED], "bazaar": [BLUE]}, "vizier": "mason"},
        {"quarters": {"mason": [BLUE]}, "stock": ["", "11S", "", ""], "stock_limit": 15},
    ],
    ids=["no figure", "another's figure", "used up", "blocked", "nothing to exchange", "an empty reserve"],
)
def test_4_2_without_such_a_use_only_the_destination_is_asked(words: dict[str, object]) -> None:
    match = before_the_vizier(**words)
    assert asked(match) == ("move_vizier", BLUE)
    assert all(move.startswith("move_vizier") for move in legal_moves(match))


def test_4_2_no_cards_before_the_vizier_moves() -> None:
    match = before_the_vizier(quarters={"mason": [BLUE]}, hand={BLUE: ["res_gold"]})
    assert match.why_not(BLUE, {"kind": "play", "card": "res_gold"}).code == "not_asked_now"


def test_4_2_none_once_the_vizier_has_moved() -> None:
    match = play(before_the_vizier(quarters={"mason": [BLUE]}), (BLUE, "move_vizier money_changer"))
    assert asked(match) == ("vizier_exchange", BLUE)
    assert match.why_not(BLUE, {"kind": "use_quarter", "quarter": "mason"}).code == "not_asked_now"


def test_4_2_the_vizier_must_still_move() -> None:
    match = before_the_vizier(quarters={"mason": [BLUE]})
    assert reason(match, BLUE, "move_vizier bazaar") == ("vizier_must_move", "S-12", {"quarter": "bazaar"})


def test_4_2_nobody_else_acts() -> None:
    match = scenario("saba", hand={RED: ["res_gold"]}, quarters={"mason": [RED]})
    assert reason(match, RED, "play res_gold")[0] == "not_your_decision"
    assert reason(match, RED, "use_quarter mason")[0] == "not_your_decision"
