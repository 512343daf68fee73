"""The client's types of what the server sends."""

from __future__ import annotations

from typing import Any

import pytest

from tools import schema

# Litestar 3 is to want parameters and dependencies marked as such; we stay below it.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def test_types_of_the_client_are_those_of_the_server() -> None:
    assert schema.PAGE.read_text(encoding="utf-8") == schema.page(), "run `make schema`"


def test_what_has_a_default_may_be_left_out_of_requests_and_is_in_every_answer() -> None:
    page = schema.page()
    assert "export interface JoinAsk {\n  seat?: number | null\n}" in page
    assert "  owner: number\n" in page
    assert "export type ServerMessage = " in page


@pytest.mark.parametrize(
    ("described", "written"),
    [
        ({"type": "array", "items": {"oneOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Text"}}, "Record<string, Text>"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]}, "[number, number]"),
        ({"enum": ["en", "pl"], "type": "string"}, "'en' | 'pl'"),
        ({}, "unknown"),
    ],
)
def test_types(described: dict[str, Any], written: str) -> None:
    assert schema.type_of(described) == written
