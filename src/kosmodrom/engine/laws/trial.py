"""Trials: a game played at random from a seed, for the laws to look at.

A trial is named by its game, seats, options and seed, and goes the same way every time, so what a law reports can
be looked at again. Its players and the law throw different dice: a law that asks for more does not change the game.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import zip_longest
from random import Random
from typing import Any, Final

from kosmodrom.engine.chance import Chance, seeded
from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.position import NO_SUCH_ANSWER, NOT_YOUR_DECISION, Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import NOTHING_TO_UNDO, OTHERS_ANSWERED, SEEN_SINCE, Session
from kosmodrom.engine.step import Refused
from kosmodrom.engine.table import SPECTATOR, Text

# Further than this no law follows a game; that it ends at all is a law of its own.
FAR: Final = 4_000
# No random game may last longer than this many times as far.
ENDLESS: Final = 5
# The clauses of the engine itself; every other clause stands in the rules page of its game.
ENGINE_CLAUSES: Final = (NOT_YOUR_DECISION, NO_SUCH_ANSWER, NOTHING_TO_UNDO, SEEN_SINCE, OTHERS_ANSWERED)
MISSING: Final = "(nothing)"


class LawBroken(Exception):
    """A game breaks a law: which one, in which game from which seed, at which move, and what differs."""

    def __init__(self, trial: Trial, difference: str) -> None:
        switched = trial.game.switched(trial.seats, trial.setting)
        super().__init__(
            f"{trial.law}: {trial.game.name} for {trial.seats} with {', '.join(switched) or 'no option'}, "
            f"seed {trial.seed}, move {trial.move}: {difference}"
        )
        self.law = trial.law
        self.game = trial.game.name
        self.seed = trial.seed
        self.move = trial.move
        self.difference = difference


@dataclass(slots=True)
class Trial:
    """One game for one law."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    seed: int
    law: str = ""
    far: int = FAR
    setting: dict[str, Value] = field(init=False)
    clauses: frozenset[str] = field(init=False)  # those of the rules page
    dice: Random = field(init=False)  # the law's; those of the players are thrown afresh for each walk
    move: int = field(init=False, default=0)
    last: tuple[int, int] = field(init=False, default=(-1, -1))

    def __post_init__(self) -> None:
        self.setting = self.game.setting(self.seats, self.options)
        self.clauses = frozenset(clause.id for clause in self.game.rulebook().clauses())
        self.dice = Random(f"law {self.seed}")

    # What a law says.

    def broken(self, difference: str) -> LawBroken:
        return LawBroken(self, difference)

    def need(self, fact: bool, otherwise: str) -> None:
        if not fact:
            raise self.broken(otherwise)

    def same(self, what: str, one: object, other: object) -> None:
        """Two values have to be equal; if not, the first difference is told."""
        if one != other:
            raise self.broken(f"{what}: {difference(one, other)}")

    @property
    def parties(self) -> int:
        """The seats, and the opponents that play by themselves."""
        return self.seats + self.game.rivals(self.seats)

    def viewers(self) -> list[int]:
        """Everybody who looks at a table."""
        return [*range(self.seats), SPECTATOR]

    def has_clause(self, id: str) -> bool:
        """Whether a clause stands in the rules page of the game or is the engine's own."""
        return id in ENGINE_CLAUSES or id in self.clauses

    # Games at random.

    def new(self) -> Position:
        return self.game.new(self.seats, Seed.of(self.seed), self.setting)

    def players(self) -> Random:
        return Random(self.seed)

    def chance(self) -> Chance:
        """A random stream for dealing anew."""
        return seeded(self.dice.getrandbits(32), self.dice.getrandbits(32), self.dice.getrandbits(32))

    def walk(self) -> Iterator[Position]:
        """Play a game; one position, going on, before each answer and at the end."""
        players = self.players()
        position = self.new()
        self.move = 0
        yield position
        while self.move < self.far and (answer := play(position, players)):
            self.last = answer
            self.move += 1
            yield position

    def follow(self, position: Position, what: str) -> None:
        """Give the last answer of the walk in another copy of the game."""
        try:
            position.choose(*self.last)
        except Refused as refused:
            raise self.broken(f"{what} refuses the answer {self.last}: {refused}") from refused

    def spots(self, about: int, where: Callable[[Position], bool] | None = None) -> Iterator[Position]:
        """Walk, and stop at some positions: as many as asked, of those that fit, and always at the end."""
        fitting = [self.move for position in self.walk() if where is None or where(position)]
        end = self.move
        chosen = {end, *self.dice.sample(fitting, min(about, len(fitting)))} if fitting else {end}
        for position in self.walk():
            if self.move in chosen and (where is None or where(position)):
                yield position

    def finish(self, position: Position, seed: int = 0) -> Position:
        """Play a position on at random to its end."""
        players = Random(seed)
        for _ in range(self.far):
            if not play(position, players):
                break
        return position

    def ends(self, position: Position) -> bool:
        """Whether a position comes to an end, which may be further off than that of this game."""
        return any(self.finish(position, seed).over() for seed in range(ENDLESS))

    def session(self) -> Session:
        """The same game with a log."""
        names = [f"Player {seat}" for seat in range(self.seats)]
        return Session.begin(self.game, self.seats, Seed.of(self.seed), self.setting, names)

    def logged(self, undos: float = 0.0) -> Iterator[Session]:
        """Play a game with a log, one yield before each answer and at the end; some answers are taken back."""
        players = self.players()
        session = self.session()
        self.move = 0
        yield session
        while self.move < self.far and (answer := play(session, players)):
            self.last = answer
            self.move += 1
            yield session
            if undos and players.random() < undos and session.why_not_undo(answer[0]) is None:
                session.undo(answer[0])
                yield session


