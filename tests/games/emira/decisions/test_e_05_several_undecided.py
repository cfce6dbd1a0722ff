"""E-5: any number of undecided cards, checked oldest first, anew after each move."""

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import PLAIN


@pytest.mark.parametrize("order", [["asima", "thara", "fatima"], ["fatima", "asima", "thara"]])
def test_e_5_only_the_oldest_finds_the_one_room(order: list[str]) -> None:
    match = scenario(
        "emira",
        phase="events",
        **PLAIN,
        palace={0: ["nibal", "noor"], 1: ["malika", "nadia"], 2: ["raidah", "sahar"], 3: ["anisah", "zafirah"]},
        undecided=order,
        hand={0: ["guest_house_1"]},
    )
    play(match, (0, "play guest_house_1"))
    assert order[0] in match.position()["sheiks"][0]["palace"]
    assert match.position()["undecided"] == order[1:]


def test_e_5_the_space_holds_more_than_one_card() -> None:
    match = scenario("emira", phase="courtship", **PLAIN, undecided=["asima", "thara"], in_play=["sahar"])
    assert match.position()["undecided"] == ["asima", "thara", "sahar"]


def test_e_5_after_each_move_the_check_starts_again_with_the_oldest() -> None:
    """Halimah's arrival gives status, which the older Sahar was waiting for; Asima, younger, comes last."""
    match = scenario(
        "emira",
        **PLAIN,
        gold=[750] * 4,
        in_front={0: [{"card": "guest_house_1"}]},
        undecided=["sahar", "halimah", "asima"],
        token_offer="beauty",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    moved = [entry.data["princess"] for entry in events(match, "made_up_her_mind")]
    assert moved == ["halimah", "sahar", "asima"]
    assert match.position()["undecided"] == []
