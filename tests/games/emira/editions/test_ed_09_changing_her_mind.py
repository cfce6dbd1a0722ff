from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario

ON_PLAY = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "changing_mind_timing": "on_play"},
]
AT_SETUP = [{"edition": "nl"}, {"edition": "fr", "changing_mind_timing": "at_setup"}]


def played(settings: dict[str, object], second: str = "guest_house_1") -> Match:
    """Player 0 has looked at Yasmine, with Raidah and Malika below her; player 1 still has a card to play."""
    hands = [["changing_her_mind_1"], [second], [], []]
    top = ["yasmine", "raidah", "malika"]
    match = scenario("emira", phase="events", hand=hands, emira_top=top, gold=[750] * 4, **settings)
    play(match, (0, "play changing_her_mind_1"))
    assert events(match, "saw_emira_card")[0].data == {"seat": 0, "card": ["yasmine"]}
    return match


def asked(match: Match) -> tuple[str, int, str]:
    assert match.decision is not None
    return match.decision.question, match.decision.seat, match.view(None)["phase"]


def in_play(match: Match) -> list[tuple[str, list[str]]]:
    return [(princess["card"], princess["likes"]) for princess in match.view(None)["in_play"]]


@pytest.mark.parametrize("settings", ON_PLAY)
def test_ed_9_decided_when_the_card_is_played(settings: dict[str, object]) -> None:
    match = played(settings)
    assert asked(match) == ("changing_mind_choice", 0, "events")
    play(match, (0, "swap"))
    assert asked(match) == ("play_event", 1, "events")
    assert match.view(1)["emira_deck"]["swapped"] == [1]
    assert match.view(1)["emira_deck"]["known"] == []
    play(match, (1, "pass"))
    assert in_play(match) == [("yasmine", ["status", "gold"])]


@pytest.mark.parametrize("settings", ON_PLAY)
def test_ed_9_on_play_the_swap_stays_with_the_card_looked_at(settings: dict[str, object]) -> None:
    match = play(played(settings, "court_influence_1"), (0, "swap"))
    play(match, (1, "play court_influence_1"), (1, "court_influence_order 2 1 3"))
    assert in_play(match) == [("raidah", ["status", "gold"])]
    assert match.position()["emira_deck"]["cards"][0] == "yasmine"
    assert match.position()["emira_deck"]["swapped"][0] == 1


@pytest.mark.parametrize("settings", ON_PLAY)
def test_ed_9_on_play_a_card_put_under_the_deck_stays_hidden(settings: dict[str, object]) -> None:
    match = play(played(settings), (0, "bottom"), (1, "pass"))
    assert in_play(match) == [("raidah", ["status", "gold"])]
    assert match.position()["emira_deck"]["cards"][-1] == "yasmine"
    assert [place["card"] for place in match.view(0)["emira_deck"]["known"]] == ["yasmine"]
    assert match.view(1)["emira_deck"]["known"] == []


@pytest.mark.parametrize("settings", AT_SETUP)
def test_ed_9_decided_when_she_is_turned_up(settings: dict[str, object]) -> None:
    match = played(settings)
    assert asked(match) == ("play_event", 1, "events")
    play(match, (1, "pass"))
    assert asked(match) == ("changing_mind_choice", 0, "market")
    assert in_play(match) == [("yasmine", ["gold", "status"])]
    play(match, (0, "swap"))
    assert in_play(match) == [("yasmine", ["status", "gold"])]


@pytest.mark.parametrize("settings", AT_SETUP)
def test_ed_9_at_setup_it_is_about_the_card_then_turned_up(settings: dict[str, object]) -> None:
    match = played(settings, "court_influence_1")
    play(match, (1, "play court_influence_1"), (1, "court_influence_order 2 1 3"))
    assert asked(match) == ("changing_mind_choice", 0, "market")
    play(match, (0, "swap"))
    assert in_play(match) == [("raidah", ["gold", "status"])]
    assert match.position()["emira_deck"]["swapped"][0] == 0


@pytest.mark.parametrize("settings", AT_SETUP)
def test_ed_9_at_setup_the_next_card_takes_the_place_of_one_put_under_the_deck(settings: dict[str, object]) -> None:
    match = play(played(settings), (1, "pass"), (0, "bottom"))
    assert in_play(match) == [("raidah", ["status", "gold"])]
    assert match.position()["emira_deck"]["cards"][-1] == "yasmine"
    assert [place["card"] for place in match.view(1)["emira_deck"]["known"]] == ["yasmine"]


@pytest.mark.parametrize("settings", AT_SETUP)
def test_ed_9_at_setup_decided_before_a_second_card_is_turned_up(settings: dict[str, object]) -> None:
    match = play(played(settings, "double_trouble_1"), (1, "play double_trouble_1"))
    assert asked(match) == ("changing_mind_choice", 0, "market")
    assert [card for card, _ in in_play(match)] == ["yasmine"]
    play(match, (0, "bottom"))
    assert [card for card, _ in in_play(match)] == ["raidah", "malika"]
