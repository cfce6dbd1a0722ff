"""E-43: goals left over stay unseen."""

import json

import pytest

from serai.testing import scenario


@pytest.mark.parametrize(("players", "spare"), [(3, 1), (4, 1), (5, 2)])
@pytest.mark.parametrize("phase", ["auction", "round_end"])
def test_e_43_nobody_sees_them_not_even_at_the_end(players: int, spare: int, phase: str) -> None:
    match = scenario("emira", players=players, phase=phase, max_rounds=1, round=1)
    assert (match.result is not None) == (phase == "round_end")
    left = match.position()["spare_goals"]
    assert len(left) == spare
    for viewer in (*range(players), None):
        seen = json.dumps(match.view(viewer))
        assert all(f'"{goal}"' not in seen for goal in left)
    told = json.dumps([entry.as_dict() for entry in match.log])
    assert all(f'"{goal}"' not in told for goal in left)


def test_e_43_the_goals_in_play_are_shown_at_the_end_and_not_before() -> None:
    before = scenario("emira", max_rounds=1)
    assert [sheik["goal"] is None for sheik in before.view(0)["sheiks"]] == [False, True, True, True]
    after = scenario("emira", max_rounds=1, phase="round_end")
    assert all(sheik["goal"] is not None for sheik in after.view(None)["sheiks"])
