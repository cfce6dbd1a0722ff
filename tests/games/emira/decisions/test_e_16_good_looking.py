"""E-16: Good Looking, counted once or growing."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario

PLAIN = {"camels": [0] * 4, "sections": [0] * 4, "status_cards": [[], [], [], []]}


def looks(match: serai.Match, seat: int = 0) -> list[int]:
    return [card["plus"] for card in match.position()["sheiks"][seat]["in_front"]]


def good_looking(tokens: dict[str, int], named: str, **words: object) -> serai.Match:
    match = scenario(
        "emira", phase="events", **PLAIN, tokens=[tokens, {}, {}, {}], hand={0: ["good_looking_1"]}, **words
    )
    return play(match, (0, "play good_looking_1"), (0, f"good_looking_type {named}"))


@pytest.mark.parametrize("mode", ["snapshot", "growing"])
@pytest.mark.parametrize(("number", "plus"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_e_16_a_third_of_the_tokens_named_rounded_down(number: int, plus: int, mode: str) -> None:
    match = good_looking({"beauty": number, "clothing": 1}, "beauty", good_looking_mode=mode)
    assert looks(match) == [plus]
    assert match.view(0)["sheiks"][0]["appearance"] == number + 1 + plus


@pytest.mark.parametrize(("princess", "token"), [("nadia", "beauty"), ("layla", "manners")])
def test_e_16_the_lent_token_counts(princess: str, token: str) -> None:
    assert looks(good_looking({token: 2}, token)) == [0]
    assert looks(good_looking({token: 2}, token, palace={0: [princess]})) == [1]


def test_e_16_plus_tokens_are_no_type_that_can_be_named() -> None:
    match = scenario("emira", phase="events", hand={0: ["good_looking_1"]})
    play(match, (0, "play good_looking_1"))
    assert [move["type"] for move in match.decision.moves] == ["beauty", "manners", "clothing"]
    with pytest.raises(serai.BadMove):
        refusal(match, 0, "good_looking_type plus_one")


def test_e_16_several_cards_also_for_the_same_type() -> None:
    match = good_looking(
        {"beauty": 3}, "beauty", in_front={0: [{"card": "good_looking_2", "type": "beauty", "plus": 1}]}
    )
    assert looks(match) == [1, 1]
    assert match.view(0)["sheiks"][0]["appearance"] == 5


FRONT = {0: [{"card": "good_looking_1", "type": "beauty", "plus": 1}]}


@pytest.mark.parametrize(("mode", "plus"), [("snapshot", 1), ("growing", 2)])
def test_e_16_a_bought_token_makes_only_the_growing_card_grow(mode: str, plus: int) -> None:
    match = scenario(
        "emira",
        good_looking_mode=mode,
        **PLAIN,
        gold=[750] * 4,
        tokens=[{"beauty": 5}, {}, {}, {}],
        in_front=FRONT,
        token_offer="beauty",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert looks(match) == [plus]
    assert match.view(0)["sheiks"][0]["appearance"] == 6 + plus
    assert len(events(match, "good_looking_grew")) == plus - 1


@pytest.mark.parametrize(("mode", "plus"), [("snapshot", 1), ("growing", 2)])
def test_e_16_a_lent_token_makes_only_the_growing_card_grow(mode: str, plus: int) -> None:
    match = scenario(
        "emira",
        good_looking_mode=mode,
        phase="courtship",
        **{**PLAIN, "status_cards": [["status_300_1"], [], [], []]},
        tokens=[{"beauty": 5}, {}, {}, {}],
        in_front=FRONT,
        in_play=["nadia"],
    )
    assert looks(match) == [plus]


def test_e_16_growing_follows_its_own_type_and_owner_only() -> None:
    match = scenario(
        "emira",
        good_looking_mode="growing",
        **PLAIN,
        gold=[750] * 4,
        tokens=[{"beauty": 5, "manners": 2}, {"manners": 3}, {}, {}],
        in_front={**FRONT, 1: [{"card": "good_looking_2", "type": "manners", "plus": 1}]},
        token_offer="manners",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert looks(match) == [1]
    assert looks(match, 1) == [1]


def test_e_16_growing_counts_two_cards_of_a_type_each() -> None:
    match = scenario(
        "emira",
        good_looking_mode="growing",
        **PLAIN,
        gold=[750] * 4,
        tokens=[{"beauty": 2}, {}, {}, {}],
        in_front={0: [{"card": f"good_looking_{copy}", "type": "beauty", "plus": 0} for copy in (1, 2)]},
        token_offer="beauty",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert looks(match) == [1, 1]


@pytest.mark.parametrize("mode", ["snapshot", "growing"])
def test_e_16_the_tokens_stay_when_others_are_lost(mode: str) -> None:
    match = scenario(
        "emira",
        good_looking_mode=mode,
        phase="courtship",
        **PLAIN,
        tokens=[{"beauty": 3}, {}, {}, {}],
        in_front=FRONT,
        in_play=["samira"],
    )
    assert match.position()["sheiks"][0]["tokens"]["beauty"] == 2
    assert looks(match) == [1]


def test_e_16_growing_keeps_the_highest_number_ever_and_does_not_add_to_it() -> None:
    """Six beauty tokens once, five now; a sixth again brings nothing new."""
    match = scenario(
        "emira",
        good_looking_mode="growing",
        **PLAIN,
        gold=[750] * 4,
        tokens=[{"beauty": 5}, {}, {}, {}],
        in_front={0: [{"card": "good_looking_1", "type": "beauty", "plus": 2}]},
        token_offer="beauty",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert looks(match) == [2]
