"""Whatever a game can say, both languages can say."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import pytest

from kosmodrom.engine.game import Game, Value
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.engine.table import SPECTATOR, Piece, Table, Text
from kosmodrom.games.registry import games
from kosmodrom.games.requests import settings
from kosmodrom.words import LANGUAGES, Words

NAMES = ["Ola", "Bartek", "Cela", "Darek", "Ela"]
# What holds no text. Whatever else a table is made of is looked into; pieces, which are many, name components alone.
PLAIN: Final = {
    "StageState", "bool", "int", "str", "tuple[Piece, ...]", "tuple[int, ...]", "tuple[int, int] | None",
    "tuple[str, ...]",
}  # fmt: skip
Said = dict[tuple[object, ...], Text]
# The everyday check plays as the rulebook has it, with every number of seats; the whole run with every option too.
GAMES = [
    pytest.param(
        game, number, seats, options,
        id=f"{game.name}-{number}",
        marks=[pytest.mark.slow] if options != game.setting(seats, {}) else [],
    )
    for game in games().values()
    for number, (seats, options) in enumerate(settings(game))
]  # fmt: skip


@cache
def parts(kind: type) -> tuple[str, ...]:
    """The fields of a part of a table that may hold texts."""
    return tuple(field.name for field in fields(kind) if field.type not in PLAIN) if is_dataclass(kind) else ()


def texts(thing: Any) -> Iterator[Text]:
    """Every text in a table, however deep."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, (tuple, list)):
        for item in thing:
            yield from texts(item)
    else:
        for name in parts(thing.__class__):
            yield from texts(getattr(thing, name))


def remember(said: Said, thing: object) -> None:
    for text in texts(thing):
        said[(text.id, *sorted(text.args.items()))] = text


def play(game: Game, seats: int, options: Mapping[str, Value], seed: int, said: Said) -> Iterator[Table]:
    """Play a game at random, with all that is said to those who play and to those who watch."""
    session = Session.begin(game, seats, Seed.of(seed), options, NAMES[:seats])
    chance = random.Random(seed)
    while not session.position.over():
        seat = chance.choice(session.position.pending())
        table = game.table(session.position, seat)
        remember(said, table)
        yield table
        for note in session.choose(seat, chance.choice(session.position.choices(seat))):
            remember(said, [game.line(note, viewer) for viewer in (note.seat, SPECTATOR)])
    table = game.table(session.position, SPECTATOR)
    remember(said, table)
    yield table


def words_for(game: Game, language: str) -> Words:
    return Words(language, ("engine", game.name), game.component_names(language), NAMES)


@pytest.mark.parametrize(("game", "number", "seats", "options"), GAMES)
def test_random_games_say_nothing_that_the_languages_cannot(
    game: Game, number: int, seats: int, options: Mapping[str, Value]
) -> None:
    said: Said = {}
    pieces: dict[tuple[str, str], Piece] = {}
    for table in play(game, seats, options, number, said):
        pieces.update({(piece.kind, piece.key): piece for zone in table.zones for piece in zone.pieces})
    for language in LANGUAGES:
        words = words_for(game, language)
        for text in said.values():
            assert words.say(text)
        for kind, key in pieces:
            assert key in words.components or words.knows(f"{game.name}-{kind}-{key or 'hidden'}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_component_has_a_text(game: Game, language: str) -> None:
    words = words_for(game, language)
    for key in game.component_names(language):
        lines = game.component_lines(key)
        assert lines, key
        for line in lines:
            assert words.say(line.text)
            assert line.label is None or words.say(line.label)


def test_all_the_cards_of_race_have_texts() -> None:
    race = games()["race"]
    assert len([key for key in race.component_names("pl") if race.component_lines(key)]) == 95


@pytest.mark.parametrize(
    ("key", "language", "lines"),
    [
        (
            "star-nomad-lair",
            "en",
            [
                "Defence: 1", "VP: 1", "Military world", "Windfall world: Novelty goods",
                "Explore: Draw 1 card more", "Trade: Sell the good of this world for 1 card more",
            ],
        ),
        (
            "free-trade-association",
            "pl",
            [
                "Koszt: 6", "PZ: liczone na koniec gry", "Technologia",
                "Konsumpcja: Odrzuć maksymalnie 3 towary (Nowości), każdy za 1 PZ i 1 kartę",
                "Produkcja: Wyprodukuj towar na jednym ze swoich światów zdobycznych z Nowościami",
                "Koniec gry: 2 PZ za każdy świat produkcyjny z Nowościami",
                "Koniec gry: 1 PZ za każdy świat zdobyczny z Nowościami",
                "Koniec gry: 2 PZ za kartę: Rynek Konsumencki",
                "Koniec gry: 2 PZ za kartę: Ekspansywna Kolonia",
            ],
        ),
    ],
)  # fmt: skip
def test_card_says_what_its_data_say(key: str, language: str, lines: list[str]) -> None:
    race = games()["race"]
    words = words_for(race, language)
    said = [
        f"{words.say(line.label)}: {words.say(line.text)}" if line.label else words.say(line.text)
        for line in race.component_lines(key)
    ]
    assert said == lines


def test_key_of_no_component_has_no_lines() -> None:
    assert games()["race"].component_lines("no-such-card") == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_refusal_says_why(game: Game) -> None:
    """At each decision of a game every answer that is not legal is refused in words, in both languages."""
    session = Session.begin(game, game.seats[0], Seed.of(1))
    chance = random.Random(1)
    said: Said = {}
    while not session.position.over():
        seat = session.position.first_pending()
        legal = set(session.position.choices(seat))
        for choice in set(range(game.answers)) - legal:
            refusal = session.position.why_not(seat, choice)
            remember(said, Text(refusal.message, refusal.args))
        session.choose(seat, chance.choice(sorted(legal)))
    for language in LANGUAGES:
        assert all(words_for(game, language).say(text) for text in said.values())
