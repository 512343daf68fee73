"""Steps: what an agenda holds. A rule is a short step class beside the clause that it implements."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr


class Refusal:
    """Why an answer is not legal: the clause that forbids it and a message with its numbers."""

    __slots__ = ("args", "clause", "message")

    def __init__(self, clause: str, message: str, args: dict[str, int | str] | None = None) -> None:
        self.clause = clause
        self.message = message
        self.args: dict[str, int | str] = args or {}

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.message}, {self.args})"


class Refused(Exception):
    """An answer was not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} [{refusal.clause}] {refusal.args or ''}".rstrip())
        self.refusal = refusal


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """One entry of an agenda, immutable: whose it is, and three small numbers with a meaning of its own.

    A step with no choices runs by itself; with one choice it is answered by the engine; with more it is a
    decision of its seat. The parameter g is the game's own position class in every subclass.
    """

    __slots__ = ("below", "k", "m", "n", "seat")

    def __init__(self, seat: i64 = 0, n: i64 = 0, m: i64 = 0, k: i64 = 0) -> None:
        self.seat = seat
        self.n = n
        self.m = m
        self.k = k
        # Asked steps of a seat hang on each other: the one to return to when this one is done.
        self.below: Step | None = None

    def choices(self, g: Any) -> list[int]:
        """The legal answers, in a fixed order; empty when there is nothing to decide."""
        return []

    def take(self, g: Any, choice: i64) -> None:
        """Carry out an answer that is one of the choices."""
        raise NotImplementedError

    def run(self, g: Any) -> None:
        """Carry out the step when there is nothing to decide."""

    def why_not(self, g: Any, choice: i64) -> Refusal:
        """The clause that forbids an answer which is not one of the choices."""
        raise NotImplementedError

    def dump(self) -> list[Any]:
        return [type(self).__name__, self.seat, self.n, self.m, self.k]


# Stands for "no step" where a seat is asked nothing.
NO_STEP: Final = Step(-1)
