"""Phase V: Produce [race.8]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.cards import (
    DRAW_DIFFERENT,
    DRAW_EACH,
    DRAW_IF,
    DRAW_MOST,
    DRAW_WORLD,
    PRODUCE_DRAW,
    WINDFALL,
    Card,
)
from kosmodrom.games.race.choices import KINDS, PRODUCE, PRODUCE_ON, WINDFALL_POWER
from kosmodrom.games.race.notes import PRODUCED, WHY_PRODUCE
from kosmodrom.games.race.player import DIGIT, Player, digit
from kosmodrom.games.race.position import Race
from kosmodrom.games.race.refusals import not_an_answer, refuse, refuse_card

KINDS_OF_POWER: Final = 5


@mypyc_attr(acyclic=True)
class Produce(Step):
    """Seat by seat in table order, then the comparison of who produced most [race.11.4, race.8.18]."""

    def run(self, g: Race) -> None:
        g.agenda.append(MOST_PRODUCED)
        for n in range(g.seats - 1, -1, -1):
            g.agenda.append(ProduceTurn(g.in_order(n)))


@mypyc_attr(acyclic=True)
class ProduceTurn(Step):
    """One player's fixed draws, production worlds, windfall powers and dependent draws [race.8.3, race.8.18]."""

    def run(self, g: Race) -> None:
        player = g.players[self.seat]
        player.made = 0
        fixed_draws(g, self.seat)
        for index in range(len(player.tableau)):
            card = g.edition.cards[player.tableau[index]]
            if card.production and player.goods[index] < 0:
                produce_on(g, self.seat, index)
        g.agenda.append(DrawForProduction(self.seat))
        g.ask(ProduceWindfalls(self.seat, windfall_powers(g, self.seat)))


def fixed_draws(g: Race, seat: i64) -> None:
    """Draws that depend only on the table [race.8.9, race.8.17]."""
    player = g.players[seat]
    if not has(player.ops, PRODUCE_DRAW) and not has(player.ops, DRAW_WORLD):
        return
    for kind in player.tableau:
        for power in g.edition.cards[kind].produce:
            if power.op == PRODUCE_DRAW:
                g.draw(seat, power.amount, WHY_PRODUCE)
            elif power.op == DRAW_WORLD:
                g.draw(seat, power.amount * worlds_of(g.edition.cards, player, power.good), WHY_PRODUCE)


def worlds_of(cards: list[Card], player: Player, good: i64) -> i64:
    """Worlds of a kind on a table, windfall or production."""
    count: i64 = 0
    for kind in player.tableau:
        if cards[kind].good == good:
            count += 1
    return count


def produce_on(g: Race, seat: i64, index: i64) -> None:
    """Lay a good on a world, and draw if the world gives cards for it [race.8.1, race.8.10 to race.8.12]."""
    if not g.lay_good(seat, index):
        return
    player = g.players[seat]
    card = g.edition.cards[player.tableau[index]]
    player.made += bit(card.good * DIGIT)
    g.tell(PRODUCED, seat, card.kind)
    for power in card.produce:
        if power.op == DRAW_IF:
            g.draw(seat, power.amount, WHY_PRODUCE)


def windfall_powers(g: Race, seat: i64) -> i64:
    """A player's windfall powers and bonus: how many for each kind of good, in eight bits.

    Without them a windfall world gets no new good [race.6.9, race.8.4, race.8.6, race.8.7].
    """
    player = g.players[seat]
    powers: i64 = player.called(PRODUCE)
    if not has(player.ops, WINDFALL):
        return powers
    for kind in player.tableau:
        for power in g.edition.cards[kind].produce:
            if power.op == WINDFALL:
                powers += bit(power.good * DIGIT)
    return powers