def play(table: Position | Session, players: Random) -> tuple[int, int] | None:
    """Let a random seat give a random answer: who gave which, or None when nobody has to decide.

    An offered answer that is refused breaks a law of its own; here another one is tried.
    """
    position = table.position if isinstance(table, Session) else table
    pending = position.pending()
    if not pending:
        return None
    seat = players.choice(pending)
    for choice in shuffled(position.choices(seat), players):
        try:
            table.choose(seat, choice)
        except Refused:
            continue
        return seat, choice
    return None


def shuffled(choices: list[int], players: Random) -> Iterator[int]:
    """The choices in random order; the first is usually all that is wanted."""
    first = players.choice(choices)
    yield first
    yield from players.sample(choices, len(choices))


def state(position: Position) -> bytes:
    """All that a position is, its pending decisions included, as bytes: quick to compare, and play does not touch it.

    The second format of marshal writes equal data in equal bytes.
    """
    offered = [position.choices(seat) for seat in range(position.seats)]
    return marshal.dumps([position.dump(), offered, position.waiting], 2)


def difference(one: object, other: object, path: str = "") -> str:
    """Where two values differ first."""
    if isinstance(one, bytes) and isinstance(other, bytes):
        return difference(marshal.loads(one), marshal.loads(other), path)
    for key, left, right in parts(one, other):
        if left != right:
            return difference(left, right, f"{path}{key}")
    return f"{path}{': ' if path else ''}{one!r} is not {other!r}"


def parts(one: object, other: object) -> Iterator[tuple[str, object, object]]:
    """The parts of two values of one sort, side by side."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one | other:
            yield f"[{key!r}]", one.get(key, MISSING), other.get(key, MISSING)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for index, (left, right) in enumerate(zip_longest(one, other, fillvalue=MISSING)):
            yield f"[{index}]", left, right
    elif is_dataclass(one) and type(one) is type(other):
        for entry in fields(one):
            yield f".{entry.name}", getattr(one, entry.name), getattr(other, entry.name)


def settings_of(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Numbers of seats and options that together try everything: the defaults, each option changed, and all of them."""
    out: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        changed = [{option.name: option.other} for option in game.options if option.fits(seats)]
        everything: dict[str, Value] = {name: value for one in changed for name, value in one.items()}
        for asked in ({}, *changed, everything):
            if (seats, asked) not in out:
                out.append((seats, asked))
    return out


def label(game: Game, seats: int, options: Mapping[str, Value]) -> str:
    """A setting in a word: race-2-advanced."""
    words = [value if isinstance(value, str) else name if value else f"no_{name}" for name, value in options.items()]
    return "-".join([game.name, str(seats), *words])


def plain(data: Any) -> Any:
    """What is left of data that has been written as JSON and read again."""
    return json.loads(json.dumps(data))


def is_text(text: Text) -> bool:
    """Whether a text names a message, with numbers and words as arguments."""
    return bool(text.id) and all(type(value) in (int, str) for value in text.args.values())
