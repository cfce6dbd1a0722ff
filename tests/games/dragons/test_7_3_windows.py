"""Which items are possible in which window: the table of the rules, cell by cell."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.table import pass_windows
from tests.games.look import asked, legal_moves

COLUMNS = ["start", "turn", "cave", "citygate", "city", "guard", "room", "bribe", "offer", "end"]

# ● may open or answer, ○ may only answer, · neither.
TABLE = """
alms                    ● ● ● ○ ● ● ● ● ● ●
exchange                ● ● ● ○ ● ● ● · ● ●
offering                ● ● ● ○ ● ● ● · · ●
sacrifice               ● ● ● ○ ● ● ● · · ●
mirage                  ● ● ● ○ ● ● ● · · ●
sorcerers_apprentice    ● ● ● ○ ● ● ● · · ●
lunar_eclipse           ● ● ● ○ ● ● ● · · ·
solar_eclipse           ● ● ● ○ ● ● ● · · ·
eye_for_an_eye          ● ● ● ○ ● ● ● · · ·
second_chance           ● ● ● ○ ● ● ● · · ·
teleportation           ● ● ● ○ ● ● ● · · ·
close_sesame            ● ● ● ○ ● ● ● · · ·
last_shall_be_first     ● ● ● ○ ● ● ● · · ·
baksheesh               · ● ● ○ ● · · · · ·
sultans_taxes           · ● ● ○ ● ● ● · · ·
dragon_flight           ● ● ● · · · · · · ·
dragon_return           · · ● · · · · · · ·
spy                     ● ● · · · · · · · ·
smuggling               · · · ● · · · · · ·
abracadabra             · · · · · · · · · ·
borrow(flying_carpet)   · · ● · ● · ● · · ·
borrow(astral_double)   · · ● · ● · ● · · ·
borrow(key)             · · · · · ● · · · ·
borrow(counterspell)    ○ ○ ○ ○ ○ ○ ○ ○ ○ ○
flying_carpet           · · ● · ● ● ● · · ·
astral_double           · · ● · ● ● ● · · ·
key                     · · · · · ● · · · ·
counterspell            ○ ○ ○ ○ ○ ○ ○ ○ ○ ○
"""
CELLS = [
    (row.split()[0], column, cell)
    for row in TABLE.strip().splitlines()
    for column, cell in zip(COLUMNS, row.split()[1:], strict=True)
]
ITEMS = [row.split()[0] for row in TABLE.strip().splitlines()]
ARTIFACTS = ["flying_carpet", "astral_double", "key", "counterspell"]

MOMENTS = {"turn": "placement", "cave": "cave_red", "city": "tent", "guard": "guard_room", "bribe": "guard_room"}
MOMENTS |= {"room": "room_1", "offer": "room_1", "end": "clean_up", "start": "start", "citygate": "citygate"}

# Everything is possible here but for the window: both players have tokens in caves, city, guard room and palace,
# treasure and something to give away; a live cave is empty, another one is not; two city places are empty.
BOARD = {
    "cave_red": [(0, 2), (1, 2)],
    "tent": [(0, 4), (1, 4)],
    "market": [(0, 5), (1, 5)],
    "guard_room": [(0, 1), (1, 1)],
    "room_1": [(0, 6), (1, 6)],
    "room_2": [(0, 7), (1, 7)],
}


def at(column: str, spells: dict[int, list[str]], artifacts: dict[int, list[str]], **words: object) -> Match:
    """The window of a column is open; at a bribe and an offer seat 0 is asked."""
    match = scenario(
        "dragons",
        players=3,
        at=MOMENTS[column],
        guard=10,
        board=BOARD,
        caves={"cave_red": "4/2", "cave_white": "3"},
        treasure={0: "9c 9p", 1: "9g 9u"},
        spells=spells,
        artifacts=artifacts,
        **words,
    )
    return pass_windows(match) if column in ("bribe", "offer") else match


def belongings(item: str, seat: int) -> tuple[list[str], dict[int, list[str]], dict[int, list[str]]]:
    """The spell and the artifacts that a seat needs for an item; seat 2 has used what can be borrowed."""
    name, _, lent = item.partition("(")
    artifacts = {seat: ["scroll"]}
    if name in ARTIFACTS:
        artifacts[seat].append(name)
        return [], artifacts, {}
    if lent:
        return [name], {**artifacts, 2: [lent.rstrip(")")]}, {2: [lent.rstrip(")")]}
    return [name], artifacts, {}


def possible(match: Match, seat: int, item: str) -> bool:
    """Only the window may be the reason for not being possible."""
    name = item.partition("(")[0]
    found = refusal(match, seat, {"kind": "use", "artifact": name} if name in ARTIFACTS else move_of(name))
    if found is None:
        return True
    if name == "borrow" and found.code == "not_castable":
        return False  # the window takes Borrow, but not of this artifact
    assert (found.code, found.clause) in [
        ("not_in_this_window", "dragons 7.3"),
        ("not_asked_now", "dragons 4.2"),
        ("not_asked_now", "dragons 4.7"),
        ("not_asked_now", "dragons 4.8"),
    ]
    return False


def move_of(spell: str) -> dict[str, object]:
    return {"kind": "cast", "spell": spell}


@pytest.mark.parametrize(("item", "column", "cell"), CELLS)
def test_7_3_what_may_open_a_batch(item: str, column: str, cell: str) -> None:
    hand, artifacts, used = belongings(item, 0)
    asking = "smuggling" if column == "citygate" else "alms"  # whoever could declare nothing would not be asked
    match = at(column, {0: sorted({*hand, asking})}, artifacts, used=used)
    assert match.decision is not None
    assert match.decision.seat == 0
    assert possible(match, 0, item) == (cell == "●")


OPENERS = {"citygate": ["smuggling"], "bribe": ["alms"], "offer": ["alms", "exchange"]}
# A card that is the only opener of a window cannot answer it as well: there is one of each.
ANSWERS = [row for row in CELLS if row[0] not in OPENERS.get(row[1], []) or len(OPENERS[row[1]]) > 1]


@pytest.mark.parametrize(("item", "column", "cell"), ANSWERS)
def test_7_3_what_may_answer(item: str, column: str, cell: str) -> None:
    """Seat 0 opens the batch, seat 1 could answer it with a Counterspell at any rate."""
    hand, artifacts, used = belongings(item, 1)
    opener = next(spell for spell in OPENERS.get(column, ["offering", "sacrifice"]) if spell != item)
    if item != "counterspell":
        artifacts[1].append("counterspell")
    match = at(column, {0: [opener], 1: hand}, artifacts, used=used)
    while match.decision is not None and match.decision.seat != 0:
        play(match, (match.decision.seat, "pass"))
    play(match, (0, f"cast {opener}"))
    assert asked(match) == ("window", 1)
    answers = cell == "○" or (cell == "●" and column not in ("bribe", "offer"))
    assert possible(match, 1, item) == answers


@pytest.mark.parametrize("column", COLUMNS)
def test_7_3_abracadabra_goes_with_a_purchase_only(column: str) -> None:
    asking = "smuggling" if column == "citygate" else "alms"
    match = at(column, {0: ["abracadabra", asking]}, {0: ["scroll"]})
    assert match.decision is not None
    moves = legal_moves(match)
    assert ("buy_with_abracadabra" in moves) == (column == "offer")
    assert "cast abracadabra" not in moves


@pytest.mark.parametrize("item", ITEMS)
def test_7_3_the_window_after_a_placement_takes_the_items_of_turn(item: str) -> None:
    (cell,) = [cell for name, column, cell in CELLS if (name, column) == (item, "turn")]
    hand, artifacts, used = belongings(item, 0)
    spells = {0: sorted({*hand, "alms"})}
    match = at("turn", spells, artifacts, used=used, placement_windows="every_placement", turn=2)
    play(match, (2, "place market"), (2, "token 9"))
    assert asked(match) == ("window", 0)
    assert match.view(None)["window"]["window"] == "placed"
    assert possible(match, 0, item) == (cell == "●")


# The first table: when, and who may open.


@pytest.mark.parametrize("column", ["start", "cave", "citygate", "city", "guard", "room", "end"])
def test_7_3_polled_windows_can_be_opened_by_everybody(column: str) -> None:
    for seat in range(3):
        spell = "smuggling" if column == "citygate" else "alms"
        assert asked(at(column, {seat: [spell]}, {})) == ("window", seat)


@pytest.mark.parametrize(
    ("column", "kind"), [("turn", "place_token"), ("bribe", "bribe_guard"), ("offer", "buy_artifact")]
)
def test_7_3_at_a_question_only_the_player_asked_can_open(column: str, kind: str) -> None:
    match = at(column, {0: ["alms"], 1: ["exchange"]}, {})
    assert asked(match) == (kind, 0)
    found = refusal(match, 1, {"kind": "cast", "spell": "exchange"})
    assert found is not None
    assert found.code == "not_your_decision"


def test_7_3_start_comes_after_upkeep_and_before_placement() -> None:
    match = scenario("dragons", players=3, at="upkeep", spells={1: ["spy"]}, treasure_top=[1])
    assert asked(match) == ("window", 1)
    assert match.view(1)["window"]["window"] == "start"
    assert match.position()["caves"]["cave_red"] == [5, 3, 0, 0]
    assert events(match, "artifact_turned_up") != []
    play(match, (1, "pass"))
    assert asked(match) == ("place_token", 0)


def test_7_3_turn_comes_before_placing() -> None:
    match = scenario("dragons", players=3, turn=1, spells={1: ["alms"]})
    assert match.view(1)["window"]["window"] == "turn"
    play(match, (1, "cast alms"), (1, "take crown 3"))
    assert asked(match) == ("place_token", 1)
    assert len(match.position()["players"][1]["tokens"]) == 8


def test_7_3_space_comes_after_turning_up_and_before_the_award() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        caves={"cave_red": "4"},
        board={"cave_red": [(1, 8)], "cave_white": [(1, 9)]},
        spells={0: ["alms"]},
    )
    assert asked(match) == ("window", 0)
    pieces = match.position()["pieces"]
    assert [piece["face_up"] for piece in pieces] == [True, False]
    assert match.position()["caves"]["cave_red"] == [4, 0, 0, 0]
    play(match, (0, "pass"))
    assert events(match, "treasure_won")[0].data["amount"] == 4


def test_7_3_a_window_opens_for_empty_spaces_too() -> None:
    match = scenario("dragons", players=3, at="cave_red", spells={0: ["alms"]})
    seen = []
    while match.position()["round"] == 1:
        window = match.view(0)["window"]
        seen.append(window["space"] or window["window"])
        play(match, (0, "pass"))
    caves = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold"]
    city = ["tent", "djinn", "market", "caravanserai"]
    assert seen == [*caves, *city, "guard_room", "room_1", "room_2", "room_3", "end"]


def test_7_3_the_city_gate_lies_between_the_gold_cave_and_the_tent() -> None:
    match = scenario("dragons", players=3, at="cave_gold", spells={0: ["smuggling"]}, board={"tent": [(1, 5)]})
    assert asked(match) == ("window", 0)
    assert match.view(0)["window"] == {"window": "citygate", "space": None, "batch": [], "acting": None, "in_turn": []}
    states = {space["space"]: space["state"] for space in match.view(0)["spaces"]}
    assert (states["cave_gold"], states["tent"]) == ("finished", "open")
    assert [piece["face_up"] for piece in match.position()["pieces"]] == [False]


def test_7_3_end_comes_before_anything_goes_home() -> None:
    match = scenario("dragons", players=3, at="clean_up", board={"market": [(0, 5)]}, spells={2: ["alms"]})
    assert asked(match) == ("window", 2)
    assert match.position()["pieces"][0]["space"] == "market"
    play(match, (2, "cast alms"), (2, "take crown 3"))
    assert match.position()["round"] == 2
    assert match.position()["players"][2]["treasure"]["crown"] == 3


def test_7_3_whoever_is_asked_for_a_bribe_may_cast_alms_though_rich_enough() -> None:
    match = at("bribe", {0: ["alms"]}, {})
    assert match.decision is not None
    assert legal_moves(match) == ["refuse", "pay", "cast alms"]


def test_7_3_whoever_is_offered_an_artifact_may_cast_alms_or_exchange() -> None:
    match = at("offer", {0: ["abracadabra", "alms", "exchange"]}, {})
    assert match.decision is not None
    moves = legal_moves(match)
    assert moves == ["decline", "buy", "buy_with_abracadabra", "cast alms", "cast exchange"]
