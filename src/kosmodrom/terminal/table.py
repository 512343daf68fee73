"""Playing at the table: keys and clicks become answers, bots think, and people hand over to one another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.worker import get_current_worker

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.window import Window
from kosmodrom.engine.table import SPECTATOR, Text
from kosmodrom.terminal.board import Board
from kosmodrom.terminal.dialogs import HandOver, Looking, Reading
from kosmodrom.terminal.rowlist import RowList
from kosmodrom.terminal.sight import Row
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.widgets import READING_WIDTH, component, log_content, rule
from kosmodrom.words import Words

if TYPE_CHECKING:
    from kosmodrom.terminal.app import KosmodromApp

SKIPS: Final = ("pass", "stop")  # roles of the answers that do nothing more
Decided = Callable[[int, list[int], int], None]


class TableScreen(Board):
    """The table of a sitting, to play at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"answer({digit - 1})") for digit in range(1, 10)),
        Binding("enter", "confirm"),
        Binding("z", "undo"),
        Binding("n", "skip"),
        Binding("question_mark", "why"),
        Binding("i", "inspect"),
        Binding("l", "log"),
        Binding("h", "hint"),
        Binding("q", "leave"),
        Binding("f1", "help"),
        Binding("escape", "deselect"),
    ]

    def __init__(self, sitting: Sitting, bots: Mapping[int, Bot], adviser: Bot, words: Words) -> None:
        super().__init__(sitting, words)
        self.bots = bots
        self.adviser = adviser
        self.handing_over = False

    @property
    def table_app(self) -> KosmodromApp:
        return cast("KosmodromApp", self.app)

    def on_mount(self) -> None:
        self.listed("answers").focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    # Picking and answering.

    def pick(self, place: int) -> None:
        """Pick an answer, and show it wherever it stands."""
        self.picked = place
        for region in self.query(RowList):
            region.pick(place)
        self.listed("answers").highlighted = place if place >= 0 else None
        self.say_state()

    def on_row_list_picked(self, event: RowList.Picked) -> None:
        row = event.row
        if row.opens is not None:
            self.open_zones(row.opens)
        elif event.confirm:
            self.action_confirm()
        elif row.choices:
            # A piece with several answers goes through them one after the other.
            at = row.choices.index(self.picked) + 1 if self.picked in row.choices else 0
            self.pick(row.choices[at % len(row.choices)])
        elif row.blocked:
            blocked = row.blocked[0]
            self.say_no(f"{self.sight.say(blocked.text)} [{blocked.clause}]")
        else:
            self.say(self.words.tell("terminal-no-part"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor has moved: among the answers that picks one, everywhere it shows what is there."""
        region = event.option_list
        if not isinstance(region, RowList) or not region.has_focus or region.row is None:
            return
        if region.id == "answers" and self.picked not in region.row.choices:
            self.pick(region.row.choices[0])
        self.tell_facts(region.row)

    def action_answer(self, place: int) -> None:
        """The key of an answer picks it, and confirms it the second time."""
        if place >= len(self.sight.choices):
            return
        if place == self.picked:
            self.action_confirm()
        else:
            self.pick(place)

    def action_confirm(self) -> None:
        choice = self.picked_choice
        if self.sitting.over():
            self.table_app.show_result(self.sitting)
        elif choice is None:
            self.say(self.words.tell("terminal-pick-first"))
        else:
            self.picked = -1
            self.sitting.answer(self.viewer, choice.number)
            self.advance()

    def action_skip(self) -> None:
        place = next((place for place, choice in enumerate(self.sight.choices) if choice.role in SKIPS), None)
        if place is None:
            self.say(self.words.tell("terminal-no-skip"))
        else:
            self.action_answer(place)

    def action_deselect(self) -> None:
        self.pick(-1)

    def action_undo(self) -> None:
        refusal = self.sitting.why_not_undo(self.viewer)
        if refusal is not None:
            self.say_no(self.words.say(Text(refusal.message, refusal.args)))
            return
        self.sitting.undo(self.viewer)
        self.advance()
        self.say(self.words.tell("terminal-undone"))

    def action_hint(self) -> None:
        """Ask a bot what it would do, and pick that."""
        if self.sight.table.decision is not None:
            self.say(self.words.tell("terminal-hint-thinking"))
            self.think(self.adviser, self.viewer, self.advised)

    def advised(self, seat: int, asked: list[int], choice: int) -> None:
        numbers = [choice.number for choice in self.sight.choices]
        if seat == self.viewer and numbers == asked:
            self.pick(numbers.index(choice))
            answer = self.sight.say(self.sight.choices[self.picked].text)
            self.say(self.words.tell("terminal-hint", answer=answer), "$text-1")

    # Reading.

    def focused_row(self) -> Row | None:
        """What the keys that ask about something ask about: the row of the list with the focus."""
        return self.focused.row if isinstance(self.focused, RowList) else None

    def action_why(self) -> None:
        """Why what the cursor is on cannot be done, or the rule of the decision."""
        row = self.focused_row()
        decision = self.sight.table.decision
        tell = self.words.tell
        if row is not None and row.blocked:
            parts = [
                Content.assemble(
                    (f"✕ {self.sight.say(blocked.text)}\n", "bold $stop"), rule(self.sight, blocked.clause)
                )
                for blocked in row.blocked
            ]
            self.read(tell("terminal-why-not"), Content("\n\n").join(parts))
        elif decision is not None:
            said = "" if row is None else tell("terminal-legal" if row.choices else "terminal-no-part") + "\n\n"
            prompt = Content.styled(f"{self.sight.say(decision.prompt)}\n", "bold $beacon")
            self.read(tell("terminal-what-now"), Content.assemble(said, prompt, rule(self.sight, decision.clause)))
        else:
            self.say(tell("terminal-nothing-asked"))

    def action_inspect(self) -> None:
        row = self.focused_row()
        if row is not None and row.opens is not None:
            self.open_zones(row.opens)
        elif row is not None and row.key:
            self.read(self.words.tell("terminal-key-inspect"), component(self.sight, row.key))
        else:
            self.say(self.words.tell("terminal-nothing-there"))

    def open_zones(self, owner: int) -> None:
        """Look through all that a seat has, or that is nobody's."""
        title = self.sight.counters(owner) if owner == SPECTATOR else self.sight.seat(owner)
        self.app.push_screen(Looking(self.sight, title, self.sight.rows(self.sight.zones_of(owner))))

    def action_log(self) -> None:
        self.app.push_screen(
            Reading(
                self.words,
                self.words.tell("terminal-key-log"),
                log_content(self.sight, self.known, self.news, READING_WIDTH),
                at_end=True,
            )
        )

    def action_help(self) -> None:
        self.read(self.words.tell("terminal-key-help"), Content(self.words.tell("terminal-help")))

    def read(self, title: str, text: Content) -> None:
        self.app.push_screen(Reading(self.words, title, text))

    def action_leave(self) -> None:
        self.table_app.action_leave()

    # Whose turn it is.

    def advance(self) -> None:
        """Set a bot to work, hand over to the next person or draw the table, and at the end tell the result."""
        self.call_bot()
        people = self.sitting.people
        pending = [seat for seat in people if seat in self.sitting.pending()]
        if self.sitting.over() and len(people) > 1:
            self.viewer = SPECTATOR
        self.redraw()
        if self.sitting.over():
            self.table_app.show_result(self.sitting)
        elif pending and self.viewer not in pending and len(people) > 1 and not self.handing_over:
            self.hand_over(next((seat for seat in pending if seat > self.viewer), pending[0]))

    def hand_over(self, seat: int) -> None:
        """Hide all hands until the next person is at the keyboard."""
        last = self.viewer
        self.handing_over = True

        def sit_down(undo: bool | None) -> None:
            self.handing_over = False
            self.viewer = seat
            if undo and self.sitting.why_not_undo(last) is None:
                self.viewer = last
                self.sitting.undo(last)
            self.advance()

        # Nothing may stay behind of what the last person looked at.
        self.query_one("#inspector", Static).update(self.words.tell("terminal-inspector"))
        may_undo = last != SPECTATOR and self.sitting.why_not_undo(last) is None
        self.app.push_screen(HandOver(self.words, self.sight.seat(seat), may_undo), sit_down)

    def call_bot(self) -> None:
        """Let the next bot think, unless one does."""
        seat = next((seat for seat in self.sitting.pending() if seat in self.bots), None)
        if seat is not None and self.thinking == SPECTATOR:
            self.thinking = seat
            self.think(self.bots[seat], seat, self.decided)

    def decided(self, seat: int, asked: list[int], choice: int) -> None:
        """A bot's answer counts if the decision is still the one that it was asked for."""
        self.thinking = SPECTATOR
        if self.sitting.session.position.choices(seat) == asked:
            self.sitting.answer(seat, choice)
        self.advance()

    def think(self, bot: Bot, seat: int, decided: Decided) -> None:
        """Let a bot think at a copy of the position, off the loop that draws."""
        window = Window(self.sitting.game, self.sitting.session.position.clone(), seat)
        self.run_worker(lambda: self.thought(bot, window, decided), thread=True)

    def thought(self, bot: Bot, window: Window, decided: Decided) -> None:
        choice = bot.choose(window)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(decided, window.seat, window.choices(), choice)
