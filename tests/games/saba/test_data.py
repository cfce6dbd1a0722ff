"""Printed tables in place of our reconstruction: the format of docs/data.md, its check and its use."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from serai.testing import check_game, scenario
from tests.games.saba.look import bundle

SABA = serai.game("saba")
PAGE = Path(__file__).parents[3] / "docs" / "data.md"
TABLES = ["palace_cards", "special_cards", "basic_action_cards", "harbour_cards", "quarter_neighbours"]


def example() -> dict:
    """The example of the page."""
    section = PAGE.read_text(encoding="utf-8").partition("## Saba")[2]
    (text,) = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    return json.loads(text)


def whole() -> dict:
    """All five tables."""
    cards = {
        f"{piece}_{number}": {"ebony": number} for piece in ("arch", "fountain", "pillar") for number in range(1, 9)
    }
    return {**example(), "palace_cards": cards}


def test_the_example_of_the_page_is_played() -> None:
    match = SABA.new(seed=1, data=example())
    assert match.view(None)["reconstructed"] == ["palace_cards"]
    assert match.view(None)["action_cards"]["res_ebony_gold"] == 4
    assert match.view(None)["builders"][0]["undersides"] == [2, 4]


def test_all_of_the_data_can_be_replaced() -> None:
    view = scenario("saba", data=whole(), sites=["treasure_1", "fountain_3", "fountain_4"]).view(None)
    assert view["reconstructed"] == []
    assert [bundle(site["cost"]) for site in view["sites"]] == ["1A 1G", "3E 1G", "4E 2G"]


def test_without_data_everything_is_ours() -> None:
    assert SABA.new(seed=1).view(None)["reconstructed"] == TABLES


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_games_with_other_data_keep_all_promises(mode: str) -> None:
    report = check_game(SABA, {"players": 3, "mode": mode, "data": whole()}, 5, every=15)
    assert report.ok, str(report)


def test_a_save_and_a_position_carry_the_data_themselves() -> None:
    match = SABA.new(seed=1, data=whole())
    save = json.loads(json.dumps(match.export()))
    assert json.loads(save["options"]["data"]) == whole()
    assert serai.load(save).position() == match.position()
    assert SABA.from_position(match.position()).view(None)["reconstructed"] == []


def test_our_own_tables_pass_their_own_check() -> None:
    from serai.games.saba.reconstructed import RECONSTRUCTED

    match = SABA.new(seed=1, data=RECONSTRUCTED)
    ours = SABA.new(seed=1)
    assert list(RECONSTRUCTED) == TABLES
    assert match.position()["players"] == ours.position()["players"]
    assert [site["cost"] for site in match.view(None)["sites"]] == [site["cost"] for site in ours.view(None)["sites"]]


def change(table: str, edit: Callable[[dict], object]) -> dict:
    data = copy.deepcopy(whole())
    edit(data[table])
    return data


WRONG: list[tuple[object, str]] = [
    ([], "expected a dict with some of palace_cards, special_cards"),
    ({"palace": {}}, "data: there is no 'palace'; there are palace_cards"),
    ({"palace_cards": []}, "palace_cards: expected a dict by name"),
    (change("palace_cards", lambda t: t.pop("arch_3")), "palace_cards: arch_3 missing"),
    (change("palace_cards", lambda t: t.update(arch_9={})), "palace_cards: there is no 'arch_9'"),
    (change("palace_cards", lambda t: t.update(arch_1=5)), "palace_cards.arch_1: expected resources with numbers"),
    (change("palace_cards", lambda t: t.update(arch_1={"wood": 1})), "palace_cards.arch_1: there is no 'wood'"),
    (
        change("palace_cards", lambda t: t.update(arch_1={"ebony": 10})),
        "arch_1.ebony: expected a whole number from 0 to 9",
    ),
    (change("palace_cards", lambda t: t.update(arch_1={"ebony": True})), "arch_1.ebony: expected a whole number"),
    (change("special_cards", lambda t: t.pop("game_end")), "special_cards: game_end missing"),
    ({"basic_action_cards": {}}, "basic_action_cards: expected a list of rows"),
    ({"basic_action_cards": [{"copies": 20}]}, r"basic_action_cards\[0\]: gives missing"),
    ({"basic_action_cards": [7]}, r"basic_action_cards\[0\]: expected a dict by name"),
    ({"basic_action_cards": [{"copies": 21, "gives": {"gold": 1}}]}, "copies: expected a whole number from 1 to 20"),
    ({"basic_action_cards": [{"copies": 20, "gives": {"gold": 4}}]}, "gives: a card gives 1 to 3 resources"),
    ({"basic_action_cards": [{"copies": 20, "gives": {}}]}, "gives: a card gives 1 to 3 resources"),
    ({"basic_action_cards": [{"copies": 19, "gives": {"gold": 1}}]}, "basic_action_cards: 19 cards in all, not 20"),
    (change("harbour_cards", lambda t: t.pop("harbour_b")), "harbour_cards: harbour_b missing"),
    (change("harbour_cards", lambda t: t["harbour_a"].pop("start")), "harbour_cards.harbour_a: start missing"),
    (change("harbour_cards", lambda t: t["harbour_a"].update(start=3)), "each of the slots 1 to 4 stands on one side"),
    (
        change("harbour_cards", lambda t: t["harbour_a"].update(start=[1])),
        "each of the slots 1 to 4 stands on one side",
    ),
    (change("quarter_neighbours", lambda t: t.pop("mason")), "quarter_neighbours: mason missing"),
    (change("quarter_neighbours", lambda t: t.update(mason="goldsmith")), "mason: expected a list of other quarters"),
    (change("quarter_neighbours", lambda t: t.update(mason=["mason"])), "mason: expected a list of other quarters"),
    (change("quarter_neighbours", lambda t: t.update(mason=[["bazaar"]])), "mason: expected a list of other quarters"),
    (change("quarter_neighbours", lambda t: t["mason"].append("carpenter")), "mason: a quarter is named twice"),
    (change("quarter_neighbours", lambda t: t["mason"].append("bazaar")), "mason lies beside bazaar, but bazaar not"),
]


@pytest.mark.parametrize(("data", "complaint"), WRONG, ids=[complaint[:40] for _, complaint in WRONG])
def test_what_is_wrong_is_said(data: object, complaint: str) -> None:
    with pytest.raises(serai.BadSetting, match=complaint):
        SABA.new(data=data)


def test_all_that_is_wrong_is_said_at_once() -> None:
    data = change("palace_cards", lambda t: t.update(arch_1={"wood": 1}, arch_2={"ebony": -1}))
    with pytest.raises(serai.BadSetting, match=r"there is no 'wood'.*arch_2.ebony: expected a whole number"):
        SABA.new(data=data)


def test_wrong_data_in_a_save_is_a_bad_save() -> None:
    save = json.loads(json.dumps(SABA.new(seed=1, data=whole()).export()))
    save["options"]["data"] = "{}]"
    with pytest.raises(serai.BadSave, match="data takes none, or data as JSON"):
        serai.load(save)
