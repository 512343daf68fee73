"""The catalogues: the same messages in both languages, all of them well formed, none of them unused."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from kosmodrom.engine.edition import read_data, records
from kosmodrom.engine.game import Game
from kosmodrom.games.registry import games
from kosmodrom.words import LANGUAGES
from tests.words.catalogues import CATALOGUES, asked_for, entries, mentions, messages, strings, variables

POLISH = {"one", "few", "many", "other"}
# Messages whose number stands in the genitive, where Polish has one form for all but one: "2 osób", "5 osób".
IN_THE_GENITIVE = {"web-table-of"}


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_is_well_formed_and_says_nothing_twice(language: str, name: str) -> None:
    body = entries(language, name)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))
    assert [id for id in ids if not id.startswith(f"{name}-")] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    assert list(messages("en", name)) == list(messages("pl", name))


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_need_the_same_arguments(name: str) -> None:
    needs = {language: {id: variables(language, name, id) for id in messages(language, name)} for language in LANGUAGES}
    assert needs["en"] == needs["pl"]


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_told_number_has_the_polish_forms(name: str) -> None:
    """A form that is left out would say "2 kart"."""
    for id, message in messages("pl", name).items():
        for variable, branches in mentions(message).branches.items():
            if branches & POLISH - {"other"} and branches != {"few", "many"} and id not in IN_THE_GENITIVE:
                assert {"one", "few", "many"} <= branches, f"{id} by ${variable}"


def said_by_convention(game: Game) -> set[str]:
    """Messages of a game that the table asks for by the names of its parts, options, pieces and roles."""
    own = game.name
    parts = {f"{own}-part-{part}" for part in (*game.parts, "total", "tiebreak")}
    options = {
        f"{own}-option-{option.name}{more}".replace("_", "-")
        for option in game.options
        for more in ("", "-help", *(f"-{choice}" for choice in option.choices))
    }
    rivals = {name for seats in game.seats for name in game.rival_names(seats)}
    kinds = ("mark", "do", "marked")  # by tag; the button of a role; what is written on a piece picked for a role
    marks = {f"{own}-{kind}-{word}" for kind in kinds for word in strings(game.folder)}
    data, _ = read_data(game.components.read_text(encoding="utf-8"))
    edition = {f"{own}-{word}-{part.replace('_', '-')}" for word in ("records", "record") for part, _ in records(data)}
    return parts | options | rivals | marks | edition | {id for id in messages("en", own) if names_a_piece(game, id)}


def names_a_piece(game: Game, id: str) -> bool:
    """Whether the id is made of a game, a kind and a key of its sources: what a piece without a name is called by."""
    known = strings(game.folder) | {"hidden"}
    words = id.split("-")[1:]
    return any({"-".join(words[:cut]), "-".join(words[cut:])} <= known for cut in range(1, len(words)))


def said_by_components(game: Game) -> set[str]:
    lines = [line for key in game.component_names("en") for line in game.component_lines(key)]
    labels = {line.label.id for line in lines if line.label}
    signs = {f"{game.name}-sign-{label.removeprefix(game.name + '-')}" for label in labels}
    return {line.text.id for line in lines} | labels | signs


def mentioned(name: str, ids: set[str]) -> set[str]:
    """Messages that other messages mention, and those that these mention."""
    known = messages("en", name)
    more = {other for id in ids & known.keys() for other in mentions(known[id]).messages} - ids
    return ids if not more else mentioned(name, ids | more)


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_said(name: str) -> None:
    ids = set(messages("en", name))
    said = {id for id in ids if asked_for(id)}
    if name in games():
        said |= said_by_convention(games()[name]) | said_by_components(games()[name])
    assert sorted(ids - mentioned(name, said)) == []


def test_polish_is_not_english() -> None:
    """Long sentences that are the same in both languages have been forgotten, unless they are the name of a game."""
    titles = {title for game in games().values() for title in game.title.values()}
    for name in CATALOGUES:
        english, polish = messages("en", name), messages("pl", name)
        for id in english:
            text = [
                element.value
                for language in (english, polish)
                for element in (language[id].value or ftl.Pattern([])).elements
                if isinstance(element, ftl.TextElement)
                and re.search(r"\w+ \w+ \w+", element.value)
                and element.value not in titles
            ]
            assert len(text) == len(set(text)), id
