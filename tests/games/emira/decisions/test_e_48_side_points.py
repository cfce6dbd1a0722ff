"""E-48: side points for appearance."""

import pytest

from serai.testing import scenario


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_48_every_token_counts_1_plus_tokens_included(edition: str) -> None:
    """Own 2 + 1 + 2, Layla's one, two sets, two on a Good Looking card: ten."""
    match = scenario(
        "emira",
        edition=edition,
        mode="advanced",
        phase="round_end",
        max_rounds=1,
        round=1,
        camels=[0] * 4,
        sections=[0] * 4,
        status_cards=[[], [], [], []],
        tokens=[{"beauty": 2, "manners": 1, "clothing": 2}, {}, {}, {}],
        palace={0: ["layla"]},
        in_front={0: [{"card": "good_looking_1", "type": "beauty", "plus": 2}]},
    )
    assert match.result.scores[0]["side_points"] == 10
    assert match.view(0)["sheiks"][0]["appearance"] == 10
    assert [score["side_points"] for score in match.result.scores[1:]] == [0, 0, 0]
