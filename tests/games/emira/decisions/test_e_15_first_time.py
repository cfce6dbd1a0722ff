"""E-15: the first time counts per player and princess."""

import pytest

from serai.testing import events, scenario
from tests.games.emira.look import PLAIN

TOKEN = {**PLAIN, "tokens": [{"beauty": 1}, {}, {}, {}]}
CARD = {**PLAIN, "status_cards": [["status_700"], [], [], []]}


@pytest.mark.parametrize(("edition", "lost"), [("fr", 0), ("pl", 0), ("consensus", 0), ("nl", 1)])
def test_e_15_samira_takes_nothing_the_second_time_except_in_nl(edition: str, lost: int) -> None:
    words = {**TOKEN, "phase": "courtship", "in_play": ["samira"]}
    again = scenario("emira", edition=edition, **words, met={0: ["samira"]})
    assert len(events(again, "token_handed_back")) == lost
    first = scenario("emira", edition=edition, **words)
    assert len(events(first, "token_handed_back")) == 1
    assert first.position()["sheiks"][0]["met"] == ["samira"]


@pytest.mark.parametrize(("edition", "lost"), [("fr", 0), ("pl", 0), ("consensus", 0), ("nl", 1)])
def test_e_15_zahrah_takes_nothing_the_second_time_except_in_nl(edition: str, lost: int) -> None:
    words = {**CARD, "phase": "courtship", "in_play": ["zahrah"]}
    again = scenario("emira", edition=edition, **words, met={0: ["zahrah"]})
    assert len(events(again, "status_card_handed_in")) == lost
    assert len(events(scenario("emira", edition=edition, **words), "status_card_handed_in")) == 1


def test_e_15_another_player_has_a_first_time_of_his_own() -> None:
    match = scenario("emira", edition="fr", phase="courtship", **TOKEN, in_play=["samira"], met={1: ["samira"]})
    assert events(match, "token_handed_back")[0].data["seat"] == 0


def test_e_15_another_princess_has_a_first_time_of_her_own() -> None:
    match = scenario("emira", edition="fr", phase="courtship", **TOKEN, in_play=["samira"], met={0: ["zahrah"]})
    assert len(events(match, "token_handed_back")) == 1


def test_e_15_each_of_two_princesses_who_come_in_turn_is_remembered() -> None:
    words = {**TOKEN, "status_cards": CARD["status_cards"], "edition": "fr", "phase": "courtship"}
    second = scenario("emira", **words, in_play=["zahrah"], met={0: ["samira"]})
    assert sorted(second.position()["sheiks"][0]["met"]) == ["samira", "zahrah"]
    for princess in ("samira", "zahrah"):
        again = scenario("emira", **words, in_play=[princess], met={0: ["samira", "zahrah"]})
        assert events(again, "token_handed_back") + events(again, "status_card_handed_in") == []


def test_e_15_a_first_time_with_nothing_to_lose_counts() -> None:
    match = scenario("emira", edition="fr", phase="courtship", **PLAIN, gold=[900, 0, 0, 0], in_play=["samira"])
    assert match.position()["sheiks"][0]["palace"] == ["samira"]
    assert events(match, "token_handed_back") == []
    assert match.position()["sheiks"][0]["met"] == ["samira"]


@pytest.mark.parametrize("edition", ["fr", "pl", "nl", "consensus"])
def test_e_15_albina_wears_a_palace_once_a_player_in_all_editions(edition: str) -> None:
    words = {**TOKEN, "mode": "advanced", "phase": "courtship", "in_play": ["albina"]}
    first = scenario("emira", edition=edition, **words)
    assert first.position()["sheiks"][0]["track"] == -0.5
    again = scenario("emira", edition=edition, **words, met={0: ["albina"]}, track=[-0.5, 0, 0, 0])
    assert again.position()["sheiks"][0]["track"] == -0.5


@pytest.mark.parametrize("edition", ["fr", "pl", "consensus"])
def test_e_15_firyal_like_albina(edition: str) -> None:
    words = {**CARD, "mode": "advanced", "phase": "courtship", "in_play": ["firyal"]}
    assert scenario("emira", edition=edition, **words).position()["sheiks"][0]["track"] == -0.5
    again = scenario("emira", edition=edition, **words, met={0: ["firyal"]})
    assert again.position()["sheiks"][0]["track"] == 0


@pytest.mark.parametrize("met", [[], ["firyal"]])
def test_e_15_nl_firyals_fee_is_due_every_time_she_joins(met: list[str]) -> None:
    match = scenario(
        "emira",
        edition="nl",
        mode="advanced",
        phase="courtship",
        **{**CARD, "sections": [3, 0, 0, 0]},
        gold=[500, 0, 0, 0],
        in_play=["firyal"],
        met={0: met},
    )
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 0, "amount": 90}
    assert match.position()["sheiks"][0]["track"] == 0
