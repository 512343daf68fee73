"""Replay the log of a game, check it move by move, and tell it in words.

It tells what everybody saw, or with --seat what that seat saw. Every answer has to be legal, every result has to
follow from the rules, and a seed in the log has to give the chance results that the log holds. It ends with 1 if the
log is not good.

examples:
  kosmodrom replay game.log
  kosmodrom replay game.log --lang pl --seat 0 --until 30
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kosmodrom.commands import at_least
from kosmodrom.errors import UserError

if TYPE_CHECKING:
    from kosmodrom.engine.game import Game
    from kosmodrom.engine.record import BadRecord, Record
    from kosmodrom.engine.session import Session
    from kosmodrom.words import Words

HELP = "tell a recorded game in words, and check it"


@dataclass(slots=True)
class Told:
    """A move and what it led to. The opening has number 0 and no seat."""

    move: int
    seat: int | None
    answer: str | None
    lines: list[str] = field(default_factory=list)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="the log; - is the standard input")
    parser.add_argument("--lang", choices=("en", "pl"), help="the language (that of the environment)")
    parser.add_argument("--until", type=at_least(0), metavar="N", help="stop after move N")
    parser.add_argument("--seat", type=at_least(0), metavar="S", help="tell what seat S saw, counted from 0")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from kosmodrom.engine import record as records
    from kosmodrom.engine.record import BadRecord
    from kosmodrom.engine.session import verify
    from kosmodrom.games.registry import games

    text = read(args.file)
    try:
        record = records.read(text, games())
        game = games()[record.game]
        if args.seat is not None and args.seat >= record.seats:
            raise UserError(f"there is no seat {args.seat}; the log has seats 0 to {record.seats - 1}")
        last = verify(game, record)
    except BadRecord as error:
        print(f"{args.file} is not a good log: {reason(error, args.lang)}", file=sys.stderr)
        return 1
    story = Story(game, record, args.lang, args.seat)
    told = list(story.tell(args.until))
    whole = args.until is None or args.until >= len(record.moves)
    scores = scores_of(last) if whole else None
    if args.json:
        print(json.dumps(story.head() | {"told": [as_json(one) for one in told], "scores": scores}, ensure_ascii=False))
    else:
        print("\n".join([*story.title(), *in_words(told), *story.result(scores, whole)]))
    return 0


def read(name: str) -> str:
    """The text of a log."""
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise UserError(f"{name} cannot be read: {reason}") from error


def reason(error: BadRecord, language: str | None) -> str:
    """What is wrong with a log; the rule that an answer breaks is said in words."""
    from kosmodrom.engine.step import Refused
    from kosmodrom.games.registry import games
    from kosmodrom.words import Words, language_of

    if not isinstance(error.__cause__, Refused):
        return str(error)
    refusal = error.__cause__.refusal
    move, _, _ = str(error).partition(":")
    language = language or language_of(os.environ)
    names = {key: name for game in games().values() for key, name in game.component_names(language).items()}
    said = Words(language, ("engine", *games()), names).tell(refusal.message, **refusal.args)
    return f"{move}: {said} [{refusal.clause}]"


class Story:
    """Tells a record to a seat, or to a spectator, in a language."""

    def __init__(self, game: Game, record: Record, language: str | None, seat: int | None) -> None:
        from kosmodrom.engine.table import SPECTATOR
        from kosmodrom.words import Words, language_of

        self.game = game
        self.record = record
        self.language = language or language_of(os.environ)
        self.viewer = SPECTATOR if seat is None else seat
        self.names = record.names or [f"#{number}" for number in range(record.seats)]
        components = game.component_names(self.language)
        rivals = game.rival_names(record.seats)
        self.words: Words = Words(self.language, ("engine", game.name), components, self.names, rivals)

    def tell(self, until: int | None) -> Iterator[Told]:
        """The opening and the moves, with what each of them led to."""
        from kosmodrom.engine.session import replay
        from kosmodrom.engine.table import together

        for number, session in enumerate(replay(self.game, self.record)):
            if until is not None and number > until:
                return
            told = self.told(number)
            if number and self.record.moves[number - 1].undo:
                told.lines = [self.words.tell("engine-log-undo", seat=self.record.moves[number - 1].seat)]
            else:
                texts = (self.game.line(note, self.viewer) for note in session.position.journal or [])
                told.lines = [self.words.say(text) for text in together(text for text in texts if text)]
            yield told

    def told(self, number: int) -> Told:
        """A move, with its answer if the viewer may know it."""
        if number == 0:
            return Told(0, None, None)
        move = self.record.moves[number - 1]
        known = not move.undo and move.seat == self.viewer
        return Told(number, move.seat, self.game.write(move.choice) if known else None)

    def head(self) -> dict[str, Any]:
        """What the head of the log says."""
        return {
            "game": self.game.name,
            "seats": self.record.seats,
            "options": self.record.options,
            "names": self.names,
            "edition": self.record.edition,
            "language": self.language,
            "viewer": None if self.viewer < 0 else self.viewer,
            "moves": len(self.record.moves),
            "seed_checked": bool(self.record.seed),
        }

    def title(self) -> list[str]:
        return [f"{self.game.title[self.language]}: {', '.join(self.names)}", ""]

    def result(self, scores: dict[str, Any] | None, whole: bool) -> Iterator[str]:
        """The final scores as a table; nothing if the game is still open."""
        if scores is None:
            if whole:
                yield f"\n({len(self.record.moves)} moves; the game is not over)"
            return
        rows = {**scores["parts"], "total": scores["totals"], "tiebreak": scores["tie_break"]}
        labels = {part: self.words.tell(f"{self.game.name}-part-{part}") for part in rows}
        width = max(map(len, labels.values()))
        names = list(self.words.players)
        columns = [max(len(name), 4) for name in names]
        yield ""
        yield " " * width + cells(names, columns)
        for part, values in rows.items():
            yield f"{labels[part]:<{width}}" + cells(values, columns)
        winners = ", ".join(names[seat] for seat in scores["winners"])
        yield f"\n★ {winners}"


def cells(values: list[Any], columns: list[int]) -> str:
    return "".join(f"  {value:>{column}}" for value, column in zip(values, columns, strict=True))


def in_words(told: list[Told]) -> Iterator[str]:
    """What is told, a line each, with the number of the move in front of its first line."""
    for one in told:
        for index, line in enumerate(one.lines):
            yield f"{one.move if not index else '':>5}  {line}"


def as_json(told: Told) -> dict[str, Any]:
    return {"move": told.move, "seat": told.seat, "answer": told.answer, "lines": told.lines}


def scores_of(session: Session) -> dict[str, Any] | None:
    """The final scores, None if the game is not over."""
    if not session.position.over():
        return None
    scores = session.position.scores()
    return {
        "parts": scores.parts,
        "totals": scores.totals,
        "tie_break": scores.tie_break,
        "winners": scores.winners,
    }
