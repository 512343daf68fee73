"""The map from the clauses of a rules page to the code that implements them and the tests that prove them.

It is read from the sources. Code names a clause in a docstring or a comment, in brackets: `[race.5.1, race.5.2]`, or
`[race.14.1 to race.14.47]` for all from one to another; or it holds the clause as a string, to refuse an answer or to
check something. A whole chapter, `[race.6]`, names no clause. Tests name clauses in a decorator,
`@pytest.mark.clause("race.5.1")`. An installation has no tests, so which test proves what is kept in a file of the
game, `clauses.json`.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kosmodrom.engine.game import Game
from kosmodrom.engine.rulebook import Clause, Rulebook

FILE: Final = "clauses.json"
BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
ID: Final = r"[a-z]+(?:\.\d+){1,2}"
REFERENCE: Final = re.compile(rf"({ID})(?:\s+to\s+({ID}))?")
MARK: Final = "clause"

Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Named = Iterator[tuple[str, int]]  # clauses, each with its line


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in the sources: a file below the project (or where packages lie), a line, and what stands there."""

    path: str
    line: int  # 0 where only the name is known
    name: str  # such as "TakeWorld.why_not"; empty for the module itself

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}" if self.line else self.path
        return f"{where} {self.name}".rstrip()


@dataclass(slots=True)
class Entry:
    """What is known of one clause."""

    clause: Clause
    code: list[Place] = field(default_factory=list)  # that names it
    uses: list[Place] = field(default_factory=list)  # code that has it as a string: refusals, questions, checks
    tests: list[Place] = field(default_factory=list)

    @property
    def gaps(self) -> list[str]:
        """What the clause lacks."""
        return [
            *(["code"] if not self.code and not self.uses else []),
            *(["test"] if not self.tests else []),
        ]


@dataclass(frozen=True, slots=True)
class ClauseMap:
    """The clauses of a rules page, and what names a clause that is not there."""

    entries: dict[str, Entry]
    unknown: list[tuple[str, Place]]

    def gaps(self) -> list[Entry]:
        return [entry for entry in self.entries.values() if entry.gaps]


def clause_map(game: Game, project: Path | None) -> ClauseMap:
    """The map of a game: with the tests of the project, or where there is none with those that were written down."""
    base = project or game.folder.parents[2]
    sources = [Source.read(path, base) for path in sorted(game.folder.rglob("*.py"))]
    return make_map(game.rulebook(), sources, tests_of(game, project))


def make_map(rulebook: Rulebook, sources: Iterable[Source], tests: Iterable[tuple[str, Place]]) -> ClauseMap:
    """The map from a rules page to some sources and tests."""
    entries = {clause.id: Entry(clause) for clause in rulebook.clauses()}
    own = tuple(f"{chapter.id.partition('.')[0]}." for chapter in rulebook.chapters)
    chapters = {chapter.id for chapter in rulebook.chapters}
    unknown: list[tuple[str, Place]] = []

    def enter(found: Iterable[tuple[str, Place]], column: Callable[[Entry], list[Place]]) -> None:
        for id, place in found:
            if id in entries:
                column(entries[id]).append(place)
            elif id.startswith(own) and id not in chapters:
                unknown.append((id, place))

    for source in sources:
        enter(source.located(source.references()), lambda entry: entry.code)
        enter(source.located(source.strings()), lambda entry: entry.uses)
    enter(tests, lambda entry: entry.tests)
    return ClauseMap(entries, unknown)


def tests_of(game: Game, project: Path | None) -> list[tuple[str, Place]]:
    """The clauses that tests prove, each with the test."""
    if project is not None and (project / "tests").is_dir():
        return tests_in(project)
    path = game.folder / FILE
    written: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    pairs = [(id, test.partition("::")) for id, tests in written.items() for test in tests]
    return [(id, Place(file, 0, name)) for id, (file, _, name) in pairs]


def tests_in(project: Path) -> list[tuple[str, Place]]:
    """The clauses that the tests of a checkout prove."""
    sources = (Source.read(path, project) for path in sorted((project / "tests").rglob("test_*.py")))
    return [pair for source in sources for pair in source.located(source.marks())]


def written_down(mapped: ClauseMap) -> str:
    """The text of the file that keeps which test proves what: without lines, so that it changes with the tests only."""
    tests = {
        id: sorted({f"{place.path}::{place.name}" for place in entry.tests})
        for id, entry in mapped.entries.items()
        if entry.tests
    }
    return json.dumps(tests, indent=1) + "\n"


@dataclass(frozen=True, slots=True)
class Source:
    """A module as text and tree."""

    path: str
    text: str
    tree: ast.Module

    @classmethod
    def read(cls, path: Path, base: Path) -> Source:
        text = path.read_text(encoding="utf-8")
        return cls(path.relative_to(base).as_posix(), text, ast.parse(text))

    def located(self, found: Named) -> Iterator[tuple[str, Place]]:
        """Clauses with their places; one that stands several times in a scope stands there once."""
        spans = list(scopes(self.tree))
        seen: set[tuple[str, str]] = set()
        for id, line in found:
            name = innermost(spans, line)
            if (id, name) not in seen:
                seen.add((id, name))
                yield id, Place(self.path, line, name)

    def references(self) -> Named:
        """Clauses in the brackets of docstrings and comments."""
        for node in ast.walk(self.tree):
            if isinstance(node, Scope) and (doc := docstring(node)) is not None:
                yield from in_brackets(str(doc.value), doc.lineno)
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.COMMENT:
                yield from in_brackets(token.string, token.start[0])

    def strings(self) -> Named:
        """Strings that are nothing but the id of a clause."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(ID, node.value):
                yield node.value, node.lineno

    def marks(self) -> Named:
        """Clauses in the decorators of tests, those of single parameters included."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for id in marked(decorator):
                        yield id, node.lineno


def docstring(node: Scope) -> ast.Constant | None:
    """The docstring of a scope as it stands in the source."""
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first.value
    return None


def in_brackets(text: str, line: int) -> Named:
    """The clauses named in a text that begins at a line."""
    for brackets in BRACKETS.finditer(text):
        at = line + text.count("\n", 0, brackets.start())
        for reference in REFERENCE.finditer(brackets[1]):
            for id in spelled_out(reference[1], reference[2]):
                yield id, at


def spelled_out(first: str, last: str | None) -> list[str]:
    """All clauses from one to another of the same chapter."""
    if last is None:
        return [first]
    chapter, _, begin = first.rpartition(".")
    return [f"{chapter}.{number}" for number in range(int(begin), int(last.rpartition(".")[2]) + 1)]


def marked(decorator: ast.expr) -> Iterator[str]:
    """The arguments of every `mark.clause(...)` in a decorator."""
    for node in ast.walk(decorator):
        match node:
            case ast.Call(func=ast.Attribute(attr=attr), args=args) if attr == MARK:
                yield from (arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def scopes(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """Classes, functions and the constants of the module: first line, last line and name."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield node.lineno, node.end_lineno or node.lineno, name
    yield from definitions(tree, "")


def definitions(scope: Scope, outer: str) -> Iterator[tuple[int, int, str]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = outer + node.name
            yield node.lineno, node.end_lineno or node.lineno, name
            yield from definitions(node, name + ".")


def innermost(spans: list[tuple[int, int, str]], line: int) -> str:
    """The name of the smallest scope around a line."""
    around = [(last - first, name) for first, last, name in spans if first <= line <= last]
    return min(around)[1] if around else ""
