"""Whether an edition of Micro Cosmos agrees with every count, table and example of the rulebook.

What has to be counted stands here as data, a row for each clause: what is counted, how many there have to be, and how
it is found in the data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from kosmodrom.engine.edition import Finding
from kosmodrom.games.microcosmos.cards import COLOURS, DIRECTIONS, GAINS, RESOURCES
from kosmodrom.games.microcosmos.form import check_form

Row = dict[str, Any]
Counted = tuple[str, int, Callable[[Row], int]]

SEATS: Final = 4


def supply(name: str) -> Callable[[Row], int]:
    """A number of pieces, as the file's list of them says."""
    return lambda data: int(data["supply"][name])


def number(name: str) -> Callable[[Row], int]:
    """A plain number of the rules."""
    return lambda data: int(data["numbers"][name])


def size(part: str) -> Callable[[Row], int]:
    return lambda data: len(data[part])


def starts(data: Row) -> int:
    return sum(row["start"] for row in data["planets"])


# For each clause: what is counted, how many there have to be, and where they are.
CLAUSES: Final[dict[str, tuple[Counted, ...]]] = {
    "microcosmos.1.2": (("planets", 15, size("planets")), ("start planets", 3, starts)),
    "microcosmos.1.3": (("cards", 33, size("crew")),),
    "microcosmos.1.4": (("cards", 15, size("survivors")),),
    "microcosmos.1.5": (("cards", 10, size("automa_cards")),),
    "microcosmos.1.6": (
        ("arks", 5, supply("ark_cards")),
        ("cargo cards", 4, supply("cargo_cards")),
        ("bridges", 4, size("bridges")),
        ("Cantina boards", 1, supply("cantina_boards")),
    ),
    "microcosmos.1.7": (("Leaders", 12, supply("leader_tokens")), ("Engineers", 4, supply("engineer_tokens"))),
    "microcosmos.1.8": (("markers", 32, supply("resource_markers")),),
    "microcosmos.1.9": (("markers", 16, supply("cargo_markers")),),
    "microcosmos.1.10": (
        ("arks", SEATS, supply("arks")),
        ("score markers", SEATS, supply("score_markers")),
        ("terraforming markers", 8 * SEATS, supply("terraform_markers")),
        ("colonies", 8 * SEATS, supply("colony_markers")),
        ("outposts", 2 * SEATS, supply("outposts")),
        ("first player markers", 1, supply("first_player_markers")),
    ),
    "microcosmos.2.2": (
        ("upgrades", 8, size("upgrades")),
        ("pairs with an outpost", 2, size("outpost_pairs")),
    ),
    "microcosmos.2.10": (("cards", 3, number("cantina")),),
    "microcosmos.2.11": (("dealt", 3, number("dealt")), ("kept", 2, number("kept"))),
    "microcosmos.2.12": (("units", 2, number("start_resources")),),
    "microcosmos.3.5": (("planets", 4, number("planets_to_end_long")),),
    "microcosmos.4.3": (("units", 4, number("cargo")),),
    "microcosmos.4.4": (("units", 6, number("cargo_upgraded")),),
    "microcosmos.5.2": (("cards", 6, number("hand")),),
    "microcosmos.5.4": (("cards", 3, number("row")),),
    "microcosmos.7.14": (("points", 5, number("outpost_points")),),
    "microcosmos.10.1": (("plays", 2, number("plays")),),
    "microcosmos.10.11": (("plays", 1, number("plays_on_portal")),),
    "microcosmos.12.3": (("levels", 2, number("levels")),),
    "microcosmos.12.4": (
        ("for a colony", 1, number("levels_for_colony")),
        ("for an outpost", 1, number("levels_for_outpost")),
    ),
    "microcosmos.13.4": (("cards", 3, number("open_survivors")),),
    "microcosmos.15.3": (("points", 2, number("outpost_on_colony_points")),),
    "microcosmos.17.1": (("planets", 3, number("planets_to_end")),),
    "microcosmos.18.2": (("upgrades", 6, lambda data: len(data["automa_ark"]["upgrades"])),),
    "microcosmos.18.3": (("in its supply", 2, lambda data: int(data["automa_ark"]["colonies"])),),
    "microcosmos.19.7": (("others", 2, number("substitutes")),),
}
# What each upgrade takes: the specialist, the resources, how often.
UPGRADES: Final[dict[str, tuple[str, str]]] = {
    "microcosmos.7.4": ("robotics", "engineer, technology: 2, steps: 1"),
    "microcosmos.7.5": ("biodome", "engineer, biomass: 2, steps: 1"),
    "microcosmos.7.6": ("space-mining", "engineer, minerals: 2, steps: 1"),
    "microcosmos.7.7": ("cargo-holds", "any_leader, workforce: 1, steps: 1"),
    "microcosmos.7.8": ("scouting-vehicles", "any_leader, workforce: 1, steps: 1"),
    "microcosmos.7.9": ("leisure-facilities", "engineer, workforce: 1, steps: 1"),
    "microcosmos.7.10": ("mining-vehicles", "any_leader, minerals: 1, steps: 1"),
    "microcosmos.7.11": ("engines", "engineer, workforce: 1, technology: 1, steps: 2"),
}
PAIRS: Final = "biodome and leisure-facilities, mining-vehicles and space-mining"
# The table of colonies: Leaders of any colour, Leaders of the planet's colour, Engineers, resources, points.
COLONIES: Final = "1 0 1 0 2, 1 0 1 1 5, 1 1 1 0 9, 1 1 1 1 14, 1 1 1 2 20, 1 1 1 3 27, 1 1 1 4 35, 1 2 1 5 45"
LEVELS: Final[dict[str, tuple[str, str, bool, int]]] = {
    "microcosmos.22.5": ("easy", "0 1 3 6 11 15", False, 0),
    "microcosmos.22.6": ("easy_plus", "0 1 3 6 11 15", True, 0),
    "microcosmos.22.7": ("medium", "0 2 5 10 17 25", True, 0),
    "microcosmos.22.8": ("medium_plus", "0 2 5 10 17 25", True, 1),
    "microcosmos.22.9": ("hard", "0 5 10 15 22 30", True, 0),
    "microcosmos.22.10": ("hard_plus", "0 5 10 15 22 30", True, 2),
}


