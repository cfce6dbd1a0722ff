"""Rules section 9, last paragraph: at which moments somebody may have been asked, by what everybody knows."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.table import pass_windows


def placed(**words: object) -> Match:
    """Seat 0 has placed a token, and there may have been a window."""
    match = scenario("dragons", players=3, placement_windows="every_placement", **words)
    before = match.state.hushes
    play(match, (0, "place market"), (0, "token 1"))
    match.state.hushes -= before
    return match


@pytest.mark.parametrize(
    ("words", "may_be"),
    [
        ({}, False),
        ({"spells": {1: ["alms"]}}, True),
        ({"spells": {1: ["smuggling"]}}, True),
        ({"artifacts": {2: ["key"]}}, True),
        ({"artifacts": {2: ["key"]}, "used": {2: ["key"]}}, False),
        ({"spells": {1: ["alms"]}, "artifacts": {1: ["key"]}, "used": {1: ["key"]}}, False),
        ({"spells": {1: ["smuggling"]}, "used": {1: ["lamp"]}}, True),
    ],
)
def test_9_time_goes_by_cards_and_uses_not_by_their_kind(words: dict[str, object], may_be: bool) -> None:
    assert (placed(**words).state.hushes > 0) == may_be


@pytest.mark.parametrize("spell", ["alms", "smuggling"])
def test_9_time_an_undo_does_not_show_whether_somebody_was_asked(spell: str) -> None:
    match = placed(spells={1: [spell]})
    if spell == "alms":
        play(match, (1, "pass"))
    assert match.decision.question == "place_token"
    assert match.why_not_undo(consent=True).code == "undo_would_unsee"


def test_9_time_without_anything_to_play_a_placement_can_be_taken_back() -> None:
    match = placed()
    assert match.why_not_undo().code == "undo_needs_consent"
    assert match.why_not_undo(consent=True) is None


@pytest.mark.parametrize("spell", ["alms", "spy"])
def test_9_time_offers_and_bribes_count_too(spell: str) -> None:
    words = {"players": 3, "spells": {0: [spell]}, "treasure": {1: "9c 9p 9g 9u 9b"}}
    offer = scenario("dragons", at="room_1", board={"room_1": [(0, 9), (1, 8)]}, **words)
    bribe = scenario("dragons", at="guard_room", guard=9, board={"guard_room": [(0, 1), (1, 2)]}, **words)
    for match in (offer, bribe):
        pass_windows(match)
        assert match.state.hushes > 1
