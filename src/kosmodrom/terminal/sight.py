"""One viewer's table in words: what each piece is called, what can be done with it, and what is new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from textual.content import Content

from kosmodrom.engine.game import Game
from kosmodrom.engine.table import Blocked, Choice, Counter, Piece, Stage, Table, Text, Zone
from kosmodrom.terminal.palette import SHAPES, seat_style
from kosmodrom.words import Words

STAGE_SIGNS = {"past": "✓", "now": "▶", "next": "·", "out": "–"}
STAGE_STYLES = {"past": "$text-2", "now": "bold $text-1", "next": "$text-2", "out": "$text-3 dim"}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: a heading, a piece with what lies on it, or an answer."""

    title: Content
    heading: bool = False
    id: str = ""  # the zone and the piece
    key: str = ""
    choices: tuple[int, ...] = ()  # the answers that it stands for, by their place in the decision
    blocked: tuple[Blocked, ...] = ()
    note: str = ""  # a price, or how much there is
    facts: str = ""
    new: str = ""  # the word for a piece that was not there before
    opens: int | None = None  # it stands for all that this seat has, or SPECTATOR for what is nobody's

    def is_idle(self) -> bool:
        """Whether there is no more to it than its title."""
        return not (self.heading or self.choices or self.blocked or self.note or self.facts)


