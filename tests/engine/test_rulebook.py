"""The rules page: what it says, and what it must not look like."""

from __future__ import annotations

from pathlib import Path

import pytest

from kosmodrom.engine.rulebook import BadRules, Rulebook, parse

PAGE = """\
# A game

Some words that are no rule.

## toy.1 Set-up | Przygotowanie

### toy.1.1 Cards | Karty
en: There are cards: many.
pl: Są karty: dużo.
ruling-en: Many means five.
ruling-pl: Dużo to pięć.

### toy.1.2 Chips | Żetony
en: There are chips.
pl: Są żetony.
switch: chips

## toy.2 Play | Gra

### toy.2.1 Turns | Tury
en: All play.
pl: Wszyscy grają.
"""


@pytest.fixture
def rulebook() -> Rulebook:
    return Rulebook(parse(PAGE))


def test_chapters_and_clauses_in_order(rulebook: Rulebook) -> None:
    assert [chapter.id for chapter in rulebook.chapters] == ["toy.1", "toy.2"]
    assert [clause.id for clause in rulebook.clauses()] == ["toy.1.1", "toy.1.2", "toy.2.1"]
    assert rulebook.chapters[0].title == {"en": "Set-up", "pl": "Przygotowanie"}


def test_clause_in_both_languages(rulebook: Rulebook) -> None:
    clause = rulebook.clause("toy.1.1")
    assert clause.title == {"en": "Cards", "pl": "Karty"}
    assert clause.text == {"en": "There are cards: many.", "pl": "Są karty: dużo."}
    assert clause.ruling == {"en": "Many means five.", "pl": "Dużo to pięć."}
    assert clause.switch == ""


def test_clause_with_a_switch(rulebook: Rulebook) -> None:
    assert rulebook.clause("toy.1.2").switch == "chips"


def test_unknown_clause(rulebook: Rulebook) -> None:
    with pytest.raises(KeyError, match=r"toy\.9\.9"):
        rulebook.clause("toy.9.9")


def test_page_is_read_once(tmp_path: Path) -> None:
    page = tmp_path / "rules.md"
    page.write_text(PAGE, encoding="utf-8")
    assert Rulebook.load(page) is Rulebook.load(page)


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("### toy.1.1 Cards | Karty", "line 1: clause toy.1.1 stands in another chapter"),
        ("## toy.1 A | B\n### toy.2.1 Cards | Karty", "line 2: clause toy.2.1 stands in another chapter"),
        ("## toy.1 A | B\n### toy.11.1 Cards | Karty", "line 2: clause toy.11.1 stands in another chapter"),
        ("## toy.1 A", "line 1: a heading needs an id and a title in both languages: ## toy.1 A"),
        ("## A | B", "line 1: a heading needs"),
        ("\n### Cards | Karty", "line 2: a heading needs"),
        ("#### toy.1.1.1 Cards | Karty", "line 1: a heading needs"),
        ("## toy.1 A | B\n## toy.1 C | D", "line 2: toy.1 stands here for the second time"),
        (PAGE + "### toy.2.1 Turns | Tury", "line 23: toy.2.1 stands here for the second time"),
        (PAGE + "en: All play.", "line 23: toy.2.1 has a second en"),
        (PAGE.replace("switch: chips", "switch: chips\nswitch: more"), "line 17: toy.1.2 has a second switch"),
        (PAGE.replace("ruling-pl", "ruling-en"), "line 11: toy.1.1 has a second ruling-en"),
        ("en: Words without a clause.", "line 1: en stands under no clause"),
        ("## toy.1 A | B\nswitch: chips", "line 2: switch stands under no clause"),
    ],
)
def test_bad_page(page: str, message: str) -> None:
    with pytest.raises(BadRules) as found:
        parse(page)
    assert str(found.value).startswith(message)