@mypyc_attr(acyclic=True)
class ProduceWindfalls(Step):
    """Use windfall powers in any order, each on a fitting empty world [race.8.5, race.8.8, race.3.16].

    n holds the powers left. Powers for the same kind are alike, so only their kind is chosen.
    """

    def choices(self, g: Race) -> list[int]:
        out: list[int] = []
        for good in range(KINDS_OF_POWER):
            if digit(self.n, good) and empty_windfalls(g, self.seat, good):
                out.append(WINDFALL_POWER + good)
        return out

    def take(self, g: Race, choice: i64) -> None:
        good = choice - WINDFALL_POWER
        g.ask(ProduceWindfalls(self.seat, self.n - bit(good * DIGIT)))
        g.ask(ProduceOn(self.seat, good))

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if WINDFALL_POWER <= choice < WINDFALL_POWER + KINDS_OF_POWER:
            return refuse("race.8.6" if choice > WINDFALL_POWER else "race.8.4", "no-windfall-power")
        return not_an_answer("race.8.8")


def empty_windfalls(g: Race, seat: i64, good: i64) -> list[int]:
    """One choice for each windfall world without a good, of a kind or of any."""
    player = g.players[seat]
    out: list[int] = []
    for index, kind in enumerate(player.tableau):
        card = g.edition.cards[kind]
        if card.windfall and player.goods[index] < 0 and (good == 0 or card.good == good):
            out.append(PRODUCE_ON + kind)
    return out


@mypyc_attr(acyclic=True)
class ProduceOn(Step):
    """Choose the world for a windfall power for goods of kind n [race.8.5]."""

    def choices(self, g: Race) -> list[int]:
        return empty_windfalls(g, self.seat, self.n)

    def take(self, g: Race, choice: i64) -> None:
        produce_on(g, self.seat, g.players[self.seat].tableau.index(choice - PRODUCE_ON))

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if not PRODUCE_ON <= choice < PRODUCE_ON + KINDS:
            return not_an_answer("race.8.5")
        kind = choice - PRODUCE_ON
        player = g.players[self.seat]
        if kind not in player.tableau:
            return refuse_card("race.8.5", "not-on-table", g, kind)
        if not g.card(kind).windfall:
            return refuse_card("race.8.4", "not-windfall", g, kind)
        if player.good_on(kind):
            return refuse_card("race.3.7", "world-has-good", g, kind)
        return refuse_card("race.8.6", "wrong-kind", g, kind)


@mypyc_attr(acyclic=True)
class DrawForProduction(Step):
    """Draws that depend on what the player has produced [race.8.13, race.8.14, race.8.15]."""

    def run(self, g: Race) -> None:
        player = g.players[self.seat]
        if not has(player.ops, DRAW_EACH) and not has(player.ops, DRAW_DIFFERENT):
            return
        for kind in player.tableau:
            for power in g.edition.cards[kind].produce:
                if power.op == DRAW_EACH:
                    g.draw(self.seat, power.amount * player.produced(power.good), WHY_PRODUCE)
                elif power.op == DRAW_DIFFERENT:
                    g.draw(self.seat, power.amount * kinds_produced(player), WHY_PRODUCE)


def kinds_produced(player: Player) -> i64:
    """How many kinds of goods a player has produced in this phase."""
    count: i64 = 0
    for good in range(1, KINDS_OF_POWER):
        if player.produced(good):
            count += 1
    return count


@mypyc_attr(acyclic=True)
class MostProduced(Step):
    """Cards for who alone has produced the most of a kind [race.8.16]."""

    def run(self, g: Race) -> None:
        for n in range(g.seats):
            seat = g.in_order(n)
            player = g.players[seat]
            if not has(player.ops, DRAW_MOST):
                continue
            for kind in player.tableau:
                for power in g.edition.cards[kind].produce:
                    if power.op == DRAW_MOST and alone_ahead(g, seat, power.good):
                        g.draw(seat, power.amount, WHY_PRODUCE)


def alone_ahead(g: Race, seat: i64, good: i64) -> bool:
    """Whether a player has produced more of a kind than every other player; who has produced none never has."""
    own = g.players[seat].produced(good)
    return all(other == seat or g.players[other].produced(good) < own for other in range(g.seats))


MOST_PRODUCED: Final = MostProduced()
