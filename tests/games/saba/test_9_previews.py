"""9: what the view tells about a choice before it is made is what happens when it is made."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, YELLOW


def site(match: Match, number: int) -> dict[str, object]:
    return match.view(None)["sites"][number - 1]


@pytest.mark.parametrize(("sides", "slot"), [([1, 3], 1), ([4, 3], 4)])
@pytest.mark.parametrize("stock", ["", "13A 12S 10E 13G"])
def test_9_the_harbour_lies_as_it_was_foretold(sides: list[int], slot: int, stock: str) -> None:
    match = scenario("saba", harbour="G2|A2|S3|E4", harbour_cards={BLUE: sides}, stock=[stock, "", "", ""])
    foretold = match.view(RED)["harbour"][slot - 1]["after"]
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert [{"type": quay["type"], "count": quay["count"]} for quay in match.view(RED)["harbour"]] == foretold


def test_9_the_rulebooks_harbour_example_is_foretold() -> None:
    after = scenario("saba", harbour="G2|A2|S3|E4").view(None)["harbour"][2]["after"]
    assert [(quay["type"], quay["count"]) for quay in after] == [
        ("sandstone", 2),
        ("gold", 2),
        ("alabaster", 3),
        ("ebony", 4),
    ]


def test_9_a_site_tells_what_every_stock_lacks() -> None:
    match = scenario("saba", players=2, sites=["arch_1", "arch_4", "arch_6"], stock={BLUE: "1A 1G", RED: "2A 1S"})
    assert site(match, 1)["missing"][BLUE] == {"alabaster": 1, "sandstone": 1, "ebony": 0, "gold": 0}
    assert set(site(match, 1)["missing"][RED].values()) == {0}
    assert site(match, 3)["missing"][BLUE] == {"alabaster": 0, "sandstone": 1, "ebony": 2, "gold": 1}


def test_9_a_site_tells_printed_cost_and_cost_apart() -> None:
    gardens = {1: {"value": 1, "figure": RED, "lock": "gold"}}
    match = scenario("saba", mode="advanced", sites=["fountain_2", "fountain_1", "fountain_8"], gardens=gardens)
    assert site(match, 2)["printed"] == {"alabaster": 0, "sandstone": 2, "ebony": 2, "gold": 0}
    assert site(match, 2)["cost"] == {"alabaster": 0, "sandstone": 2, "ebony": 2, "gold": 2}
    assert [site(match, number)["displaces"] for number in (1, 2, 3)] == [None, RED, None]


def test_9_the_interim_leader_is_who_would_place_the_figure() -> None:
    gardens = {number: {"value": 1, "figure": BLUE if number < 4 else RED} for number in range(1, 7)}
    words = {"players": 3, "step": "build", "sites": ["treasure_1", "fountain_1", "fountain_8"], "gardens": gardens}
    assert scenario("saba", **words).view(None)["interim_leader"] is None
    match = scenario("saba", serail=[RED, YELLOW], stock={BLUE: "1A 1S 1E"}, **words)
    assert match.view(BLUE)["interim_leader"] == RED
    play(match, (BLUE, "take_special 1"))
    assert [builder["treasure_chamber"] for builder in match.view(None)["builders"]] == [0, 1, 0]


def test_9_a_quarter_tells_its_price_and_what_it_gives() -> None:
    offers = scenario("saba", quarters={"mason": [RED], "goldsmith": [RED, BLUE]}).view(None)["quarter_offers"]
    assert offers["mason"] == {"price": 2, "gives": "sandstone"}
    assert offers["goldsmith"] == {"price": None, "gives": "gold"}
    assert offers["bazaar"] == {"price": 1, "gives": None}
