"""Chapter 14: what the cards are. The edition is checked against every count that the rulebook states."""

from __future__ import annotations

import copy
import re

import pytest

from kosmodrom.engine.edition import Finding
from kosmodrom.games.race.edition import CLAUSES
from tests.games.race.kit import EDITION, GAME, ROWS

WORDS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4}
TEXTS = {clause.id: clause.text["en"] for clause in GAME.rulebook().clauses() if clause.id.startswith("race.14.")}
FINDINGS = GAME.check_edition(EDITION.data)


@pytest.mark.clause(
    "race.14.1", "race.14.2", "race.14.3", "race.14.4", "race.14.5", "race.14.6", "race.14.7", "race.14.8",
    "race.14.9", "race.14.10", "race.14.11", "race.14.12", "race.14.13", "race.14.14", "race.14.15", "race.14.16",
    "race.14.17", "race.14.18", "race.14.19", "race.14.20", "race.14.21", "race.14.22", "race.14.23", "race.14.24",
    "race.14.25", "race.14.26", "race.14.27", "race.14.28", "race.14.29", "race.14.30", "race.14.31", "race.14.32",
    "race.14.33", "race.14.34", "race.14.35", "race.14.36", "race.14.37", "race.14.38", "race.14.39", "race.14.40",
    "race.14.41", "race.14.42", "race.14.43", "race.14.44", "race.14.45", "race.14.46", "race.14.47",
)  # fmt: skip
@pytest.mark.parametrize("finding", FINDINGS, ids=lambda finding: f"{finding.clause} {finding.place}".strip())
def test_cards_are_those_of_the_rulebook(finding: Finding) -> None:
    assert finding.found == finding.expected


def test_every_clause_of_the_chapter_is_checked() -> None:
    assert {finding.clause for finding in FINDINGS} >= set(TEXTS)


@pytest.mark.parametrize("clause", TEXTS)
def test_checked_numbers_are_those_of_the_clause(clause: str) -> None:
    """A number that is 0 or 1 often goes without saying, so only the others have to stand there."""
    stated = {int(number) for number in re.findall(r"\d+", TEXTS[clause])}
    stated |= {WORDS[word] for word in re.findall(r"[a-z]+", TEXTS[clause]) if word in WORDS}
    checked = {number for _, number, _ in CLAUSES[clause]}
    assert checked - {0, 1} <= stated
    assert max(checked) > 0


@pytest.mark.parametrize(
    ("key", "field", "value", "clauses"),
    [
        ("gem-world", "cost", 3, {"race.14.29", "race.14.30"}),
        ("outlaw-world", "military", False, {"race.14.3", "race.14.7", "race.14.8", "race.14.26"}),
        ("asteroid-belt", "good", "gene", {"race.14.36", "race.14.37"}),
        ("drop-ships", "copies", 1, {"race.14.1", "race.14.6", "race.14.17"}),
        ("rebel-base", "tags", [], {"race.14.13", "race.14.22"}),
    ],
)
def test_changed_edition_is_found_out(key: str, field: str, value: object, clauses: set[str]) -> None:
    data = copy.deepcopy(EDITION.data)
    next(row for row in data["cards"] if row["key"] == key)[field] = value
    assert clauses <= {finding.clause for finding in GAME.check_edition(data) if not finding.ok}


@pytest.mark.clause("race.14.5", "race.14.6")
def test_copies() -> None:
    developments = [row for row in ROWS if row["type"] == "development"]
    assert {row["copies"] for row in developments if row["cost"] == 6} == {1}
    assert {row["copies"] for row in developments if row["cost"] < 6} == {2}
    assert len([row for row in developments if row["cost"] < 6]) == 19
    assert {row["copies"] for row in ROWS if row["type"] == "world"} == {1}
