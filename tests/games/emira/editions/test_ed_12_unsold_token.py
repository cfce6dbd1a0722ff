from __future__ import annotations

import pytest

from serai import Match
from serai.testing import scenario
from tests.games.emira.look import do_nothing

AFTER_ODD = [{"edition": "fr"}, {"edition": "pl", "appearance_return_3p": "odd"}]
AFTER_EVEN = [
    {"edition": "consensus"},
    {"edition": "pl"},
    {"edition": "nl"},
    {"edition": "fr", "appearance_return_3p": "even"},
]


def unsold(settings: dict[str, object], number: int, until: tuple[int, str]) -> Match:
    """Three players buy nothing from phase 4 of a round on, until a phase of this round or the next."""
    words = {"in_play": ["thara"], "tokens": [{}, {}, {}], "token_offer": "manners"}
    later = ["asima"] if number % 2 else []
    match = scenario("emira", players=3, round=number, later=later, **words, **settings)
    while (match.view(None)["round"], match.view(None)["phase"]) != until:
        assert match.decision is not None
        do_nothing(match)
    return match


@pytest.mark.parametrize("settings", AFTER_ODD)
def test_ed_12_back_after_the_odd_round_and_none_in_the_even_one(settings: dict[str, object]) -> None:
    match = unsold(settings, 3, (4, "auction"))
    assert match.view(None)["offer"]["token"] is None
    assert "appearance" not in match.view(None)["offer"]["items"]
    assert match.position()["bag"]["manners"] == 6


@pytest.mark.parametrize("settings", AFTER_EVEN)
def test_ed_12_the_token_stays_for_the_even_round(settings: dict[str, object]) -> None:
    match = unsold(settings, 3, (4, "auction"))
    assert match.view(None)["offer"]["token"] == "manners"
    assert "appearance" in match.view(None)["offer"]["items"]
    assert match.position()["bag"]["manners"] == 5


@pytest.mark.parametrize("settings", AFTER_EVEN)
def test_ed_12_back_after_the_even_round(settings: dict[str, object]) -> None:
    match = unsold(settings, 4, (4, "purchase"))
    assert match.view(None)["offer"]["token"] is None
    assert match.position()["bag"]["manners"] == 6


@pytest.mark.parametrize("settings", AFTER_ODD + AFTER_EVEN)
def test_ed_12_the_status_card_stays_for_both_rounds(settings: dict[str, object]) -> None:
    match = unsold(settings, 3, (3, "auction"))
    card = match.view(None)["offer"]["status_card"]
    match = unsold(settings, 3, (4, "auction"))
    assert match.view(None)["offer"]["status_card"] == card
    match = unsold(settings, 3, (4, "purchase"))
    assert match.view(None)["offer"]["status_card"] is None
    assert match.position()["status_deck"]["cards"][-1] == card


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_ed_12_four_players_return_it_every_round(edition: str) -> None:
    match = scenario("emira", edition=edition, round=3, token_offer="manners", in_play=["thara"])
    bag = match.position()["bag"]["manners"]
    while match.view(None)["phase"] == "auction":
        assert match.decision is not None
        do_nothing(match)
    assert match.view(None)["offer"]["token"] is None
    assert match.position()["bag"]["manners"] == bag + 1
