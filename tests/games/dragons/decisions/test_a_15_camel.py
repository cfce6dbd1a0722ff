"""A-15: when a new first player counts."""

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked


def caravan(option: str, **words: object) -> serai.Match:
    """Seat 2 wins the caravanserai; seats 0 and 2 are equal in the room and both too weak for the guard."""
    settings = {
        "players": 3,
        "at": "caravanserai",
        "guard": 5,
        "board": {"caravanserai": [(2, 9)], "guard_room": [(0, 4), (2, 4)], "room_1": [(0, 6), (2, 6)]},
        "treasure": {0: "7c", 2: "7p"},
        **words,
    }
    return scenario("dragons", camel_takes_effect=option, **settings)


def test_a_15_next_round_bribes_and_ties_follow_the_old_order() -> None:
    match = caravan("next_round")
    play(match, (2, "name 2"), (0, "pay"), (2, "pay"), (0, "decline"), (2, "decline"))
    assert match.position()["round"] == 2
    assert match.view(None)["order"] == [2, 0, 1]


def test_a_15_at_once_bribes_and_ties_follow_the_new_order() -> None:
    match = caravan("at_once")
    play(match, (2, "name 2"))
    assert match.position()["camel"] == 2
    assert match.view(None)["order"] == [2, 0, 1]
    play(match, (2, "pay"), (0, "pay"), (2, "decline"), (0, "decline"))
    assert match.position()["round"] == 2
    assert match.view(None)["order"] == [2, 0, 1]


def test_a_15_at_once_the_camel_moves_when_the_caravanserai_is_finished() -> None:
    match = caravan("at_once")
    play(match, (2, "name 1"))
    kinds = [event.kind for event in match.log]
    assert kinds.index("first_player_named") < kinds.index("camel_moved") < kinds.index("guard_turned_up")
    assert events(match, "camel_moved")[0].data == {"seat": 1}
    assert not events(match, "camel_passed")
    assert match.view(None)["next_first_player"] is None


def test_a_15_at_once_polls_start_with_the_new_first_player() -> None:
    carpets = {0: ["flying_carpet"], 2: ["flying_carpet"]}
    old = caravan("next_round", artifacts=carpets)
    play(old, (0, "pass"), (2, "pass"), (2, "name 2"))
    assert asked(old) == ("window", 0)
    new = caravan("at_once", artifacts=carpets)
    play(new, (0, "pass"), (2, "pass"), (2, "name 2"))
    assert asked(new) == ("window", 2)


def test_a_15_at_once_effects_follow_the_new_order() -> None:
    """Offering takes from seat 2 before seat 0."""
    match = caravan("at_once", spells={0: ["offering"]}, treasure={0: "4c 4g", 2: "4p 4u"})
    play(match, (0, "pass"), (2, "name 2"), (0, "cast offering"))
    assert asked(match) == ("return_treasures", 2)


def test_a_15_the_present_first_player_may_be_named_again() -> None:
    for option in ("next_round", "at_once"):
        match = caravan(option)
        play(match, (2, "name 0"))
        assert match.decision.seat == 0
        assert match.view(None)["order"] == [0, 1, 2]


def test_a_15_somebody_must_be_named() -> None:
    match = caravan("next_round")
    assert {move.verb for move in match.decision.moves} == {"name"}


def test_a_15_at_once_with_nobody_there_nothing_changes() -> None:
    match = caravan("at_once", board={})
    assert match.position()["camel"] == 0
    assert not events(match, "camel_moved")
