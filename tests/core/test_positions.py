"""Positions: a hand-edited one is read, or refused with what is wrong, and then plays like any other."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai.core.registry import names
from serai.core.rng import seeded
from serai.testing.conformance import combinations, modest_option
from tests.core.mutations import WRONG_VALUES, damaged, part, paths, with_value, without

PERHAPS_AT = (0, 6, 25, 60, 110, 170, 240)


def positions_of(name: str) -> list[dict[str, object]]:
    """Positions at different stages, with different settings, and one at every kind of decision met."""
    game = serai.game(name)
    found = []
    kinds = set()
    for seed, options in enumerate(combinations(game)[::5]):
        match = game.new(seed=seed, **options)
        rng = seeded(f"positions:{seed}")
        while match.decision is not None and len(match.choices) < 300:
            if match.decision.question not in kinds or len(match.choices) == PERHAPS_AT[seed % len(PERHAPS_AT)]:
                kinds.add(match.decision.question)
                found.append(json.loads(json.dumps(match.position())))
            match.act(game.space.flat(match.state.question_number, modest_option(match.state, rng)))
    return found


POSITIONS = {name: positions_of(name) for name in names()}


def reads_or_is_bad(name: str, data: object) -> serai.Match | None:
    """Nothing but a match or a BadPosition may come out, and a match can be looked at and dealt anew by everybody."""
    try:
        match = serai.game(name).from_position(data)
    except serai.BadPosition:
        return None
    assert match.state.problems() == []
    for viewer in [*range(match.players), None]:
        json.dumps(match.view(viewer))
        match.state.clone().redeal(match.players if viewer is None else viewer, seeded("anew"))
    return match


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_a_position_comes_back_the_same(name: str) -> None:
    for position in POSITIONS[name]:
        assert json.loads(json.dumps(serai.game(name).from_position(position).position())) == position
        assert json.loads(json.dumps(serai.game(name).from_position(json.dumps(position)).position())) == position


@pytest.mark.parametrize("name", sorted(POSITIONS))
@pytest.mark.parametrize("data", [None, 5, [], "", "{", "[]", "[" * 100_000, {}, {"options": {}}])
def test_what_is_no_position(name: str, data: object) -> None:
    with pytest.raises(serai.BadPosition):
        serai.game(name).from_position(data)


@pytest.mark.parametrize("name", sorted(POSITIONS))
@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("rules", "0"), ("options", {"players": 99})])
def test_a_position_of_something_else(name: str, field: str, value: object) -> None:
    with pytest.raises(serai.BadPosition):
        serai.game(name).from_position({**POSITIONS[name][0], field: value})


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_a_field_that_nobody_reads_is_named(name: str) -> None:
    with pytest.raises(serai.BadPosition, match="colour_of_the_sky"):
        serai.game(name).from_position({**POSITIONS[name][0], "colour_of_the_sky": "blue"})


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_every_field_takes_no_wrong_type_or_value(name: str) -> None:
    """Each field of a position in turn: another value of each kind, and none at all."""
    for position in POSITIONS[name][:2]:
        fields = [path for path in paths(position) if path and not isinstance(path[-1], int)]
        for number, path in enumerate(fields):
            reads_or_is_bad(name, without(position, path))
            for value in [None, *WRONG_VALUES[number % 4 :: 4]]:
                reads_or_is_bad(name, with_value(position, path, value))


@pytest.mark.parametrize("name", sorted(POSITIONS))
@given(data=st.data())
@settings(deadline=None, max_examples=400, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_any_damage_gives_a_match_or_a_bad_position(name: str, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(POSITIONS[name]))
    reads_or_is_bad(name, data.draw(damaged(position)))


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_knowledge_that_contradicts_itself_does_no_harm(name: str) -> None:
    """Who knows a place exactly, and who knows it roughly, edited by hand: refused, or good to deal anew from."""
    for position in POSITIONS[name]:
        players = serai.game(name).from_position(position).players
        for path in paths(position):
            if len(path) > 1 and path[-2] == "known_by":
                reads_or_is_bad(name, with_value(position, path, list(range(players + 1))))
            elif path and path[-1] == "zones":
                zones = part(position, path)
                assert isinstance(zones, list)
                reads_or_is_bad(name, with_value(position, path, zones + zones))
                for zone, viewer in [(zone, viewer) for zone in range(len(zones)) for viewer in range(players)]:
                    reads_or_is_bad(name, with_value(position, (*path, zone, "viewer"), viewer))


NOTES = ("agenda", "decision", "phase", "this_round", "auction", "ending", "reveals", "draws")


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_a_position_with_other_numbers_plays_like_any_other(name: str) -> None:
    """Of a board that a person has changed and the reader accepts: the game goes on and keeps its invariants."""
    accepted = 0
    rng = seeded("edited")
    for position in POSITIONS[name][:4]:
        numbers = [path for path in paths(position) if path and type(part(position, path)) is int]
        for path in [path for path in numbers if path[0] not in NOTES]:
            value = part(position, path)
            assert isinstance(value, int)
            match = reads_or_is_bad(name, with_value(position, path, value + (10 if value >= 10 else 1)))
            if match is None:
                continue
            accepted += 1
            state = match.state
            for _ in range(12):
                if state.seat >= 0:
                    state.choose(modest_option(state, rng))
            assert state.problems() == [], (path, value)
    assert accepted
