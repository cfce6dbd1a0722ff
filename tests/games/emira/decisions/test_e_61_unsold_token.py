"""E-61: the unsold appearance token with three players."""

import pytest

import serai
from serai.testing import play, refusal, scenario
from tests.games.emira.look import do_nothing


def odd_round_over(**words: object) -> serai.Match:
    """Round 3 has gone by and nobody has bought anything."""
    match = scenario(
        "emira",
        players=3,
        round=3,
        in_play=["asima"],
        later=["sidi_suleiman"],
        token_offer="manners",
        status_offer="status_300_1",
        gold=[700] * 3,
        camels=[0] * 3,
        **words,
    )
    while match.position()["round"] == 3:
        do_nothing(match)
    return match


@pytest.mark.parametrize(("edition", "stays"), [("fr", False), ("pl", True), ("nl", True), ("consensus", True)])
def test_e_61_fr_it_goes_back_after_the_odd_round(edition: str, stays: bool) -> None:
    match = odd_round_over(edition=edition)
    assert match.decision.question == "auction_turn"
    assert match.position()["token_offer"] == ("manners" if stays else None)
    assert match.position()["bag"]["manners"] == (5 if stays else 6)
    assert ("appearance" in match.view(0)["offer"]["items"]) == stays


@pytest.mark.parametrize(("value", "stays"), [("odd", False), ("even", True)])
@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_61_the_option_can_be_set_apart_from_the_edition(edition: str, value: str, stays: bool) -> None:
    match = odd_round_over(edition=edition, appearance_return_3p=value)
    assert (match.position()["token_offer"] == "manners") == stays


def test_e_61_fr_the_appearance_action_does_not_exist_in_even_rounds() -> None:
    match = odd_round_over(edition="fr")
    play(match, (1, "bid 10"), (2, "pass"), (0, "pass"))
    found = refusal(match, 1, "buy appearance")
    assert (found.code, found.numbers) == ("not_on_offer", {"item": "appearance"})


@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_e_61_the_status_card_stays_for_both_rounds(edition: str) -> None:
    match = odd_round_over(edition=edition)
    assert match.position()["status_offer"] == "status_300_1"
    while match.decision.question != "buy_event":
        do_nothing(match)
    assert match.position()["status_offer"] is None
    assert match.position()["status_deck"]["cards"][-1] == "status_300_1"
    assert match.position()["token_offer"] is None
    assert match.position()["bag"]["manners"] == 6


def test_e_61_with_four_players_the_option_does_not_matter() -> None:
    for value in ("odd", "even"):
        match = scenario("emira", appearance_return_3p=value, token_offer="manners", gold=[100] * 4, camels=[0] * 4)
        play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "decline"))
        assert match.position()["token_offer"] is None
