"""Whether plain data is as its `TypedDict` declares it: every key, every name, all the way down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_record

from serai.core.view_types import MOVE, SOME

PLAIN: Final[dict[Any, tuple[type, ...]]] = {int: (int,), float: (int, float), str: (str,), bool: (bool,)}

Fields = dict[str, tuple[Any, bool]]  # the type of each key, and whether it has to be there
known: dict[Any, Fields] = {}


def record_of(kind: Any) -> Any:
    """The `TypedDict` that a type is or, of a generic one, is made from; None if it is neither."""
    origin = get_origin(kind) or kind
    return origin if is_record(origin) else None


def fields_of(kind: Any) -> Fields:
    """Keys that are inherited come first, and type variables have become what they stand for."""
    if kind not in known:
        known[kind] = dict(found_fields(kind))
    return known[kind]


def found_fields(kind: Any) -> Iterator[tuple[str, tuple[Any, bool]]]:
    record = record_of(kind)
    stands_for: dict[Any, Any] = {}
    for base in (kind, *getattr(record, "__orig_bases__", ())):
        parameters = getattr(get_origin(base), "__parameters__", ())
        stands_for |= dict(zip(parameters, get_args(base)))
    for name, declared in get_type_hints(record, include_extras=True).items():
        required = get_origin(declared) is not NotRequired
        yield name, (resolved(declared if required else get_args(declared)[0], stands_for), required)


def resolved(kind: Any, stands_for: Mapping[Any, Any]) -> Any:
    if isinstance(kind, TypeVar):
        return stands_for.get(kind, kind)
    parameters = getattr(kind, "__parameters__", ())
    return kind[tuple(stands_for.get(one, one) for one in parameters)] if parameters else kind


def alternatives(kind: Any) -> tuple[Any, ...]:
    """The parts of a union; anything else is the only one."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def by_name(kind: Any) -> tuple[Any, Any, bool]:
    """Of a dict: the types of its keys and values, and whether all names have to be there."""
    whole = get_origin(kind) is not Annotated
    keys, values = get_args(kind if whole else get_args(kind)[0])
    return keys, values, whole and get_origin(keys) is Literal


def is_dict(kind: Any) -> bool:
    if get_origin(kind) is Annotated:
        return SOME in get_args(kind)
    return get_origin(kind) is dict


def misfits(value: object, kind: Any, path: str = "view") -> Iterator[str]:
    """Everything that is not as declared, with its path."""
    kinds = [one for one in alternatives(kind) if one is not NoneType]
    if value is None:
        if len(kinds) == len(alternatives(kind)) and kind is not object:
            yield f"{path}: null, and it is always there"
    elif len(kinds) != 1:
        if all(any(misfits(value, one, path)) for one in kinds):
            yield f"{path}: {value!r} is none of {alternatives(kind)}"[:300]
    else:
        yield from misfits_of_one(value, kinds[0], path)


def misfits_of_one(value: object, kind: Any, path: str) -> Iterator[str]:
    if record_of(kind) is not None:
        yield from misfits_of_record(value, fields_of(kind), path)
    elif get_origin(kind) is Literal:
        if not any(value == one and type(value) is type(one) for one in get_args(kind)):
            yield f"{path}: {value!r} is not one of {', '.join(map(repr, get_args(kind)))}"[:300]
    elif get_origin(kind) is list:
        if isinstance(value, list):
            for number, item in enumerate(value):
                yield from misfits(item, get_args(kind)[0], f"{path}[{number}]")
        else:
            yield f"{path}: {value!r} is no list"[:300]
    elif get_origin(kind) is Annotated and MOVE in get_args(kind):
        if not isinstance(value, Mapping) or not isinstance(value.get("kind"), str):
            yield f"{path}: {value!r} is no move"[:300]
    elif is_dict(kind):
        yield from misfits_of_dict(value, kind, path)
    elif kind is not object and type(value) not in PLAIN[kind]:
        yield f"{path}: {value!r} is not {kind.__name__}"[:300]


def misfits_of_record(value: object, fields: Fields, path: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{path}: {value!r} is no record"[:300]
        return
    for name in value:
        if name not in fields:
            yield f"{path}.{name}: not declared"
    for name, (kind, required) in fields.items():
        if name in value:
            yield from misfits(value[name], kind, f"{path}.{name}")
        elif required:
            yield f"{path}.{name}: missing"


def misfits_of_dict(value: object, kind: Any, path: str) -> Iterator[str]:
    keys, values, whole = by_name(kind)
    if not isinstance(value, Mapping):
        yield f"{path}: {value!r} is no dict"[:300]
        return
    for name, item in value.items():
        yield from misfits(name, keys, f"{path}, key {name!r}")
        yield from misfits(item, values, f"{path}.{name}")
    if whole:
        yield from (f"{path}.{name}: missing" for name in get_args(keys) if name not in value)
