"""Answers: what is offered, what is refused, and how they are written."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from kosmodrom.engine import record as records
from kosmodrom.engine.game import Game
from kosmodrom.engine.laws.sight import holds_secret
from kosmodrom.engine.laws.trial import Trial, state
from kosmodrom.engine.position import CHANCE, NOT_YOUR_DECISION, Note, Position
from kosmodrom.engine.step import Refused

NO_ANSWERS: Final = ("", "?", "no such answer", "~")
SAMPLED_ANSWERS: Final = 40


def offered_answers_are_accepted(trial: Trial) -> None:
    """Every choice offered can be taken."""
    for position in trial.spots(12):
        for seat in position.pending():
            for choice in position.choices(seat):
                try:
                    position.clone().choose(seat, choice)
                except Refused as refused:
                    raise trial.broken(f"seat {seat} is offered {choice}, which is refused: {refused}") from refused


def other_answers_are_refused(trial: Trial) -> None:
    """Every answer that is not offered is refused with a clause of the rules page, and changes nothing."""
    answers = range(trial.game.answers)
    whole = 2
    for position in trial.spots(10):
        for seat in position.pending():
            tried = answers if whole else trial.dice.sample(answers, min(SAMPLED_ANSWERS, len(answers)))
            offered = position.choices(seat)
            outside = (-1, len(answers), len(answers) + 1000)
            refuses(trial, position, seat, [number for number in (*tried, *outside) if number not in offered])
        whole = max(0, whole - 1)


def only_who_is_asked_answers(trial: Trial) -> None:
    """A seat that has nothing to decide, or that nobody sits on, gives no answer."""
    for position in trial.spots(8):
        others = [choice for seat in position.pending() for choice in position.choices(seat)]
        for seat in (-1, *range(trial.seats), trial.seats):
            if seat not in position.pending():
                tried = [*others, trial.dice.randrange(trial.game.answers)]
                refuses(trial, position, seat, tried, (NOT_YOUR_DECISION,))


def final_answers_are_called_so(trial: Trial) -> None:
    """An answer is called final where something comes to light with it once all have decided, and nowhere else.

    Where others decide openly at the same time, what they choose may bring something to light too: that is not judged.
    """
    for position in trial.spots(8):
        for seat in position.pending():
            if position.pending() != [seat] and not holds_secret(position, seat):
                continue
            decision = trial.game.table(position, seat).decision
            for choice in decision.choices if decision and decision.take == 1 else ():
                last = as_last_to_answer(trial, position, seat)
                revealed = last.revealed
                with suppress(Refused):  # that it should not be offered is another law
                    last.choose(seat, choice.number)
                    trial.same(f"final {choice.notation} of seat {seat}", choice.final, last.revealed != revealed)


def as_last_to_answer(trial: Trial, position: Position, seat: int) -> Position:
    """A copy in which all others that are asked have answered at random."""
    copy = position.clone()
    for other in position.pending():
        while other != seat and (offered := copy.choices(other)):
            with suppress(Refused):
                copy.choose(other, trial.dice.choice(offered))
    return copy


def refuses(
    trial: Trial, position: Position, seat: int, numbers: list[int], clauses: tuple[str, ...] | None = None
) -> None:
    """Each of some answers is refused with a good clause, and changes nothing."""
    before = state(position)
    copy = position.clone()
    for number in numbers:
        try:
            copy.choose(seat, number)
        except Refused as refused:
            clause = refused.refusal.clause
            known = clause in clauses if clauses else trial.has_clause(clause)
            trial.need(known, f"answer {number} of seat {seat} is refused by {clause!r}, no clause for that")
            trial.need(bool(refused.refusal.message), f"answer {number} of seat {seat} is refused without a word")
        except Exception as error:
            raise trial.broken(f"answer {number} of seat {seat} is not refused but fails: {error!r}") from error
        else:
            raise trial.broken(f"answer {number} of seat {seat} is not offered and not refused")
    trial.same(f"position after refused answers of seat {seat}", state(copy), before)


def notation_round_trips(trial: Trial) -> None:
    """The notation of an answer or of a chance result stands for it alone, and fits on a line of the log."""
    game = trial.game
    texts: dict[str, int] = {}
    for number in range(game.answers):
        text = written(game, number)
        if text is not None:
            trial.need(fits_a_line(text), f"the notation {text!r} of answer {number} does not fit a log")
            trial.same(f"answer {text!r}", game.read(text), number)
            trial.need(text not in texts, f"{text!r} stands for {number} and {texts.get(text)}")
            texts[text] = number
    for text in NO_ANSWERS:
        trial.need(reads_nothing(game, text), f"{text!r} stands for an answer")
    for position in trial.walk():
        for seat in position.pending():
            missing = [choice for choice in position.choices(seat) if written(game, choice) not in texts]
            trial.need(not missing, f"the answers {missing} of seat {seat} have no notation")
        for note in position.journal or ():
            if note.code == CHANCE:
                chance_round_trips(trial, note)
        position.journal = []


def written(game: Game, number: int) -> str | None:
    """The notation of an answer; None for a number that stands for none."""
    try:
        return game.write(number)
    except (KeyError, ValueError, IndexError):
        return None


def reads_nothing(game: Game, text: str) -> bool:
    try:
        game.read(text)
    except ValueError:
        return True
    return False


def fits_a_line(text: str) -> bool:
    return text == text.strip() != "" and text.isprintable() and text != records.UNDO


def chance_round_trips(trial: Trial, note: Note) -> None:
    text = trial.game.notation.write_chance(note.a, note.b)
    trial.need(fits_a_line(text), f"the notation {text!r} of a chance result does not fit a log")
    trial.need(0 <= note.a < trial.game.channels, f"there is no channel {note.a}")
    trial.same(f"chance result {text!r}", trial.game.notation.read_chance(text), (note.a, note.b))
