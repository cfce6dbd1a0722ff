"""Writes types for clients in TypeScript: the protocol's, from the `messages.py` of the server, and views'.

python -m serai.tools.typescript web/src
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, Final, cast

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from serai.core.registry import find, names
from serai.server.app import create_app
from serai.server.http import game_messages
from serai.server.http import messages as http_messages
from serai.server.live import messages as live_messages
from serai.server.tables import table_settings
from serai.tools.view_types import shared_types, view_type

HEAD: Final = "// What clients and the server say to each other. Written by `python3 dev.py types`.\n"
IMPORT: Final = 'import type {{ {names} }} from "./core";\n'
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, object]


def models() -> list[type[BaseModel]]:
    """Everything that is sent, in the order of the source."""
    own: dict[type[BaseModel], None] = {}
    for item in (*vars(http_messages).values(), *vars(game_messages).values(), *vars(live_messages).values()):
        if inspect.isclass(item) and issubclass(item, http_messages.Message) and item.model_fields:
            own[item] = None
    return [table_settings.Clock, table_settings.TableSettings, *own]


def typescript() -> str:
    mode: JsonSchemaMode = "validation"
    _, schema = models_json_schema([(model, mode) for model in models()], ref_template="{model}")
    definitions = cast(dict[str, Schema], schema["$defs"])
    declared = sorted(set(re.findall(r'"x-type": "(\w+)"', json.dumps(definitions))))
    parts = [HEAD, IMPORT.format(names=", ".join(declared)), "export type Json = { [name: string]: unknown };\n"]
    sent = sent_by_clients(definitions)
    parts += [interface(model, definitions[model.__name__], model.__name__ in sent) for model in models()]
    for name, reader in (("FromClient", live_messages.client_messages), ("FromServer", live_messages.server_messages)):
        parts.append(f"export type {name} = {' | '.join(members(reader))};\n")
    return "\n".join(parts)


def interface(model: type[BaseModel], schema: Schema, sent: bool) -> str:
    lines = [f"export interface {model.__name__} {{"]
    if model.__doc__:
        lines.insert(0, f"/** {inspect.cleandoc(model.__doc__)} */".replace("\n", "\n * ").replace(" * \n", " *\n"))
    required = cast(list[str], schema.get("required", []))
    for name, field in cast(dict[str, Schema], schema.get("properties", {})).items():
        if "description" in field:
            lines.append(f"  /** {field['description']} */")
        optional = "?" if sent and name not in required else ""
        lines.append(f"  {name}{optional}: {type_of(field)};")
    return "\n".join([*lines, "}\n"])


def sent_by_clients(definitions: dict[str, Schema]) -> set[str]:
    """What clients send, with all its parts: only there may something be left out."""
    paths = json.dumps(create_app(Path()).openapi()["paths"])
    bodies = re.findall(r'"requestBody": .*?"\$ref": "#/components/schemas/(\w+)"', paths)
    waiting = [*bodies, *members(live_messages.client_messages)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += re.findall(r'"\$ref": "(\w+)"', json.dumps(definitions[name]))
    return found


def members(union: TypeAdapter[Any]) -> list[str]:
    mapping: dict[str, str] = union.json_schema(ref_template="{model}")["discriminator"]["mapping"]
    return list(mapping.values())


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "x-type" in schema:  # what the core declares
        return str(schema["x-type"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in cast(list[object], schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in cast(list[Schema], schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(cast(Schema, schema["items"]))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return "Json" if not isinstance(values, dict) else f"{{ [key: string]: {type_of(values)} }}"
    return PLAIN[str(kind)] if kind is not None else "unknown"


def files() -> dict[str, str]:
    """All that is written, by path."""
    views = {f"games/{name}/view.ts": view_type(find(name)) for name in names() if find(name).view_type() is not None}
    return {"protocol.ts": typescript(), "core.ts": shared_types(), **views}


if __name__ == "__main__":
    for path, text in files().items():
        file = Path(sys.argv[1], path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
