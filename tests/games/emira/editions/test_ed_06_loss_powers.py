from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked

ONCE = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "loss_powers_repeat": "first_time_per_player"},
]
ALWAYS = [{"edition": "nl"}, {"edition": "pl", "loss_powers_repeat": "every_time"}]


def comes(princess: str, settings: dict[str, object], **words: object) -> Match:
    """Samira or Zahrah chooses player 2, who has two token types and two status cards."""
    tokens = [{}, {}, {"beauty": 2, "clothing": 1}, {}]
    cards = [[], [], ["status_700", "status_300_1"], []]
    own = {"tokens": tokens, "status_cards": cards}
    return scenario("emira", phase="courtship", in_play=[princess], **own, **words, **settings)


@pytest.mark.parametrize("settings", ONCE + ALWAYS)
def test_ed_6_the_first_time_samira_costs_a_token(settings: dict[str, object]) -> None:
    match = comes("samira", settings)
    assert asked(match) == ("samira_discard", 2)
    play(match, (2, "samira_discard clothing"))
    assert match.position()["sheiks"][2]["tokens"] == {"beauty": 2, "manners": 0, "clothing": 0}


@pytest.mark.parametrize("settings", ONCE + ALWAYS)
def test_ed_6_the_first_time_zahrah_costs_a_status_card(settings: dict[str, object]) -> None:
    match = comes("zahrah", settings)
    assert asked(match) == ("zahrah_discard", 2)
    play(match, (2, "zahrah_discard status_700"))
    assert match.position()["sheiks"][2]["status_cards"] == ["status_300_1"]


@pytest.mark.parametrize("princess", ["samira", "zahrah"])
@pytest.mark.parametrize("settings", ONCE)
def test_ed_6_coming_back_she_takes_nothing(settings: dict[str, object], princess: str) -> None:
    match = comes(princess, settings, met={2: [princess]})
    assert asked(match)[0] == "play_event"
    assert princess in match.position()["sheiks"][2]["palace"]
    assert match.position()["sheiks"][2]["tokens"] == {"beauty": 2, "manners": 0, "clothing": 1}
    assert match.position()["sheiks"][2]["status_cards"] == ["status_300_1", "status_700"]


@pytest.mark.parametrize("princess", ["samira", "zahrah"])
@pytest.mark.parametrize("settings", ALWAYS)
def test_ed_6_coming_back_she_takes_something_again(settings: dict[str, object], princess: str) -> None:
    assert asked(comes(princess, settings, met={2: [princess]})) == (f"{princess}_discard", 2)


@pytest.mark.parametrize("princess", ["samira", "zahrah"])
@pytest.mark.parametrize("settings", ONCE)
def test_ed_6_what_another_player_lost_before_does_not_matter(settings: dict[str, object], princess: str) -> None:
    assert asked(comes(princess, settings, met={1: [princess]})) == (f"{princess}_discard", 2)
