"""A-45: Taxes and Baksheesh count pieces on finished rooms and city places too."""

from __future__ import annotations

from serai.testing import events, play, refusal, scenario


def test_a_45_baksheesh_charges_a_finished_city_place() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"tent": [(1, 4)], "market": [(1, 5)], "caravanserai": [(0, 1)]},
        treasure={1: "5c"},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "cast baksheesh"), (1, "keep"), (1, "keep"))
    assert events(match, "baksheesh_paid")[0].data["units"] == {"crown": 4}


def test_a_45_taking_it_back_from_there_costs_nothing() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"market": [(1, 5)], "caravanserai": [(0, 1)]},
        treasure={1: "5c"},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "cast baksheesh"), (1, "take_back"))
    assert match.position()["players"][1]["treasure"]["crown"] == 5


def test_a_45_a_piece_on_a_finished_place_alone_makes_baksheesh_castable() -> None:
    match = scenario("dragons", at="caravanserai", board={"tent": [(1, 4)]}, spells={0: ["baksheesh"]})
    assert refusal(match, 0, "cast baksheesh") is None


def test_a_45_taxes_charge_a_finished_room() -> None:
    match = scenario(
        "dragons",
        at="room_2",
        board={"room_1": [(1, 7), (1, 1)], "room_2": [(1, 6)]},
        treasure={1: "3c"},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "cast sultans_taxes"), (1, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 3}


def test_a_45_withdrawing_empties_finished_rooms_too() -> None:
    match = scenario(
        "dragons",
        at="room_2",
        board={"room_1": [(1, 7), (1, 1)], "room_2": [(1, 6)], "room_4": [(0, 1)]},
        treasure={0: "1c", 1: "2c"},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "cast sultans_taxes"))
    assert events(match, "pieces_withdrawn")[0].data == {"seat": 1, "number": 3}
    assert len(match.position()["players"][1]["tokens"]) == 8
