"""A list of pieces or answers: arrows move in it, Space picks, Enter or a second click confirms."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kosmodrom.terminal.sight import Row

FACTS_FROM: Final = 16  # columns: where there is less room left, the facts of a piece are told elsewhere
LONG_NAME: Final = 34
NARROWEST: Final = 12
DIGITS: Final = 9
PICKED, LEGAL, FORBIDDEN, PLAIN = "✓", "▸", "✕", " "
STYLES: Final = {PICKED: "bold $text-1", LEGAL: "$beacon", FORBIDDEN: "$stop", PLAIN: ""}


class RowList(OptionList):
    """Shows rows, and knows which answer is picked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "pick", show=False)]

    class Picked(Message):
        """A row was picked or, if it was that already, confirmed."""

        def __init__(self, row: Row, confirm: bool) -> None:
            super().__init__()
            self.row = row
            self.confirm = confirm

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.rows: list[Row] = []
        self.picked = -1

    @property
    def row(self) -> Row | None:
        """The row that the cursor is on."""
        return self.rows[self.highlighted] if self.highlighted is not None else None

    def show(self, rows: list[Row], picked: int = -1) -> None:
        """Show rows; the cursor stays on the piece that it was on, or where that was."""
        if (rows, picked) == (self.rows, self.picked):
            return
        row, place = self.row, self.highlighted
        self.rows = rows
        self.picked = picked
        self.set_options(Option(self.content(row), disabled=row.heading) for row in rows)
        if not rows:
            self.refresh(layout=True)  # which setting no options leaves out
        if row is not None and place is not None and row.id:
            self.highlighted = next((n for n, other in enumerate(rows) if other.id == row.id), self.near(place))

    def near(self, place: int) -> int | None:
        """The row of a piece at a place, or above it."""
        return next((n for n in range(min(place, len(self.rows) - 1), -1, -1) if self.rows[n].id), None)

    def pick(self, place: int) -> None:
        """Mark the rows of another answer as picked; -1 for none."""
        old, self.picked = self.picked, place
        for number, row in enumerate(self.rows):
            if old in row.choices or place in row.choices:
                self.replace_option_prompt_at_index(number, self.content(row))

    def on_resize(self) -> None:
        """Fit the columns anew."""
        for number, row in enumerate(self.rows):
            self.replace_option_prompt_at_index(number, self.content(row))

    # How a row looks.

    def content(self, row: Row) -> Content:
        """A row: sign, number, name, facts where there is room, and at the right what is new and the price."""
        if row.heading or row.opens is not None:
            return Content("\n").join(Content.assemble(" ", part) for part in row.title.wrap(max(self.width - 1, 1)))
        sign = self.sign(row)
        lead = Content.styled(f"{sign}{self.number(row)} ", STYLES[sign])
        note = Content("  ").join(
            part for part in (Content.styled(row.new, "$warn"), Content.styled(row.note, "$text-2")) if part
        )
        name = self.named(row, self.width - lead.cell_length - note.cell_length - 2)
        *lines, last = name.wrap(max(self.width - lead.cell_length, NARROWEST))
        gap = self.width - lead.cell_length - last.cell_length - note.cell_length
        above = Content("").join(Content.assemble(line, "\n", " " * lead.cell_length) for line in lines)
        return Content.assemble(lead, above, last, " " * max(gap, 2 if note else 0), note)

    def named(self, row: Row, room: int) -> Content:
        """The name and, in a column of their own, as many of the facts as there is room for."""
        column = min(max(other.title.cell_length for other in self.rows if not other.heading), LONG_NAME) + 2
        if not row.facts or row.title.cell_length > column or room - column < FACTS_FROM:
            return row.title
        facts = Content.styled(row.facts, "$text-3").truncate(room - column, ellipsis=True)
        return Content.assemble(row.title.pad_right(column - row.title.cell_length), facts)

    @property
    def width(self) -> int:
        return self.scrollable_content_region.width

    def sign(self, row: Row) -> str:
        if self.picked in row.choices:
            return PICKED
        if row.choices:
            return LEGAL
        return FORBIDDEN if row.blocked else PLAIN

    @staticmethod
    def number(row: Row) -> str:
        """The key that picks the row."""
        return str(row.choices[0] + 1) if row.choices and row.choices[0] < DIGITS else " "

    # What is done with a row.

    def action_pick(self) -> None:
        self.touch(confirm=False)

    def action_select(self) -> None:
        self.touch(confirm=self.row is not None and self.picked in self.row.choices)

    def touch(self, confirm: bool) -> None:
        if not self.rows:
            raise SkipAction  # the key is for the table
        if self.row is None:
            self.action_first()
        else:
            self.post_message(self.Picked(self.row, confirm))

    async def _on_click(self, event: events.Click) -> None:
        event.prevent_default()
        number = event.style.meta.get("option")
        if number is not None and not self.rows[number].heading:
            confirm = self.picked in self.rows[number].choices
            self.highlighted = number
            self.post_message(self.Picked(self.rows[number], confirm))
