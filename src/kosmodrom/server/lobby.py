"""Tables before and after their games: lay one, sit down, get up, start, play again."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from kosmodrom.bots.registry import BOTS
from kosmodrom.engine.game import BadSetup
from kosmodrom.engine.seed import Seed
from kosmodrom.server import signing
from kosmodrom.server.desk import HOUR, Desk, pace_of
from kosmodrom.server.hall import Hall
from kosmodrom.server.models import NewTable, Pace
from kosmodrom.server.problems import Problem
from kosmodrom.server.rows import BOT, FINISHED, OPEN, PERSON, PersonRow, PlaceRow, TableRow

ME: Final = "me"
BOT_PREFIX: Final = "bot:"
MOST_OPEN: Final = 20  # tables of one host that have not begun


def pace_seconds(pace: Pace) -> int:
    """The limit for each decision; 0 for none."""
    fits = {
        "free": pace.seconds is None and pace.hours is None,
        "live": pace.seconds is not None and pace.hours is None,
        "slow": pace.hours is not None and pace.seconds is None,
    }
    if not fits[pace.kind]:
        raise Problem(400, "server-bad-pace")
    return (pace.seconds or 0) + (pace.hours or 0) * HOUR


def chair(id: str, seat: int, word: str, host: PersonRow) -> PlaceRow:
    """A place from the word that asks for it."""
    if word == ME:
        return PlaceRow(id, seat, PERSON, host.id, host.name, "")
    if word == OPEN:
        return PlaceRow(id, seat, OPEN, None, "", "")
    bot = word.removeprefix(BOT_PREFIX)
    if word.startswith(BOT_PREFIX) and bot in BOTS:
        return PlaceRow(id, seat, BOT, None, f"{bot} {seat + 1}", bot)
    raise Problem(400, "server-bad-place", place=word)


async def create(hall: Hall, host: PersonRow, ask: NewTable) -> Desk:
    """Lay a table. Its seed is drawn now, so that the commitment to it is there before anybody sits down."""
    game = hall.game(ask.game)
    try:
        options = game.setting(ask.seats, ask.options)
    except BadSetup as error:
        raise Problem(400, "server-bad-setup", why=str(error)) from None
    words = ask.places or [ME] + [OPEN] * (ask.seats - 1)
    if len(words) != ask.seats or words.count(ME) > 1:
        raise Problem(400, "server-bad-places", seats=ask.seats)
    mine = await hall.store.list_tables(OPEN, host.id)
    if len(mine) >= MOST_OPEN:
        raise Problem(429, "server-many-tables", most=MOST_OPEN)
    id, seed, now = signing.new_id(), Seed.new(), time.time()
    places = [chair(id, seat, word, host) for seat, word in enumerate(words)]
    row = TableRow(
        id=id,
        game=game.name,
        seats=ask.seats,
        options=options,
        public=ask.public,
        pace=ask.pace.kind,
        seconds=pace_seconds(ask.pace),
        host=host.id,
        state=OPEN,
        created=now,
        changed=now,
        edition=game.edition(),
        commitment=seed.commitment(),
        totals=[],
        rematch="",
    )
    await hall.store.add_table(row, places, seed.hex())
    return await hall.open(id)


def free_name(desk: Desk, name: str) -> str:
    """A name that nobody at the table has: two guests may be called the same."""
    taken = {place.name.casefold() for place in desk.places}
    number, free = 2, name
    while free.casefold() in taken:
        free = f"{name} {number}"
        number += 1
    return free


async def join(hall: Hall, desk: Desk, person: PersonRow, seat: int | None) -> None:
    """Sit down in a place, or in the first that is open; to be there already is no mistake."""
    if any(place.person == person.id for place in desk.places):
        return
    if desk.row.state != OPEN:
        raise Problem(409, "server-begun")
    wanted = [place.seat for place in desk.places if place.kind == OPEN and seat in (None, place.seat)]
    for number in wanted:
        if await hall.store.take_place(desk.row.id, number, person, free_name(desk, person.name)):
            await hall.changed(desk)
            return
    raise Problem(409, "server-place-taken")


async def set_place(hall: Hall, desk: Desk, person: PersonRow, seat: int, word: str) -> None:
    """Before the game the host seats a bot, or gets one up; nobody else is sent away."""
    if person.id != desk.row.host:
        raise Problem(403, "server-not-host")
    if desk.row.state != OPEN:
        raise Problem(409, "server-begun")
    if not 0 <= seat < len(desk.places) or word == ME:
        raise Problem(400, "server-bad-place", place=word)
    new = chair(desk.row.id, seat, word, person)
    if not await hall.store.swap_place(desk.row.id, seat, kind=new.kind, name=new.name, bot=new.bot):
        raise Problem(409, "server-place-taken")
    await hall.changed(desk)


async def leave(hall: Hall, desk: Desk, person: PersonRow) -> None:
    """Get up before the game. When the host goes, the table goes."""
    if desk.row.state != OPEN:
        raise Problem(409, "server-begun")
    if person.id == desk.row.host:
        await hall.store.remove_table(desk.row.id)
    else:
        seat = next((place.seat for place in desk.places if place.person == person.id), None)
        if seat is None:
            raise Problem(403, "server-not-your-table")
        await hall.store.change_place(desk.row.id, seat, kind=OPEN, person=None, name="", link=0)
    await hall.changed(desk)


async def start(hall: Hall, desk: Desk, person: PersonRow) -> None:
    """Begin to play, when every place is taken."""
    if person.id != desk.row.host:
        raise Problem(403, "server-not-host")
    if desk.row.state != OPEN:
        raise Problem(409, "server-begun")
    if any(place.kind == OPEN for place in desk.places):
        raise Problem(409, "server-places-open")
    await hall.store.start_table(desk.row.id)
    await hall.changed(desk)


async def rematch(hall: Hall, desk: Desk, person: PersonRow) -> Desk:
    """A new table like this one: the first who asks lays it, the others of the table sit down at it."""
    if desk.row.state != FINISHED:
        raise Problem(409, "server-not-over")
    if not any(place.person == person.id for place in desk.places):
        raise Problem(403, "server-not-your-table")
    row = desk.row
    if row.rematch:
        with suppress(Problem):  # whoever laid it has taken it away again
            return await joined(hall, row.rematch, person)
    words = [
        ME if place.person == person.id else f"{BOT_PREFIX}{place.bot}" if place.kind == BOT else OPEN
        for place in desk.places
    ]
    words = words[1:] + words[:1]  # another seat begins
    new = await create(hall, person, NewTable(row.game, row.seats, row.options, row.public, pace_of(row), words))
    first = await hall.store.name_rematch(row.id, row.rematch, new.row.id)
    await hall.changed(desk)
    if first:
        return new
    await hall.store.remove_table(new.row.id)
    await hall.changed(new)
    return await joined(hall, desk.row.rematch, person)


async def joined(hall: Hall, id: str, person: PersonRow) -> Desk:
    """A table at which somebody has sat down."""
    desk = await hall.newest(id)
    await join(hall, desk, person, None)
    return desk
