"""A-20: artifact types behind screens are not shown; purchases are logged."""

from serai.testing import events, play, scenario

PILE = ["key", "scroll", "counterspell", "scroll", "key"]


def test_a_20_others_see_how_many_but_not_which() -> None:
    match = scenario("dragons", players=3, artifacts={0: ["key", "scroll"], 1: ["flying_carpet"]})
    for viewer in (2, None):
        assert [screen["artifacts"] for screen in match.view(viewer)["screens"]] == [3, 2, 1]
        assert match.view(viewer)["screens"][0]["types"] is None
    assert match.view(0)["screens"][0]["types"] == ["lamp", "key", "scroll"]
    assert match.view(0)["mine"]["artifacts"] == ["lamp", "key", "scroll"]


def test_a_20_a_purchase_is_logged_with_its_type() -> None:
    match = scenario("dragons", players=3, at="room_1", board={"room_1": [(0, 2)]}, treasure={0: "2c"}, pile={1: PILE})
    play(match, (0, "buy"))
    entry = events(match, "artifact_bought")[0]
    assert (entry.seats, entry.data) == (None, {"seat": 0, "room": "room_1", "artifact": "key"})
    assert match.view(1)["screens"][0]["types"] is None


def test_a_20_used_artifacts_lie_in_front_for_all_to_see() -> None:
    match = scenario("dragons", players=3, artifacts={0: ["key"]}, used={0: ["key"]})
    for viewer in (0, 1, None):
        assert match.view(viewer)["screens"][0]["in_front"] == ["key"]
