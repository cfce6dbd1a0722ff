"""5.2: good_looking, guest_house, restoration."""

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import ALL_PASS


def good_looking(kind: str, **words: object) -> Match:
    match = scenario("emira", phase="events", hand={0: ["good_looking_1"]}, **words)
    return play(match, (0, "play good_looking_1"), (0, f"good_looking_type {kind}"))


@pytest.mark.parametrize(("tokens", "plus"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_5_2_good_looking_gives_a_plus_one_for_every_three_tokens(tokens: int, plus: int) -> None:
    match = good_looking("manners", tokens={0: {"manners": tokens, "beauty": 3}})
    sheik = match.view(0)["sheiks"][0]
    assert sheik["in_front"] == [{"card": "good_looking_1", "type": "manners", "plus": plus}]
    assert sheik["appearance"] == tokens + 3 + plus
    assert events(match, "good_looking_tokens")[0].data == {"seat": 0, "type": "manners", "plus": plus}


def test_5_2_good_looking_counts_laylas_and_nadias_token() -> None:
    match = good_looking("manners", tokens={0: {"manners": 2}}, palace={0: ["layla"]})
    assert match.view(0)["sheiks"][0]["in_front"][0]["plus"] == 1
    match = good_looking("beauty", tokens={0: {"beauty": 2}}, palace={0: ["nadia"]})
    assert match.view(0)["sheiks"][0]["in_front"][0]["plus"] == 1


def test_5_2_good_looking_names_one_of_the_three_types() -> None:
    match = scenario("emira", phase="events", hand={0: ["good_looking_1"]})
    play(match, (0, "play good_looking_1"))
    assert [move["type"] for move in match.decision.moves] == ["beauty", "manners", "clothing"]


def test_5_2_good_looking_tokens_stay_when_others_are_lost() -> None:
    cards = [{"card": "good_looking_1", "type": "beauty", "plus": 1}]
    match = scenario(
        "emira", phase="courtship", in_play=["samira"], tokens={0: {"beauty": 3}, 3: {}}, in_front={0: cards}
    )
    assert match.position()["sheiks"][0]["tokens"]["beauty"] == 2
    assert match.view(0)["sheiks"][0]["appearance"] == 3


@pytest.mark.parametrize(("mode", "plus"), [("snapshot", 0), ("growing", 1)])
def test_5_2_good_looking_and_tokens_bought_later(mode: str, plus: int) -> None:
    match = scenario(
        "emira",
        good_looking_mode=mode,
        tokens={0: {"beauty": 2}},
        token_offer="beauty",
        in_front={0: [{"card": "good_looking_1", "type": "beauty", "plus": 0}]},
    )
    play(match, *ALL_PASS, (0, "buy appearance"))
    assert match.view(0)["sheiks"][0]["in_front"][0]["plus"] == plus


def test_5_2_guest_house_gives_room_for_one_more() -> None:
    match = scenario("emira", phase="events", hand={0: ["guest_house_1"]}, sections={0: 2})
    play(match, (0, "play guest_house_1"))
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["capacity"], sheik["palace_size"]) == (5, 2)
    assert sheik["in_front"] == [{"card": "guest_house_1"}]
    assert events(match, "guest_house_opened")[0].data == {"seat": 0, "capacity": 5}


def test_5_2_guest_house_stays_until_the_end() -> None:
    match = scenario("emira", phase="round_end", round=7, in_front={0: [{"card": "guest_house_1"}]})
    assert match.position()["round"] == 8
    assert match.view(0)["sheiks"][0]["capacity"] == 3


def test_5_2_restoration_raises_the_palace_track_by_half() -> None:
    match = scenario("emira", mode="advanced", phase="events", hand={0: ["restoration_1"]}, track={0: -0.5})
    play(match, (0, "play restoration_1"))
    assert match.position()["sheiks"][0]["track"] == 0.0
    assert events(match, "palace_restored")[0].data == {"seat": 0, "track": 0.0}


def test_5_2_restoration_does_not_exist_in_the_standard_mode() -> None:
    match = scenario("emira", phase="events")
    assert refusal(match, 0, "play restoration_1").code == "card_not_in_hand"
    assert not any(card.startswith("restoration") for card in match.position()["event_deck"]["cards"])
