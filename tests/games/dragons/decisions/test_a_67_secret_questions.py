"""A-67: only who could declare something is asked, and nobody else sees who that is."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario
from tests.games.look import asked


def market(**spells: object) -> Match:
    """A spell each for some seats; Spy cannot be cast any more, Alms can."""
    return scenario("dragons", at="market", spells={int(seat[1:]): spell for seat, spell in spells.items()})


def test_a_67_only_a_player_with_a_legal_item_is_asked() -> None:
    match = market(s1=["spy"], s2=["alms"])
    assert match.decision.seat == 2
    play(match, (2, "pass"))
    assert match.decision.seat == 2
    assert match.view(None)["window"]["space"] == "caravanserai"


def test_a_67_others_see_the_open_window_and_nothing_else() -> None:
    match = market(s2=["alms"])
    for viewer in (0, 1, 3, None):
        assert match.view(viewer)["window"] == {
            "window": "space",
            "space": "market",
            "batch": [],
            "acting": None,
            "in_turn": [],
        }
        assert match.view(viewer)["decision"] == {"kind": "window", "sealed": False, "veiled": True}
    assert match.view(2)["decision"]["seat"] == 2


def test_a_67_the_views_of_others_do_not_depend_on_who_is_asked() -> None:
    one, other = market(s1=["alms"], s2=["spy"]), market(s1=["spy"], s2=["alms"])
    assert (one.decision.seat, other.decision.seat) == (1, 2)
    for viewer in (0, 3, None):
        assert one.view(viewer) == other.view(viewer)


def test_a_67_a_pass_changes_no_view_and_adds_nothing_to_the_log() -> None:
    match = market(s1=["alms"], s2=["offering"])
    seen, told = [match.view(viewer) for viewer in (0, 3, None)], len(match.log)
    play(match, (1, "pass"))
    assert match.decision.seat == 2
    assert [match.view(viewer) for viewer in (0, 3, None)] == seen
    assert len(match.log) == told


def test_a_67_passes_are_told_together_for_everybody_alike() -> None:
    match = market(s1=["alms"], s2=["offering"])
    play(match, (1, "pass"), (2, "pass"))
    assert events(match, "passes")[-1].data == {"window": "space", "seats": [0, 1, 2, 3]}


def test_a_67_with_a_declaration_the_passes_before_it_are_told() -> None:
    match = market(s1=["alms"], s2=["offering"])
    play(match, (1, "pass"), (2, "cast offering"))
    assert events(match, "passes")[-1].data == {"window": "space", "seats": [0, 1]}


def test_a_67_who_cannot_pay_a_bribe_is_asked_under_the_veil() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 4), (1, 4)]},
        treasure={0: "2c", 1: "5c"},
        spells={0: ["alms"]},
    )
    play(match, (0, "pass"))
    assert asked(match) == ("bribe_guard", 0)
    assert "seat" not in match.view(3)["decision"]
    play(match, (0, "refuse"))
    assert match.view(3)["decision"]["seat"] == 1


def test_a_67_who_cannot_pay_for_an_artifact_is_asked_under_the_veil() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 9), (1, 4)]},
        treasure={0: "2c", 1: "4c"},
        spells={0: ["exchange"]},
    )
    play(match, (0, "pass"))
    assert asked(match) == ("buy_artifact", 0)
    assert "seat" not in match.view(3)["decision"]
    play(match, (0, "decline"))
    assert match.view(3)["decision"]["seat"] == 1
