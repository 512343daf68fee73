"""Somebody who looks at a table, over a socket or a stream.

A viewer has a small mailbox. What the table looks like is not put into it: there only stands that it has changed, and
the newest state is made when the viewer is ready for it. So a slow client misses steps on the way, never the end, and
costs no memory; one that leaves even short messages lying is sent away, and comes back with the last number it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MAILBOX: Final = 64

SLOW: Final = "slow"
CLOSING: Final = "closing"


class Viewer:
    """A mailbox for one connection."""

    def __init__(self, person: str, since: int) -> None:
        self.person = person
        self.since = since
        self.mail: deque[bytes] = deque()
        self.state = True
        self.info = False
        self.reason = ""
        self.wake = asyncio.Event()
        self.wake.set()

    def tell(self, message: bytes) -> None:
        """Put a short message into the mailbox."""
        if len(self.mail) >= MAILBOX:
            self.leave(SLOW)
        else:
            self.mail.append(message)
            self.wake.set()

    def changed(self, info: bool = False) -> None:
        """The table has changed, or who sits at it."""
        self.state = True
        self.info = self.info or info
        self.wake.set()

    def leave(self, reason: str) -> None:
        """The connection has to end."""
        self.reason = reason
        self.wake.set()
