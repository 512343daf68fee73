"""Editions: the component data of a game as a file that its owner may change, and what is found when it is checked.

A record of an edition says how sure it is: it has a field "mark". A check gives findings. Those with a clause compare
the data with a count or a table of the rulebook; those without one say that the data do not have the form that the
engine reads, and where.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

MARKS: Final = ("certain", "likely", "reconstructed")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: what the clause, or the form, asks for, and what the data say."""

    place: str  # the record or the part of the file, empty for what concerns the whole
    expected: str
    found: str
    clause: str = ""

    @property
    def ok(self) -> bool:
        return self.expected == self.found


@dataclass(frozen=True, slots=True)
class Field:
    """What a field of a record has to be."""

    kind: type | tuple[type, ...]
    needed: bool = True
    among: tuple[str | None, ...] = ()

    def wants(self) -> str:
        """What it has to be, in words."""
        if self.among:
            return "one of " + ", ".join("null" if value is None else value for value in self.among)
        kinds = self.kind if isinstance(self.kind, tuple) else (self.kind,)
        return " or ".join(KINDS[kind] for kind in kinds)

    def accepts(self, value: Any) -> bool:
        if self.among:
            return isinstance(value, str | None) and value in self.among
        if isinstance(value, bool):  # which Python takes for a number too
            return self.kind is bool
        return isinstance(value, self.kind)


KINDS: Final[dict[type, str]] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
    type(None): "null",
}


def check_fields(place: str, row: Any, fields: Mapping[str, Field]) -> Iterator[Finding]:
    """What is missing, unknown or of the wrong type in a record."""
    if not isinstance(row, dict):
        yield Finding(place, "an object", shown(row))
        return
    for name, field in fields.items():
        if name not in row:
            if field.needed:
                yield Finding(place, f"{name}: {field.wants()}", "missing")
        elif not field.accepts(row[name]):
            yield Finding(place, f"{name}: {field.wants()}", shown(row[name]))
    for name in row:
        if name not in fields:
            yield Finding(place, f"only {', '.join(fields)}", name)


def repeated(place: str, keys: Iterable[str]) -> Iterator[Finding]:
    """Keys that more than one record bears."""
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            yield Finding(place, "each key once", f"{key} again")
        seen.add(key)


def shown(value: Any) -> str:
    """A value of the data, short enough for a line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"


def read_data(text: str) -> tuple[dict[str, Any], list[Finding]]:
    """The data in an edition's file, and what is wrong with the file as such; no data if it cannot be read."""
    findings: list[Finding] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """An object; Python would let the last of two equal names win."""
        out = dict(pairs)
        place = str(out.get("key", "an object"))
        findings.extend(repeated(place, (name for name, _ in pairs)))
        return out

    try:
        data = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        return {}, [Finding(f"line {error.lineno}, column {error.colno}", "JSON", error.msg)]
    if not isinstance(data, dict):
        return {}, [Finding("", "an object", shown(data))]
    return data, findings


def records(data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All records that bear a mark, with the name of the part that they stand in."""
    for part, value in data.items():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict) and "mark" in row:
                yield part, row


def fingerprint(data: Mapping[str, Any]) -> str:
    """The name of some component data with a hash of all that they say: what a record names as its edition."""
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return f"{data['edition']} {hashlib.sha256(canonical.encode()).hexdigest()[:12]}"
