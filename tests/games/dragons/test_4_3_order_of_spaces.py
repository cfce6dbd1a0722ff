"""4.3: the spaces are opened and scored one by one."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.look import VALUES, look_at
from tests.games.look import asked

ORDER = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold", "tent", "djinn", "market", "caravanserai",
         "guard_room", "room_1", "room_2", "room_3", "room_4", "room_5"]  # fmt: skip
CAVES = dict.fromkeys(ORDER[:5], "1")
KINDS = {
    "cave_red": "crown",
    "cave_white": "pearl",
    "cave_blue": "gem",
    "cave_black": "cup",
    "cave_gold": "bar",
}
IDLE = ("pass", "decline", "refuse")


def idle_round(match: serai.Match) -> serai.Match:
    """Answer as quietly as possible until the next round begins."""
    while not events(match, "round_began"):
        moves = match.decision.moves
        match.play(([move for move in moves if move.verb in IDLE] or moves)[0])
    return match


def everywhere(mode: str, players: int) -> dict[str, list[tuple[int, int]]]:
    """A token on every space in use; seats 0 and 1 have one in the guard room."""
    spaces = [space for space in ORDER[: 10 + players] if mode == "magic" or space not in ("tent", "djinn")]
    first, second = [*spaces[: spaces.index("market")], "guard_room"], spaces[spaces.index("market") :]
    board: dict[str, list[tuple[int, int]]] = {space: [] for space in spaces}
    for seat, own in enumerate((first, second)):
        for value, space in zip(VALUES, own, strict=False):
            board[space].append((seat, value))
    return board


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_3_caves_then_city_then_guard_room_then_rooms_from_left_to_right(mode: str, players: int) -> None:
    board = everywhere(mode, players)
    match = scenario("dragons", players=players, mode=mode, at="cave_red", guard=1, board=board, caves=CAVES)
    idle_round(match)
    assert [event.data["space"] for event in events(match, "tokens_turned_up")] == list(board)
    assert list(board) == sorted(board, key=ORDER.index)


@pytest.mark.parametrize(("cave", "kind"), KINDS.items())
def test_4_3_every_cave_has_its_kind(cave: str, kind: str) -> None:
    match = scenario("dragons", at=cave, board={cave: [(0, 5)], "caravanserai": [(1, 5)]}, caves={cave: "4"})
    assert match.position()["players"][0]["treasure"][kind] == 4
    assert events(match, "treasure_won")[0].data == {"seat": 0, "cave": cave, "treasure": kind, "amount": 4}


def test_4_3_basic_skips_spaces_without_a_token_but_not_the_guard_room() -> None:
    match = scenario("dragons", players=3, mode="basic", at="cave_red", board={"caravanserai": [(1, 5)]})
    assert match.decision.question == "choose_first_player"
    assert [event.kind for event in match.log] == ["tokens_turned_up"]
    play(match, (1, "name 1"))
    kinds = [event.kind for event in match.log]
    assert kinds[1:6] == ["first_player_named", "guard_turned_up", "not_admitted", "not_admitted", "not_admitted"]
    assert kinds[6] == "camel_passed"


@pytest.mark.parametrize(("players", "windows"), [(3, 16), (4, 17), (5, 18)])
def test_4_3_magic_opens_a_window_at_every_space_occupied_or_not(players: int, windows: int) -> None:
    """Nobody has placed anything, nobody can do anything: all pass at every space, at the city gate and at the end."""
    match = scenario("dragons", players=players, at="cave_red", board={})
    idle_round(match)
    kinds = [event.kind for event in match.log]
    names = [event.data["window"] for event in events(match, "passes")][: windows - 1]
    spaces = ["space"] * 5 + ["citygate"] + ["space"] * (5 + players) + ["end"]
    assert names == spaces
    assert kinds.index("round_began") > kinds.index("guard_turned_up")


def test_4_3_a_space_is_open_then_scoring_then_finished() -> None:
    board = {"cave_white": [(0, 5)], "market": [(1, 5)], "caravanserai": [(2, 5)]}
    match = scenario("dragons", players=3, at="cave_red", board=board, caves=CAVES, treasure={1: "1c"})
    assert match.decision.question == "market_trade"
    states = [look_at(match, space)["state"] for space in ("cave_white", "djinn", "market", "caravanserai", "room_1")]
    assert states == ["finished", "finished", "scoring", "open", "open"]


def test_4_3_only_the_space_in_question_is_turned_up() -> None:
    board = {"tent": [(2, 9)], "market": [(1, 5)], "caravanserai": [(2, 5)], "room_1": [(0, 8)]}
    match = scenario("dragons", players=3, at="market", board=board, treasure={1: "1c"})
    face_up = {piece["space"]: piece["face_up"] for piece in match.position()["pieces"]}
    assert face_up == {"tent": True, "market": True, "caravanserai": False, "room_1": False}
    seen = {space["space"]: space for space in match.view(0)["spaces"]}
    assert seen["market"]["pieces"][0]["value"] == 5
    assert seen["caravanserai"]["pieces"][0]["value"] is None


def test_4_3_everybody_sees_what_is_turned_up() -> None:
    match = scenario("dragons", players=3, at="market", board={"market": [(1, 5), (2, 4)]}, treasure={1: "1c"})
    entry = events(match, "tokens_turned_up")[0]
    assert entry.seats is None
    assert [(piece["owner"], piece["value"]) for piece in entry.data["pieces"]] == [(1, 5), (2, 4)]


def test_4_3_in_the_guard_room_the_guard_is_turned_up_before_the_tokens() -> None:
    match = scenario("dragons", players=3, at="guard_room", guard=9, board={"guard_room": [(0, 5)]}, treasure={0: "4c"})
    assert [event.kind for event in match.log][:2] == ["guard_turned_up", "tokens_turned_up"]
    assert match.view(1)["guard"] == 9


def test_4_3_the_window_comes_after_the_tokens_are_turned_up_and_before_the_award() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        board={"cave_red": [(0, 5), (1, 4)]},
        caves={"cave_red": "4/3"},
        artifacts={1: ["flying_carpet"]},
    )
    assert asked(match) == ("window", 1)
    assert match.view(1)["spaces"][0]["strengths"] == {"0": 5, "1": 4}
    assert not events(match, "treasure_won")
    play(match, (1, "use flying_carpet"))
    assert [event.data["seat"] for event in events(match, "treasure_won")] == [1, 0]


def test_4_3_a_token_that_arrives_in_the_window_is_turned_up_at_once() -> None:
    """Seat 1 moves a face-down 8 from the room to the market being scored; seat 0 might still answer."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(0, 5)], "room_1": [(1, 8)]},
        spells={1: ["second_chance", "offering"]},
        treasure={0: "1c", 1: "1p"},
    )
    play(match, (1, "cast second_chance"), (1, "space market"), (1, "pass"))
    assert match.decision.question == "window"
    piece = match.position()["pieces"][1]
    assert (piece["space"], piece["face_up"]) == ("market", True)
    assert events(match, "tokens_turned_up")[-1].data["pieces"][0]["value"] == 8
    play(match, (1, "pass"))
    assert asked(match) == ("market_trade", 1)


@pytest.mark.parametrize("space", ["cave_red", "tent", "djinn", "market", "caravanserai", "room_1"])
def test_4_3_where_nobody_is_present_nothing_is_awarded(space: str) -> None:
    match = scenario("dragons", players=3, at=space, board={}, caves={"cave_red": "4/3"}, treasure={0: "9c"})
    before_clean_up = {
        "treasure_won",
        "spells_drawn",
        "djinn_won",
        "market_traded",
        "first_player_named",
        "artifact_paid",
    }
    assert not before_clean_up & {event.kind for event in match.log}
    assert match.position()["round"] == 2


def test_4_3_scored_tokens_stay_face_up_until_clean_up() -> None:
    board = {"cave_red": [(0, 5)], "market": [(0, 4)], "caravanserai": [(1, 5)]}
    match = scenario("dragons", players=3, at="cave_red", board=board, caves={"cave_red": "4"})
    assert match.decision.question == "market_trade"
    play(match, (0, "decline"))
    assert [(piece["space"], piece["face_up"]) for piece in match.position()["pieces"]][:2] == [
        ("cave_red", True),
        ("market", True),
    ]
    play(match, (1, "name 0"))
    assert match.position()["pieces"] == []
