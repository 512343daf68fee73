"""The laws that every game obeys. Registering a game is all that it takes to be judged by them.

A law plays a game at random and raises LawBroken at the first position that breaks it. Each looks at one thing, so
what fails says what is wrong. `check` tries one law on one game; LAWS names them all.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from kosmodrom.engine import record as records
from kosmodrom.engine.game import Game
from kosmodrom.engine.playout import perft, play_randomly
from kosmodrom.engine.position import CHANCE, NO_SUCH_ANSWER, NOT_YOUR_DECISION, Note, Position
from kosmodrom.engine.record import BadRecord, Record
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import NOTHING_TO_UNDO, OTHERS_ANSWERED, SEEN_SINCE, Session, replay, verify
from kosmodrom.engine.step import NO_STEP, Refusal, Refused
from kosmodrom.engine.table import SPECTATOR, Decision, Piece, Table, Text, Zone
from kosmodrom.engine.trial import ENDLESS, FAR, LawBroken, Trial, difference, plain, play, settings_of, state

__all__ = ["LAWS", "Law", "LawBroken", "Trial", "check", "settings_of"]

Law = Callable[[Trial], None]

# The clauses of the engine itself; every other clause stands in the rules page of its game.
ENGINE_CLAUSES: Final = (NOT_YOUR_DECISION, NO_SUCH_ANSWER, NOTHING_TO_UNDO, SEEN_SINCE, OTHERS_ANSWERED)
# A hand is hidden: only cards that say so show a face to others.
PRIVATE_ZONE: Final = "hand"
KNOWN_TAGS: Final = frozenset(("shown", "known"))
# A pile shows what is known of it; every other zone shows all that lies in it.
PILE: Final = "pile"
STAGE_STATES: Final = ("past", "now", "next", "out")
NO_ANSWERS: Final = ("", "?", "no such answer", "~")
SAMPLED_ANSWERS: Final = 40
PERFT_DEPTH: Final = 2
PERFT_WIDTH: Final = 40


def check(law: Law, game: Game, seats: int, options: Mapping[str, bool], seed: int, far: int = FAR) -> None:
    """Try a law on a game, which it follows as far as so many answers."""
    law(Trial(game, seats, options, seed, law.__name__, far))


def viewers(trial: Trial) -> list[int]:
    """Everybody who looks at a table."""
    return [*range(trial.seats), SPECTATOR]


# Play.


def play_ends(trial: Trial) -> None:
    """Random play always ends, whatever the order of the answers, and then nothing is left to do."""
    endless = ENDLESS * trial.far
    players = trial.players()
    position = trial.new()
    while play(position, players):
        trial.move += 1
        trial.need(trial.move < endless, "the game does not end")
    trial.need(position.over(), "nobody can answer, and the game is not over")
    left = [*position.agenda, *(step for step in position.asked if step is not NO_STEP)]
    trial.need(not left, f"the game is over with steps left to run: {[step.dump() for step in left]}")
    count = play_randomly(trial.new(), trial.chance(), endless)
    trial.need(count < endless, "the game does not end when the lowest seat always answers first")


def decisions_are_real(trial: Trial) -> None:
    """Who decides has at least two different answers of the vocabulary; what leaves no choice is not asked."""
    for position in trial.walk():
        pending = position.pending()
        trial.same("first to decide", position.first_pending(), pending[0] if pending else -1)
        trial.same("set of seats that are waited for", position.waiting, sum(2**seat for seat in pending))
        trial.same("whether the game is over", position.over(), not pending)
        for seat in range(trial.seats):
            choices = position.choices(seat)
            if seat not in pending:
                trial.need(not choices, f"seat {seat} has nothing to decide and choices {choices}")
                continue
            trial.need(len(choices) > 1, f"seat {seat} has no choice but {choices}")
            trial.need(len(set(choices)) == len(choices), f"seat {seat} has the same choice twice: {choices}")
            outside = [choice for choice in choices if not 0 <= choice < trial.game.answers]
            trial.need(not outside, f"choices {outside} of seat {seat} are not in the vocabulary")
            trial.same(f"owner of the decision of seat {seat}", position.decision(seat).seat, seat)


def components_are_conserved(trial: Trial) -> None:
    """No card or token is lost or made."""
    start: Mapping[str, int] | None = None
    for position in trial.walk():
        found = dict(trial.game.inventory(position))
        start = found if start is None else start
        trial.same("components", start, found)


def same_seed_same_game(trial: Trial) -> None:
    """A seed and the answers make the game; whether a journal is kept makes no difference."""
    other = trial.game.deal(trial.seats, Seed.of(trial.seed), trial.setting)
    other.journal = []
    other.start()
    for position in trial.walk():
        if trial.move:
            follow(trial, other, "the same game played again")
        trial.same("the same game with a journal", state(position), state(other))


def follow(trial: Trial, position: Position, what: str) -> None:
    """Give the answer that was given last in another copy of the game."""
    try:
        position.choose(*trial.last)
    except Refused as refused:
        raise trial.broken(f"{what} refuses the answer {trial.last}: {refused}") from refused


# Copies.


def clone_equals(trial: Trial) -> None:
    """A clone is the position that it was made of, and keeps no journal."""
    for position in trial.spots(20):
        position.journal = []
        copy = position.clone()
        trial.same("class of the clone", type(copy), type(position))
        trial.same("clone", state(copy), state(position))
        trial.need(copy.journal is None, "the clone writes into the journal of the original")


def clone_is_independent(trial: Trial) -> None:
    """Playing on a clone changes nothing in the original, now or later, and the other way round."""
    alone = state(trial.finish(trial.new(), trial.seed))
    kept: list[tuple[Position, bytes]] = []
    for position in trial.spots(6):
        before = state(position)
        kept.append((position.clone(), before))
        trial.finish(position.clone(), trial.dice.randrange(1000))
        trial.same("original after play on a clone", state(position), before)
    for copy, before in kept:
        trial.same("clone after play on the original", state(copy), before)
    disturbed = trial.new()
    players = trial.players()
    for trial.move in range(trial.far):
        play(disturbed.clone(), trial.dice)
        if not play(disturbed, players):
            break
    trial.same("end of the game with clones played on", state(disturbed), alone)


def dump_is_plain(trial: Trial) -> None:
    """What is saved is plain data of its own: JSON keeps it as it is, and play does not change it afterwards."""
    kept: list[tuple[dict[str, Any], str]] = []
    for position in trial.spots(10):
        data = position.dump()
        trial.same("dump after JSON", plain(data), data)
        trial.same("machine in the dump", data.get("machine"), position.dump_machine())
        kept.append((data, json.dumps(data)))
    for data, text in kept:
        trial.same("dump after further play", json.dumps(data), text)


def saves_and_loads(trial: Trial) -> None:
    """A position that is loaded is the one that was saved: it offers, shows, hides and becomes the same."""
    loaded: list[tuple[Position, dict[str, Any], str]] = []
    wanted = {trial.dice.randrange(40) for _ in range(3)}
    for position in trial.walk():
        for copy, _, _ in loaded:
            follow(trial, copy, "a loaded game")
        if trial.move in wanted or position.over():
            data = plain(position.dump())
            copy = trial.game.load(data)
            trial.same("loaded position", state(copy), state(position))
            for viewer in viewers(trial):
                tables = trial.game.table(copy, viewer), trial.game.table(position, viewer)
                trial.same(f"table of a loaded game for {viewer}", *tables)
            deal_both_anew(trial, copy, position)
            loaded.append((copy, data, json.dumps(data)))
            wanted.add(trial.move + trial.dice.randint(20, 120))
    for copy, data, text in loaded:
        trial.same("end of a loaded game", state(copy), state(position))
        trial.same("data after loading and playing", json.dumps(data), text)


def deal_both_anew(trial: Trial, loaded: Position, position: Position) -> None:
    chance = trial.chance()
    for seat in range(trial.seats):
        dealt = loaded.resample(seat, chance), position.resample(seat, chance)
        trial.same(f"loaded position, dealt anew for seat {seat}", *map(state, dealt))


# Logs.


def replay_follows(trial: Trial) -> None:
    """A log, undos included, leads through the same positions, with no generator."""
    session = follower = trial.session()
    steps: list[tuple[dict[str, Any], list[list[int]]]] = []
    for session in trial.logged(undos=0.1):
        steps.append(traced(session.position))
    trial.move = 0
    try:
        for follower, (logged, offered) in zip(replay(trial.game, session.record), steps, strict=True):
            found, choices = traced(follower.position)
            trial.same("replayed choices", choices, offered)
            if found != logged:
                trial.same("replayed position", unordered(found), unordered(logged))
            trial.move += 1
    except BadRecord as error:
        raise trial.broken(f"the log does not replay: {error}") from error
    for viewer in viewers(trial):
        tables = [trial.game.table(one.position, viewer) for one in (follower, session)]
        trial.same(f"table for {viewer} after the replay", *tables)


def traced(position: Position) -> tuple[dict[str, Any], list[list[int]]]:
    """A position without the state of its generator, which a replay cannot know."""
    data = position.dump()
    data["machine"] = {**data["machine"], "chance": None}
    return data, [position.choices(seat) for seat in range(position.seats)]


def unordered(data: Any) -> Any:
    """Data with every list of plain numbers in order: which of two equal cards left a bag changes the bag's order."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, list):
        if all(type(item) is int for item in data):
            return sorted(data)
        return [unordered(item) for item in data]
    return data


