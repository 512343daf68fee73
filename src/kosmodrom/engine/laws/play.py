"""How a game goes: it ends, asks real questions, keeps its components and counts its points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kosmodrom.engine.laws.trial import ENDLESS, Trial, plain, play, state
from kosmodrom.engine.playout import perft, play_randomly
from kosmodrom.engine.position import Position
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.step import NO_STEP

PERFT_DEPTH: Final = 2
PERFT_WIDTH: Final = 40


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
            trial.follow(other, "the same game played again")
        trial.same("the same game with a journal", state(position), state(other))


def scores_add_up(trial: Trial) -> None:
    """Totals are the sums of the parts; who has most wins, and among equals who has the better tie-break."""
    position = trial.finish(trial.new(), trial.seed)
    if not position.over():
        return
    scores = position.scores()
    trial.same("parts of the scores", sorted(scores.parts), sorted(trial.game.parts))
    for name, column in {**scores.parts, "tie-break": scores.tie_break}.items():
        trial.need(len(column) == trial.parties, f"{name} is told for {len(column)} parties")
    sums = [sum(column[party] for column in scores.parts.values()) for party in range(trial.parties)]
    trial.same("totals", scores.totals, sums)
    ranked = list(zip(scores.totals, scores.tie_break, strict=True))
    trial.same("winners", scores.winners, [seat for seat, rank in enumerate(ranked) if rank == max(ranked)])
    for viewer in trial.viewers():
        result = trial.game.table(position, viewer).result
        if result is None:
            raise trial.broken(f"the game is over, and {viewer} is shown no result")
        told = {name: list(column) for name, column in result.parts.items()}
        trial.same(f"parts shown to {viewer}", told, scores.parts)
        shown = list(result.totals), list(result.tie_break), list(result.winners)
        trial.same(f"result shown to {viewer}", shown, (scores.totals, scores.tie_break, scores.winners))


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
