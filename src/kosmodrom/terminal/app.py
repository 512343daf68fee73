"""The program in the terminal: a start screen, a table, a result, and the way from each to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from textual.app import App

from kosmodrom.bots import registry as bots
from kosmodrom.engine.game import Game
from kosmodrom.errors import UserError
from kosmodrom.terminal import saves
from kosmodrom.terminal.palette import NIGHT
from kosmodrom.terminal.result import ResultScreen
from kosmodrom.terminal.setup import Setup
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.start import StartScreen
from kosmodrom.terminal.table import TableScreen
from kosmodrom.words import Words

ADVISER: Final = "greedy"
OWN_CATALOGUES: Final = ("engine", "terminal")


class KosmodromApp(App[None]):
    """A game at this machine."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, games: dict[str, Game], setup: Setup, folder: Path, sitting: Sitting | None = None) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = "Kosmodrom"
        self.games = games
        self.setup = setup
        self.folder = folder
        self.sitting = sitting

    def on_mount(self) -> None:
        if self.sitting is None:
            self.start()
        else:
            self.sit_down(self.sitting)

    def words(self, game: Game, players: list[str]) -> Words:
        """The words for a game and those who play it."""
        language = self.setup.language
        rivals = game.rival_names(len(players))
        return Words(language, (*OWN_CATALOGUES, game.name), game.component_names(language), players, rivals)

    def start(self) -> None:
        """Choose a new game, or go on with an unfinished one."""
        self.show(StartScreen(self.setup, self.words(self.setup.game, []), saves.unfinished(self.folder)))

    def begin(self, setup: Setup) -> None:
        self.setup = setup
        self.sit_down(setup.begin(saves.new_path(self.folder, setup.game.name)))

    def resume(self, path: Path) -> str:
        """Go on with a saved game; what is in the way, if something is."""
        try:
            self.sit_down(Sitting.resume(path, self.games))
        except UserError as error:
            return str(error)
        return ""

    def sit_down(self, sitting: Sitting) -> None:
        self.sitting = sitting
        made = {seat: bots.make(chair.kind, f"{sitting.seed.hex()} {seat}") for seat, chair in sitting.bots()}
        adviser = bots.make(ADVISER, sitting.seed.hex())
        self.show(TableScreen(sitting, made, adviser, self.words(sitting.game, sitting.names)))

    def show_result(self, sitting: Sitting) -> None:
        self.push_screen(ResultScreen(sitting, self.words(sitting.game, sitting.names)))

    def show(self, screen: StartScreen | TableScreen) -> None:
        """Put a screen in the place of all others."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def action_leave(self) -> None:
        """End the program; the game is saved after every answer."""
        self.exit()

    def action_help_quit(self) -> None:
        """Ctrl-C: Textual only says, in English, how to quit; here nothing is lost by quitting."""
        self.action_leave()
