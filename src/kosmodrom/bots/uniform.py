"""The bot that chooses at random: the floor under every other one, and a quick way to fill a table."""

from __future__ import annotations

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.window import Window


class Uniform(Bot):
    """Every answer is as likely as the others."""

    name = "random"
    help = "chooses any answer, each as likely as the others"

    def choose(self, window: Window) -> int:
        return self.one_of(window.choices())
