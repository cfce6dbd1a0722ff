"""E-49: after an all-pass choice."""

import pytest

from serai.testing import play, refusal, scenario
from tests.games.emira.look import ALL_PASS


@pytest.mark.parametrize("choice", ["buy camel", "decline", "take_150"])
@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_49_the_beneficiary_is_finished_and_those_who_passed_are_not(edition: str, choice: str) -> None:
    match = scenario("emira", edition=edition, gold=[400, 700, 700, 700], camels=[0] * 4)
    play(match, *ALL_PASS, (0, choice))
    assert match.position()["auction"]["finished"] == [0]
    assert match.position()["auction"]["members"] == [1, 2, 3]
    assert match.position()["auction"]["passed"] == []
    assert match.decision.seat == 1
    assert refusal(match, 1, "bid 10") is None


def test_e_49_everybody_gets_an_action_though_nobody_ever_bids() -> None:
    match = scenario("emira", gold=[900] * 4, camels=[0] * 4, status_offer="status_300_1")
    play(match, *ALL_PASS, (0, "buy camel"))
    play(match, (1, "pass"), (2, "pass"), (3, "pass"), (1, "buy palace"))
    play(match, (2, "pass"), (3, "pass"), (2, "buy status"), (3, "no_bid"), (3, "buy appearance"))
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [750, 400, 600, 550]
    assert match.position()["phase"] == "purchase"
