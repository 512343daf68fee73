"""A game's rules page: numbered clauses in both languages, with rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "pl")
CHAPTER: Final = re.compile(r"## (\w+\.\d+) (.+?) \| (.+)")
CLAUSE: Final = re.compile(r"### (\w+\.\d+\.\d+) (.+?) \| (.+)")
FIELD: Final = re.compile(r"(en|pl|ruling-en|ruling-pl|switch): (.*)")


class BadRules(Exception):
    """A rules page does not have the form that it should."""


@dataclass(slots=True)
class Clause:
    """One rule that a test can prove."""

    id: str
    title: dict[str, str]
    text: dict[str, str] = field(default_factory=dict)
    ruling: dict[str, str] = field(default_factory=dict)
    switch: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: dict[str, str]
    clauses: list[Clause]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All chapters of a rules page."""

    chapters: list[Chapter]

    @staticmethod
    @cache
    def load(path: Path) -> Rulebook:
        return Rulebook(parse(path.read_text(encoding="utf-8")))

    def clauses(self) -> list[Clause]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def clause(self, id: str) -> Clause:
        for clause in self.clauses():
            if clause.id == id:
                return clause
        raise KeyError(id)


def parse(text: str) -> list[Chapter]:
    """Chapters of a rules page."""
    chapters: list[Chapter] = []
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if chapter := CHAPTER.fullmatch(line):
            new_id(seen, number, chapter[1])
            chapters.append(Chapter(chapter[1], {"en": chapter[2], "pl": chapter[3]}, []))
        elif clause := CLAUSE.fullmatch(line):
            if not chapters or not clause[1].startswith(chapters[-1].id + "."):
                raise BadRules(f"line {number}: clause {clause[1]} stands in another chapter")
            new_id(seen, number, clause[1])
            chapters[-1].clauses.append(Clause(clause[1], {"en": clause[2], "pl": clause[3]}))
        elif line.startswith("##"):
            raise BadRules(f"line {number}: a heading needs an id and a title in both languages: {line}")
        elif found := FIELD.fullmatch(line):
            add_field(chapters, number, found[1], found[2])
    return chapters


def new_id(seen: set[str], number: int, id: str) -> None:
    if id in seen:
        raise BadRules(f"line {number}: {id} stands here for the second time")
    seen.add(id)


def add_field(chapters: list[Chapter], number: int, name: str, value: str) -> None:
    """Put a field into the clause that it stands under."""
    if not chapters or not chapters[-1].clauses:
        raise BadRules(f"line {number}: {name} stands under no clause")
    clause = chapters[-1].clauses[-1]
    target = clause.ruling if name.startswith("ruling-") else clause.text
    if name == "switch":
        if clause.switch:
            raise BadRules(f"line {number}: {clause.id} has a second {name}")
        clause.switch = value
    elif name.removeprefix("ruling-") in target:
        raise BadRules(f"line {number}: {clause.id} has a second {name}")
    else:
        target[name.removeprefix("ruling-")] = value
