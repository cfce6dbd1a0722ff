"""E-13: in nl the first player acts when all pass."""

import pytest

from serai.testing import events, play, scenario
from tests.games.look import asked

WORDS = {"gold": [750] * 4, "camels": [0] * 4, "status_offer": "status_300_1"}


@pytest.mark.parametrize(("edition", "beneficiary", "opener"), [("nl", 0, 1), ("fr", 3, 0), ("consensus", 3, 0)])
def test_e_13_nl_the_holder_of_the_marker_benefits(edition: str, beneficiary: int, opener: int) -> None:
    match = scenario("emira", edition=edition, **WORDS)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "buy camel"))
    play(match, (3, "pass"), (0, "pass"), (1, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": beneficiary}
    play(match, (beneficiary, "buy status"))
    assert match.position()["sheiks"][beneficiary]["gold"] == 450
    assert match.position()["auction"]["opener"] == opener


@pytest.mark.parametrize(("edition", "beneficiary"), [("nl", 1), ("pl", 3)])
def test_e_13_nl_if_he_is_finished_the_next_member_of_u_clockwise_from_him(edition: str, beneficiary: int) -> None:
    match = scenario("emira", edition=edition, **WORDS)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "decline"))
    play(match, (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "decline"))
    play(match, (3, "pass"), (1, "pass"))
    assert asked(match) == ("choose_action", beneficiary)


def test_e_13_nl_a_first_player_kept_away_by_hind_does_not_benefit() -> None:
    match = scenario(
        "emira", edition="nl", **WORDS, round=4, hind={"joined_in_round": 3}, palace={0: ["hind"]}, first_player=0
    )
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "decline"))
    play(match, (2, "pass"), (3, "pass"))
    assert asked(match) == ("choose_action", 2)


def test_e_13_the_option_can_be_set_apart_from_the_edition() -> None:
    match = scenario("emira", edition="fr", all_pass_beneficiary="first_player", **WORDS)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "decline"))
    play(match, (3, "pass"), (0, "pass"), (1, "pass"))
    assert asked(match) == ("choose_action", 0)
