"""Golden games come out as they were written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.core.registry import names
from tests.golden.case import Case
from tests.golden.moments import refusals, views_text
from tests.golden.regenerate import FOLDER, PLAYTHROUGHS, SAVES, find, playthrough, save_text, settings_text

SAVE_FILES = sorted((FOLDER / "saves").glob("*.json"))
CHANGED = "if the rules were meant to change: .venv/bin/python -m tests.golden.regenerate"


@pytest.mark.parametrize("file", SAVE_FILES, ids=lambda file: file.stem)
def test_a_golden_save_replays_to_the_same_end(file: Path) -> None:
    save = json.loads(file.read_text(encoding="utf-8"))
    match = serai.load(save)
    assert serai.differences(match, save) == [], CHANGED
    assert match.result is not None


@pytest.mark.parametrize("file", SAVE_FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_seen_and_refuses_as_it_did(file: Path) -> None:
    match = serai.load(json.loads(file.read_text(encoding="utf-8")))
    assert views_text(match) == (FOLDER / "views" / file.name).read_text(encoding="utf-8"), CHANGED
    refused = (FOLDER / "refusals" / f"{file.stem}.txt").read_text(encoding="utf-8")
    assert list(refusals(match)) == refused.splitlines(), CHANGED


@pytest.mark.parametrize("case", SAVES, ids=lambda case: case.name)
def test_a_golden_save_is_made_again_alike(case: Case) -> None:
    text = (FOLDER / "saves" / f"{case.name}.json").read_text(encoding="utf-8")
    assert save_text(find(case)) == text, CHANGED


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=lambda case: case.name)
def test_a_playthrough_reads_the_same(case: Case) -> None:
    text = (FOLDER / "playthroughs" / f"{case.name}.txt").read_text(encoding="utf-8")
    assert "\n".join(playthrough(find(case))) + "\n" == text, CHANGED


@pytest.mark.parametrize("name", names())
def test_settings_take_what_they_took(name: str) -> None:
    golden = (FOLDER / "settings" / f"{name}.json").read_text(encoding="utf-8")
    assert settings_text(serai.game(name)) == golden, CHANGED


def test_there_is_a_golden_save_for_every_way_to_end() -> None:
    endings = {json.loads(file.read_text(encoding="utf-8"))["result"]["ending"] for file in SAVE_FILES}
    assert endings == {ending for game in names() for ending in serai.game(game).endings}


def test_the_golden_saves_cover_players_modes_and_editions() -> None:
    for game in names():
        for setting in serai.game(game).settings:
            if setting.name in ("players", "mode", "edition"):
                used = {case.settings[setting.name] for case in SAVES if case.game == game}
                assert used == set(setting.values)


def test_no_golden_file_is_left_over() -> None:
    assert {file.stem for file in SAVE_FILES} == {case.name for case in SAVES}
    for folder in ("views", "refusals"):
        assert {file.stem for file in (FOLDER / folder).iterdir()} == {case.name for case in SAVES}
    texts = {file.stem for file in (FOLDER / "playthroughs").glob("*.txt")}
    assert texts == {case.name for case in PLAYTHROUGHS}
