"""Play in this terminal: against bots, or with others at the same keyboard.

Without options a start screen asks who plays, and offers to go on with the last unfinished game. Games are saved after
every answer, in $KOSMODROM_DATA, or else in kosmodrom/games below $XDG_DATA_HOME or ~/.local/share.

examples:
  kosmodrom play race
  kosmodrom play race --bots greedy,greedy --lang pl
  kosmodrom play race --people Ola,Bartek --option advanced
  kosmodrom play --load game.log
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from kosmodrom.engine.game import Game
    from kosmodrom.terminal.setup import Setup
    from kosmodrom.terminal.sitting import Sitting

HELP = "play a game in this terminal"
USUAL_GAME = "race"


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", default=USUAL_GAME, help="the game, %(default)s if none is named")
    add("--seats", type=int, metavar="N", help="how many play; bots take the seats that nobody is named for")
    add("--people", metavar="NAMES", help="the people at this keyboard, with commas between them")
    add("--bots", metavar="KINDS", help="the bots, with commas between them: greedy or random")
    add("--option", action="append", default=[], metavar="NAME", help="set an option: NAME, NAME=off or NAME=CHOICE")
    add("--lang", choices=["en", "pl"], help="the language; that of the system if it is not given")
    add("--seed", default="", metavar="WORD", help="deal the same cards again for the same word")
    add("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add("--save", type=Path, metavar="FILE", help="save the new game in this file")


def run(args: argparse.Namespace) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("this needs a terminal: its input and output are one that a person looks at")
    from kosmodrom.games.registry import games
    from kosmodrom.terminal import saves
    from kosmodrom.terminal.app import KosmodromApp

    folder = saves.folder(os.environ)
    setup = setup_of(args, games())
    app = KosmodromApp(games(), setup, folder, sitting_of(args, setup, games(), folder))
    app.run()
    return app.return_code or 0


def sitting_of(args: argparse.Namespace, setup: Setup, games: dict[str, Game], folder: Path) -> Sitting | None:
    """The game that the line asks for; None if the start screen shall ask."""
    from kosmodrom.terminal import saves
    from kosmodrom.terminal.sitting import Sitting

    if args.load:
        return Sitting.resume(args.load, games)
    if args.people is not None or any([args.seats, args.bots, args.option, args.seed, args.save]):
        if args.save and args.save.exists():
            raise UserError(f"{args.save} is there already: go on with it by --load, or choose another name")
        return setup.begin(args.save or saves.new_path(folder, setup.game.name))
    return None


def setup_of(args: argparse.Namespace, games: dict[str, Game]) -> Setup:
    """The set-up that the line asks for."""
    from kosmodrom.games.requests import read_options
    from kosmodrom.terminal.setup import Setup, seat_people_and_bots
    from kosmodrom.words import Words, language_of

    if args.game not in games:
        raise UserError(f"there is no game {args.game!r}; there are {', '.join(games)}")
    language = args.lang or language_of(os.environ)
    player = Words(language, ["terminal"]).tell("terminal-player")
    people = names(args.people) if args.people is not None else [player]
    kinds = names(args.bots) if args.bots is not None else None
    game = games[args.game]
    options = read_options(game, args.option)
    return Setup(game, language, seat_people_and_bots(people, kinds, args.seats), options, args.seed)


def names(text: str) -> list[str]:
    return [" ".join(name.split()) for name in text.split(",") if name.strip()]
