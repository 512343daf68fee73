"""A game in progress: its position, its log, undo, and the replay of a log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kosmodrom.engine.game import BadSetup, Game, Value
from kosmodrom.engine.position import Note, Position, ScriptError
from kosmodrom.engine.record import BadRecord, Move, Record, bad_names, check_head, move_of
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import Refusal, Refused

NOTHING_TO_UNDO = "engine.3"
SEEN_SINCE = "engine.4"
OTHERS_ANSWERED = "engine.5"


@dataclass(slots=True)
class Past:
    """A position before an answer, to come back to."""

    seat: int
    position: Position


class Session:
    """Plays a game and keeps its log."""

    def __init__(self, game: Game, record: Record, position: Position) -> None:
        self.game = game
        self.record = record
        self.position = position
        self.past: list[Past] = []

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        seed: Seed,
        options: Mapping[str, Value] | None = None,
        names: list[str] | None = None,
    ) -> Session:
        """A new game; BadSetup where the request does not fit it."""
        setting = game.setting(seats, options)
        if why := bad_names(names or [], seats):
            raise BadSetup(why)
        record = Record(game.name, seats, setting, game.edition(), seed.commitment(), names or [])
        session = cls(game, record, game.deal(seats, seed, setting))
        record.opening = move_of(-1, -1, session.start())
        return session

    def start(self) -> list[Note]:
        """Run on to the first decision; what happened."""
        journal: list[Note] = []
        self.position.journal = journal
        self.position.start()
        return journal

    def choose(self, seat: int, choice: int) -> list[Note]:
        """Answer a decision; what happened. An answer that is not legal is refused and changes nothing."""
        before = self.position.clone()
        before.script = self.position.script
        journal: list[Note] = []
        self.position.journal = journal
        self.position.choose(seat, choice)
        self.past.append(Past(seat, before))
        self.record.moves.append(move_of(seat, choice, journal))
        return journal

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why a seat cannot take its last answer back, or None if it can."""
        if not any(past.seat == seat for past in reversed(self.past)):
            return Refusal(NOTHING_TO_UNDO, "engine-nothing-to-undo")
        if self.record.seed:
            return Refusal(SEEN_SINCE, "engine-something-was-revealed")
        if self.past[-1].seat != seat:
            return Refusal(OTHERS_ANSWERED, "engine-others-have-answered")
        if self.past[-1].position.revealed != self.position.revealed:
            return Refusal(SEEN_SINCE, "engine-something-was-revealed")
        return None

    def undo(self, seat: int) -> None:
        """Take a seat's last answer back, as long as nothing new came to light and nobody else has answered."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.position = self.past.pop().position
        self.record.moves.append(Move(seat, -1, undo=True))

    def finish(self, seed: Seed) -> None:
        """Write the result and the seed into the log. The game has to be over: a seed tells all that is hidden."""
        if not self.position.over():
            raise ValueError("the game is not over")
        if seed.commitment() != self.record.commitment:
            raise ValueError("this is not the seed that was committed to before the game")
        self.record.totals = self.position.scores().totals
        self.record.seed = seed.hex()


def replay(game: Game, record: Record) -> Iterator[Session]:
    """Replay a log without the generator, one yield after the opening and each move.

    Every answer has to be legal, and what the engine answers by itself has to be what the log says.
    """
    check(game, record)
    head = Record(game.name, record.seats, dict(record.options), record.edition, record.commitment, record.names[:])
    # The seed plays no part: every chance result comes from the script.
    session = Session(game, head, game.deal(record.seats, Seed.of(0), record.options))
    try:
        feed(session, 0, record.opening)
        head.opening = move_of(-1, -1, session.start())
        compare(0, record.opening, head.opening)
        yield session
        for number, move in enumerate(record.moves, 1):
            feed(session, number, move)
            repeat(session, number, move)
            yield session
    except ScriptError as error:
        raise BadRecord(str(error)) from error


def check(game: Game, record: Record) -> None:
    """The head of a log has to fit the game as it is here: its edition and all its options."""
    try:
        check_head(game, record)
    except (ValueError, BadSetup) as error:
        raise BadRecord(str(error)) from error


def feed(session: Session, number: int, move: Move) -> None:
    """Lay the chance results of a move ready."""
    script: list[list[int]] = [[] for _ in range(session.game.channels)]
    for channel, result in move.chance:
        if not 0 <= channel < len(script):
            raise BadRecord(f"move {number}: there is no channel {channel}")
        script[channel].append(result)
    session.position.script = script


def repeat(session: Session, number: int, move: Move) -> None:
    """Give the answer of a move again, or take it back, and compare what it led to."""
    try:
        if move.undo:
            session.undo(move.seat)
        else:
            session.choose(move.seat, move.choice)
    except Refused as refused:
        raise BadRecord(f"move {number}: {refused}") from refused
    compare(number, move, session.record.moves[-1])


def compare(number: int, logged: Move, repeated: Move) -> None:
    if (logged.chance, logged.forced) != (repeated.chance, repeated.forced):
        raise BadRecord(f"move {number}: the log and the rules disagree on what follows it")


def verify(game: Game, record: Record) -> Session:
    """Replay a whole log and check its result, its commitment and, if the seed is there, every chance result."""
    session = deque(replay(game, record), maxlen=1)[0]
    if record.totals:
        totals = session.position.scores().totals if session.position.over() else "still open"
        if totals != record.totals:
            raise BadRecord(f"the result is {totals}, the log says {record.totals}")
    if record.seed:
        try:
            seed = Seed.from_hex(record.seed)
        except ValueError as error:
            raise BadRecord(f"the log holds no seed but {record.seed!r}: {error}") from error
        resume(game, record, seed)
    return session


def resume(game: Game, record: Record, seed: Seed) -> Session:
    """Take a game up again where its log ends, with its own generator, which has to give what it gave before."""
    if seed.commitment() != record.commitment:
        raise BadRecord("the seed is not the one that was committed to before the game")
    check(game, record)
    session = Session.begin(game, record.seats, seed, record.options, record.names)
    compare(0, record.opening, session.record.opening)
    for number, move in enumerate(record.moves, 1):
        repeat(session, number, move)
    return session
