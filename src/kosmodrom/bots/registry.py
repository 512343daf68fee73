"""The bots by name."""

from __future__ import annotations

from typing import Final

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.greedy import Greedy
from kosmodrom.bots.uniform import Uniform
from kosmodrom.errors import UserError

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Uniform, Greedy)}


def find_bot(name: str) -> type[Bot]:
    """A kind of bot by its name."""
    if name not in BOTS:
        raise UserError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return BOTS[name]


def make(name: str, seed: int | str) -> Bot:
    """A bot that plays the same games again for the same seed."""
    return find_bot(name)(seed)
