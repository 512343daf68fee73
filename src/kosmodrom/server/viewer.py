"""Somebody who looks at a table, over a socket or a stream.

A viewer has a small mailbox. What the table looks like is not put into it: there only stands that it has changed, and
the newest state is made when the viewer is ready for it. So a slow client misses steps on the way, never the end, and
costs no memory; one that leaves even short messages lying is sent away, and comes back with the last number it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MAILBOX: Final = 64

SLOW: Final = "slow"
CLOSING: Final = "closing"
SIGNED_OUT: Final = "signed-out"


class Viewer:
    """A mailbox for one connection."""

    def __init__(self, person: str, session: str, address: str, since: int) -> None:
        self.person = person
        self.session = session
        self.address = address
        self.since = since
        self.acknowledged: deque[bytes] = deque()
        self.mail: deque[bytes] = deque()
        self.asking = False
        self.state = True
        self.info = False
        self.reason = ""
        self.wake = asyncio.Event()
        self.wake.set()

    @property
    def payers(self) -> list[str]:
        """Whose limits it counts against: those of the address, and of the person where it is known."""
        return [self.address, f"person {self.person}"] if self.person else [self.address]

    def tell(self, message: bytes) -> None:
        """Put a short message into the mailbox; it leaves after the newest state."""
        self.put(self.mail, message)

    def acknowledge(self, message: bytes) -> None:
        """The same, for what leaves before the newest state."""
        self.put(self.acknowledged, message)

    def put(self, box: deque[bytes], message: bytes) -> None:
        if len(box) >= MAILBOX:
            self.leave(SLOW)
        else:
            box.append(message)
            self.wake.set()

    def changed(self, state: bool = True, info: bool = False) -> None:
        """The game has changed, or who sits and looks on at the table."""
        self.state = self.state or state
        self.info = self.info or info
        if not self.asking:
            self.wake.set()

    @contextmanager
    def asks(self) -> Iterator[None]:
        """Carry out what it asks for. What comes of that leaves with the answer, so that both are seen at once."""
        self.asking = True
        try:
            yield
        finally:
            self.asking = False
            self.wake.set()

    def leave(self, reason: str) -> None:
        """The connection has to end."""
        self.reason = reason
        self.wake.set()
