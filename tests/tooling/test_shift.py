"""No compiled module shifts a constant to the left by a variable.

mypyc emits a constant as a 32-bit C integer, so `1 << n` with an `i64` n is wrong from n = 31: with n = 40 it
gives 256. A name that is only ever set to a constant is folded, and as wrong. Shifting by a literal is right,
because then the whole expression is folded. `kosmodrom.engine.bits.bit(n)` shifts what cannot be folded.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

import pytest

from kosmodrom import build
from tests.tooling.conftest import ROOT

Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def is_constant(node: ast.AST, names: set[str]) -> bool:
    """Whether a compiler can fold an expression, given the names that stand for constants."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in names
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.Call(func=ast.Name(id="i64" | "i32" | "int"), args=[argument]):
            return is_constant(argument, names)
    return False


def inside(scope: Scope) -> Iterator[ast.AST]:
    """The nodes of a scope, without those of the scopes in it."""
    waiting: list[ast.AST] = list(scope.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, SCOPES):
            waiting.extend(ast.iter_child_nodes(node))


def parameters(scope: Scope) -> set[str]:
    """The names that a function is given."""
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        return {node.arg for node in ast.walk(scope.args) if isinstance(node, ast.arg)}
    return set()


def plain_values(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement sets, each to one expression."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target.id, value) for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value


def constant_names(scope: Scope, outer: set[str]) -> set[str]:
    """The names that stand for constants in a scope: set to constant expressions and in no other way."""
    nodes = list(inside(scope))
    values = [pair for node in nodes for pair in plain_values(node)]
    stores = Counter(node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    plain = Counter(name for name, _ in values)
    variables = parameters(scope) | {name for name in stores if stores[name] != plain[name]}
    names = outer - stores.keys() - variables
    # A constant may be made of others, so look until there are no more.
    while found := {
        name
        for name in plain.keys() - variables - names
        if all(is_constant(value, names) for other, value in values if other == name)
    }:
        names |= found
    return names


def exported(tree: ast.Module) -> set[str]:
    """The constants of a module and its classes, which others see as names or attributes."""
    names = constant_names(tree, set())
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            names |= constant_names(node, names)
    return names


def wrong_shifts(tree: ast.Module, imported: set[str]) -> list[int]:
    """The lines of a module that shift a constant to the left."""

    def search(scope: Scope, outer: set[str]) -> Iterator[int]:
        names = constant_names(scope, outer)
        for node in inside(scope):
            match node:
                case ast.BinOp(left=left, op=ast.LShift(), right=right):
                    if is_constant(left, names) and not isinstance(right, ast.Constant):
                        yield node.lineno
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    yield from search(node, names)

    return sorted(search(tree, imported))


def test_compiled_modules_shift_no_constants() -> None:
    paths = [ROOT / "src" / source for source in build.compiled_sources(ROOT)]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    constants = set().union(*(exported(tree) for tree in trees.values()))
    wrong = [f"{path}:{line}" for path, tree in trees.items() for line in wrong_shifts(tree, constants)]
    assert wrong == [], "use kosmodrom.engine.bits.bit(n), or shift a variable that cannot be folded"


WRONG = [
    "def f(n: i64) -> i64: return 1 << n",
    "def f(n: i64) -> i64: return -1 << n",
    "def f(n: i64) -> i64: return (2 - 1) << n",
    "def f(n: i64) -> i64: return i64(1) << n",
    "def f(n: i64) -> i64:\n one: i64 = 1\n return one << n",
    "def f(n: i64) -> i64:\n one = 1\n other = one\n return other << n",
    "def f(n: i64) -> i64:\n one = other = 1\n return other << n",
    "ONE: Final = 1\ndef f(n: i64) -> i64: return ONE << n",
    "class C:\n def f(self, n: i64) -> i64: return [1 << n][0]",
    "def f(n: i64) -> i64: return IMPORTED << n",
    "def f(n: i64) -> i64: return module.IMPORTED << n",
]
RIGHT = [
    "def f(n: i64) -> i64: return n << 3",
    "MASK: Final = (1 << 32) - 1",
    "def f(n: i64) -> i64:\n one: i64 = n & 0 | 1\n return one << n",
    "def f(n: i64) -> i64:\n bits: i64 = 1\n for _ in range(3):\n  bits = bits << n\n return bits",
    "def f(n: i64) -> i64:\n bits: i64 = 1\n bits <<= n\n return bits << n",
    "def f(ns: list[i64]) -> i64:\n bits: i64 = 1\n for bits in ns:\n  pass\n return bits << ns[0]",
    "def f(n: i64, IMPORTED: i64) -> i64: return IMPORTED << n",
    "def f(ns: list[i64]) -> i64:\n for IMPORTED in ns:\n  return IMPORTED << IMPORTED",
]


@pytest.mark.parametrize("source", WRONG)
def test_shift_of_a_constant_is_found(source: str) -> None:
    assert len(wrong_shifts(ast.parse(source), {"IMPORTED"})) == 1


@pytest.mark.parametrize("source", RIGHT)
def test_other_shifts_are_let_pass(source: str) -> None:
    assert wrong_shifts(ast.parse(source), {"IMPORTED"}) == []
