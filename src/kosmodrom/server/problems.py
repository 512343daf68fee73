"""What is wrong with a request, as the browser gets it: a message of the catalogues, and the clause if there is one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kosmodrom.engine.step import Refusal, Refused
from kosmodrom.engine.table import Text


class Trouble(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: str
    text: Text
    clause: str | None = None
    seq: int | None = None


class Problem(Exception):
    """A request cannot be done."""

    def __init__(self, status: int, id: str, clause: str | None = None, seq: int | None = None, **args: int | str):
        super().__init__(id)
        self.status = status
        self.trouble = Trouble(id, Text(id, dict(args)), clause, seq)


class Stale(Problem):
    """The answer belongs to a decision that is over."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "server-stale", seq=seq)


def of_refusal(refusal: Refusal) -> Trouble:
    return Trouble("refused", Text(refusal.message, dict(refusal.args)), refusal.clause)


def answer(trouble: Trouble, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(trouble, status_code=status, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return answer(problem.trouble, problem.status)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    return answer(of_refusal(refused.refusal), 422)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own errors in our form: an unknown address, a body that does not fit."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        found = "; ".join(str(part) for part in error.extra or ()) if isinstance(error.extra, list) else ""
        return answer(Trouble("bad-request", Text("server-bad-request", {"why": found or error.detail})), 400)
    ids = {
        401: "server-sign-in",
        404: "server-not-found",
        405: "server-not-found",
        413: "server-too-large",
    }
    id = ids.get(error.status_code, "server-bad-request")
    args: dict[str, int | str] = {"why": error.detail} if id == "server-bad-request" else {}
    return answer(Trouble(id.removeprefix("server-"), Text(id, args)), error.status_code)
