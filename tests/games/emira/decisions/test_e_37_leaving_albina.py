"""E-37: what Albina and Firyal took is not given back when they leave."""

import pytest

from serai.testing import play, scenario


@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_e_37_the_track_stays_when_sidi_takes_her(princess: str) -> None:
    match = scenario(
        "emira",
        mode="advanced",
        edition="fr",
        phase="courtship",
        sections=[0] * 4,
        track=[-0.5, 0, 0, 0],
        met={0: [princess]},
        palace={0: [princess, "thara"]},
        in_play=["sidi_suleiman"],
    )
    play(match, (0, f"sidi_victim {princess}"))
    assert match.position()["sheiks"][0]["track"] == -0.5


@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_e_37_the_track_stays_when_she_leaves_in_a_tumult(princess: str) -> None:
    match = scenario(
        "emira",
        mode="advanced",
        edition="pl",
        phase="upkeep",
        track=[-0.5, 0, 0, 0],
        met={0: [princess]},
        palace={0: [princess]},
        gold=[0, 0, 0, 0],
        draws=[princess],
    )
    assert match.position()["sheiks"][0]["palace"] == []
    assert match.position()["sheiks"][0]["track"] == -0.5


def test_e_37_firyals_fee_in_nl_is_not_given_back() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        edition="nl",
        phase="courtship",
        sections=[2, 0, 0, 0],
        status_cards=[["status_300_1"], [], [], []],
        gold=[500, 0, 0, 0],
        palace={0: ["thara"]},
        in_play=["firyal", "sidi_suleiman"],
    )
    play(match, (0, "sidi_victim firyal"))
    assert match.position()["sheiks"][0]["gold"] == 500 - 60 - 50
