"""S-15: the costs of the palace cards are our own design."""

from __future__ import annotations

from serai.testing import scenario
from tests.games.saba.look import bundle


def test_s_15_a_stage_costs_one_resource_more_and_never_gold() -> None:
    view = scenario("saba", sites=["arch_1", "fountain_1", "pillar_1"]).view(None)
    own = [{kind: n for kind, n in site["cost"].items() if kind != "gold"} for site in view["sites"]]
    assert [sum(cost.values()) for cost in own] == [3, 4, 5]
    assert [site["cost"]["gold"] - site["surcharge"] for site in view["sites"]] == [0, 0, 0]


def test_s_15_printed_costs_replace_them() -> None:
    cards = {f"{piece}_{n}": {"gold": n} for piece in ("arch", "fountain", "pillar") for n in range(1, 9)}
    view = scenario("saba", data={"palace_cards": cards}, sites=["arch_1", "fountain_5", "pillar_7"]).view(None)
    assert [bundle(site["cost"]) for site in view["sites"]] == ["1G", "6G", "9G"]
    assert "palace_cards" not in view["reconstructed"]
