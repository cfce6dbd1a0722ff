"""E-51: joining after 7b."""

import serai
from serai.testing import events, scenario

PLAIN = {"camels": [0] * 4, "status_cards": [[], [], [], []], "tokens": [{}, {}, {}, {}]}


def late(palace: dict[int, list[str]], **words: object) -> serai.Match:
    """0 and 1 are equally rich until 1 pays for a princess more; then Yasmine joins 0."""
    return scenario(
        "emira", phase="upkeep", **PLAIN, palace=palace, undecided=["yasmine"], **{"gold": [500, 500, 0, 0], **words}
    )


def test_e_51_no_upkeep_for_her_in_this_round() -> None:
    match = late({1: ["thara"]}, sections=[0] * 4)
    assert match.position()["sheiks"][0]["palace"] == ["yasmine"]
    assert match.position()["sheiks"][0]["gold"] == 500


def test_e_51_the_surcharge_moves_to_the_next_bill() -> None:
    match = late({0: ["suleika"], 1: ["thara", "nibal"]}, sections=[0, 1, 0, 0])
    assert match.position()["sheiks"][0]["gold"] == 450
    assert match.position()["sheiks"][0]["surcharges"] == 1
    assert match.view(0)["sheiks"][0]["upkeep"] == 200


def test_e_51_she_counts_for_winning() -> None:
    """0 pays 300 for six; 1 pays 200 for three of them and 200 for two newcomers beside Suleika."""
    six = ["nibal", "asima", "fatima", "malika", "sahar", "raidah"]
    match = late(
        {0: six, 1: ["suleika", "janan", "thara"]},
        sections=[5, 5, 0, 0],
        gold=[900, 900, 0, 0],
        surcharges=[0, 2, 0, 0],
    )
    assert [entry.data["amount"] for entry in events(match, "upkeep_paid")] == [300, 400]
    assert events(match, "made_up_her_mind")[0].data == {"princess": "yasmine", "seat": 0}
    assert match.result.winners == [0]
    assert match.result.scores[0]["princesses"] == 7
