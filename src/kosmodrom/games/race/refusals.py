"""Why an answer is not legal: the refusals that several steps share."""

from __future__ import annotations

from mypy_extensions import i64

from kosmodrom.engine.step import Refusal
from kosmodrom.games.race.position import Race


def named(g: Race, kind: i64) -> str:
    """A card as an argument of a message."""
    return "@" + g.edition.keys[kind]


def refuse(clause: str, message: str) -> Refusal:
    return Refusal(clause, "race-no-" + message)


def refuse_card(clause: str, message: str, g: Race, kind: i64) -> Refusal:
    """A refusal that names a card."""
    return Refusal(clause, "race-no-" + message, {"card": named(g, kind)})


def not_in_hand(clause: str, g: Race, kind: i64) -> Refusal:
    return refuse_card(clause, "not-in-hand", g, kind)


def not_an_answer(clause: str) -> Refusal:
    """The answer belongs to another sort of decision than the one that is open."""
    return refuse(clause, "not-your-decision")


def too_expensive(clause: str, g: Race, kind: i64, cost: i64, have: i64) -> Refusal:
    """A refusal that says what is due and what is there; the card itself cannot pay [race.5.4]."""
    return Refusal(clause, "race-no-too-expensive", {"card": named(g, kind), "cost": cost, "have": have})


def too_weak(g: Race, kind: i64, strength: i64) -> Refusal:
    """A refusal that compares strength and defence."""
    defence = g.card(kind).cost
    return Refusal("race.6.12", "race-no-too-weak", {"card": named(g, kind), "strength": strength, "defence": defence})
