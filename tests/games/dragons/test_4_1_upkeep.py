"""4.1: upkeep."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked

VIEWERS = [0, 1, 2, 3, None]


def on_sale(match: serai.Match, viewer: int | None = None) -> list[str | None]:
    return [room["on_sale"] for room in match.view(viewer)["rooms"]]


def test_4_1_the_next_treasure_card_fills_the_caves_from_the_bank() -> None:
    """Card 4A2: 4/3, 3/2/1, 3, nothing, 5/3/2."""
    match = scenario("dragons", at="upkeep", treasure_top=[2])
    position = match.position()
    assert position["caves"] == {
        "cave_red": [4, 3, 0, 0],
        "cave_white": [3, 2, 1, 0],
        "cave_blue": [3, 0, 0, 0],
        "cave_black": [0, 0, 0, 0],
        "cave_gold": [5, 3, 2, 0],
    }
    assert position["bank"] == {"crown": 22, "pearl": 23, "gem": 26, "cup": 29, "bar": 19}
    assert position["treasure_card"] == 2
    assert 2 not in position["treasure_deck"]


def test_4_1_the_card_and_the_caves_are_public() -> None:
    match = scenario("dragons", at="upkeep", treasure_top=[2])
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view["treasure_card"] == 2
        assert view["spaces"][0]["niches"] == [4, 3, 0, 0]


def test_4_1_the_cards_come_one_after_the_other() -> None:
    match = scenario("dragons", players=3, mode="basic", at="upkeep", treasure_top=[7, 4])
    while match.position()["round"] == 1:
        moves = match.decision.moves
        match.play(serai.Move("place", space="guard_room") if match.decision.question == "place_token" else moves[0])
    assert match.position()["treasure_card"] == 4
    assert match.position()["treasure_discards"] == [7]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_1_nobody_sees_the_guard(mode: str) -> None:
    match = scenario("dragons", mode=mode, at="upkeep", draws=["guard_9"])
    assert match.position()["guard"] == 9
    assert [match.view(viewer)["guard"] for viewer in VIEWERS] == [None] * 5
    assert not [event for event in match.log if "guard" in event.kind]


def test_4_1_all_ten_guards_are_in_the_draw_every_round() -> None:
    match = scenario("dragons", players=3, mode="basic", at="clean_up", guard=4, draws=["guard_4"])
    assert (match.position()["round"], match.position()["guard"]) == (2, 4)


def test_4_1_magic_turns_up_the_top_artifact_of_every_pile() -> None:
    match = scenario("dragons", at="upkeep", pile={1: ["key", "scroll", "key", "scroll", "counterspell"]})
    for viewer in VIEWERS:
        assert on_sale(match, viewer)[0] == "key"
        assert None not in on_sale(match, viewer)
    assert match.position()["on_sale"] == ["room_1", "room_2", "room_3", "room_4"]
    assert events(match, "artifact_turned_up")[0].data == {"room": "room_1", "artifact": "key"}


def test_4_1_an_unsold_artifact_stays_on_sale_and_none_is_turned_up_there() -> None:
    match = scenario(
        "dragons", at="clean_up", on_sale=["room_1", "room_3", "room_4"], pile={1: ["key", "scroll", "key"]}
    )
    turned = [event.data["room"] for event in events(match, "artifact_turned_up")]
    assert turned == ["room_2"]
    assert on_sale(match)[0] == "key"
    assert match.position()["piles"][0]["cards"][0].startswith("key")


def test_4_1_after_a_sale_the_next_of_the_pile_is_turned_up() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_3",
        pile={3: ["key", "scroll", "counterspell", "scroll", "key"]},
        board={"room_3": [(0, 2)]},
        treasure={0: "2c"},
    )
    play(match, (0, "buy"))
    assert match.position()["round"] == 2
    assert on_sale(match)[2] == "scroll"


def test_4_1_an_empty_pile_has_nothing_to_turn_up() -> None:
    match = scenario("dragons", at="upkeep", pile={1: []})
    assert on_sale(match)[0] is None
    assert match.position()["on_sale"] == ["room_2", "room_3", "room_4"]
    assert [event.data["room"] for event in events(match, "artifact_turned_up")] == ["room_2", "room_3", "room_4"]


def test_4_1_basic_turns_up_no_artifact() -> None:
    match = scenario("dragons", mode="basic", at="upkeep")
    assert not events(match, "artifact_turned_up")
    assert on_sale(match) == [None] * 4


def test_4_1_magic_opens_a_window_after_everything_else() -> None:
    match = scenario("dragons", players=3, at="upkeep", spells={1: ["spy"]})
    assert asked(match) == ("window", 1)
    assert (match.view(0)["window"]["window"], match.view(0)["window"]["batch"]) == ("start", [])
    assert match.position()["phase"] == "upkeep"
    assert len(events(match, "artifact_turned_up")) == 3
    play(match, (1, "cast spy"))
    assert match.position()["this_round"]["spy"] == 1
    assert asked(match) == ("place_token", 0)


def test_4_1_the_window_polls_in_turn_order() -> None:
    match = scenario("dragons", players=3, at="upkeep", first=2, spells={0: ["alms"], 2: ["spy"]})
    play(match, (2, "pass"), (0, "pass"))
    assert asked(match) == ("place_token", 2)
