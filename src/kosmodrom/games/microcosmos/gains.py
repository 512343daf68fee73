"""What is gained: resources for the hold, crew cards from the deck and from the Cantina, and a row for each of them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.position import NO_CHOICES
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ANY, CANTINA, CARGO_HOLDS, CREW, GAINS, RESOURCES
from kosmodrom.games.microcosmos.choices import CREW_CARDS, GAIN, TAKE, TO_LOWER, TO_UPPER
from kosmodrom.games.microcosmos.notes import CANTINA_FILLED, DREW, ROW, TOOK
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import DRAFTING, NOBODY, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse, refuse_crew


def gain(g: Cosmos, seat: i64, gains: list[int]) -> None:
    """Take what a place or a card gives; what there is to choose is asked [microcosmos.4.1, microcosmos.11.6].

    Crew cards come from the deck or from the Cantina [microcosmos.5.1].
    """
    if seat >= g.seats:
        gain_by_rule(g, seat, gains)
        return
    for resource in range(RESOURCES):
        if gains[resource]:
            g.add(seat, resource, gains[resource])
    # Asked steps hang on each other: the last one asked is answered first.
    if gains[CANTINA]:
        g.ask(TakeFromCantina(seat, gains[CANTINA]))
    if gains[CREW]:
        g.ask(DrawCrew(seat, gains[CREW]))
    if gains[ANY]:
        g.ask(GainAny(seat, gains[ANY]))


def gain_by_rule(g: Cosmos, seat: i64, gains: list[int]) -> None:
    """The Automa asks nobody: of any resources it takes that of which it has least, among equals the higher one.

    Crew cards it takes from the deck, as many as it gets [microcosmos.19.6, microcosmos.19.9].
    """
    cargo = g.players[seat].cargo
    for resource in range(RESOURCES):
        if gains[resource]:
            g.add(seat, resource, gains[resource])
    for _ in range(gains[ANY]):
        fewest: i64 = 0
        for resource in range(RESOURCES):
            if cargo[resource] < cargo[fewest]:
                fewest = resource
        g.add(seat, fewest, 1)
    for _ in range(gains[CREW] + gains[CANTINA]):
        card = g.draw_crew()
        if card < 0:
            return
        g.players[seat].upper.append(card)
        g.tell(DREW, seat, card)


def has_room(g: Cosmos, player: Player) -> bool:
    """Whether the player may have one more crew card [microcosmos.5.2]."""
    return player.crew_count() < g.edition.numbers.hand


@mypyc_attr(acyclic=True)
class GainAny(Step):
    """Gain n units of any resources, one by one; one that finds no room would be lost [microcosmos.4.5]."""

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        most = g.capacity(player)
        return [GAIN + resource for resource in range(RESOURCES) if player.cargo[resource] < most]

    def take(self, g: Cosmos, choice: i64) -> None:
        g.add(self.seat, choice - GAIN, 1)
        if self.n > 1:
            g.ask(GainAny(self.seat, self.n - 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if GAIN <= choice < GAIN + RESOURCES:
            clause = "microcosmos.4.4" if g.players[self.seat].has_upgrade(CARGO_HOLDS) else "microcosmos.4.3"
            return refuse(clause, "hold-full", {"resource": GAINS[choice - GAIN]})
        return not_an_answer("microcosmos.4.1")


@mypyc_attr(acyclic=True)
class DrawCrew(Step):
    """Draw n crew cards from the deck, each of which gets a row before the next comes.

    Only as many come as find room [microcosmos.5.5, microcosmos.5.6, microcosmos.11.7].
    """

    def run(self, g: Cosmos) -> None:
        player = g.players[self.seat]
        if not has_room(g, player):
            return
        card = g.draw_crew()
        if card < 0:
            return
        g.tell(DREW, self.seat, card)
        if self.n > 1:
            g.ask(DrawCrew(self.seat, self.n - 1))
        seek_row(g, self.seat, card)


@mypyc_attr(acyclic=True)
class TakeFromCantina(Step):
    """Take n of the cards in the Cantina; its places are filled again when all are taken [microcosmos.5.8]."""

    def choices(self, g: Cosmos) -> list[int]:
        if self.n == 0 or not has_room(g, g.players[self.seat]):
            return NO_CHOICES
        return [TAKE + card for card in g.cantina]

    def take(self, g: Cosmos, choice: i64) -> None:
        card = choice - TAKE
        g.cantina.remove(card)
        g.tell(TOOK, self.seat, card)
        g.ask(TakeFromCantina(self.seat, self.n - 1))
        seek_row(g, self.seat, card)

    def run(self, g: Cosmos) -> None:
        fill_cantina(g)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if TAKE <= choice < TAKE + CREW_CARDS:
            return refuse_crew("microcosmos.5.7", "not-in-cantina", g, choice - TAKE)
        return not_an_answer("microcosmos.5.7")


def fill_cantina(g: Cosmos) -> None:
    """Fill the empty places of the Cantina from the deck [microcosmos.5.7]."""
    while len(g.cantina) < g.edition.numbers.cantina:
        card = g.draw_crew()
        if card < 0:
            return
        g.cantina.append(card)
        g.tell(CANTINA_FILLED, NOBODY, card)


def seek_row(g: Cosmos, seat: i64, card: i64) -> None:
    """Let a player who has got a card lay it into a row."""
    g.players[seat].hand.append(card)
    g.ask(LayCrew(seat, card))


@mypyc_attr(acyclic=True)
class LayCrew(Step):
    """Lay card n into the upper or the lower row [microcosmos.5.3]; each has three places [microcosmos.5.4]."""

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        most = g.edition.numbers.row
        out: list[int] = []
        if len(player.upper) < most:
            out.append(TO_UPPER)
        if len(player.lower) < most:
            out.append(TO_LOWER)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        player = g.players[self.seat]
        player.hand.remove(self.n)
        row = player.upper if choice == TO_UPPER else player.lower
        row.append(self.n)
        if g.phase != DRAFTING:
            g.tell(ROW, self.seat, self.n, 1 if choice == TO_UPPER else 0)

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        return not_an_answer("microcosmos.5.3")
