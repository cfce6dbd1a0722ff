from __future__ import annotations

import pytest

import serai

RANDOM = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "first_player_rule": "random"},
]
YOUNGEST = [{"edition": "nl"}, {"edition": "fr", "first_player_rule": "youngest"}]


def first_players(**settings: object) -> set[int]:
    deals = [serai.game("emira").new(seed=seed, **settings) for seed in range(40)]
    return {deal.view(None)["first_player"] for deal in deals}


@pytest.mark.parametrize("settings", RANDOM)
def test_ed_1_random_whoever_is_youngest(settings: dict[str, object]) -> None:
    assert first_players(youngest_seat=2, **settings) == {0, 1, 2, 3}


@pytest.mark.parametrize("settings", YOUNGEST)
@pytest.mark.parametrize("youngest", [0, 2])
def test_ed_1_the_youngest_starts(settings: dict[str, object], youngest: int) -> None:
    assert first_players(youngest_seat=youngest, **settings) == {youngest}


@pytest.mark.parametrize("settings", YOUNGEST)
def test_ed_1_random_if_nobody_is_named_the_youngest(settings: dict[str, object]) -> None:
    assert first_players(**settings) == {0, 1, 2, 3}
