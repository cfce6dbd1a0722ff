"""Rules section 6.4.10: Dragon's Flight puts treasure into a cave that has none."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import niches
from tests.games.look import legal_moves, reason, told


def flight(cave: str = "cave_blue", **words: object) -> Match:
    match = scenario("dragons", **{"spells": {0: ["dragon_flight"]}, **words})
    return play(match, (0, "cast dragon_flight"), (0, f"space {cave}"))


def test_6_4_10_four_units_into_the_top_niche_and_two_into_the_next() -> None:
    match = flight()
    assert niches(match, "cave_blue") == [4, 2, 0, 0]
    assert match.position()["bank"]["gem"] == 23
    assert events(match, "dragon_flew")[0].data == {"cave": "cave_blue", "amounts": [4, 2, 0, 0]}


@pytest.mark.parametrize(("bank", "filled"), [(6, [4, 2]), (5, [4, 1]), (4, [4, 0]), (3, [3, 0]), (1, [1, 0])])
def test_6_4_10_less_if_the_bank_is_short_the_top_niche_first(bank: int, filled: list[int]) -> None:
    match = flight(treasure={3: f"{29 - bank}g"})
    assert niches(match, "cave_blue") == [*filled, 0, 0]
    assert match.position()["bank"]["gem"] == bank - sum(filled)


def test_6_4_10_castable_though_the_bank_has_none_of_the_kind_and_then_in_vain() -> None:
    match = flight(treasure={3: "29g"})
    assert niches(match, "cave_blue") == [0, 0, 0, 0]
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "dragon_flight"}
    assert match.position()["used_spells"] == ["dragon_flight"]


def test_6_4_10_an_unlimited_bank_is_never_short() -> None:
    assert niches(flight(bank="unlimited", treasure={3: "29g"}), "cave_blue") == [4, 2, 0, 0]


def test_6_4_10_tokens_may_be_placed_there_from_then_on() -> None:
    words: dict[str, object] = {"spells": {0: ["dragon_flight"]}}
    assert refusal(scenario("dragons", **words), 0, "place cave_blue").code == "cave_without_treasure"
    match = flight()
    play(match, (0, "place cave_blue"), (0, "token 9"), (1, "place cave_blue"), (1, "token 8"))
    assert [piece["space"] for piece in match.position()["pieces"]] == ["cave_blue", "cave_blue"]


def test_6_4_10_after_placement_a_carpet_can_join() -> None:
    match = flight(at="cave_white", artifacts={1: ["flying_carpet"]}, caves={}, board={"caravanserai": [(3, 1)]})
    play(match, (1, "use flying_carpet"))
    assert events(match, "treasure_won")[0].data == {"seat": 1, "cave": "cave_blue", "treasure": "gem", "amount": 4}
    assert niches(match, "cave_blue") == [0, 2, 0, 0]


def test_6_4_10_into_the_cave_being_scored() -> None:
    match = flight(
        "cave_white",
        at="cave_white",
        board={"cave_white": [(2, 5)], "caravanserai": [(3, 1)]},
    )
    assert events(match, "treasure_won")[0].data == {"seat": 2, "cave": "cave_white", "treasure": "pearl", "amount": 4}


def test_6_4_10_what_nobody_wins_goes_to_the_bank_at_clean_up() -> None:
    match = flight(at="cave_blue", board={"caravanserai": [(3, 1)]})
    play(match, (3, "name 3"))
    assert {"cave": "cave_blue", "amount": 6} in told(match, "leftovers_returned")


def test_6_4_10_a_cave_with_treasure_is_no_target() -> None:
    match = scenario("dragons", caves={"cave_red": "4/3"}, spells={0: ["dragon_flight"]})
    play(match, (0, "cast dragon_flight"))
    assert legal_moves(match) == [
        "space cave_white",
        "space cave_blue",
        "space cave_black",
        "space cave_gold",
    ]
    assert reason(match, 0, "space cave_red") == ("cave_has_treasure", "dragons 6.4.10", {"space": "cave_red"})


def test_6_4_10_a_finished_cave_or_another_space_is_no_target() -> None:
    match = scenario("dragons", at="cave_blue", spells={0: ["dragon_flight"]})
    play(match, (0, "cast dragon_flight"))
    assert reason(match, 0, "space cave_white") == ("not_an_open_cave", "dragons 6.4.10", {"space": "cave_white"})
    assert refusal(match, 0, "space market").code == "not_an_open_cave"


def test_6_4_10_a_cave_closed_by_dragons_return_is_no_target() -> None:
    match = scenario(
        "dragons", at="cave_red", spells={0: ["dragon_flight"]}, this_round={"closed": ["cave_blue", "cave_gold"]}
    )
    play(match, (0, "cast dragon_flight"))
    assert reason(match, 0, "space cave_blue") == ("cave_closed_by_dragon", "A-49", {"space": "cave_blue"})


def test_6_4_10_not_castable_when_every_cave_left_has_treasure_or_is_closed() -> None:
    match = scenario(
        "dragons",
        at="cave_black",
        caves={"cave_black": "5"},
        spells={0: ["dragon_flight", "alms"]},
        this_round={"closed": ["cave_gold"]},
    )
    assert reason(match, 0, "cast dragon_flight") == ("not_castable", "dragons 6.4.10", {"spell": "dragon_flight"})


@pytest.mark.parametrize("moment", ["start", "placement", "cave_red", "cave_gold"])
def test_6_4_10_castable_until_the_last_cave(moment: str) -> None:
    assert refusal(scenario("dragons", at=moment, spells={0: ["dragon_flight"]}), 0, "cast dragon_flight") is None


@pytest.mark.parametrize("moment", ["tent", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_10_not_after_the_caves(moment: str) -> None:
    match = scenario("dragons", at=moment, spells={0: ["dragon_flight", "alms"]})
    assert refusal(match, 0, "cast dragon_flight").code == "not_in_this_window"


def test_6_4_10_not_even_as_an_answer_at_the_city_gate() -> None:
    match = scenario("dragons", at="citygate", spells={0: ["smuggling"], 1: ["dragon_flight", "alms"]})
    play(match, (0, "cast smuggling"))
    assert refusal(match, 1, "cast dragon_flight").code == "not_in_this_window"


def test_6_4_10_after_a_placement_with_the_switch() -> None:
    match = scenario("dragons", placement_windows="every_placement", spells={1: ["dragon_flight"]})
    play(match, (0, "place market"), (0, "token 9"), (1, "cast dragon_flight"), (1, "space cave_gold"))
    assert niches(match, "cave_gold") == [4, 2, 0, 0]
    assert refusal(match, 1, "place cave_gold") is None


def test_6_4_10_countered_the_cave_stays_empty() -> None:
    match = scenario("dragons", spells={0: ["dragon_flight"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast dragon_flight"), (0, "space cave_blue"), (1, "use counterspell"))
    assert niches(match, "cave_blue") == [0, 0, 0, 0]
    assert refusal(match, 0, "place cave_blue").code == "cave_without_treasure"
