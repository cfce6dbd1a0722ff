"""For tests of rules, ours and anybody's: situations in a few words, and the checks that every game must pass.

from serai.testing import events, play, scenario

def test_discount_larger_than_the_bid():
    match = scenario("emira", players=4, phase="auction", gold=[0, 0, 80, 0], camels=[0, 0, 3, 0])
    play(match, (0, "pass"), (1, "pass"), (2, "bid 100"), (3, "pass"))
    assert events(match, "auction_won")[0].data["paid"] == 0
"""

from serai.testing.conformance import Report, check_game, check_match, combinations
from serai.testing.scenarios import events, play, refusal, scenario
from serai.testing.texts import missing_words

__all__ = [
    "Report",
    "check_game",
    "check_match",
    "combinations",
    "events",
    "missing_words",
    "play",
    "refusal",
    "scenario",
]
