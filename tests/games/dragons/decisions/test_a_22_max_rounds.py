"""A-22: games that never end."""

import pytest

import serai
from serai.testing import events, scenario


def test_a_22_by_default_there_is_no_limit() -> None:
    assert serai.game("dragons").resolve_settings({})["max_rounds"] is None
    match = scenario("dragons", players=3, mode="basic", at="clean_up", round=500)
    assert match.result is None
    assert match.position()["round"] == 501


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_22_the_game_ends_after_the_clean_up_of_the_last_round(mode: str) -> None:
    match = scenario(
        "dragons", players=3, mode=mode, at="clean_up", max_rounds=7, round=7, board={"cave_red": [(0, 9)]}, named=1
    )
    assert match.result.ending == "max_rounds"
    assert match.position()["pieces"] == []
    assert match.position()["camel"] == 1
    assert events(match, "game_ended")[0].data["ending"] == "max_rounds"
    assert not events(match, "round_began")


def test_a_22_not_a_round_earlier() -> None:
    assert scenario("dragons", players=3, at="clean_up", max_rounds=7, round=6).result is None


def test_a_22_artifacts_and_scrolls_decide() -> None:
    artifacts = {0: ["key", "key"], 1: ["key", "scroll"], 2: ["flying_carpet"]}
    match = scenario("dragons", players=3, at="clean_up", max_rounds=1, artifacts=artifacts, treasure={2: "9c"})
    assert match.result.winners == [1]
    assert match.result.ranking == [[1], [0], [2]]


def test_a_22_the_last_window_still_opens() -> None:
    match = scenario("dragons", players=3, at="clean_up", max_rounds=1, spells={0: ["alms"]})
    assert match.decision.question == "window"
    match.play(serai.Move("pass"))
    assert match.result is not None
