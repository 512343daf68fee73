"""Chapter 13: the developments of cost 6, each with tables counted by hand."""

from __future__ import annotations

import copy

import pytest

from kosmodrom.games.race.cards import Edition
from kosmodrom.games.race.scoring import development_points
from tests.games.race.kit import EDITION, ROWS, answer, scored, table

SIX = [row["key"] for row in ROWS if row["type"] == "development" and row["cost"] == 6]


def points(key: str, others: str = "", chips: int = 0) -> int:
    """What one development brings on a table with these other cards, none of which is of cost 6."""
    return scored("developments", f"{key} {others}", chips)


@pytest.mark.clause("race.13.1", "race.10.6")
def test_points_are_worked_out_from_the_table_at_the_end() -> None:
    g = table("settle", hands=["outlaw-world"], tableaus=["galactic-imperium drop-ships"])
    assert g.scores().parts["developments"][0] == 0
    answer(g, 0, "place outlaw-world")
    assert g.scores().parts["developments"][0] == 1


@pytest.mark.clause("race.13.1")
def test_only_the_own_table_counts() -> None:
    g = table("produce", tableaus=["galactic-imperium", "outlaw-world rebel-base"])
    assert g.scores().parts["developments"] == [0, 0]


@pytest.mark.clause("race.13.1", "race.14.5")
def test_there_are_twelve_of_them_and_each_scores() -> None:
    assert len(SIX) == 12
    assert all(row["scoring"] and row["vp"] is None for row in ROWS if row["key"] in SIX)
    assert not any(row["scoring"] for row in ROWS if row["key"] not in SIX)


@pytest.mark.clause("race.13.2")
@pytest.mark.parametrize(
    ("key", "card", "best"),
    [
        ("pan-galactic-league", "malevolent-lifeforms", 2),  # a Gene production world and a military one
        ("pan-galactic-league", "avian-uplift-race", 2),
        ("alien-tech-institute", "alien-robotic-factory", 3),  # an Alien production world and an Alien card
        ("galactic-imperium", "rebel-base", 2),  # Rebel and military
        ("galactic-survey-seti", "star-nomad-lair", 2),  # a world with Explore and a world
        ("galactic-federation", "trade-league", 2),  # of cost 6 and a development
    ],
)
def test_card_counts_once_by_its_best_line(key: str, card: str, best: int) -> None:
    assert scored_six(key, card) - scored_six(key, "") == best


def scored_six(key: str, card: str) -> int:
    """The points of one development; what another one on the table brings by itself is left out."""
    return scored("developments", f"{key} {card}") - (scored("developments", card) if card else 0)


@pytest.mark.clause("race.13.2")
def test_sequence_of_the_lines_does_not_matter() -> None:
    data = copy.deepcopy(EDITION.data)
    for row in data["cards"]:
        row["scoring"].reverse()
    turned = Edition(data).cards
    worlds = " ".join(row["key"] for row in ROWS if row["type"] == "world")
    for key in SIX:
        player = table("settle", tableaus=[f"{key} {worlds} contact-specialist"]).players[0]
        assert development_points(turned, player) == development_points(EDITION.cards, player)


@pytest.mark.clause("race.13.2")
def test_card_may_count_for_several_developments() -> None:
    # Malevolent Lifeforms: 2 for Pan-Galactic League, 1 for Galactic Imperium, 2 for Merchant Guild.
    assert points("pan-galactic-league galactic-imperium merchant-guild", "malevolent-lifeforms") == 5


@pytest.mark.clause("race.13.3")
def test_named_cards_are_counted_by_name() -> None:
    assert points("mining-league", "mining-robots mining-conglomerate") == 4
    assert points("mining-league", "genetics-lab terraforming-robots") == 0
    assert points("galactic-renaissance", "research-labs") == 3


@pytest.mark.clause("race.13.4")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 2),
        ("alien-robotic-factory lost-alien-battle-fleet", 2 + 3 + 3),
        ("deserted-alien-colony alien-robot-sentry lost-alien-warship", 2 + 2 * 3),
        ("alien-rosetta-stone-world", 2 + 2),
        ("gem-world research-labs drop-ships", 2),
    ],
)
def test_alien_tech_institute(others: str, total: int) -> None:
    assert points("alien-tech-institute", others) == total


@pytest.mark.clause("race.13.5")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 0),
        ("gem-world new-survivalists earths-lost-colony", 2 * 3),
        ("refugee-world pirate-world galactic-resort", 1 * 3),
        ("consumer-markets expanding-colony", 2 + 2),
        ("asteroid-belt distant-world old-earth export-duties", 0),
        ("spice-world space-port star-nomad-lair consumer-markets comet-zone", 2 + 2 + 1 + 2),
    ],
)
def test_free_trade_association(others: str, total: int) -> None:
    assert points("free-trade-association", others) == total


