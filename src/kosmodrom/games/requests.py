"""What people ask for when they ask for a game: its name, its number of seats, its options."""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.engine.game import BadSetup, Game
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games


def find_game(name: str) -> Game:
    """A game by its name."""
    known = games()
    if name not in known:
        raise UserError(f"there is no game {name!r}; the games are: {', '.join(known)}")
    return known[name]


def find_setting(game: Game, seats: int, asked: Iterable[str]) -> dict[str, bool]:
    """All options of a game, from words such as "advanced" or "idle-tactics=off"."""
    options = {}
    for word in asked:
        name, _, state = word.partition("=")
        if state not in ("", "on", "off"):
            raise UserError(f"an option is on or off, not {state!r}: write {name} or {name}=off")
        options[name.replace("-", "_")] = state != "off"
    try:
        return game.setting(seats, options)
    except BadSetup as error:
        raise UserError(str(error)) from error


def settings(game: Game) -> list[tuple[int, dict[str, bool]]]:
    """Every number of seats, as the rulebook has it and with each option that fits switched once."""
    out: list[tuple[int, dict[str, bool]]] = []
    for seats in game.seats:
        fitting = [option for option in game.options if not option.seats or seats in option.seats]
        switches = [{}, *({option.name: not option.default} for option in fitting)]
        out += [(seats, game.setting(seats, switch)) for switch in switches]
    return out
