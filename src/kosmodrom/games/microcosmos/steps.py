"""All steps of the game, for loading a saved position."""

from __future__ import annotations

from typing import Final

from kosmodrom.engine.step import Step
from kosmodrom.games.microcosmos import (
    automa,
    automa_actions,
    automa_payment,
    colony,
    crew,
    destination,
    gains,
    payment,
    setup,
    survivors,
    terraform,
    travel,
    upgrade,
)
from kosmodrom.games.microcosmos import round as rounds

MODULES: Final = (
    setup, rounds, upgrade, travel, crew, destination, terraform, survivors, colony, gains, payment, automa,
    automa_actions, automa_payment,
)  # fmt: skip

STEPS: Final[tuple[type[Step], ...]] = tuple(
    item
    for module in MODULES
    for item in vars(module).values()
    if isinstance(item, type) and issubclass(item, Step) and item.__module__ == module.__name__
)
