"""Small parts of the screens: the log, the keys at the lower edge, texts in colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kosmodrom.engine.table import Text
from kosmodrom.terminal.sight import Sight, counted, joined

OLD_LINES = 40  # of what is known already the log at the table shows the last lines
READING_WIDTH = 76


class Log(VerticalScroll):
    """What has happened, and what of it is new to the viewer."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.draw: Callable[[int], Content] = lambda width: Content("")

    def compose(self) -> ComposeResult:
        yield Static(id="log-lines")

    def show(self, sight: Sight, old: list[Text], new: list[Text]) -> None:
        self.draw = lambda width: log_content(sight, old[-OLD_LINES:], new, width)
        self.on_resize()

    def on_resize(self) -> None:
        """Break the lines anew."""
        if width := self.scrollable_content_region.width:
            self.query_one("#log-lines", Static).update(self.draw(width))
            self.scroll_end(animate=False)


def log_content(sight: Sight, old: list[Text], new: list[Text], width: int) -> Content:
    """The log: old lines at rest, the new ones lit and with a bar at the edge."""
    rest = [line.stylize_before("$text-3") for line in barred("  ", told(sight, old), width)]
    since = Content.styled(f"── {sight.words.tell('terminal-since')} ──", "$warn")
    lit = [since, *barred("▌ ", told(sight, new), width)] if new else []
    nothing = Content.styled(sight.words.tell("terminal-log-empty"), "$text-3")
    return Content("\n").join([*rest, *lit] or [nothing])


def told(sight: Sight, lines: list[Text]) -> list[Content]:
    return counted(sight.line(line) for line in lines)


def barred(bar: str, lines: list[Content], width: int) -> list[Content]:
    """Lines broken to a width, each with a bar at the edge, what goes on in a further line a little to the right."""
    return [
        Content.assemble((bar, "$warn"), "  " if number else "", part)
        for line in lines
        for number, part in enumerate(line.wrap(width - 4))
    ]


class Key(Static):
    """A key and what it does; a click does it too."""

    def __init__(self, key: str, label: str, action: str) -> None:
        super().__init__(Content.assemble((key, "bold $text-1"), " ", (label, "$text-2")), classes="key")
        self.action = action

    async def on_click(self, event: events.Click) -> None:
        event.stop()
        await self.screen.run_action(self.action)


class Keys(Horizontal):
    """The keys of a screen."""

    def __init__(self, keys: Iterable[tuple[str, str, str]]) -> None:
        super().__init__(*(Key(*key) for key in keys), classes="keys")


def component(sight: Sight, key: str) -> Content:
    """All that a component says of itself."""
    lines = sight.game.component_lines(key)
    facts = joined(Content(sight.say(line.text)) for line in lines if line.label is None)
    powers = [
        Content.assemble((f"{sight.say(line.label)}  ", "$warn"), sight.say(line.text)) for line in lines if line.label
    ]
    name = Content.styled(sight.words.components.get(key, ""), "bold $text-1")
    return Content("\n").join(part for part in [name, facts.stylize_before("$text-2"), *powers] if part)


def rule(sight: Sight, id: str) -> Content:
    """A clause of the rulebook with its ruling; nothing for what is no clause of the game."""
    words = sight.words
    clause = next((clause for clause in sight.game.rulebook().clauses() if clause.id == id), None)
    if clause is None:
        return Content("")
    title = words.tell("terminal-rule", clause=clause.id, title=clause.title[words.language])
    parts = [Content.styled(title, "bold $text-2"), Content(clause.text[words.language])]
    if ruling := clause.ruling.get(words.language):
        parts.append(Content.assemble((f"{words.tell('terminal-ruling')} ", "$text-3"), (ruling, "$text-2")))
    return Content("\n").join(parts)
