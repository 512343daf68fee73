"""Signing in and out, and the ways in that somebody has."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie

from kosmodrom.server import accounts
from kosmodrom.server.accounts import COOKIE, YEAR
from kosmodrom.server.api.needs import session_of
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import (
    AccountAsk,
    GuestAsk,
    LanguageAsk,
    Me,
    NameAsk,
    PasswordAsk,
    SeatToken,
    SessionInfo,
    SignIn,
    TokenAsk,
    TokenInfo,
)
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import PersonRow

SHOWN = 16  # signs of a session's hash that name it: enough to tell, too few to find the token

LONGEST_AGENT = 200  # signs of what a browser calls itself: its name stands at the end


def me_of(person: PersonRow) -> Me:
    return Me(person.name, person.guest, not person.guest, person.language)


def cookie(hall: Hall, token: str, age: int = YEAR) -> Cookie:
    secure = hall.settings.secure
    return Cookie(COOKIE, path="/", value=token, max_age=age, httponly=True, samesite="lax", secure=secure)


async def welcome(hall: Hall, person: PersonRow, agent: str) -> Response[Me]:
    """Signed in: the browser keeps the token, and no script can read it."""
    token = await accounts.new_session(hall.store, person.id, "cookie", agent[:LONGEST_AGENT])
    return Response(me_of(person), cookies=[cookie(hall, token)], status_code=200)


def agent_of(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("user-agent", "")


@post("/api/guest", summary="Sign in as a guest", status_code=200)
async def sign_in_as_guest(hall: Hall, data: GuestAsk, request: Request[Any, Any, Any]) -> Response[Me]:
    person = await accounts.guest(hall.store, data.name, data.language)
    return await welcome(hall, person, agent_of(request))


@post("/api/account", summary="Make an account; a guest keeps the games", status_code=200)
async def make_account(
    hall: Hall, visitor: PersonRow | None, data: AccountAsk, request: Request[Any, Any, Any]
) -> Response[Me]:
    person = await accounts.account(hall.store, visitor, data.name, data.password, data.language)
    if visitor is not None:  # the guest's cookie is replaced by the account's, and must not stay a second way in
        await hall.end_sessions(visitor.id, hash=session_of(request), kind="cookie")
    return await welcome(hall, person, agent_of(request))


@post("/api/session", summary="Sign in with a password", status_code=200)
async def sign_in(hall: Hall, data: SignIn, request: Request[Any, Any, Any]) -> Response[Me]:
    person = await accounts.sign_in(hall.store, data.name, data.password)
    return await welcome(hall, person, agent_of(request))


@delete("/api/session", summary="Sign out here", status_code=200)
async def sign_out(hall: Hall, me: PersonRow, request: Request[Any, Any, Any]) -> Response[None]:
    await hall.end_sessions(me.id, hash=session_of(request))
    return Response(None, cookies=[cookie(hall, "", 0)], status_code=200)


@get("/api/me", summary="Who I am")
async def who_am_i(me: PersonRow) -> Me:
    return me_of(me)


@post("/api/me/language", summary="Choose a language", status_code=200)
async def choose_language(hall: Hall, me: PersonRow, data: LanguageAsk) -> Me:
    await hall.store.change_person(me.id, language=data.language)
    return Me(me.name, me.guest, not me.guest, data.language)


@post("/api/me/name", summary="Take another name; tables where one sits keep the old one", status_code=200)
async def change_name(hall: Hall, me: PersonRow, data: NameAsk) -> Me:
    return me_of(await accounts.rename(hall.store, me, data.name))


@post("/api/me/password", summary="Take another password; whoever came in by the old one is shut out", status_code=200)
async def change_password(hall: Hall, me: PersonRow, data: PasswordAsk, request: Request[Any, Any, Any]) -> None:
    await accounts.change_password(hall.store, me, data.old, data.new)
    here = session_of(request)
    for row in await hall.store.sessions_of(me.id):
        if row.hash != here:
            await hall.end_sessions(me.id, hash=row.hash)


@get("/api/sessions", summary="Where I am signed in, and my tokens")
async def list_sessions(hall: Hall, me: PersonRow, request: Request[Any, Any, Any]) -> list[SessionInfo]:
    here = session_of(request)
    return [
        SessionInfo(row.hash[:SHOWN], row.kind, row.label, row.created, row.expires, row.hash == here)
        for row in await hall.store.sessions_of(me.id)
    ]


@delete("/api/sessions/{session:str}", summary="Take a way in away", status_code=200)
async def end_session(hall: Hall, me: PersonRow, session: str) -> None:
    for row in await hall.store.sessions_of(me.id):
        if row.hash[:SHOWN] == session:
            await hall.end_sessions(me.id, hash=row.hash)
            return
    raise Problem(404, "server-not-found")


@post("/api/tokens", summary="A token for a program that plays for me", status_code=200)
async def new_token(hall: Hall, me: PersonRow, data: TokenAsk) -> TokenInfo:
    return TokenInfo(await accounts.new_session(hall.store, me.id, "token", data.label))


@post("/api/tables/{id:str}/seat", summary="Sit down by the link of a seat", status_code=200)
async def by_link(hall: Hall, id: str, data: SeatToken) -> Response[None]:
    token = await accounts.by_seat_link(hall, await hall.open(id), data.token)
    return Response(None, cookies=[cookie(hall, token)], status_code=200)


ROUTES = Router(
    "/",
    route_handlers=[
        sign_in_as_guest,
        make_account,
        sign_in,
        sign_out,
        who_am_i,
        choose_language,
        change_name,
        change_password,
        list_sessions,
        end_session,
        new_token,
        by_link,
    ],
    tags=["people"],
)
