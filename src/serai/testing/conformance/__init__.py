"""What every game must pass (design, section 6), as a library.

from serai.testing.conformance import check_game, combinations

for settings in combinations(game):
    report = check_game(game, settings, seed=7)
    assert report.ok, report
"""

from serai.testing.conformance.choosers import modest_option
from serai.testing.conformance.hidden import swap_problems
from serai.testing.conformance.playing import Chooser, check_game, check_match, combinations
from serai.testing.conformance.prints import fingerprint
from serai.testing.conformance.report import Problem, Report

__all__ = [
    "Chooser",
    "Problem",
    "Report",
    "check_game",
    "check_match",
    "combinations",
    "fingerprint",
    "modest_option",
    "swap_problems",
]
