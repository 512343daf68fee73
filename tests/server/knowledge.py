"""What each viewer of a game may know, read from the players themselves and not from the views that are on trial."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import SPECTATOR
from kosmodrom.games.microcosmos.position import DRAFTING
from kosmodrom.server.match import Match
from kosmodrom.server.models import encode
from kosmodrom.server.rows import ActionRow, TableRow


def race_shows(position: Any, viewer: int) -> set[str]:
    """Tableaus, a card that is being shown, and what the viewer holds."""
    kinds: set[int] = set()
    for seat, player in enumerate(position.players):
        kinds.update(player.tableau)
        if seat == viewer:
            kinds.update((*player.hand, *player.aside, *player.drawn))
        if player.shown >= 0:
            kinds.add(player.shown)
    return {position.edition.keys[kind] for kind in kinds}


def cosmos_shows(g: Any, viewer: int) -> set[str]:
    """All but the decks and, as long as they are chosen from, the first crew cards of the others."""
    crew, survivors = {*g.cantina, *g.crew_discards}, {*g.survivor_discards}
    for seat, player in enumerate(g.players):
        survivors.update((*player.survivors, *player.settled, *player.found))
        if g.phase != DRAFTING or seat == viewer:
            crew.update((*player.upper, *player.lower, *player.hand, *player.aside))
    planets = {number for number in (*g.cells, g.planet_top) if number >= 0}
    plans = {*g.plan.discards, g.plan.card} - {-1} if g.plan else set()
    return {
        *keys(g.edition.crew, crew),
        *keys(g.edition.survivors, survivors),
        *keys(g.edition.planets, planets),
        *keys(g.edition.automa_cards, plans),
        *(upgrade.key for upgrade in g.edition.upgrades),  # printed on every ark
    }


def keys(cards: list[Any], numbers: Iterable[int]) -> set[str]:
    return {cards[number].key for number in numbers}


SHOWS = {"race": race_shows, "microcosmos": cosmos_shows}


class Known:
    """By action, which cards a viewer may know of (all that has ever been shown to it), and how the table stood."""

    def __init__(self, game: Any, row: TableRow, names: list[str], seed: str, actions: list[ActionRow]) -> None:
        self.game = game
        self.match = Match(game, row, names, Seed.from_hex(seed))
        self.viewers = [*range(row.seats), SPECTATOR]
        self.history: dict[int, list[set[str]]] = {viewer: [] for viewer in self.viewers}
        self.positions: list[Position] = []
        self.chance = Seed.of(f"{row.id} dealt anew").stream("cards")
        self.look()
        for action in actions:
            self.match.follow(action)
            self.look()

    def look(self) -> None:
        position = self.match.session.position
        self.positions.append(position.clone())
        for viewer, history in self.history.items():
            shown = SHOWS[self.game.name](position, viewer)
            for note in self.match.notes[-1]:
                shown |= self.told(note, viewer)
            history.append(shown | (history[-1] if history else set()))

    def told(self, note: Any, viewer: int) -> set[str]:
        text = self.game.line(note, viewer) if self.game.seen_by(note, viewer) else None
        args = text.args.values() if text else ()
        return {arg[1:] for arg in args if isinstance(arg, str) and arg.startswith("@")}

    def dealt_anew(self, seq: int, viewer: int) -> list[bytes]:
        """The table for a viewer as it is, and as it would be had all that the viewer cannot see come otherwise.

        A spectator knows no more than any seat, so there it is dealt anew for each of them.
        """
        position = self.positions[seq]
        seats = [viewer] if viewer != SPECTATOR else self.viewers[:-1]
        others = [position.resample(seat, self.chance) for seat in seats]
        return [encode(self.game.table(one, viewer)) for one in (position, *others)]
