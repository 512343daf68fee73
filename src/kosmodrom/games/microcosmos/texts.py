"""What a component says of itself, made from the same data as its effects, so that text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kosmodrom.engine.table import Line, Text
from kosmodrom.games.microcosmos.cards import GAINS, amounts

Row = dict[str, Any]
Args = dict[str, int | str]

SIDES: Final = ("front", "back")


def amount_args(gains: list[int], prefix: str = "") -> Args:
    """Amounts as arguments of a message, all of them, as a message may name any."""
    return {f"{prefix}{name}": amount for name, amount in zip(GAINS, gains, strict=True)}


def gain_text(gains: list[int]) -> Text:
    """What is gained, in words."""
    return Text("microcosmos-gains", amount_args(gains))


def action_text(cost: list[int], gain: list[int]) -> Text:
    """A crew action: a gain, or an exchange."""
    args = {**amount_args(gain), **amount_args(cost, "cost-")}
    return Text("microcosmos-exchange" if sum(cost) else "microcosmos-gains", args)


def planet_lines(row: Row) -> Iterator[Line]:
    """A galaxy card: its colour, tracks and points, what it yields, and what its other fields give."""
    if "colour" in row:
        yield Line(Text("microcosmos-colour", {"colour": row["colour"]}))
        yield Line(Text("microcosmos-tracks", amount_args(amounts(row["tracks"]))))
        first, second = row["points"]
        yield Line(Text("microcosmos-line-points", {"first": first, "second": second}))
        for side in SIDES:
            yield Line(gain_text(amounts(row[side])), Text(f"microcosmos-line-{side}"))
    for field in row["fields"]:
        if field.get("gain"):
            yield Line(gain_text(amounts(field["gain"])), Text(f"microcosmos-field-{field['kind']}"))


def crew_lines(row: Row) -> Iterator[Line]:
    """A crew card: its specialist, and the action at each edge."""
    yield Line(Text("microcosmos-specialist", {"specialist": row["symbol"]}))
    for side in ("top", "bottom"):
        edge = row[side]
        said = action_text(amounts(edge["cost"]), amounts(edge["gain"]))
        yield Line(said, Text(f"microcosmos-line-{side}", {"on": edge["on"]}))


def survivor_lines(row: Row) -> Iterator[Line]:
    """A card of survivors: their colour and what they bring."""
    yield Line(Text("microcosmos-colour", {"colour": row["colour"]}))
    yield Line(gain_text(amounts(row["gain"])), Text("microcosmos-line-rescue"))


def upgrade_lines(row: Row) -> Iterator[Line]:
    """An upgrade of the ark: what it costs and what it does."""
    args: Args = {**amount_args(amounts(row["cost"])), "asked": row["specialist"]}
    yield Line(Text("microcosmos-line-cost", args))
    yield Line(Text(f"microcosmos-effect-{row['key']}"))


def automa_lines(row: Row) -> Iterator[Line]:
    """A card of the Automa: its journey, and its actions from top to bottom."""
    travel: Args = {"jump": "yes" if row["jump"] else "no", "direction": row["direction"], "goal": row["goal"]}
    yield Line(Text("microcosmos-line-travel", travel), Text("microcosmos-line-journey"))
    for first, *others in row["actions"]:
        yield Line(Text("microcosmos-order", {"action": first}), Text("microcosmos-line-entry"))
        for other in others:
            yield Line(Text("microcosmos-order", {"action": other}), Text("microcosmos-line-or"))


PARTS: Final = {
    "planets": planet_lines,
    "crew": crew_lines,
    "survivors": survivor_lines,
    "upgrades": upgrade_lines,
    "automa_cards": automa_lines,
}


def component_rows(data: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    """Every component that has a name and something to say, with its part of the edition."""
    yield "planets", data["portal"]
    for part in PARTS:
        for row in data[part]:
            yield part, row
