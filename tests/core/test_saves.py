"""Saves: they come back whole, and a damaged one is told from a good one without falling over."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai.core.registry import names
from serai.core.rng import seeded
from serai.testing.conformance import modest_option
from tests.conformance.toy import Lots
from tests.core.mutations import WRONG_VALUES, damaged


def played(name: str, choices: int) -> serai.Match:
    match = serai.game(name).new(seed=11)
    rng = seeded("saves")
    while match.decision is not None and len(match.choices) < choices:
        match.act(match.game.space.flat(match.state.question_number, modest_option(match.state, rng)))
    return match


SAVES = {name: json.loads(json.dumps(played(name, 60).export())) for name in names()}


@pytest.fixture(params=sorted(SAVES))
def save(request: pytest.FixtureRequest) -> dict[str, object]:
    return copy.deepcopy(SAVES[request.param])


def test_a_save_comes_back_as_dict_text_and_bytes(save: dict[str, object]) -> None:
    text = json.dumps(save)
    for data in (save, text, text.encode()):
        match = serai.load(data)
        assert json.loads(json.dumps(match.export())) == save
        assert serai.differences(match, save) == []


def test_a_match_can_be_pickled(save: dict[str, object]) -> None:
    match = serai.load(save)
    assert pickle.loads(pickle.dumps(match)).export() == match.export()


def test_a_match_from_a_position_keeps_its_start(save: dict[str, object]) -> None:
    before = serai.load(save)
    match = before.game.from_position(before.position())
    match.act(match.decision.actions[0])
    assert serai.load(json.dumps(match.export())).export() == match.export()


def test_a_save_does_not_change_with_the_match_loaded_from_it(save: dict[str, object]) -> None:
    before = copy.deepcopy(save)
    match = serai.load(save)
    match.act(match.decision.actions[0])
    assert save == before


@pytest.mark.parametrize("data", [None, 5, [], {}, "", "{", "[]", "null", b"\xff\xfe", "[" * 100_000, {"format": 1}])
def test_what_is_no_save(data: object) -> None:
    with pytest.raises(serai.BadSave):
        serai.load(data)


def test_a_truncated_text(save: dict[str, object]) -> None:
    text = json.dumps(save)
    for length in range(0, len(text), 7):
        with pytest.raises(serai.BadSave):
            serai.load(text[:length])


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "seed", "choices"])
def test_a_missing_field(save: dict[str, object], field: str) -> None:
    del save[field]
    with pytest.raises(serai.BadSave, match=field):
        serai.load(save)


@pytest.mark.parametrize(
    ("field", "value"),
    [("format", "serai-match-0"), ("game", "chess"), ("rules", "0"), ("rules", 1), ("seed", 1.5), ("seed", True),
     ("choices", ["0"]), ("choices", [True]), ("choices", [-1]), ("choices", [2**70]), ("choices", {}),
     ("options", {"players": 99}), ("options", {"colour": "red"}), ("options", []), ("start", []), ("start", {})],
)  # fmt: skip
def test_a_wrong_field(save: dict[str, object], field: str, value: object) -> None:
    with pytest.raises(serai.BadSave):
        serai.load({**save, field: value})


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "seed", "choices", "start"])
@pytest.mark.parametrize("value", WRONG_VALUES, ids=repr)
def test_any_value_in_any_field(save: dict[str, object], field: str, value: object) -> None:
    loads_or_is_bad({**save, field: value})


def test_a_choice_that_cannot_be_made_is_named(save: dict[str, object]) -> None:
    choices = save["choices"]
    assert isinstance(choices, list)
    with pytest.raises(serai.BadSave, match=f"choice {len(choices) + 1} of"):
        serai.load({**save, "choices": [*choices, -1]})
    match = serai.load(save)
    wrong = next(action for action in range(match.game.space.size) if action not in match.decision.actions)
    with pytest.raises(serai.BadSave, match=f"choice {len(choices) + 1} of"):
        serai.load({**save, "choices": [*choices, wrong]})


@pytest.mark.parametrize("field", ["seed", "choices", "digest", "result"])
def test_tampering_shows_as_a_difference(save: dict[str, object], field: str) -> None:
    """What replays but is not what was saved: another seed, fewer choices, another claim."""
    other = copy.deepcopy(save)
    if field == "choices":
        choices = other["choices"]
        assert isinstance(choices, list)
        choices.pop()
    else:
        other[field] = {"seed": 12, "digest": "0" * 64, "result": {"ending": "none"}}[field]
    try:
        match = serai.load(other)
    except serai.BadSave:
        return
    assert serai.differences(match, other) != []


def test_choices_after_the_end_are_refused(lots: Lots) -> None:
    match = lots.new(seed=1)
    while match.decision is not None:
        match.act(match.decision.actions[0])
    save = match.export()
    assert serai.load(save).result is not None
    with pytest.raises(serai.BadSave, match="game_is_over"):
        serai.load({**save, "choices": [*match.choices, 0]})


def loads_or_is_bad(data: object) -> None:
    """Nothing but a match or a BadSave may come out of the loader."""
    try:
        match = serai.load(data)
    except serai.BadSave:
        return
    assert match.export()["format"] == "serai-match-1"


@pytest.mark.parametrize("name", sorted(SAVES))
@given(data=st.data())
@settings(deadline=None, max_examples=150, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_any_damage_gives_a_match_or_a_bad_save(name: str, data: st.DataObject) -> None:
    loads_or_is_bad(data.draw(damaged(SAVES[name])))


@pytest.mark.parametrize("name", sorted(SAVES))
@given(data=st.data())
@settings(deadline=None, max_examples=100, derandomize=True)
def test_any_damage_to_the_text_gives_a_match_or_a_bad_save(name: str, data: st.DataObject) -> None:
    text = json.dumps(SAVES[name])
    at = data.draw(st.integers(0, len(text)))
    loads_or_is_bad(text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :])
