"""Positions: the agenda machine under every game.

A position asks for decisions. It owns an agenda, a stack of steps that run by themselves, and for each seat a
stack of asked steps. The agenda goes on when no asked step is left. So decisions that the rulebook makes
simultaneous are steps asked of several seats at once: they may answer in any order, and the step that reveals
the answers waits on the agenda.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.chance import Chance, take_at
from kosmodrom.engine.step import NO_STEP, Refusal, Refused, Step

# Notes of the engine itself; a game numbers its own from FIRST_NOTE.
ANSWER: Final = 0
FORCED: Final = 1
CHANCE: Final = 2
FIRST_NOTE: Final = 8

NO_CHOICES: Final[list[int]] = []
PUBLIC: Final = -1

NOT_YOUR_DECISION: Final = "engine.1"
NO_SUCH_ANSWER: Final = "engine.2"


@mypyc_attr(acyclic=True)
class Note:
    """One thing that happened: a code of the game and up to three numbers."""

    __slots__ = ("a", "b", "c", "code", "seat")

    def __init__(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.code = code
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def dump(self) -> list[int]:
        return [self.code, self.seat, self.a, self.b, self.c]


class ScriptError(Exception):
    """A record holds no chance result where the rules want one (result -1), or one that cannot be."""

    def __init__(self, channel: int, result: int) -> None:
        what = "holds no further chance result" if result < 0 else f"draws {result}, which is not there,"
        super().__init__(f"the record {what} on channel {channel}")
        self.channel = channel
        self.result = result


class Scores:
    """Final scores: for each part, what every seat has of it; the totals; the tie-break; the winners."""

    __slots__ = ("parts", "tie_break", "totals", "winners")

    def __init__(self, parts: dict[str, list[int]], tie_break: list[int]) -> None:
        self.parts = parts
        self.tie_break = tie_break
        self.totals = [sum(column) for column in zip(*parts.values(), strict=True)]
        best = max(zip(self.totals, tie_break, strict=True))
        self.winners = [seat for seat, pair in enumerate(zip(self.totals, tie_break, strict=True)) if pair == best]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """A game stopped at the decisions that it waits for. Each game has one subclass."""

    __slots__ = (
        "agenda",
        "asked",
        "chance",
        "journal",
        "openers",
        "options",
        "revealed",
        "script",
        "seats",
        "secret",
        "unsettled",
        "waiting",
    )

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        agenda: list[Step],
        asked: list[Step],
        openers: list[Step],
        options: list[list[int]],
        waiting: i64,
        revealed: i64,
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda = agenda
        # By seat, the uppermost asked step or NO_STEP; those below hang on it.
        self.asked = asked
        # By seat, the secret decision of the moment as it was first asked: what the others know of it.
        self.openers = openers
        # By seat, the legal answers of its pending decision; empty where none is pending.
        self.options = options
        self.waiting = waiting
        # Counts how often hidden information came to light; undo never goes back over it.
        self.revealed = revealed
        # Whether something has been asked that has not been run on to its decision.
        self.unsettled = False
        self.secret = any(step is not NO_STEP for step in openers)
        self.journal: list[Note] | None = None
        self.script: list[list[int]] | None = None

    # What the game has to give.

    def clone(self) -> Position:
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> Position:
        """A full position that agrees with all that a seat knows, the rest dealt at random."""
        raise NotImplementedError

    def scores(self) -> Scores:
        raise NotImplementedError

    def appraise(self, seat: i64) -> float:
        """What a seat's position is worth by a rule of thumb, from what that seat can see."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain numbers, lists and strings."""
        raise NotImplementedError

    # The contract.

    def over(self) -> bool:
        return self.waiting == 0

    def pending(self) -> list[int]:
        """The seats that have to decide, lowest first: the canonical order."""
        return [seat for seat in range(self.seats) if self.options[seat]]

    def first_pending(self) -> i64:
        """The seat that decides next in the canonical order, or -1 when the game is over."""
        waiting: i64 = self.waiting
        if waiting == 0:
            return -1
        seat: i64 = 0
        while not has(waiting, seat):
            seat += 1
        return seat

    def choices(self, seat: i64) -> list[int]:
        """A seat's legal answers; empty when it has nothing to decide."""
        return self.options[seat]

    def decision(self, seat: i64) -> Step:
        """The step that a seat has to decide."""
        return self.asked[seat]

    def why_not(self, seat: i64, choice: i64) -> Refusal:
        """Why an answer is not legal now."""
        if not 0 <= seat < self.seats or not self.options[seat]:
            return Refusal(NOT_YOUR_DECISION, "engine-not-your-decision")
        return self.decision(seat).why_not(self, choice)

    def choose(self, seat: i64, choice: i64) -> None:
        """Answer a seat's decision; an answer that is not legal is refused and changes nothing."""
        if not 0 <= seat < self.seats or not holds(self.options[seat], choice):
            raise Refused(self.why_not(seat, choice))
        self.go_on(seat, choice)

    # The machine.

    def go_on(self, seat: i64, choice: i64) -> None:
        """Carry out an answer that is known to be legal, and run on to the next decision."""
        if self.journal is not None:
            self.journal.append(Note(ANSWER, seat, choice))
        self.answer(seat, choice)
        if self.waiting == 0:
            self.advance()

    def ask(self, step: Step) -> None:
        """Ask a seat; what it answers is seen by all."""
        step.below = self.asked[step.seat]
        self.asked[step.seat] = step
        self.unsettled = True

    def ask_secretly(self, step: Step) -> None:
        """Ask a seat; what it answers stays hidden until every seat has answered."""
        self.ask(step)
        self.openers[step.seat] = step
        self.secret = True

    def start(self) -> None:
        """Run on to the first decision."""
        self.advance()

    def answer(self, seat: i64, choice: i64) -> None:
        """Carry out a legal answer and go on to the seat's next decision, without advancing the agenda."""
        step = self.asked[seat]
        self.asked[seat] = beneath(step)
        self.options[seat] = NO_CHOICES
        self.waiting &= ~bit(seat)
        step.take(self, choice)
        self.settle(seat)

    def settle(self, seat: i64) -> None:
        """Run a seat's asked steps until one of them needs a decision."""
        while True:
            step = self.asked[seat]
            if step is NO_STEP:
                return
            choices = step.choices(self)
            if len(choices) > 1:
                self.options[seat] = choices
                self.waiting |= bit(seat)
                return
            self.asked[seat] = beneath(step)
            if choices:
                if self.journal is not None:
                    self.journal.append(Note(FORCED, seat, choices[0]))
                step.take(self, choices[0])
            else:
                step.run(self)

    def offer(self, seat: i64) -> None:
        """Offer a seat's uppermost asked step again, where it is a real decision: after loading or dealing anew."""
        step = self.asked[seat]
        if step is NO_STEP:
            return
        choices = step.choices(self)
        if len(choices) > 1:
            self.options[seat] = choices
            self.waiting |= bit(seat)

    def advance(self) -> None:
        """Run the agenda on to the next decision or to the end of the game."""
        while self.waiting == 0:
            if self.unsettled:
                self.settle_all()
                continue
            if self.secret:
                self.forget_openers()
            if not self.agenda:
                return
            step = self.agenda.pop()
            step.run(self)

    def forget_openers(self) -> None:
        """Every seat has answered, so nothing is secret any more."""
        self.secret = False
        for seat in range(self.seats):
            self.openers[seat] = NO_STEP

    def settle_all(self) -> None:
        """Run every seat's asked steps to its first decision."""
        self.unsettled = False
        seat: i64 = 0
        while seat < self.seats:
            self.settle(seat)
            seat += 1

    # Chance and what comes to light.

    def pick(self, bag: list[int], channel: i64) -> i64:
        """Take a random item out of a bag.

        The channel says what for. A replayed game takes the results from its record instead, which holds
        them by channel, so a record made in another order of draws can be followed too.
        """
        self.revealed += 1
        out: i64
        if self.script is None:
            out = self.chance.draw(bag)
        else:
            out = self.scripted(bag, channel)
        if self.journal is not None:
            self.journal.append(Note(CHANCE, PUBLIC, channel, out))
        return out

    def scripted(self, bag: list[int], channel: i64) -> i64:
        """The next recorded result of a channel, taken out of the bag."""
        script = self.script
        assert script is not None
        if not script[channel]:
            raise ScriptError(channel, -1)
        wanted = script[channel].pop(0)
        if wanted not in bag:
            raise ScriptError(channel, wanted)
        return take_at(bag, bag.index(wanted))

    def reveal(self) -> None:
        """Note that hidden information comes to light here."""
        self.revealed += 1

    def tell(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write what happened into the journal, where one is kept."""
        if self.journal is not None:
            self.journal.append(Note(code, seat, a, b, c))

    def dump_machine(self) -> dict[str, Any]:
        """The part of a saved position that is the same for every game."""
        return {
            "agenda": [step.dump() for step in self.agenda],
            "asked": [dump_stack(step) for step in self.asked],
            "openers": [step.dump() for step in self.openers if step is not NO_STEP],
            "chance": self.chance.dump(),
            "revealed": self.revealed,
        }


def holds(choices: list[int], choice: i64) -> bool:
    """Whether an answer is among the choices."""
    return any(option == choice for option in choices)


def beneath(step: Step) -> Step:
    """The asked step of the same seat to return to, or NO_STEP."""
    below = step.below
    return NO_STEP if below is None else below


def dump_stack(step: Step) -> list[list[Any]]:
    """A seat's asked steps, the uppermost last."""
    rows: list[list[Any]] = []
    while step is not NO_STEP:
        rows.insert(0, step.dump())
        step = beneath(step)
    return rows


def load_stack(rows: list[list[Any]], classes: dict[str, type[Step]]) -> Step:
    """A seat's asked steps from their saved rows."""
    top: Step = NO_STEP
    for step in load_steps(rows, classes):
        step.below = top
        top = step
    return top


def load_openers(rows: list[list[Any]], classes: dict[str, type[Step]], seats: i64) -> list[Step]:
    """By seat, the secret decisions of the moment from their saved rows."""
    openers: list[Step] = [NO_STEP for _ in range(seats)]
    for step in load_steps(rows, classes):
        openers[step.seat] = step
    return openers


def load_steps(rows: list[list[Any]], classes: dict[str, type[Step]]) -> list[Step]:
    """Steps from their saved rows."""
    return [classes[row[0]](row[1], row[2], row[3], row[4]) for row in rows]
