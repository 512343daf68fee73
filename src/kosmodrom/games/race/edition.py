"""Whether an edition of Race for the Galaxy agrees with every count of the rulebook [race.14.1 to race.14.47].

The counts stand here as data, a row for each clause: what is counted, and how many there have to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from kosmodrom.engine.edition import Finding
from kosmodrom.games.race.form import check_form

Row = dict[str, Any]
Test = Callable[[Row], bool]


def both(*tests: Test) -> Test:
    """Whether a card passes all of some tests."""
    return lambda card: all(test(card) for test in tests)


def no(test: Test) -> Test:
    return lambda card: not test(card)


def any_card(card: Row) -> bool:
    return True


def world(card: Row) -> bool:
    return bool(card["type"] == "world")


def military(card: Row) -> bool:
    return bool(card["military"])


def start(card: Row) -> bool:
    return card["start"] is not None


def rebel(card: Row) -> bool:
    return "rebel" in card["tags"]


development: Final = no(world)
peaceful: Final = both(world, no(military))
paid: Final = no(military)


def costs(cost: int) -> Test:
    """Cost, or defence of a military world."""
    return lambda card: bool(card["cost"] == cost)


def good(kind: str) -> Test:
    return lambda card: bool(card["good"] == kind)


alien: Final = good("alien")


def windfall(card: Row) -> bool:
    return bool(card["windfall"])


def production(card: Row) -> bool:
    return card["good"] is not None and not card["windfall"]


def named(key: str) -> Test:
    return lambda card: bool(card["key"] == key)


def power(name: str, **values: Any) -> Test:
    """Whether a card has a power of an operation whose values are as given; a value that is not there is None."""

    def test(card: Row) -> bool:
        return any(
            f"{row['phase']}.{row['op']}" == name and all(row.get(key) == value for key, value in values.items())
            for row in card["powers"]
        )

    return test


def strength(amount: int) -> Test:
    """Whether a card changes general Strength, which counts against every world, by an amount."""
    return power("settle.strength", amount=amount, good=None, tag=None)


def raises(card: Row) -> bool:
    """Whether a card raises general Strength, for good or by being discarded."""
    return power("settle.tactics")(card) or any(strength(amount)(card) for amount in range(1, 10))


def consumes(card: Row) -> bool:
    """Whether a card consumes goods; a sale in the Consume phase does too."""
    return power("consume.consume")(card) or power("consume.sell")(card)


def windfall_of_a_kind(card: Row) -> bool:
    return power("produce.windfall")(card) and not power("produce.windfall", good=None)(card)


Counted = tuple[str, int, Test]

# For each clause: what is counted, how many there have to be, and which cards count.
CLAUSES: Final[dict[str, tuple[Counted, ...]]] = {
    "race.1.2": (("cards", 114, any_card), ("start worlds", 5, start), ("others", 109, no(start))),
    "race.14.1": (("cards", 114, any_card),),
    "race.14.2": (
        ("start worlds", 5, start),
        ("non-military", 4, both(start, peaceful)),
        ("military", 1, both(start, military)),
    ),
    "race.14.3": (("worlds", 22, both(world, military, no(start))),),
    "race.14.4": (("worlds", 37, both(peaceful, no(start))),),
    "race.14.5": (("cards", 12, both(development, costs(6))),),
    "race.14.6": (("cards", 38, both(development, no(costs(6)))),),
    "race.14.7": (("worlds", 23, military),),
    **{
        f"race.14.{7 + defence}": (
            ("worlds", worlds, both(military, costs(defence))),
            ("Alien", aliens, both(military, costs(defence), alien)),
            ("Rebel", rebels, both(military, costs(defence), rebel)),
            ("start", starts, both(military, costs(defence), start)),
        )
        for defence, worlds, aliens, rebels, starts in (
            (1, 6, 0, 1, 0),
            (2, 7, 1, 1, 1),
            (3, 3, 0, 2, 0),
            (4, 2, 1, 0, 0),
            (5, 2, 1, 1, 0),
            (6, 2, 1, 1, 0),
            (7, 1, 0, 1, 0),
        )
    },
    "race.14.15": (("worlds", 4, both(military, alien)),),
    "race.14.16": (("cards", 19, raises),),
    "race.14.17": (
        ("by 1", 2, both(development, strength(1))),
        ("by 2", 3, both(development, strength(2))),
        ("by 3", 2, both(development, strength(3))),
        ("in all", 7, both(development, raises, no(power("settle.tactics")))),
    ),
    "race.14.18": (("developments", 2, both(development, power("settle.tactics", amount=3))),),
    "race.14.19": (
        ("by 1", 4, both(military, no(start), strength(1))),
        ("by 2", 1, both(military, no(start), strength(2))),
        ("by 3", 1, both(military, no(start), strength(3))),
        ("in all", 6, both(military, no(start), raises)),
    ),
    "race.14.20": (
        ("by 1", 2, both(peaceful, no(start), strength(1))),
        ("in all", 2, both(peaceful, no(start), raises)),
    ),
    "race.14.21": (
        ("non-military by 1", 1, both(start, peaceful, strength(1))),
        ("military by 2", 1, both(start, military, strength(2))),
        ("in all", 2, both(start, raises)),
    ),
    "race.14.22": (
        (
            "Galactic Imperium by 4",
            1,
            both(named("galactic-imperium"), power("settle.strength", amount=4, tag="rebel")),
        ),
        ("Rebel military worlds", 7, both(military, rebel)),
    ),
    "race.14.23": (
        ("developments by 2", 1, both(development, power("settle.strength", amount=2, good="alien"))),
        ("worlds by 2", 1, both(world, power("settle.strength", amount=2, good="alien"))),
        ("Alien military worlds", 4, both(military, alien)),
    ),
    "race.14.24": (
        ("Alpha Centauri by 1", 1, both(named("alpha-centauri"), power("settle.strength", amount=1, good="rare"))),
        ("Rare military worlds", 3, both(military, good("rare"))),
    ),
    "race.14.25": (("cards", 5, strength(-1)),),
    "race.14.26": (("cards", 91, paid),),
    **{
        f"race.14.{27 + cost}": (
            ("cards", developments + worlds, both(paid, costs(cost))),
            ("developments", developments, both(development, costs(cost))),
            ("worlds", worlds, both(peaceful, costs(cost))),
        )
        for cost, developments, worlds in (
            (0, 0, 2),
            (1, 12, 6),
            (2, 12, 11),
            (3, 4, 10),
            (4, 8, 5),
            (5, 2, 5),
            (6, 12, 2),
        )
    },
    "race.14.34": (("worlds", 25, windfall),),
    "race.14.39": (("worlds", 21, production),),
    **{
        f"race.14.{clause}": (
            ("worlds", peaceful_ones + military_ones, both(sort, good(kind))),
            ("non-military", peaceful_ones, both(sort, good(kind), peaceful)),
            ("military", military_ones, both(sort, good(kind), military)),
        )
        for clause, sort, kind, peaceful_ones, military_ones in (
            (35, windfall, "novelty", 2, 3),
            (36, windfall, "rare", 5, 2),
            (37, windfall, "gene", 2, 5),
            (38, windfall, "alien", 3, 3),
            (40, production, "novelty", 8, 1),
            (41, production, "rare", 5, 1),
            (42, production, "gene", 3, 1),
            (43, production, "alien", 1, 1),
        )
    },
    "race.14.44": (
        ("developments", 6, both(development, windfall_of_a_kind)),
        ("worlds", 2, both(world, windfall_of_a_kind)),
    ),
    "race.14.45": (
        ("worlds", 1, both(world, power("produce.windfall", good=None))),
        ("developments", 0, both(development, power("produce.windfall", good=None))),
    ),
    "race.14.46": (
        ("cards", 33, consumes),
        ("non-military worlds", 16, both(peaceful, consumes)),
        ("start worlds", 3, both(start, consumes)),
        ("military worlds", 2, both(military, consumes)),
        ("developments", 15, both(development, consumes)),
    ),
    "race.14.47": (
        ("developments", 2, both(development, power("consume.hand"))),
        ("worlds", 1, both(world, power("consume.hand"))),
    ),
}

# The tables of the developments of cost 6: points, what counts, and its kind of good or its card.
SIX_COST: Final[dict[str, tuple[str, tuple[tuple[int, str, str], ...]]]] = {
    "race.13.4": ("alien-tech-institute", ((3, "production", "alien"), (2, "windfall", "alien"), (2, "alien", ""))),
    "race.13.5": (
        "free-trade-association",
        (
            (2, "production", "novelty"),
            (1, "windfall", "novelty"),
            (2, "card", "consumer-markets"),
            (2, "card", "expanding-colony"),
        ),
    ),
    "race.13.6": ("galactic-federation", ((2, "six_cost", ""), (1, "development", ""))),
    "race.13.7": ("galactic-imperium", ((2, "rebel_military", ""), (1, "military_world", ""))),
    "race.13.8": (
        "galactic-renaissance",
        (
            (1, "chips", ""),
            (3, "card", "research-labs"),
            (3, "card", "galactic-trendsetters"),
            (3, "card", "artist-colony"),
        ),
    ),
    "race.13.9": (
        "galactic-survey-seti",
        ((1, "explore_development", ""), (2, "explore_world", ""), (1, "world", "")),
    ),
    "race.13.10": (
        "merchant-guild",
        tuple((2, "production", kind) for kind in ("novelty", "rare", "gene", "alien")),
    ),
    "race.13.11": (
        "mining-league",
        (
            (2, "production", "rare"),
            (1, "windfall", "rare"),
            (2, "card", "mining-robots"),
            (2, "card", "mining-conglomerate"),
        ),
    ),
    "race.13.12": ("new-economy", ((2, "consume_development", ""), (1, "consume_world", ""))),
    "race.13.13": ("new-galactic-order", ((1, "strength", ""),)),
    "race.13.14": (
        "pan-galactic-league",
        (
            (2, "production", "gene"),
            (2, "windfall", "gene"),
            (1, "military_world", ""),
            (3, "card", "contact-specialist"),
        ),
    ),
    "race.13.15": ("trade-league", ((2, "trade_development", ""), (1, "trade_world", ""))),
}
CHIPS: Final = {1: 18, 5: 6, 10: 4}
HAND: Final = 4


def check_edition(data: dict[str, Any]) -> list[Finding]:
    """What is wrong with the form of an edition, or else what every count and table gave, in the clauses' order."""
    wrong = check_form(data)
    if wrong:
        return wrong
    found = [count(clause, data["cards"]) for clause in CLAUSES]
    found += [copies(data["cards"]), start_numbers(data["cards"]), *check_chips(data), *check_hands(data)]
    found += [six_cost(clause, data["cards"]) for clause in SIX_COST]
    return sorted(found, key=order)


