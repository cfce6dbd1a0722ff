"""Rules section 6.4.20: Close Sesame seals a space until clean-up."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import CAVES, look_at, strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason

# Seat 0 holds the spell while the tent is scored.
tent = partial(
    scenario,
    "dragons",
    at="tent",
    board={"tent": [(1, 4), (2, 6)], "market": [(2, 5)]},
    spells={0: ["close_sesame", "alms"]},
)


def sealed(match: Match) -> object:
    return match.position()["this_round"]["sealed"]


CITY = ["tent", "djinn", "market", "caravanserai"]
ROOMS = ["room_1", "room_2", "room_3", "room_4"]


# When it can be cast, and on what


@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "tent", "guard_room", "room_1", "room_4"])
def test_6_4_20_castable_till_the_last_room(at: str) -> None:
    assert refusal(tent(at=at, board={}), 0, "cast close_sesame") is None


def test_6_4_20_castable_at_the_city_gate_only_as_an_answer() -> None:
    match = tent(at="citygate", board={}, spells={0: ["close_sesame"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"))
    assert refusal(match, 0, "cast close_sesame") is None


def test_6_4_20_not_at_the_end_of_the_round() -> None:
    match = tent(at="clean_up", board={})
    assert reason(match, 0, "cast close_sesame") == ("not_in_this_window", "dragons 7.3", {"item": "close_sesame"})


@pytest.mark.parametrize(
    ("at", "spaces"),
    [("placement", [*CAVES, *CITY, *ROOMS]), ("tent", [*CITY, *ROOMS]), ("guard_room", ROOMS), ("room_3", ROOMS[2:])],
)
def test_6_4_20_every_live_space_can_be_declared(at: str, spaces: list[str]) -> None:
    """Also the one being scored, and caves without treasure."""
    match = when_asked(tent(at=at, board={}), 0, "cast close_sesame")
    assert [move["space"] for move in match.decision.moves] == spaces


@pytest.mark.parametrize(
    ("space", "code", "clause"),
    [
        ("cave_red", "space_not_live", "dragons 6.4"),
        ("guard_room", "never_on_the_guard_room", "dragons 6.3.3"),
        ("room_5", "space_not_in_use", "dragons 6.3.5"),
    ],
)
def test_6_4_20_other_spaces_are_refused(space: str, code: str, clause: str) -> None:
    match = when_asked(tent(), 0, "cast close_sesame")
    assert reason(match, 0, f"space {space}") == (code, clause, {"space": space})


def test_6_4_20_the_space_is_declared_openly() -> None:
    match = when_asked(tent(), 0, "cast close_sesame", "space market")
    assert match.view(3)["window"]["batch"][0]["space"] == "market"
    assert sealed(match) == []  # not before the batch takes effect


# What it does


def closed(space: str, **words: object) -> Match:
    return carry_out(tent(**words), 0, "cast close_sesame", f"space {space}")


def test_6_4_20_the_space_is_sealed() -> None:
    match = closed("market")
    assert sealed(match) == ["market"]
    assert look_at(match, "market")["sealed"] is True
    assert events(match, "space_sealed")[0].data == {"seat": 0, "space": "market"}


def test_6_4_20_no_token_can_be_placed_there() -> None:
    match = tent(at="placement", board={}, spells={0: ["close_sesame"]})
    play(match, (0, "cast close_sesame"), (0, "space market"))
    assert reason(match, 0, "place market") == ("space_sealed", "dragons 6.4.20", {"space": "market"})
    assert "market" not in [move["space"] for move in match.decision.moves]


def test_6_4_20_sealed_at_the_start_of_the_round_it_is_closed_to_everybody() -> None:
    match = tent(at="start", board={}, spells={2: ["close_sesame"]})
    play(match, (2, "cast close_sesame"), (2, "space room_1"))
    for seat in (0, 1, 2, 3):
        assert reason(match, seat, "place room_1")[0] == "space_sealed"
        play(match, (seat, "place market"), (seat, "token 1"))


def test_6_4_20_with_windows_after_every_placement() -> None:
    match = tent(at="placement", board={}, spells={2: ["close_sesame"]}, placement_windows="every_placement")
    play(match, (0, "place market"), (0, "token 1"), (2, "cast close_sesame"), (2, "space market"))
    assert reason(match, 1, "place market")[0] == "space_sealed"


def test_6_4_20_no_carpet_can_land_there() -> None:
    match = closed("tent", artifacts={1: ["flying_carpet"]}, spells={0: ["close_sesame"], 1: ["alms"]})
    when_asked(match, 1)
    assert reason(match, 1, "use flying_carpet") == ("space_sealed", "dragons 6.2.4", {"space": "tent"})


def test_6_4_20_no_own_token_can_be_moved_there() -> None:
    match = closed("tent", spells={0: ["close_sesame"], 2: ["second_chance"]})
    when_asked(match, 2, "cast second_chance", "piece 2")
    assert reason(match, 2, "space tent") == ("space_sealed", "dragons 6.4.20", {"space": "tent"})


def test_6_4_20_no_token_of_another_player_can_be_moved_there() -> None:
    match = closed("tent", spells={0: ["close_sesame", "teleportation"]})
    when_asked(match, 0, "cast teleportation", "piece 2")
    assert reason(match, 0, "space tent") == ("space_sealed", "dragons 6.4.20", {"space": "tent"})


def test_6_4_20_pieces_there_stay_and_score() -> None:
    match = closed("tent", spells={0: ["close_sesame"]})
    assert strengths(match, "tent") == {"1": 4, "2": 6}
    assert asked(match) == ("tent_keep", 2)


def test_6_4_20_a_piece_there_may_be_doubled() -> None:
    match = closed("tent", artifacts={1: ["astral_double"]})
    carry_out(match, 1, "use astral_double")
    assert strengths(match, "tent") == {"1": 8, "2": 6}


def test_6_4_20_a_piece_there_may_leave_but_not_come_back() -> None:
    match = closed("tent", spells={0: ["close_sesame", "alms"], 1: ["second_chance"], 2: ["teleportation"]})
    carry_out(match, 1, "cast second_chance", "space djinn")
    assert strengths(match, "tent") == {"2": 6}
    when_asked(match, 2, "cast teleportation")
    assert reason(match, 2, "space tent")[0] == "space_sealed"


def test_6_4_20_pieces_there_can_be_sent_home() -> None:
    match = closed("tent", spells={0: ["close_sesame", "solar_eclipse", "alms"]})
    carry_out(match, 0, "cast solar_eclipse", "space tent")
    assert strengths(match, "tent") == {}


def test_6_4_20_treasure_can_still_be_brought_to_a_sealed_cave() -> None:
    match = closed("cave_gold", at="cave_red", spells={0: ["close_sesame", "dragon_flight", "alms"]})
    carry_out(match, 0, "cast dragon_flight", "space cave_gold")
    assert match.position()["caves"]["cave_gold"] == [4, 2, 0, 0]
    assert sealed(match) == ["cave_gold"]


def test_6_4_20_artifacts_of_a_sealed_room_are_sold() -> None:
    match = closed("room_1", at="room_1", board={"room_1": [(1, 4)]}, treasure={1: "4c"}, spells={0: ["close_sesame"]})
    assert asked(match) == ("buy_artifact", 1)


def test_6_4_20_it_ends_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", this_round={"sealed": ["market"]})
    assert match.position()["round"] == 2
    assert sealed(match) == []
    assert refusal(match, 0, "place market") is None


# In the same batch


def test_6_4_20_an_earlier_players_seal_keeps_a_carpet_out() -> None:
    match = tent(artifacts={1: ["flying_carpet"]})
    when_asked(match, 1, "use flying_carpet")
    carry_out(match, 0, "cast close_sesame", "space tent")
    assert strengths(match, "tent") == {"1": 4, "2": 6}
    assert match.view(None)["screens"][1]["in_front"] == ["flying_carpet"]


def test_6_4_20_a_later_players_seal_leaves_a_carpet_there() -> None:
    match = tent(first=1, artifacts={1: ["flying_carpet"]})
    when_asked(match, 1, "use flying_carpet")
    carry_out(match, 0, "cast close_sesame", "space tent")
    assert strengths(match, "tent") == {"1": 7, "2": 6}
    assert sealed(match) == ["tent"]


def test_6_4_20_cancelled_the_space_stays_open() -> None:
    match = tent(artifacts={2: ["counterspell"]})
    when_asked(match, 0, "cast close_sesame", "space market")
    carry_out(match, 2, "use counterspell")
    assert sealed(match) == []
    assert match.position()["used_spells"] == ["close_sesame"]
