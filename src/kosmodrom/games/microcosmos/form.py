"""The form of an edition of Micro Cosmos: what its file has to look like before anybody can count in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from kosmodrom.engine.edition import MARKS, Field, Finding, check_fields, repeated, shown
from kosmodrom.games.microcosmos.cards import (
    ACTIONS,
    ASKED,
    COLOURS,
    DIRECTIONS,
    EDGES,
    FIELD_KINDS,
    FIELDS,
    GAINS,
    GOALS,
    RESOURCES,
    SYMBOLS,
    UPGRADES,
    WAYS,
)

TEXT: Final = Field(str)
NUMBER: Final = Field(int)
SWITCH: Final = Field(bool)
LIST: Final = Field(list)
OBJECT: Final = Field(dict)
COLOUR: Final = Field(str, among=COLOURS)

EDITION: Final = {
    "game": Field(str, among=("microcosmos",)),
    "edition": TEXT,
    "format": NUMBER,
    "planets": LIST,
    "portal": OBJECT,
    "crew": LIST,
    "survivors": LIST,
    "upgrades": LIST,
    "outpost_pairs": LIST,
    "colonies": LIST,
    "bridges": LIST,
    "automa_ark": OBJECT,
    "automa_cards": LIST,
    "levels": LIST,
    "numbers": OBJECT,
    "supply": OBJECT,
}
MARKED: Final = {"mark": Field(str, among=MARKS), "marks": Field(dict, needed=False)}
NAMED: Final = {"key": TEXT, "en": TEXT, "pl": TEXT, **MARKED}
MAP: Final = {"number": TEXT, "fields": LIST, "links": LIST, "exits": OBJECT}
PORTAL: Final = {**NAMED, **MAP}
PLANET: Final = {
    **PORTAL,
    "colour": COLOUR,
    "start": SWITCH,
    "tracks": OBJECT,
    "points": LIST,
    "front": OBJECT,
    "back": OBJECT,
}
EDGE: Final = {"on": Field(str, among=EDGES), "cost": OBJECT, "gain": OBJECT}
COST: Final = ("any_leader", "planet_leader", "engineer", "resources", "points")
PLAIN: Final = (
    "cargo", "cargo_upgraded", "start_resources", "hand", "row", "cantina", "dealt", "kept", "plays",
    "plays_on_portal", "levels", "levels_for_colony", "levels_for_outpost", "outpost_points",
    "outpost_on_colony_points", "open_survivors", "planets_to_end", "planets_to_end_long", "substitutes",
)  # fmt: skip
SUPPLY: Final = (
    "ark_cards", "cargo_cards", "cantina_boards", "leader_tokens", "engineer_tokens", "resource_markers",
    "cargo_markers", "arks", "score_markers", "terraform_markers", "colony_markers", "outposts",
    "first_player_markers",
)  # fmt: skip
# The parts that are lists of records, each with the fields of a record.
ROWS: Final[dict[str, Mapping[str, Field]]] = {
    "planets": PLANET,
    "crew": {**NAMED, "symbol": Field(str, among=SYMBOLS), "top": OBJECT, "bottom": OBJECT},
    "survivors": {**NAMED, "colour": COLOUR, "gain": OBJECT},
    "upgrades": {
        **NAMED,
        "specialist": Field(str, among=ASKED),
        "cost": OBJECT,
        "steps": NUMBER,
        "row": Field(str, among=("top", "bottom")),
        "column": NUMBER,
    },
    "colonies": {"number": NUMBER, **MARKED, **dict.fromkeys(COST, NUMBER)},
    "bridges": NAMED,
    "automa_cards": {
        **NAMED,
        "jump": SWITCH,
        "direction": Field(str, among=WAYS),
        "goal": Field(str, among=GOALS),
        "actions": LIST,
    },
    "levels": {**NAMED, "upgrade_points": LIST, "colony": SWITCH, "resources": NUMBER},
}
# The parts that are one record.
SINGLES: Final[dict[str, Mapping[str, Field]]] = {
    "portal": PORTAL,
    "automa_ark": {**MARKED, "upgrades": LIST, "colonies": NUMBER},
    "numbers": {**MARKED, **dict.fromkeys(PLAIN, NUMBER), "engines": LIST, "survivor_points": LIST},
    "supply": {**MARKED, **dict.fromkeys(SUPPLY, NUMBER)},
}
ONLY_RESOURCES: Final = GAINS[:RESOURCES]
# A key stands in the notation of answers.
KEY: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
SPENT: Final = (*ONLY_RESOURCES, "any")


def check_form(data: dict[str, Any]) -> list[Finding]:
    """What keeps the engine from reading an edition; nothing if it can."""
    found = list(check_fields("the file", data, EDITION))
    if found:
        return found
    for part, place, row in all_rows(data):
        wrong = list(check_fields(place, row, ROWS[part] if part in ROWS else SINGLES[part]))
        found += wrong or check_row(part, place, row)
    return found or list(check_whole(data))


def all_rows(data: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Every record with its part and the place to name."""
    for part in ROWS:
        for index, row in enumerate(data[part], 1):
            key = row.get("key") if isinstance(row, dict) else None
            yield part, f"{part} {index} {key!r}" if key else f"{part} {index}", row
    for part in SINGLES:
        yield part, part, data[part]


