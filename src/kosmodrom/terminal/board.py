"""The table on the screen: where everything stands, and how it is drawn anew."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from kosmodrom.engine.table import SPECTATOR, Choice, Text, Zone
from kosmodrom.terminal.rowlist import RowList
from kosmodrom.terminal.sight import Row, Sight, joined
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.widgets import Keys, Log, component
from kosmodrom.words import Words

WIDE: Final = 110  # columns from which the log and the inspector stand beside the table
TALL: Final = 34  # lines from which the other players' cards are shown
KEYS: Final = (
    ("⏎", "confirm"), ("Z", "undo"), ("N", "skip"), ("?", "why"), ("I", "inspect"), ("L", "log"),
    ("H", "hint"), ("Q", "leave"), ("F1", "help"),
)  # fmt: skip

TAB_ORDER: Final = ("answers", "own-rest", "own-first", "map", "other", "piles", "log")


class Board(Screen[None]):
    """A table as one viewer sees it."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        # Whose hand is on the screen: with one person that is settled, with more it is handed over.
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else SPECTATOR
        self.sight = self.look()
        self.picked = -1
        self.thinking = SPECTATOR  # the seat of the bot that thinks
        self.known: list[Text] = []
        self.news: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="stages")
        with Horizontal(id="main"):
            with Vertical(id="board"):
                with Vertical(id="around"):
                    with Horizontal(id="others"):
                        yield RowList("map")
                        for seat in range(self.sight.table.parties):
                            yield RowList(f"other-{seat}")
                    yield RowList("piles")
                with Horizontal(id="own"):
                    yield RowList("own-first")
                    yield RowList("own-rest")
                with Vertical(id="decision"):
                    yield Static(id="prompt")
                    yield RowList("answers")
            with Vertical(id="side"):
                yield Static(self.words.tell("terminal-inspector"), id="inspector")
                yield Log()
        yield Static(id="status")
        yield Static(id="facts")
        yield Keys((key, self.words.tell(f"terminal-key-{action}"), action) for key, action in KEYS)

    @property
    def focus_chain(self) -> list[Widget]:
        """The order of the Tab key: that in which the eye travels, not that of the places on the screen."""
        return sorted(super().focus_chain, key=lambda widget: TAB_ORDER.index((widget.id or "").rstrip("-0123456789")))

    def listed(self, id: str) -> RowList:
        return self.query_one(f"#{id}", RowList)

    def look(self) -> Sight:
        seen = self.sitting.seen(self.viewer)
        table = self.sitting.table(self.viewer)
        return Sight(self.sitting.game, table, seen.table if seen else None, self.words)

    def redraw(self) -> None:
        """Draw everything anew; what is picked stays picked as long as the decision is the same."""
        old = self.sight.table.decision
        self.sight = self.look()
        self.known, self.news = self.sitting.old_and_new(self.viewer)
        new = self.sight.table.decision
        if old is None or new is None or (old.prompt, old.choices) != (new.prompt, new.choices):
            self.picked = -1
        with self.app.batch_update():
            self.draw_heading()
            self.draw_map()
            self.draw_others()
            self.draw_own()
            self.draw_decision()
            self.draw_log()
            self.write("facts", Content(""))
            self.say_state()

    # The parts.

    def write(self, id: str, text: Content) -> None:
        """Change a line; it is one line high whatever it says, so nothing else has to move."""
        self.query_one(f"#{id}", Static).update(text, layout=False)

    @property
    def low(self) -> bool:
        """Whether lines are scarce."""
        return self.size.height < TALL

    def draw_heading(self) -> None:
        title = Content.styled(self.sitting.game.title[self.words.language], "bold")
        heading = Content.styled(self.sight.say(self.sight.table.heading), "bold")
        above, stages = ([title, heading], []) if not self.low else ([], [heading])
        self.query_one("#heading").display = not self.low
        self.write("heading", joined(above))
        self.write("stages", Content("  ").join([*stages, self.sight.stages(short=self.low)]))

    def draw_map(self) -> None:
        """The map, where the game has one; where lines are scarce it opens with what belongs to nobody."""
        region = self.listed("map")
        region.display = bool(self.sight.spaces) and not self.low
        region.border_title = Content(self.words.tell("terminal-map"))
        region.show(self.sight.map_rows() if region.display else [], self.picked)

    def draw_others(self) -> None:
        """The other players, in full or a line each, and what belongs to nobody."""
        for seat in range(self.sight.table.parties):
            region = self.listed(f"other-{seat}")
            region.display = seat != self.viewer
            name, busy = self.sight.seat(seat), self.busy(seat)
            region.border_title = joined([name, busy])
            if self.low:
                region.show([Row(joined([name, busy, self.sight.summary(seat)]), opens=seat)])
            else:
                rows = self.sight.rows(self.sight.zones_of(seat))
                region.show([Row(self.sight.counters(seat), heading=True), *rows], self.picked)
        self.listed("piles").show([Row(self.sight.summary(SPECTATOR), opens=SPECTATOR)])

    def busy(self, seat: int) -> Content:
        """The word for a seat that the table waits for."""
        if seat == self.thinking:
            return Content.styled(f"◐ {self.words.tell('terminal-thinking')}", "$warn")
        if seat in self.sight.table.waiting:
            return Content.styled(f"◌ {self.words.tell('terminal-deciding')}", "$text-3")
        return Content("")

    def draw_own(self) -> None:
        """The viewer's own zones: beside the first one, which is the board, the hand and what else there is."""
        self.query_one("#own").display = self.viewer != SPECTATOR
        if self.viewer == SPECTATOR:
            return
        zones = [zone for zone in self.sight.own_zones() if zone.count]
        counters = Row(self.sight.counters(self.viewer), heading=True)
        self.draw_zones(self.listed("own-first"), zones[:1], self.sight.seat(self.viewer), counters)
        self.draw_zones(self.listed("own-rest"), sorted(zones[1:], key=self.has_no_answer), Content(""))

    def has_no_answer(self, zone: Zone) -> bool:
        return not any(piece.id in self.sight.touched for piece in zone.pieces)

    def draw_zones(self, region: RowList, zones: list[Zone], title: Content, *above: Row) -> None:
        """Zones in one list, the first one's title in the frame."""
        names = [Content(self.sight.zone_title(zone)) for zone in zones[:1]]
        region.border_title = joined([title, *names])
        rows = self.sight.rows(zones[:1], headings=False) + self.sight.rows(zones[1:])
        region.show([*above, *rows], self.picked)

    def draw_decision(self) -> None:
        decision = self.sight.table.decision
        self.query_one("#decision").set_class(decision is not None, "-own")
        self.query_one("#prompt", Static).update(self.prompt())
        self.listed("answers").show(self.sight.answers(), self.picked)
        self.listed("answers").highlighted = self.picked if self.picked >= 0 else None

    def draw_log(self) -> None:
        if self.size.width >= WIDE:
            self.query_one(Log).show(self.sight, self.known, self.news)

    def prompt(self) -> Content:
        """What the viewer is asked, or whom the table waits for."""
        decision = self.sight.table.decision
        if self.sight.table.result is not None:
            return Content(self.words.tell("terminal-over"))
        if decision is None:
            names = [self.sight.seat(seat) for seat in self.sight.table.waiting]
            return Content.assemble(f"◌ {self.words.tell('terminal-waiting')} ", Content(", ").join(names))
        question = Content.styled(f"▶ {self.sight.say(decision.prompt)}", "bold $beacon")
        detail = Content.styled(self.sight.say(decision.detail), "$warn") if decision.detail else Content("")
        return joined([question, detail])

    # What is said above the keys.

    def tell_facts(self, row: Row) -> None:
        """What the card under the cursor says: all of it beside the table, or below it what fits in a line."""
        if row.key:
            said = component(self.sight, row.key)
            self.query_one("#inspector", Static).update(said)
            self.write("facts", Content.styled(" · ".join(said.plain.splitlines()), "$text-3"))

    @property
    def picked_choice(self) -> Choice | None:
        return self.sight.choices[self.picked] if self.picked >= 0 else None

    def say(self, text: str, style: str = "$text-2") -> None:
        self.write("status", Content.styled(text, style))

    def say_no(self, text: str) -> None:
        self.say(f"✕ {text}", "$stop")

    def say_state(self) -> None:
        """What Enter would do now, or how much is new."""
        choice = self.picked_choice
        if choice is not None:
            price = f" ({self.sight.say(choice.price)})" if choice.price else ""
            self.say(self.words.tell("terminal-enter-confirms", answer=self.sight.say(choice.text) + price), "$text-1")
        elif self.news:
            self.say(self.words.tell("terminal-news", count=len(self.news)), "$warn")
        else:
            self.say("")
