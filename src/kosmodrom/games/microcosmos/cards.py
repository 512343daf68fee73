"""The components of an edition: what components.json says, in the form in which the rules read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

COMPONENTS: Final = Path(__file__).with_name("components.json")

# Resources, in the order of the cargo tracks [microcosmos.4.1]. A gain or a cost is a list of amounts by these numbers.
BIOMASS: Final = 0
WORKFORCE: Final = 1
MINERALS: Final = 2
TECHNOLOGY: Final = 3
RESOURCES: Final = 4
ANY: Final = 4
CREW: Final = 5  # a crew card from the deck
CANTINA: Final = 6  # a crew card from the Cantina
GAINS: Final = ("biomass", "workforce", "minerals", "technology", "any", "crew", "cantina")

# Colours of planets and survivors; a crew card's edge may also be SPACE: for a moon or a station.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
SPACE: Final = 3
COLOURS: Final = ("red", "green", "blue")
EDGES: Final = (*COLOURS, "space")

# Specialists: a Leader of each colour by its number, and the Engineer; an upgrade may ask for any Leader.
ENGINEER: Final = 3
ANY_LEADER: Final = 4
SPECIALISTS: Final = 4
SYMBOLS: Final = (*COLOURS, "engineer")
ASKED: Final = (*SYMBOLS, "any_leader")

# Fields of a galaxy card; the first field of a card is its planet, or the portal.
PLANET: Final = 0
PORTAL: Final = 1
MOON: Final = 2
STATION: Final = 3
ASTEROID: Final = 4
FIELD_KINDS: Final = ("planet", "portal", "moon", "station", "asteroid")
FIELDS: Final = 6  # the most that a card can have

# Directions, and the two edges of a crew card: the lower row shows the upper edge to the cargo card.
DIRECTIONS: Final = ("north", "east", "south", "west")
TOP: Final = 0
BOTTOM: Final = 1

# Ark upgrades, in the order of the ark card.
ROBOTICS: Final = 0
BIODOME: Final = 1
SPACE_MINING: Final = 2
CARGO_HOLDS: Final = 3
SCOUTING_VEHICLES: Final = 4
LEISURE_FACILITIES: Final = 5
MINING_VEHICLES: Final = 6
ENGINES: Final = 7
UPGRADES: Final = (
    "robotics", "biodome", "space-mining", "cargo-holds", "scouting-vehicles", "leisure-facilities",
    "mining-vehicles", "engines",
)  # fmt: skip

# What an Automa card makes it do, and which planet it looks for.
GATHER: Final = 0
TERRAFORM: Final = 1
UPGRADE: Final = 2
COLONY: Final = 3
OUTPOST: Final = 4
EXPLORE: Final = 5
DRAW: Final = 6
DRAW_TWO: Final = 7
RESOURCE: Final = 8
ACTIONS: Final = ("gather", "terraform", "upgrade", "colony", "outpost", "explore", "draw", "draw_two", "resource")
NO_COLONY: Final = 0
TO_TERRAFORM: Final = 1
DISCOVER: Final = 2
GOALS: Final = ("no_colony", "to_terraform", "discover")
WAYS: Final = ("clockwise", "anticlockwise")


def amounts(row: dict[str, int]) -> list[int]:
    """A gain or a cost as a list of amounts."""
    return [row.get(name, 0) for name in GAINS]


class Planet:
    """A card of the galaxy: a planet [microcosmos.1.11], or the portal, whose colour is -1 and which has no tracks."""

    __slots__ = (
        "back", "colour", "exits", "first", "front", "gains", "key", "kinds", "levels", "links", "number", "second",
        "start", "tracks",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.number: str = row["number"]
        self.colour: i64 = COLOURS.index(row["colour"]) if "colour" in row else -1
        self.start: bool = row.get("start", False)
        # How many levels each resource has here; 0 where there is no such track.
        self.tracks: list[int] = amounts(row.get("tracks", {}))[:RESOURCES]
        self.levels: i64 = sum(self.tracks)
        points: list[int] = row.get("points", [0, 0])
        self.first: i64 = points[0]
        self.second: i64 = points[1]
        self.front: list[int] = amounts(row.get("front", {}))
        self.back: list[int] = amounts(row.get("back", {}))
        fields: list[dict[str, Any]] = row["fields"]
        self.kinds: list[int] = [FIELD_KINDS.index(field["kind"]) for field in fields]
        self.gains: list[list[int]] = [amounts(field.get("gain", {})) for field in fields]
        # For each field those that a dashed path joins to it; for each direction the field that leads out, or -1.
        pairs: list[list[int]] = row["links"]
        self.links: list[list[int]] = [
            sorted([b for a, b in pairs if a == field] + [a for a, b in pairs if b == field])
            for field in range(len(fields))
        ]
        self.exits: list[int] = [row["exits"].get(direction, -1) for direction in DIRECTIONS]


class Crew:
    """A crew card: a specialist, and an action at each edge [microcosmos.10.2]."""

    __slots__ = ("cost", "gain", "key", "on", "symbol")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.symbol: i64 = SYMBOLS.index(row["symbol"])
        edges: list[dict[str, Any]] = [row["top"], row["bottom"]]
        self.on: list[int] = [EDGES.index(edge["on"]) for edge in edges]
        self.cost: list[list[int]] = [amounts(edge["cost"]) for edge in edges]
        self.gain: list[list[int]] = [amounts(edge["gain"]) for edge in edges]


class Survivor:
    """A card of survivors: their colour and what their rescue brings."""

    __slots__ = ("colour", "gain", "key")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.colour: i64 = COLOURS.index(row["colour"])
        self.gain: list[int] = amounts(row["gain"])


class Upgrade:
    """An upgrade of the ark: the specialist and the resources that it takes, and how often it can be bought."""

    __slots__ = ("cost", "key", "specialist", "steps")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.specialist: i64 = ASKED.index(row["specialist"])
        self.cost: list[int] = amounts(row["cost"])
        self.steps: i64 = row["steps"]


class ColonyRow:
    """A row of the table of colonies: what this colony costs, and what all up to it are worth [microcosmos.14.3]."""

    __slots__ = ("any_leader", "engineer", "planet_leader", "points", "resources")

    def __init__(self, row: dict[str, Any]) -> None:
        self.any_leader: i64 = row["any_leader"]
        self.planet_leader: i64 = row["planet_leader"]
        self.engineer: i64 = row["engineer"]
        self.resources: i64 = row["resources"]
        self.points: i64 = row["points"]


class AutomaCard:
    """A card of the Automa: how it travels, and what it does there, each entry with its second best."""

    __slots__ = ("actions", "clockwise", "goal", "jump", "key")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.jump: bool = row["jump"]
        self.clockwise: bool = row["direction"] == WAYS[0]
        self.goal: i64 = GOALS.index(row["goal"])
        self.actions: list[list[int]] = [[ACTIONS.index(name) for name in entry] for entry in row["actions"]]


class Level:
    """A level of difficulty of the solo game."""

    __slots__ = ("colony", "key", "resources", "upgrade_points")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.upgrade_points: list[int] = row["upgrade_points"]
        self.colony: bool = row["colony"]
        self.resources: i64 = row["resources"]


class Numbers:
    """The plain numbers of the rules."""

    __slots__ = (
        "cantina", "cargo", "cargo_upgraded", "dealt", "engines", "hand", "kept", "levels", "levels_for_colony",
        "levels_for_outpost", "open_survivors", "outpost_on_colony_points", "outpost_points", "planets_to_end",
        "planets_to_end_long", "plays", "plays_on_portal", "row", "start_resources", "substitutes", "survivor_points",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.cargo: i64 = row["cargo"]
        self.cargo_upgraded: i64 = row["cargo_upgraded"]
        self.start_resources: i64 = row["start_resources"]
        self.engines: list[int] = row["engines"]
        self.hand: i64 = row["hand"]
        self.row: i64 = row["row"]
        self.cantina: i64 = row["cantina"]
        self.dealt: i64 = row["dealt"]
        self.kept: i64 = row["kept"]
        self.plays: i64 = row["plays"]
        self.plays_on_portal: i64 = row["plays_on_portal"]
        self.levels: i64 = row["levels"]
        self.levels_for_colony: i64 = row["levels_for_colony"]
        self.levels_for_outpost: i64 = row["levels_for_outpost"]
        self.outpost_points: i64 = row["outpost_points"]
        self.outpost_on_colony_points: i64 = row["outpost_on_colony_points"]
        self.open_survivors: i64 = row["open_survivors"]
        # By the number of settled survivors; more than the last score as the last.
        self.survivor_points: list[int] = row["survivor_points"]
        self.planets_to_end: i64 = row["planets_to_end"]
        self.planets_to_end_long: i64 = row["planets_to_end_long"]
        self.substitutes: i64 = row["substitutes"]


class Edition:
    """All components of an edition, by their numbers."""

    __slots__ = (
        "automa_cards", "automa_colonies", "automa_upgrades", "bridges", "colonies", "crew", "data", "levels",
        "numbers", "pairs", "planets", "portal", "survivors", "upgrades",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        # The portal is the last of the galaxy's cards.
        self.planets: list[Planet] = [Planet(row) for row in [*data["planets"], data["portal"]]]
        self.portal: i64 = len(self.planets) - 1
        self.crew: list[Crew] = [Crew(row) for row in data["crew"]]
        self.survivors: list[Survivor] = [Survivor(row) for row in data["survivors"]]
        self.upgrades: list[Upgrade] = [Upgrade(row) for row in data["upgrades"]]
        # Pairs of upgrades that lie opposite each other and free an outpost [microcosmos.7.13].
        self.pairs: list[list[int]] = [[UPGRADES.index(key) for key in pair] for pair in data["outpost_pairs"]]
        self.colonies: list[ColonyRow] = [ColonyRow(row) for row in data["colonies"]]
        self.bridges: list[str] = [row["key"] for row in data["bridges"]]
        self.automa_cards: list[AutomaCard] = [AutomaCard(row) for row in data["automa_cards"]]
        self.automa_upgrades: list[int] = [UPGRADES.index(key) for key in data["automa_ark"]["upgrades"]]
        self.automa_colonies: i64 = data["automa_ark"]["colonies"]
        self.levels: list[Level] = [Level(row) for row in data["levels"]]
        self.numbers = Numbers(data["numbers"])


def load_edition(path: Path = COMPONENTS) -> Edition:
    """The edition in a components file."""
    return Edition(json.loads(path.read_text(encoding="utf-8")))
