"""What people ask for when they ask for a game: its name, its number of seats, its options."""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.engine.game import BadSetup, Game, Value
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games


def find_game(name: str) -> Game:
    """A game by its name."""
    known = games()
    if name not in known:
        raise UserError(f"there is no game {name!r}; the games are: {', '.join(known)}")
    return known[name]


def read_options(game: Game, asked: Iterable[str]) -> dict[str, Value]:
    """Options from words such as "advanced", "idle-tactics=off" or "level=hard"."""
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for word in asked:
        name, _, state = word.partition("=")
        name, state = name.replace("-", "_"), state.replace("-", "_")
        if name not in known:
            raise UserError(f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        try:
            options[name] = known[name].read(state or "on")
        except ValueError as error:
            raise UserError(f"{error}: write {name}={known[name].write(known[name].other)}") from error
    return options


def find_setting(game: Game, seats: int, asked: Iterable[str]) -> dict[str, Value]:
    """All options of a game, with those that are asked for."""
    options = read_options(game, asked)
    try:
        return game.setting(seats, options)
    except BadSetup as error:
        raise UserError(str(error)) from error


def settings(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of seats, as the rulebook has it and with each option that fits changed once."""
    out: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        switches = [{}, *({option.name: option.other} for option in game.options if option.fits(seats))]
        out += [(seats, game.setting(seats, switch)) for switch in switches]
    return out
