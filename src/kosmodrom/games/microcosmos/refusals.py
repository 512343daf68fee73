"""Why an answer is not legal: the refusals that several steps share."""

from __future__ import annotations

from mypy_extensions import i64

from kosmodrom.engine.step import Refusal
from kosmodrom.games.microcosmos.position import Cosmos


def refuse(clause: str, message: str, args: dict[str, int | str] | None = None) -> Refusal:
    return Refusal(clause, "microcosmos-no-" + message, args)


def not_an_answer(clause: str) -> Refusal:
    """The answer belongs to another sort of decision than the one that is open."""
    return refuse(clause, "not-your-decision")


def crew_name(g: Cosmos, card: i64) -> str:
    """A crew card as an argument of a message."""
    return "@" + g.edition.crew[card].key


def planet_name(g: Cosmos, number: i64) -> str:
    """A card of the galaxy as an argument of a message."""
    return "@" + g.edition.planets[number].key


def refuse_crew(clause: str, message: str, g: Cosmos, card: i64) -> Refusal:
    """A refusal that names a crew card."""
    return refuse(clause, message, {"card": crew_name(g, card)})


def refuse_planet(clause: str, message: str, g: Cosmos, number: i64) -> Refusal:
    """A refusal that names a card of the galaxy."""
    return refuse(clause, message, {"planet": planet_name(g, number)})
