"""Race for the Galaxy as a game of the platform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from kosmodrom.engine.edition import Finding, fingerprint
from kosmodrom.engine.game import Game, Option, Value
from kosmodrom.engine.position import ANSWER, CHANCE, FORCED, Note, Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import Step
from kosmodrom.engine.table import Line, Table, Text
from kosmodrom.games.race import choices
from kosmodrom.games.race.cards import COMPONENTS, Edition, load_edition
from kosmodrom.games.race.edition import check_edition
from kosmodrom.games.race.lines import SECRET, Lines
from kosmodrom.games.race.notation import RaceNotation
from kosmodrom.games.race.position import CHANNELS_A_SEAT, KNOWN, Race
from kosmodrom.games.race.setup import deal, load_race
from kosmodrom.games.race.steps import STEPS
from kosmodrom.games.race.texts import card_lines, consume_texts
from kosmodrom.games.race.view import table_of

ADVANCED: Final = "advanced"
FIRST_GAME: Final = "first_game"
IDLE_TACTICS: Final = "idle_tactics"
MOST_SEATS: Final = 4


class RaceGame(Game):
    """Race for the Galaxy, with an edition of its cards."""

    name = "race"
    title = {"en": "Race for the Galaxy", "pl": "Race for the Galaxy"}
    seats = (2, 3, 4)  # [race.1.1]
    options = (
        Option(FIRST_GAME, "race.1.14"),
        Option(ADVANCED, "race.12.1", seats=(2,)),
        Option(IDLE_TACTICS, "race.6.23", default=True),
    )
    folder = Path(__file__).parent
    parts = ("cards", "chips", "developments")

    def __init__(self, components: Path = COMPONENTS) -> None:
        self.components = components

    @cached_property
    def cards(self) -> Edition:
        return load_edition(self.components)

    @cached_property
    def notation(self) -> RaceNotation:
        return RaceNotation(self.cards)

    @cached_property
    def lines(self) -> Lines:
        return Lines(self.cards)

    @cached_property
    def uses(self) -> list[Text]:
        return consume_texts(self.cards)

    def deal(self, seats: int, seed: Seed, options: Mapping[str, Value] | None = None) -> Race:
        setting = self.setting(seats, options)
        return deal(
            self.cards,
            seats,
            seed.stream("cards"),
            setting[ADVANCED] is True,
            setting[FIRST_GAME] is True,
            setting[IDLE_TACTICS] is True,
        )

    def load(self, data: dict[str, Any]) -> Position:
        classes: dict[str, type[Step]] = {step.__name__: step for step in STEPS}
        return load_race(data, self.cards, classes)

    def table(self, position: Position, seat: int) -> Table:
        return table_of(cast(Race, position), seat, self.notation, self.uses)

    def seen_by(self, note: Note, seat: int) -> bool:
        if note.code == CHANCE:
            return False  # what chance gave to whom is told by notes of its own
        if note.code in (ANSWER, FORCED) or note.code in SECRET:
            return note.seat == seat
        return True

    def own_line(self, note: Note, seat: int) -> Text | None:
        return self.lines.line(note, seat)

    def clause(self, note: Note) -> str:
        return self.lines.clause(note)

    @property
    def channels(self) -> int:
        return CHANNELS_A_SEAT * MOST_SEATS

    @property
    def answers(self) -> int:
        return choices.SIZE

    def edition(self) -> str:
        return fingerprint(self.cards.data)

    def component_names(self, language: str) -> Mapping[str, str]:
        return {row["key"]: row[language] for row in self.cards.data["cards"]}

    def component_lines(self, key: str) -> list[Line]:
        if key in choices.ACTION_KEYS:
            return [Line(Text(f"race-bonus-{key}"))]
        return [line for row in self.cards.data["cards"] if row["key"] == key for line in card_lines(row)]

    def check_edition(self, data: dict[str, Any]) -> list[Finding]:
        return check_edition(data)

    def rounds(self, position: Position) -> int:
        return cast(Race, position).round

    def inventory(self, position: Position) -> Mapping[str, int]:
        """Cards by their keys, wherever they lie, and chips: those of the players and the pool."""
        g = cast(Race, position)
        counts: Counter[int] = Counter(g.deck)
        counts.update(entry % KNOWN for entry in g.discards)
        for player in g.players:
            for cards in (player.hand, player.aside, player.drawn, player.tableau):
                counts.update(cards)
            counts.update(card for card in (*player.goods, player.ship, player.tactics) if card >= 0)
        cards_by_key = {self.cards.keys[kind]: count for kind, count in sorted(counts.items())}
        return {**cards_by_key, "chips": g.pool + sum(player.chips for player in g.players)}
