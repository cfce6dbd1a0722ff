"""Rule 6.3.6: a spell does what can still be done; what may be declared depends on public facts and own things."""

from __future__ import annotations

import pytest

from serai.testing import events, play, scenario
from tests.games.look import reason, told

ALL_BUT_TWO_CUPS = "29c 29p 29g 27u 29b"


def test_6_3_6_alms_from_a_bank_with_two_units_give_two() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, treasure={3: ALL_BUT_TWO_CUPS})
    play(match, (0, "cast alms"))
    assert events(match, "alms_taken")[0].data["units"] == {"cup": 2}


def test_6_3_6_teleportation_pays_what_there_is() -> None:
    match = scenario("dragons", board={"market": [(1, 5)]}, spells={0: ["teleportation"]}, treasure={0: "2c"})
    play(match, (0, "cast teleportation"), (0, "space tent"))
    assert events(match, "teleport_paid")[0].data == {"seat": 0, "owner": 1, "units": {"crown": 2}}


def test_6_3_6_an_impossible_effect_spends_the_spell_all_the_same() -> None:
    """The token has gone home before its Second Chance comes up."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 5), (0, 4)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
    )
    play(match, (0, "cast lunar_eclipse"), (0, "space market"), (1, "cast second_chance"), (1, "space caravanserai"))
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]
    assert match.position()["used_spells"] == ["lunar_eclipse", "second_chance"]
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


def test_6_3_6_a_token_that_already_stands_on_its_destination_stays() -> None:
    """Seat 0 teleports the token to where its owner wanted it: the second spell does nothing."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["teleportation"], 1: ["second_chance"]},
    )
    play(
        match,
        (0, "pass"),
        (1, "cast second_chance"),
        (1, "space caravanserai"),
        (0, "cast teleportation"),
        (0, "piece 0"),
        (0, "space caravanserai"),
    )
    assert len(events(match, "piece_moved")) == 1
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]


@pytest.mark.parametrize("values", [(4, 6), (5, 7), (4, 7)])
def test_6_3_6_what_may_be_declared_does_not_depend_on_hidden_values(values: tuple[int, int]) -> None:
    board = {"market": [(1, values[0]), (2, values[1])]}
    match = scenario("dragons", board=board, spells={0: ["lunar_eclipse", "solar_eclipse", "eye_for_an_eye"]})
    casts = [str(move) for move in match.decision.moves if str(move).startswith("cast")]
    assert casts == ["cast lunar_eclipse", "cast solar_eclipse", "cast eye_for_an_eye"]


def test_6_3_6_an_eclipse_of_the_wrong_parity_is_spent_in_vain() -> None:
    match = scenario("dragons", board={"market": [(1, 4), (2, 6)]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert told(match, "spell_without_effect") == [{"seat": 0, "spell": "lunar_eclipse"}]
    assert match.position()["used_spells"] == ["lunar_eclipse"]


def test_6_3_6_without_a_target_on_the_table_it_cannot_be_declared() -> None:
    match = scenario("dragons", spells={0: ["lunar_eclipse", "second_chance"]})
    assert reason(match, 0, "cast lunar_eclipse") == ("not_castable", "dragons 6.4.8", {"spell": "lunar_eclipse"})
    assert reason(match, 0, "cast second_chance") == ("nothing_to_aim_at", "dragons 6.3.6", {"item": "second_chance"})


def test_6_3_6_artifacts_too_may_come_too_late() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (0, 4)]},
        artifacts={1: ["astral_double"]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "cast lunar_eclipse"))
    assert len(events(match, "double_found_no_piece")) == 1
    assert match.view(None)["screens"][1]["uses_left"] == 0
