"""Who somebody is: guests, accounts, sessions, tokens for programs, and the link of a seat."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from kosmodrom.server import signing
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.names import skeleton, why_not_name
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import PERSON, PersonRow, SessionRow
from kosmodrom.server.store import Store, Taken

COOKIE: Final = "kosmodrom"
YEAR: Final = 365 * 24 * 3600

HASHER: Final = PasswordHasher()  # Argon2id with the library's present recommendation


@cache
def nobody() -> str:
    """Checked where there is no such account, so that the time does not tell which names exist."""
    return HASHER.hash("nobody has this password")


async def new_session(store: Store, person: str, kind: str, label: str) -> str:
    """A new way in; its token is shown once and never again."""
    token = signing.new_token()
    now = time.time()
    await store.add_session(SessionRow(signing.hash_of(token), person, kind, label, now, now + YEAR))
    return token


def checked_name(name: str) -> str:
    """A name as it will stand at the table."""
    name = " ".join(name.split())
    if why := why_not_name(name):
        raise Problem(400, why)
    return name


async def guest(store: Store, name: str, language: str) -> PersonRow:
    """Somebody without an account, who may not look like one that is there."""
    name = checked_name(name)
    if await store.account(skeleton(name)) is not None:
        raise Problem(409, "server-name-taken", name=name)
    row = PersonRow(signing.new_id(), name, None, None, language, time.time())
    await store.add_person(row)
    return row


async def account(store: Store, present: PersonRow | None, name: str, password: str, language: str) -> PersonRow:
    """An account; a guest who makes one keeps the games."""
    name = checked_name(name)
    hashed = await asyncio.to_thread(HASHER.hash, password)
    try:
        if present is not None and present.guest:
            await store.change_person(
                present.id, name=name, skeleton=skeleton(name), password=hashed, language=language
            )
            found = await store.person(present.id)
            assert found is not None
            return found
        row = PersonRow(signing.new_id(), name, skeleton(name), hashed, language, time.time())
        await store.add_person(row)
    except Taken:
        raise Problem(409, "server-name-taken", name=name) from None
    return row


async def rename(store: Store, person: PersonRow, name: str) -> PersonRow:
    """Another name, which may look like nobody else's account."""
    name = checked_name(name)
    owner = await store.account(skeleton(name))
    if owner is not None and owner.id != person.id:
        raise Problem(409, "server-name-taken", name=name)
    try:
        await store.change_person(person.id, name=name, skeleton=None if person.guest else skeleton(name))
    except Taken:
        raise Problem(409, "server-name-taken", name=name) from None
    return msgspec.structs.replace(person, name=name)


async def change_password(store: Store, person: PersonRow, old: str, new: str) -> None:
    if person.password is None:
        raise Problem(403, "server-no-password")
    if not await asyncio.to_thread(verify, person.password, old):
        raise Problem(403, "server-wrong-password")
    await store.change_person(person.id, password=await asyncio.to_thread(HASHER.hash, new))


async def sign_in(store: Store, name: str, password: str) -> PersonRow:
    found = await store.account(skeleton(name))
    hashed = found.password if found is not None else None
    good = await asyncio.to_thread(verify, hashed, password)
    if found is None or hashed is None or not good:
        raise Problem(403, "server-wrong-password")
    return found


def verify(hashed: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hashed or nobody(), password)
    except (VerifyMismatchError, InvalidHashError):
        return False


# Seat links.


def seat_label(table: str, seat: int) -> str:
    """What a session is called that came in through the link of a seat."""
    return f"{table}/{seat}"


async def seat_link(hall: Hall, desk: Desk, person: PersonRow, rotate: bool) -> str:
    """The link with which a guest sits down again from elsewhere.

    A new one shuts out who came by the old one, and the guest's programs: one may be theirs.
    """
    if not person.guest:
        raise Problem(403, "server-link-for-guests")
    place = next((place for place in desk.places if place.person == person.id), None)
    if place is None:
        raise Problem(403, "server-not-your-table")
    version = place.link
    if rotate:
        version += 1
        await hall.store.change_place(desk.row.id, place.seat, link=version)
        await hall.end_sessions(person.id, kind="link", label=seat_label(desk.row.id, place.seat))
        await hall.end_sessions(person.id, kind="token")
        await hall.changed(desk)
    token = signing.seat_token(hall.secret, desk.row.id, place.seat, version)
    return f"/t/{desk.row.id}#seat={token}"


async def by_seat_link(hall: Hall, desk: Desk, token: str) -> str:
    """Come in by a seat's link; the token of the new session."""
    seat = signing.seat_of(token)
    place = desk.places[seat] if 0 <= seat < len(desk.places) else None
    if place is not None and place.kind == PERSON and place.person is not None:
        right = signing.seat_token(hall.secret, desk.row.id, seat, place.link)
        person = await hall.store.person(place.person)
        if signing.same(right, token) and person is not None and person.guest:
            return await new_session(hall.store, person.id, "link", seat_label(desk.row.id, seat))
    raise Problem(403, "server-link-old")
