"""What opens over the table and closes with Esc."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from kosmodrom.terminal.rowlist import RowList
from kosmodrom.terminal.sight import Row, Sight
from kosmodrom.terminal.widgets import Keys, component
from kosmodrom.words import Words


class Reading(ModalScreen[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,f1,i,l,question_mark", "dismiss")]

    def __init__(self, words: Words, title: str, text: Content, at_end: bool = False) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self.heading
            with VerticalScroll(id="reading"):
                yield Static(self.text)
            yield Keys([("Esc", self.words.tell("terminal-key-close"), "dismiss")])

    def on_mount(self) -> None:
        reading = self.query_one("#reading")
        reading.focus()
        if self.at_end:
            reading.scroll_end(animate=False)


class Looking(ModalScreen[None]):
    """Zones to look through: a list of their pieces, and what the piece under the cursor says."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,i", "dismiss")]

    def __init__(self, sight: Sight, title: Content, rows: list[Row]) -> None:
        super().__init__()
        self.sight = sight
        self.heading = title
        self.rows = rows

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall") as box:
            box.border_title = self.heading.markup
            yield RowList("looking")
            yield Static(id="looking-at")
            yield Keys([("Esc", self.sight.words.tell("terminal-key-close"), "dismiss")])

    def on_mount(self) -> None:
        region = self.query_one(RowList)
        region.show(self.rows)
        region.focus()
        region.action_first()

    def on_option_list_option_highlighted(self) -> None:
        row = self.query_one(RowList).row
        if row is not None:
            self.query_one("#looking-at", Static).update(component(self.sight, row.key))

    def on_row_list_picked(self) -> None:
        self.dismiss()


class HandOver(ModalScreen[bool]):
    """Hides everything until the next person sits at the machine; ends with whether the last answer is taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(False)"),
        Binding("z", "undo"),
        Binding("q", "app.leave"),
    ]

    def __init__(self, words: Words, player: Content, may_undo: bool) -> None:
        super().__init__()
        self.words = words
        self.player = player
        self.may_undo = may_undo

    def compose(self) -> ComposeResult:
        tell = self.words.tell
        keys = [("Enter", tell("terminal-key-hand"), "dismiss(False)")]
        if self.may_undo:
            keys.append(("Z", tell("terminal-key-undo"), "undo"))
        keys.append(("Q", tell("terminal-key-leave"), "app.leave"))
        with Vertical(classes="dialog hand-over"):
            yield Static(tell("terminal-hand-over"))
            yield Static(self.player, id="next-player")
            yield Static(tell("terminal-hand-over-help"), classes="quiet")
            yield Keys(keys)

    def action_undo(self) -> None:
        if self.may_undo:
            self.dismiss(True)
