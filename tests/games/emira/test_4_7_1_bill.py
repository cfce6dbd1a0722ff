"""Rules section 4.7.1: what a sheik owes in phase 7."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import told

upkeep = partial(scenario, "emira", phase="upkeep", gold=[1000, 1000, 1000, 1000], sections=[4, 0, 0, 0])


def paid(match: Match) -> list[dict[str, object]]:
    return told(match, "upkeep_paid")


@pytest.mark.parametrize(
    ("palace", "bill"),
    [
        (["asima"], 50),
        (["asima", "thara", "nibal"], 150),
        (["janan"], 100),
        (["asima", "janan"], 150),
        (["asima", "zafirah"], 50),
        (["suleika", "janan", "zafirah"], 150),
        (["xenia", "asima"], 100),
    ],
)
def test_4_7_1_fifty_each_janan_100_zafirah_nothing(palace: list[str], bill: int) -> None:
    match = upkeep(palace={0: palace})
    assert paid(match) == [{"seat": 0, "amount": bill}]
    assert match.position()["sheiks"][0]["gold"] == 1000 - bill


def test_4_7_1_without_princesses_there_is_no_bill() -> None:
    assert paid(upkeep()) == []
    assert paid(upkeep(palace={0: ["zafirah"]})) == []


@pytest.mark.parametrize(("newcomers", "bill"), [(0, 100), (1, 200), (2, 300)])
def test_4_7_1_a_hundred_for_each_newcomer_beside_suleika(newcomers: int, bill: int) -> None:
    match = upkeep(palace={0: ["suleika", "asima"]}, surcharges=[newcomers, 0, 0, 0])
    assert paid(match) == [{"seat": 0, "amount": bill}]


def test_4_7_1_a_surcharge_is_paid_once() -> None:
    match = upkeep(palace={0: ["suleika", "asima"]}, surcharges=[1, 0, 0, 0])
    assert match.view(0)["sheiks"][0]["upkeep"] == 100


def test_4_7_1_a_bill_with_everything() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["nibal"],
        gold=[1000, 0, 0, 0],
        sections=[4, 0, 0, 0],
        tokens=[{"beauty": 1}, {}, {}, {}],
        palace={0: ["suleika", "janan", "zafirah"]},
    )
    assert paid(match) == [{"seat": 0, "amount": 300}]


def test_4_7_1_two_hundred_fifty_for_xenias_first_gift() -> None:
    match = upkeep(palace={0: ["xenia", "asima"]}, xenia={"joined_in_round": 1, "first_gift_owed": True})
    assert paid(match) == [{"seat": 0, "amount": 350}]


def test_4_7_1_xenia_beside_suleika_costs_400() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["xenia"],
        gold=[1000, 0, 0, 0],
        palace={0: ["suleika"]},
        tokens=[{}, {}, {}, {}],
    )
    assert paid(match) == [{"seat": 0, "amount": 50 + 50 + 100 + 250}]


def test_4_7_1_the_bill_is_drawn_up_after_sidi_has_gone() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["xenia", "sidi_suleiman"],
        gold=[1000, 0, 0, 0],
        palace={0: ["suleika"]},
    )
    play(match, (0, "sidi_victim suleika"))
    assert paid(match) == [{"seat": 0, "amount": 50 + 250}]


def test_4_7_1_everybody_sees_what_a_sheik_owes() -> None:
    match = scenario("emira", palace={0: ["janan", "asima"], 1: ["suleika"]}, surcharges=[0, 1, 0, 0])
    assert [sheik["upkeep"] for sheik in match.view(None)["sheiks"]] == [150, 150, 0, 0]
