"""4.2: placement."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked


def place(match: serai.Match, seat: int, space: str, value: int) -> serai.Match:
    return play(match, (seat, f"place {space}"), (seat, f"token {value}"))


def spaces(match: serai.Match) -> list[str]:
    return [move["space"] for move in match.decision.moves if move.verb == "place"]


def all_but(seat_values: dict[int, list[int]], space: str = "guard_room") -> dict[str, list[tuple[int, int]]]:
    """Every token but these lies on the space."""
    values = (1, 2, 4, 5, 6, 7, 8, 9)
    return {space: [(seat, value) for seat in (0, 1, 2) for value in values if value not in seat_values.get(seat, [])]}


def test_4_2_one_token_at_a_time_in_turn_order() -> None:
    match = scenario("dragons", players=3, first=1)
    place(match, 1, "market", 9)
    place(match, 2, "tent", 1)
    place(match, 0, "market", 9)
    place(match, 1, "djinn", 4)
    assert [event.data["seat"] for event in events(match, "token_placed")] == [1, 2, 0, 1]


def test_4_2_a_token_lies_face_down_and_only_its_owner_sees_the_value() -> None:
    match = place(scenario("dragons", players=3), 0, "market", 9)
    seen = [piece for viewer in (0, 1, 2, None) for space in match.view(viewer)["spaces"] for piece in space["pieces"]]
    assert [piece["value"] for piece in seen] == [9, None, None, None]
    assert {piece["face_up"] for piece in seen} == {False}
    assert {piece["owner"] for piece in seen} == {0}
    assert events(match, "token_placed")[0].seats is None
    assert events(match, "token_placed")[0].data == {"seat": 0, "space": "market", "piece": 0}
    assert events(match, "placed_value")[0].seats == [0]


def test_4_2_a_player_may_look_at_face_down_tokens_at_any_time() -> None:
    match = place(place(scenario("dragons", players=3), 0, "market", 9), 1, "tent", 2)
    own = [piece["value"] for space in match.view(0)["spaces"] for piece in space["pieces"] if piece["owner"] == 0]
    assert own == [9]


def test_4_2_owner_and_number_of_face_down_tokens_are_public() -> None:
    board = {"market": [(0, 9), (1, 2), (1, 4)], "djinn": [(2, 5)]}
    match = scenario("dragons", players=3, board=board)
    for viewer in (0, 1, 2, None):
        by_name = {space["space"]: space["pieces"] for space in match.view(viewer)["spaces"]}
        assert [piece["owner"] for piece in by_name["market"]] == [0, 1, 1]
        assert [piece["owner"] for piece in by_name["djinn"]] == [2]
        assert [screen["tokens"] for screen in match.view(viewer)["screens"]] == [7, 6, 7]


def test_4_2_only_tokens_behind_the_screen_can_be_placed() -> None:
    match = scenario("dragons", players=3, board={"market": [(0, 9)]})
    play(match, (0, "place tent"))
    assert [move["value"] for move in match.decision.moves] == [1, 2, 4, 5, 6, 7, 8]
    found = refusal(match, 0, "token 9")
    assert (found.code, found.clause, found.numbers) == ("token_not_behind_screen", "dragons 4.2", {"value": 9})


def test_4_2_placing_goes_on_until_all_tokens_are_out() -> None:
    match = scenario("dragons", players=3, board=all_but({2: [7]}), turn=2, caves={"cave_red": "4"})
    play(match, (2, "place cave_red"))
    assert [player["tokens"] for player in match.position()["players"]] != [[], [], [7]]
    assert events(match, "token_placed")[-1].data["space"] == "cave_red"
    assert events(match, "treasure_won")[0].data["seat"] == 2


def test_4_2_placing_is_compulsory() -> None:
    match = scenario("dragons", players=3, board=all_but({2: [7]}), turn=2)
    assert {move.verb for move in match.decision.moves} == {"place"}


def test_4_2_a_player_without_tokens_behind_the_screen_is_skipped() -> None:
    """Seat 1 has placed everything, the others have two tokens each."""
    match = scenario("dragons", players=3, board=all_but({0: [1, 2], 2: [1, 2]}), turn=0)
    place(match, 0, "market", 1)
    place(match, 2, "market", 1)
    assert match.decision.seat == 0


def test_4_2_a_token_sent_home_gives_its_owner_another_turn() -> None:
    """Seat 1 has nothing to place until seat 0 sends a 6 home."""
    board = all_but({0: [1, 2], 1: [6]})
    board["market"] = [(1, 6)]
    match = scenario("dragons", players=3, board=board, turn=0, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    place(match, 0, "market", 1)
    play(match, (1, "place tent"))
    assert events(match, "token_placed")[-1].data == {"seat": 1, "space": "tent", "piece": len(board["guard_room"]) + 2}


def test_4_2_tokens_of_several_players_share_a_space() -> None:
    match = scenario("dragons", players=3)
    for value in (9, 8, 7, 6):
        for seat in (0, 1, 2):
            place(match, seat, "market", value)
    assert len(match.view(0)["spaces"][7]["pieces"]) == 12


def test_4_2_at_most_five_tokens_of_a_player_in_a_room() -> None:
    board = {"room_1": [(0, value) for value in (1, 2, 4, 5)] + [(1, value) for value in (1, 2, 4, 5, 6)]}
    match = scenario("dragons", players=3, board=board)
    place(match, 0, "room_1", 6)
    found = refusal(match, 1, "place room_1")
    assert (found.code, found.clause, found.numbers) == ("five_pieces_in_room", "dragons 4.2", {"space": "room_1"})
    assert "room_2" in spaces(match)
    place(match, 1, "room_2", 7)
    place(match, 2, "room_1", 9)
    assert "room_1" not in spaces(match)


@pytest.mark.parametrize("space", ["market", "caravanserai", "guard_room", "tent", "djinn", "cave_red"])
def test_4_2_other_spaces_have_no_limit(space: str) -> None:
    board = {space: [(0, value) for value in (1, 2, 4, 5, 6, 7)]}
    match = scenario("dragons", players=3, board=board, caves={"cave_red": "4"})
    place(match, 0, space, 8)
    assert len(match.position()["pieces"]) == 7


def test_4_2_no_token_in_a_cave_without_treasure() -> None:
    match = scenario("dragons", players=3, caves={"cave_red": "4", "cave_black": "0/2"})
    assert [space for space in spaces(match) if space.startswith("cave")] == ["cave_red", "cave_black"]
    found = refusal(match, 0, "place cave_gold")
    assert (found.code, found.clause) == ("cave_without_treasure", "dragons 4.2")
    assert found.numbers == {"space": "cave_gold"}


@pytest.mark.parametrize("space", ["tent", "djinn"])
def test_4_2_basic_has_no_tokens_in_tent_and_djinn(space: str) -> None:
    found = refusal(scenario("dragons", mode="basic"), 0, f"place {space}")
    assert (found.code, found.clause, found.numbers) == ("space_not_in_use", "dragons 4.2", {"space": space})
    assert refusal(scenario("dragons", mode="magic"), 0, f"place {space}") is None


@pytest.mark.parametrize("mode", ["basic", "magic"])
@pytest.mark.parametrize(("players", "closed"), [(3, ["room_4", "room_5"]), (4, ["room_5"]), (5, [])])
def test_4_2_only_rooms_in_use(players: int, closed: list[str], mode: str) -> None:
    match = scenario("dragons", players=players, mode=mode)
    rooms = [f"room_{room}" for room in range(1, 6)]
    assert [space for space in spaces(match) if space in rooms] == [room for room in rooms if room not in closed]
    for room in closed:
        assert refusal(match, 0, f"place {room}").code == "space_not_in_use"


def test_4_2_a_sold_out_room_may_be_used() -> None:
    match = scenario("dragons", players=3, mode="basic", pile={1: []})
    assert "room_1" in spaces(match)


def test_4_2_the_guard_room_is_always_open() -> None:
    """No treasure anywhere, every other space sealed."""
    sealed = ["tent", "djinn", "market", "caravanserai", "room_1", "room_2", "room_3"]
    match = scenario("dragons", players=3, this_round={"sealed": sealed}, board={})
    assert [move["value"] for move in match.decision.moves] == [1, 2, 4, 5, 6, 7, 8, 9]
    play(match, (0, "token 9"))
    assert events(match, "token_placed")[0].data["space"] == "guard_room"


def test_4_2_spells_may_be_cast_before_placing() -> None:
    match = scenario("dragons", players=3, spells={0: ["spy", "offering"], 1: ["alms"]}, treasure={2: "5c"})
    casts = [move["spell"] for move in match.decision.moves if move.verb == "cast"]
    assert casts == ["spy", "offering"]
    play(match, (0, "cast spy"), (1, "pass"), (0, "pass"))
    assert asked(match) == ("place_token", 0)
    play(match, (0, "cast offering"), (1, "pass"))
    place(match, 0, "market", 9)
    assert match.decision.seat == 1
    assert [move["spell"] for move in match.decision.moves if move.verb == "cast"] == ["alms"]


def test_4_2_nobody_casts_on_anothers_turn() -> None:
    match = scenario("dragons", players=3, spells={1: ["alms"]})
    assert refusal(match, 1, "cast alms").code == "not_your_decision"
