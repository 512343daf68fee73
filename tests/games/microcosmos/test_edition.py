"""The edition agrees with the rulebook, and a check finds every number that does not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom.engine.edition import Finding
from kosmodrom.games.microcosmos.cards import COMPONENTS
from kosmodrom.games.microcosmos.edition import check_edition

Data = dict[str, Any]
DATA: Data = json.loads(COMPONENTS.read_text(encoding="utf-8"))


def differing(change: Callable[[Data], object]) -> list[Finding]:
    """The findings that differ after a change."""
    data = copy.deepcopy(DATA)
    change(data)
    return [finding for finding in check_edition(data) if not finding.ok]


def planet(number: int, **values: Any) -> Callable[[Data], object]:
    return lambda data: data["planets"][number].update(values)


def part(name: str, **values: Any) -> Callable[[Data], object]:
    return lambda data: data[name].update(values)


def fewer(name: str) -> Callable[[Data], object]:
    return lambda data: data[name].pop()


def row(name: str, number: int, **values: Any) -> Callable[[Data], object]:
    return lambda data: data[name][number].update(values)


def test_our_edition_agrees_with_everything() -> None:
    findings = check_edition(DATA)
    assert [finding for finding in findings if not finding.ok] == []
    assert len(findings) == 66


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        pytest.param(fewer("planets"), "1.2", marks=pytest.mark.clause("microcosmos.1.2")),
        pytest.param(planet(1, start=True), "1.2", marks=pytest.mark.clause("microcosmos.1.2")),
        pytest.param(planet(1, colour="blue"), "1.2", marks=pytest.mark.clause("microcosmos.1.2")),
        pytest.param(fewer("crew"), "1.3", marks=pytest.mark.clause("microcosmos.1.3")),
        pytest.param(fewer("survivors"), "1.4", marks=pytest.mark.clause("microcosmos.1.4")),
        pytest.param(row("survivors", 0, colour="blue"), "1.4", marks=pytest.mark.clause("microcosmos.1.4")),
        pytest.param(fewer("automa_cards"), "1.5", marks=pytest.mark.clause("microcosmos.1.5")),
        pytest.param(fewer("bridges"), "1.6", marks=pytest.mark.clause("microcosmos.1.6")),
        pytest.param(part("supply", ark_cards=4), "1.6", marks=pytest.mark.clause("microcosmos.1.6")),
        pytest.param(part("supply", cantina_boards=2), "1.6", marks=pytest.mark.clause("microcosmos.1.6")),
        pytest.param(part("supply", leader_tokens=9), "1.7", marks=pytest.mark.clause("microcosmos.1.7")),
        pytest.param(part("supply", resource_markers=30), "1.8", marks=pytest.mark.clause("microcosmos.1.8")),
        pytest.param(planet(1, tracks={}), "1.8", marks=pytest.mark.clause("microcosmos.1.8")),
        pytest.param(part("supply", cargo_markers=12), "1.9", marks=pytest.mark.clause("microcosmos.1.9")),
        pytest.param(part("supply", outposts=4), "1.10", marks=pytest.mark.clause("microcosmos.1.10")),
        pytest.param(fewer("outpost_pairs"), "2.2", marks=pytest.mark.clause("microcosmos.2.2")),
        pytest.param(part("numbers", cantina=4), "2.10", marks=pytest.mark.clause("microcosmos.2.10")),
        pytest.param(part("numbers", dealt=4), "2.11", marks=pytest.mark.clause("microcosmos.2.11")),
        pytest.param(part("numbers", start_resources=3), "2.12", marks=pytest.mark.clause("microcosmos.2.12")),
        pytest.param(part("numbers", planets_to_end_long=5), "3.5", marks=pytest.mark.clause("microcosmos.3.5")),
        pytest.param(part("numbers", cargo=5), "4.3", marks=pytest.mark.clause("microcosmos.4.3")),
        pytest.param(part("numbers", cargo_upgraded=5), "4.4", marks=pytest.mark.clause("microcosmos.4.4")),
        pytest.param(part("numbers", hand=7), "5.2", marks=pytest.mark.clause("microcosmos.5.2")),
        pytest.param(part("numbers", row=4), "5.4", marks=pytest.mark.clause("microcosmos.5.4")),
        pytest.param(row("upgrades", 0, cost={"technology": 1}), "7.4", marks=pytest.mark.clause("microcosmos.7.4")),
        pytest.param(row("upgrades", 1, steps=2), "7.5", marks=pytest.mark.clause("microcosmos.7.5")),
        pytest.param(row("upgrades", 2, specialist="red"), "7.6", marks=pytest.mark.clause("microcosmos.7.6")),
        pytest.param(row("upgrades", 3, specialist="engineer"), "7.7", marks=pytest.mark.clause("microcosmos.7.7")),
        pytest.param(row("upgrades", 4, cost={}), "7.8", marks=pytest.mark.clause("microcosmos.7.8")),
        pytest.param(row("upgrades", 5, cost={"biomass": 1}), "7.9", marks=pytest.mark.clause("microcosmos.7.9")),
        pytest.param(row("upgrades", 6, cost={"minerals": 2}), "7.10", marks=pytest.mark.clause("microcosmos.7.10")),
        pytest.param(row("upgrades", 7, steps=1), "7.11", marks=pytest.mark.clause("microcosmos.7.11")),
        pytest.param(row("upgrades", 1, column=3), "7.13", marks=pytest.mark.clause("microcosmos.7.13")),
        pytest.param(
            lambda data: data["outpost_pairs"][0].__setitem__(0, "engines"),
            "7.13",
            marks=pytest.mark.clause("microcosmos.7.13"),
        ),
        pytest.param(part("numbers", outpost_points=4), "7.14", marks=pytest.mark.clause("microcosmos.7.14")),
        pytest.param(part("numbers", engines=[2, 3, 4]), "8.1", marks=pytest.mark.clause("microcosmos.8.1")),
        pytest.param(planet(0, links=[[0, 1]]), "8.2", marks=pytest.mark.clause("microcosmos.8.2")),
        pytest.param(part("portal", exits={"north": 0}), "8.2", marks=pytest.mark.clause("microcosmos.8.2")),
        pytest.param(part("numbers", plays=3), "10.1", marks=pytest.mark.clause("microcosmos.10.1")),
        pytest.param(part("numbers", plays_on_portal=2), "10.11", marks=pytest.mark.clause("microcosmos.10.11")),
        pytest.param(row("crew", 24, bottom=DATA["crew"][0]["bottom"]), "10.8"),
        pytest.param(row("crew", 0, bottom=DATA["crew"][24]["bottom"]), "10.7"),
        pytest.param(row("crew", 10, bottom=DATA["crew"][24]["bottom"]), "4.5"),
        pytest.param(planet(0, front={"biomass": 1}, back={"biomass": 2}), "11.6"),
        pytest.param(part("numbers", levels=3), "12.3", marks=pytest.mark.clause("microcosmos.12.3")),
        pytest.param(part("numbers", levels_for_outpost=2), "12.4", marks=pytest.mark.clause("microcosmos.12.4")),
        pytest.param(planet(0, tracks={"minerals": 9}), "12.8"),
        pytest.param(planet(4, points=[4, 1]), "12.9", marks=pytest.mark.clause("microcosmos.12.9")),
        pytest.param(planet(4, back={"workforce": 3}), "12.12", marks=pytest.mark.clause("microcosmos.12.12")),
        pytest.param(part("numbers", open_survivors=4), "13.4", marks=pytest.mark.clause("microcosmos.13.4")),
        pytest.param(row("colonies", 7, resources=4), "14.3", marks=pytest.mark.clause("microcosmos.14.3")),
        pytest.param(part("numbers", outpost_on_colony_points=1), "15.3"),
        pytest.param(planet(10, colour="red"), "15.4"),
        pytest.param(part("numbers", planets_to_end=4), "17.1", marks=pytest.mark.clause("microcosmos.17.1")),
        pytest.param(
            part("numbers", survivor_points=[0, 5, 12, 20, 30, 41]),
            "17.2",
            marks=pytest.mark.clause("microcosmos.17.2"),
        ),
        pytest.param(row("colonies", 7, points=44), "17.3", marks=pytest.mark.clause("microcosmos.17.3")),
        pytest.param(part("automa_ark", colonies=3), "18.3", marks=pytest.mark.clause("microcosmos.18.3")),
        pytest.param(part("numbers", substitutes=3), "19.7", marks=pytest.mark.clause("microcosmos.19.7")),
        pytest.param(row("automa_cards", 0, actions=[["gather"]]), "19.5"),
        pytest.param(
            lambda data: data["automa_ark"]["upgrades"].reverse(),
            "20.1",
            marks=pytest.mark.clause("microcosmos.20.1"),
        ),
        pytest.param(row("automa_cards", 4, jump=False), "21.4"),
        pytest.param(planet(1, tracks={"biomass": 9}), "21.9"),
        pytest.param(row("levels", 5, resources=1), "22.10"),
        pytest.param(row("levels", 2, key="normal"), "22.7"),
    ],
)
def test_every_number_that_differs_is_found(change: Callable[[Data], object], clause: str) -> None:
    assert f"microcosmos.{clause}" in [finding.clause for finding in differing(change)]


@pytest.mark.clause(
    "microcosmos.22.5",
    "microcosmos.22.6",
    "microcosmos.22.7",
    "microcosmos.22.8",
    "microcosmos.22.9",
    "microcosmos.22.10",
)
def test_every_level_is_compared() -> None:
    for number in range(6):
        wrong = differing(row("levels", number, upgrade_points=[0, 0, 1, 2, 3, 4, 5]))
        assert [finding.clause for finding in wrong] == [f"microcosmos.22.{5 + number}"]


@pytest.mark.clause("microcosmos.18.2")
def test_the_automa_has_six_upgrades() -> None:
    def shorter(data: Data) -> None:
        data["automa_ark"]["upgrades"].pop()
        for level in data["levels"]:
            level["upgrade_points"].pop()

    assert "microcosmos.18.2" in [finding.clause for finding in differing(shorter)]


def test_a_file_out_of_form_is_not_counted() -> None:
    assert [finding.clause for finding in differing(lambda data: data.pop("crew"))] == [""]
