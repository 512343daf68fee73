"""What is wrong with a request, as the browser gets it: a message of the catalogues, and the clause if there is one."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kosmodrom.engine.step import Refusal, Refused
from kosmodrom.engine.table import Text

WAIT: Final = {"retry-after": "1"}
KNOWN: Final = {401: "server-sign-in", 404: "server-not-found", 405: "server-not-found", 413: "server-too-large"}


class Trouble(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: str
    text: Text
    clause: str | None = None
    seq: int | None = None


def trouble(id: str, seq: int | None = None, **args: int | str) -> Trouble:
    """The trouble that a message of the catalogues tells of; programs know it by what follows "server-"."""
    return Trouble(id.removeprefix("server-"), Text(id, dict(args)), seq=seq)


class Problem(Exception):
    """A request cannot be done."""

    def __init__(self, status: int, id: str, seq: int | None = None, **args: int | str) -> None:
        super().__init__(id)
        self.status = status
        self.trouble = trouble(id, seq, **args)


class Stale(Problem):
    """The answer belongs to a decision that is over."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "server-stale", seq=seq)


def of_refusal(refusal: Refusal) -> Trouble:
    return Trouble("refused", Text(refusal.message, dict(refusal.args)), refusal.clause)


def answer(told: Trouble, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(told, status_code=status, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return answer(problem.trouble, problem.status, WAIT if problem.status == 429 else None)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    return answer(of_refusal(refused.refusal), 422)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own errors in our form: an unknown address, a body that does not fit."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        found = "; ".join(str(part) for part in error.extra or ()) if isinstance(error.extra, list) else ""
        return answer(trouble("server-bad-request", why=found or error.detail), 400)
    known = KNOWN.get(error.status_code)
    return answer(trouble(known) if known else trouble("server-bad-request", why=error.detail), error.status_code)
