"""The end of a game: the score by its parts, who has won, and the proof that the shuffle was honest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.box import SIMPLE
from rich.table import Table as Grid
from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from kosmodrom.engine.record import BadRecord
from kosmodrom.engine.table import SPECTATOR, Result
from kosmodrom.terminal.palette import SHAPES, TOKENS
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.widgets import Keys
from kosmodrom.words import Words

if TYPE_CHECKING:
    from kosmodrom.terminal.app import KosmodromApp


class ResultScreen(Screen[None]):
    """The result of a sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("n,enter", "again"),
        Binding("q", "app.leave"),
    ]

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        result = sitting.table(SPECTATOR).result
        assert result is not None, "a game that is over has a result"
        self.result: Result = result

    def compose(self) -> ComposeResult:
        tell = self.words.tell
        with Vertical(classes="dialog tall result") as box:
            box.border_title = tell("terminal-result")
            yield Static(self.winners(), id="winners")
            with VerticalScroll():
                yield Static(self.scores(), id="scores")
                yield Static(self.proof(), id="proof")
            yield Keys(
                [
                    ("N", tell("terminal-key-again"), "again"),
                    ("Esc", tell("terminal-key-table"), "dismiss"),
                    ("Q", tell("terminal-key-leave"), "app.leave"),
                ]
            )

    def winners(self) -> Content:
        names = [self.words.players[seat] for seat in self.result.winners]
        said = self.words.tell("terminal-winners", names=", ".join(names), count=len(names))
        return Content.styled(f"★ {said}", "bold $beacon")

    def scores(self) -> Grid:
        """A column for each seat, a line for each part."""
        result = self.result
        grid = Grid(box=SIMPLE, border_style=TOKENS["line-strong"], header_style=TOKENS["text-1"], pad_edge=False)
        grid.add_column("")
        for seat, name in enumerate(self.words.players):
            star = " ★" if seat in result.winners else ""
            shape = Styled(f"{SHAPES[seat]} ", style=TOKENS[f"seat-{seat + 1}"])
            grid.add_column(shape.append(name + star, style=TOKENS["text-1"]), justify="right")
        for part, points in result.parts.items():
            grid.add_row(self.part(part), *map(str, points), style=TOKENS["text-2"])
        grid.add_section()
        grid.add_row(self.part("total"), *map(str, result.totals), style=f"bold {TOKENS['text-1']}")
        grid.add_row(self.part("tiebreak"), *map(str, result.tie_break), style=TOKENS["text-3"])
        return grid

    def part(self, name: str) -> str:
        return self.words.tell(f"{self.sitting.game.name}-part-{name}")

    def proof(self) -> Content:
        """The seed, what was committed to before the game, and whether the two and the whole log agree."""
        tell = self.words.tell
        record = self.sitting.session.record
        try:
            self.sitting.check()
            verdict = Content.styled(f"✓ {tell('terminal-honest')}", "$good-news")
        except BadRecord as error:
            verdict = Content.styled(f"✕ {tell('terminal-dishonest', why=str(error))}", "$stop")
        rows = [
            verdict,
            Content.styled(tell("terminal-commitment", commitment=record.commitment), "$text-3"),
            Content.styled(tell("terminal-seed", seed=record.seed), "$text-3"),
            Content.styled(tell("terminal-saved", path=str(self.sitting.path)), "$text-3"),
        ]
        return Content("\n").join(rows)

    def action_again(self) -> None:
        cast("KosmodromApp", self.app).start()
