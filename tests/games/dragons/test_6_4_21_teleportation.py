"""Rules section 6.4.21: Teleportation moves another player's token and pays its owner."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import piece, strengths, treasure_of
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason

# Seat 0 holds the spell while the tent is scored; seat 1 has a face-down 5 at the market.
tent = partial(
    scenario,
    "dragons",
    at="tent",
    board={"market": [(1, 5)], "tent": [(2, 4)]},
    treasure={0: "2c 2p"},
    spells={0: ["teleportation", "alms"]},
)


def moved(space: str, **words: object) -> Match:
    return carry_out(tent(**words), 0, "cast teleportation", "piece 0", f"space {space}")


NOTHING = ("nothing_to_aim_at", "dragons 6.3.6", {"item": "teleportation"})
FIVE = (1, 2, 4, 6, 7)


# When it can be cast


@pytest.mark.parametrize("at", ["placement", "cave_red", "tent", "guard_room", "room_1", "room_4"])
def test_6_4_21_castable_from_the_placement_to_the_last_room(at: str) -> None:
    assert refusal(tent(at=at), 0, "cast teleportation") is None


def test_6_4_21_castable_at_the_city_gate_only_as_an_answer() -> None:
    match = tent(at="citygate", spells={0: ["teleportation"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"))
    assert refusal(match, 0, "cast teleportation") is None


def test_6_4_21_not_at_the_end_of_the_round() -> None:
    match = tent(at="clean_up")
    assert reason(match, 0, "cast teleportation") == ("not_in_this_window", "dragons 7.3", {"item": "teleportation"})


@pytest.mark.parametrize(
    "board", [{}, {"guard_room": [(1, 5)]}, {"market": [(0, 5)]}], ids=["none", "guard room", "own"]
)
def test_6_4_21_an_opponent_needs_a_token_outside_the_guard_room(board: dict[str, object]) -> None:
    assert reason(tent(board=board), 0, "cast teleportation") == NOTHING


def test_6_4_21_an_opponents_carpet_is_no_token() -> None:
    match = tent(board={"tent": [(1, "carpet")]}, artifacts={1: ["flying_carpet"]}, used={1: ["flying_carpet"]})
    assert reason(match, 0, "cast teleportation") == NOTHING


@pytest.mark.parametrize(
    "words",
    [
        {"board": {"room_4": [(1, 5)]}},
        {"board": {"cave_red": [(1, 5)]}, "admitted": [0, 2, 3]},
        {"board": {"cave_red": [(1, 5)]}, "this_round": {"sealed": ["room_4"]}},
        {"board": {"cave_red": [(1, 5)], "room_4": [(1, value) for value in FIVE]}},
    ],
    ids=["already there", "owner not admitted", "sealed", "full of the owner's pieces"],
)
def test_6_4_21_a_destination_that_is_legal_for_the_owner_is_needed(words: dict[str, object]) -> None:
    assert reason(tent(at="room_4", **words), 0, "cast teleportation") == NOTHING


def test_6_4_21_the_casters_own_limits_do_not_matter() -> None:
    """Seat 0 is not admitted and the owner is."""
    match = tent(at="room_4", board={"cave_red": [(1, 5)]}, admitted=[1])
    assert refusal(match, 0, "cast teleportation") is None


def test_6_4_21_castable_without_any_treasure() -> None:
    assert refusal(tent(treasure={}), 0, "cast teleportation") is None


# What is declared


def test_6_4_21_token_and_destination_are_declared() -> None:
    match = when_asked(tent(), 0, "cast teleportation")
    assert [move["piece"] for move in match.decision.moves] == [0, 1]
    play(match, (0, "piece 0"))
    assert [move["space"] for move in match.decision.moves] == [
        "tent",
        "djinn",
        "caravanserai",
        "room_1",
        "room_2",
        "room_3",
        "room_4",
    ]
    play(match, (0, "space djinn"))
    assert match.view(3)["window"]["batch"] == [
        {"seat": 0, "item": "teleportation", "cancelled": False, "piece": 0, "space": "djinn"}
    ]


def test_6_4_21_tokens_that_cannot_be_declared() -> None:
    match = tent(
        board={"market": [(1, 5), (2, 6), (0, 2)], "guard_room": [(1, 7)], "tent": [(1, "carpet")]},
        artifacts={1: ["flying_carpet"]},
        used={1: ["flying_carpet"]},
    )
    when_asked(match, 0, "cast teleportation")
    assert reason(match, 0, "piece 2") == ("your_own_piece", "dragons 6.4", {"piece": 2})
    assert reason(match, 0, "piece 3") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})
    assert reason(match, 0, "piece 4") == ("carpets_do_not_move", "A-31", {"piece": 4})


@pytest.mark.parametrize(
    ("space", "code", "numbers"),
    [
        ("cave_red", "space_is_finished", {"space": "cave_red"}),
        ("guard_room", "never_on_the_guard_room", {"space": "guard_room"}),
        ("market", "already_there", {"space": "market"}),
        ("djinn", "space_sealed", {"space": "djinn"}),
        ("room_1", "five_pieces_in_room", {"space": "room_1", "owner": 1}),
        ("room_5", "space_not_in_use", {"space": "room_5"}),
    ],
)
def test_6_4_21_other_spaces_are_no_destination(space: str, code: str, numbers: dict[str, object]) -> None:
    board = {"market": [(1, 5)], "room_1": [(1, value) for value in FIVE]}
    match = tent(board=board, this_round={"sealed": ["djinn"]})
    when_asked(match, 0, "cast teleportation", "piece 0")
    found = refusal(match, 0, f"space {space}").as_dict()
    assert (found["code"], found["numbers"]) == (code, numbers)


def test_6_4_21_a_cave_without_treasure_is_no_destination() -> None:
    match = tent(at="cave_red", caves={"cave_blue": "3"}, board={"market": [(1, 5)]})
    when_asked(match, 0, "cast teleportation")
    assert reason(match, 0, "space cave_white") == ("cave_without_treasure", "dragons 6.3.5", {"space": "cave_white"})
    assert refusal(match, 0, "space cave_blue") is None


# What it does


def test_6_4_21_a_face_down_token_is_moved_without_turning_it() -> None:
    match = moved("caravanserai")
    assert (piece(match, 0)["space"], piece(match, 0)["face_up"]) == ("caravanserai", False)
    assert events(match, "piece_moved")[0].data["piece"]["value"] is None


def test_6_4_21_a_face_up_token_stays_face_up() -> None:
    match = moved("market", board={"cave_red": [(1, 5)], "tent": [(2, 4)]})
    assert (piece(match, 0)["space"], piece(match, 0)["face_up"]) == ("market", True)


def test_6_4_21_it_is_turned_up_at_once_where_it_is_being_scored() -> None:
    match = moved("tent")
    assert piece(match, 0)["face_up"] is True
    assert strengths(match, "tent") == {"1": 5, "2": 4}


def test_6_4_21_the_caster_gives_the_owner_three_units_of_the_casters_choice() -> None:
    match = moved("djinn")
    assert asked(match) == ("teleport_payment", 0)
    assert [move["amount"] for move in match.decision.moves] == [1, 2]
    play(match, (0, "give crown 1"))
    assert treasure_of(match, 0) == {"crown": 1}
    assert treasure_of(match, 1) == {"crown": 1, "pearl": 2}
    assert events(match, "teleport_paid")[0].data == {"seat": 0, "owner": 1, "units": {"crown": 1, "pearl": 2}}


def test_6_4_21_the_bank_has_no_part_in_it() -> None:
    match = play(moved("djinn"), (0, "give crown 1"))
    assert match.position()["bank"] == {"crown": 27, "pearl": 27, "gem": 29, "cup": 29, "bar": 29}


def test_6_4_21_exactly_three_are_given_without_a_question() -> None:
    match = moved("djinn", treasure={0: "2c 1p"})
    assert treasure_of(match, 0) == {}
    assert treasure_of(match, 1) == {"crown": 2, "pearl": 1}


def test_6_4_21_a_single_kind_leaves_no_choice() -> None:
    match = moved("djinn", treasure={0: "9g"})
    assert treasure_of(match, 0) == {"gem": 6}
    assert treasure_of(match, 1) == {"gem": 3}


@pytest.mark.parametrize("units", ["1c 1p", "1u"])
def test_6_4_21_with_fewer_the_caster_gives_all(units: str) -> None:
    match = moved("djinn", treasure={0: units})
    assert treasure_of(match, 0) == {}
    assert sum(treasure_of(match, 1).values()) == len(units.split())


def test_6_4_21_with_nothing_the_token_moves_all_the_same() -> None:
    match = moved("djinn", treasure={})
    assert piece(match, 0)["space"] == "djinn"
    assert events(match, "teleport_paid") == []


def test_6_4_21_a_double_ends_when_its_token_moves() -> None:
    match = tent(board={"tent": [(1, 5)]}, artifacts={1: ["astral_double"]}, treasure={})
    carry_out(match, 1, "use astral_double")
    assert strengths(match, "tent") == {"1": 10}
    carry_out(match, 0, "cast teleportation", "space market")
    assert piece(match, 0)["doubled"] is False


def test_6_4_21_during_placement() -> None:
    match = tent(at="placement", spells={0: ["teleportation"]}, treasure={0: "3c"}, board={"market": [(1, 5)]})
    play(match, (0, "cast teleportation"), (0, "space tent"))
    assert piece(match, 0)["space"] == "tent"
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 6, 7, 8, 9]
    assert asked(match) == ("place_token", 0)


# The token or the destination is no longer what it was


def in_vain(match: Match) -> None:
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "teleportation"}
    assert events(match, "teleport_paid") == []
    assert treasure_of(match, 0) == {"crown": 2, "pearl": 2}


def test_6_4_21_nothing_is_paid_if_the_token_has_gone_home() -> None:
    match = tent(first=3, spells={0: ["teleportation", "alms"], 3: ["lunar_eclipse"]})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 3, "cast lunar_eclipse", "space market")
    in_vain(match)
    assert piece(match, 0)["space"] is None


def test_6_4_21_nothing_is_paid_if_the_destination_has_been_sealed() -> None:
    match = tent(first=3, spells={0: ["teleportation", "alms"], 3: ["close_sesame"]})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 3, "cast close_sesame", "space djinn")
    in_vain(match)
    assert piece(match, 0)["space"] == "market"


def test_6_4_21_nothing_is_paid_if_the_owner_has_moved_it_there_already() -> None:
    match = tent(first=1, spells={0: ["teleportation", "alms"], 1: ["second_chance"]})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 1, "cast second_chance", "space djinn")
    in_vain(match)
    assert piece(match, 0)["space"] == "djinn"


def test_6_4_21_nothing_is_paid_if_the_owners_room_is_full_by_then() -> None:
    match = tent(
        at="room_1",
        first=1,
        board={"market": [(1, 5)], "room_1": [(1, 1), (1, 2), (1, 4), (1, 6)]},
        artifacts={1: ["flying_carpet"]},
    )
    when_asked(match, 1, "use flying_carpet")
    carry_out(match, 0, "cast teleportation", "piece 0", "space room_1")
    in_vain(match)
    assert piece(match, 0)["space"] == "market"


def test_6_4_21_a_token_that_moved_elsewhere_is_moved_and_paid_for() -> None:
    match = tent(first=1, spells={0: ["teleportation", "alms"], 1: ["second_chance"]}, treasure={0: "3c"})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 1, "cast second_chance", "space room_1")
    assert piece(match, 0)["space"] == "djinn"
    assert treasure_of(match, 1) == {"crown": 3}


def test_6_4_21_the_price_is_what_the_caster_has_left_by_then() -> None:
    """An Offering of an earlier player leaves the caster a single unit."""
    match = tent(first=3, treasure={0: "6c"}, spells={0: ["teleportation", "alms"], 3: ["offering"]})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 3, "cast offering")
    assert treasure_of(match, 1) == {"crown": 1}


def test_6_4_21_cancelled_nothing_moves_and_nothing_is_paid() -> None:
    match = tent(artifacts={2: ["counterspell"]})
    when_asked(match, 0, "cast teleportation", "piece 0", "space djinn")
    carry_out(match, 2, "use counterspell")
    assert piece(match, 0)["space"] == "market"
    assert treasure_of(match, 0) == {"crown": 2, "pearl": 2}
    assert match.position()["used_spells"] == ["teleportation"]


@pytest.mark.parametrize(("units", "left"), [(0, 5), (1, 4), (5, 0)])
def test_6_4_21_option_sets_the_price(units: int, left: int) -> None:
    match = moved("djinn", teleport_units=units, treasure={0: "5c"})
    assert treasure_of(match, 0).get("crown", 0) == left


def test_6_4_21_with_an_unlimited_bank_the_units_still_change_hands() -> None:
    match = moved("djinn", bank="unlimited", treasure={0: "3c"})
    assert treasure_of(match, 0) == {}
    assert treasure_of(match, 1) == {"crown": 3}


# teleportation=any_unscored

anywhere = partial(tent, teleportation="any_unscored")


def test_6_4_21_with_the_switch_the_owner_is_paid_for_a_token_that_wins_nothing() -> None:
    words = {"at": "cave_red", "caves": {"cave_gold": "2"}, "treasure": {0: "3c"}}
    match = moved("cave_red", teleportation="any_unscored", **words)
    assert piece(match, 0) == {**piece(match, 0), "space": "cave_red", "face_up": True}
    assert treasure_of(match, 1) == {"crown": 3}
    assert treasure_of(match, 0) == {}


def test_6_4_21_with_the_switch_castable_where_only_such_destinations_are_left() -> None:
    """The last room, which the owner may not enter; all other spaces are finished."""
    words: dict[str, object] = {"at": "room_4", "admitted": [0, 2, 3], "board": {"market": [(1, 5)]}}
    assert reason(tent(**words), 0, "cast teleportation") == NOTHING
    match = anywhere(**words)
    assert refusal(match, 0, "cast teleportation") is None
    carry_out(match, 0, "cast teleportation")
    assert piece(match, 0)["space"] == "room_4"


def test_6_4_21_with_the_switch_not_castable_where_the_last_room_is_sealed_or_full() -> None:
    words: dict[str, object] = {"at": "room_4", "admitted": [0, 2, 3]}
    sealed = anywhere(board={"market": [(1, 5)]}, this_round={"sealed": ["room_4"]}, **words)
    assert reason(sealed, 0, "cast teleportation") == NOTHING
    full = anywhere(**{**words, "admitted": [0, 1, 2, 3]}, board={"room_4": [(1, value) for value in FIVE]})
    assert reason(full, 0, "cast teleportation") == NOTHING


def test_6_4_21_with_the_switch_treasure_that_a_dragon_took_does_not_save_the_token() -> None:
    """Dragon's Return of an earlier player empties the destination; the token goes there all the same."""
    words = {"at": "cave_red", "caves": {"cave_red": "2"}, "spells": {0: ["teleportation"], 3: ["dragon_return"]}}
    for switch, space in (("placement_limits", "market"), ("any_unscored", "cave_red")):
        match = tent(first=3, teleportation=switch, treasure={}, **words)
        when_asked(match, 0, "cast teleportation", "piece 0", "space cave_red")
        carry_out(match, 3, "cast dragon_return")
        assert piece(match, 0)["space"] == space
