"""The OpenAPI description, with what its maker cannot know: errors, ways in, and what is said over a socket."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from kosmodrom.server import models
from kosmodrom.server.accounts import COOKIE
from kosmodrom.server.problems import Trouble

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/"
ERROR: Final[Schema] = {
    "description": "The request cannot be done",
    "content": {"application/json": {"schema": {"$ref": f"{REFERENCE}Trouble"}}},
}
WAYS_IN: Final[Schema] = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}


def spoken() -> tuple[list[Schema], dict[str, Schema]]:
    """What the server says over a socket and what it hears there, and all that these are made of."""
    kinds = [models.Event, models.Request, Trouble]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=f"{REFERENCE}{{name}}")
    return list(shapes), parts


def described(schema: Schema) -> Schema:
    """The whole description."""
    (event, request, _), parts = spoken()
    parts |= schema["components"]["schemas"] | {"ServerMessage": event, "ClientMessage": request}
    paths = {
        path: {method: with_errors(operation) for method, operation in operations.items()}
        for path, operations in schema["paths"].items()
    }
    ways: list[Schema] = [{}, *({name: []} for name in WAYS_IN)]  # much is open to everybody
    return schema | {"paths": paths, "components": {"schemas": parts, "securitySchemes": WAYS_IN}, "security": ways}


def with_errors(operation: Schema) -> Schema:
    """Every answer that is no success has one form."""
    good = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    return operation | {"responses": good | {"default": ERROR}}


class Description(JsonRenderPlugin):
    """Gives the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return self.render_json(request, described(openapi_schema))
