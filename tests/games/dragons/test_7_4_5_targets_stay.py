"""Targets are not chosen anew when the batch takes effect."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.dragons.look import pieces_on, units_of
from tests.games.look import told


def test_7_4_5_a_token_is_the_target_wherever_it_stands() -> None:
    """Ben moves his 5 to the djinn before Cora's Eye for an Eye takes effect; it is removed there."""
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(1, 5)], "caravanserai": [(2, 2)]},
        spells={1: ["second_chance"], 2: ["eye_for_an_eye"]},
    )
    play(match, (1, "pass"), (2, "cast eye_for_an_eye"), (1, "cast second_chance"), (1, "space djinn"))
    moved = [event.kind for event in match.log if event.kind in ("piece_moved", "piece_went_home")]
    assert moved[:2] == ["piece_moved", "piece_went_home"]
    assert told(match, "piece_went_home")[0]["space"] == "djinn"
    assert 5 in match.position()["players"][1]["tokens"]


def test_7_4_5_a_space_is_the_target_whatever_stands_on_it() -> None:
    """The Carpet lands on the market before the Eclipse strikes the market."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(1, 4)]},
        spells={2: ["lunar_eclipse"]},
        artifacts={1: ["flying_carpet"]},
        treasure={1: "1c"},
    )
    play(match, (1, "use flying_carpet"), (2, "cast lunar_eclipse"))
    assert [event.kind for event in match.log if event.kind in ("carpet_landed", "piece_went_home")] == [
        "carpet_landed",
        "piece_went_home",
    ]
    assert pieces_on(match, "market") == [(1, 4)]


def test_7_4_5_a_destination_is_not_changed() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(1, 5)], "caravanserai": [(2, 2)]},
        spells={0: ["close_sesame"], 1: ["second_chance"]},
        treasure={1: "1c"},
    )
    play(match, (0, "cast close_sesame"), (0, "space djinn"), (1, "cast second_chance"), (1, "space djinn"))
    assert pieces_on(match, "market") == [(1, 5)]
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]
    assert "second_chance" in match.position()["used_spells"]


def test_7_4_5_a_token_already_at_its_destination_does_not_move() -> None:
    """Anna teleports Ben's 5 to the djinn, where he wanted it anyway. Ben is paid once and his card is lost."""
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(1, 5)], "caravanserai": [(2, 2)]},
        spells={0: ["teleportation"], 1: ["second_chance"]},
        treasure={0: "3c"},
    )
    play(match, (0, "cast teleportation"), (0, "piece 0"), (0, "space djinn"))
    play(match, (1, "cast second_chance"), (1, "space djinn"))
    assert pieces_on(match, "djinn") == [(1, 5)]
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]
    assert sum(units_of(match, 1)) == 3


def test_7_4_5_a_teleported_token_already_there_costs_nothing() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(0, 5)], "caravanserai": [(2, 2)]},
        spells={0: ["second_chance"], 1: ["teleportation"]},
        treasure={1: "3c"},
    )
    play(match, (0, "cast second_chance"), (0, "space djinn"))
    play(match, (1, "cast teleportation"), (1, "piece 0"), (1, "space djinn"))
    assert pieces_on(match, "djinn") == [(0, 5)]
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "teleportation"}]
    assert (sum(units_of(match, 0)), sum(units_of(match, 1))) == (0, 3)


def test_7_4_5_a_double_works_only_on_the_space_being_scored() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(1, 5)]},
        spells={0: ["teleportation"]},
        artifacts={1: ["astral_double"]},
        treasure={0: "3c"},
    )
    play(match, (0, "cast teleportation"), (0, "space caravanserai"), (1, "use astral_double"))
    assert [data["seat"] for data in told(match, "double_found_no_piece")] == [1]
    assert match.position()["pieces"][0]["doubled"] is False
    assert match.position()["players"][1]["used"]["astral_double"] == 1


def test_7_4_5_a_carpet_finds_the_space_sealed() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"caravanserai": [(2, 2)]},
        spells={0: ["close_sesame"]},
        artifacts={1: ["flying_carpet"]},
    )
    play(match, (0, "cast close_sesame"), (0, "space market"), (1, "use flying_carpet"))
    assert told(match, "carpet_found_no_place") == [{"seat": 1, "space": "market"}]
    assert pieces_on(match, "market") == []
    assert match.position()["players"][1]["used"]["flying_carpet"] == 1


def test_7_4_5_an_eclipse_does_not_follow_a_token() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(0, 5)], "caravanserai": [(2, 2)]},
        spells={0: ["second_chance"], 1: ["lunar_eclipse"]},
    )
    play(match, (0, "cast second_chance"), (0, "space djinn"), (1, "cast lunar_eclipse"), (1, "space market"))
    assert pieces_on(match, "djinn") == [(0, 5)]
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "lunar_eclipse"}]
