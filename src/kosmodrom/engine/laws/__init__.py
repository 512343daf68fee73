"""The laws that every game obeys. Registering a game is all that it takes to be judged by them.

A law plays a game at random and raises LawBroken at the first position that breaks it. Each looks at one thing, so
what fails says what is wrong. `check` tries one law on one game; LAWS names them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.laws.answers import (
    final_answers_are_called_so,
    notation_round_trips,
    offered_answers_are_accepted,
    only_who_is_asked_answers,
    other_answers_are_refused,
)
from kosmodrom.engine.laws.copies import (
    clone_equals,
    clone_is_independent,
    dump_is_plain,
    saves_and_loads,
)
from kosmodrom.engine.laws.logs import (
    log_round_trips,
    replay_follows,
    undo_restores,
    undo_stops,
)
from kosmodrom.engine.laws.play import (
    components_are_conserved,
    decisions_are_real,
    perft_leaves_alone,
    play_ends,
    same_seed_same_game,
    scores_add_up,
    simultaneous_answers_commute,
)
from kosmodrom.engine.laws.sight import (
    appraisal_sees_no_more,
    hands_are_hidden,
    log_lines_hide,
    resample_can_be_played,
    resample_forgets,
    secret_answers_stay_secret,
    view_survives_resample,
)
from kosmodrom.engine.laws.table import (
    table_is_sound,
)
from kosmodrom.engine.laws.trial import FAR, LawBroken, Trial, label, settings_of

__all__ = ["LAWS", "Law", "LawBroken", "Trial", "check", "label", "settings_of"]

Law = Callable[[Trial], None]

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
    final_answers_are_called_so,
    undo_restores,
    undo_stops,
    scores_add_up,
    simultaneous_answers_commute,
    table_is_sound,
    perft_leaves_alone,
)


def check(law: Law, game: Game, seats: int, options: Mapping[str, Value], seed: int, far: int = FAR) -> None:
    """Try a law on a game, which it follows as far as so many answers."""
    law(Trial(game, seats, options, seed, law.__name__, far))
