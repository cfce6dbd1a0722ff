"""Rule 6.3.7: a token sent home during placement is placed again; during scoring it is out for the round."""

from __future__ import annotations

from serai.testing import events, play, scenario
from tests.games.dragons.look import VALUES
from tests.games.look import asked

# Everything of seats 1 and 2 lies on the board already; seat 0 has its 9 left.
PLACED = {
    "room_1": [(seat, value) for seat in (1, 2) for value in VALUES[:5]] + [(0, value) for value in VALUES[:5]],
    "market": [(1, 7), (0, 7), (0, 8)],
    "tent": [(1, 8), (1, 9), (2, 7), (2, 8), (2, 9)],
}


def test_6_3_7_during_placement_it_is_placed_again() -> None:
    """Seat 1 had nothing left to place, until the Lunar Eclipse sends a 7 home."""
    match = scenario("dragons", players=3, board=PLACED, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    assert match.position()["players"][1]["tokens"] == [7]
    play(match, (0, "place djinn"), (0, "token 9"))
    assert asked(match) == ("place_token", 1)
    play(match, (1, "place caravanserai"))
    assert events(match, "token_placed")[-1].data["seat"] == 1
    assert asked(match) == ("place_token", 0)


def test_6_3_7_the_caster_places_an_own_token_again_too() -> None:
    match = scenario("dragons", players=3, board=PLACED, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    assert match.position()["players"][0]["tokens"] == [7, 9]


def test_6_3_7_placed_again_it_has_a_new_handle() -> None:
    match = scenario("dragons", board={"market": [(0, 7)]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"), (0, "place market"), (0, "token 7"))
    pieces = match.position()["pieces"]
    assert [(piece["value"], piece["space"]) for piece in pieces] == [(7, None), (7, "market")]


def test_6_3_7_after_the_last_placement_it_is_placed_again_with_a_window_after_every_placement() -> None:
    match = scenario(
        "dragons", players=3, board=PLACED, spells={0: ["lunar_eclipse"]}, placement_windows="every_placement"
    )
    play(match, (0, "place djinn"), (0, "cast lunar_eclipse"), (0, "space djinn"))
    assert asked(match) == ("place_token", 0)
    assert match.position()["players"][0]["tokens"] == [9]


def test_6_3_7_during_scoring_it_is_out_for_the_round() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 7)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    assert asked(match) == ("choose_first_player", 2)
    assert match.position()["players"][1]["tokens"] == VALUES
    play(match, (2, "name 2"))
    assert (match.position()["round"], match.decision.question) == (2, "place_token")
    assert events(match, "token_placed") == []
