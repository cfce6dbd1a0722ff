"""7.3: what happens to unsold pieces with three players."""

from functools import partial

import pytest

from serai.testing import play, scenario
from tests.games.emira.look import quiet_until

three = partial(
    scenario, "emira", players=3, in_play=["thara"], later=["nibal"], token_offer="manners", status_offer="status_700"
)


@pytest.mark.parametrize("edition", ["consensus", "pl", "nl"])
def test_7_3_an_unsold_token_stays_for_the_even_round(edition: str) -> None:
    match = quiet_until(three(edition=edition, round=3), 4, "auction")
    assert match.position()["token_offer"] == "manners"
    assert match.position()["bag"]["manners"] == 5
    quiet_until(match, 4, "purchase")
    assert match.position()["token_offer"] is None
    assert match.position()["bag"]["manners"] == 6


def test_7_3_an_unsold_token_goes_back_after_the_odd_round_in_fr() -> None:
    match = quiet_until(three(edition="fr", round=3), 4, "auction")
    assert match.position()["token_offer"] is None
    assert match.position()["bag"]["manners"] == 6
    assert "appearance" not in match.view(0)["offer"]["items"]


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_7_3_an_unsold_status_card_stays_for_both_rounds(edition: str) -> None:
    match = quiet_until(three(edition=edition, round=3), 4, "auction")
    assert match.position()["status_offer"] == "status_700"
    quiet_until(match, 4, "purchase")
    assert match.position()["status_offer"] is None
    assert match.position()["status_deck"]["cards"][-1] == "status_700"


def test_7_3_a_status_card_can_be_bought_in_the_even_round() -> None:
    match = quiet_until(three(round=3, gold=[2000] * 3), 4, "auction")
    play(match, (1, "pass"), (2, "pass"), (0, "pass"), (1, "buy status"))
    assert match.position()["sheiks"][1]["status_cards"] == ["status_700"]


def test_7_3_the_section_is_refilled_for_the_even_round_only_if_it_was_bought() -> None:
    match = three(round=3, gold=[2000] * 3, sections={1: 0})
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (0, "buy palace"))
    quiet_until(match, 4, "auction")
    assert (match.position()["on_offer"]["sections"], match.position()["supply"]["sections"]) == (1, 18)
    match = quiet_until(three(round=3, sections={1: 0}), 4, "auction")
    assert (match.position()["on_offer"]["sections"], match.position()["supply"]["sections"]) == (1, 19)


def test_7_3_a_section_bought_in_the_even_round_is_refilled_for_the_odd_one() -> None:
    match = three(round=4, later=[], gold=[2000] * 3, sections={1: 0})
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (0, "buy palace"))
    quiet_until(match, 5, "auction")
    assert (match.position()["on_offer"]["sections"], match.position()["supply"]["sections"]) == (1, 18)


def test_7_3_unsold_caravans_and_camels_stay() -> None:
    match = quiet_until(three(round=3, camels={0: 0}), 5, "auction")
    assert match.position()["on_offer"] == {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}
    supply = match.position()["supply"]
    assert (supply["small_caravans"], supply["large_caravans"], supply["camels"]) == (7, 7, 15)
