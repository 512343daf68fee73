"""The tests of the games notice when a rule is wrong."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.microcosmos.mutants import MUTANTS as OF_MICROCOSMOS
from tests.games.mutation import PASSED, TESTS_FAILED, Copy, Mutant
from tests.games.race.mutants import MUTANTS as OF_RACE

MUTANTS: Final = {"race": OF_RACE, "microcosmos": OF_MICROCOSMOS}
EACH: Final = [
    pytest.param(game, mutant, id=f"{game} {mutant}") for game, mutants in MUTANTS.items() for mutant in mutants
]


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Copy]:
    """The package once more for each game, with nothing wrong in it."""
    return {game: Copy(tmp_path_factory.mktemp(game), game) for game in MUTANTS}


@pytest.mark.slow
@pytest.mark.parametrize("game", MUTANTS)
def test_rules_as_they_are_pass(copies: dict[str, Copy], game: str) -> None:
    assert copies[game].run(copies[game].tests) == PASSED


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mutant"), EACH)
def test_mutant_is_noticed(copies: dict[str, Copy], game: str, mutant: Mutant) -> None:
    assert copies[game].try_out(mutant) == TESTS_FAILED
