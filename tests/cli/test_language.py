"""In which language a command speaks: the one asked for, or the system's."""

from __future__ import annotations

import pytest

from serai.cli.language import language


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "fr_BE@euro", "LC_MESSAGES": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8", "LANGUAGE": "pt:fr"}, "fr"),
        ({"LANG": "", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_systems_language_is_taken_if_there_is_one(environment: dict[str, str], lang: str) -> None:
    assert language(None, environment) == lang


def test_a_game_is_played_looked_at_and_read_about_in_the_language_asked_for(run, monkeypatch) -> None:
    played = run("play", "emira", "--seed", "9", "--save", "game.json", "--lang", "de", typed="ende\n")
    assert "Gespeichert in game.json. Weiterspielen: serai play --resume game.json" in played.stdout
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Emira · przygotowanie" in run("replay", "game.json", "--at", 0).stdout
    assert "(niedokończona)" in run("replay", "game.json").stdout
    assert "4.4.2 Miser" in run("rules", "emira", "4.4.2", "--lang", "fr").stdout
    assert "Ce qu’elle règle" in run("rules", "emira", "--options", "--lang", "fr").stdout


def test_a_language_that_there_is_not_is_one_line_and_ends_with_2(run) -> None:
    result = run("play", "emira", "--lang", "tlh")
    assert result.exit_code == 2
    assert "there is no language 'tlh'; there are de, en, fr, nl, pl" in result.stderr
