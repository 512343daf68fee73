"""Why an answer is not legal: the refusals that several steps share."""

from __future__ import annotations

from mypy_extensions import i64

from kosmodrom.engine.step import Refusal
from kosmodrom.games.race.position import Race


def refuse(clause: str, message: str) -> Refusal:
    return Refusal(clause, "race-no-" + message)


def refuse_card(clause: str, message: str, g: Race, kind: i64) -> Refusal:
    """A refusal that names a card."""
    return Refusal(clause, "race-no-" + message, {"card": g.edition.keys[kind]})


def not_in_hand(clause: str, g: Race, kind: i64) -> Refusal:
    return refuse_card(clause, "not-in-hand", g, kind)


def not_an_answer(clause: str) -> Refusal:
    """The answer belongs to another sort of decision than the one that is open."""
    return refuse(clause, "not-your-decision")
