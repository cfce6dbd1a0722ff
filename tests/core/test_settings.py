"""Options: what a user may ask for, and what follows from it."""

from __future__ import annotations

import pytest

import serai
from serai.core.settings import DataSetting, NumberSetting, Setting, resolve_settings

SETTINGS = [
    Setting("players", [2, 3], 2, [], ""),
    Setting("edition", ["old", "new"], "old", [], ""),
    Setting("points", [1, 0.5], 1, [], "", {"old": 1, "new": 0.5}),
    Setting("secret", [True, False, None], True, [], ""),
    NumberSetting("gold", 100, 0, 500, 50, [], ""),
]


def resolved(**given: object) -> dict[str, object]:
    return dict(resolve_settings(SETTINGS, given, "edition"))


def test_defaults() -> None:
    assert resolved() == {"players": 2, "edition": "old", "points": 1, "secret": True, "gold": 100}


def test_an_edition_sets_the_rest() -> None:
    assert resolved(edition="new")["points"] == 0.5


def test_what_is_given_counts_more_than_the_edition() -> None:
    assert resolved(edition="new", points=1)["points"] == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 4), ("players", "2"), ("players", 2.0), ("players", True), ("players", None), ("edition", "older"),
     ("secret", 1), ("secret", 0), ("gold", 25), ("gold", -50), ("gold", 550), ("gold", True), ("gold", 100.0),
     ("gold", "100"), ("gold", [100]), ("gold", 2**70)],
)  # fmt: skip
def test_values_that_an_option_does_not_take(name: str, value: object) -> None:
    with pytest.raises(serai.BadSetting, match=f"{name} cannot be"):
        resolved(**{name: value})


def test_an_option_that_is_none_lists_those_there_are() -> None:
    with pytest.raises(serai.BadSetting, match="options are edition, gold, players, points, secret"):
        resolved(colour="red")


def test_texts_of_a_command_line() -> None:
    by_name = {setting.name: setting for setting in SETTINGS}
    assert by_name["players"].parse("3") == 3
    assert by_name["secret"].parse("false") is False
    assert by_name["secret"].parse("None") is None
    assert by_name["points"].parse("0.5") == 0.5
    assert by_name["gold"].parse("150") == 150
    assert not by_name["gold"].accepts(by_name["gold"].parse("much"))
    assert not by_name["players"].accepts(by_name["players"].parse("four"))


def test_what_an_option_takes_is_said() -> None:
    assert [setting.allowed() for setting in SETTINGS] == [
        "2, 3", "old, new", "1, 0.5", "True, False, none", "0 to 500 in steps of 50",
    ]  # fmt: skip


@pytest.mark.parametrize("name", serai.core.registry.names())
def test_what_is_told_of_options_gives_them_all_again(name: str) -> None:
    game = serai.game(name)
    for setting in game.settings:
        values = [setting.low, setting.high] if isinstance(setting, NumberSetting) else setting.values
        for value in values:
            try:
                settings = game.resolve_settings({setting.name: value})
            except serai.BadSetting:
                continue  # a value that does not go with the others' defaults
            assert game.resolve_settings(game.minimal_settings(settings)) == settings


# Data.


def problems_of(data: object) -> list[str]:
    """A table of prices: names with whole numbers."""
    if not isinstance(data, dict):
        return ["expected a dict"]
    return [f"{name}: {price!r} is no price" for name, price in data.items() if type(price) is not int]


PRICES = DataSetting("prices", problems_of, ["1.1"], "what things cost")


@pytest.mark.parametrize("given", [{"rope": 3, "lamp": 20}, '{"rope": 3, "lamp": 20}', '{"lamp":20,"rope":3}'])
def test_data_is_kept_as_canonical_json(given: object) -> None:
    assert resolve_settings([PRICES], {"prices": given}, None) == {"prices": '{"lamp":20,"rope":3}'}


def test_without_data_the_built_in_table_counts() -> None:
    assert resolve_settings([PRICES], {}, None) == {"prices": None}
    assert resolve_settings([PRICES], {"prices": None}, None) == {"prices": None}


def test_all_problems_of_the_data_are_told() -> None:
    with pytest.raises(serai.BadSetting, match=r"^prices: lamp: 'much' is no price; rope: None is no price$"):
        resolve_settings([PRICES], {"prices": {"lamp": "much", "rope": None}}, None)


@pytest.mark.parametrize("given", ["{", "[" * 100_000, "lamps", 5, True, "5", "null", '"lamp"', {("a",): 1}, [{1}]])
def test_what_is_no_data_is_refused(given: object) -> None:
    with pytest.raises(serai.BadSetting, match=r"prices takes none, or data as JSON \(see docs/data.md\)"):
        resolve_settings([PRICES], {"prices": given}, None)
    assert not PRICES.accepts(given)


def test_normalized_data_stays_the_same() -> None:
    once = PRICES.normalize({"rope": 3})
    assert PRICES.normalize(once) == once
