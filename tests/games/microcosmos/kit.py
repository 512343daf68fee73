"""Builds tables of several players by the keys of their cards, and plays on them by notation.

A test lays out a table, gives the players what they need, and then runs a step of a turn, a turn or a round. Cards are
never conjured up: each comes out of its deck. What the solo kit has for any table serves here too.
"""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.engine.bits import bit
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import Step
from kosmodrom.games.microcosmos.cards import ENGINES, FIELDS, GAINS, RESOURCES, SYMBOLS, UPGRADES
from kosmodrom.games.microcosmos.choices import GO
from kosmodrom.games.microcosmos.crew import PlayCrew
from kosmodrom.games.microcosmos.destination import Act
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS
from kosmodrom.games.microcosmos.game import CosmosGame
from kosmodrom.games.microcosmos.position import UPGRADING, Cosmos
from kosmodrom.games.microcosmos.round import ROUND_STEP, DrawLast, Turn
from kosmodrom.games.microcosmos.setup import empty_table
from kosmodrom.games.microcosmos.terraform import add_merit
from kosmodrom.games.microcosmos.travel import Travel
from kosmodrom.games.microcosmos.upgrade import Upgrade
from kosmodrom.games.registry import games
from tests.games.microcosmos.solo import EDITION, GALAXY, cell, planet
from tests.games.playing import Playing

GAME: Final = cast(CosmosGame, games()["microcosmos"])
CREW: Final = [card.key for card in EDITION.crew]
SURVIVORS: Final = [card.key for card in EDITION.survivors]
PLANETS: Final = [planet.key for planet in EDITION.planets]
PORTAL: Final = "star-portal"
# The steps of a turn, a whole turn, and rounds from the next one on.
MOMENTS: Final[dict[str, type[Step]]] = {
    "upgrade": Upgrade,
    "travel": Travel,
    "crew": PlayCrew,
    "act": Act,
    "draw": DrawLast,
    "turn": Turn,
}


def new(seats: int = 2, seed: int = 1, **options: bool | str) -> Cosmos:
    """A new game, at the choice of the first crew."""
    return cast(Cosmos, GAME.new(seats, Seed.of(seed), options))


def begun(seats: int = 2, seed: int = 1, **options: bool | str) -> Cosmos:
    """A new game at its first turn; everybody has set up with what was offered first."""
    g = new(seats, seed, **options)
    while not g.round:
        for seat in g.pending():
            answer(g, seat, answers(g, seat)[0])
    return g


def table(galaxy: str = GALAXY, seats: int = 2, *, long: bool = False, ready_specialists: bool = False) -> Cosmos:
    """A table in its first round, with planets in spaces of the galaxy; nobody has anything, and all arks start.

    The last planet of the edition is the uppermost one of the deck.
    """
    g = empty_table(EDITION, seats, Seed.of(1).stream("cards"), long, ready_specialists)
    for word in galaxy.split():
        name, _, key = word.partition("=")
        g.planet_deck.remove(planet(key))
        g.lay_planet(planet(key), cell(name))
    g.planet_top = g.planet_deck.pop()
    g.round, g.phase = 1, UPGRADING
    g.journal = []
    return g


# Giving.


def load(g: Cosmos, seat: int, **amounts: int) -> None:
    """Put units into a hold: load(g, 0, biomass=2)."""
    for key, amount in amounts.items():
        g.players[seat].cargo[GAINS.index(key)] = amount


def hire(g: Cosmos, seat: int, upper: str = "", lower: str = "") -> None:
    """Give crew cards to the rows of a player, out of the deck."""
    g.players[seat].upper += taken(g.crew_deck, CREW, upper)
    g.players[seat].lower += taken(g.crew_deck, CREW, lower)


def fill_cantina(g: Cosmos, cards: str) -> None:
    """Lay crew cards into the Cantina."""
    g.cantina += taken(g.crew_deck, CREW, cards)


def rescue(g: Cosmos, seat: int, cards: str = "", settled: str = "") -> None:
    """Give survivors to a player: open ones, and settled ones."""
    g.players[seat].survivors += taken(g.survivor_deck, SURVIVORS, cards)
    g.players[seat].settled += taken(g.survivor_deck, SURVIVORS, settled)


def taken(deck: list[int], names: list[str], keys: str) -> list[int]:
    out = [names.index(key) for key in keys.split()]
    for card in out:
        deck.remove(card)
    return out


def own(g: Cosmos, seat: int, upgrades: str) -> None:
    """Let a player have unlocked upgrades, without what they bring; "engines" twice is their last level."""
    player = g.players[seat]
    for key in upgrades.split():
        if key == UPGRADES[ENGINES]:
            player.engines += 1
        if key != UPGRADES[ENGINES] or player.engines == EDITION.upgrades[ENGINES].steps:
            player.upgrades |= bit(UPGRADES.index(key))


