"""How tests of any game answer decisions, and try what is not legal; a game's kit makes one for its game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Note, Position
from kosmodrom.engine.step import Refused


@dataclass(frozen=True, slots=True)
class Playing:
    """Plays positions of a game in its notation."""

    game: Game

    def answer(self, g: Position, seat: int, *texts: str) -> None:
        """Give a seat's answers, one after another."""
        for text in texts:
            g.choose(seat, self.game.read(text))

    def answers(self, g: Position, seat: int) -> list[str]:
        """What a seat may answer now; empty if it has nothing to decide."""
        return [self.game.write(choice) for choice in g.choices(seat)]

    def refused(self, g: Position, seat: int, text: str) -> str:
        """Try an answer that is not legal: the clause that forbids it. Nothing may have changed."""
        before, choice = g.dump(), self.game.read(text)
        with pytest.raises(Refused) as caught:
            g.choose(seat, choice)
        assert g.dump() == before
        clause = caught.value.refusal.clause
        assert g.why_not(seat, choice).clause == clause
        assert self.game.rulebook().clause(clause).text
        return clause

    def told(self, g: Position, seat: int, *texts: str) -> list[Note]:
        """Give a seat's answers; what the journal tells about them."""
        g.journal = []
        self.answer(g, seat, *texts)
        notes, g.journal = g.journal, None
        return notes