def log_round_trips(trial: Trial) -> None:
    """The file of a log says all that the log does, and passes its own checks, while it lasts and when it is over."""
    stop = trial.dice.randrange(60)
    for session in trial.logged(undos=0.1):
        if trial.move == stop:
            file_round_trips(trial, session.record)
    if session.position.over():
        session.finish(Seed.of(trial.seed))
    file_round_trips(trial, session.record)


def file_round_trips(trial: Trial, record: Record) -> None:
    text = records.write(record, trial.game)
    try:
        back = records.read(text, {trial.game.name: trial.game})
        trial.same("log read from its file", back, record)
        trial.same("file of the log that was read", records.write(back, trial.game), text)
        verify(trial.game, back)
    except BadRecord as error:
        raise trial.broken(f"the log is not accepted: {error}") from error


# What a seat knows.


def view_survives_resample(trial: Trial) -> None:
    """Dealing anew what a seat cannot see changes nothing that it sees: so neither shows too much."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            dealt = position.resample(seat, trial.chance())
            tables = trial.game.table(dealt, seat), trial.game.table(position, seat)
            trial.same(f"table of seat {seat} after dealing anew", *tables)


def resample_forgets(trial: Trial) -> None:
    """Dealing anew depends on what the seat sees and on chance alone: dealing twice is as good as once."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            first, second = trial.chance(), trial.chance()
            twice = position.resample(seat, first).resample(seat, second)
            once = position.resample(seat, second)
            trial.same(f"dealt anew twice and once for seat {seat}", state(twice), state(once))


