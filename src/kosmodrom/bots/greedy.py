"""The bot that takes what looks best by the end of the round."""

from __future__ import annotations

from typing import Final

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.window import Window
from kosmodrom.engine.chance import Chance
from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Position

# How many positions are looked at in all for one decision, and how many samples each answer gets at least and at most.
WORK: Final = 60
FEWEST: Final = 3
MOST: Final = 12
# A game whose rounds are long is not looked at to their end.
DECISIONS: Final = 80
# Worths that are sums of the same numbers in another order are equal.
EQUAL: Final = 1e-9


class Greedy(Bot):
    """Tries each answer on the same few positions that agree with what the seat knows, and compares their worths.

    Most answers are worth something only later: an action when its phase is played, a world when it is revealed and
    paid for. So a try goes on to the end of the round, with random answers of everybody, its own among them. (With
    greedy answers of its own it won no more games and took five times as long.)
    """

    name = "greedy"
    help = "tries each answer on some possible tables up to the end of the round, and takes the best by rule of thumb"

    def choose(self, window: Window) -> int:
        choices = window.choices()
        if len(choices) == 1:
            return choices[0]
        worths = [0.0] * len(choices)
        for _ in range(max(FEWEST, min(MOST, WORK // len(choices)))):
            sample = window.resample(self.fork())
            luck = self.fork()
            for index, choice in enumerate(choices):
                worths[index] += worth(window, sample, choice, luck.clone())
        best = max(worths)
        # A tie is broken at random: a table where everybody always takes the first answer could stand still for ever.
        return self.one_of([choice for choice, own in zip(choices, worths, strict=True) if own >= best - EQUAL])


def worth(window: Window, sample: Position, choice: int, luck: Chance) -> float:
    """What a position is worth to the seat at the end of the round, if it answers so."""
    after = sample.clone()
    after.choose(window.seat, choice)
    finish_rounds(window.game, after, window.game.rounds(sample), luck)
    return after.appraise(window.seat)


def finish_rounds(game: Game, position: Position, number: int, luck: Chance) -> None:
    """Answer at random until so many rounds are over."""
    for _ in range(DECISIONS):
        seat = position.first_pending()
        if seat < 0 or game.rounds(position) > number:
            return
        options = position.options[seat]
        position.choose(seat, options[luck.below(len(options))])