def ready(g: Cosmos, seat: int, tokens: str) -> None:
    """Make specialist tokens of a player ready."""
    for symbol in tokens.split():
        g.players[seat].tokens |= bit(SYMBOLS.index(symbol))


def fly(g: Cosmos, seat: int, place: str) -> None:
    """Put an ark on a field: "keyi", "keyi moon", "star-portal"."""
    number = GAME.read(f"go {place}") - GO
    g.players[seat].ark = g.place_of(number // FIELDS, number % FIELDS)


def colonise(g: Cosmos, seat: int, planets: str) -> None:
    """Put colonies of a player on planets, beside those in the pool."""
    g.players[seat].colonies |= on(g, planets)


def trade(g: Cosmos, seat: int, planets: str) -> None:
    """Put trading outposts of a player on planets, beside those in the pool."""
    g.players[seat].outposts |= on(g, planets)


def on(g: Cosmos, planets: str) -> int:
    """The spaces of planets, as a set."""
    return sum(bit(g.cell_of(planet(key))) for key in planets.split())


def raise_to(g: Cosmos, key: str, **levels: int) -> None:
    """Set levels of a planet: raise_to(g, "keyi", biomass=2)."""
    for resource, level in levels.items():
        g.levels[g.cell_of(planet(key)) * RESOURCES + GAINS.index(resource)] = level


def mark(g: Cosmos, seat: int, key: str, place: int) -> None:
    """Move a player's marker along the track of a planet, on top of those that are there."""
    add_merit(g, seat, g.cell_of(planet(key)), place)


def finish(g: Cosmos, planets: str) -> None:
    """Turn planets over as terraformed, without points for them."""
    g.done |= on(g, planets)


def lay(g: Cosmos, **cards: str) -> None:
    """Lay ready what chance will give, by its purpose and in order; then it gives nothing else.

    The purposes are first, start, planet, crew, survivors: lay(g, crew="foreman pump-engineer", planet="elpis").
    """
    g.script = [[] for _ in range(GAME.channels)]
    for purpose, keys in cards.items():
        for key in keys.split():
            channel, result = GAME.notation.read_chance(f"{purpose} {key}")
            g.script[channel].append(result)


# Playing.

PLAYING: Final = Playing(GAME)
answer, answers, refused, told = PLAYING.answer, PLAYING.answers, PLAYING.refused, PLAYING.told


def run(g: Cosmos, moment: str, seat: int = 0) -> Cosmos:
    """Run a step of a turn to its first decision: "upgrade", "travel", "crew", "act", "draw"; or a whole "turn"."""
    g.agenda = [MOMENTS[moment](seat)]
    g.advance()
    return g


def play_rounds(g: Cosmos) -> Cosmos:
    """Go on with the next round, and those after it."""
    g.agenda = [ROUND_STEP]
    g.advance()
    return g


# Looking.


def hold(g: Cosmos, seat: int) -> dict[str, int]:
    """What a hold contains, without what it lacks."""
    return {GAINS[resource]: amount for resource, amount in enumerate(g.players[seat].cargo) if amount}


def rows(g: Cosmos, seat: int) -> tuple[str, str]:
    """The crew of a player: the upper row and the lower one."""
    player = g.players[seat]
    return names(CREW, player.upper), names(CREW, player.lower)


def names(keys: list[str], cards: list[int]) -> str:
    return " ".join(keys[card] for card in cards)


def tokens(g: Cosmos, seat: int) -> set[str]:
    """A player's tokens that are ready."""
    return {key for symbol, key in enumerate(SYMBOLS) if g.players[seat].tokens & bit(symbol)}


def upgrades(g: Cosmos, seat: int) -> set[str]:
    """The upgrades that a player has unlocked, engines with their last level."""
    return {key for number, key in enumerate(UPGRADES) if g.players[seat].has_upgrade(number)}


def where(g: Cosmos, seat: int) -> str:
    """The field where an ark is."""
    place = g.players[seat].ark
    return GAME.write(GO + g.cells[place // FIELDS] * FIELDS + place % FIELDS).removeprefix("go ")


def planets(g: Cosmos, spaces: int) -> set[str]:
    """The planets in a set of spaces, such as a player's colonies."""
    return {PLANETS[g.cells[number]] for number in range(len(CELL_KEYS)) if spaces & bit(number)}


def raised(g: Cosmos, key: str) -> dict[str, int]:
    """The levels of a planet, without those at 0."""
    at = g.cell_of(planet(key)) * RESOURCES
    return {GAINS[n]: level for n, level in enumerate(g.levels[at : at + RESOURCES]) if level}


def merit(g: Cosmos, seat: int, key: str) -> int:
    """Where a player's marker is on the track of a planet; 0 if there is none."""
    return g.players[seat].mark_place(g.cell_of(planet(key)))
