"""E-8: gold is shown in phase 6 if it is either preference of the princess who chooses."""

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import PLAIN


@pytest.mark.parametrize("princess", ["xenia", "yasmine", "badra", "zainab", "samira", "hind", "raidah", "zafirah"])
def test_e_8_either_preference_shows_everybodys_gold(princess: str) -> None:
    match = scenario("emira", phase="courtship", **PLAIN, gold=[110, 220, 330, 440], in_play=[princess])
    shown = events(match, "gold_shown")
    assert [entry.data for entry in shown] == [{"princess": princess, "gold": [110, 220, 330, 440]}]
    assert shown[0].seats is None


@pytest.mark.parametrize("princess", ["asima", "thara", "fatima", "malika", "sahar", "sidi_suleiman"])
def test_e_8_other_princesses_show_nothing(princess: str) -> None:
    match = scenario("emira", phase="courtship", **PLAIN, gold=[110, 220, 330, 440], in_play=[princess])
    assert events(match, "gold_shown") == []


def test_e_8_also_when_the_first_preference_alone_decides() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "status_cards": [[], ["status_900"], [], []]},
        gold=[110, 220, 330, 440],
        in_play=["raidah"],
    )
    kinds = [entry.kind for entry in match.log if entry.kind in ("gold_shown", "joined")]
    assert kinds == ["gold_shown", "joined"]
    assert match.position()["sheiks"][1]["palace"] == ["raidah"]


def test_e_8_a_swap_does_not_matter() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "status_cards": [[], ["status_900"], [], []]},
        gold=[110, 220, 330, 440],
        in_play=["yasmine"],
        swapped=["yasmine"],
    )
    assert match.position()["sheiks"][1]["palace"] == ["yasmine"]
    assert events(match, "gold_shown")[0].data["gold"] == [110, 220, 330, 440]


def test_e_8_the_showing_is_a_snapshot() -> None:
    match = scenario("emira", phase="purchase", **PLAIN, gold=[0, 0, 0, 440], in_play=["yasmine"])
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    assert events(match, "gold_shown")[0].data["gold"] == [0, 0, 0, 440]
    assert match.view(0)["sheiks"][3]["gold"] is None
