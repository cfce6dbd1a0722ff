"""S-19: a figure from a quarter for other places than balconies."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves
from tests.games.saba.look import BLUE, RED, player


def gardens_of(owner: int, numbers: range) -> dict[int, dict[str, object]]:
    return {number: {"value": 1, "figure": owner} for number in numbers}


def test_s_19_for_the_treasure_chamber() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        sites=["treasure_1", "fountain_8", "fountain_2"],
        gardens=gardens_of(BLUE, range(1, 8)),
        quarters={"carpenter": [None, BLUE]},
    )
    play(match, (BLUE, "take_special 1"))
    assert match.view(BLUE)["pending"]["destination"] == "treasure_chamber"
    assert legal_moves(match) == ["none", "figure_source carpenter 2"]
    play(match, (BLUE, "figure_source carpenter 2"))
    assert player(match, BLUE)["treasure_chamber"] == 1


def test_s_19_for_the_serail_seat() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        hand={BLUE: ["harem_guard"]},
        serail=[RED, BLUE],
        gardens=gardens_of(BLUE, range(1, 8)),
        quarters={"carpenter": [BLUE]},
    )
    play(match, (BLUE, "play harem_guard"))
    assert match.view(BLUE)["pending"]["destination"] == "serail_seat"
    play(match, (BLUE, "figure_source carpenter 1"))
    assert match.position()["serail_seat"] == BLUE
