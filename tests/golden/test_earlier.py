"""Golden games of earlier rules versions, as they were saved then: read today, to their end or to a changed clause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai

SAVES = sorted((Path(__file__).parent / "earlier").glob("*/*.json"))
STOPPED: dict[str, str] = {}  # the games that meet a clause whose meaning has changed, and the clause


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_of_an_earlier_version_ends_as_it_did_or_stops_by_its_clause(file: Path) -> None:
    save = json.loads(file.read_text(encoding="utf-8"))
    assert save["rules"] == file.parent.name
    match = serai.load(save)
    if file.stem in STOPPED:
        assert match.stopped is not None
        assert match.stopped.clause == STOPPED[file.stem]
        assert match.export() == save
        return
    assert match.stopped is None
    assert match.result is not None
    assert json.loads(json.dumps(match.result.as_dict())) == save["result"]
    assert serai.differences(match, save) == []
    assert len(match.choices) == len(save["choices"])


def test_every_game_has_games_of_every_earlier_version() -> None:
    kept = {(json.loads(file.read_text(encoding="utf-8"))["game"], file.parent.name) for file in SAVES}
    wanted = {(name, version) for name in serai.games() for version in serai.game(name).earlier_versions}
    assert wanted <= kept
