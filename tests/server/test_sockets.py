"""The address that a server listens at."""

from __future__ import annotations

import asyncio
import socket

import pytest

from kosmodrom.errors import UserError
from kosmodrom.server.sockets import listening


async def test_what_is_sent_leaves_at_once() -> None:
    """A system that waits for more to send makes an acknowledgement's state 40 ms late."""
    waits: list[int] = []

    def accepted(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        waits.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    taken = listening("127.0.0.1", 0)
    async with await asyncio.start_server(accepted, sock=taken):
        reader, writer = await asyncio.open_connection(*taken.getsockname())
        assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()
    assert waits == [1]


def test_address_in_use_is_said_so() -> None:
    taken = listening("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with taken, pytest.raises(UserError, match=f"127.0.0.1:{port} cannot be used .* another port"):
        listening("127.0.0.1", port)