def resample_can_be_played(trial: Trial) -> None:
    """What is dealt anew is a whole game at the same decisions, and the original and the stream are left alone."""
    for position in trial.spots(6):
        before = state(position)
        for seat in range(trial.seats):
            chance = trial.chance()
            start = chance.dump()
            dealt = position.resample(seat, chance)
            trial.same("stream given for dealing anew", chance.dump(), start)
            components = [dict(trial.game.inventory(one)) for one in (dealt, position)]
            trial.same(f"components dealt anew for seat {seat}", *components)
            trial.same(f"seats that decide, dealt anew for seat {seat}", dealt.pending(), position.pending())
            trial.same(f"own choices, dealt anew for seat {seat}", dealt.choices(seat), position.choices(seat))
            if not trial.finish(dealt).over():
                ends = trial.finish(position.clone()).over()
                trial.need(not ends, f"dealt anew for seat {seat}, the game does not end")
        trial.same("original after dealing anew", state(position), before)


def appraisal_sees_no_more(trial: Trial) -> None:
    """The rule of thumb is a number, and knows no more than its seat."""
    for position in trial.spots(8):
        for seat in range(trial.seats):
            worth = position.appraise(seat)
            trial.need(math.isfinite(worth), f"the position of seat {seat} is worth {worth}")
            guess = position.resample(seat, trial.chance()).appraise(seat)
            trial.same(f"worth of seat {seat} after dealing anew", guess, worth)


