"""The tests of Race notice when a rule is wrong."""

from __future__ import annotations

import pytest

from tests.games.race.mutants import MUTANTS, PASSED, TESTS, TESTS_FAILED, Copy, Mutant


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The package once more, with nothing wrong in it."""
    return Copy(tmp_path_factory.mktemp("mutants"))


@pytest.mark.slow
def test_rules_as_they_are_pass(copy: Copy) -> None:
    assert copy.run(TESTS) == PASSED


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_mutant_is_noticed(copy: Copy, mutant: Mutant) -> None:
    assert copy.try_out(mutant) == TESTS_FAILED
