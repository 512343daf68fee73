"""Micro Cosmos as a game of the platform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from kosmodrom.engine.bits import count
from kosmodrom.engine.edition import Finding, fingerprint
from kosmodrom.engine.game import Game, Option, Value
from kosmodrom.engine.position import ANSWER, CHANCE, FORCED, Note, Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import Step
from kosmodrom.engine.table import Line, Table, Text
from kosmodrom.games.microcosmos import choices
from kosmodrom.games.microcosmos.cards import COMPONENTS, Edition, load_edition
from kosmodrom.games.microcosmos.edition import check_edition
from kosmodrom.games.microcosmos.lines import Lines
from kosmodrom.games.microcosmos.notation import CosmosNotation
from kosmodrom.games.microcosmos.plan import NO_PLAN
from kosmodrom.games.microcosmos.position import CHANNELS, Cosmos
from kosmodrom.games.microcosmos.setup import deal, load_cosmos
from kosmodrom.games.microcosmos.steps import STEPS
from kosmodrom.games.microcosmos.texts import PARTS, component_rows
from kosmodrom.games.microcosmos.view import table_of

LONG: Final = "long"
READY_SPECIALISTS: Final = "ready_specialists"
LEVEL: Final = "level"
LEVELS: Final = ("easy", "easy_plus", "medium", "medium_plus", "hard", "hard_plus")
MARKERS: Final = 8


class CosmosGame(Game):
    """Micro Cosmos, with an edition of its components."""

    name = "microcosmos"
    title = {"en": "Micro Cosmos", "pl": "Micro Cosmos"}
    seats = (1, 2, 3, 4)  # [microcosmos.1.1]
    options = (
        Option(LONG, "microcosmos.3.5"),
        Option(READY_SPECIALISTS, "microcosmos.2.4"),
        Option(LEVEL, "microcosmos.22.5", LEVELS[0], seats=(1,), choices=LEVELS),
    )
    folder = Path(__file__).parent
    parts = ("planets", "unfinished", "ark", "survivors", "colonies")

    def __init__(self, components: Path = COMPONENTS) -> None:
        self.components = components

    @cached_property
    def cards(self) -> Edition:
        return load_edition(self.components)

    @cached_property
    def notation(self) -> CosmosNotation:
        return CosmosNotation(self.cards)

    @cached_property
    def lines(self) -> Lines:
        return Lines(self.cards)

    def deal(self, seats: int, seed: Seed, options: Mapping[str, Value] | None = None) -> Cosmos:
        setting = self.setting(seats, options)
        long, ready = setting[LONG] is True, setting[READY_SPECIALISTS] is True
        return deal(self.cards, seats, seed.stream("cards"), long, ready, LEVELS.index(str(setting[LEVEL])))

    def rivals(self, seats: int) -> int:
        return 1 if seats == 1 else 0  # [microcosmos.18.1]

    def load(self, data: dict[str, Any]) -> Position:
        classes: dict[str, type[Step]] = {step.__name__: step for step in STEPS}
        return load_cosmos(data, self.cards, classes)

    def table(self, position: Position, seat: int) -> Table:
        return table_of(cast(Cosmos, position), seat, self.notation)

    def seen_by(self, note: Note, seat: int) -> bool:
        if note.code == CHANCE:
            return False  # what chance gave to whom is told by notes of its own
        if note.code in (ANSWER, FORCED):
            return note.seat == seat
        return True

    def own_line(self, note: Note, seat: int) -> Text | None:
        return self.lines.line(note)

    @property
    def channels(self) -> int:
        return CHANNELS

    @property
    def answers(self) -> int:
        return choices.SIZE

    def edition(self) -> str:
        return fingerprint(self.cards.data)

    def component_names(self, language: str) -> Mapping[str, str]:
        return {row["key"]: row[language] for _, row in component_rows(self.cards.data)}

    def component_lines(self, key: str) -> list[Line]:
        rows = component_rows(self.cards.data)
        return [line for part, row in rows if row["key"] == key for line in PARTS[part](row)]

    def check_edition(self, data: dict[str, Any]) -> list[Finding]:
        return check_edition(data)

    def rounds(self, position: Position) -> int:
        return cast(Cosmos, position).round

    def inventory(self, position: Position) -> Mapping[str, int]:
        """Cards by their keys, wherever they lie, and each party's colonies and outposts."""
        g = cast(Cosmos, position)
        crew = [*g.crew_deck, *g.crew_discards, *g.cantina]
        survivors = [*g.survivor_deck, *g.survivor_discards]
        for player in g.players:
            crew += [*player.upper, *player.lower, *player.hand, *player.aside]
            survivors += [*player.survivors, *player.settled, *player.found]
        planets = [number for number in (*g.cells, *g.planet_deck, g.planet_top) if number >= 0]
        out = Counter(self.cards.crew[card].key for card in crew)
        out.update(self.cards.survivors[card].key for card in survivors)
        out.update(self.cards.planets[number].key for number in planets)
        for seat, player in enumerate(g.players):
            covered = MARKERS if seat < g.seats else len(self.cards.automa_upgrades)
            freed = count(player.upgrades)
            out[f"colonies {seat}"] = covered - freed + player.colony_pool + count(player.colonies)
            pairs = [pair for pair in self.cards.pairs if all(player.has_upgrade(number) for number in pair)]
            out[f"outposts {seat}"] = len(self.cards.pairs) - len(pairs) + player.outpost_pool + count(player.outposts)
        if g.plan is not None:
            shown = [g.plan.card] if g.plan.card != NO_PLAN else []
            out.update(self.cards.automa_cards[card].key for card in (*g.plan.deck, *g.plan.discards, *shown))
        return dict(sorted(out.items()))