def check_edition(data: Row) -> list[Finding]:
    """What is wrong with the form of an edition, or else what every count and table gave, in the clauses' order."""
    wrong = check_form(data)
    if wrong:
        return wrong
    found = [count(clause, data) for clause in CLAUSES]
    for check in (check_planets, check_colours, check_upgrades, check_tables, check_examples, check_solo):
        found += check(data)
    return sorted(found, key=order)


def order(finding: Finding) -> list[int]:
    """Clauses by their numbers."""
    return [int(part) for part in finding.clause.split(".")[1:]]


def count(clause: str, data: Row) -> Finding:
    """What a clause counts, and how many there are."""
    expected = ", ".join(f"{what}: {number}" for what, number, _ in CLAUSES[clause])
    found = ", ".join(f"{what}: {counted(data)}" for what, _, counted in CLAUSES[clause])
    return Finding("", expected, found, clause)


def verdict(clause: str, place: str, expected: str, offenders: list[str]) -> Finding:
    """A finding about all records of a sort: as expected, or those that are not."""
    return Finding(place, expected, f"not so: {', '.join(offenders)}" if offenders else expected, clause)


def check_planets(data: Row) -> Iterator[Finding]:
    """What holds for every planet card [microcosmos.1.8, microcosmos.8.2, microcosmos.12.12]."""
    planets = data["planets"]
    yield verdict(
        "microcosmos.1.8",
        "planets",
        "a marker of each resource serves each planet, so no planet needs two of a kind",
        [row["key"] for row in planets if not 1 <= len(row["tracks"]) <= RESOURCES],
    )
    yield verdict("microcosmos.12.9", "planets", "3 and 1", [row["key"] for row in planets if row["points"] != [3, 1]])
    yield verdict(
        "microcosmos.12.12",
        "planets",
        "the other side yields all of the first and more",
        [row["key"] for row in planets if not yields_more(row)],
    )
    yield verdict(
        "microcosmos.21.9",
        "planets",
        "a Minerals track on every planet that can be discovered",
        [row["key"] for row in planets if not row["start"] and "minerals" not in row["tracks"]],
    )
    yield verdict(
        "microcosmos.8.2",
        "galaxy",
        "the spaces of each card hang together and a line leads over each edge",
        [row["key"] for row in [*planets, data["portal"]] if not hangs_together(row)],
    )


