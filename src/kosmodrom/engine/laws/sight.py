"""What a seat knows: no more than it may, whatever it looks at."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import Final

from kosmodrom.engine.laws.trial import Trial, is_text, state
from kosmodrom.engine.position import Note, Position
from kosmodrom.engine.step import NO_STEP
from kosmodrom.engine.table import SPECTATOR, Table

# A hand is hidden: only cards that say so show a face to others.
PRIVATE_ZONE: Final = "hand"
KNOWN_TAGS: Final = frozenset(("shown", "known"))


def view_survives_resample(trial: Trial) -> None:
    """Dealing anew what a seat cannot see changes nothing that it sees: so neither shows too much."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            dealt = position.resample(seat, trial.chance())
            tables = trial.game.table(dealt, seat), trial.game.table(position, seat)
            trial.same(f"table of seat {seat} after dealing anew", *tables)


def resample_forgets(trial: Trial) -> None:
    """Dealing anew depends on what the seat sees and on chance alone: dealing twice is as good as once."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            first, second = trial.chance(), trial.chance()
            twice = position.resample(seat, first).resample(seat, second)
            once = position.resample(seat, second)
            trial.same(f"dealt anew twice and once for seat {seat}", state(twice), state(once))


def resample_can_be_played(trial: Trial) -> None:
    """What is dealt anew is a whole game at the same decisions, and the original and the stream are left alone."""
    for position in trial.spots(6):
        before = state(position)
        for seat in range(trial.seats):
            chance = trial.chance()
            start = chance.dump()
            dealt = position.resample(seat, chance)
            trial.same("stream given for dealing anew", chance.dump(), start)
            components = [dict(trial.game.inventory(one)) for one in (dealt, position)]
            trial.same(f"components dealt anew for seat {seat}", *components)
            trial.same(f"seats that decide, dealt anew for seat {seat}", dealt.pending(), position.pending())
            trial.same(f"own choices, dealt anew for seat {seat}", dealt.choices(seat), position.choices(seat))
            if not trial.ends(dealt):
                trial.need(not trial.ends(position.clone()), f"dealt anew for seat {seat}, the game does not end")
        trial.same("original after dealing anew", state(position), before)


def appraisal_sees_no_more(trial: Trial) -> None:
    """The rule of thumb is a number, and knows no more than its seat."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            worth = position.appraise(seat)
            trial.need(math.isfinite(worth), f"the position of seat {seat} is worth {worth}")
            guess = position.resample(seat, trial.chance()).appraise(seat)
            trial.same(f"worth of seat {seat} after dealing anew", guess, worth)


def secret_answers_stay_secret(trial: Trial) -> None:
    """As long as others are asked, a secret answer shows nobody anything but who is still waited for."""
    for position in trial.spots(8, secrets_pending):
        for seat in position.pending():
            if not holds_secret(position, seat):
                continue
            after = position.clone()
            after.journal = []
            after.choose(seat, trial.dice.choice(after.options[seat]))
            for viewer in trial.viewers():
                if viewer != seat:
                    one_secret_stays(trial, position, after, seat, viewer)


def one_secret_stays(trial: Trial, position: Position, after: Position, seat: int, viewer: int) -> None:
    """What a secret answer of a seat tells one viewer."""
    before, now = trial.game.table(position, viewer), trial.game.table(after, viewer)
    waiting = tuple(other for other in before.waiting if other != seat or after.choices(seat))
    trial.same(f"table of {viewer} after a secret answer of seat {seat}", now, replace(before, waiting=waiting))
    for note in after.journal or ():
        told = note.dump(), trial.game.line(note, viewer)
        trial.need(not trial.game.seen_by(note, viewer), f"{viewer} sees a note of a secret answer: {told}")
        trial.need(told[1] is None, f"the log tells {viewer} of a secret answer: {told}")


def secrets_pending(position: Position) -> bool:
    """Whether several seats decide, at least one of them in secret."""
    pending = position.pending()
    return len(pending) > 1 and any(holds_secret(position, seat) for seat in pending)


def holds_secret(position: Position, seat: int) -> bool:
    return position.openers[seat] is not NO_STEP


def hands_are_hidden(trial: Trial) -> None:
    """In the hand of another only cards that all have seen show a face, and a spectator sees what everybody sees."""
    for position in trial.spots(8):
        tables = {viewer: trial.game.table(position, viewer) for viewer in trial.viewers()}
        for viewer, table in tables.items():
            for zone in table.zones:
                for piece in zone.pieces if zone.kind == PRIVATE_ZONE and zone.owner != viewer else ():
                    known = not piece.key or KNOWN_TAGS & set(piece.tags)
                    trial.need(bool(known), f"{viewer} sees {piece} in {zone.id}")
        for seat in range(trial.seats):
            more = faces(tables[SPECTATOR]) - faces(tables[seat])
            trial.need(not more, f"a spectator sees what seat {seat} does not: {dict(more)}")


def faces(table: Table) -> Counter[tuple[int, str]]:
    """The faces on a table, by whose they are: what a seat moves in secret lies for the others where it was."""
    return Counter((zone.owner, piece.key) for zone in table.zones for piece in zone.pieces if piece.key)


def log_lines_hide(trial: Trial) -> None:
    """A line of the log names no component to who may not know it, and a spectator knows what everybody knows."""
    for position in trial.walk():
        for note in position.journal or ():
            told = [trial.game.seen_by(note, seat) for seat in range(trial.seats)]
            public = trial.game.seen_by(note, SPECTATOR)
            trial.need(not public or all(told), f"a spectator sees {note.dump()}, and not every seat does")
            for viewer in trial.viewers():
                line_hides(trial, note, viewer)
        position.journal = []


def line_hides(trial: Trial, note: Note, viewer: int) -> None:
    line = trial.game.line(note, viewer)
    if line is None:
        return
    trial.need(is_text(line), f"the log says no text of {note.dump()}: {line}")
    named = [value for value in line.args.values() if isinstance(value, str) and value.startswith("@")]
    if named and not trial.game.seen_by(note, viewer):
        raise trial.broken(f"the log tells {viewer} of {', '.join(named)} in {note.dump()}")