def check_row(part: str, place: str, row: dict[str, Any]) -> Iterator[Finding]:
    """What is wrong inside a record whose fields are of the right types."""
    for name, mark in row.get("marks", {}).items():
        yield from wanted(f"{place}, mark of {name}", mark, MARKS)
    match part:
        case "planets" | "portal":
            yield from check_map(place, row, "portal" if part == "portal" else "planet")
            if part == "planets":
                yield from check_planet(place, row)
        case "crew":
            for edge in ("top", "bottom"):
                yield from check_edge(f"{place}, {edge} edge", row[edge])
        case "survivors":
            yield from check_amounts(f"{place}, gain", row["gain"], GAINS)
        case "upgrades":
            yield from check_amounts(f"{place}, cost", row["cost"], ONLY_RESOURCES)
        case "automa_cards":
            yield from check_actions(place, row["actions"])
        case "levels":
            yield from check_numbers(f"{place}, upgrade_points", row["upgrade_points"])
        case "numbers":
            yield from check_numbers(f"{place}, engines", row["engines"])
            yield from check_numbers(f"{place}, survivor_points", row["survivor_points"])


def wanted(place: str, value: Any, among: Iterable[str]) -> Iterator[Finding]:
    """A value has to be one of some words."""
    words = tuple(among)
    if value not in words:
        yield Finding(place, f"one of {', '.join(words)}", shown(value))


def is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def check_amounts(place: str, row: Any, names: tuple[str, ...]) -> Iterator[Finding]:
    """Amounts by the names of what is gained or spent."""
    if not isinstance(row, dict):
        yield Finding(place, "an object", shown(row))
        return
    for name, amount in row.items():
        yield from wanted(place, name, names)
        if not is_count(amount) or amount == 0:
            yield Finding(place, f"{name}: 1 or more", shown(amount))


def check_numbers(place: str, row: list[Any]) -> Iterator[Finding]:
    if not all(is_count(number) for number in row):
        yield Finding(place, "whole numbers from 0", shown(row))


def check_edge(place: str, edge: Any) -> Iterator[Finding]:
    wrong = list(check_fields(place, edge, EDGE))
    yield from wrong
    if not wrong:
        yield from check_amounts(f"{place}, cost", edge["cost"], SPENT)
        yield from check_amounts(f"{place}, gain", edge["gain"], GAINS)


def check_planet(place: str, row: dict[str, Any]) -> Iterator[Finding]:
    yield from check_amounts(f"{place}, tracks", row["tracks"], ONLY_RESOURCES)
    for side in ("front", "back"):
        yield from check_amounts(f"{place}, {side}", row[side], GAINS)
    if len(row["points"]) != 2 or not all(is_count(points) for points in row["points"]):
        yield Finding(place, "points: those for first and second place", shown(row["points"]))


def check_map(place: str, row: dict[str, Any], first: str) -> Iterator[Finding]:
    """The spaces of a galaxy card: its planet or the portal first, lines between them, and the lines that lead out."""
    fields = row["fields"]
    if not 1 <= len(fields) <= FIELDS:
        yield Finding(place, f"1 to {FIELDS} fields", str(len(fields)))
    for index, field in enumerate(fields):
        where = f"{place}, field {index}"
        gains = field.get("kind") not in ("planet", "asteroid") if isinstance(field, dict) else True
        kinds = (first,) if index == 0 else FIELD_KINDS[2:]
        wants = {"kind": Field(str, among=kinds), **({"gain": OBJECT} if gains else {})}
        wrong = list(check_fields(where, field, wants))
        yield from wrong
        if not wrong and gains:
            yield from check_amounts(f"{where}, gain", field["gain"], GAINS)
    known = range(len(fields))
    for link in row["links"]:
        if not isinstance(link, list) or len(link) != 2 or link[0] == link[1] or any(end not in known for end in link):
            yield Finding(f"{place}, links", "two different fields of the card", shown(link))
    for direction, field in row["exits"].items():
        yield from wanted(f"{place}, exits", direction, DIRECTIONS)
        if not is_count(field) or field not in known:
            yield Finding(f"{place}, exits", f"{direction}: a field of the card", shown(field))


def check_actions(place: str, actions: list[Any]) -> Iterator[Finding]:
    """An Automa card has a list of entries, each one action or two with "or"."""
    for index, entry in enumerate(actions, 1):
        if not isinstance(entry, list) or not entry:
            yield Finding(f"{place}, action {index}", "a list of actions", shown(entry))
        else:
            for action in entry:
                yield from wanted(f"{place}, action {index}", action, ACTIONS)


def check_whole(data: dict[str, Any]) -> Iterator[Finding]:
    """What concerns several records: keys, of which the notation is made, and upgrades, known by them."""
    keys = [row["key"] for part, _, row in all_rows(data) if "key" in row]
    yield from repeated("the file", keys)
    for key in keys:
        if not KEY.fullmatch(key):
            yield Finding("the file", "keys of small letters and digits, joined by dashes", shown(key))
    yield from expected_list("upgrades", [row["key"] for row in data["upgrades"]], UPGRADES)
    for index, pair in enumerate(data["outpost_pairs"], 1):
        if not isinstance(pair, list) or len(pair) != 2 or any(key not in UPGRADES for key in pair):
            yield Finding(f"outpost_pairs {index}", "two upgrades", shown(pair))
    for key in data["automa_ark"]["upgrades"]:
        yield from wanted("automa_ark, upgrades", key, UPGRADES)
    steps = len(data["automa_ark"]["upgrades"])
    for row in data["levels"]:
        if len(row["upgrade_points"]) != steps + 1:
            yield Finding(f"level {row['key']!r}", f"points for 0 to {steps} upgrades", shown(row["upgrade_points"]))


def expected_list(place: str, found: list[str], expected: tuple[str, ...]) -> Iterator[Finding]:
    """A list that has to be exactly this one."""
    if tuple(found) != expected:
        yield Finding(place, ", ".join(expected), ", ".join(found))
