"""A process in which bots think: it reads questions from its input, and writes answers to its output.

It gets the position as the engine saves it, and lets the bot look at it through the window of its seat. A bot that
crashes takes only this process with it.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from kosmodrom.bots.registry import make
from kosmodrom.bots.window import Window
from kosmodrom.games.registry import games

READY: Final = b"ready\n"


class Question(msgspec.Struct):
    """What a bot is asked."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str


def think(question: Question) -> int:
    game = games()[question.game]
    position = game.load(question.position)
    return make(question.bot, question.seed).choose(Window(game, position, question.seat))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that everything is loaded, then answer until the server goes."""
    games()
    sink.write(READY)
    sink.flush()
    decoder = msgspec.json.Decoder(Question)
    for line in source:
        sink.write(b"%d\n" % think(decoder.decode(line)))
        sink.flush()


def main() -> None:
    """A bot that prints must not disturb the answers, so they get a file of their own."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for module in sys.argv[1:]:
        importlib.import_module(module)
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
