"""What the lines of the log are about."""

from __future__ import annotations

import random

from kosmodrom.engine.position import FORCED
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.engine.table import SPECTATOR, Text
from tests.games.race.kit import GAME, table, told


def test_lines_of_the_log_are_about_clauses() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(20):
        session = Session.begin(GAME, 2 + seed % 3, Seed.of(seed))
        rng = random.Random(seed)
        while pending := session.position.pending():
            seat = rng.choice(pending)
            for note in session.choose(seat, rng.choice(session.position.choices(seat))):
                line = GAME.line(note, seat)
                if line is not None and (id := GAME.clause(note)):
                    told.setdefault(line.id.removeprefix("race-log-"), set()).add(id)
    assert {id for ids in told.values() for id in ids} <= {clause.id for clause in GAME.rulebook().clauses()}
    assert told["places"] == {"race.5.1", "race.6.1"}
    assert told["pays"] == {"race.5.3", "race.6.3"}
    assert told["good"] == {"race.6.8", "race.8.1"}
    assert told["conquers"] == {"race.6.12"}
    assert told["phase"] == {"race.4.1", "race.5.1", "race.6.1", "race.7.1", "race.8.1"}
    assert told["end-table"] == told["end-pool"] == {"race.10.1"}


def test_only_answer_is_told_to_its_seat_and_to_nobody_else() -> None:
    g = table("settle", hands=["gem-world +3", ""], calls=["settle", ""])
    (note,) = [note for note in told(g, 0, "place gem-world") if note.code == FORCED]
    assert GAME.write(note.a) == "buy"
    assert GAME.line(note, 0) == Text("engine-log-forced", {"seat": 0})
    assert [GAME.line(note, viewer) for viewer in (1, SPECTATOR)] == [None, None]
