"""E-18: Vermin."""

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked


def remaining(match: serai.Match, seat: int) -> list[int]:
    return [caravan["remaining"] for caravan in match.position()["sheiks"][seat]["caravans"]]


def vermin(kind: str, caravans: dict[int, list[tuple[str, int]]], seat: int = 0) -> serai.Match:
    match = scenario(
        "emira",
        phase="events",
        first_player=seat,
        hand={seat: ["vermin_1"]},
        caravans={**{other: [] for other in range(4)}, **caravans},
        gold=[100] * 4,
    )
    return play(match, (seat, "play vermin_1"), (seat, f"vermin_kind {kind}"))


def test_e_18_from_the_leftmost_space_it_is_removed_without_income() -> None:
    match = vermin("large_fast", {1: [("large_fast", 1)]})
    assert remaining(match, 1) == []
    assert match.position()["sheiks"][1]["gold"] == 100
    assert match.position()["supply"]["large_caravans"] == 12
    assert events(match, "caravan_lost")[0].data == {"seat": 1, "caravan": "large_fast"}


def test_e_18_only_one_of_several_fast_caravans_moves() -> None:
    match = vermin("small_fast", {1: [("small_fast", 4), ("small_fast", 2), ("small_fast", 2)]})
    assert asked(match) == ("vermin_pick", 1)
    assert refusal(match, 1, "vermin_pick 4 2").numbers == {"given": 2, "needed": 1}
    play(match, (1, "vermin_pick 2"))
    assert remaining(match, 1) == [1, 2, 4]


def test_e_18_two_of_several_slow_caravans_move() -> None:
    match = vermin("small_slow", {1: [("small_slow", 8), ("small_slow", 3), ("small_slow", 1)]})
    found = refusal(match, 1, "vermin_pick 8")
    assert (found.code, found.clause) == ("wrong_number_of_caravans", "E-18")
    assert found.numbers == {"given": 1, "needed": 2}
    assert refusal(match, 1, "vermin_pick 8 7").code == "no_such_caravan"
    assert refusal(match, 1, "vermin_pick 3 3").code == "no_such_caravan"
    play(match, (1, "vermin_pick 8 1"))
    assert remaining(match, 1) == [3, 7]


def test_e_18_the_cards_player_is_affected_too_and_other_kinds_are_not() -> None:
    match = vermin("small_slow", {0: [("small_slow", 5), ("large_slow", 5)], 2: [("small_fast", 3)]})
    assert match.position()["sheiks"][0]["caravans"] == [
        {"kind": "small_slow", "remaining": 4},
        {"kind": "large_slow", "remaining": 5},
    ]
    assert remaining(match, 2) == [3]


def test_e_18_owners_pick_clockwise_from_the_cards_player() -> None:
    match = vermin("large_fast", {seat: [("large_fast", 4), ("large_fast", 2)] for seat in range(4)}, seat=2)
    play(match, (2, "vermin_pick 4"), (3, "vermin_pick 2"), (0, "vermin_pick 2"), (1, "vermin_pick 4"))
    assert [remaining(match, seat) for seat in range(4)] == [[1, 4], [2, 3], [2, 3], [1, 4]]
    assert match.decision.question == "play_event"


def test_e_18_nobody_is_asked_without_a_real_choice() -> None:
    match = vermin(
        "small_slow",
        {1: [("small_slow", 5)] * 3, 2: [("small_slow", 6), ("small_slow", 1)], 3: [("small_slow", 2)]},
    )
    assert match.decision.question == "play_event"
    assert remaining(match, 1) == [4, 4, 5]
    assert remaining(match, 2) == [5]
    assert remaining(match, 3) == [1]
