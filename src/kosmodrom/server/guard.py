"""What stands before every request: who asks too often, who comes from a foreign page, and what a browser may do."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kosmodrom.server import metrics
from kosmodrom.server.accounts import COOKIE
from kosmodrom.server.limits import Limiter
from kosmodrom.server.problems import WAIT, trouble
from kosmodrom.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/healthz", "/readyz")
# What is dear costs more tokens: Argon2 for a password, a replay for a review.
COSTS: Final = {
    "/api/account": 20.0,
    "/api/session": 20.0,
    "/api/me/password": 20.0,
    "/api/guest": 5.0,
    "/api/reviews": 20.0,
}

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """An ASGI application around the server's own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.limiter = Limiter(settings.most_requests, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self.why_not(scope, headers)
        if refusal is not None:
            await refuse(scope, send, *refusal)
            return
        await self.app(scope, receive, self.dressed(send))

    def why_not(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        """Status and message where the request goes no further."""
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        if changes and not self.from_here(headers):
            return 403, "server-foreign-page"
        if scope["path"] not in UNLIMITED and not self.take(scope):
            metrics.REFUSED.inc()
            return 429, "server-too-fast"
        return None

    def from_here(self, headers: dict[str, str]) -> bool:
        """Whether the page that asks is ours. A program that is no browser sends no origin."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host", "")

    def take(self, scope: Scope) -> bool:
        """Let the address pay; the person pays when it is known who asks."""
        return self.limiter.take(address_of(scope), cost_of(scope))

    def dressed(self, send: Send) -> Send:
        """Send with the headers that tell a browser what it may do."""
        extra = [*HEADERS, *([TRANSPORT] if self.settings.secure else [])]

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(f"{message['status'] // 100}xx").inc()
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return wrapped


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits know it."""
    client = scope.get("client")
    return f"address {client[0]}" if client else "address ?"


def cost_of(scope: Scope) -> float:
    return COSTS.get(scope["path"], 1.0) if scope.get("method") == "POST" else 1.0


def token_of(headers: dict[str, str]) -> str:
    """The token that a request brings, in whichever way."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return cookie.value if cookie else ""


async def refuse(scope: Scope, send: Send, status: int, id: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        closed: Message = {"type": "websocket.close", "code": 4000 + status, "reason": id}
        await send(closed)
        return
    metrics.REQUESTS.labels(f"{status // 100}xx").inc()
    body = msgspec.json.encode(trouble(id))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if status == 429:
        headers += [(name.encode(), value.encode()) for name, value in WAIT.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
