"""Builds solo tables: planets by their keys in the spaces of the galaxy, and what the Automa owns; plays its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.bits import bit
from kosmodrom.engine.position import Note
from kosmodrom.engine.seed import Seed
from kosmodrom.games.microcosmos.automa import AutomaEntry, AutomaTurn
from kosmodrom.games.microcosmos.cards import FIELDS, RESOURCES, SYMBOLS, UPGRADES, Edition, load_edition
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS
from kosmodrom.games.microcosmos.plan import AHEAD, Plan
from kosmodrom.games.microcosmos.player import HEIGHTS, Player
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.setup import deal, empty_table, seat_automa

EDITION: Final[Edition] = load_edition()
LEVELS: Final = [level.key for level in EDITION.levels]
CARDS: Final = [card.key for card in EDITION.automa_cards]
SYMBOL_OF: Final = [card.symbol for card in EDITION.crew]
GALAXY: Final = "north=keyi west=ryugu east=kijani"
# All eight spaces around the portal.
FULL: Final = f"{GALAXY} north-west=nyekundu north-east=gorria south-west=sininen south=elpis south-east=berdea"
HUMAN: Final = 0
AUTOMA: Final = 1


def cell(name: str) -> int:
    return CELL_KEYS.index(name)


def planet(key: str) -> int:
    return [planet.key for planet in EDITION.planets].index(key)


def begin(level: str = "easy", seed: int = 1) -> Cosmos:
    """A solo game before its first decision."""
    g = deal(EDITION, 1, Seed.of(seed).stream("cards"), False, False, LEVELS.index(level))
    g.journal = []
    g.start()
    return g


def table(galaxy: str = GALAXY, level: str = "easy") -> Cosmos:
    """A solo table in its first round with some planets; both arks where they start."""
    g = empty_table(EDITION, 1, Seed.of(1).stream("cards"), False, False)
    seat_automa(g, LEVELS.index(level))
    for word in galaxy.split():
        name, _, key = word.partition("=")
        g.planet_deck.remove(planet(key))
        g.lay_planet(planet(key), cell(name))
    g.planet_top = g.planet_deck.pop()
    g.round = 1
    g.journal = []
    return g


def plan(g: Cosmos) -> Plan:
    assert g.plan is not None
    return g.plan


def automa(g: Cosmos) -> Player:
    return g.players[AUTOMA]


def fly(g: Cosmos, name: str) -> None:
    """Put the Automa's ark on the planet of a space."""
    automa(g).ark = cell(name) * FIELDS


def where(g: Cosmos) -> str:
    """The space where the Automa's ark is, on a planet."""
    assert automa(g).ark % FIELDS == 0
    return CELL_KEYS[automa(g).ark // FIELDS]


def hire(g: Cosmos, symbols: str) -> None:
    """Give the Automa crew cards with some symbols."""
    for symbol in symbols.split():
        card = next(card for card in g.crew_deck if SYMBOL_OF[card] == SYMBOLS.index(symbol))
        g.crew_deck.remove(card)
        automa(g).upper.append(card)


def crew(g: Cosmos) -> str:
    """The symbols of the Automa's crew, sorted."""
    return " ".join(sorted(SYMBOLS[SYMBOL_OF[card]] for card in automa(g).upper))


def own(g: Cosmos, upgrades: str) -> None:
    """Let the Automa have unlocked upgrades, without what they bring."""
    for key in upgrades.split():
        automa(g).upgrades |= bit(UPGRADES.index(key))


def upgrades(g: Cosmos) -> set[str]:
    return {key for number, key in enumerate(UPGRADES) if automa(g).has_upgrade(number)}


def spaces(bits: int) -> set[str]:
    """The spaces of a set of them."""
    return {name for number, name in enumerate(CELL_KEYS) if bits & bit(number)}


def put(names: str) -> int:
    """A set of spaces."""
    return sum(bit(cell(name)) for name in names.split())


def raised(g: Cosmos, name: str) -> list[int]:
    """The levels of a planet."""
    at = cell(name) * RESOURCES
    return g.levels[at : at + RESOURCES]


def raise_to(g: Cosmos, name: str, levels: Sequence[int]) -> None:
    at = cell(name) * RESOURCES
    g.levels[at : at + RESOURCES] = levels


def mark(g: Cosmos, party: int, name: str, place: int) -> None:
    """Put a party's marker on the terraforming track of a planet."""
    g.players[party].marks[cell(name)] = place * HEIGHTS


def follow(g: Cosmos, *cards: str) -> None:
    """Let the Automa follow cards, a turn each, until the player is asked or the last is done."""
    plan(g).deck = [CARDS.index(card) for card in cards]
    g.agenda = [AutomaTurn(AUTOMA) for _ in cards]
    g.advance()


def one_card(travel: str, *actions: str) -> Edition:
    """An edition whose first Automa card is made for a test: "jump anticlockwise discover", and its actions."""
    *jump, direction, goal = travel.split()
    data = dict(EDITION.data)
    row = dict(data["automa_cards"][0])
    row.update(jump=bool(jump), direction=direction, goal=goal, actions=[action.split(" or ") for action in actions])
    data["automa_cards"] = [row, *data["automa_cards"][1:]]
    return Edition(data)


def play(g: Cosmos, travel: str, *actions: str) -> None:
    """Let the Automa follow a card that is made for the test."""
    g.edition = one_card(travel, *actions)
    follow(g, CARDS[0])


def act(g: Cosmos, *actions: str) -> list[int]:
    """Let the Automa act where its ark is; what became of each entry of the card."""
    g.edition = one_card("clockwise no_colony", *actions)
    plan(g).card = 0
    plan(g).outcomes = [AHEAD] * len(actions)
    g.agenda = [AutomaEntry(AUTOMA, entry) for entry in reversed(range(len(actions)))]
    g.advance()
    return plan(g).outcomes


def notes(g: Cosmos, code: int) -> list[Note]:
    """What the journal tells of a sort."""
    return [note for note in g.journal or [] if note.code == code]
