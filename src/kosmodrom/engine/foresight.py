"""What will come of an answer, before it is given."""

from __future__ import annotations

from kosmodrom.engine.position import Position


def brings_to_light(position: Position, seat: int, number: int, take: int = 1) -> bool:
    """Whether an answer, with those that are picked together with it, brings hidden information to light.

    It is tried out, as the last of all that are waited for: so it does not depend on who has answered already. What
    comes to light when all have decided does so whatever they have chosen, so this tells nothing about them either.
    """
    trial = position.clone()
    for other in position.pending():
        while other != seat and trial.choices(other):
            trial.choose(other, trial.choices(other)[0])
    revealed = trial.revealed
    trial.choose(seat, number)
    for _ in range(take - 1):
        if trial.revealed != revealed or not trial.choices(seat):
            break
        trial.choose(seat, trial.choices(seat)[0])
    return trial.revealed != revealed
