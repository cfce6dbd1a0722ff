"""E-14: the status card handed in because of Zahrah goes under the status deck."""

from serai.testing import play, refusal, scenario

PLAIN = {"camels": [0] * 4, "sections": [0] * 4, "tokens": [{}, {}, {}, {}]}


def test_e_14_the_card_goes_to_the_bottom_of_the_status_deck() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **PLAIN,
        status_cards=[["status_700", "status_1200"], [], [], []],
        in_play=["zahrah"],
        hand={0: [], 1: ["vermin_1"], 2: [], 3: []},
    )
    size = len(match.position()["status_deck"]["cards"])
    assert refusal(match, 0, "zahrah_discard status_750").code == "status_card_not_yours"
    play(match, (0, "zahrah_discard status_1200"))
    deck = match.position()["status_deck"]
    assert deck["cards"][-1] == "status_1200"
    assert len(deck["cards"]) == size + 1
    assert deck["known_by"][-1] == [0, 1, 2, 3, 4]
    assert match.position()["sheiks"][0]["status_cards"] == ["status_700"]


def test_e_14_reds_start_card_can_be_handed_in_and_singing_cannot() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **PLAIN,
        status_cards=[[], [], ["status_350_1"], []],
        palace={2: ["halimah"]},
        in_play=["zahrah"],
    )
    assert match.position()["sheiks"][2]["status_cards"] == []
    assert match.view(2)["sheiks"][2]["status_cards"] == ["status_singing"]
    assert match.position()["status_deck"]["cards"][-1] == "status_350_1"