def order(finding: Finding) -> list[int]:
    """Clauses by their numbers."""
    return [int(part) for part in finding.clause.split(".")[1:]]


def count(clause: str, cards: list[Row]) -> Finding:
    """How many cards of each sort a clause names, and how many there are."""
    expected = {what: number for what, number, _ in CLAUSES[clause]}
    found = {what: sum(card["copies"] for card in cards if test(card)) for what, _, test in CLAUSES[clause]}
    return compared(clause, expected, found)


def compared(clause: str, expected: dict[str, int], found: dict[str, int], place: str = "") -> Finding:
    return Finding(place, told(expected), told(found), clause)


def told(numbers: dict[str, int]) -> str:
    """Numbers with what they count."""
    return ", ".join(f"{what}: {number}" for what, number in numbers.items())


def copies(cards: list[Row]) -> Finding:
    """Developments have two cards of each kind, those of cost 6 one [race.14.5, race.14.6]."""
    kinds = Counter((card["cost"] == 6, card["copies"]) for card in cards if development(card))
    found = {
        "kinds of cost 6 with one card": kinds.pop((True, 1), 0),
        "other kinds with two": kinds.pop((False, 2), 0),
        "anything else": kinds.total(),
    }
    return compared("race.14.6", dict(zip(found, (12, 19, 0), strict=True)), found)


