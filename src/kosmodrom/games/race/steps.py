"""All steps of the game, for loading a saved position."""

from __future__ import annotations

from typing import Final

from kosmodrom.engine.step import Step
from kosmodrom.games.race import consume, develop, ending, explore, payment, produce, settle, setup
from kosmodrom.games.race import round as rounds

MODULES: Final = (setup, rounds, explore, develop, settle, consume, produce, payment, ending)

STEPS: Final[tuple[type[Step], ...]] = tuple(
    item
    for module in MODULES
    for item in vars(module).values()
    if isinstance(item, type) and issubclass(item, Step) and item.__module__ == module.__name__
)
