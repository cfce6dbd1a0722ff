"""E-35: Firyal in nl, without enough money."""

import pytest

from serai.testing import events, play, scenario

PLAIN = {"camels": [0] * 4, "tokens": [{}, {}, {}, {}], "status_cards": [["status_300_1"], [], [], []]}


@pytest.mark.parametrize(
    ("gold", "sections", "fee"), [(500, 4, 120), (120, 4, 120), (70, 4, 70), (0, 4, 0), (500, 0, 0)]
)
def test_e_35_he_pays_what_he_has_and_nothing_else_happens(gold: int, sections: int, fee: int) -> None:
    match = scenario(
        "emira",
        edition="nl",
        mode="advanced",
        phase="events",
        **PLAIN,
        sections=[sections, 0, 0, 0],
        gold=[gold, 200, 0, 0],
        hand={1: ["better_breed_1"]},
        undecided=["firyal"],
        first_player=1,
    )
    play(match, (1, "play better_breed_1"))
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 0, "amount": fee}
    sheik = match.position()["sheiks"][0]
    assert sheik["gold"] == gold - fee
    assert sheik["palace"] == ["firyal"]
    assert sheik["track"] == 0
    assert match.position()["failed"] == []


def test_e_35_in_the_standard_game_she_has_no_power() -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="courtship",
        **PLAIN,
        sections=[4, 0, 0, 0],
        gold=[500, 0, 0, 0],
        in_play=["firyal"],
    )
    assert match.position()["sheiks"][0]["gold"] == 450
