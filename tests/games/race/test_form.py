"""The form of an edition: what is wrong with a file is said with the place, and a file in form can be read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.games.race.cards import OPS
from kosmodrom.games.race.form import POWERS, check_form
from kosmodrom.games.race.game import RaceGame
from kosmodrom.games.race.scoring import fits
from tests.games.race.kit import EDITION

Data = dict[str, Any]
GEM_WORLD = 7
OLD_EARTH = 0


def wrong_after(change: Callable[[Data], object]) -> list[str]:
    """What is wrong after a change, as lines."""
    data = copy.deepcopy(EDITION.data)
    change(data)
    return [f"{finding.place}: {finding.expected}: {finding.found}" for finding in check_form(data)]


def card(number: int) -> Callable[[Data], Data]:
    def find(data: Data) -> Data:
        row: Data = data["cards"][number]
        return row

    return find


gem = card(GEM_WORLD)


def test_our_edition_is_in_form() -> None:
    assert check_form(EDITION.data) == []


def test_every_operation_of_the_engine_has_a_form() -> None:
    assert POWERS.keys() == OPS.keys()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda data: data.pop("cards"), "the file: cards: a list: missing"),
        (lambda data: data.update(cards={}), "the file: cards: a list: {}"),
        (lambda data: data.update(game="chess"), 'the file: game: one of race: "chess"'),
        (lambda data: data.update(more=1), "the file: only game, edition, format, cards, start_hands, vp_chips: more"),
        (lambda data: data["cards"].append(7), "card 96: an object: 7"),
        (lambda data: gem(data).pop("copies"), "card 8 'gem-world': copies: a whole number: missing"),
        (lambda data: gem(data).update(cost="2"), "card 8 'gem-world': cost: a whole number: \"2\""),
        (lambda data: gem(data).update(cost=True), "card 8 'gem-world': cost: a whole number: true"),
        (lambda data: gem(data).update(cost=1.5), "card 8 'gem-world': cost: a whole number: 1.5"),
        (lambda data: gem(data).update(windfall=1), "card 8 'gem-world': windfall: true or false: 1"),
        (lambda data: gem(data).update(vp="?"), "card 8 'gem-world': vp: a whole number or null: \"?\""),
        (
            lambda data: gem(data).update(good="gold"),
            "card 8 'gem-world': good: one of novelty, rare, gene, alien, null: \"gold\"",
        ),
        (
            lambda data: gem(data).update(mark="sure"),
            "card 8 'gem-world': mark: one of certain, likely, reconstructed: \"sure\"",
        ),
        (lambda data: gem(data).update(copies=0), "card 8 'gem-world': copies: 1 or more: 0"),
        (lambda data: gem(data).update(copies=2), "card 8 'gem-world': copies of a world: 1: 2"),
        (
            lambda data: gem(data).update(windfall=True, good=None),
            "card 8 'gem-world': a good on a windfall world: none",
        ),
        (lambda data: gem(data).update(powers=[3]), "card 8 'gem-world', power 1: an operation among explore.draw, "),
        (
            lambda data: gem(data)["powers"][0].update(op="explode"),
            "card 8 'gem-world', power 1: an operation among produce.produce, produce.draw_if, produce.draw, "
            "produce.windfall, produce.draw_each, produce.draw_different, produce.draw_most, produce.draw_world: "
            "produce.explode",
        ),
        (
            lambda data: gem(data)["powers"][1].pop("amount"),
            "card 8 'gem-world', power 2: amount: a whole number: missing",
        ),
        (
            lambda data: gem(data)["powers"][1].update(good="rare"),
            "card 8 'gem-world', power 2: only phase, op, source, amount: good",
        ),
        (
            lambda data: gem(data)["powers"].append({"phase": "produce", "op": "draw_each", "amount": 1, "good": None}),
            "card 8 'gem-world', power 3: good: one of novelty, rare, gene, alien: null",
        ),
        (
            lambda data: gem(data)["scoring"].append({"points": 1, "per": "moon"}),
            "card 8 'gem-world', scoring line 1: per: one of card, production, windfall, ",
        ),
        (
            lambda data: gem(data)["scoring"].append({"points": 1, "per": "windfall"}),
            "card 8 'gem-world', scoring line 1: good: one of novelty, rare, gene, alien: missing",
        ),
        (
            lambda data: gem(data)["scoring"].append({"points": 1, "per": "card", "card": "moon"}),
            "card 'gem-world': scoring lines that name a card of the edition: moon",
        ),
        (lambda data: gem(data).update(key="old-earth"), "cards: each key once: old-earth again"),
        (lambda data: data["cards"].append(gem(data) | {"key": "new"}), "cards: at most 95 kinds: 96"),
        (
            lambda data: gem(data)["powers"].extend([{"phase": "consume", "op": "gamble"}] * 40),
            "cards: at most 48 consume powers: ",
        ),
        (
            lambda data: data["start_hands"][0].update(world="gem-world"),
            "start hand 1: a start world: old-earth, epsilon-eridani, alpha-centauri, new-sparta, ",
        ),
        (lambda data: data["start_hands"].pop(), "start_hands: a hand for earths-lost-colony: missing"),
        (lambda data: data["start_hands"][1].pop("cards"), "start hand 2: cards: a list: missing"),
        (lambda data: data["start_hands"][1]["cards"].append("moon"), 'start hand 2: cards of the edition: "moon"'),
        (lambda data: data["start_hands"].append(None), "start hand 5: an object: null"),
        (lambda data: data["vp_chips"].pop("chips"), "vp_chips: chips: a list: missing"),
        (
            lambda data: data["vp_chips"]["chips"].append({"value": 5}),
            "vp_chips, chip 4: count: a whole number: missing",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(change: Callable[[Data], object], wrong: str) -> None:
    found = wrong_after(change)
    assert any(line.startswith(wrong) for line in found), found


def test_everything_wrong_is_said_at_once() -> None:
    def change(data: Data) -> None:
        card(OLD_EARTH)(data).pop("copies")
        gem(data).update(cost="2")
        gem(data)["powers"].clear()

    assert len(wrong_after(change)) == 2


def test_edition_in_form_can_be_read_and_played(tmp_path: Path) -> None:
    data = copy.deepcopy(EDITION.data)
    gem(data)["powers"] = [
        {"phase": name.partition(".")[0], "op": name.partition(".")[2]} | {field: VALUES[field] for field in fields}
        for name, (fields, _) in POWERS.items()
        if not name.startswith("consume")
    ]
    assert check_form(data) == []
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    game = RaceGame(path)
    assert len(game.cards.cards[GEM_WORLD].produce) == sum(name.startswith("produce.") for name in POWERS)
    assert game.new(2, Seed.of(1)).pending() == [0, 1]


VALUES = {"amount": 1, "good": "rare"}


def test_scoring_lines_in_form_are_those_that_count() -> None:
    """A line of a sort that the engine does not know would count nothing."""
    used = {line.per for card in EDITION.cards for line in card.scoring} - {"chips", "strength"}
    lines = {line.per: (line, six) for six in EDITION.cards for line in six.scoring}
    for per in used:
        line, six = lines[per]
        assert any(fits(line, card, six) for card in EDITION.cards), per
