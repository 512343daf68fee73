"""The start: who plays, against whom, in which language and by which variant; or where the last game was left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Select, Static

from kosmodrom.bots.registry import BOTS
from kosmodrom.engine.game import Option, Value
from kosmodrom.errors import UserError
from kosmodrom.terminal.palette import SHAPES, seat_style
from kosmodrom.terminal.saves import PERSON, Chair
from kosmodrom.terminal.setup import STARS, Setup
from kosmodrom.words import LANGUAGES, Words

if TYPE_CHECKING:
    from kosmodrom.terminal.app import KosmodromApp

NOBODY: Final = "nobody"


class Tick(Checkbox):
    """A box that has a tick in it or not, whatever the colours."""

    BUTTON_LEFT = "["
    BUTTON_RIGHT = "]"

    def __init__(self, label: str, value: bool, id: str, help: str) -> None:
        super().__init__(label, value, id=id, compact=True)
        self.help = help
        self.watch_value()

    def watch_value(self) -> None:
        self.BUTTON_INNER = "✓" if self.value else " "
        super().watch_value()


class Pick(Horizontal):
    """One of several choices, with a label."""

    def __init__(self, label: str, value: str, choices: list[tuple[str, str]], id: str, help: str) -> None:
        self.select = Select(choices, value=value, allow_blank=False, compact=True)
        super().__init__(Static(label, classes="label"), self.select, id=id, classes="line")
        self.help = help

    @property
    def value(self) -> str:
        return str(self.select.value)


class StartScreen(Screen[None]):
    """Chooses what is played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "resume"),
        Binding("f5", "begin"),
        Binding("f10,ctrl+q", "app.leave"),
    ]

    def __init__(self, setup: Setup, words: Words, unfinished: list[Path]) -> None:
        super().__init__()
        self.setup = setup
        self.words = words
        self.unfinished = unfinished

    @property
    def start_app(self) -> KosmodromApp:
        return cast("KosmodromApp", self.app)

    def compose(self) -> ComposeResult:
        tell = self.words.tell
        with Vertical(classes="dialog start") as box:
            box.border_title = f"Kosmodrom · {self.setup.game.title[self.setup.language]}"
            with VerticalScroll(can_focus=False):
                for seat in range(self.setup.game.seats[-1]):
                    yield self.chair(seat)
                with Horizontal(classes="line"):
                    yield Static(tell("terminal-language"), classes="label")
                    yield Select(
                        [(tell(f"terminal-language-{language}"), language) for language in LANGUAGES],
                        value=self.setup.language, allow_blank=False, compact=True, id="language",
                    )  # fmt: skip
                yield from map(self.option, self.setup.game.options)
            yield Static(id="problem")
            yield Static(id="start-help")
            with Horizontal(classes="buttons"):
                yield Button(tell("terminal-begin"), id="begin", variant="primary", compact=True)
                if self.unfinished:
                    yield Button(tell("terminal-resume"), id="resume", compact=True)
                yield Button(tell("terminal-quit"), id="quit", compact=True)

    def chair(self, seat: int) -> Horizontal:
        """A line of the table: who sits in a seat."""
        chairs = self.setup.chairs
        chair = chairs[seat] if seat < len(chairs) else Chair(STARS[seat - 1], NOBODY)
        kinds = [PERSON, *BOTS, *([NOBODY] if seat >= self.setup.game.seats[0] else [])]
        select = Select(
            [(self.kind(kind), kind) for kind in kinds],
            value=chair.kind,
            allow_blank=False,
            compact=True,
            id=f"kind-{seat}",
        )
        shape = Static(f"[{seat_style(seat)}]{SHAPES[seat]}[/]", classes="shape")
        return Horizontal(
            shape, Input(chair.name, compact=True, max_length=20, id=f"name-{seat}"), select, classes="line"
        )

    def kind(self, kind: str) -> str:
        """A sort of player in words; a bot that the words do not know goes by its own name."""
        id = f"terminal-kind-{kind}"
        return self.words.tell(id) if self.words.knows(id) else kind

    def option(self, option: Option) -> Tick | Pick:
        id = f"{self.setup.game.name}-option-{option.name.replace('_', '-')}"
        value = self.setup.options.get(option.name, option.default)
        label, help = self.words.tell(id), self.words.tell(f"{id}-help")
        if not option.choices:
            return Tick(label, value is True, f"option-{option.name}", help)
        choices = [(self.words.tell(f"{id}-{choice.replace('_', '-')}"), choice) for choice in option.choices]
        return Pick(label, option.write(value), choices, f"option-{option.name}", help)

    def widget_of(self, option: Option) -> Tick | Pick:
        id = f"#option-{option.name}"
        return self.query_one(id, Pick) if option.choices else self.query_one(id, Tick)

    def on_mount(self) -> None:
        self.query_one("#resume" if self.unfinished else "#begin").focus()
        self.allow_options()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain the variant with the focus, or else the keys."""
        asked = [widget for widget in event.widget.ancestors_with_self if isinstance(widget, Tick | Pick)]
        self.query_one("#start-help", Static).update(asked[0].help if asked else self.words.tell("terminal-start-help"))

    # What has been chosen.

    def chairs(self) -> tuple[Chair, ...]:
        kinds = [str(self.query_one(f"#kind-{seat}", Select).value) for seat in range(self.setup.game.seats[-1])]
        names = [self.query_one(f"#name-{seat}", Input).value.strip() for seat in range(len(kinds))]
        return tuple(
            Chair(name or f"{self.words.tell('terminal-player')} {seat + 1}", kind)
            for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
            if kind != NOBODY
        )

    def chosen(self) -> Setup:
        options: dict[str, Value] = {}
        for option in self.setup.game.options:
            box = self.widget_of(option)
            options[option.name] = option.idle if box.disabled else box.value
        language = str(self.query_one("#language", Select).value)
        return Setup(self.setup.game, language, self.chairs(), options, self.setup.seed)

    @on(Select.Changed)
    def allow_options(self) -> None:
        """Some variants are only for some numbers of players."""
        seats = len(self.chairs())
        for option in self.setup.game.options:
            self.widget_of(option).disabled = not option.fits(seats)

    @on(Select.Changed, "#language")
    def speak(self, event: Select.Changed) -> None:
        """Show the start in another language."""
        if event.value != self.setup.language:
            self.start_app.setup = self.chosen()
            self.start_app.start()

    # What happens then.

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        acts = {"begin": self.action_begin, "resume": self.action_resume, "quit": self.start_app.action_leave}
        acts[str(event.button.id)]()

    def action_begin(self) -> None:
        try:
            self.start_app.begin(self.chosen())
        except UserError as error:
            self.complain(str(error))

    def action_resume(self) -> None:
        if self.unfinished and (problem := self.start_app.resume(self.unfinished[0])):
            self.complain(problem)

    def complain(self, problem: str) -> None:
        self.query_one("#problem", Static).update(f"✕ {problem}")
