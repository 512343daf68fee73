"""Each law can be broken, and what breaks it breaks no other: so what fails says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kosmodrom.engine.game import Game
from kosmodrom.engine.laws import LAWS, Law, LawBroken, check
from tests.laws.mutants import FAULTS, LosesChips, faulty
from tests.laws.tiny import TinyGame

SETTINGS: tuple[tuple[int, dict[str, bool]], ...] = ((2, {}), (3, {"double": True}))
SEEDS = range(2)
FAR = 100  # a game of draw and bid has some forty answers


def breaches(law: Law, game: Game) -> Iterator[LawBroken]:
    """How a game breaks a law."""
    for seats, options in SETTINGS:
        for seed in SEEDS:
            try:
                check(law, game, seats, options, seed, FAR)
            except LawBroken as broken:
                yield broken


def test_sound_game_breaks_no_law() -> None:
    assert [str(breach) for law in LAWS for breach in breaches(law, TinyGame())] == []


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert {law for law, _ in FAULTS} == {law.__name__ for law in LAWS}


@pytest.mark.parametrize(("law", "kind"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_fault_breaks_its_law_and_no_other(law: str, kind: type) -> None:
    game = faulty(kind)
    assert {other.__name__ for other in LAWS if next(breaches(other, game), None)} == {law}


def test_breach_says_where_it_is() -> None:
    conserved = next(law for law in LAWS if law.__name__ == "components_are_conserved")
    breach = next(breaches(conserved, faulty(LosesChips)))
    assert (breach.law, breach.game, breach.seed) == ("components_are_conserved", "tiny", 0)
    assert breach.move > 0
    assert str(breach).startswith(f"components_are_conserved: tiny for 2 with no option, seed 0, move {breach.move}: ")
    assert breach.difference == "components: ['chips']: 40 is not 38"
