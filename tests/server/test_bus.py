"""What the processes of a server know of each other, also without Redis."""

from __future__ import annotations

from contextlib import ExitStack
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server import services
from tests.server.conftest import Services
from tests.server.running import Server, numbers_of
from tests.server.services import eventually

LOOKERS = 6  # so many sockets that hardly all of them are at the process that a move is sent to


@pytest.mark.slow
def test_without_redis_moves_go_on_and_all_hear_of_them_soon(around: Services) -> None:
    with ExitStack() as stack:
        bus = ExitStack()
        stack.push(bus)
        address = bus.enter_context(services.redis())
        server = stack.enter_context(Server(around.folder, around.database("sqlite"), 3, address).running())
        ala, ola = server.person(), server.person()
        id = ala.lay(["me", "open", "bot:random"])
        ola.post(f"/api/tables/{id}/join")
        ala.post(f"/api/tables/{id}/start")
        eventually(lambda: ala.state(id)["table"]["waiting"] == [0, 1], what="the bot's answer")
        sockets = [stack.enter_context(ola.socket(id)) for _ in range(LOOKERS)]
        seq = max(socket.receive("state")["seq"] for socket in sockets)
        bus.close()
        assert httpx.get(f"{server.url}/readyz").json()["bus"] == "down"
        state = ala.state(id)
        answered = ala.move(id, state["seq"], numbers_of(state)[0])
        assert (answered.status_code, answered.elapsed.total_seconds() < 5) == (200, True)
        for socket in sockets:
            while socket.receive("state")["seq"] <= seq:
                pass
        bus.enter_context(services.redis(urlsplit(address).port or 0))
        eventually(lambda: httpx.get(f"{server.url}/readyz").status_code == 200)
