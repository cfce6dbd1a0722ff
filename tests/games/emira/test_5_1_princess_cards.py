"""5.1: the 28 Emira cards."""

from collections import Counter

import pytest

from serai.testing import events, play, scenario

PRINCESSES = {
    "albina": ("appearance", "status", "i"),
    "halimah": ("appearance", "status", "h"),
    "asima": ("appearance", "status", "c"),
    "noor": ("appearance", "palace", "ih"),
    "rasha": ("appearance", "palace", "c"),
    "thara": ("appearance", "palace", "r"),
    "zainab": ("appearance", "gold", "i"),
    "nibal": ("appearance", "gold", "h"),
    "samira": ("appearance", "gold", "r"),
    "zahrah": ("status", "appearance", "i"),
    "fatima": ("status", "appearance", "h"),
    "layla": ("status", "appearance", "r"),
    "malika": ("status", "palace", "i"),
    "nadia": ("status", "palace", "h"),
    "firyal": ("status", "palace", "c"),
    "hind": ("status", "gold", "hr"),
    "farah": ("status", "gold", "i"),
    "raidah": ("status", "gold", "c"),
    "adara": ("palace", "appearance", "i"),
    "suleika": ("palace", "appearance", "h"),
    "janan": ("palace", "status", "ic"),
    "sahar": ("palace", "status", "r"),
    "anisah": ("palace", "gold", "i"),
    "zafirah": ("palace", "gold", "c"),
    "xenia": ("gold", "appearance", "cr"),
    "yasmine": ("gold", "status", "h"),
    "badra": ("gold", "palace", "i"),
    "sidi_suleiman": ("princesses", "none", ""),
}
LETTERS = {"i": "intelligence", "h": "housekeeping", "c": "cooking", "r": "romance"}


def shown() -> dict[str, object]:
    """Every card as it lies face up."""
    match = scenario("emira", undecided=list(PRINCESSES))
    return {card["card"]: card for card in match.view(None)["undecided"]}


@pytest.mark.parametrize("name", PRINCESSES)
def test_5_1_preferences_and_talents(name: str) -> None:
    first, second, talents = PRINCESSES[name]
    card = shown()[name]
    assert card["likes"] == [first, second]
    assert card["talents"] == [LETTERS[letter] for letter in talents]


def test_5_1_control_sums() -> None:
    cards = shown().values()
    first = Counter(card["likes"][0] for card in cards)
    second = Counter(card["likes"][1] for card in cards)
    assert first == {"appearance": 9, "status": 9, "palace": 6, "gold": 3, "princesses": 1}
    assert second == {"appearance": 6, "status": 6, "palace": 7, "gold": 8, "none": 1}
    talents = Counter(tuple(card["talents"]) if len(card["talents"]) == 1 else len(card["talents"]) for card in cards)
    expected = {("intelligence",): 8, ("housekeeping",): 6, ("cooking",): 5, ("romance",): 4, 2: 4, 0: 1}
    assert talents == expected


def test_5_1_one_card_of_each_is_in_the_deck() -> None:
    match = scenario("emira", phase="events")
    assert sorted(match.position()["emira_deck"]["cards"]) == sorted(PRINCESSES)


VALUES: dict[str, dict[str, object]] = {
    "appearance": {"tokens": {1: {"beauty": 1}}},
    "status": {"status_cards": {1: ["status_1500"]}},
    "palace": {"sections": {1: 1}},
    "gold": {"gold": [500, 600, 500, 500]},
}
LITTLE: dict[str, dict[str, object]] = {
    "appearance": {"tokens": {2: {"beauty": 2}}},
    "status": {"status_cards": {2: ["status_1500", "status_1400"]}},
    "palace": {"sections": {2: 2}},
    "gold": {"gold": [500, 500, 900, 500]},
}
BASE: dict[str, object] = {
    "tokens": {3: {}},
    "status_cards": {2: []},
    "sections": {1: 0},
    "gold": [500] * 4,
    "camels": {0: 0},
}


def with_words(*wishes: dict[str, object]) -> dict[str, object]:
    words = dict(BASE)
    for wish in wishes:
        for name, value in wish.items():
            words[name] = {**words[name], **value} if isinstance(value, dict) else value
    return words


@pytest.mark.parametrize("name", [name for name in PRINCESSES if name != "sidi_suleiman"])
def test_5_1_she_chooses_by_her_first_preference(name: str) -> None:
    first, second, _ = PRINCESSES[name]
    match = scenario("emira", phase="courtship", in_play=[name], **with_words(VALUES[first], LITTLE[second]))
    assert events(match, "joined")[0].data == {"princess": name, "seat": 1}


@pytest.mark.parametrize("name", [name for name in PRINCESSES if name != "sidi_suleiman"])
def test_5_1_her_second_preference_breaks_a_tie(name: str) -> None:
    second = PRINCESSES[name][1]
    match = scenario("emira", phase="courtship", in_play=[name], **with_words(VALUES[second]))
    assert events(match, "joined")[0].data == {"princess": name, "seat": 1}


def test_5_1_a_princess_of_two_talents_counts_for_one_at_a_time() -> None:
    words: dict[str, object] = {"sections": {0: 3}, "goal": {0: "goal4_i_h_c_r"}}
    # Noor is either the intelligent or the housekeeping one, not both.
    match = scenario("emira", palace={0: ["noor", "asima", "thara"]}, **words)
    assert match.view(0)["mine"]["goal_talents_met"] is False
    for other in ("albina", "halimah"):
        match = scenario("emira", palace={0: ["noor", "asima", "thara", other]}, **words)
        assert match.view(0)["mine"]["goal_talents_met"] is True


def test_5_1_sidi_takes_a_princess_of_the_sheik_with_the_most() -> None:
    match = scenario("emira", phase="courtship", in_play=["sidi_suleiman"], palace={2: ["thara", "asima"], 1: ["noor"]})
    play(match, (2, "sidi_victim asima"))
    assert match.position()["gone_princesses"] == ["asima", "sidi_suleiman"]