@pytest.mark.clause("race.13.6")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 2),
        ("public-works drop-ships", 2 + 1 + 1),
        ("deserted-alien-library gem-world", 2),  # worlds do not count, not even of cost 6
        ("new-economy colony-ship", 2 + 2 + 1),
    ],
)
def test_galactic_federation(others: str, total: int) -> None:
    # New Economy on the same table has no consume power beside it, so it brings its own 2 points.
    own = 2 if "new-economy" in others else 0
    assert points("galactic-federation", others) == total + own


@pytest.mark.clause("race.13.7")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 0),
        ("rebel-fuel-cache rebel-homeworld", 2 + 2),
        ("outlaw-world new-sparta alien-robot-sentry", 1 * 3),
        ("gem-world drop-ships", 0),
        ("rebel-miners pirate-world old-earth", 2 + 1),
    ],
)
def test_galactic_imperium(others: str, total: int) -> None:
    assert points("galactic-imperium", others) == total


@pytest.mark.clause("race.13.8", "race.13.1")
@pytest.mark.parametrize(("chips", "total"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_galactic_renaissance_and_chips(chips: int, total: int) -> None:
    assert points("galactic-renaissance", chips=chips) == total


@pytest.mark.clause("race.13.8")
def test_galactic_renaissance_and_cards() -> None:
    assert points("galactic-renaissance", "research-labs galactic-trendsetters artist-colony gem-world", chips=4) == 10


@pytest.mark.clause("race.13.9")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 1),
        ("expedition-force research-labs", 1 + 1 + 1),
        ("star-nomad-lair malevolent-lifeforms", 1 + 2 + 2),
        ("gem-world old-earth rebel-base", 1 + 3),
        ("drop-ships public-works", 1),
    ],
)
def test_galactic_survey_seti(others: str, total: int) -> None:
    assert points("galactic-survey-seti", others) == total


@pytest.mark.clause("race.13.10")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 0),
        ("gem-world comet-zone distant-world alien-robotic-factory", 2 * 4),
        ("malevolent-lifeforms rebel-miners", 2 * 2),
        ("refugee-world asteroid-belt alien-robot-sentry", 0),
        ("old-earth outlaw-world public-works", 0),
    ],
)
def test_merchant_guild(others: str, total: int) -> None:
    assert points("merchant-guild", others) == total


@pytest.mark.clause("race.13.11")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 0),
        ("comet-zone rebel-miners", 2 + 2),
        ("asteroid-belt runaway-robots alpha-centauri", 1 * 3),
        ("mining-robots mining-conglomerate", 2 + 2),
        ("gem-world distant-world", 0),
        ("mining-world destroyed-world mining-robots", 2 + 1 + 2),
    ],
)
def test_mining_league(others: str, total: int) -> None:
    assert points("mining-league", others) == total


@pytest.mark.clause("race.13.12")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 2),
        ("public-works deficit-spending diversified-economy", 2 + 2 * 3),
        ("old-earth outlaw-world pilgrimage-world gambling-world", 2 + 1 * 4),
        ("export-duties genetics-lab spice-world", 2),  # trade powers only
        ("black-market-trading-world", 2 + 1),  # its sale is a power of this phase
        ("merchant-world", 2 + 1),  # a trade power and a consume power
    ],
)
def test_new_economy(others: str, total: int) -> None:
    assert points("new-economy", others) == total


@pytest.mark.clause("race.13.12", "race.13.15")
def test_trade_league_counts_for_new_economy_and_for_itself() -> None:
    # New Economy: itself 2, Trade League 2. Trade League: itself 2.
    assert points("new-economy trade-league") == 6


@pytest.mark.clause("race.13.13", "race.13.1")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 2),
        ("drop-ships new-sparta", 2 + 3 + 2),
        ("refugee-world empath-world contact-specialist", 2 - 3),  # below zero
        ("alpha-centauri alien-rosetta-stone-world new-military-tactics", 2),  # specialised or temporary
        ("space-marines pan-galactic-league", 2 + 2 - 1),
    ],
)
def test_new_galactic_order(others: str, total: int) -> None:
    assert points("new-galactic-order", others) == total


@pytest.mark.clause("race.13.13", "race.6.18")
def test_strength_against_rebels_is_left_out() -> None:
    assert points("new-galactic-order galactic-imperium") == 2


@pytest.mark.clause("race.13.14")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 0),
        ("distant-world plague-world pre-sentient-race", 2 * 3),
        ("avian-uplift-race malevolent-lifeforms", 2 * 2),
        ("outlaw-world rebel-base", 1 * 2),
        ("contact-specialist", 3),
        ("gem-world genetics-lab", 0),
    ],
)
def test_pan_galactic_league(others: str, total: int) -> None:
    assert points("pan-galactic-league", others) == total


@pytest.mark.clause("race.13.15")
@pytest.mark.parametrize(
    ("others", "total"),
    [
        ("", 2),
        ("export-duties genetics-lab mining-conglomerate", 2 + 2 * 3),
        ("old-earth spice-world pirate-world merchant-world", 2 + 1 * 4),
        ("black-market-trading-world", 2),  # it sells by a consume power
        ("public-works outlaw-world gem-world", 2),
    ],
)
def test_trade_league(others: str, total: int) -> None:
    assert points("trade-league", others) == total
