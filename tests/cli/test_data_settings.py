"""Options that are tables of data: given as a file, as JSON, or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.cli.common import given_settings
from serai.core.settings import DataSetting
from tests.conformance.toy import Lots

TABLE = {"one": 1, "two": 2}


def check(data: object) -> list[str]:
    return [] if data == TABLE else ["not the table of one and two"]


@pytest.fixture
def game() -> Lots:
    """A game with a table that can be replaced."""
    game = Lots()
    game.settings = [*game.settings, DataSetting("table", check, [], "a table")]
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE, indent=2))
    return file


def given(game: Lots, text: object) -> object:
    return given_settings(game, None, None, None, [f"table={text}"])["table"]


def test_a_file_is_read_with_and_without_an_at_sign(game: Lots, file: Path) -> None:
    assert given(game, f"@{file}") == given(game, file) == '{"one":1,"two":2}'


def test_json_and_none_are_taken_as_they_are(game: Lots) -> None:
    assert given(game, '{"two": 2, "one": 1}') == '{"one":1,"two":2}'
    assert given(game, "none") is None


def test_a_missing_file_is_named(game: Lots, tmp_path: Path) -> None:
    with pytest.raises(serai.BadSetting, match=r"table: cannot read .*nowhere\.json: No such file"):
        given(game, f"@{tmp_path / 'nowhere.json'}")
    with pytest.raises(serai.BadSetting, match=r"table: cannot read .*: Is a directory"):
        given(game, tmp_path)


def test_a_file_that_is_no_json_or_no_text_is_refused(game: Lots, file: Path) -> None:
    file.write_text("one, two")
    with pytest.raises(serai.BadSetting, match=r"table takes none, or data as JSON .*; this is not JSON"):
        given(game, file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(serai.BadSetting, match=r"table: .*table\.json is no text in UTF-8"):
        given(game, file)


def test_what_is_wrong_with_the_data_is_told(game: Lots, file: Path) -> None:
    file.write_text("[1]")
    with pytest.raises(serai.BadSetting, match="table: not the table of one and two"):
        given(game, file)


def test_what_is_odd_about_data_is_told_and_the_data_is_taken(
    game: Lots, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given(game, file)
    assert capsys.readouterr().err == ""
    game.settings[-1] = DataSetting("table", check, [], "a table", warnings=lambda data: ["one is odd", "two is even"])
    assert given(game, file) == '{"one":1,"two":2}'
    told = capsys.readouterr()
    assert told.err.splitlines() == ["serai: warning: table: one is odd", "serai: warning: table: two is even"]
    assert told.out == ""


def test_nothing_is_odd_about_the_built_in_data(game: Lots) -> None:
    game.settings[-1] = DataSetting("table", check, [], "a table", warnings=lambda data: ["odd"])
    assert game.warnings(game.resolve_settings({})) == []
    assert game.warnings(game.resolve_settings({"table": TABLE})) == ["table: odd"]
