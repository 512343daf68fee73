"""Answers and chance results in words that a person can read and type: "go keyi moon", "discard first-pilot"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kosmodrom.engine.notation import Notation
from kosmodrom.games.microcosmos import choices
from kosmodrom.games.microcosmos.cards import FIELD_KINDS, FIELDS, GAINS, RESOURCES, SYMBOLS, Edition, Planet
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS
from kosmodrom.games.microcosmos.position import (
    AUTOMA_DECK,
    CREW_DECK,
    FIRST_SEAT,
    PLANET_DECK,
    START_PLANETS,
    SURVIVOR_DECK,
)

WORDS: Final = {
    "pass": choices.PASS,
    "stop": choices.STOP,
    "use": choices.USE,
    "forgo": choices.FORGO,
    "keep": choices.KEEP,
    "decline": choices.DECLINE,
    "upper": choices.TO_UPPER,
    "lower": choices.TO_LOWER,
    "draw": choices.DRAW_CARD,
}
RESOURCE_VERBS: Final = {"gain": choices.GAIN, "spend": choices.SPEND, "raise": choices.RAISE}
TOKEN_VERBS: Final = {"token": choices.TOKEN, "unlock": choices.UNLOCK, "spare": choices.SPARE}
CREW_VERBS: Final = {
    "up": choices.PLAY_UP,
    "out": choices.PLAY_OUT,
    "discard": choices.DISCARD,
    "take": choices.TAKE,
}
SURVIVOR_VERBS: Final = {"meet": choices.MEET, "settle": choices.SETTLE}
CHANNEL_WORDS: Final = {
    FIRST_SEAT: "first",
    START_PLANETS: "start",
    PLANET_DECK: "planet",
    CREW_DECK: "crew",
    SURVIVOR_DECK: "survivors",
    AUTOMA_DECK: "automa",
}


def field_names(planet: Planet) -> list[str]:
    """The names of a card's fields: its planet goes by the card, and a second moon has a number."""
    out = [""]
    kinds = [FIELD_KINDS[kind] for kind in planet.kinds]
    for field in range(1, len(kinds)):
        before = kinds[1:field].count(kinds[field])
        out.append(f" {kinds[field]}-{before + 1}" if before else f" {kinds[field]}")
    return out


class CosmosNotation(Notation):
    """The notation of an edition: its components' keys are the names."""

    def __init__(self, edition: Edition) -> None:
        self.planets = [planet.key for planet in edition.planets]
        self.crew = [card.key for card in edition.crew]
        self.survivors = [card.key for card in edition.survivors]
        self.automa_cards = [card.key for card in edition.automa_cards]
        super().__init__(self.all_answers(edition))

    def all_answers(self, edition: Edition) -> Iterator[tuple[int, str]]:
        """Every answer of the vocabulary with its text."""
        yield from ((number, word) for word, number in WORDS.items())
        yield from with_names(RESOURCE_VERBS, GAINS[:RESOURCES])
        yield from with_names(TOKEN_VERBS, SYMBOLS)
        yield from with_names({"do": choices.DO}, choices.DEED_KEYS)
        yield from with_names({"buy": choices.BUY}, [upgrade.key for upgrade in edition.upgrades])
        yield from with_names(CREW_VERBS, self.crew)
        yield from with_names(SURVIVOR_VERBS, self.survivors)
        yield from with_names({"discover": choices.DISCOVER}, CELL_KEYS)
        yield from with_names({"move": choices.MOVE}, self.planets)
        for number, planet in enumerate(edition.planets):
            for field, name in enumerate(field_names(planet)):
                yield choices.GO + number * FIELDS + field, f"go {planet.key}{name}"

    def write_chance(self, channel: int, result: int) -> str:
        names = self.chance_names(channel)
        return f"{CHANNEL_WORDS[channel]} {names[result] if names else result}"

    def read_chance(self, text: str) -> tuple[int, int]:
        word, name = text.split()
        channel = next(channel for channel, known in CHANNEL_WORDS.items() if known == word)
        names = self.chance_names(channel)
        return channel, names.index(name) if names else int(name)

    def chance_names(self, channel: int) -> list[str]:
        """What the results of a channel are called; nothing where they are seats."""
        if channel == CREW_DECK:
            return self.crew
        if channel == SURVIVOR_DECK:
            return self.survivors
        if channel == AUTOMA_DECK:
            return self.automa_cards
        return [] if channel == FIRST_SEAT else self.planets


def with_names(verbs: dict[str, int], names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Answers that name a thing."""
    for verb, base in verbs.items():
        yield from ((base + number, f"{verb} {name}") for number, name in enumerate(names))
