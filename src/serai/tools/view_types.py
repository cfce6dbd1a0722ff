"""Writes a game's view for clients in TypeScript, from the `TypedDict`s that the game has declared it with."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Sequence
from types import NoneType
from typing import Annotated, Any, Final, Literal, get_args, get_origin

from serai.core.game import Game
from serai.core.view_types import MOVE, AdviceData, Decision, EventData, NumberedEvent
from serai.testing.typed import alternatives, by_name, fields_of, is_dict, record_of

HEAD: Final = (
    "// What a seat sees of {game}. Written by `python3 dev.py types` from the types that its rules declare.\n"
)
SHARED_HEAD: Final = "// What every game shares. Written by `python3 dev.py types` from what the core declares.\n"
PROTOCOL: Final = 'import type { Json } from "./protocol";\n'
SHARED_MODULE: Final = 'import type { Decision } from "../../core";\n'
PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}
WIDTH: Final = 120


class Writer:
    """All that some types are made of, each thing before what it is a part of; those `elsewhere` are only named."""

    def __init__(self, types: Sequence[Any], elsewhere: Sequence[Any] = ()) -> None:
        self.written: dict[str, str] = {}
        self.elsewhere = elsewhere
        declared = vars(sys.modules[types[0].__module__])
        self.names = {kind: name for name, kind in declared.items() if get_origin(kind) is Literal}
        for one in types:
            self.named(one)

    def type_of(self, kind: Any) -> str:
        if kind in self.elsewhere:
            return str(kind.__name__)
        if get_origin(kind) is Annotated and MOVE in get_args(kind):
            return self.alias("Move", "{ kind: string } & Json", MOVE)
        if kind == dict[str, object]:
            return "Json"
        if get_origin(kind) is Literal:
            return self.literal(kind)
        if record_of(kind) is not None:
            return self.named(kind) if record_of(kind) is kind else self.record(kind)
        if is_dict(kind):
            keys, values, whole = by_name(kind)
            written = f"Record<{self.type_of(keys)}, {self.type_of(values)}>"
            return written if whole or keys is str else f"Partial<{written}>"
        if get_origin(kind) is list:
            inner = self.type_of(get_args(kind)[0])
            return f"({inner})[]" if "|" in inner.split("{")[0] else f"{inner}[]"
        if len(alternatives(kind)) > 1:
            return " | ".join(self.type_of(one) for one in alternatives(kind))
        return PLAIN[kind]

    def literal(self, kind: Any) -> str:
        members = " | ".join(json.dumps(one) for one in get_args(kind))
        name = self.names.get(kind)
        if name is None:
            return members
        line = f"export type {name} = {members};\n"
        if len(line) > WIDTH:
            line = f"export type {name} =\n  | " + "\n  | ".join(members.split(" | ")) + ";\n"
        self.written[name] = line
        return name

    def alias(self, name: str, text: str, said: str) -> str:
        self.written.setdefault(name, f"/** {said} */\nexport type {name} = {text};\n")
        return name

    def named(self, record: Any) -> str:
        name: str = record.__name__
        if name not in self.written:
            text = f"export type {name} = {self.record(record)};\n"
            said = inspect.cleandoc(record.__doc__) if "__doc__" in vars(record) and record.__doc__ else ""
            self.written[name] = (f"/** {said} */\n" if said else "") + text
        return name

    def record(self, kind: Any) -> str:
        lines = [
            f"  {name}{'' if required else '?'}: {self.type_of(field)};".replace("\n", "\n  ")
            for name, (field, required) in fields_of(kind).items()
        ]
        return "\n".join(["{", *lines, "}"])


def view_type(game: Game) -> str:
    view = game.view_type()
    assert view is not None, f"{game.id} has declared no view"
    return "\n".join([HEAD.format(game=game.id), SHARED_MODULE, *Writer([view], [Decision]).written.values()])


def shared_types() -> str:
    """What every view and every log is made of."""
    return "\n".join(
        [SHARED_HEAD, PROTOCOL, *Writer([Decision, EventData, NumberedEvent, AdviceData]).written.values()]
    )
