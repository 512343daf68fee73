"""What a card says of itself, made from the same data as its effects, so that text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kosmodrom.engine.table import Line, Text
from kosmodrom.games.race.cards import Edition

Row = dict[str, Any]

# What a message is given where a power has no such condition.
NO_CONDITION: Final[dict[str, int | str]] = {"good": "any", "tag": "none", "this": "no", "bonus": "no"}
# Parts of a power that are no arguments of its message.
NOT_SAID: Final = ("phase", "op", "source", "optional", "all")


def card_lines(row: Row) -> list[Line]:
    """The lines of a card: its numbers, its sort, its powers by phase, and what it scores."""
    facts = [Line(text) for text in card_facts(row)]
    powers = [Line(power_text(row, power), Text(f"race-phase-{power['phase']}")) for power in row["powers"]]
    scoring = [Line(scoring_text(line), Text("race-card-scoring")) for line in row["scoring"]]
    return [*facts, *powers, *scoring]


def card_facts(row: Row) -> Iterator[Text]:
    """Its numbers, and what kind of card it is."""
    yield Text("race-card-defence" if row["military"] else "race-card-cost", {"amount": row["cost"]})
    if row["vp"] is None:
        yield Text("race-card-vp-variable")
    else:
        yield Text("race-card-vp", {"points": row["vp"]})
    yield from (Text(f"race-type-{sort}", good_of(row)) for sort in sorts(row))
    yield from (Text(f"race-tag-{tag}") for tag in row["tags"])


def sorts(row: Row) -> list[str]:
    """The sorts that a card is of; plainly a world only where it is nothing more special."""
    if row["type"] == "development":
        return ["development"]
    special = {
        "start": row["start"] is not None,
        "military": row["military"],
        "production": row["good"] and not row["windfall"],
        "windfall": row["windfall"],
    }
    return [sort for sort, fits in special.items() if fits] or ["world"]


def good_of(row: Row) -> dict[str, int | str]:
    return {"good": row["good"]} if row["good"] else {}


def power_text(row: Row, power: Row) -> Text:
    """What a power does, in words."""
    return Text(f"race-power-{power['phase']}-{operation(power)}", power_args(row, power))


def operation(power: Row) -> str:
    """What a power does, as its message calls it."""
    if power.get("different"):
        return "different"
    if power.get("all"):
        return "all"
    return str(power["op"]).replace("_", "-")


def power_args(row: Row, power: Row) -> dict[str, int | str]:
    """The numbers and conditions of a power."""
    produced = good_of(row) if power["op"] == "produce" else {}
    said = {name: plain(value) for name, value in power.items() if name not in NOT_SAID and value is not None}
    return {**NO_CONDITION, **produced, **said}


def plain(value: int | str | bool) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def scoring_text(line: Row) -> Text:
    """What a line of a 6-cost development gives points for."""
    args: dict[str, int | str] = {"points": line["points"], **good_of({"good": line.get("good")})}
    if "card" in line:
        args["card"] = f"@{line['card']}"
    return Text("race-score-" + line["per"].replace("_", "-"), args)


def consume_texts(edition: Edition) -> list[Text]:
    """What each consume power of an edition does, by its slot, as an answer that names its card."""
    out: list[Text] = []
    for row in edition.data["cards"]:
        for power in row["powers"]:
            if power["phase"] == "consume":
                args = {"card": f"@{row['key']}", **power_args(row, power)}
                out.append(Text(f"race-choice-use-{operation(power)}", args))
    return out