class Sight:
    """A table as its viewer sees it, beside the one at the viewer's last decision."""

    def __init__(self, game: Game, table: Table, before: Table | None, words: Words) -> None:
        self.game = game
        self.table = table
        self.before = before
        self.words = words
        self.choices: tuple[Choice, ...] = table.decision.choices if table.decision else ()

    def say(self, text: Text) -> str:
        return self.words.say(text)

    # What can be done.

    @cached_property
    def touched(self) -> dict[str, tuple[int, ...]]:
        """The answers that touch each piece."""
        out: dict[str, tuple[int, ...]] = {}
        for place, choice in enumerate(self.choices):
            for piece in choice.pieces:
                out[piece] = (*out.get(piece, ()), place)
        return out

    @cached_property
    def forbidden(self) -> dict[str, tuple[Blocked, ...]]:
        """The illegal tries with each piece."""
        out: dict[str, tuple[Blocked, ...]] = {}
        for blocked in self.table.decision.blocked if self.table.decision else ():
            out[blocked.piece] = (*out.get(blocked.piece, ()), blocked)
        return out

    def answers(self) -> list[Row]:
        """The legal answers, a row each."""
        return [self.answer(place, choice) for place, choice in enumerate(self.choices)]

    def answer(self, place: int, choice: Choice) -> Row:
        price = self.say(choice.price) if choice.price else ""
        key = self.key_of(choice)
        return Row(Content(self.say(choice.text)), key=key, choices=(place,), note=price, facts=self.facts(key))

    def key_of(self, choice: Choice) -> str:
        """The component that an answer is about: of a piece that lies on another, a good on a world, the lower one."""
        pieces = {piece.id: piece for zone in self.table.zones for piece in zone.pieces}
        touched = pieces.get(choice.pieces[0]) if choice.pieces else None
        if touched is None:
            return ""
        return pieces[touched.on].key if touched.on else touched.key

    # Zones and their pieces.

    def own_zones(self) -> list[Zone]:
        return self.zones_of(self.table.viewer)

    def zones_of(self, seat: int) -> list[Zone]:
        return [zone for zone in self.table.zones if zone.owner == seat]

    def rows(self, zones: Iterable[Zone], headings: bool = True) -> list[Row]:
        """The pieces of zones, with a heading for each zone; zones that hold nothing are left out."""
        out: list[Row] = []
        for zone in zones:
            pieces = list(self.piece_rows(zone))
            if headings and zone.count:
                out.append(Row(Content.styled(self.zone_title(zone), "$text-2"), heading=True))
            out += pieces
        return out

    def map_rows(self) -> list[Row]:
        """The spaces of a map, row by row; what nothing can be done with shares a line."""
        out: list[Row] = []
        for zone in sorted(self.spaces, key=lambda zone: (zone.at or (0, 0))[::-1]):
            out.append(Row(self.space_title(zone), heading=True))
            for idle, rows in groupby(self.piece_rows(zone), key=Row.is_idle):
                found = list(rows)
                out += [side_by_side(found)] if idle else found
        return out

    def space_title(self, zone: Zone) -> Content:
        """What a space is called, and to which other spaces ways lead from it."""
        near = {link for piece in zone.pieces for link in piece.links}
        there = [self.say(other.label) for other in self.spaces if other is not zone and leads_to(near, other)]
        ways = f" ↔ {', '.join(there)}" if there else ""
        return Content.assemble((self.say(zone.label), "bold $text-2"), (ways, "$text-3"))

    @property
    def spaces(self) -> list[Zone]:
        """The zones that lie on a map."""
        return [zone for zone in self.table.zones if zone.at]

    def piece_rows(self, zone: Zone) -> Iterator[Row]:
        """A row for each piece that lies on no other; those without a face are counted."""
        there = {piece.id for piece in zone.pieces}
        lying = [piece for piece in zone.pieces if piece.on not in there]
        for hidden, pieces in groupby(lying, key=lambda piece: "" if piece.key else piece.kind):
            if hidden:
                name, count = self.words.tell(f"{self.game.name}-{hidden}-hidden"), len(list(pieces))
                yield Row(Content.styled(name, "$text-3"), note=f"×{count}")
            else:
                yield from (self.piece_row(zone, piece) for piece in pieces)

    def piece_row(self, zone: Zone, piece: Piece) -> Row:
        carried = [other for other in zone.pieces if other.on == piece.id]
        together = [piece, *carried]
        choices = tuple(place for each in together for place in self.touched.get(each.id, ()))
        price = self.choices[choices[0]].price if len(choices) == 1 else None
        load = "".join(f" ◉ {self.name(other)}" for other in carried)
        marks = [self.words.tell(id) for tag in piece.tags if self.words.knows(id := f"{self.game.name}-mark-{tag}")]
        return Row(
            Content.assemble((self.name(piece), "bold" if choices else ""), (load, "$warn")),
            id=f"{zone.id} {piece.id}",
            key=piece.key,
            choices=choices,
            blocked=tuple(blocked for each in together for blocked in self.forbidden.get(each.id, ())),
            note=self.say(price) if price else ", ".join(marks),
            facts=self.facts(piece.key),
            new=self.words.tell("terminal-new") if self.is_new(zone, together) else "",
        )

    def name(self, piece: Piece) -> str:
        """What a piece is called, whose it is, and where it stands."""
        named = self.words.components.get(piece.key) or self.words.tell(f"{self.game.name}-{piece.kind}-{piece.key}")
        whose = f" {SHAPES[piece.owner]} {self.words.players[piece.owner]}" if piece.owner >= 0 else ""
        stands = f" {piece.value}/{piece.limit}" if piece.limit else f" {piece.value}" if piece.value else ""
        return named + whose + stands

    def facts(self, key: str) -> str:
        """What a component is, in one line."""
        return " · ".join(self.say(line.text) for line in self.game.component_lines(key) if line.label is None)

    # What is new.

    @cached_property
    def before_pieces(self) -> set[tuple[str, str]]:
        zones = self.before.zones if self.before else ()
        return {(zone.id, piece.id) for zone in zones for piece in zone.pieces}

    def is_new(self, zone: Zone, pieces: list[Piece]) -> bool:
        return self.before is not None and any((zone.id, piece.id) not in self.before_pieces for piece in pieces)

    def difference(self, id: str, value: int) -> str:
        """By how much a count has changed, or nothing."""
        old = self.old_counts.get(id, value)
        return f"({signed(value - old, plus=True)})" if value != old else ""

    @cached_property
    def old_counts(self) -> dict[str, int]:
        if self.before is None:
            return {}
        zones = {zone.id: zone.count for zone in self.before.zones}
        return zones | {counter.id: counter.value for counter in self.before.counters}

    # Titles and summaries.

    def zone_title(self, zone: Zone) -> str:
        limit = f"/{zone.limit}" if zone.limit else ""
        return f"{self.say(zone.label)} {zone.count}{limit} {self.difference(zone.id, zone.count)}".rstrip()

    def counter(self, counter: Counter) -> Content:
        if counter.is_seat:
            return Content.assemble(self.say(counter.label), " ", self.seat(counter.value))
        changed = self.difference(counter.id, counter.value)
        return Content.assemble(
            self.say(counter.label), " ", (signed(counter.value), "bold"), (changed and f" {changed}", "$warn")
        )

    def counters(self, owner: int) -> Content:
        return joined(self.counter(counter) for counter in self.table.counters if counter.owner == owner)

    def seat(self, seat: int) -> Content:
        """A seat: its shape in its colour, and who sits there."""
        return Content.assemble((f"{SHAPES[seat]} ", seat_style(seat)), (self.words.players[seat], "bold"))

    def summary(self, owner: int) -> Content:
        """All counts of a seat, or of what belongs to nobody, in one line."""
        zones = (Content(self.zone_title(zone)) for zone in self.zones_of(owner) if zone.count and not zone.at)
        return joined([self.counters(owner), *zones])

    def stages(self, short: bool) -> Content:
        """The parts of the round, each with its state and those who called it; in short only those that it has."""
        return Content("  ").join(self.stage(stage) for stage in self.table.stages if not short or stage.state != "out")

    def stage(self, stage: Stage) -> Content:
        label = f"{STAGE_SIGNS[stage.state]} {self.say(stage.label)}"
        callers = [(SHAPES[seat], seat_style(seat)) for seat in stage.seats]
        return Content.assemble((label, STAGE_STYLES[stage.state]), " " if callers else "", *callers)

    def line(self, text: Text) -> Content:
        """A line of the log, with the sign of whom it is about."""
        seat = text.args.get("seat")
        if not isinstance(seat, int):
            return Content.styled(self.say(text), "bold")
        return Content.assemble((f"{SHAPES[seat]} ", seat_style(seat)), self.say(text))


def leads_to(near: set[str], zone: Zone) -> bool:
    return any(piece.id in near for piece in zone.pieces)


def side_by_side(rows: list[Row]) -> Row:
    """Rows in one."""
    return Row(joined(row.title for row in rows), id=rows[0].id, new=max(row.new for row in rows))


def signed(number: int, plus: bool = False) -> str:
    """A number with a real minus."""
    return f"{number:{'+' if plus else '-'}d}".replace("-", "−")


def joined(parts: Iterable[Content]) -> Content:
    return Content.styled(" · ", "$text-3").join(part for part in parts if part)


def counted(lines: Iterable[Content]) -> list[Content]:
    """Lines that are the same one after the other as one line, with how often."""
    out: list[Content] = []
    for line, same in groupby(lines, key=lambda line: line):
        count = len(list(same))
        out.append(Content.assemble(line, (f" ×{count}", "$text-3")) if count > 1 else line)
    return out
