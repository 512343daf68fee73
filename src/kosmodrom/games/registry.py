"""The games of the platform by name."""

from __future__ import annotations

from functools import cache

from kosmodrom.engine.game import Game


@cache
def games() -> dict[str, Game]:
    """Every game; making it known here is all that laws, log, table and bots need."""
    from kosmodrom.games.microcosmos.game import CosmosGame
    from kosmodrom.games.race.game import RaceGame

    return {game.name: game for game in (RaceGame(), CosmosGame())}