def secret_answers_stay_secret(trial: Trial) -> None:
    """As long as others are asked, a secret answer shows nobody anything but who is still waited for."""
    for position in trial.spots(8, secrets_pending):
        for seat in position.pending():
            if not holds_secret(position, seat):
                continue
            after = position.clone()
            after.journal = []
            step_of(after, seat, trial)
            for viewer in viewers(trial):
                if viewer != seat:
                    one_secret_stays(trial, position, after, seat, viewer)


def one_secret_stays(trial: Trial, position: Position, after: Position, seat: int, viewer: int) -> None:
    """What a secret answer of a seat tells one viewer."""
    before, now = trial.game.table(position, viewer), trial.game.table(after, viewer)
    waiting = tuple(other for other in before.waiting if other != seat or after.choices(seat))
    trial.same(f"table of {viewer} after a secret answer of seat {seat}", now, replace(before, waiting=waiting))
    for note in after.journal or ():
        told = note.dump(), trial.game.line(note, viewer)
        trial.need(not trial.game.seen_by(note, viewer), f"{viewer} sees a note of a secret answer: {told}")
        trial.need(told[1] is None, f"the log tells {viewer} of a secret answer: {told}")


def secrets_pending(position: Position) -> bool:
    """Whether several seats decide, at least one of them in secret."""
    pending = position.pending()
    return len(pending) > 1 and any(holds_secret(position, seat) for seat in pending)


def holds_secret(position: Position, seat: int) -> bool:
    return position.openers[seat] is not NO_STEP


def step_of(position: Position, seat: int, trial: Trial) -> None:
    """A random answer of one seat."""
    position.choose(seat, trial.dice.choice(position.options[seat]))


def hands_are_hidden(trial: Trial) -> None:
    """In the hand of another only cards that all have seen show a face, and a spectator sees what everybody sees."""
    for position in trial.spots(8):
        tables = {viewer: trial.game.table(position, viewer) for viewer in viewers(trial)}
        for viewer, table in tables.items():
            for zone in table.zones:
                for piece in zone.pieces if zone.kind == PRIVATE_ZONE and zone.owner != viewer else ():
                    known = not piece.key or KNOWN_TAGS & set(piece.tags)
                    trial.need(bool(known), f"{viewer} sees {piece} in {zone.id}")
        for seat in range(trial.seats):
            more = faces(tables[SPECTATOR]) - faces(tables[seat])
            trial.need(not more, f"a spectator sees what seat {seat} does not: {dict(more)}")


def faces(table: Table) -> Counter[tuple[str, str]]:
    """The faces on a table, by their zones."""
    return Counter((zone.id, piece.key) for zone in table.zones for piece in zone.pieces if piece.key)


def log_lines_hide(trial: Trial) -> None:
    """A line of the log names no component to who may not know it, and a spectator knows what everybody knows."""
    for position in trial.walk():
        for note in position.journal or ():
            told = [trial.game.seen_by(note, seat) for seat in range(trial.seats)]
            public = trial.game.seen_by(note, SPECTATOR)
            trial.need(not public or all(told), f"a spectator sees {note.dump()}, and not every seat does")
            for viewer in viewers(trial):
                line_hides(trial, note, viewer)
        position.journal = []


