"""A-59: no Abracadabra on the last artifact of a pile; the one on sale stays on sale."""

from __future__ import annotations

from functools import partial

from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.look import reason

offer = partial(
    scenario, "dragons", at="room_1", board={"room_1": [(0, 4)]}, treasure={0: "4c"}, spells={0: ["abracadabra"]}
)


def cards(match: Match) -> list[str]:
    return match.position()["piles"][0]["cards"]


def test_a_59_the_last_artifact_of_a_pile_cannot_be_bought_with_it() -> None:
    match = offer(pile={1: ["flying_carpet"]}, artifacts={3: ["scroll", "scroll", "key", "key"]})
    assert reason(match, 0, "buy_with_abracadabra") == ("nothing_below_the_one_on_sale", "A-59", {})
    assert refusal(match, 0, "buy") is None


def test_a_59_after_another_one_was_taken_the_same_one_is_on_sale() -> None:
    match = offer()
    before = cards(match)
    play(match, (0, "buy_with_abracadabra"), (0, "pick 2"))
    assert match.position()["players"][0]["artifacts"].count(before[2]) == 1
    assert cards(match) == [before[0], before[1], before[3], before[4]]
    assert "room_1" in match.position()["on_sale"]


def test_a_59_the_one_on_sale_may_be_taken_and_then_nothing_is() -> None:
    match = offer(spells={0: ["abracadabra", "alms"]})
    before = cards(match)
    play(match, (0, "pass"), (0, "buy_with_abracadabra"), (0, "pick 0"))
    assert before[0] in match.position()["players"][0]["artifacts"]
    assert cards(match) == before[1:]
    assert "room_1" not in match.position()["on_sale"]
