"""What stands in the catalogues, and what the sources can ask them for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kosmodrom.words import FOLDER, catalogue

SOURCES = FOLDER.parent
BROWSER = SOURCES.parents[1] / "web" / "src"
CATALOGUES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


class Mentions(Visitor):
    """The variables and other messages that a message mentions, and its branches by each number that they tell."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.branches: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        told = Mentions()
        for variant in node.variants:
            told.visit(variant.value)
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name in told.variables:
            keys = {key_of(variant.key) for variant in node.variants}
            self.branches.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


def mentions(message: ftl.Message) -> Mentions:
    visitor = Mentions()
    visitor.visit(message)
    return visitor


@cache
def messages(language: str, name: str) -> dict[str, ftl.Message]:
    """The messages of a catalogue by their ids."""
    return {message.id.name: message for message in entries(language, name) if isinstance(message, ftl.Message)}


def entries(language: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogue(language, name).read_text(encoding="utf-8")).body


def variables(language: str, name: str, id: str) -> set[str]:
    """The variables that a message needs, those of the messages that it mentions included."""
    found = mentions(messages(language, name)[id])
    return found.variables.union(*(variables(language, name, other) for other in found.messages))


@cache
def strings(folder: Path) -> frozenset[str]:
    """Every string in the sources of a folder."""
    return frozenset(text for path in folder.rglob("*.py") for text in strings_in(path))


@cache
def browser_strings(folder: Path) -> frozenset[str]:
    """Every string in the browser's sources; of a string with something put in, what stands before and after it."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    return frozenset(
        re.findall(r"""["'`]([\w.-]+)(?=["'`]|\$\{)""", text) + re.findall(r"""\}(-[\w-]+)(?=["'`])""", text)
    )


def strings_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def asked_for(id: str) -> bool:
    """Whether the sources hold the id of a message: as one string, as a beginning and a rest, or with an ending."""
    known = strings(SOURCES) | browser_strings(BROWSER)
    rests = {text.replace(".", "-").replace("_", "-") for text in known}
    heads = [text for text in known if text.endswith("-") and id.startswith(text) and len(text) > 1]
    ends = [text for text in known if text.startswith("-") and id.endswith(text) and len(text) > 1]
    return (
        id in known
        or any(id.removeprefix(head) in rests for head in heads)
        or any(asked_for(id.removesuffix(end)) for end in ends)
    )