def line_hides(trial: Trial, note: Note, viewer: int) -> None:
    line = trial.game.line(note, viewer)
    if line is None:
        return
    trial.need(is_text(line), f"the log says no text of {note.dump()}: {line}")
    named = [value for value in line.args.values() if isinstance(value, str) and value.startswith("@")]
    if named and not trial.game.seen_by(note, viewer):
        raise trial.broken(f"the log tells {viewer} of {', '.join(named)} in {note.dump()}")


def is_text(text: Text) -> bool:
    return bool(text.id) and all(type(value) in (int, str) for value in text.args.values())


# Answers.


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
            known = clause in clauses if clauses else clause_exists(trial, clause)
            trial.need(known, f"answer {number} of seat {seat} is refused by {clause!r}, no clause for that")
            trial.need(bool(refused.refusal.message), f"answer {number} of seat {seat} is refused without a word")
        except Exception as error:
            raise trial.broken(f"answer {number} of seat {seat} is not refused but fails: {error!r}") from error
        else:
            raise trial.broken(f"answer {number} of seat {seat} is not offered and not refused")
    trial.same(f"position after refused answers of seat {seat}", state(copy), before)


def clause_exists(trial: Trial, clause: str) -> bool:
    """Whether a clause stands in the rules page of the game or is the engine's own."""
    return clause in ENGINE_CLAUSES or clause in trial.clauses


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
    text = trial.game.write_chance(note.a, note.b)
    trial.need(fits_a_line(text), f"the notation {text!r} of a chance result does not fit a log")
    trial.need(0 <= note.a < trial.game.channels, f"there is no channel {note.a}")
    trial.same(f"chance result {text!r}", trial.game.read_chance(text), (note.a, note.b))


# Taking back.


def undo_restores(trial: Trial) -> None:
    """An answer that is taken back has never been given: the position is the one before, and so on further back."""
    before: list[bytes] = []
    session = trial.session()
    players = trial.players()
    now = state(session.position)
    while trial.move < trial.far and (answer := play(session, players)):
        trial.move += 1
        before.append(now)
        while players.random() < 0.5 and session.why_not_undo(answer[0]) is None:
            count = len(session.record.moves)
            session.undo(answer[0])
            trial.same("position after undo", state(session.position), before.pop())
            trial.need(len(session.record.moves) == count + 1, "the log does not tell of the undo")
            if not before or players.random() < 0.3:
                break
        now = state(session.position)


def undo_stops(trial: Trial) -> None:
    """Nobody takes back what somebody has built on, or an answer after which something came to light."""
    session = trial.session()
    for seat in range(trial.seats):
        undo_is_refused(trial, session, seat, "before its first answer")
    players = trial.players()
    answered: set[int] = set()
    while trial.move < trial.far and (answer := play(session, players)):
        seat = answer[0]
        trial.move += 1
        drawn = session.record.moves[-1].chance
        if drawn:
            undo_is_refused(trial, session, seat, f"after chance gave {drawn}")
        elif session.past[-1].position.revealed == session.position.revealed:
            refusal = session.why_not_undo(seat)
            trial.need(refusal is None, f"seat {seat} cannot undo an answer that showed nothing: {refusal}")
        for other in answered - {seat}:
            undo_is_refused(trial, session, other, f"after seat {seat} has answered")
        answered.add(seat)


def undo_is_refused(trial: Trial, session: Session, seat: int, when: str) -> None:
    refusal = session.why_not_undo(seat)
    if refusal is None:
        raise trial.broken(f"seat {seat} can take back its answer {when}")
    trial.need(refusal.clause in ENGINE_CLAUSES, f"an undo {when} is refused by {refusal.clause!r}, which is no clause")


# Scores.