def yields_more(row: Row) -> bool:
    front: Counter[str] = Counter(row["front"])
    back: Counter[str] = Counter(row["back"])
    return not front - back and back.total() > front.total()


def hangs_together(row: Row) -> bool:
    """Whether every space of a card is reached from the first, and every edge has a line."""
    reached, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for a, b in row["links"]:
            for there in {a, b} - {here} if here in (a, b) else ():
                if there not in reached:
                    reached.add(there)
                    todo.append(there)
    return len(reached) == len(row["fields"]) and set(row["exits"]) == set(DIRECTIONS)


def check_colours(data: Row) -> Iterator[Finding]:
    """Our ruling that no colour is favoured, and that each colour has a start planet [microcosmos.1.2]."""
    planets = Counter(row["colour"] for row in data["planets"])
    first = Counter(row["colour"] for row in data["planets"] if row["start"])
    survivors = Counter(row["colour"] for row in data["survivors"])
    yield Finding("planets of each colour", per_colour(5), of_colours(planets), "microcosmos.1.2")
    yield Finding("start planets of each colour", per_colour(1), of_colours(first), "microcosmos.1.2")
    yield Finding("survivors of each colour", per_colour(5), of_colours(survivors), "microcosmos.1.4")


def per_colour(number: int) -> str:
    return of_colours(dict.fromkeys(COLOURS, number))


def of_colours(numbers: dict[str, int]) -> str:
    return ", ".join(f"{colour}: {numbers.get(colour, 0)}" for colour in COLOURS)


def check_upgrades(data: Row) -> Iterator[Finding]:
    """What each upgrade takes, and which of them lie opposite each other."""
    rows = {row["key"]: row for row in data["upgrades"]}
    for clause, (key, expected) in UPGRADES.items():
        row = rows[key]
        costs = [f"{name}: {row['cost'][name]}" for name in GAINS if name in row["cost"]]
        found = ", ".join([row["specialist"], *costs, f"steps: {row['steps']}"])
        yield Finding(key, expected, found, clause)
    pairs = sorted(" and ".join(sorted(pair)) for pair in data["outpost_pairs"])
    yield Finding("pairs", PAIRS, ", ".join(pairs), "microcosmos.7.13")
    yield verdict(
        "microcosmos.7.13",
        "the ark card",
        "the upgrades of a pair lie opposite each other",
        [
            f"{a} and {b}"
            for a, b in data["outpost_pairs"]
            if rows[a]["column"] != rows[b]["column"] or rows[a]["row"] == rows[b]["row"]
        ],
    )
    yield Finding("engines", "2, 4, 6", listed(data["numbers"]["engines"]), "microcosmos.8.1")


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def check_tables(data: Row) -> Iterator[Finding]:
    """The tables of colonies and of settled survivors."""
    names = ("any_leader", "planet_leader", "engineer", "resources", "points")
    rows = [" ".join(str(row[name]) for name in names) for row in data["colonies"]]
    yield Finding("table", COLONIES, ", ".join(rows), "microcosmos.14.3")
    yield Finding(
        "table", "2, 5, 9, 14, 20, 27, 35, 45", listed([row["points"] for row in data["colonies"]]), "microcosmos.17.3"
    )
    yield Finding("table", "0, 5, 12, 20, 30, 40", listed(data["numbers"]["survivor_points"]), "microcosmos.17.2")


