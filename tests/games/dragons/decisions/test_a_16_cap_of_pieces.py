"""A-16: carpets and doubles count for the cap of five in a room."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario

RICH = {0: "9c 9p 9g 9u 9b"}


def room(tokens: tuple[int, ...], artifacts: list[str], **words: object) -> serai.Match:
    board = {"room_1": [(0, value) for value in tokens]}
    return scenario("dragons", players=3, at="room_1", board=board, artifacts={0: artifacts}, treasure=RICH, **words)


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double"])
def test_a_16_five_tokens_leave_no_place(artifact: str) -> None:
    assert room((1, 2, 4, 5, 6), [artifact]).decision.question == "buy_artifact"


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double"])
def test_a_16_four_tokens_leave_one(artifact: str) -> None:
    match = room((1, 2, 4, 5), [artifact])
    play(match, (0, f"use {artifact}"))
    if artifact == "astral_double":
        play(match, (0, "piece 3"))
    assert match.decision.question == "buy_artifact"
    assert len(match.view(0)["mine"]["price"]) == 5


def test_a_16_a_double_is_refused_after_the_carpet_has_landed_as_the_fifth_piece() -> None:
    """With a second use left; seat 0 is asked again because of Alms."""
    match = room((1, 2, 4, 5), ["flying_carpet", "astral_double"], spells={0: ["alms"]}, this_round={"djinn": 0})
    play(match, (0, "use flying_carpet"), (0, "pass"))
    assert match.decision.question == "window"
    assert [move.verb for move in match.decision.moves] == ["pass", "cast"]
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


def test_a_16_in_one_batch_the_sixth_piece_does_nothing_and_is_used() -> None:
    match = room((1, 2, 4, 5), ["flying_carpet", "astral_double"], this_round={"djinn": 0})
    play(match, (0, "use astral_double"), (0, "piece 0"), (0, "use flying_carpet"))
    assert match.view(0)["mine"]["price"] == [5, 4, 2, 1, 1]
    assert events(match, "carpet_found_no_place")[0].data == {"seat": 0, "space": "room_1"}
    assert match.view(0)["screens"][0]["in_front"] == ["astral_double", "flying_carpet"]


def test_a_16_no_token_is_moved_into_a_full_room() -> None:
    board = {"room_2": [(0, value) for value in (1, 2, 4, 5, 6)], "market": [(0, 9)]}
    match = scenario("dragons", players=3, board=board, spells={0: ["second_chance"]})
    play(match, (0, "cast second_chance"), (0, "piece 5"))
    spaces = [move["space"] for move in match.decision.moves]
    assert "room_2" not in spaces
    assert "room_1" in spaces


def test_a_16_other_spaces_have_no_cap() -> None:
    board = {"market": [(0, value) for value in (1, 2, 4, 5, 6)]}
    match = scenario("dragons", players=3, at="market", board=board, artifacts={0: ["flying_carpet"]}, treasure=RICH)
    play(match, (0, "use flying_carpet"))
    assert match.view(0)["spaces"][7]["strengths"] == {"0": 21}
