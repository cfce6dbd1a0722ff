"""1.2: the settings of a game."""

import pytest

import serai
from serai import BadSetting
from serai.testing import scenario

EMIRA = serai.game("emira")


def test_1_2_defaults() -> None:
    settings = EMIRA.resolve_settings({})
    assert settings["mode"] == "standard"
    assert settings["edition"] == "consensus"
    assert settings["base_income"] == 150
    assert settings["symbol_profile"] == "default"
    assert settings["undecided_gold_public"] is True
    assert settings["good_looking_mode"] == "snapshot"
    assert settings["xenia_first_gift_timing"] == "upkeep"
    assert settings["youngest_seat"] is None
    assert settings["max_rounds"] == 100


@pytest.mark.parametrize("players", [3, 4, 5])
def test_1_2_three_to_five_players_sit_down(players: int) -> None:
    assert len(EMIRA.new(seed=1, players=players).position()["sheiks"]) == players


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 2),
        ("players", 6),
        ("mode", "expert"),
        ("edition", "en"),
        ("base_income", 160),
        ("base_income", -50),
        ("symbol_profile", "all"),
        ("undecided_gold_public", "yes"),
        ("good_looking_mode", "shrinking"),
        ("xenia_first_gift_timing", "never"),
        ("youngest_seat", 5),
        ("max_rounds", 0),
        ("hind_phase6", "ignored"),
        ("language", "fr"),
    ],
)
def test_1_2_other_options_and_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetting, match=name):
        EMIRA.resolve_settings({name: value})


def test_1_2_the_youngest_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadSetting, match="youngest_seat"):
        EMIRA.resolve_settings({"players": 3, "youngest_seat": 3})


@pytest.mark.parametrize("income", [0, 50, 100, 200])
def test_1_2_base_income_is_any_multiple_of_50(income: int) -> None:
    match = scenario("emira", phase="income", base_income=income, gold=[100] * 4)
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [100 + income] * 4


def test_1_2_max_rounds_ends_the_game() -> None:
    match = scenario("emira", phase="round_end", max_rounds=3, round=3)
    assert match.result is not None
    assert match.result.ending == "max_rounds"
    assert scenario("emira", phase="round_end", max_rounds=3, round=2).result is None


def test_1_2_an_edition_sets_its_keys_and_single_keys_override_it() -> None:
    nl = EMIRA.resolve_settings({"edition": "nl"})
    assert (nl["all_pass_beneficiary"], nl["camel_side_points"]) == ("first_player", 0.5)
    mixed = EMIRA.resolve_settings({"edition": "nl", "all_pass_beneficiary": "auction_opener"})
    assert (mixed["all_pass_beneficiary"], mixed["camel_side_points"]) == ("auction_opener", 0.5)


def test_1_2_a_save_keeps_the_options() -> None:
    match = EMIRA.new(seed=3, players=5, mode="advanced", edition="pl", base_income=200)
    again = serai.load(match.export())
    assert again.settings == match.settings


def test_1_2_three_players_use_their_own_rules_whatever_the_edition() -> None:
    for edition in ("consensus", "fr", "pl", "nl"):
        match = scenario("emira", players=3, edition=edition, phase="market", round=1)
        assert len(match.position()["in_play"]) == len(match.position()["later"]) == 1