def check_examples(data: Row) -> Iterator[Finding]:
    """The cards that the rulebook's examples show."""
    planets = {row["key"]: row for row in data["planets"]}
    keyi, elpis = planets.get("keyi"), planets.get("elpis")
    levels = sum(keyi["tracks"].values()) if keyi else 0
    yield Finding("K'Eyi", "red, workforce: 1", side(keyi), "microcosmos.11.6")
    yield Finding("K'Eyi", "6 + 2 + 2 levels", "6 + 2 + 2 levels" if levels == 10 else str(levels), "microcosmos.12.8")
    yield Finding("Elpis", "green, biomass: 1, workforce: 1", side(elpis), "microcosmos.15.4")
    for clause, what, edges in EXAMPLE_CREW:
        there = any(all(row[edge] == shape for edge, shape in edges.items()) for row in data["crew"])
        yield Finding("crew", what, what if there else "no such card", clause)


def side(row: Row | None) -> str:
    """The colour of a planet and what its front yields."""
    if row is None:
        return "no such planet"
    yields = [f"{name}: {row['front'][name]}" for name in GAINS if name in row["front"]]
    return ", ".join([row["colour"], *yields])


EXAMPLE_CREW: Final[tuple[tuple[str, str, Row], ...]] = (
    (
        "microcosmos.10.8",
        "a card with any resource on moons and stations, and 2 Technology and a card for any resource on red",
        {
            "top": {"on": "space", "cost": {}, "gain": {"any": 1}},
            "bottom": {"on": "red", "cost": {"any": 1}, "gain": {"technology": 2, "crew": 1}},
        },
    ),
    (
        "microcosmos.10.7",
        "a card whose green lower edge gives 2 Workforce, a Mineral and a card for a Technology",
        {"bottom": {"on": "green", "cost": {"technology": 1}, "gain": {"workforce": 2, "minerals": 1, "crew": 1}}},
    ),
    (
        "microcosmos.4.5",
        "a card whose green lower edge gives 2 Biomass",
        {"bottom": {"on": "green", "cost": {}, "gain": {"biomass": 2}}},
    ),
)


def check_solo(data: Row) -> Iterator[Finding]:
    """The Automa's ark, its sample cards, and the six levels."""
    order = data["automa_ark"]["upgrades"]
    yield Finding("third upgrade", "space-mining", order[2] if len(order) > 2 else "none", "microcosmos.20.1")
    sample = [["terraform"], ["gather"], ["colony", "outpost"]]
    shown = any(row["goal"] == "no_colony" and row["actions"] == sample for row in data["automa_cards"])
    expected = "a card to terraform, gather, and found a colony or create an outpost"
    yield Finding("sample card", expected, expected if shown else "no such card", "microcosmos.19.5")
    jump = any(
        row["jump"] and row["direction"] == "clockwise" and row["goal"] == "to_terraform"
        for row in data["automa_cards"]
    )
    expected = "a card with a jump and a clockwise move to a planet to terraform"
    yield Finding("travel example", expected, expected if jump else "no such card", "microcosmos.21.4")
    levels = {row["key"]: row for row in data["levels"]}
    for clause, (key, points, colony, resources) in LEVELS.items():
        yield Finding(key, level(points, colony, resources), found_level(levels.get(key)), clause)


def level(points: str, colony: bool, resources: int) -> str:
    return f"{points} for 1 to 6 upgrades, {'a' if colony else 'no'} colony, {resources} of each resource"


def found_level(row: Row | None) -> str:
    if row is None:
        return "no such level"
    return level(" ".join(map(str, row["upgrade_points"][1:])), row["colony"], row["resources"])
