"""A-65: there are no official answers about timing, so the rulebook's own examples are the measure."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import look_at, strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked


def djinn(first: int) -> Match:
    """Seat 0 casts Lunar Eclipse on the Djinn's house, seat 1 answers with Second Chance for its 5."""
    match = scenario(
        "dragons",
        at="djinn",
        first=first,
        board={"djinn": [(0, 9), (1, 5)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"], 3: ["alms"]},
    )
    when_asked(match, 0, "cast lunar_eclipse")
    return carry_out(match, 1, "cast second_chance", "space market")


def test_a_65_answers_take_effect_in_turn_order_and_not_last_in_first_out() -> None:
    match = djinn(first=0)
    assert look_at(match, "market")["pieces"] == look_at(match, "djinn")["pieces"] == []


def test_a_65_so_the_same_answer_succeeds_from_an_earlier_seat() -> None:
    match = djinn(first=1)
    assert [piece["value"] for piece in look_at(match, "market")["pieces"]] == [5]


def test_a_65_who_passed_may_still_answer_when_another_has_acted() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 7), (1, 7)]},
        treasure={0: "1c"},
        artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "use flying_carpet"))
    assert strengths(match, "market") == {"0": 10, "1": 10}
    assert asked(match) == ("market_trade", 0)
