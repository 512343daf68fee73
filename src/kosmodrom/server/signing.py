"""Tokens: the random ones that stand for a person, and the signed ones that stand for a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_SIGNS: Final = 13  # 65 bits: who does not have the link of a table does not find it


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_SIGNS))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the database keeps of a token. The token is random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_token(secret: bytes, table: str, seat: int, version: int) -> str:
    """The link of a seat; another version makes the links before it worthless."""
    text = f"seat {table} {seat} {version}".encode()
    return f"{seat}.{hmac.new(secret, text, hashlib.sha256).hexdigest()[:40]}"


def seat_of(token: str) -> int:
    """The seat that a token claims; -1 where it has no such form."""
    seat, _, rest = token.partition(".")
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 and rest else -1


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
