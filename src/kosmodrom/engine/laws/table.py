"""The table: whatever draws it finds what it points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from kosmodrom.engine.laws.trial import Trial, difference, is_text
from kosmodrom.engine.position import Position
from kosmodrom.engine.step import Refusal
from kosmodrom.engine.table import SPECTATOR, Decision, Piece, Table, Text, Zone

# A pile shows what is known of it; every other zone shows all that lies in it.
PILE: Final = "pile"
STAGE_STATES: Final = ("past", "now", "next", "out")


def table_is_sound(trial: Trial) -> None:
    """The table can be drawn: ids are unique, counts are right, and choices point at pieces that are there."""
    for position in trial.spots(8):
        for viewer in trial.viewers():
            table = trial.game.table(position, viewer)
            for flaw in flaws(trial, position, viewer, table):
                raise trial.broken(f"table for {viewer}: {flaw}")


def flaws(trial: Trial, position: Position, viewer: int, table: Table) -> Iterator[str]:
    """What is wrong with a table."""
    head = table.game, table.viewer, table.seats, table.rivals, table.waiting
    expected = trial.game.name, viewer, trial.seats, trial.parties - trial.seats, tuple(position.pending())
    if head != expected:
        yield difference(head, expected, "head")
    if bool(table.result) != position.over():
        yield "a result is shown during the game, or none after it"
    if not is_text(table.heading):
        yield "there is no heading"
    for stage in table.stages:
        if stage.state not in STAGE_STATES or not all(seat in range(trial.parties) for seat in stage.seats):
            yield f"stage {stage}"
    pieces = [piece for zone in table.zones for piece in zone.pieces]
    yield from doubles([piece.id for piece in pieces], [stage.id for stage in table.stages])
    yield from doubles([zone.id for zone in table.zones], [counter.id for counter in table.counters])
    owned = [(entry.id, entry.owner, entry.label) for entry in table.zones]
    owned += [(entry.id, entry.owner, entry.label) for entry in table.counters]
    for id, owner, label in owned:
        if owner not in (SPECTATOR, *range(trial.parties)) or not is_text(label):
            yield f"owner or label of {id}"
    for zone in table.zones:
        yield from zone_flaws(zone, {piece.id: piece for piece in pieces})
    yield from decision_flaws(trial, position, viewer, table.decision, {piece.id for piece in pieces})


def doubles(*lists: list[str]) -> Iterator[str]:
    """Ids that stand for two things."""
    for ids in lists:
        for id, count in Counter(ids).items():
            if count > 1:
                yield f"{id!r} stands for {count} things"


def zone_flaws(zone: Zone, pieces: Mapping[str, Piece]) -> Iterator[str]:
    """What is wrong with a zone; a piece that lies on another is not counted."""
    lying = sum(not piece.on for piece in zone.pieces)
    if lying > zone.count or (lying < zone.count and zone.kind != PILE):
        yield f"{zone.id} has {zone.count} pieces and shows {lying}"
    for piece in zone.pieces:
        if piece.on and piece.on not in pieces:
            yield f"{piece.id} lies on {piece.on}, which is not there"
        if not piece.id or not piece.kind:
            yield f"{piece} in {zone.id} has no id or no kind"


def decision_flaws(
    trial: Trial, position: Position, viewer: int, decision: Decision | None, pieces: set[str]
) -> Iterator[str]:
    """What is wrong with the decision on a table."""
    choices = [] if viewer == SPECTATOR else position.choices(viewer)
    shown = list(decision.choices) if decision else []
    if [choice.number for choice in shown] != choices:
        yield f"the choices are {choices}, shown are {[choice.number for choice in shown]}"
    if decision is None:
        return
    if not trial.has_clause(decision.clause) or not is_text(decision.prompt):
        yield f"clause {decision.clause!r} or prompt of the decision"
    for choice in shown:
        missing = set(choice.pieces) - pieces
        if missing:
            yield f"choice {choice.notation!r} touches {missing}, which is not there"
        if choice.notation != trial.game.write(choice.number) or not choice.role or not is_text(choice.text):
            yield f"notation, role or text of {choice}"
    for blocked in decision.blocked:
        if blocked.number in choices or blocked.piece not in pieces:
            yield f"{blocked} is offered, or its piece is not there"
        refusal: Refusal = position.why_not(viewer, blocked.number)
        told = blocked.notation, blocked.clause, blocked.text
        if told != (trial.game.write(blocked.number), refusal.clause, Text(refusal.message, refusal.args)):
            yield f"{blocked} is not why {refusal} forbids it"
