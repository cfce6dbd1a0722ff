"""S-49: the harem guard leaves supplies alone."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, player, serail


def test_s_49_numbers_do_not_change() -> None:
    match = scenario("saba", mode="advanced", players=2, serail=[RED, BLUE, RED], hand={BLUE: ["harem_guard"]})
    before = [player(match, seat)["markers"] for seat in (BLUE, RED)]
    play(match, (BLUE, "play harem_guard"), (BLUE, "harem_guard 1 2"))
    assert serail(match) == [BLUE, RED, RED]
    assert [player(match, seat)["markers"] for seat in (BLUE, RED)] == before
    assert match.position()["serail_seat"] == RED
