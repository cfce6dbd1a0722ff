"""5.6: the other numbers in one place."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import free_choice, sheik


def test_5_6_start_gold_750() -> None:
    assert [s["gold"] for s in serai.game("emira").new(seed=1).position()["sheiks"]] == [750] * 4


@pytest.mark.parametrize(
    ("item", "price", "princess", "price_with_her"),
    [("appearance", 350, None, 350), ("palace", 500, "badra", 400), ("camel", 150, "farah", 50)],
)
def test_5_6_prices_of_actions(item: str, price: int, princess: str | None, price_with_her: int) -> None:
    assert sheik(play(free_choice(gold=[price, 0, 0, 0]), (0, f"buy {item}")))["gold"] == 0
    assert refusal(free_choice(gold=[price - 10, 0, 0, 0]), 0, f"buy {item}").code == "cannot_pay"
    if princess is not None:
        words: dict[str, object] = {"palace": {0: [princess]}}
        assert sheik(play(free_choice(gold=[price_with_her, 0, 0, 0], **words), (0, f"buy {item}")))["gold"] == 0
        assert refusal(free_choice(gold=[price_with_her - 10, 0, 0, 0], **words), 0, f"buy {item}").code == "cannot_pay"


@pytest.mark.parametrize(("breeds", "rate"), [(0, 50), (1, 70), (2, 100), (3, 150)])
def test_5_6_camel_discounts(breeds: int, rate: int) -> None:
    match = scenario("emira", camels={0: 2}, better_breeds={0: breeds}, gold=[1000, 0, 0, 0])
    play(match, (0, "bid 500"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert sheik(match)["gold"] == 1000 - (500 - 2 * rate)


@pytest.mark.parametrize(
    ("palace", "two", "three"), [([], 150, 250), (["zainab"], 100, 200)], ids=["alone", "with Zainab"]
)
def test_5_6_prices_of_events(palace: list[str], two: int, three: int) -> None:
    for option, price in (("two", two), ("three", three)):
        match = scenario("emira", phase="purchase", gold=[price, 0, 0, 0], palace={0: palace})
        play(match, (0, option))
        assert sheik(match)["gold"] == 0
        match = scenario("emira", phase="purchase", gold=[price - 10, 0, 0, 0], palace={0: palace})
        assert refusal(match, 0, option).numbers == {"price": price, "gold": price - 10}


def test_5_6_consolation_150_below_500() -> None:
    match = scenario("emira", gold=[490, 500, 0, 0])
    play(match, (0, "take_150"))
    assert sheik(match)["gold"] == 640
    assert refusal(match, 1, "take_150").code == "consolation_not_due"


def test_5_6_consolation_with_4_princesses() -> None:
    four = ["thara", "asima", "nibal", "fatima"]
    match = scenario("emira", gold=[2000] * 4, palace={0: four}, sections={0: 2})
    assert refusal(match, 0, "take_150") is None
    match = scenario("emira", gold=[2000] * 4, palace={0: four[:3]}, sections={0: 2})
    assert refusal(match, 0, "take_150").numbers == {
        "gold": 2000,
        "below": 500,
        "princesses": 3,
        "enough": 4,
        "caravans": 0,
    }


@pytest.mark.parametrize(
    ("palace", "bill"),
    [(["thara"], 50), (["janan"], 100), (["zafirah"], 0), (["thara", "janan"], 150), (["suleika", "zafirah"], 50)],
)
def test_5_6_upkeep(palace: list[str], bill: int) -> None:
    match = scenario("emira", phase="upkeep", gold=[500] * 4, palace={0: palace})
    assert sheik(match)["gold"] == 500 - bill


def test_5_6_suleikas_surcharge_100() -> None:
    match = scenario("emira", phase="upkeep", gold=[500] * 4, palace={0: ["suleika", "thara"]}, surcharges={0: 1})
    assert sheik(match)["gold"] == 500 - 50 - 50 - 100


def test_5_6_xenias_gift_250() -> None:
    match = scenario(
        "emira", phase="xenia", round=5, palace={0: ["xenia"]}, xenia={"joined_in_round": 2}, gold=[300] * 4
    )
    play(match, (0, "pay"))
    assert sheik(match)["gold"] == 300 - 250 - 50


def test_5_6_minimum_bid_and_raise_10() -> None:
    match = scenario("emira", gold=[500] * 4, camels={0: 0})
    assert match.decision.moves[1] == {"kind": "bid", "amount": 10}
    play(match, (0, "bid 100"))
    assert match.decision.moves[1] == {"kind": "bid", "amount": 110}
    assert refusal(match, 1, "bid 100").numbers == {"bid": 100, "lowest": 110}


def test_5_6_base_palace_has_room_for_2() -> None:
    assert scenario("emira", sections={0: 0}).view(0)["sheiks"][0]["capacity"] == 2


def test_5_6_firyal_costs_30_a_section_in_nl() -> None:
    words: dict[str, object] = {"phase": "courtship", "in_play": ["firyal"], "status_cards": {0: ["status_1500"]}}
    match = scenario("emira", edition="nl", mode="advanced", sections={0: 3}, gold=[500] * 4, **words)
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 0, "amount": 90}


def test_5_6_the_palace_track_moves_by_half() -> None:
    words: dict[str, object] = {"phase": "courtship", "in_play": ["albina"], "tokens": {0: {"beauty": 1}, 3: {}}}
    match = scenario("emira", mode="advanced", track={0: 0.5}, **words)
    assert match.position()["sheiks"][0]["track"] == 0.0
