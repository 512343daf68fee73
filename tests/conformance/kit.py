"""Recorded games to verify and to tamper with."""

from __future__ import annotations

import copy
import gzip
import json
from pathlib import Path
from typing import Any, TypeAlias

from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import Line, decode
from kosmodrom.arena.conformance.replay import Replay, Verdict
from kosmodrom.games.race.cards import load_edition

Raw: TypeAlias = dict[str, Any]

HERE = Path(__file__).parent
# The recorded games lie beside the checkout. Twelve of them are in the repository, so that there are always some.
SHARED = HERE.parents[2] / "shared" / "conformance" / "race"
KEPT = sorted((HERE / "data").glob("*.jsonl.gz"))
NAMES = Names(load_edition())


def lines(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


GAMES: dict[str, Raw] = {game["game"]: game for path in KEPT for game in (json.loads(line) for line in lines(path))}


def game(name: str) -> Raw:
    """A recorded game that may be changed."""
    return copy.deepcopy(GAMES[name])


def verdict(raw: Raw) -> Verdict:
    return Replay(NAMES, decode(Line("here", json.dumps(raw).encode()))).run()


def phase(raw: Raw, number: int, name: str) -> Raw:
    """A phase of a round."""
    found: Raw = next(each for each in raw["rounds"][number - 1]["phases"] if each["phase"] == name)
    return found


def events(raw: Raw, kind: str, **fields: object) -> list[tuple[int, str, Raw]]:
    """The events of a kind, with these fields, with round and phase."""
    return [
        (each["round"], played["phase"], event)
        for each in raw["rounds"]
        for played in each["phases"]
        for event in played["events"]
        if event["e"] == kind and fields.items() <= event.items()
    ]
