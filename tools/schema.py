"""Writes web/src/lib/schema.ts: the types of what the server sends and takes, out of its OpenAPI description."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from litestar.serialization import decode_json, encode_json

from kosmodrom.server.app import application
from kosmodrom.server.description import REFERENCE, Schema, described
from kosmodrom.server.settings import Settings

PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "schema.ts"
OPENING: Final = "// Written by `make schema` out of the server's OpenAPI description; do not edit.\n"
WORDS: Final = {"boolean": "boolean", "integer": "number", "null": "null", "number": "number", "string": "string"}


def page() -> str:
    """The types, in the order of their names."""
    found: Schema = decode_json(encode_json(described(application(Settings("")).openapi_schema.to_schema())))
    schemas: dict[str, Schema] = found["components"]["schemas"]
    asked = reachable(schemas, [*bodies(found), schemas["ClientMessage"]])
    types = [declaration(name, schemas[name], name in asked) for name in sorted(schemas)]
    return OPENING + "\n".join(types) + "\n"


def bodies(description: Schema) -> list[Schema]:
    """The bodies of all requests."""
    operations = [operation for path in description["paths"].values() for operation in path.values()]
    return [operation["requestBody"] for operation in operations if "requestBody" in operation]


def reachable(schemas: dict[str, Schema], start: list[Schema]) -> set[str]:
    """The names of all types that others are made of."""
    found: set[str] = set()
    todo = [name for part in start for name in references(part)]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += references(schemas[name])
    return found


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(REFERENCE)
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def declaration(name: str, schema: Schema, asked: bool) -> str:
    """One type. The server sends every field; what it is sent may leave out those that have a default."""
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)}"
    fields = [
        f"  {field}{'?' if asked and field not in schema.get('required', []) else ''}: {type_of(kind)}"
        for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def type_of(schema: Schema) -> str:
    """A type in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if parts := schema.get("oneOf") or schema.get("anyOf"):
        return " | ".join(type_of(part) for part in parts)
    if pair := schema.get("prefixItems"):
        return f"[{', '.join(type_of(part) for part in pair)}]"
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return WORDS[schema["type"]] if "type" in schema else "unknown"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
