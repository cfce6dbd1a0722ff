"""Damage to plain data: every way that the tests of the loaders try."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from hypothesis import strategies as st

Path = tuple[str | int, ...]

WRONG_VALUES: list[object] = [
    None, True, -1, 0, 1, 2, 7, 2**63, 2**70, -(2**70), 1.5, float("nan"), float("inf"), "", "x", [], {}, [None], [[]],
    [0], [-1], ["x"], {"x": 1}, [[0, 0, 0]],
]  # fmt: skip


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every place of the data, itself included."""
    yield path
    if isinstance(data, dict):
        for name in data:
            yield from paths(data[name], (*path, name))
    elif isinstance(data, list):
        for i, item in enumerate(data):
            yield from paths(item, (*path, i))


def part(data: object, path: Path) -> object:
    for step in path:
        data = data[step]
    return data


def with_value(data: object, path: Path, value: object) -> object:
    if not path:
        return value
    data = copy.deepcopy(data)
    part(data, path[:-1])[path[-1]] = value
    return data


def without(data: object, path: Path) -> object:
    data = copy.deepcopy(data)
    del part(data, path[:-1])[path[-1]]
    return data


@st.composite
def damaged(draw: st.DrawFn, data: object) -> object:
    """The data with one to three things wrong, deep or shallow."""
    for _ in range(draw(st.integers(1, 3))):
        everywhere = list(paths(data))
        depth = draw(st.integers(0, max(len(path) for path in everywhere)))
        path = draw(st.sampled_from([path for path in everywhere if len(path) >= depth] or everywhere))
        value = part(data, path)
        kinds = ["wrong", "other"]
        if path:
            kinds.append("without")
        if isinstance(value, list) and value:
            kinds += ["twice", "turned"]
        if type(value) is int:
            kinds.append("near")
        kind = draw(st.sampled_from(kinds))
        if kind == "wrong":
            data = with_value(data, path, draw(st.sampled_from(WRONG_VALUES)))
        elif kind == "other":
            data = with_value(data, path, copy.deepcopy(part(data, draw(st.sampled_from(everywhere)))))
        elif kind == "without":
            data = without(data, path)
        elif kind == "twice":
            assert isinstance(value, list)
            data = with_value(data, path, [*value, copy.deepcopy(draw(st.sampled_from(value)))])
        elif kind == "turned":
            assert isinstance(value, list)
            data = with_value(data, path, value[::-1])
        else:
            assert isinstance(value, int)
            data = with_value(data, path, value + draw(st.sampled_from([-10, -1, 1, 10])))
    return data
