"""A table with nothing on it, to try the machine of positions: its steps write down what happens to them."""

from __future__ import annotations

from typing import Any, Final, Self

from kosmodrom.engine.chance import Chance, seeded
from kosmodrom.engine.position import NO_CHOICES, Position, load_openers, load_stack, load_steps
from kosmodrom.engine.step import NO_STEP, Refusal, Step

CHANNEL: Final = 2
CHANNELS: Final = 4


class Board(Position):
    """Remembers what has been done on it."""

    def __init__(self, seats: int = 2, agenda: list[Step] | None = None, machine: dict[str, Any] | None = None) -> None:
        saved = machine or {}
        super().__init__(
            seats,
            saved.get("chance") or seeded(1, 2, 3),
            agenda or [],
            saved.get("asked") or [NO_STEP] * seats,
            saved.get("openers") or [NO_STEP] * seats,
            saved.get("options") or [NO_CHOICES] * seats,
            saved.get("waiting", 0),
            saved.get("revealed", 0),
        )
        self.done: list[str] = []
        self.bag = [3, 1, 2, 2]

    def clone(self) -> Self:
        machine = {
            "chance": self.chance.clone(),
            "asked": self.asked[:],
            "openers": self.openers[:],
            "options": self.options[:],
            "waiting": self.waiting,
            "revealed": self.revealed,
        }
        copy = type(self)(self.seats, self.agenda[:], machine)
        copy.done = self.done[:]
        copy.bag = self.bag[:]
        return copy

    def dump(self) -> dict[str, Any]:
        return {"machine": self.dump_machine(), "done": self.done[:], "bag": self.bag[:]}


class Say(Step):
    """Runs by itself."""

    def run(self, g: Board) -> None:
        g.done.append(f"say {self.n}")


class Choose(Step):
    """Offers 1 to n; the answer 2 asks the same seat for one of m further ones."""

    def choices(self, g: Board) -> list[int]:
        return list(range(1, self.n + 1))

    def take(self, g: Board, choice: int) -> None:
        g.done.append(f"{self.seat} takes {choice}")
        if choice == 2 and self.m:
            g.ask(Choose(self.seat, self.m))

    def run(self, g: Board) -> None:
        g.done.append(f"{self.seat} has no choice")

    def why_not(self, g: Board, choice: int) -> Refusal:
        return Refusal("board.1.1", "board-no", {"choice": choice})


class AskAll(Step):
    """Asks every seat for one of n, then those of m; in secret if k is 1."""

    def run(self, g: Board) -> None:
        g.done.append("ask all")
        for seat in range(g.seats):
            step = Choose(seat, self.n, self.m)
            if self.k:
                g.ask_secretly(step)
            else:
                g.ask(step)


class AskTwice(Step):
    """Asks a seat for one of n, and before that for one of m."""

    def run(self, g: Board) -> None:
        g.ask(Choose(self.seat, self.n))
        g.ask(Choose(self.seat, self.m))


class Push(Step):
    """Puts two steps on the agenda."""

    def run(self, g: Board) -> None:
        g.done.append("push")
        g.agenda.append(Say(n=2))
        g.agenda.append(Say(n=1))


class Draw(Step):
    """Draws n times from the bag."""

    def run(self, g: Board) -> None:
        for _ in range(self.n):
            g.done.append(f"draws {g.pick(g.bag, CHANNEL)}")


class Shout(Step):
    """Tells something."""

    def run(self, g: Board) -> None:
        g.reveal()
        g.tell(self.n, self.seat, 1, 2, 3)


STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step for step in (Say, Choose, AskAll, AskTwice, Push, Draw, Shout)
}


def started(*agenda: Step, seats: int = 2, journal: bool = True) -> Board:
    """A board that has run on to its first decision; the first step is the first to run."""
    board = Board(seats, list(reversed(agenda)))
    if journal:
        board.journal = []
    board.start()
    return board


def load(data: dict[str, Any]) -> Board:
    """A saved board."""
    saved = data["machine"]
    seats = len(saved["asked"])
    machine = {
        "chance": Chance(*saved["chance"]),
        "asked": [load_stack(rows, STEPS) for rows in saved["asked"]],
        "openers": load_openers(saved["openers"], STEPS, seats),
        "revealed": saved["revealed"],
    }
    board = Board(seats, load_steps(saved["agenda"], STEPS), machine)
    board.done = data["done"][:]
    board.bag = data["bag"][:]
    for seat in range(seats):
        board.offer(seat)
    return board
