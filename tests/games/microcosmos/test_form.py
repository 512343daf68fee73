"""The form of an edition: what is wrong with a file is said with the place, and a file in form can be read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom.games.microcosmos.cards import COMPONENTS, GAINS, UPGRADES, Edition
from kosmodrom.games.microcosmos.form import check_form

Data = dict[str, Any]
DATA: Data = json.loads(COMPONENTS.read_text(encoding="utf-8"))


def wrong_after(change: Callable[[Data], object]) -> list[str]:
    """What is wrong after a change, as lines."""
    data = copy.deepcopy(DATA)
    change(data)
    return [f"{finding.place}: {finding.expected}: {finding.found}" for finding in check_form(data)]


def test_our_edition_is_in_form() -> None:
    assert check_form(DATA) == []


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda data: data.pop("crew"), "the file: crew: a list: missing"),
        (lambda data: data.update(game="race"), 'the file: game: one of microcosmos: "race"'),
        (lambda data: data["crew"].append(7), "crew 34: an object: 7"),
        (lambda data: data["planets"][0].pop("colour"), "planets 1 'keyi': colour: one of red, green, blue: missing"),
        (
            lambda data: data["planets"][0]["tracks"].update(gold=2),
            "planets 1 'keyi', tracks: one of biomass, workforce, minerals, technology: \"gold\"",
        ),
        (
            lambda data: data["planets"][0]["front"].update(workforce=0),
            "planets 1 'keyi', front: workforce: 1 or more: 0",
        ),
        (
            lambda data: data["planets"][0]["front"].update(workforce=True),
            "planets 1 'keyi', front: workforce: 1 or more: true",
        ),
        (
            lambda data: data["planets"][0].update(points=[3]),
            "planets 1 'keyi': points: those for first and second place: [3]",
        ),
        (
            lambda data: data["planets"][0]["marks"].update(name="sure"),
            "planets 1 'keyi', mark of name: one of certain, likely, reconstructed: \"sure\"",
        ),
        (lambda data: data["planets"][0].update(fields=[]), "planets 1 'keyi': 1 to 6 fields: 0"),
        (
            lambda data: data["planets"][0]["fields"][0].update(kind="moon"),
            "planets 1 'keyi', field 0: kind: one of planet: \"moon\"",
        ),
        (lambda data: data["portal"]["fields"][1].pop("gain"), "portal, field 1: gain: an object: missing"),
        (
            lambda data: data["planets"][3]["fields"][3].update(gain={}),
            "planets 4 'raudur', field 3: only kind: gain",
        ),
        (
            lambda data: data["planets"][0]["links"].append([0, 7]),
            "planets 1 'keyi', links: two different fields of the card: [0, 7]",
        ),
        (
            lambda data: data["planets"][0]["links"].append([1, 1]),
            "planets 1 'keyi', links: two different fields of the card: [1, 1]",
        ),
        (
            lambda data: data["planets"][0]["exits"].update(north=9),
            "planets 1 'keyi', exits: north: a field of the card: 9",
        ),
        (
            lambda data: data["planets"][0]["exits"].update(up=0),
            "planets 1 'keyi', exits: one of north, east, south, west: \"up\"",
        ),
        (
            lambda data: data["crew"][0]["top"].update(on="orange"),
            "crew 1 'foundry-engineer', top edge: on: one of red, green, blue, space: \"orange\"",
        ),
        (
            lambda data: data["crew"][0]["bottom"]["cost"].update(crew=1),
            "crew 1 'foundry-engineer', bottom edge, cost: "
            'one of biomass, workforce, minerals, technology, any: "crew"',
        ),
        (
            lambda data: data["survivors"][0].update(gain=[2]),
            "survivors 1 'dockers': gain: an object: [2]",
        ),
        (
            lambda data: data["automa_cards"][0].update(actions=[["rest"]]),
            "automa_cards 1 'settlement-plan', action 1: one of gather, terraform, upgrade, colony, outpost, explore, "
            'draw, draw_two, resource: "rest"',
        ),
        (
            lambda data: data["automa_cards"][0].update(actions=["gather"]),
            "automa_cards 1 'settlement-plan', action 1: a list of actions: \"gather\"",
        ),
        (
            lambda data: data["levels"][0].update(upgrade_points=[0, 1]),
            "level 'easy': points for 0 to 6 upgrades: [0, 1]",
        ),
        (
            lambda data: data["numbers"].update(engines=[2, -4]),
            "numbers, engines: whole numbers from 0: [2, -4]",
        ),
        (lambda data: data["crew"][1].update(key="veteran"), "the file: each key once: veteran again"),
        (
            lambda data: data["crew"][1].update(key="Old Hand"),
            'the file: keys of small letters and digits, joined by dashes: "Old Hand"',
        ),
        (
            lambda data: data["outpost_pairs"].append(["biodome"]),
            'outpost_pairs 3: two upgrades: ["biodome"]',
        ),
        (
            lambda data: data["automa_ark"]["upgrades"].__setitem__(0, "sails"),
            f'automa_ark, upgrades: one of {", ".join(UPGRADES)}: "sails"',
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: Callable[[Data], object], wrong: str) -> None:
    assert wrong_after(change)[:1] == [wrong]


def test_upgrades_stand_in_the_order_that_the_rules_know() -> None:
    (wrong,) = wrong_after(lambda data: data["upgrades"].reverse())
    assert wrong.startswith("upgrades: robotics, biodome, ")


def test_a_file_in_form_can_be_read() -> None:
    edition = Edition(DATA)
    assert len(edition.planets) == 16
    assert edition.planets[edition.portal].key == "star-portal"
    assert all(len(gain) == len(GAINS) for planet in edition.planets for gain in planet.gains)


def test_a_card_is_read_as_it_stands() -> None:
    edition = Edition(DATA)
    keyi = edition.planets[0]
    assert (keyi.key, keyi.colour, keyi.start, keyi.levels) == ("keyi", 0, True, 10)
    assert keyi.tracks == [3, 2, 2, 3]
    assert keyi.front == [0, 1, 0, 0, 0, 0, 0]
    assert keyi.back == [0, 1, 0, 0, 1, 0, 0]
    assert keyi.links == [[1, 2], [0], [0]]
    assert keyi.exits == [1, 0, 2, 0]
    engineer = edition.crew[0]
    assert (engineer.symbol, engineer.on) == (3, [0, 1])
    assert engineer.cost[1] == [0, 0, 0, 1, 0, 0, 0]
    assert engineer.gain[1] == [0, 2, 1, 0, 0, 1, 0]
