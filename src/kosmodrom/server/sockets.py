"""The address that a server listens at, and how many connections it may have."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Final

from kosmodrom.errors import UserError

BACKLOG: Final = 2048
MOST_FILES: Final = 65_536


def allow_many() -> None:
    """As many open connections as the system lets this user have; by default it is far fewer."""
    with suppress(ImportError, OSError, ValueError):  # not every system has such limits
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listening(host: str, port: int) -> socket.socket:
    """The address, taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Where the protocol is not named, asyncio leaves it to the system to wait 40 ms for more before it sends.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        why = error.strerror or error
        raise UserError(f"{host}:{port} cannot be used ({why}); choose another port with --port") from None
    taken.listen(BACKLOG)
    taken.set_inheritable(True)
    return taken