def start_numbers(cards: list[Row]) -> Finding:
    """Start worlds are numbered 0 to 4 [race.1.2]."""
    numbers = sorted(card["start"] for card in cards if start(card))
    return Finding("start worlds", "0, 1, 2, 3, 4", ", ".join(map(str, numbers)), "race.1.2")


def check_chips(data: dict[str, Any]) -> Iterator[Finding]:
    """The chips, and how many points of them are in the pool [race.1.4, race.1.5]."""
    chips = data["vp_chips"]
    found = {f"chips of {chip['value']}": chip["count"] for chip in chips["chips"]}
    yield compared("race.1.4", {f"chips of {value}": number for value, number in CHIPS.items()}, found)
    yield compared("race.1.5", {"points for each player": 12}, {"points for each player": chips["per_player"]})


def check_hands(data: dict[str, Any]) -> Iterator[Finding]:
    """Four cards for each start world of a first game, each card at most as often as there are copies [race.1.15]."""
    dealt: Counter[str] = Counter()
    for hand in data["start_hands"]:
        dealt.update(hand["cards"])
        yield compared("race.1.15", {"cards": HAND}, {"cards": len(hand["cards"])}, hand["world"])
    there = {card["key"]: card["copies"] for card in data["cards"]}
    short = {key: number for key, number in dealt.items() if number > there[key]}
    yield Finding(
        "start hands",
        "no card more often than it exists",
        told(short) or "no card more often than it exists",
        "race.1.15",
    )


def six_cost(clause: str, cards: list[Row]) -> Finding:
    """The table of points of one development of cost 6."""
    key, expected = SIX_COST[clause]
    lines = [line for card in cards if card["key"] == key for line in card["scoring"]]
    found = [(line["points"], line["per"], line.get("good") or line.get("card") or "") for line in lines]
    return Finding(key, table(expected), table(found), clause)


def table(lines: tuple[tuple[int, str, str], ...] | list[tuple[int, str, str]]) -> str:
    """Scoring lines in a fixed order: theirs means nothing."""
    return ", ".join(f"{points} {per} {of}".rstrip() for points, per, of in sorted(lines, key=lambda line: line[1:]))
