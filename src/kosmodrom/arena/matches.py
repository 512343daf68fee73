"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.window import Window
from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.seed import Seed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game; if it was not finished, where it stood, and nobody has won."""

    finished: bool
    decisions: int
    rounds: int
    parts: dict[str, list[int]]
    totals: list[int]
    winners: list[int]


def play(
    game: Game, bots: Sequence[Bot], seed: Seed, options: Mapping[str, Value] | None = None, limit: int = 10_000
) -> Outcome:
    """Play a game with a bot in each seat, for a limited number of decisions: bots may be bad enough never to end."""
    position = game.new(len(bots), seed, options)
    decisions = 0
    while not position.over() and decisions < limit:
        seat = position.first_pending()
        position.choose(seat, bots[seat].choose(Window(game, position, seat)))
        decisions += 1
    scores = position.scores()
    return Outcome(
        finished=position.over(),
        decisions=decisions,
        rounds=game.rounds(position),
        parts=scores.parts,
        totals=scores.totals,
        winners=scores.winners if position.over() else [],
    )