def scores_add_up(trial: Trial) -> None:
    """Totals are the sums of the parts; who has most wins, and among equals who has the better tie-break."""
    position = trial.finish(trial.new(), trial.seed)
    if not position.over():
        return
    scores = position.scores()
    trial.same("parts of the scores", sorted(scores.parts), sorted(trial.game.parts))
    for name, column in {**scores.parts, "tie-break": scores.tie_break}.items():
        trial.need(len(column) == trial.seats, f"{name} is told for {len(column)} seats")
    sums = [sum(column[seat] for column in scores.parts.values()) for seat in range(trial.seats)]
    trial.same("totals", scores.totals, sums)
    ranked = list(zip(scores.totals, scores.tie_break, strict=True))
    trial.same("winners", scores.winners, [seat for seat, rank in enumerate(ranked) if rank == max(ranked)])
    for viewer in viewers(trial):
        result = trial.game.table(position, viewer).result
        if result is None:
            raise trial.broken(f"the game is over, and {viewer} is shown no result")
        told = {name: list(column) for name, column in result.parts.items()}
        trial.same(f"parts shown to {viewer}", told, scores.parts)
        shown = list(result.totals), list(result.tie_break), list(result.winners)
        trial.same(f"result shown to {viewer}", shown, (scores.totals, scores.tie_break, scores.winners))


# Simultaneous decisions.


def simultaneous_answers_commute(trial: Trial) -> None:
    """Where several seats decide at the same time, it does not matter who answers first.

    Two answers that both draw by chance draw other things in another order; these are left out.
    """
    for position in trial.spots(20, lambda position: len(position.pending()) > 1):
        one, other = sorted(trial.dice.sample(position.pending(), 2))
        answers = {seat: trial.dice.choice(position.options[seat]) for seat in (one, other)}
        ends = [in_order(position, order, answers) for order in ((one, other), (other, one))]
        if not all(drawn for _, drawn in ends):
            trial.same(f"answers {answers} in both orders", *(state(end) for end, _ in ends))


def in_order(position: Position, order: tuple[int, int], answers: Mapping[int, int]) -> tuple[Position, bool]:
    """Both answers in one order, and whether the first of them drew by chance."""
    copy = position.clone()
    copy.choose(order[0], answers[order[0]])
    drawn = copy.chance.dump() != position.chance.dump()
    copy.choose(order[1], answers[order[1]])
    return copy, drawn


# The table.


def table_is_sound(trial: Trial) -> None:
    """The table can be drawn: ids are unique, counts are right, and choices point at pieces that are there."""
    for position in trial.spots(8):
        for viewer in viewers(trial):
            table = trial.game.table(position, viewer)
            for flaw in flaws(trial, position, viewer, table):
                raise trial.broken(f"table for {viewer}: {flaw}")


def flaws(trial: Trial, position: Position, viewer: int, table: Table) -> Iterator[str]:
    """What is wrong with a table."""
    head = table.game, table.viewer, table.seats, table.waiting
    expected = trial.game.name, viewer, trial.seats, tuple(position.pending())
    if head != expected:
        yield difference(head, expected, "head")
    if bool(table.result) != position.over():
        yield "a result is shown during the game, or none after it"
    if not is_text(table.heading):
        yield "there is no heading"
    for stage in table.stages:
        if stage.state not in STAGE_STATES or not all(seat in range(trial.seats) for seat in stage.seats):
            yield f"stage {stage}"
    pieces = [piece for zone in table.zones for piece in zone.pieces]
    yield from doubles([piece.id for piece in pieces], [stage.id for stage in table.stages])
    yield from doubles([zone.id for zone in table.zones], [counter.id for counter in table.counters])
    for entry in (*table.zones, *table.counters):
        if entry.owner not in viewers(trial) or not is_text(entry.label):
            yield f"owner or label of {entry.id}"
    for zone in table.zones:
        yield from zone_flaws(zone, {piece.id: piece for piece in pieces})
    yield from decision_flaws(trial, position, viewer, table.decision, {piece.id for piece in pieces})


