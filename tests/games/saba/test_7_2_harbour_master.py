"""Rules section 7.2: the harbour master."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import legal_moves, told
from tests.games.saba.look import BLUE, harbour, reserve, stock

PAIRS = {
    "1 2": "A2|G2|S3|E4",
    "1 3": "S2|A2|G3|E4",
    "1 4": "E2|A2|S3|G4",
    "2 3": "G2|S2|A3|E4",
    "2 4": "G2|E2|S3|A4",
    "3 4": "G2|A2|E3|S4",
}


@pytest.mark.parametrize("pair", PAIRS)
def test_7_2_the_harbour_master_swaps_any_two_slots(pair: str) -> None:
    match = scenario("saba", mode="advanced", harbour="G2|A2|S3|E4", hand={BLUE: ["harbour_master"]})
    play(match, (BLUE, "play harbour_master"))
    assert [move.removeprefix("harbour_master ") for move in legal_moves(match)] == list(PAIRS)
    play(match, (BLUE, f"harbour_master {pair}"))
    assert harbour(match) == PAIRS[pair]
    first, second = (int(slot) for slot in pair.split())
    assert told(match, "harbour_slots_swapped") == [{"seat": BLUE, "first": first, "second": second}]


def test_7_2_the_harbour_master_returns_the_surplus_and_fills_up() -> None:
    match = scenario(
        "saba", mode="advanced", players=2, stock=["", ""], harbour="G2|A2|S3|E4", hand={BLUE: ["harbour_master"]}
    )
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 2 4"))
    assert told(match, "harbour_surplus_returned") == [{"slot": 2, "type": "ebony", "number": 2}]
    assert told(match, "harbour_slot_filled") == [{"slot": 4, "type": "alabaster", "count": 4, "added": 2}]
    assert reserve(match) == "11A 12S 13E 13G"


def test_7_2_the_harbour_master_touches_no_other_slot() -> None:
    match = scenario("saba", mode="advanced", harbour="G2|A1|S3|E4", hand={BLUE: ["harbour_master"]})
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 1 3"))
    assert harbour(match) == "S2|A1|G3|E4"


def test_7_2_the_harbour_master_with_an_empty_reserve() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        harbour="G2|A2|S3|E4",
        stock=["", "7G", "6G"],
        hand={BLUE: ["harbour_master"]},
    )
    assert match.position()["reserve"]["gold"] == 0
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 1 4"))
    assert harbour(match) == "E2|A2|S3|G2"


def test_7_2_the_harbour_master_leaves_slot_actions_with_the_slots() -> None:
    match = scenario("saba", mode="advanced", harbour="G2|A2|S3|E4", hand={BLUE: ["harbour_master"]}, stock={BLUE: ""})
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 1 3"), (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "2S"
    assert told(match, "harbour_brought_card") == [{"seat": BLUE}]
