"""5.2: better_breed, camel_breeding, camel_epidemic, sick_camels."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import camels
from tests.games.look import told


@pytest.mark.parametrize(("before", "rate"), [(0, 70), (1, 100), (2, 150)])
def test_5_2_better_breed_raises_the_discount_by_one_step(before: int, rate: int) -> None:
    match = scenario("emira", phase="events", hand={0: ["better_breed_1"]}, better_breeds={0: before})
    play(match, (0, "play better_breed_1"))
    rates = [sheik["camel_rate"] for sheik in match.view(None)["sheiks"]]
    assert rates == [rate, 50, 50, 50]
    assert events(match, "breed_improved")[0].data == {"seat": 0, "rate": rate}


def test_5_2_camel_breeding_gives_everybody_one_for_every_two() -> None:
    match = scenario("emira", phase="events", camels=[1, 2, 5, 0], hand={0: ["camel_breeding_1"]})
    play(match, (0, "play camel_breeding_1"))
    assert camels(match) == [1, 3, 7, 0]
    assert match.position()["supply"]["camels"] == 23 - 11


def test_5_2_camel_breeding_gives_nothing_if_not_all_can_be_served() -> None:
    match = scenario("emira", phase="events", camels=[6, 6, 4, 3], hand={0: ["camel_breeding_1"]})
    play(match, (0, "play camel_breeding_1"))
    assert camels(match) == [6, 6, 4, 3]
    assert events(match, "too_few_camels_to_breed")[0].data == {"needed": 9, "supply": 4}
    assert match.position()["used_events"] == ["camel_breeding_1"]


def test_5_2_camel_breeding_uses_the_camel_on_the_board_too() -> None:
    board = {"small_caravans": 0, "large_caravans": 0, "sections": 0, "camels": 1}
    match = scenario("emira", phase="events", camels=[8, 6, 1, 1], on_offer=board, hand={0: ["camel_breeding_1"]})
    play(match, (0, "play camel_breeding_1"))  # 7 are needed, 6 in the supply and one on the board
    assert camels(match) == [12, 9, 1, 1]
    assert match.position()["supply"]["camels"] == match.position()["on_offer"]["camels"] == 0


def test_5_2_camel_breeding_with_exactly_one_too_few() -> None:
    match = scenario("emira", phase="events", camels=[8, 8, 1, 0], hand={0: ["camel_breeding_1"]})
    play(match, (0, "play camel_breeding_1"))  # 8 needed, 6 there
    assert camels(match) == [8, 8, 1, 0]


def test_5_2_camel_breeding_as_far_as_the_supply_goes_when_chosen_so() -> None:
    match = scenario(
        "emira",
        phase="events",
        camel_breeding_shortage="as_far_as_supply",
        camels=[6, 6, 4, 3],
        first_player=1,
        hand={1: ["camel_breeding_1"]},
    )
    play(match, (1, "play camel_breeding_1"))  # clockwise from seat 1: 3, then 1 of 2
    assert camels(match) == [6, 9, 5, 3]


def test_5_2_camel_epidemic_takes_one_of_every_three() -> None:
    match = scenario("emira", phase="events", camels=[2, 3, 8, 9], hand={0: ["camel_epidemic_1"]})
    play(match, (0, "play camel_epidemic_1"))
    assert camels(match) == [2, 2, 6, 6]
    assert match.position()["supply"]["camels"] == 23 - 16
    died = told(match, "camels_died")
    assert died == [{"seat": 1, "camels": 1}, {"seat": 2, "camels": 2}, {"seat": 3, "camels": 3}]


def test_5_2_camel_epidemic_makes_sold_out_camels_available_again() -> None:
    match = scenario("emira", phase="events", camels=[20, 3, 0, 0], hand={0: ["camel_epidemic_1"]})
    play(match, (0, "play camel_epidemic_1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert camels(match) == [14, 2, 0, 0]
    assert match.position()["on_offer"]["camels"] == 1


def test_5_2_sick_camels_give_no_discount_to_anybody_this_round() -> None:
    match = scenario("emira", phase="events", camels=[2, 3, 0, 0], gold=[100] * 4, hand={0: ["sick_camels_1"]})
    play(match, (0, "play sick_camels_1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert [sheik["discount"] for sheik in match.view(None)["sheiks"]] == [0, 0, 0, 0]
    found = refusal(match, 0, "bid 260")
    assert (found.code, found.numbers) == ("bid_above_limit", {"bid": 260, "limit": 250})
    play(match, (0, "bid 250"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert events(match, "auction_won")[0].data == {"seat": 0, "bid": 250, "discount": 0, "paid": 250}


def test_5_2_sick_camels_recover_in_the_next_round() -> None:
    match = scenario("emira", camels=[2, 0, 0, 0], this_round={"sick_camels": True})
    quiet = {"play_event": "pass", "auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid",
             "buy_event": "none"}  # fmt: skip
    while match.position()["round"] == 1:
        match.play(match.parse(quiet[match.decision.question]))
    assert match.view(0)["sheiks"][0]["discount"] == 100