def doubles(*lists: list[str]) -> Iterator[str]:
    """Ids that stand for two things."""
    for ids in lists:
        for id, count in Counter(ids).items():
            if count > 1:
                yield f"{id!r} stands for {count} things"


def zone_flaws(zone: Zone, pieces: Mapping[str, Piece]) -> Iterator[str]:
    """What is wrong with a zone; a piece that lies on another is not counted."""
    lying = sum(not piece.on for piece in zone.pieces)
    if lying > zone.count or (lying < zone.count and zone.kind != PILE):
        yield f"{zone.id} has {zone.count} pieces and shows {lying}"
    for piece in zone.pieces:
        if piece.on and piece.on not in pieces:
            yield f"{piece.id} lies on {piece.on}, which is not there"
        if not piece.id or not piece.kind:
            yield f"{piece} in {zone.id} has no id or no kind"


def decision_flaws(
    trial: Trial, position: Position, viewer: int, decision: Decision | None, pieces: set[str]
) -> Iterator[str]:
    """What is wrong with the decision on a table."""
    choices = [] if viewer == SPECTATOR else position.choices(viewer)
    shown = list(decision.choices) if decision else []
    if [choice.number for choice in shown] != choices:
        yield f"the choices are {choices}, shown are {[choice.number for choice in shown]}"
    if decision is None:
        return
    if not clause_exists(trial, decision.clause) or not is_text(decision.prompt):
        yield f"clause {decision.clause!r} or prompt of the decision"
    for choice in shown:
        missing = set(choice.pieces) - pieces
        if missing:
            yield f"choice {choice.notation!r} touches {missing}, which is not there"
        if choice.notation != trial.game.write(choice.number) or not choice.role or not is_text(choice.text):
            yield f"notation, role or text of {choice}"
    for blocked in decision.blocked:
        if blocked.number in choices or blocked.piece not in pieces:
            yield f"{blocked} is offered, or its piece is not there"
        refusal: Refusal = position.why_not(viewer, blocked.number)
        told = blocked.notation, blocked.clause, blocked.text
        if told != (trial.game.write(blocked.number), refusal.clause, Text(refusal.message, refusal.args)):
            yield f"{blocked} is not why {refusal} forbids it"


# Counts.


def perft_leaves_alone(trial: Trial) -> None:
    """Counting decision sequences gives the same on a copy, and changes nothing."""
    for position in trial.spots(4, narrow):
        before = state(position)
        seat = position.first_pending()
        trial.same("number of choices", perft(position, 1), len(position.options[seat]) if seat >= 0 else 1)
        count = perft(position, PERFT_DEPTH)
        trial.same("position after counting", state(position), before)
        trial.same("count on a clone", perft(position.clone(), PERFT_DEPTH), count)
        loaded = trial.game.load(plain(position.dump()))
        trial.same("count on a loaded position", perft(loaded, PERFT_DEPTH), count)


def narrow(position: Position) -> bool:
    """Whether a position can be counted quickly."""
    seat = position.first_pending()
    return seat < 0 or len(position.options[seat]) <= PERFT_WIDTH


LAWS: Final[tuple[Law, ...]] = (
    play_ends,
    decisions_are_real,
    components_are_conserved,
    same_seed_same_game,
    clone_equals,
    clone_is_independent,
    dump_is_plain,
    saves_and_loads,
    replay_follows,
    log_round_trips,
    view_survives_resample,
    resample_forgets,
    resample_can_be_played,
    appraisal_sees_no_more,
    secret_answers_stay_secret,
    hands_are_hidden,
    log_lines_hide,
    offered_answers_are_accepted,
    other_answers_are_refused,
    only_who_is_asked_answers,
    notation_round_trips,
    undo_restores,
    undo_stops,
    scores_add_up,
    simultaneous_answers_commute,
    table_is_sound,
    perft_leaves_alone,
)
