"""1.2: player counts, modes and switches."""

import pytest

import serai
from serai import BadSetting
from serai.testing import events, scenario

DRAGONS = serai.game("dragons")


def test_1_2_defaults() -> None:
    settings = DRAGONS.resolve_settings({})
    assert settings["short_first_game"] is False
    assert settings["first_player"] == "random"
    assert settings["bank"] == "finite"
    assert settings["leftover_treasure"] == "bank"
    assert settings["camel_takes_effect"] == "next_round"
    assert settings["placement_windows"] == "own_turn"
    assert settings["spells_during_guard"] == "allowed"
    assert settings["smuggling_strength"] == "ties_with_all"
    assert settings["teleportation"] == "placement_limits"
    assert settings["max_rounds"] is None


def test_1_2_defaults_of_the_first_version_of_the_rules() -> None:
    then, now = DRAGONS.resolve_settings({}, rules="1"), DRAGONS.resolve_settings({})
    assert {name for name in now if then[name] != now[name]} == {"smuggling_strength"}
    assert then["smuggling_strength"] == "3"


@pytest.mark.parametrize("mode", ["basic", "magic"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_1_2_three_to_five_players_in_both_modes(players: int, mode: str) -> None:
    match = DRAGONS.new(seed=1, players=players, mode=mode)
    assert len(match.position()["players"]) == players
    assert match.view(None)["mode"] == mode


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 2),
        ("players", 6),
        ("mode", "advanced"),
        ("short_first_game", "yes"),
        ("first_player", "youngest"),
        ("first_player", "seat:5"),
        ("bank", "none"),
        ("leftover_treasure", "burn"),
        ("camel_takes_effect", "never"),
        ("placement_windows", "none"),
        ("spells_during_guard", "sometimes"),
        ("smuggling_strength", "4"),
        ("teleportation", "everywhere"),
        ("max_rounds", 0),
        ("lamps", 2),
    ],
)
def test_1_2_other_options_and_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetting, match=name):
        DRAGONS.resolve_settings({name: value})


def test_1_2_the_short_first_game_is_basic_only() -> None:
    assert DRAGONS.resolve_settings({"mode": "basic", "short_first_game": True})["short_first_game"] is True
    with pytest.raises(BadSetting, match="short_first_game"):
        DRAGONS.resolve_settings({"mode": "magic", "short_first_game": True})


@pytest.mark.parametrize(("players", "seat"), [(3, 3), (3, 4), (4, 4)])
def test_1_2_the_first_player_must_sit_at_the_table(players: int, seat: int) -> None:
    with pytest.raises(BadSetting, match="first_player"):
        DRAGONS.resolve_settings({"players": players, "first_player": f"seat:{seat}"})


def test_1_2_basic_has_no_tent_no_djinn_no_spells_and_no_windows() -> None:
    match = scenario("dragons", mode="basic", at="upkeep")
    names = [space["space"] for space in match.view(0)["spaces"]]
    assert "tent" not in names
    assert "djinn" not in names
    assert match.view(0)["spells_left"] == 0
    assert not events(match, "passes")


def test_1_2_magic_has_all_four_city_places_spells_and_windows() -> None:
    match = scenario("dragons", mode="magic", at="upkeep")
    names = [space["space"] for space in match.view(0)["spaces"]]
    assert names[5:9] == ["tent", "djinn", "market", "caravanserai"]
    assert match.view(0)["spells_left"] == 21
    assert len(events(match, "passes")) == 1


def test_1_2_a_save_keeps_the_options() -> None:
    match = DRAGONS.new(seed=3, players=5, bank="unlimited", camel_takes_effect="at_once", max_rounds=9)
    assert serai.load(match.export()).settings == match.settings
