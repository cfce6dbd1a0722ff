"""A-36: a token sent home during placement is placed again."""

from __future__ import annotations

import pytest

from serai.testing import play, refusal, scenario


@pytest.mark.parametrize(
    ("spell", "moves"),
    [
        ("solar_eclipse", [(0, "space market")]),
        ("eye_for_an_eye", [(0, "piece 0")]),
        ("baksheesh", []),
    ],
)
def test_a_36_whatever_spell_sent_it_home(spell: str, moves: list[tuple[int, str]]) -> None:
    match = scenario("dragons", board={"market": [(1, 6)], "room_1": [(1, 1)]}, spells={0: [spell]})
    play(match, (0, f"cast {spell}"), *moves)
    assert match.position()["players"][1]["tokens"] == [2, 4, 5, 6, 7, 8, 9]
    play(match, (0, "place tent"), (0, "token 1"), (1, "place tent"))
    assert refusal(match, 1, "token 6") is None


def test_a_36_taxes_send_all_tokens_of_the_rooms_home() -> None:
    match = scenario("dragons", board={"room_1": [(1, 6), (1, 1)]}, spells={0: ["sultans_taxes"]})
    play(match, (0, "cast sultans_taxes"))
    assert len(match.position()["players"][1]["tokens"]) == 8


def test_a_36_placement_goes_on_until_everything_is_placed() -> None:
    """Seats 0 and 1 have one token each; the Eclipse gives seat 2 one to place again."""
    everything = [1, 2, 4, 5, 6, 7, 8, 9]
    board = {
        "guard_room": [(seat, value) for seat in (0, 1) for value in everything[:-1]],
        "market": [(2, 9)],
        "tent": [(2, value) for value in everything[:-1]],
    }
    match = scenario("dragons", players=3, board=board, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    play(match, (0, "place djinn"), (1, "place djinn"), (2, "place djinn"))
    assert [player["tokens"] for player in match.position()["players"]] == [[], [], []]
    assert match.position()["phase"] == "scoring"
