"""What each edition sets, and that a key can be set over it."""

from __future__ import annotations

import pytest

import serai

TABLE = {
    # key: (fr, pl, nl, consensus)
    "first_player_rule": ("random", "random", "youngest", "random"),
    "unchosen_start_events": ("reshuffle", "reshuffle", "shuffled_to_bottom", "reshuffle"),
    "all_pass_beneficiary": ("auction_opener", "auction_opener", "first_player", "auction_opener"),
    "consolation_condition_2": (
        "no_caravan_on_board",
        "no_caravan_on_board",
        "only_base_income_this_round",
        "no_caravan_on_board",
    ),
    "firyal_power": ("track_minus_half", "track_minus_half", "pay_30_per_section", "track_minus_half"),
    "loss_powers_repeat": (
        "first_time_per_player",
        "first_time_per_player",
        "every_time",
        "first_time_per_player",
    ),
    "hind_duration": ("next_round", "next_round", "next_round", "next_round"),
    "hind_phase6": ("barred", "may_be_chosen", "may_be_chosen", "may_be_chosen"),
    "changing_mind_timing": ("on_play", "on_play", "at_setup", "on_play"),
    "camel_side_points": (1, 1, 0.5, 1),
    "camel_breeding_shortage": ("all_or_nothing", "all_or_nothing", "all_or_nothing", "all_or_nothing"),
    "appearance_return_3p": ("odd", "even", "even", "even"),
}
OTHER = {
    "first_player_rule": ("random", "youngest"),
    "unchosen_start_events": ("reshuffle", "shuffled_to_bottom"),
    "all_pass_beneficiary": ("auction_opener", "first_player"),
    "consolation_condition_2": ("no_caravan_on_board", "only_base_income_this_round"),
    "firyal_power": ("track_minus_half", "pay_30_per_section"),
    "loss_powers_repeat": ("first_time_per_player", "every_time"),
    "hind_duration": ("next_round", "while_in_palace"),
    "hind_phase6": ("barred", "may_be_chosen"),
    "changing_mind_timing": ("on_play", "at_setup"),
    "camel_side_points": (1, 0.5),
    "camel_breeding_shortage": ("all_or_nothing", "as_far_as_supply"),
    "appearance_return_3p": ("odd", "even"),
}
EDITIONS = ["fr", "pl", "nl", "consensus"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_2_edition_sets_every_key(edition: str) -> None:
    settings = serai.game("emira").resolve_settings({"edition": edition})
    column = EDITIONS.index(edition)
    assert {key: settings[key] for key in TABLE} == {key: row[column] for key, row in TABLE.items()}


def test_1_2_consensus_is_the_default_edition() -> None:
    settings = serai.game("emira").resolve_settings({})
    assert settings == serai.game("emira").resolve_settings({"edition": "consensus"})
    assert settings["edition"] == "consensus"


def test_1_2_consensus_takes_what_two_of_three_editions_share() -> None:
    for key, (fr, pl, nl, consensus) in TABLE.items():
        assert [fr, pl, nl].count(consensus) >= 2, key


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", list(OTHER))
def test_1_2_one_key_is_overridden_and_the_others_stay(edition: str, key: str) -> None:
    settled = serai.game("emira").resolve_settings({"edition": edition})
    for value in OTHER[key]:
        settings = serai.game("emira").resolve_settings({"edition": edition, key: value})
        assert settings == {**settled, key: value}


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_2_an_edition_of_rules_version_1_is_remembered(edition: str) -> None:
    now, then = (
        serai.game("emira").resolve_settings({"edition": edition}),
        serai.game("emira").resolve_settings({"edition": edition}, "1"),
    )
    changed = {"hind_duration": "while_in_palace"} if edition == "pl" else {}
    assert then == {**now, **changed}


def test_1_2_a_value_of_no_edition_is_refused() -> None:
    with pytest.raises(serai.BadSetting):
        serai.game("emira").resolve_settings({"hind_phase6": "sometimes"})
    with pytest.raises(serai.BadSetting):
        serai.game("emira").resolve_settings({"edition": "de"})


def test_1_2_a_save_keeps_edition_and_override() -> None:
    match = serai.game("emira").new(seed=1, edition="nl", hind_phase6="barred")
    again = serai.load(match.export())
    assert again.settings == match.settings
    assert (again.settings["edition"], again.settings["hind_phase6"]) == ("nl", "barred")
