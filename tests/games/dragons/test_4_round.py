"""4: a round is upkeep, placement, scoring, clean-up."""

import pytest

import serai
from serai.testing import events, scenario

IDLE = ("pass", "decline", "refuse")
AT_THE_DOOR = serai.Move("place", space="guard_room")


def idle(match: serai.Match) -> serai.Match:
    """One more answer that changes as little as possible."""
    moves = match.decision.moves
    quiet = [move for move in moves if move.verb in IDLE or move == AT_THE_DOOR]
    match.play((quiet or moves)[0])
    return match


def phases(match: serai.Match) -> list[str]:
    """The phases with a question in them, until the round is over."""
    seen: list[str] = []
    number = match.position()["round"]
    while match.position()["round"] == number:
        if match.position()["phase"] not in seen[-1:]:
            seen.append(match.position()["phase"])
        idle(match)
    return seen


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_upkeep_then_placement_then_scoring_then_the_next_round(mode: str) -> None:
    match = scenario("dragons", players=3, mode=mode, at="upkeep")
    while match.position()["round"] == 1:
        idle(match)
    order = ["round_began", "treasure_card_turned", "token_placed", "guard_turned_up", "admitted"]
    kinds = [event.kind for event in match.log]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert max(place for place, kind in enumerate(kinds) if kind == "token_placed") < places[3]
    assert [event.data["round"] for event in events(match, "round_began")] == [1, 2]


def test_4_with_spells_in_hand_every_phase_can_ask() -> None:
    """Offering may be cast at the beginning, on the own turn, at every space and at the end."""
    match = scenario("dragons", players=3, at="upkeep", spells={1: ["offering"]}, treasure={1: "9c"})
    assert phases(match) == ["upkeep", "placement", "scoring", "clean_up"]


def test_4_the_rounds_are_counted_and_the_camel_stays_if_nobody_is_named() -> None:
    match = scenario("dragons", players=3, mode="basic", at="upkeep", first=1)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        assert match.view(None)["order"] == [1, 2, 0]
        phases(match)


def test_4_the_turn_order_is_the_camels_holder_and_then_clockwise() -> None:
    match = scenario("dragons", players=5, at="placement", first=3)
    seats = []
    for _ in range(10):
        seats.append(match.decision.seat)
        idle(match)
        idle(match)
    assert seats == [3, 4, 0, 1, 2] * 2
