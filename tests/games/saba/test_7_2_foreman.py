"""Rules section 7.2: the foreman."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, pass_turn, stock


def moving(**words: object) -> Match:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": 2,
        "hand": {BLUE: ["foreman", "res_gold"]},
        "quarters": {"mason": [BLUE], "bazaar": [RED]},
        "vizier": "carpenter",
        "stock": ["", "1G"],
    }
    return play(scenario("saba", **{**given, **words}), (BLUE, "play foreman"))


def test_7_2_the_foreman_moves_anybodys_figure() -> None:
    match = moving()
    assert legal_moves(match) == ["foreman_figure mason 1", "foreman_figure bazaar 1"]
    play(match, (BLUE, "foreman_figure bazaar 1"), (BLUE, "foreman_target goldsmith"))
    assert match.position()["quarters"]["goldsmith"] == [RED, None]
    assert match.position()["ready"] == ["mason_1"]
    assert told(match, "figure_moved") == [{"seat": BLUE, "owner": RED, "from": "bazaar", "to": "goldsmith"}]
    assert told(match, "figure_ready_again") == told(match, "figure_moved_too_far") == []


def test_7_2_a_moved_figure_of_another_is_ready_in_its_owners_turn() -> None:
    match = play(moving(), (BLUE, "foreman_figure bazaar 1"), (BLUE, "foreman_target goldsmith"))
    pass_turn(match)
    assert match.position()["active"] == RED
    assert match.position()["ready"] == ["goldsmith_1"]


@pytest.mark.parametrize(
    ("target", "ready"),
    [("stonemason", True), ("goldsmith", True), ("carpenter", False), ("bazaar", False), ("money_changer", False)],
)
def test_7_2_an_own_figure_is_ready_in_an_adjacent_quarter_only(target: str, ready: bool) -> None:
    match = play(moving(), (BLUE, "foreman_figure mason 1"), (BLUE, f"foreman_target {target}"))
    space = 2 if target == "bazaar" else 1
    assert match.position()["ready"] == ([f"{target}_{space}"] if ready else [])
    assert len(told(match, "figure_ready_again" if ready else "figure_moved_too_far")) == 1


def test_7_2_a_figure_placed_this_turn_is_made_ready_too() -> None:
    match = moving(step="final", ready=[])
    play(match, (BLUE, "foreman_figure mason 1"), (BLUE, "foreman_target goldsmith"), (BLUE, "use_quarter goldsmith"))
    assert stock(match, BLUE) == "1G"


def test_7_2_the_target_is_another_quarter_with_a_free_space() -> None:
    match = moving(quarters={"mason": [BLUE], "bazaar": [RED, RED]})
    play(match, (BLUE, "foreman_figure mason 1"))
    assert reason(match, BLUE, "foreman_target mason") == ("must_be_another_quarter", "S-44", {"quarter": "mason"})
    assert reason(match, BLUE, "foreman_target bazaar") == ("quarter_is_full", "saba 4.6.1", {"quarter": "bazaar"})


def test_7_2_the_figure_takes_the_cheapest_space_and_pays_nothing() -> None:
    match = moving(quarters={"mason": [BLUE], "bazaar": [None, RED]})
    play(match, (BLUE, "foreman_figure mason 1"), (BLUE, "foreman_target bazaar"))
    assert match.position()["quarters"]["bazaar"] == [BLUE, RED]
    assert stock(match, BLUE) == ""


def test_7_2_the_foreman_needs_a_figure_in_a_quarter() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]})
    assert reason(match, BLUE, "play foreman") == ("card_without_effect", "S-33", {"card": "foreman"})


def test_7_2_the_foreman_needs_a_figure_on_the_space_named() -> None:
    assert reason(moving(), BLUE, "foreman_figure mason 2") == (
        "no_figure_on_space",
        "S-44",
        {"quarter": "mason", "space": 2},
    )


def test_7_2_the_foreman_needs_a_free_space_elsewhere() -> None:
    full = {name: [RED, YELLOW] for name in ("stonemason", "carpenter", "mason")}
    full |= {name: [GREEN, YELLOW] for name in ("goldsmith", "money_changer")}
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={**full, "bazaar": [RED, GREEN]})
    assert reason(match, BLUE, "play foreman")[0] == "card_without_effect"
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={**full, "bazaar": [RED]})
    play(match, (BLUE, "play foreman"))
    assert reason(match, BLUE, "foreman_figure bazaar 1") == ("no_other_quarter_free", "S-44", {})
    assert len(legal_moves(match)) == 10
