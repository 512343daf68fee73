"""The form of an edition of Race for the Galaxy: what its file has to look like before anybody can count in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kosmodrom.engine.edition import MARKS, Field, Finding, check_fields, repeated, shown
from kosmodrom.games.race.cards import GOODS, OPS, PHASES
from kosmodrom.games.race.choices import KINDS, USES

TEXT: Final = Field(str)
NUMBER: Final = Field(int)
SWITCH: Final = Field(bool)
LIST: Final = Field(list)
GOOD: Final = Field(str, among=(*GOODS[1:], None))
REAL_GOOD: Final = Field(str, among=GOODS[1:])
MARK: Final = Field(str, among=MARKS)

EDITION: Final = {
    "game": Field(str, among=("race",)),
    "edition": TEXT,
    "format": NUMBER,
    "cards": LIST,
    "start_hands": LIST,
    "vp_chips": Field(dict),
}
CARD: Final = {
    "key": TEXT,
    "en": TEXT,
    "pl": TEXT,
    "mark": MARK,
    "type": Field(str, among=("world", "development")),
    "cost": NUMBER,
    "vp": Field((int, type(None))),
    "copies": NUMBER,
    "good": GOOD,
    "windfall": SWITCH,
    "military": SWITCH,
    "start": Field((int, type(None))),
    "tags": LIST,
    "powers": LIST,
    "scoring": LIST,
}
# What each operation needs, and what it may have.
POWERS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "explore.draw": (("amount",), ()),
    "explore.keep": (("amount",), ()),
    "develop.draw": (("amount",), ()),
    "develop.reduce": (("amount",), ()),
    "develop.draw_after": (("amount",), ()),
    "settle.reduce": (("amount",), ("good",)),
    "settle.strength": (("amount",), ("good", "tag")),
    "settle.colony_ship": ((), ()),
    "settle.tactics": (("amount",), ()),
    "settle.pay_military": (("amount",), ()),
    "settle.draw_after": (("amount",), ()),
    "trade.price": (("amount",), ("good", "this")),
    "consume.consume": (("good", "goods", "times", "vp", "cards"), ("different", "all", "optional")),
    "consume.hand": (("times", "vp"), ("optional",)),
    "consume.sell": (("bonus",), ("optional",)),
    "consume.draw": (("amount",), ("optional",)),
    "consume.gamble": ((), ("optional",)),
    "produce.produce": ((), ()),
    "produce.draw_if": (("amount",), ()),
    "produce.draw": (("amount",), ()),
    "produce.windfall": (("good",), ()),
    "produce.draw_each": (("amount", "good"), ()),
    "produce.draw_different": (("amount",), ()),
    "produce.draw_most": (("amount", "good"), ()),
    "produce.draw_world": (("amount", "good"), ()),
}
VALUES: Final = {
    "phase": Field(str, among=PHASES),
    "op": TEXT,
    "source": Field(int, needed=False),
    "amount": NUMBER,
    "good": GOOD,
    "tag": Field(str, among=("rebel",)),
    "this": SWITCH,
    "goods": NUMBER,
    "times": NUMBER,
    "vp": NUMBER,
    "cards": NUMBER,
    "different": NUMBER,
    "all": SWITCH,
    "optional": SWITCH,
    "bonus": SWITCH,
}
EVERY_POWER: Final = ("phase", "op", "source")
# Operations that count goods of one kind, so that "any" is no answer.
OF_ONE_KIND: Final = ("produce.draw_each", "produce.draw_most", "produce.draw_world")
# What a scoring line counts, and what it has to say beside that.
SCORING: Final[dict[str, tuple[str, ...]]] = {
    "card": ("card",),
    "production": ("good",),
    "windfall": ("good",),
    **dict.fromkeys(
        (
            "development", "world", "military_world", "rebel_military", "alien", "six_cost", "explore_development",
            "explore_world", "consume_development", "consume_world", "trade_development", "trade_world", "chips",
            "strength",
        ),
        (),
    ),
}  # fmt: skip
LINE: Final = {"points": NUMBER, "per": Field(str, among=tuple(SCORING))}
HAND: Final = {"world": TEXT, "cards": LIST, "mark": MARK, "why_en": TEXT, "why_pl": TEXT}
CHIPS: Final = {"per_player": NUMBER, "chips": LIST, "mark": MARK}
CHIP: Final = {"value": NUMBER, "count": NUMBER}


def check_form(data: dict[str, Any]) -> list[Finding]:
    """What keeps the engine from reading an edition; nothing if it can."""
    found = list(check_fields("the file", data, EDITION))
    if found:
        return found
    for number, row in enumerate(data["cards"], 1):
        found += check_card(number, row)
    found += check_chips(data["vp_chips"])
    if not found:
        found += check_whole(data)
    return found


def check_card(number: int, row: Any) -> Iterator[Finding]:
    place = f"card {number} {row['key']!r}" if isinstance(row, dict) and "key" in row else f"card {number}"
    wrong = list(check_fields(place, row, CARD))
    yield from wrong
    if wrong:
        return
    for index, power in enumerate(row["powers"], 1):
        yield from check_power(f"{place}, power {index}", power)
    for index, line in enumerate(row["scoring"], 1):
        yield from check_line(f"{place}, scoring line {index}", line)
    if row["copies"] < 1:
        yield Finding(place, "copies: 1 or more", str(row["copies"]))
    if row["type"] == "world" and row["copies"] != 1:
        yield Finding(place, "copies of a world: 1", str(row["copies"]))
    if row["windfall"] and row["good"] is None:
        yield Finding(place, "a good on a windfall world", "none")


def check_power(place: str, power: Any) -> Iterator[Finding]:
    """A power has the fields of its operation, and no other ones."""
    name = f"{power.get('phase')}.{power.get('op')}" if isinstance(power, dict) else ""
    if name in POWERS:
        needed, allowed = POWERS[name]
        fields = {field: VALUES[field] for field in (*EVERY_POWER, *needed)}
        fields |= {field: Field(VALUES[field].kind, False, VALUES[field].among) for field in allowed}
        if name in OF_ONE_KIND:
            fields["good"] = REAL_GOOD
        yield from check_fields(place, power, fields)
    else:
        phase, _, _ = name.partition(".")
        known = [op for op in OPS if op.startswith(f"{phase}.")] or list(OPS)
        yield Finding(place, f"an operation among {', '.join(known)}", name or shown(power))


def check_line(place: str, line: Any) -> Iterator[Finding]:
    """A scoring line says what it counts."""
    more = SCORING.get(str(line.get("per")), ()) if isinstance(line, dict) else ()
    yield from check_fields(place, line, LINE | {name: TEXT if name == "card" else REAL_GOOD for name in more})


def check_chips(chips: Any) -> Iterator[Finding]:
    wrong = list(check_fields("vp_chips", chips, CHIPS))
    yield from wrong
    if not wrong:
        for index, chip in enumerate(chips["chips"], 1):
            yield from check_fields(f"vp_chips, chip {index}", chip, CHIP)


def check_whole(data: dict[str, Any]) -> Iterator[Finding]:
    """What concerns several records: names that are used twice or that name nothing, and the size of the vocabulary."""
    cards = data["cards"]
    keys = [card["key"] for card in cards]
    yield from repeated("cards", keys)
    for card in cards:
        for line in card["scoring"]:
            if "card" in line and line["card"] not in keys:
                yield Finding(f"card {card['key']!r}", "scoring lines that name a card of the edition", line["card"])
    consumers = sum(power["phase"] == "consume" for card in cards for power in card["powers"])
    if len(cards) > KINDS:
        yield Finding("cards", f"at most {KINDS} kinds", str(len(cards)))
    if consumers > USES:
        yield Finding("cards", f"at most {USES} consume powers", str(consumers))
    yield from check_hands(data, keys)


def check_hands(data: dict[str, Any], keys: list[str]) -> Iterator[Finding]:
    """The start hands of a first game: of start worlds, with cards that exist."""
    worlds = {card["key"]: card["start"] for card in data["cards"] if card["start"] is not None}
    for index, hand in enumerate(data["start_hands"], 1):
        place = f"start hand {index}"
        wrong = list(check_fields(place, hand, HAND))
        yield from wrong
        if wrong:
            continue
        if hand["world"] not in worlds:
            yield Finding(place, f"a start world: {', '.join(worlds)}", hand["world"])
        for key in hand["cards"]:
            if key not in keys:
                yield Finding(place, "cards of the edition", shown(key))
    handed = {hand.get("world") for hand in data["start_hands"] if isinstance(hand, dict)}
    for world, number in worlds.items():
        if number > 0 and world not in handed:
            yield Finding("start_hands", f"a hand for {world}", "missing")
